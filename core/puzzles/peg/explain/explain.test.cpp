#include <algorithm>
#include <limits>
#include <map>
#include <optional>

#include <doctest/doctest.h>

#include "puzzles/peg/board.hpp"
#include "puzzles/peg/explain/package_plan.hpp"
#include "puzzles/peg/explain/steps.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/solve/plans.hpp"
#include "puzzles/peg/solve/reasons.hpp"
#include "puzzles/peg/test_support.hpp"
#include "trials.hpp"

namespace schlegel {
namespace {

using namespace peg;
using End = Explanation::End;
using Kind = ExplanationStep::Kind;

Explanation explained(const Instance& instance, Position position, int steps = 0) {
  Peg::State state = Peg::start(instance);
  state.pegs = position;
  Control control;
  ExplainLimits limits;
  limits.new_steps = steps;
  return Peg::explain(instance, state, limits, control);
}

bool is_package(const ExplanationStep& step) { return step.technique.ends_with("urge") || step.technique == "Package"; }

/// Each step is in one row, in order; titles are whole.
void check_rows(const Explanation& explanation) {
  int next = 1;
  for (const OutlineStep& row : explanation.outline) {
    CHECK_FALSE(row.title.empty());
    CHECK(row.title.find('{') == std::string::npos);
    CHECK_FALSE(row.technique.empty());
    std::vector<int> steps = row.steps;
    steps.insert(steps.end(), row.follows.begin(), row.follows.end());
    std::sort(steps.begin(), steps.end());
    for (const int step : steps) CHECK(step == next++);
  }
  CHECK(next == static_cast<int>(explanation.steps.size()) + 1);
}

/// Plays the moves of each step; those of a package take exactly the pegs it lights and leave all else as it was.
Position play(const Instance& instance, Position position, const Explanation& explanation) {
  for (std::size_t number = 0; number < explanation.steps.size(); ++number) {
    const ExplanationStep& step = explanation.steps[number];
    CHECK_FALSE(step.sentence.empty());
    CHECK(step.sentence.find('{') == std::string::npos);
    CHECK(step.kind == Kind::deduction);
    for (const int because : step.because) CHECK((because >= 1 && because <= static_cast<int>(number)));
    const Position before = position;
    for (const std::string& move : step.moves) {
      const Jump jump = Peg::parse_move(instance, move).value();
      REQUIRE(jump.legal(position));
      position ^= jump.changed();
    }
    if (!is_package(step)) continue;
    Position gone = 0;
    for (const auto& spot : step.spots)
      if (!spot.other) gone |= bit(instance.find(spot.target));
    CHECK((gone & ~before) == 0);
    CHECK(position == (before & ~gone));
    CHECK(step.moves.size() == static_cast<std::size_t>(peg_count(gone)));
  }
  return position;
}

/// The weights written on the holes: no jump raises their total. Empty when there are none.
std::vector<std::int64_t> weights_on(const Instance& instance, const ExplanationStep& step) {
  std::vector<std::int64_t> weights;
  for (const auto& spot : step.spots)
    if (!spot.note.empty()) {
      weights.resize(instance.names.size());
      weights[instance.find(spot.target)] = std::stoll(spot.note);
    }
  if (weights.empty()) return weights;
  const auto weight = [&](int hole) { return weights[hole]; };
  for (const Jump& jump : jumps_of(instance)) CHECK(weight(jump.from) + weight(jump.over) >= weight(jump.to));
  return weights;
}

std::int64_t number_after(const std::string& sentence, const std::string& words) {
  const auto at = sentence.find(words);
  REQUIRE(at != std::string::npos);
  return std::stoll(sentence.substr(at + words.size()));
}

Position holes_of(const Instance& instance, const KnownFact& fact) {
  Position holes = 0;
  for (const std::string& name : fact.vertices) holes |= bit(instance.find(name));
  return holes;
}

/// That parities and weights are those of the position, and that no jump changes or raises them; how many there are.
int check_facts(const Instance& instance, Position position, const ExplanationStep& step) {
  int count = 0;
  for (const KnownFact& fact : step.facts) {
    const Position holes = holes_of(instance, fact);
    if (fact.kind == KnownFact::Kind::parity) {
      ++count;
      CHECK(fact.holds == (peg_count(position & holes) % 2 == 1));
      for (const Jump& jump : jumps_of(instance)) CHECK(peg_count(jump.changed() & holes) % 2 == 0);
    } else if (fact.kind == KnownFact::Kind::weight) {
      ++count;
      std::vector<std::int64_t> weights(instance.names.size());
      REQUIRE(fact.weights.size() == fact.vertices.size());
      for (std::size_t i = 0; i < fact.weights.size(); ++i) weights[instance.find(fact.vertices[i])] = fact.weights[i];
      if (&fact == &step.facts.front() || step.kind == Kind::deduction) CHECK(weights_on(instance, step) == weights);
      CHECK(fact.text.ends_with("weigh " + std::to_string(total(instance, position, weights))));
    }
  }
  return count;
}

/// The numbers of a sentence about what parities or weights are now and would be at the goal.
void check_numbers(const Instance& instance, Position position, const KnownFact& fact, const std::string& sentence) {
  const bool by_weight = fact.kind == KnownFact::Kind::weight;
  const auto value = [&](Position pegs) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < fact.vertices.size(); ++i)
      if ((pegs & bit(instance.find(fact.vertices[i]))) != 0) sum += by_weight ? fact.weights[i] : 1;
    return sum;
  };
  const auto says = [&](const char* words) { return sentence.find(words) != std::string::npos; };
  CAPTURE(sentence);
  const auto check = [&](const char* words, std::int64_t number) {
    if (!says(words)) return;
    CHECK(number_after(sentence, words) == number);
    if (!by_weight) CHECK(says((std::to_string(number) + (number % 2 != 0 ? ", an odd" : ", an even")).c_str()));
  };
  for (const char* words : {"Now they hold ", "Now the pegs weigh ", "shown, the pegs weigh "})
    check(words, value(position));
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  for (const Position goal : goal_positions(instance))
    if (!parity_reason(instance, position, goal)) least = std::min(least, value(goal));
  check("the goal needs ", least);
  if (!instance.goal.any)
    for (const char* words : {"they would hold ", "they would weigh "}) check(words, value(instance.goal.pegs));
}

