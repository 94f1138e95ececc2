#include "puzzles/numberlink/solve/sweep/sweep.hpp"

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "puzzles/numberlink/solve/search/search_portfolio.hpp"
#include "puzzles/numberlink/solve/sweep/chordless_sweep.hpp"
#include "puzzles/numberlink/solve/sweep/vertex_sweep.hpp"
#include "puzzles/numberlink/test_support.hpp"
#include "trials.hpp"

namespace schlegel::numberlink {
namespace {

using namespace testing;

Count by_edges(const ReducedGraph& reduced, const Sweep& sweep) {
  Control control;
  return with_spec(sweep, reduced,
                   [&](const auto& spec) { return std::get<frontier::Counted>(frontier::count(spec, control)).count; });
}

template <int Bits, int Words>
Count by_vertices(const VertexSweep& sweep) {
  using Spec = VertexSpec<SlotValues<Bits, Words>>;
  REQUIRE(Spec::fits(sweep));
  Control control;
  return std::get<frontier::Counted>(frontier::count(Spec(sweep), control)).count;
}

}  // namespace

TEST_CASE("numberlink: counting by edges, by vertices and by trying all sets of edges agree") {
  Control control;
  int solvable = 0, several = 0;
  each_trial(31, 6000, [&](Random& random, int round) {
    const bool tiny = round % 2 == 0;
    Instance instance =
        random_instance(random, tiny ? Most{.pairs = 4, .edges = 12}
                                     : Most{.side = 5, .cells = 25, .vertices = 12, .pairs = 4, .edges = 99});
    instance.rules.self_touch = true;
    CAPTURE(Numberlink::write(instance));
    const Links drawn = some_link(instance, random);
    const auto alive = reduced_board(instance, drawn);
    const Count expected = tiny ? brute_force(instance, drawn).size() : 0;
    if (!alive) {
      CHECK(expected == 0);
      return;
    }
    const ReducedGraph& reduced = *alive;
    const Sweep sweep = find_sweep(reduced.graph);
    REQUIRE(fits_sweep(sweep, reduced));
    const Count count = by_edges(reduced, sweep);
    if (tiny) CHECK(count == expected);
    const VertexSweep vertices(sweep, reduced);
    CHECK(by_vertices<6, 2>(vertices) == count);
    CHECK(by_vertices<8, 3>(vertices) == count);
    CHECK(std::get<frontier::Counted>(count_along(sweep, reduced, control)).count == count);
    solvable += count > 0 ? 1 : 0;
    several += count > 1 ? 1 : 0;
  });
  CHECK(solvable > at_least(1500));
  CHECK(several > at_least(800));
}

TEST_CASE("numberlink: paths that do not touch themselves are counted as the verifier and the search count them") {
  Control control;
  int several = 0, many = 0;
  each_trial(37, 8000, [&](Random& random, int round) {
    const bool tiny = round % 2 == 0;
    Instance instance =
        random_instance(random, tiny ? Most{.pairs = 4, .edges = 13}
                                     : Most{.side = 6, .cells = 30, .vertices = 12, .pairs = 2, .edges = 99});
    instance.rules.self_touch = false;
    CAPTURE(Numberlink::write(instance));
    const Links drawn = some_link(instance, random);
    const auto alive = reduced_board(instance, drawn, true);
    if (!alive) return;
    const ReducedGraph& reduced = *alive;
    const Sweep sweep = find_sweep(reduced.graph);
    const OpenPairs pair_slots(sweep, reduced);
    if (!ChordlessSpec::fits(sweep.slots, pair_slots.most)) return;
    const Count count =
        std::get<frontier::Counted>(frontier::count(ChordlessSpec(sweep, reduced, pair_slots), control)).count;
    if (tiny) {
      CHECK(count == brute_force(instance, drawn).size());
    } else {
      const auto all = SearchPortfolio(instance, drawn).all(control, 1'000'000, 100'000);
      REQUIRE(all.has_value());
      CHECK(count == all->size());
    }
    several += count > 1 ? 1 : 0;
    many += count > 20 ? 1 : 0;
  });
  CHECK(several > at_least(700));
  CHECK(many > at_least(100));
}

TEST_CASE("numberlink: a vertex with more edges than a step can hold is counted all the same") {
  std::string text = "numberlink\ngraph\nvertex a\nvertex b\n";
  for (int i = 0; i < 300; ++i) text += "vertex v" + std::to_string(i) + "\n";
  for (int i = 0; i < 300; ++i)
    for (const char* hub : {"a", "b"}) text += std::string("edge ") + hub + " v" + std::to_string(i) + "\n";
  const Instance instance = Numberlink::parse(text + "pair 1 a b\n").value();
  const ReducedGraph reduced = reduced_board(instance).value();
  for (const bool hubs_last : {false, true}) {
    std::vector<std::int32_t> order;
    for (std::int32_t v = 0; v < reduced.graph.order; ++v) order.push_back(hubs_last ? reduced.graph.order - 1 - v : v);
    Control control;
    const Sweep sweep = hubs_last ? sweep_along(reduced.graph, order) : find_sweep(reduced.graph);
    if (!fits_sweep(sweep, reduced)) continue;
    CHECK(std::get<frontier::Counted>(count_along(sweep, reduced, control)).count == 300);
  }
}

TEST_CASE("numberlink: paths between opposite corners are counted for large boards") {
  // The numbers of self-avoiding corner to corner walks on n x n squares (OEIS A007764).
  const auto walks = split_words(
      "2 12 184 8512 1262816 575780564 789360053252 3266598486981642 41044208702632496804 1568758030464750013214100");
  for (int n = 2; n <= 11; ++n) {
    CAPTURE(n);
    std::string text = "numberlink\ngrid\n";
    for (int cell = 1; cell <= n * n; ++cell)
      text += std::string(cell == 1 || cell == n * n ? "1" : ".") + (cell % n == 0 ? "\n" : " ");
    const Instance instance = Numberlink::parse(text).value();
    Control control;
    const ReducedGraph reduced = reduced_board(instance).value();
    const Sweep sweep = find_sweep(reduced.graph);
    CHECK(to_text(std::get<frontier::Counted>(count_along(sweep, reduced, control)).count) == walks[n - 2]);
    TickLimit soon(1);
    if (n == 11) CHECK(std::holds_alternative<frontier::Stop>(count_along(sweep, reduced, soon)));
    control.memory_limit = 1 << 16;
    if (n == 11) CHECK(std::get<frontier::Stop>(count_along(sweep, reduced, control)).memory);
  }
}

}  // namespace schlegel::numberlink
