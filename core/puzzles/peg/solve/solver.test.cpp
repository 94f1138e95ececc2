#include "puzzles/peg/solve/solver.hpp"

#include <climits>

#include <doctest/doctest.h>

#include "play/answers_test.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/solve/beam.hpp"
#include "puzzles/peg/solve/pagodas.hpp"
#include "puzzles/peg/solve/reasons.hpp"
#include "puzzles/peg/test_support.hpp"
#include "trials.hpp"

using namespace schlegel;
using namespace schlegel::peg;
using test_support::agrees_with_brute_force, test_support::HowToAsk, test_support::Words;
using testing::below, testing::BruteForce;

namespace {

Instance board(const char* id) { return Peg::parse(find_level("peg", id)->text).value(); }

Instance with(Instance instance, const char* start, const char* goal) {
  Options options;
  if (*start != '\0') options.set("start", start);
  options.set("goal", goal);
  return Peg::refine(std::move(instance), options).value();
}

Count count(const Instance& instance) {
  Control control;
  Solver solver(instance);
  const auto answer = solver.count({solver.instance(), instance.start}, control);
  return std::holds_alternative<Count>(answer) ? std::get<Count>(answer) : Count(0);
}

int fewest(const Instance& instance) {
  Control control;
  Solver solver(instance);
  const auto plan = solver.solve({solver.instance(), instance.start, -1, true}, control);
  return std::holds_alternative<Plan>(plan) ? moves_in(std::get<Plan>(plan), -1) : -1;
}

bool solves(const Instance& instance, Position from, const Plan& plan) {
  Peg::State state = Peg::start(instance);
  state.pegs = from;
  return Peg::verify(instance, state, plan);
}

/// Compares all answers with plain recursion.
void compare(const Instance& instance, Random& random) {
  BruteForce brute(instance);
  const Count plans = brute.plans(instance.start);
  const auto [moves, ways] = brute.fewest(instance.start, -1);
  for (const bool short_ones : {false, true}) {
    HowToAsk how{.most_listed = 300, .numbered = 300, .seed = below(random, 1000)};
    if (short_ones) how.options.set("fewest-moves", "");
    const auto is_one = [&, most = short_ones ? moves : INT_MAX](const Words& words) {
      Plan plan;
      for (const std::string& word : words) plan.push_back(Peg::parse_move(instance, word).value());
      return solves(instance, instance.start, plan) && moves_in(plan, -1) <= most;
    };
    agrees_with_brute_force<Peg>(instance, Peg::start(instance), short_ones && plans > 0 ? ways : plans,
                                 std::identity{}, is_one, how);
  }
  if (plans == 0) return;

  Control control;
  Solver solver(instance);
  // Along a random play the verdicts stay right.
  Position p = instance.start;
  int last = -1;
  for (;;) {
    const auto jumps = brute.jumps(p);
    if (jumps.empty() || brute.goal(p)) break;
    const auto analysis = solver.analyse({solver.instance(), p, last}, control);
    if (brute.plans(p) == 0) {
      CHECK(std::holds_alternative<None>(analysis));
      break;
    }
    const auto& known = std::get<Solver::Analysis>(analysis);
    CHECK(known.plans == brute.plans(p));
    CHECK(known.moves == brute.fewest(p, last).first);
    CHECK(known.next.size() == jumps.size());
    for (const auto& next : known.next) {
      CHECK(next.plans == brute.plans(p ^ next.jump.changed()));
      if (next.plans > 0) CHECK(next.moves == brute.fewest(p ^ next.jump.changed(), next.jump.to).first);
    }
    const Jump jump = jumps[random.below(jumps.size())];
    p ^= jump.changed();
    last = jump.to;
  }
}

}  // namespace