/// What is said of the jumps other than the first one of the step, against brute force; how many are said to be lost.
int check_others(const Instance& instance, Position position, const ExplanationStep& step) {
  const Jump jump = Peg::parse_move(instance, step.moves.front()).value();
  const bool only = step.sentence.find("There is only one jump") != std::string::npos;
  const bool lost = step.sentence.find("very other jump") != std::string::npos;
  const auto weights = weights_on(instance, step);
  check_facts(instance, position, step);
  testing::BruteForce brute(instance);
  int count = 0;
  for (const Jump& other : brute.jumps(position)) {
    if (other == jump) continue;
    CHECK_FALSE(only);
    if (!lost) continue;
    ++count;
    CHECK(brute.plans(position ^ other.changed()) == 0);
    if (!weights.empty())
      CHECK(total(instance, position ^ other.changed(), weights) < number_after(step.sentence, "the goal needs "));
  }
  CHECK((count > 0) == lost);
  if (weights.empty()) return count;
  CHECK(step.sentence.find("Now the pegs weigh ") != std::string::npos);
  check_numbers(instance, position, step.facts.back(), step.sentence);
  return count;
}

/// What a run is said to be good for: a later jump of its peg, over its peg, or into a hole that it empties. Whether it
/// is said of a jump.
bool check_use(const Instance& instance, const Explanation& explanation, std::size_t number) {
  const std::string& sentence = explanation.steps[number].sentence;
  const auto jumps_of_step = [&](std::size_t step) {
    std::vector<Jump> jumps;
    for (const std::string& move : explanation.steps[step].moves)
      jumps.push_back(Peg::parse_move(instance, move).value());
    return jumps;
  };
  const auto run = jumps_of_step(number);
  Position emptied = 0;
  for (const Jump& jump : run) emptied |= jump.needed();
  emptied &= ~bit(run.back().to);
  int told = 0;
  for (std::size_t later = number + 1; later < explanation.steps.size(); ++later)
    for (const Jump& jump : jumps_of_step(later)) {
      const auto says = [&](const Sentence& words) {
        bool said = false;
        for (const char* when : {"next", "later", "filled", "refilled"})
          said = said || sentence.find(say(words, {{"from", shown(instance, jump.from)},
                                                   {"over", shown(instance, jump.over)},
                                                   {"to", shown(instance, jump.to)},
                                                   {"when", when}})) != std::string::npos;
        told += said ? 1 : 0;
        return said;
      };
      if (says(peg::words::then_jumps_on)) CHECK(jump.from == run.back().to);
      if (says(peg::words::then_jumped_over)) CHECK(jump.over == run.back().to);
      if (says(peg::words::then_room)) CHECK((emptied & bit(jump.to)) != 0);
    }
  const bool of_jump =
      sentence.find("From ") != std::string::npos || sentence.find("can jump over") != std::string::npos;
  CHECK((told > 0) == of_jump);
  return of_jump;
}

