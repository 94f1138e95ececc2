#include "puzzles/numberlink/solve/solver.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "play/answers_test.hpp"
#include "puzzles/numberlink/solve/search/sat_search.hpp"
#include "puzzles/numberlink/solve/search/search_portfolio.hpp"
#include "puzzles/numberlink/solve/sweep/sweep.hpp"
#include "puzzles/numberlink/test_support.hpp"
#include "trials.hpp"

namespace schlegel::numberlink {
namespace {

using namespace testing;

std::set<Links> by_tracing(const Instance& instance, const Links& drawn, std::size_t order) {
  Control control;
  std::set<Links> found;
  const auto orders = sweep_orders(instance);
  EdgeSearch edge_search(instance, drawn, orders[order % orders.size()], {});
  const auto end = edge_search.run(control, 1'000'000, [&](const Links& links) {
    if (verify(instance, links)) CHECK(found.insert(links).second);
    return true;
  });
  CHECK(end == SearchEnd::complete);
  return found;
}

std::vector<Links> canonical_solutions(const Instance& instance, const SweepOrder& order, std::size_t most = SIZE_MAX) {
  Control control;
  std::vector<Links> found;
  EdgeSearch(instance, {}, order, {.canonical = true}).run(control, 10'000'000, [&](const Links& links) {
    if (verify(instance, links)) found.push_back(links);
    return found.size() < most;
  });
  return found;
}

std::set<Links> by_sat(const Instance& instance, const ReducedGraph& reduced) {
  Control control;
  std::set<Links> found;
  SatSearch search(instance, reduced);
  while (search.solve(control) == Sat::Answer::satisfiable) {
    CHECK(verify(instance, search.solution()));
    REQUIRE(found.insert(search.solution()).second);
    search.block();
  }
  return found;
}

Count by_frontier(const ReducedGraph& reduced) {
  Control control;
  const Sweep sweep = find_sweep(reduced.graph);
  REQUIRE(fits_sweep(sweep, reduced));
  return with_spec(sweep, reduced,
                   [&](const auto& spec) { return std::get<frontier::Counted>(frontier::count(spec, control)).count; });
}

Count number(const std::variant<Count, Refutation, Unknown>& answer) {
  return std::holds_alternative<Refutation>(answer) ? Count(0) : std::get<Count>(answer);
}

}  // namespace

TEST_CASE("numberlink: every engine finds what trying all sets of edges finds") {
  int solvable = 0, unique = 0;
  each_trial(2024, 3000, [&](Random& random, int round) {
    const Instance instance = random_instance(random, {.edges = round % 60 == 0 ? 16 : 11});
    const Links drawn = round % 3 == 0 ? random_play(instance, random) : Links{};
    const std::set<Links> expected = brute_force(instance, drawn);
    solvable += expected.empty() ? 0 : 1;
    unique += expected.size() == 1 ? 1 : 0;
    CAPTURE(Numberlink::write(instance));
    for (std::size_t order = 0; order < 6; ++order) CHECK(by_tracing(instance, drawn, order) == expected);
    if (const auto reduced = reduced_board(instance, drawn)) {
      CHECK(by_sat(instance, *reduced) == expected);
      if (instance.rules.self_touch) CHECK(by_frontier(*reduced) == expected.size());
    } else {
      CHECK(expected.empty());
    }
  });
  CHECK(solvable > at_least(500));
  CHECK(unique > at_least(200));
}

/// Lines that cover all vertices and do not touch themselves, and many edges from line to line.
Instance woven_graph(Random& random) {
  const int n = 8 + static_cast<int>(random.below(6));
  std::vector<int> line(static_cast<std::size_t>(n), 0);
  std::string text = "numberlink\ncover\nno-self-touch\ngraph\n", pairs;
  for (int v = 0; v < n; ++v) text += "vertex " + std::to_string(v) + "\n";
  for (int from = 0, to = 0, label = 0; from < n; from = to, ++label) {
    to = std::min(n, from + 2 + static_cast<int>(random.below(4)));
    if (to == n - 1) to = n;
    for (int v = from; v < to; ++v) line[v] = label;
    pairs += "pair " + std::to_string(label) + " " + std::to_string(from) + " " + std::to_string(to - 1) + "\n";
  }
  for (int u = 0; u < n; ++u)
    for (int v = u + 1; v < n; ++v) {
      const bool same = line[u] == line[v];
      if (same ? v == u + 1 : random.below(5) < 2) text += "edge " + std::to_string(u) + " " + std::to_string(v) + "\n";
    }
  return Numberlink::parse(text + pairs).value();
}

TEST_CASE("numberlink: the searches agree on graphs with many edges") {
  each_trial(12, 1500, [&](Random& random) {
    const Instance instance = woven_graph(random);
    CAPTURE(Numberlink::write(instance));
    const std::set<Links> expected = by_sat(instance, reduced_board(instance).value());
    CHECK(!expected.empty());
    for (std::size_t order = 0; order < 2; ++order) CHECK(by_tracing(instance, {}, order) == expected);
  });
}

/// What SAT says of the solutions without needless detours, when places may stay empty.
void check_shortest(const Instance& given) {
  Control control;
  Instance free = given;
  free.rules = {};
  const std::set<Links> expected = brute_force(free);
  ShortestSearch search(given);
  const bool found = search.sat && search.sat->solve(control) == Sat::Answer::satisfiable;
  CHECK(found == !expected.empty());
  if (found) CHECK(expected.count(search.sat->solution()) == 1);
}

TEST_CASE("numberlink: one solution, none or several, along every sweep") {
  Control control;
  int unique = 0, several = 0;
  each_trial(31, 4000, [&](Random& random, int round) {
    const Instance instance = random_instance(random, {.edges = round % 20 == 0 ? 17 : 12});
    const Links drawn = round % 4 == 0 ? random_play(instance, random) : Links{};
    CAPTURE(Numberlink::write(instance));
    const std::set<Links> expected = brute_force(instance, drawn);
    unique += expected.size() == 1 ? 1 : 0;
    several += expected.size() > 1 ? 1 : 0;
    for (std::size_t limit : {std::size_t{1}, std::size_t{2}}) {
      SearchPortfolio portfolio(instance, drawn);
      const auto found = portfolio.first_solutions(control, 1'000'000, limit);
      REQUIRE(found);
      const std::set<Links> distinct(found->begin(), found->end());
      CHECK(distinct.size() == std::min(limit, expected.size()));
      CHECK(std::includes(expected.begin(), expected.end(), distinct.begin(), distinct.end()));
    }
    if (!drawn.empty()) return;
    check_shortest(instance);
    if (instance.rules.cover) return;
    // What the canonical search of each sweep meets, and the changes around it, tell none, one and several apart.
    for (const auto& order : sweep_orders(instance)) {
      const auto found = canonical_solutions(instance, order);
      const std::set<Links> canonical(found.begin(), found.end());
      CHECK(canonical.size() == found.size());
      CHECK(canonical.empty() == expected.empty());
      CHECK(std::includes(expected.begin(), expected.end(), canonical.begin(), canonical.end()));
      if (canonical.size() != 1) continue;
      const Neighbourhood beside = neighbourhood(instance, found[0]);
      if (beside.alone) CHECK(expected.size() == 1);
      if (beside.other) CHECK((expected.count(*beside.other) == 1 && canonical.count(*beside.other) == 0));
    }
  });
  CHECK(unique > at_least(300));
  CHECK(several > at_least(300));
}

/// A grid filled with random walks, so that it has a solution; what is left over is holes or, free, empty.
Instance random_filled_grid(Random& random, std::size_t most) {
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random.below(n)); };
  const std::size_t w = 2 + below(most - 1), h = 2 + below(most - 1);
  const bool cover = random.below(3) > 0;
  std::vector<std::string> cells(w * h);
  const std::size_t tries = 2 + below(w * h);
  int label = 0;
  for (std::size_t left = tries; left > 0; --left) {
    std::size_t cell = below(w * h);
    if (!cells[cell].empty()) continue;
    std::vector<std::size_t> walk{cell};
    for (;;) {
      cells[cell] = ".";
      std::vector<std::size_t> next;
      if (cell % w > 0) next.push_back(cell - 1);
      if (cell % w + 1 < w) next.push_back(cell + 1);
      if (cell >= w) next.push_back(cell - w);
      if (cell + w < w * h) next.push_back(cell + w);
      next.erase(std::remove_if(next.begin(), next.end(), [&](std::size_t c) { return !cells[c].empty(); }),
                 next.end());
      if (next.empty() || random.below(12) == 0) break;
      walk.push_back(cell = next[below(next.size())]);
    }
    if (walk.size() > 1) cells[walk.front()] = cells[walk.back()] = std::to_string(++label);
    if (walk.size() == 1) cells[cell] = "";
  }
  if (label == 0) return random_filled_grid(random, most);
  for (auto& cell : cells)
    if (cell.empty()) cell = cover || random.below(2) == 0 ? "#" : ".";
  return Numberlink::parse((cover ? "numberlink\ncover\n" : "numberlink\n") + grid_text(cells, w)).value();
}