TEST_CASE("peg: known counts and fewest moves") {
  CHECK(count(board("pentagon16")) == 361780);
  CHECK(fewest(board("pentagon16")) == 8);
  const auto brute_board = board("pentagon16");
  CHECK(BruteForce(brute_board).reachable(brute_board.start).size() == 19148);
  Count all = 0;
  int best = 100;
  for (const char* start : {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o"}) {
    const Instance instance = with(board("triangle15"), start, "any");
    all += count(instance);
    if (const int moves = fewest(instance); moves >= 0) best = std::min(best, moves);
  }
  CHECK(all == 438984);
  CHECK(best == 9);
}

TEST_CASE("peg: tables of all pairs") {
  Control control;
  const Instance pentagon = board("pentagon16");
  const auto pairs = std::get<Pairs>(table(pentagon, control));
  CHECK(pairs.winnable.size() == 136);
  CHECK(pairs.undecided == 0);
  const std::string inner = "efhijm";
  for (const Pair& pair : pairs.winnable) {
    const auto is_inner = [&](int hole) { return inner.find(pentagon.names[hole]) != std::string::npos; };
    CHECK(is_inner(pair.start) == is_inner(pair.finish));
    Instance one = pentagon;
    one.start = pentagon.all() ^ bit(pair.start);
    one.goal = {false, bit(pair.finish)};
    CHECK(count(one) == pair.plans);
    CHECK(fewest(one) == pair.moves);
  }
  CHECK(std::get<Pairs>(table(board("triangle15"), control)).winnable.size() == 54);
}

TEST_CASE("peg: the English board from centre to centre") {
  const Instance english = board("english33");
  Control control;
  Solver solver(english);
  const Task task{solver.instance(), english.start, -1, true};
  const auto analysis = solver.analyse({solver.instance(), english.start}, control);
  CHECK(to_text(std::get<Solver::Analysis>(analysis).plans) == "40861647040079968");
  CHECK(std::get<Solver::Analysis>(analysis).moves == 18);
  const auto plan = std::get<Plan>(solver.solve(task, control));
  CHECK(moves_in(plan, -1) == 18);
  CHECK(solves(english, english.start, plan));
  // The earliest dead end is after six jumps.
  std::set<Position> layer{english.start};
  BruteForce brute(english);
  bool stuck = false;
  for (int jumps = 0; jumps <= 6; ++jumps) {
    std::set<Position> next;
    for (Position p : layer) {
      const auto legal = brute.jumps(p);
      stuck = stuck || legal.empty();
      for (const Jump& jump : legal) next.insert(p ^ jump.changed());
    }
    CHECK(stuck == (jumps == 6));
    layer = std::move(next);
  }
}

TEST_CASE("peg: the French board cannot be cleared from the centre, and why") {
  const Instance french = board("french37_centre");
  Control control;
  Solver solver(french);
  const auto answer = solver.solve({solver.instance(), french.start}, control);
  REQUIRE(std::holds_alternative<None>(answer));
  const auto certificate = write_reasons(french, std::get<None>(answer).reasons);
  CHECK(certificate.find("exhausted") == std::string::npos);
  CHECK(check_certificate(french, french.start, certificate) == CheckResult::accepted);
}

TEST_CASE("peg: random boards against plain recursion") {
  int winnable = 0;
  each_trial(20261121, 3000, [&](Random& random) {
    const int holes = 3 + below(random, 9);
    Instance instance = random.below(3) == 0 ? testing::random_grid(random, 2 + below(random, 3), 3 + below(random, 2),
                                                                    random.below(2) == 0, below(random, 3))
                                             : testing::random_board(random, holes, 1 + below(random, 16));
    if (instance.names.empty()) return;
    instance.start = random.next() & instance.all();
    if (random.below(2) == 0) instance.start = instance.all() ^ bit(below(random, instance.holes()));
    if (random.below(3) == 0) {
      instance.goal = {true, 0};
    } else {
      // Half of the goals are the end of a random play.
      BruteForce brute(instance);
      instance.goal = {false, random.next() & random.next() & instance.all()};
      if (random.below(2) == 0) {
        Position p = instance.start;
        for (auto jumps = brute.jumps(p); !jumps.empty() && random.below(8) > 0; jumps = brute.jumps(p))
          p ^= jumps[random.below(jumps.size())].changed();
        instance.goal.pegs = p;
      }
    }
    winnable += BruteForce(instance).plans(instance.start) > 0 ? 1 : 0;
    compare(instance, random);
  });
  CHECK(winnable > at_least(600));
}

TEST_CASE("peg: positions marked as bits are the positions listed") {
  int compared = 0;
  each_trial(7, 600, [&](Random& random) {
    Instance instance = random.below(4) == 0
                            ? testing::random_board(random, 4 + below(random, 9), 2 + below(random, 14))
                            : testing::random_grid(random, 3 + below(random, 2), 3 + below(random, 2),
                                                   random.below(2) == 0, below(random, 4));
    if (instance.names.empty()) return;
    instance.start = instance.all() ^ bit(below(random, instance.holes()));
    instance.goal = {random.below(2) == 0, 0};
    BruteForce brute(instance);
    if (!instance.goal.any) {
      Position p = instance.start;
      for (auto jumps = brute.jumps(p); !jumps.empty() && random.below(12) > 0; jumps = brute.jumps(p))
        p ^= jumps[random.below(jumps.size())].changed();
      if (random.below(3) == 0) p = instance.all() & ~instance.start;
      instance.goal.pegs = p;
    }
    std::vector<Position> goals;
    for (Position goal : goal_positions(instance))
      if (!parity_reason(instance, instance.start, goal)) goals.push_back(goal);
    if (goals.empty()) return;
    Control control;
    PlanTable lists(instance, goals), bits(instance, goals);
    REQUIRE(lists.fill({&instance.start, 1}, control, 1'000'000, Method::lists) == SearchEnd::complete);
    const SearchEnd ending = bits.fill({&instance.start, 1}, control, 1'000'000, Method::bits);
    if (ending == SearchEnd::too_large) return;
    ++compared;
    REQUIRE(lists.rate(control) == SearchEnd::complete);
    REQUIRE(bits.rate(control) == SearchEnd::complete);
    const auto reachable = brute.reachable(instance.start);
    for (Position p : reachable) {
      const Count plans = brute.plans(p);
      CHECK(lists.winnable(p) == (plans > 0));
      CHECK(bits.winnable(p) == (plans > 0));
      CHECK(lists.plans(p) == plans);
      CHECK(bits.plans(p) == plans);
      if (plans == 0) continue;
      for (int last = -1; last < instance.holes(); ++last) {
        const int fewest = brute.fewest(p, last).first;
        CHECK(lists.moves_to_go(p, last) == fewest);
        CHECK(bits.moves_to_go(p, last) == fewest);
      }
    }
    for (int i = 0; i < 50; ++i) {
      const Position p = random.next() & instance.all();
      if (bits.winnable(p)) CHECK(brute.plans(p) > 0);
      if (lists.winnable(p)) CHECK(brute.plans(p) > 0);
    }
  });
  CHECK(compared > at_least(300));
}

TEST_CASE("peg: what pagodas show to be lost is lost, whatever the goals") {
  int shown = 0, open = 0;
  each_trial(11, 300, [&](Random& random) {
    Instance instance = testing::random_grid(random, 3 + below(random, 2), 3, random.below(2) == 0, below(random, 3));
    if (instance.names.empty()) return;
    const auto group = automorphisms(instance, {}, 16);
    std::set<Position> starts, goals;
    const Position start = instance.all() & random.next();
    for (const Permutation& image : group) starts.insert(permuted(image, start));
    for (int i = 0; i < 2; ++i) {
      const Position goal = instance.all() & random.next() & random.next();
      for (const Permutation& image : group) goals.insert(permuted(image, goal));
    }
    const Pagodas pagodas(instance, group, std::vector(starts.begin(), starts.end()),
                          std::vector(goals.begin(), goals.end()), 3);
    const BruteForce brute(instance);
    for (int i = 0; i < 30; ++i) {
      const Position upper = instance.all() & random.next(), lower = upper & random.next();
      const bool lost = pagodas.lost(Pagodas::added(pagodas.weights(lower), pagodas.weights(upper & ~lower)));
      (lost ? shown : open) += 1;
      if (!lost) continue;
      for (Position p : brute.reachable(upper)) CHECK_FALSE(goals.contains(p));
    }
  });
  CHECK(shown > at_least(500));
  CHECK(open > at_least(500));
}

TEST_CASE("peg: looking for one plan is right when it finds one and when it says there is none") {
  constexpr std::uint64_t seed = 5;
  MESSAGE("seed " << seed);
  Random random(seed);
  Control control;
  int plans = 0, nones = 0;
  for (const char* id : {"english33", "hexagon19", "triangle21"}) {
    Instance instance = board(id);
    instance.goal = {true, 0};
    const BruteForce brute(instance);
    for (int round = 0; round < 60; ++round) {
      CAPTURE(id);
      CAPTURE(round);
      Position from = instance.start;
      const int pegs = std::min(20, 2 * instance.holes() / 3);
      for (auto jumps = brute.jumps(from); !jumps.empty() && peg_count(from) > pegs; jumps = brute.jumps(from))
        from ^= jumps[random.below(jumps.size())].changed();
      const auto goals = refute_goals(instance, from).open;
      if (goals.empty()) continue;
      PlanTable table(instance, goals);
      REQUIRE(table.fill({&from, 1}, control, 1'000'000, Method::lists) == SearchEnd::complete);
      const PlanResult found = find_plan(instance, from, goals, narrow_beam, 64 * narrow_beam, control);
      CHECK_FALSE(found.stopped);
      if (found.plan) CHECK(solves(instance, from, *found.plan));
      if (found.none) CHECK_FALSE(table.winnable(from));
      plans += found.plan ? 1 : 0;
      nones += found.none ? 1 : 0;
    }
  }
  CHECK(plans > at_least(20));
  CHECK(nones > at_least(10));
}

TEST_CASE("peg: the table of all pairs against brute force") {
  each_trial(31, 100, [&](Random& random) {
    Instance instance = testing::random_board(random, 4 + below(random, 6), 3 + below(random, 14));
    Control control;
    const auto answer = table(instance, control);
    REQUIRE(std::holds_alternative<Pairs>(answer));
    const Pairs& pairs = std::get<Pairs>(answer);
    CHECK(pairs.undecided == 0);
    std::size_t row = 0;
    for (int start = 0; start < instance.holes(); ++start)
      for (int finish = 0; finish < instance.holes(); ++finish) {
        instance.goal = {false, bit(finish)};
        BruteForce brute(instance);
        const Position from = instance.all() ^ bit(start);
        if (brute.plans(from) == 0) continue;
        REQUIRE(row < pairs.winnable.size());
        const Pair& pair = pairs.winnable[row++];
        CHECK(pair.start == start);
        CHECK(pair.finish == finish);
        CHECK(pair.counted);
        CHECK(pair.plans == brute.plans(from));
        CHECK(pair.moves == brute.fewest(from, -1).first);
      }
    CHECK(row == pairs.winnable.size());
  });
}

TEST_CASE("peg: counts beyond 64 bits") {
  // Lines that do not touch: their jumps can be made in any order.
  Instance instance;
  for (int i = 0; i < 63; ++i) {
    instance.names.push_back("v" + std::to_string(i));
    instance.at.push_back({0.5, 0.5});
  }
  Count factorial = 1;
  for (int i = 0; i < 21; ++i) {
    instance.lines.push_back({3 * i, 3 * i + 1, 3 * i + 2});
    instance.start |= bit(3 * i) | bit(3 * i + 1);
    instance.goal.pegs |= bit(3 * i + 2);
    factorial *= i + 1;
  }
  CHECK(count(instance) == factorial);
  CHECK(factorial > Count(~std::uint64_t{0}));
}

TEST_CASE("peg: every search can be stopped at any point and says so") {
  const Instance pentagon = board("pentagon16"), english = board("english33"), french = board("french37");
  for (const Instance* instance : {&pentagon, &english, &french})
    for (std::uint64_t ticks : std::initializer_list<std::uint64_t>{0, 1, 2, 5, 20}) {
      TickLimit control(ticks);
      Solver solver(*instance);
      const Task task{solver.instance(), instance->start};
      const auto answer = solver.count(task, control);
      if (std::holds_alternative<Unknown>(answer)) CHECK_FALSE(std::get<Unknown>(answer).budget.empty());
      const auto pairs = table(*instance, control);
      if (std::holds_alternative<Unknown>(pairs)) CHECK_FALSE(std::get<Unknown>(pairs).budget.empty());
    }
}

TEST_CASE("peg: a memory limit is kept by answering that it is unknown") {
  const Instance french = board("french37");
  Control control;
  control.memory_limit = 8 << 20;
  Solver solver(french);
  const auto answer = solver.count({solver.instance(), french.start}, control);
  REQUIRE(std::holds_alternative<Unknown>(answer));
  CHECK(std::get<Unknown>(answer).budget.find("MB") != std::string::npos);
  const auto plan = solver.solve({solver.instance(), french.start}, control);
  REQUIRE(std::holds_alternative<Plan>(plan));
  CHECK(solves(french, french.start, std::get<Plan>(plan)));
}
