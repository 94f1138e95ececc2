#include "puzzles/icosian/solve/solver.hpp"

#include <set>

#include <doctest/doctest.h>

#include "play/answers_test.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/solve/reduction.hpp"
#include "puzzles/icosian/solve/subtour.hpp"
#include "puzzles/icosian/solve/sweep.hpp"
#include "puzzles/icosian/solve/walk.hpp"
#include "puzzles/icosian/test_support.hpp"
#include "puzzles/icosian/verify.hpp"
#include "search/diagram.hpp"
#include "trials.hpp"

namespace schlegel::icosian {
namespace {

using test_support::agrees_with_brute_force;
using testing::BruteForce, testing::moves_of, testing::must_be, testing::tours_of;

Count counted(const Instance& instance) {
  Control control;
  const auto answer = count(instance, control);
  if (const auto* why = std::get_if<Refutation>(&answer)) {
    CHECK(check(instance, *why) == CheckResult::accepted);
    return 0;
  }
  const auto total = must_be<Count>(answer);
  CHECK(total > 0);
  return total;
}

std::vector<Tour> sorted(std::vector<Tour> tours) {
  std::sort(tours.begin(), tours.end());
  return tours;
}

void compare_engines(const Instance& instance, const std::vector<Tour>& expected) {
  const Reduction reduction(instance);
  Control control;
  if (reduction.contradiction() || reduction.settled()) {
    CHECK(expected == (reduction.settled() ? std::vector<Tour>{reduction.expand({})} : std::vector<Tour>{}));
    return;
  }
  std::vector<Tour> tours;
  Walk(instance, reduction).run(control, [&](std::span<const Vertex> t) {
    return tours.emplace_back(t.begin(), t.end()), true;
  });
  CHECK(tours == expected);

  const auto sweep_agrees = [&](const auto& spec, const Sweep& sweep) {
    CHECK(must_be<frontier::Counted>(frontier::count(spec, control)).count == expected.size());
    CHECK(must_be<frontier::Found>(frontier::find(spec, control)).choices.has_value() == !expected.empty());
    frontier::Diagram<2> diagram;
    REQUIRE(diagram.build(spec, control));
    REQUIRE(diagram.count_all(control));
    CHECK(diagram.count() == expected.size());
    std::vector<Tour> from_diagram;
    diagram.each([&](const std::vector<std::uint8_t>& choices) {
      CHECK(diagram.nth(from_diagram.size()) == choices);
      std::vector<std::int32_t> edges;
      for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i] == 0) edges.push_back(sweep.steps[i].edge);
      from_diagram.push_back(reduction.expand(edges));
      return true;
    });
    CHECK(sorted(from_diagram) == sorted(expected));
  };
  const Sweep sweep = find_sweep(reduction.core());
  sweep_agrees(TourSpec<NibbleMates>(sweep, reduction.core_required()), sweep);
  sweep_agrees(TourSpec<ByteMates<3>>(sweep, reduction.core_required()), sweep);

  SubtourSearch search(reduction);
  tours.clear();
  for (; tours.size() <= expected.size() && search.solve(control) == Sat::Answer::satisfiable; search.block())
    tours.push_back(search.solution());
  CHECK(sorted(tours) == sorted(expected));
}

TEST_CASE("icosian: every engine agrees with brute force on random graphs") {
  each_trial(20260101, 6000, [&](Random& random, int round) {
    const Instance instance = testing::random_instance(random, round % 20 == 0 ? 8 : 7);
    const std::vector<Tour> expected = BruteForce(instance).tours;
    if (instance.graph.order() > 1 && (!instance.closed || instance.graph.order() > 2) && round % 4 == 0)
      compare_engines(instance, expected);

    const auto wanted = moves_of(instance, expected);
    const auto listed = agrees_with_brute_force<Icosian>(instance, Icosian::start(instance),
                                                         std::set(wanted.begin(), wanted.end()), {.numbered = 5});
    Control control;
    if (choose(instance, control).engine == Method::Engine::backtracking) CHECK(listed == wanted);
  });
}

TEST_CASE("icosian: analysis agrees with brute force") {
  each_trial(77, 1500, [&](Random& random) {
    Instance instance = testing::random_instance(random, 7);
    Control control;
    const auto analysis = must_be<Analysis>(analyse(instance, control));
    const std::vector<Tour> expected = BruteForce(instance).tours;
    CHECK(analysis.completions == expected.size());
    CHECK(analysis.dead.has_value() == expected.empty());
    if (analysis.dead) CHECK(check(instance, *analysis.dead) == CheckResult::accepted);
    instance.opening.push_back(no_vertex);
    for (const Continuation& continuation : analysis.continuations) {
      instance.opening.back() = continuation.vertex;
      const std::size_t ways = BruteForce(instance).tours.size();
      CHECK(continuation.completions == ways);
      CHECK(continuation.dead.has_value() == (ways == 0));
      if (continuation.dead) CHECK(check(instance, *continuation.dead) == CheckResult::accepted);
    }
  });
}

