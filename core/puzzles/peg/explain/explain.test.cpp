#include <doctest/doctest.h>

#include "puzzles/peg/board.hpp"
#include "puzzles/peg/explain/steps.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/solve/plans.hpp"
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
    if (!is_package(step)) {
      CHECK(step.moves.size() == 1);
      continue;
    }
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
      if (&fact == &step.facts.front()) CHECK(weights_on(instance, step) == weights);
      CHECK(fact.text.ends_with("weigh " + std::to_string(total(instance, position, weights))));
    }
  }
  return count;
}

/// What is said of the jumps other than the one that is told, against brute force; how many are said to be lost.
int check_others(const Instance& instance, Position position, const ExplanationStep& step) {
  const Jump jump = Peg::parse_move(instance, step.moves.front()).value();
  std::size_t begin = step.sentence.size();
  for (const char* words : {"There is only one jump", "Give each hole", " The jump", " Every other jump"})
    begin = std::min(begin, step.sentence.find(words));
  const auto said = step.sentence.substr(begin);
  const bool lost = said.find("The goal needs") != said.npos || said.find(" dead end") != said.npos;
  const bool all = said.find("very other jump") != said.npos;
  const auto weights = weights_on(instance, step);
  check_facts(instance, position, step);
  testing::BruteForce brute(instance);
  int count = 0;
  for (const Jump& other : brute.jumps(position)) {
    if (other == jump) continue;
    CHECK(said.find("There is only one jump") == said.npos);
    if (!lost || (!all && said.find(jump_in_words(instance, other)) == said.npos)) continue;
    ++count;
    const Position next = position ^ other.changed();
    CHECK(brute.plans(next) == 0);
    if (weights.empty()) continue;
    for (const Position goal : goal_positions(instance))
      if (brute.reachable(next).count(goal) == 0 && !instance.goal.any)
        CHECK(total(instance, next, weights) < total(instance, goal, weights));
  }
  CHECK((count > 0) == lost);
  return count;
}

/// That each assumption is a jump from the position before it, that each case ends in a position without jumps, with
/// too little weight, or with every jump supposed; how many cases there are.
int check_cases(const Instance& instance, Position position, const Explanation& explanation) {
  REQUIRE_FALSE(explanation.steps.empty());
  const testing::BruteForce brute(instance);
  std::vector<Position> positions{position};
  std::vector<std::size_t> supposed{0};
  int cases = 0;
  for (const ExplanationStep& step : explanation.steps) {
    CHECK_FALSE(step.sentence.empty());
    CHECK(step.sentence.find('{') == std::string::npos);
    for (const auto& spot : step.spots) CHECK(instance.find(spot.target) >= 0);
    REQUIRE_FALSE(positions.empty());
    const Position here = positions.back();
    const int facts = check_facts(instance, here, step);
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
  int solved = 0, none = 0, packages = 0, cases = 0, lost = 0;
  each_sampled_seed(600, [&](Random& random, int seed) {
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
    const bool possible = brute.plans(board.start) > 0;
    CHECK((explanation.end == End::solved) == possible);
    CHECK((explanation.end == End::none) == !possible);
    if (possible) {
      ++solved;
      CHECK(brute.goal(play(board, board.start, explanation)));
      Position position = board.start;
      for (const ExplanationStep& step : explanation.steps) {
        CHECK(step.sentence.find("very other jump") == std::string::npos);
        const ExplanationStep hint = explained(board, position, 1).steps.front();
        CHECK(hint.moves == step.moves);
        if (is_package(step))
          ++packages;
        else
          lost += check_others(board, position, hint);
        for (const std::string& move : step.moves) position ^= Peg::parse_move(board, move).value().changed();
      }
    } else {
      ++none;
      cases += check_cases(board, board.start, explanation);
    }
  });
  CHECK(solved > at_least(100));
  CHECK(none > at_least(100));
  CHECK(packages > at_least(10));
  CHECK(cases > at_least(20));
  CHECK(lost > at_least(50));
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
    for (const Package& package : packages_of(board, plan, false)) {
      const Position before = played;
      for (const Jump& jump : package.jumps) {
        REQUIRE(jump.legal(played));
        played ^= jump.changed();
      }
      count += package.jumps.size();
      CHECK((package.kind == Package::Kind::jump) == (package.jumps.size() == 1));
      if (package.kind != Package::Kind::jump) CHECK((played & ~before) == 0);
    }
    CHECK(played == position);
    CHECK(count == plan.size());
  });
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
  CHECK(
      explanation.steps[0].sentence ==
      "Clear B1, B2 and B3, three in a row. Jumps: A over B1 into C; B3 over B2 into B1; C over B1 into A. Afterwards "
      "the peg in A and the empty hole C are as before.");
  CHECK(explanation.steps[1].technique == "Last jump");
  CHECK(explanation.end == End::solved);
  CHECK(explained(three, three.start, 1).steps.size() == 1);
  CHECK(explained(three, three.start, 1).end == End::enough);
}

TEST_CASE("peg explanations: all shipped boards") {
  for (const Level& level : levels()) {
    if (level.puzzle != "peg") continue;
    const Instance instance = Peg::parse(level.text).value();
    CAPTURE(level.id);
    const Explanation explanation = explained(instance, instance.start);
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
