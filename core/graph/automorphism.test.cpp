#include "graph/automorphism.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "graph/families/families.hpp"
#include "graph/test_support.hpp"
#include "trials.hpp"

using namespace schlegel;

static SymmetryGroup group_of(const Graph& graph, std::span<const int> colours = {}) {
  Control control;
  return *symmetry_group(graph, colours, control);
}

static bool keeps(const Graph& graph, const std::vector<int>& colours, const Permutation& image) {
  for (std::size_t v = 0; v < image.size(); ++v)
    if (!colours.empty() && colours[v] != colours[image[v]]) return false;
  for (const auto& [u, v] : graph.edges())
    if (!graph.adjacent(image[u], image[v])) return false;
  return true;
}

TEST_CASE("automorphism: groups of random coloured graphs are those that all permutations show") {
  each_trial(20240614, 1500, [&](Random& random, int round) {
    const int n = static_cast<int>(random.below(7));
    const Graph graph = test::random_graph(random, n, random.real());
    std::vector<int> colours;
    if (round % 2 == 0)
      for (int v = 0; v < n; ++v) colours.push_back(static_cast<int>(random.below(3)) - 1);
    std::vector<Permutation> expected;
    Permutation image(static_cast<std::size_t>(n));
    std::iota(image.begin(), image.end(), 0);
    do {
      if (keeps(graph, colours, image)) expected.push_back(image);
    } while (std::next_permutation(image.begin(), image.end()));

    const SymmetryGroup group = group_of(graph, colours);
    CHECK(group.order == expected.size());
    const auto all = elements(group, n, 1000);
    REQUIRE(all.has_value());
    CHECK(*all == expected);
  });
}

TEST_CASE("automorphism: known groups") {
  constexpr std::string_view orders =
      "dodecahedron 120, icosahedron 120, cube 48, octahedron 48, tetrahedron 24, snub_cube 24, snub_dodecahedron 60, "
      "truncated_icosahedron 120, truncated_icosidodecahedron 120, petersen 120, heawood 336, mobius_kantor 96, pappus "
      "216, desargues 240, coxeter 336, tutte 3, grid_4x4 8, grid_3x5 4, hypercube_4 384, torus_4x4 384, K8 40320, "
      "K3_3 72, K30 265252859812191058636308480000000, C12 24, P5 2, theta_0 4, bowtie 8, knight_8x8 8, K1 1";
  for (const std::string_view entry : split(orders, ',')) {
    CAPTURE(entry);
    const auto words = split_words(entry);
    const std::string_view name = words[0], order = words[1];
    const Graph graph = *make_family(name);
    const SymmetryGroup group = group_of(graph);
    CHECK(to_text(group.order) == order);
    for (const Permutation& generator : group.generators) CHECK(keeps(graph, {}, generator));
  }
}

TEST_CASE("automorphism: all elements form a group, the identity first; too many are refused") {
  const Graph board = *make_family("dodecahedron");
  const SymmetryGroup group = group_of(board);
  const auto all = elements(group, board.order(), 120);
  REQUIRE(all.has_value());
  CHECK(all->size() == 120);
  CHECK(std::is_sorted((*all)[0].begin(), (*all)[0].end()));
  CHECK(std::set<Permutation>(all->begin(), all->end()).size() == 120);
  CHECK_FALSE(elements(group, board.order(), 119).has_value());
}

TEST_CASE("automorphism: colours make incidence graphs of lines of three") {
  // Three holes in a row and one line through them: the line may be turned round, its middle stays.
  GraphBuilder builder;
  for (const char* name : {"a", "b", "c", "end", "middle"}) builder.add_vertex(name);
  builder.add_edge(0, 3);
  builder.add_edge(2, 3);
  builder.add_edge(1, 4);
  builder.add_edge(3, 4);
  const Graph line = std::move(builder).build();
  const std::vector<int> colours{0, 0, 0, 1, 2};
  const auto all = elements(group_of(line, colours), 5, 10);
  REQUIRE(all.has_value());
  CHECK(*all == std::vector<Permutation>{{0, 1, 2, 3, 4}, {2, 1, 0, 3, 4}});
}

TEST_CASE("automorphism: stops when told to") {
  const Graph graph = *make_family("hypercube_4");
  for (std::uint64_t ticks = 0; ticks < 10; ++ticks) {
    TickLimit limit(ticks);
    const auto group = symmetry_group(graph, {}, limit);
    if (ticks < 2) CHECK_FALSE(group.has_value());
  }
}