/// That each assumption is a jump from the position before it, that each case ends in a position without jumps, with
/// too little weight, or with every jump supposed; how many cases there are.
int check_cases(const Instance& instance, Position position, const Explanation& explanation) {
  REQUIRE_FALSE(explanation.steps.empty());
  const testing::BruteForce brute(instance);
  std::vector<Position> positions{position};
  std::vector<std::size_t> supposed{0};
  int cases = 0;
  std::optional<KnownFact> fact;  ///< told last
  for (const ExplanationStep& step : explanation.steps) {
    CHECK_FALSE(step.sentence.empty());
    CHECK(step.sentence.find('{') == std::string::npos);
    for (const auto& spot : step.spots) CHECK(instance.find(spot.target) >= 0);
    REQUIRE_FALSE(positions.empty());
    const Position here = positions.back();
    const int facts = check_facts(instance, here, step);
    if (facts > 0) fact = step.facts.front();
    if (fact) check_numbers(instance, here, *fact, step.sentence);
    if (step.technique_id == "weights" && step.depth > 0) CHECK(facts > 0);
    if (step.kind == Kind::assumption) {
      CHECK(step.depth == static_cast<int>(positions.size()));
      Position changed = 0;
      for (const auto& spot : step.spots) changed |= bit(instance.find(spot.target));
      CHECK(holes_of(instance, step.facts.front()) == changed);
      const auto jumps = brute.jumps(here);
      CHECK(std::any_of(jumps.begin(), jumps.end(), [&](const Jump& jump) { return jump.changed() == changed; }));
      ++supposed.back();
      positions.push_back(here ^ changed);
      supposed.push_back(0);
    } else if (step.kind == Kind::contradiction) {
      CHECK(step.depth + 1 == static_cast<int>(positions.size()));
      if (step.technique == "No jump left") CHECK(brute.jumps(here).empty());
      if (step.technique == "Every jump fails") CHECK(supposed.back() == brute.jumps(here).size());
      if (step.depth > 0 && step.technique == "Weights" && !instance.goal.any)
        CHECK(total(instance, here, weights_on(instance, step)) <
              total(instance, instance.goal.pegs, weights_on(instance, step)));
      cases += step.depth > 0 ? 1 : 0;
      positions.pop_back();
      supposed.pop_back();
    }
  }
  CHECK(positions.empty());
  return cases;
}

TEST_CASE("peg explanations: random small boards against brute force") {
  int solved = 0, none = 0, packages = 0, cases = 0, lost = 0, uses = 0;
  each_sampled_seed(6000, [&](Random& random, int seed) {
    Instance board = seed % 3 == 0 ? testing::random_board(random, 8, 14)
                                   : testing::random_grid(random, 4, 3, seed % 3 == 1, static_cast<int>(seed % 4));
    if (board.lines.empty()) return;
    board.start = random.below(board.all()) & board.all();
    board.goal.any = seed % 2 == 0;
    testing::BruteForce brute(board);
    if (!board.goal.any) {
      const auto reachable = brute.reachable(board.start);
      auto goal = reachable.begin();
      std::advance(goal, static_cast<std::ptrdiff_t>(random.below(reachable.size())));
      board.goal.pegs = seed % 5 == 0 ? bit(0) : *goal;
    }
    if (board.start == 0 || brute.goal(board.start)) return;
    const Explanation explanation = explained(board, board.start);
    check_rows(explanation);
    const bool possible = brute.plans(board.start) > 0;
    CHECK((explanation.end == End::solved) == possible);
    CHECK((explanation.end == End::none) == !possible);
    if (possible) {
      ++solved;
      CHECK(brute.goal(play(board, board.start, explanation)));
      Position position = board.start;
      for (std::size_t number = 0; number < explanation.steps.size(); ++number) {
        const ExplanationStep& step = explanation.steps[number];
        CHECK(step.sentence.find("very other jump") == std::string::npos);
        const ExplanationStep hint = explained(board, position, 1).steps.front();
        CHECK(hint.moves == step.moves);
        if (is_package(step)) {
          ++packages;
        } else {
          lost += check_others(board, position, hint);
          uses += check_use(board, explanation, number) ? 1 : 0;
        }
        for (const std::string& move : step.moves) position ^= Peg::parse_move(board, move).value().changed();
      }
    } else {
      ++none;
      cases += check_cases(board, board.start, explanation);
    }
  });
  CHECK(solved > at_least(1000));
  CHECK(none > at_least(1000));
  CHECK(packages > at_least(100));
  CHECK(cases > at_least(200));
  CHECK(lost > at_least(500));
  CHECK(uses > at_least(500));
}