TEST_CASE("numberlink: uniqueness agrees with the exact count on larger grids") {
  Control control;
  int unique = 0, several = 0;
  each_trial(5, 3000, [&](Random& random, int round) {
    Instance instance = random_filled_grid(random, 6);
    if (round % 4 == 0) instance.rules.self_touch = false;
    CAPTURE(Numberlink::write(instance));
    const Count expected = instance.rules.self_touch ? by_frontier(reduced_board(instance).value())
                                                     : Count(by_tracing(instance, {}, 0).size());
    unique += expected == 1 ? 1 : 0;
    several += expected > 1 ? 1 : 0;
    for (std::size_t order = 0; order < 6 && instance.rules.self_touch && expected < 2000; ++order)
      CHECK(by_tracing(instance, {}, order).size() == expected);
    SearchPortfolio portfolio(instance, {});
    const auto found = portfolio.first_solutions(control, 10'000'000, 2);
    REQUIRE(found);
    CHECK(found->size() == (expected > 2 ? Count(2) : expected));
    if (instance.rules.cover) return;
    for (const auto& order : sweep_orders(instance)) {
      const auto canonical = canonical_solutions(instance, order, 2);
      CHECK(canonical.empty() == (expected == 0));
      if (canonical.size() == 1 && neighbourhood(instance, canonical[0]).alone) CHECK(expected == 1);
    }
  });
  CHECK(unique > at_least(300));
  CHECK(several > at_least(300));
}

