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
using testing::BruteForce, testing::moves_of;

Count counted(const Instance& instance) {
  Control control;
  const auto answer = count(instance, control);
  if (const auto* why = std::get_if<Refutation>(&answer)) {
    CHECK(check(instance, *why) == CheckResult::accepted);
    return 0;
  }
  REQUIRE(std::holds_alternative<Count>(answer));
  CHECK(std::get<Count>(answer) > 0);
  return std::get<Count>(answer);
}

std::vector<Tour> listed(const Instance& instance) {
  Control control;
  std::vector<Tour> tours;
  const auto end = enumerate(instance, control, [&](const Tour& tour) { return tours.push_back(tour), true; });
  CHECK(std::holds_alternative<Refutation>(end) == tours.empty());
  if (!tours.empty()) CHECK(std::get<SearchEnd>(end) == SearchEnd::complete);
  return tours;
}

std::vector<Tour> sorted(std::vector<Tour> tours) {
  std::sort(tours.begin(), tours.end());
  return tours;
}

void compare_engines(const Instance& instance, const std::vector<Tour>& expected) {
  const Reduction reduction(instance);
  Control control;
  if (reduction.contradiction()) {
    CHECK(expected.empty());
    return;
  }
  if (reduction.settled()) {
    CHECK(std::vector<Tour>{reduction.expand({})} == expected);
    return;
  }
  std::vector<Tour> tours;
  Walk(instance, reduction).run(control, [&](std::span<const Vertex> t) {
    return tours.emplace_back(t.begin(), t.end()), true;
  });
  CHECK(tours == expected);

  const auto sweep_agrees = [&](const auto& spec, const Sweep& sweep) {
    const auto tally = frontier::count(spec, control);
    REQUIRE(std::holds_alternative<frontier::Counted>(tally));
    CHECK(std::get<frontier::Counted>(tally).count == expected.size());
    const auto found = frontier::find(spec, control);
    REQUIRE(std::holds_alternative<frontier::Found>(found));
    CHECK(std::get<frontier::Found>(found).choices.has_value() == !expected.empty());
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
    const auto answer = analyse(instance, control);
    REQUIRE(std::holds_alternative<Analysis>(answer));
    const auto& analysis = std::get<Analysis>(answer);
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

TEST_CASE("icosian: the dodecahedron") {
  Instance instance;
  instance.graph = testing::dodecahedron();
  const Graph& graph = instance.graph;
  const auto named = [&](std::string_view names) {
    std::vector<Vertex> path;
    for (const char c : names) path.push_back(graph.find(std::string(1, c)));
    return path;
  };
  CHECK(counted(instance) == 30);
  const std::vector<Tour> tours = listed(instance);
  CHECK(tours.size() == 30);
  CHECK(std::is_sorted(tours.begin(), tours.end()));

  instance.opening = named("qrsnp");
  CHECK(sorted(listed(instance)) == sorted({named("qrsnpcbghjkfdmltvwxz"), named("qrsnpcdmltvwxhjkfgbz")}));

  // Every opening of five and six holes.
  int openings[2] = {0, 0};
  int with[5] = {};
  int dead = 0;
  Control control;
  const auto extend = [&](auto& self, std::size_t length) -> void {
    if (instance.opening.size() == length) {
      ++openings[length - 5];
      const Count ways = counted(instance);
      if (length == 5) {
        REQUIRE(ways <= 4);
        ++with[static_cast<int>(ways)];
      } else if (ways == 0) {
        ++dead;
        const auto answer = solve(instance, control);
        REQUIRE(std::holds_alternative<Refutation>(answer));
        CHECK(check(instance, std::get<Refutation>(answer)) == CheckResult::accepted);
        CHECK(!describe(instance, std::get<Refutation>(answer)).empty());
      }
      return;
    }
    for (const auto& [v, e] : graph.around(instance.opening.back())) {
      if (std::find(instance.opening.begin(), instance.opening.end(), v) != instance.opening.end()) continue;
      instance.opening.push_back(v);
      self(self, length);
      instance.opening.pop_back();
    }
  };
  for (const std::size_t length : {std::size_t{5}, std::size_t{6}})
    for (Vertex v = 0; v < 20; ++v) {
      instance.opening.assign(1, v);
      extend(extend, length);
    }
  CHECK(openings[0] == 480);
  CHECK(openings[1] == 840);
  CHECK(with[2] == 360);
  CHECK(with[4] == 120);
  CHECK(with[0] == 0);
  CHECK(dead == 120);

  instance.opening.clear();
  instance.closed = false;
  CHECK(counted(instance) == 1620);
}

TEST_CASE("icosian: known counts") {
  const auto cycles = [](Graph graph) {
    Instance instance;
    instance.graph = std::move(graph);
    return counted(instance);
  };
  using namespace testing;
  CHECK(cycles(complete(4)) == 3);
  CHECK(cycles(complete(8)) == 2520);
  CHECK(cycles(hypercube(3)) == 6);
  CHECK(cycles(hypercube(4)) == 1344);
  CHECK(cycles(petersen(5, 2)) == 0);
  CHECK(cycles(petersen(10, 2)) == 30);
  CHECK(cycles(petersen(10, 3)) == 24);
  CHECK(cycles(grid(4, 4)) == 6);
  CHECK(cycles(grid(5, 5)) == 0);
  CHECK(cycles(grid(6, 6)) == 1072);
  CHECK(cycles(grid(8, 8)) == 4638576);
  CHECK(cycles(grid(10, 10)) == Count("467260456608"));
}

TEST_CASE("icosian: uniform drawing") {
  Instance instance;
  instance.graph = testing::grid(4, 4);
  instance.closed = false;
  const std::vector<Tour> tours = listed(instance);
  REQUIRE(tours.size() == 276);
  Random random(5);
  Control control;
  std::set<Tour> seen;
  for (int i = 0; i < 3000; ++i) {
    const auto tour = icosian::random(instance, random, control);
    REQUIRE(std::holds_alternative<Tour>(tour));
    seen.insert(std::get<Tour>(tour));
  }
  CHECK(seen.size() == tours.size());
}

TEST_CASE("icosian: stopped at any tick, no answer is wrong") {
  Instance instance;
  instance.graph = testing::grid(8, 8);
  const Count whole = counted(instance);
  Instance wide;
  wide.graph = testing::petersen(60, 7);
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
  Instance instance;
  instance.graph = testing::grid(12, 12);
  Control control;
  control.memory_limit = 1 << 18;
  TickLimit limit(20);
  limit.memory_limit = 1 << 18;
  const auto number = count(instance, limit);
  CHECK(std::holds_alternative<Unknown>(number));
  const auto tour = solve(instance, control);
  CHECK(std::holds_alternative<Tour>(tour));
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
    const auto answer = solve(instance, control);
    REQUIRE(std::holds_alternative<Refutation>(answer));
    CHECK(std::get<Refutation>(answer).kind == Refutation::Kind::opening);
    CHECK(check(instance, std::get<Refutation>(answer)) == CheckResult::accepted);
  }
}

}  // namespace
}  // namespace schlegel::icosian