TEST_CASE("peg explanations: dead ends on a large board, where several cases rest on weights") {
  int none = 0, again = 0;
  const Instance board = Peg::parse(find_level("peg", "english33_plus")->text).value();
  const testing::BruteForce brute(board);
  each_sampled_seed(100, [&](Random& random) {
    Position position = board.start;
    for (auto left = 1 + random.below(3); left > 0; --left)
      if (const auto jumps = brute.jumps(position); !jumps.empty())
        position ^= jumps[random.below(jumps.size())].changed();
    const Explanation explanation = explained(board, position);
    if (explanation.end != End::none) return;
    ++none;
    check_rows(explanation);
    check_cases(board, position, explanation);
    for (const ExplanationStep& step : explanation.steps)
      again += step.sentence.starts_with("With the weights shown") ? 1 : 0;
  });
  CHECK(none > at_least(30));
  CHECK(again > at_least(5));
}

TEST_CASE("peg explanations: any order of a plan is cut into packages that can be played") {
  each_sampled_seed(300, [&](Random& random, int seed) {
    Instance board = testing::random_grid(random, 5, 5, seed % 2 == 0, 2);
    board.start = board.all() & ~bit(testing::below(random, board.holes()));
    const testing::BruteForce brute(board);
    std::vector<Jump> plan;
    Position position = board.start;
    for (auto jumps = brute.jumps(position); !jumps.empty(); jumps = brute.jumps(position)) {
      plan.push_back(jumps[random.below(jumps.size())]);
      position ^= plan.back().changed();
    }
    Position played = board.start;
    std::size_t count = 0;
    int run_end = -1;  ///< where the peg is that has just jumped by itself
    for (const Package& package : packages_of(board, plan, false)) {
      const Position before = played;
      for (const Jump& jump : package.jumps) {
        REQUIRE(jump.legal(played));
        played ^= jump.changed();
      }
      count += package.jumps.size();
      const bool goes_on =
          std::adjacent_find(package.jumps.begin(), package.jumps.end(),
                             [](const Jump& a, const Jump& b) { return a.to != b.from; }) == package.jumps.end();
      if (package.kind == Package::Kind::jump)
        CHECK(goes_on);
      else
        CHECK((played & ~before) == 0);
      if (package.kind == Package::Kind::jump && run_end >= 0) CHECK(package.jumps.front().from != run_end);
      run_end = package.kind == Package::Kind::jump ? package.jumps.back().to : -1;
    }
    CHECK(played == position);
    CHECK(count == plan.size());
  });
}

/// The most jumps in packages on the way to the goal, from all sequences of up to six jumps.
class MostInPackages {
 public:
  MostInPackages(const Instance& instance, bool last_alone)
      : instance_(instance), last_alone_(last_alone), brute_(instance) {}

  /// -1: there is no way.
  int from(Position p) {
    if (brute_.goal(p)) return 0;
    if (const auto known = known_.find(p); known != known_.end()) return known->second;
    int most = -1;
    go_on(p, p, 0, 0, most);
    return known_[p] = most;
  }

 private:
  void go_on(Position before, Position now, Position touched, int count, int& most) {
    if (count == 6) return;
    for (const Jump& jump : brute_.jumps(now)) {
      const Position next = now ^ jump.changed(), all = touched | jump.changed(), gone = before & ~next;
      const bool package = count > 0 && (next & ~before) == 0 && peg_count(all) == count + 3 &&
                           (count < 3 || kind_of(instance_, gone) != Package::Kind::other) &&
                           !(last_alone_ && brute_.goal(next));
      if (count == 0 || package)
        if (const int more = from(next); more >= 0) most = std::max(most, more + (package ? count + 1 : 0));
      go_on(before, next, all, count + 1, most);
    }
  }

  const Instance& instance_;
  bool last_alone_;
  testing::BruteForce brute_;
  std::map<Position, int> known_;
};

/// From which random jumps lead to one peg.
Position before_some_jumps(Random& random, const Instance& instance) {
  Position position = bit(testing::below(random, instance.holes()));
  for (int count = 0; count < 9; ++count) {
    std::vector<Jump> back;  // of the holes
    for (const Jump& jump : jumps_of(instance))
      if (jump.legal(~position & instance.all())) back.push_back(jump);
    if (back.empty()) break;
    position ^= back[random.below(back.size())].changed();
  }
  return position;
}