TEST_CASE("numberlink: the solver's answers, reasons and chances are right") {
  Control control;
  int reasons = 0;
  each_trial(77, 1500, [&](Random& random, int round) {
    const Instance instance = random_instance(random, {.edges = 11});
    const auto state = round % 2 == 0 ? random_position(instance, random) : Numberlink::start(instance);
    const Links drawn = links_of(instance, state);
    CAPTURE(Numberlink::write(instance));
    const std::set<Links> expected = brute_force(instance, drawn);
    test_support::agrees_with_brute_force<Numberlink>(
        instance, state, expected, {.numbered = 2, .seed = round}, [&](const test_support::Words& moves) {
          auto end = state;
          for (const std::string& move : moves)
            Numberlink::apply(instance, end, Numberlink::parse_move(instance, move).value());
          return links_of(instance, end);
        });
    CHECK(number(numberlink::count(instance, drawn, 2, control)) == std::min<std::size_t>(expected.size(), 2));
    if (expected.empty()) {
      const auto why = std::get<Refutation>(numberlink::solve(instance, drawn, control));
      CHECK(parse_refutation(write_refutation(why)).value() == why);
      reasons += why.kind != Refutation::Kind::exhausted ? 1 : 0;
      for (const Verb verb : {Verb::analyse, Verb::count, Verb::random})
        CHECK(test_support::asked<Numberlink>(instance, state, verb).certificate == write_refutation(why));
    } else {
      const auto analysis = std::get<Analysis>(numberlink::analyse(instance, drawn, control));
      CHECK(analysis.count == expected.size());
      for (Edge e = 0; e < instance.graph.size(); ++e) {
        const auto uses = std::count_if(expected.begin(), expected.end(), [&](const Links& links) {
          return std::binary_search(links.begin(), links.end(), e);
        });
        CHECK((analysis.alive[e] == 1) == (uses > 0));
        CHECK((analysis.forced[e] == 1) == (uses == static_cast<std::ptrdiff_t>(expected.size())));
      }
    }
    // No reason may be accepted where there is a solution, whatever it says.
    Refutation claim;
    claim.kind = static_cast<Refutation::Kind>(random.below(5));
    for (std::uint64_t left = random.below(4); left > 0; --left)
      claim.vertices.push_back(static_cast<Vertex>(random.below(static_cast<std::uint64_t>(instance.graph.order()))));
    if (!expected.empty()) CHECK(numberlink::check(instance, drawn, claim) == CheckResult::rejected);
    if (!expected.empty()) CHECK_FALSE(refute(instance, drawn).has_value());
  });
  CHECK(reasons > at_least(100));
}

}  // namespace schlegel::numberlink
