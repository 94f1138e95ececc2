#include "puzzles/numberlink/sweep.hpp"

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/verify.hpp"
#include "puzzles/numberlink/vertex_sweep.hpp"

namespace schlegel::numberlink {
namespace {

/// A grid with holes and bridges, or a graph; pairs anywhere, places empty or not.
Instance random_instance(Random& random, std::size_t most_cells) {
  for (;;) {
    std::string text = "numberlink\n";
    if (random.below(2) == 0) text += "cover\n";
    const std::size_t pairs = 1 + random.below(std::size_t{4});
    std::size_t terminals = 0;
    if (random.below(3) > 0) {
      if (random.below(5) == 0) text += "wrap x\n";
      const std::size_t w = 2 + random.below(std::size_t{4}), h = 2 + random.below(std::size_t{4});
      if (w * h > most_cells) continue;
      std::vector<std::string> cells(w * h, ".");
      for (auto& cell : cells)
        if (random.below(14) == 0) cell = random.below(2) == 0 ? "#" : "+";
      while (terminals < 2 * pairs && terminals < w * h / 2) {
        std::string& cell = cells[random.below(w * h)];
        if (cell.size() > 1 || (cell != "." && cell != "#")) continue;
        cell = "p" + std::to_string(terminals++ / 2);
      }
      text += "grid\n";
      for (std::size_t i = 0; i < cells.size(); ++i) text += cells[i] + ((i + 1) % w == 0 ? "\n" : " ");
    } else {
      const std::size_t n = 2 + random.below(most_cells / 2);
      const double density = (1 + 3 * random.real()) / static_cast<double>(n);
      text += "graph\n";
      for (std::size_t v = 0; v < n; ++v) text += "vertex v" + std::to_string(v) + "\n";
      for (std::size_t u = 0; u < n; ++u)
        for (std::size_t v = u + 1; v < n; ++v)
          if (random.real() < density) text += "edge v" + std::to_string(u) + " v" + std::to_string(v) + "\n";
      for (std::size_t p = 0; p < pairs && 2 * p + 1 < n; ++p)
        text += "pair " + std::to_string(p) + " v" + std::to_string(2 * p) + " v" + std::to_string(2 * p + 1) + "\n";
    }
    auto instance = Numberlink::parse(text);
    if (instance) return std::move(instance).value();
  }
}

Count brute_force(const Instance& instance, const Links& drawn) {
  Count solutions = 0;
  for (std::uint32_t set = 0; set < std::uint32_t{1} << instance.graph.size(); ++set) {
    Links links;
    for (Edge e = 0; e < instance.graph.size(); ++e)
      if (set >> e & 1) links.push_back(e);
    if (std::includes(links.begin(), links.end(), drawn.begin(), drawn.end()) && verify(instance, links)) ++solutions;
  }
  return solutions;
}

Links some_edge(const Instance& instance, Random& random) {
  if (instance.graph.size() == 0 || random.below(3) > 0) return {};
  return {static_cast<Edge>(random.below(static_cast<std::size_t>(instance.graph.size())))};
}

Count by_edges(const Core& core, const Sweep& sweep) {
  Control control;
  return with_spec(sweep, core,
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
  constexpr std::uint64_t seed = 31;
  CAPTURE(seed);
  Random random(seed);
  Control control;
  int solvable = 0, several = 0;
  for (int round = 0; round < 6000; ++round) {
    CAPTURE(round);
    const bool small = round % 2 == 0;
    const Instance instance = random_instance(random, small ? 9 : 25);
    CAPTURE(Numberlink::write(instance));
    const Links drawn = some_edge(instance, random);
    Propagator board(instance);
    const bool alive = board.start() && board.draw(drawn);
    const bool tiny = instance.graph.size() <= 12;
    const Count expected = tiny ? brute_force(instance, drawn) : Count(0);
    if (!alive) {
      CHECK(expected == 0);
      continue;
    }
    const Core core = core_of(instance, board);
    const Sweep sweep = find_sweep(core.graph);
    REQUIRE(fits_sweep(sweep, core));
    const Count count = by_edges(core, sweep);
    if (tiny) CHECK(count == expected);
    const VertexSweep vertices(sweep, core);
    CHECK(by_vertices<6, 2>(vertices) == count);
    CHECK(by_vertices<8, 3>(vertices) == count);
    const auto raced = count_by_sweeps(instance, core, sweep, control);
    REQUIRE(std::holds_alternative<frontier::Counted>(raced));
    CHECK(std::get<frontier::Counted>(raced).count == count);
    solvable += count > 0 ? 1 : 0;
    several += count > 1 ? 1 : 0;
  }
  CHECK(solvable > 1500);
  CHECK(several > 800);
}

TEST_CASE("numberlink: a vertex with more edges than a step can hold is counted all the same") {
  std::string text = "numberlink\ngraph\nvertex a\nvertex b\n";
  for (int i = 0; i < 300; ++i) text += "vertex v" + std::to_string(i) + "\n";
  for (int i = 0; i < 300; ++i)
    for (const char* hub : {"a", "b"}) text += std::string("edge ") + hub + " v" + std::to_string(i) + "\n";
  const Instance instance = Numberlink::parse(text + "pair 1 a b\n").value();
  Propagator board(instance);
  REQUIRE(board.start());
  const Core core = core_of(instance, board);
  for (const bool hubs_last : {false, true}) {
    std::vector<std::int32_t> order;
    for (std::int32_t v = 0; v < core.graph.order; ++v) order.push_back(hubs_last ? core.graph.order - 1 - v : v);
    Control control;
    const Sweep sweep = hubs_last ? sweep_along(core.graph, order) : find_sweep(core.graph);
    if (!fits_sweep(sweep, core)) continue;
    const auto counted = count_by_sweeps(instance, core, sweep, control);
    REQUIRE(std::holds_alternative<frontier::Counted>(counted));
    CHECK(std::get<frontier::Counted>(counted).count == 300);
  }
}

TEST_CASE("numberlink: paths between opposite corners are counted for large boards") {
  // The numbers of self-avoiding corner to corner walks on n x n squares (OEIS A007764).
  const char* const walks[] = {"2",
                               "12",
                               "184",
                               "8512",
                               "1262816",
                               "575780564",
                               "789360053252",
                               "3266598486981642",
                               "41044208702632496804",
                               "1568758030464750013214100"};
  for (int n = 2; n <= 11; ++n) {
    CAPTURE(n);
    std::string text = "numberlink\ngrid\n";
    for (int cell = 1; cell <= n * n; ++cell)
      text += std::string(cell == 1 || cell == n * n ? "1" : ".") + (cell % n == 0 ? "\n" : " ");
    const Instance instance = Numberlink::parse(text).value();
    Propagator board(instance);
    REQUIRE(board.start());
    Control control;
    const Core core = core_of(instance, board);
    const Sweep sweep = find_sweep(core.graph);
    const auto counted = count_by_sweeps(instance, core, sweep, control);
    REQUIRE(std::holds_alternative<frontier::Counted>(counted));
    CHECK(to_text(std::get<frontier::Counted>(counted).count) == walks[n - 2]);
    TickLimit soon(1);
    if (n == 11) CHECK(std::holds_alternative<frontier::Stop>(count_by_sweeps(instance, core, sweep, soon)));
    control.memory_limit = 1 << 16;
    if (n == 11) CHECK(std::get<frontier::Stop>(count_by_sweeps(instance, core, sweep, control)).memory);
  }
}

}  // namespace schlegel::numberlink