TEST_CASE("peg explanations: on small boards no plan has more jumps in packages") {
  int found = 0, rich = 0;
  each_sampled_seed(300, [&](Random& random, int seed) {
    Instance board = testing::random_grid(random, 4, 3, seed % 2 == 0, 2);
    board.start = seed % 5 == 0 ? random.next() & board.all() : before_some_jumps(random, board);
    if (board.start == 0) return;
    board.goal.any = true;
    const bool last_alone = seed % 3 > 0;
    Control control;
    const auto goals = goal_positions(board);
    const auto plan = plan_in_packages(board, board.start, goals, last_alone, control);
    const int most = MostInPackages(board, last_alone).from(board.start);
    REQUIRE(plan.has_value() == (most >= 0));
    if (!plan) return;
    ++found;
    int in_packages = 0;
    Position position = board.start;
    std::size_t first = 0;
    for (const std::size_t count : plan->together) {
      const Position before = position;
      for (std::size_t i = first; i < first + count; ++i) {
        REQUIRE(plan->plan[i].legal(position));
        position ^= plan->plan[i].changed();
      }
      first += count;
      if (count == 1) continue;
      CHECK((position & ~before) == 0);
      in_packages += static_cast<int>(count);
    }
    CHECK(first == plan->plan.size());
    CHECK(peg_count(position) == 1);
    CHECK(in_packages == most);
    rich += most > 3 ? 1 : 0;
  });
  CHECK(found > at_least(160));
  CHECK(rich > at_least(20));
}

TEST_CASE("peg explanations: purges go by their names") {
  // The catalyst a jumps over b1 to c; b3 over b2 to b1; c over b1 back to a.
  const Instance three = Peg::parse(
                             "peg\nhole a\nhole b1\nhole b2\nhole b3\nhole c\nhole d\nhole e\n"
                             "line a b1 c\nline b1 b2 b3\nline a d e\npegs a b1 b2 b3 d\ngoal e\n")
                             .value();
  const Explanation explanation = explained(three, three.start);
  REQUIRE(explanation.steps.size() == 2);
  CHECK(explanation.steps[0].technique == "3-purge");
  CHECK(explanation.steps[0].sentence ==
        "A jumps over B1 into C; B3 jumps over B2 into B1; C jumps over B1 into A. Here the peg in A and the empty "
        "hole C "
        "just help: in the end they are as before, and only B1, B2 and B3, three in a row, are gone. Such a group of "
        "jumps "
        "is called a 3-purge.");
  CHECK(explanation.outline[0].title == "Clear B1, B2 and B3");
  CHECK(explanation.steps[1].technique == "Last jump");
  CHECK(explanation.end == End::solved);
  CHECK(explained(three, three.start, 1).steps.size() == 1);
  CHECK(explained(three, three.start, 1).end == End::enough);
}

TEST_CASE("peg explanations: jumps in a row by one peg are one step") {
  const Instance row = Peg::parse(
                           "peg\nhole a 0 0\nhole b 0.1 0\nhole c 0.2 0\nhole d 0.3 0\nhole e 0.4 0\nhole f 0.4 0.1\n"
                           "hole g 0.4 0.2\nline a b c\nline c d e\nline e f g\npegs a b d f\ngoal g\n")
                           .value();
  const Explanation explanation = explained(row, row.start);
  REQUIRE(explanation.steps.size() == 1);
  CHECK(explanation.outline[0].title == "Last jumps");
  CHECK(explanation.steps[0].sentence ==
        "A jumps over B into C and then over D into E and then over F into G, where the last peg "
        "belongs.");
  CHECK(explanation.steps[0].moves == std::vector<std::string>{"a-b-c", "c-d-e", "e-f-g"});
}

TEST_CASE("peg explanations: all shipped boards") {
  for (const Level& level : levels()) {
    if (level.puzzle != "peg") continue;
    const Instance instance = Peg::parse(level.text).value();
    CAPTURE(level.id);
    const Explanation explanation = explained(instance, instance.start);
    check_rows(explanation);
    if (explanation.end == End::none) {
      check_cases(instance, instance.start, explanation);
      continue;
    }
    REQUIRE(explanation.end == End::solved);
    const Position last = play(instance, instance.start, explanation);
    CHECK((instance.goal.any ? peg_count(last) == 1 : last == instance.goal.pegs));
    CHECK(explanation.steps.back().technique != "");
    CHECK(explained(instance, instance.start, 1).steps.size() == 1);
  }
}

}  // namespace
}  // namespace schlegel