TEST_CASE("icosian: uniform drawing") {
  Instance instance = tours_of(testing::grid(4, 4));
  instance.closed = false;
  Random random(5);
  Control control;
  std::set<Tour> seen;
  for (int i = 0; i < 3000; ++i) seen.insert(must_be<Tour>(icosian::random(instance, random, control)));
  CHECK(seen.size() == 276);
}

TEST_CASE("icosian: stopped at any tick, no answer is wrong") {
  const Instance instance = tours_of(testing::grid(8, 8)), wide = tours_of(testing::petersen(60, 7));
  const Count whole = counted(instance);
  for (std::uint64_t ticks = 0; ticks < 12; ++ticks) {
    CAPTURE(ticks);
    TickLimit limit(ticks);
    const auto number = count(instance, limit);
    if (std::holds_alternative<Count>(number)) CHECK(std::get<Count>(number) == whole);
    if (ticks == 0) CHECK(std::holds_alternative<Unknown>(number));
    TickLimit again(ticks);
    const auto tour = solve(instance, again);
    CHECK(!std::holds_alternative<Refutation>(tour));
    TickLimit third(ticks);
    const auto some = nth(instance, 1000, third);
    CHECK(!std::holds_alternative<PastTheEnd>(some));
    TickLimit fourth(ticks);
    std::uint64_t handed = 0;
    const auto end = enumerate(instance, fourth, [&](const Tour&) { return ++handed < 50; });
    CHECK(!std::holds_alternative<Refutation>(end));
    if (const auto* stopped = std::get_if<Unknown>(&end)) CHECK(!stopped->budget.empty());
    TickLimit fifth(ticks);
    fifth.memory_limit = 1 << 16;  // too little for a frontier
    CHECK(!std::holds_alternative<Refutation>(solve(wide, fifth)));
  }
}

TEST_CASE("icosian: a memory limit is an answer of its own") {
  const Instance instance = tours_of(testing::grid(12, 12));
  Control control;
  control.memory_limit = 1 << 18;
  TickLimit limit(20);
  limit.memory_limit = 1 << 18;
  CHECK(std::holds_alternative<Unknown>(count(instance, limit)));
  CHECK(std::holds_alternative<Tour>(solve(instance, control)));
}

TEST_CASE("icosian: the fourth tour is found with any memory, also with too little to count them") {
  const Instance instance = tours_of(testing::grid(8, 8));
  int uncounted = 0;
  for (std::size_t limit = 1 << 14; limit < 1 << 24; limit += limit / 2) {
    CAPTURE(limit);
    TickLimit few(20);
    Control listing, numbering;
    few.memory_limit = listing.memory_limit = numbering.memory_limit = limit;
    uncounted += std::holds_alternative<Unknown>(count(instance, few)) ? 1 : 0;
    std::vector<Tour> tours;
    enumerate(instance, listing, [&](const Tour& tour) { return tours.push_back(tour), tours.size() < 4; });
    CHECK(must_be<Tour>(nth(instance, 3, numbering)) == tours.back());
  }
  CHECK(uncounted > 1);
}

TEST_CASE("icosian: small and broken questions") {
  Control control;
  Instance instance;
  for (const bool closed : {true, false}) {
    instance.closed = closed;
    for (int n = 0; n < 3; ++n) {
      instance.graph = testing::complete(n);
      CHECK(counted(instance) == (!closed && n > 0 ? 1 : 0));
      const auto answer = solve(instance, control);
      if (const auto* refutation = std::get_if<Refutation>(&answer))
        CHECK(check(instance, *refutation) == CheckResult::accepted);
    }
  }
  // An opening that is no path has a reason too.
  instance.graph = testing::dodecahedron();
  for (const std::vector<Vertex>& opening : {std::vector<Vertex>{0, 19}, {0, 1, 0}, {0, 1, 4, 1}}) {
    instance.opening = opening;
    CHECK(counted(instance) == 0);
    const auto why = must_be<Refutation>(solve(instance, control));
    CHECK(why.kind == Refutation::Kind::opening);
    CHECK(check(instance, why) == CheckResult::accepted);
  }
}

}  // namespace
}  // namespace schlegel::icosian
