#include "graph/blocks.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "graph/families/families.hpp"
#include "graph/test_support.hpp"
#include "trials.hpp"

using namespace schlegel;

// Components among the vertices and edges that are not left out.
static int pieces(const Graph& graph, Vertex without, Edge without_edge) {
  std::vector<char> seen(static_cast<std::size_t>(graph.order()));
  if (without != no_vertex) seen[without] = 1;
  int count = 0;
  for (Vertex root = 0; root < graph.order(); ++root) {
    if (seen[root]) continue;
    ++count;
    std::vector<Vertex> stack{root};
    seen[root] = 1;
    while (!stack.empty()) {
      const Vertex v = stack.back();
      stack.pop_back();
      for (const auto [u, edge] : graph.around(v)) {
        if (edge == without_edge || seen[u]) continue;
        seen[u] = 1;
        stack.push_back(u);
      }
    }
  }
  return count;
}

// Two edges at one vertex v are in the same block when their other ends hang together without v; blocks are the classes
// this generates.
static std::vector<int> blocks_by_definition(const Graph& graph) {
  std::vector<int> label(static_cast<std::size_t>(graph.size()));
  for (Edge e = 0; e < graph.size(); ++e) label[e] = e;
  const auto merge = [&](Edge a, Edge b) {
    const int from = label[a], to = label[b];
    std::replace(label.begin(), label.end(), from, to);
  };
  for (Vertex v = 0; v < graph.order(); ++v) {
    for (const auto [a, edge_a] : graph.around(v)) {
      std::vector<char> seen(static_cast<std::size_t>(graph.order()));
      seen[v] = seen[a] = 1;
      std::vector<Vertex> stack{a};
      while (!stack.empty()) {
        const Vertex x = stack.back();
        stack.pop_back();
        for (const auto [y, edge] : graph.around(x)) {
          if (seen[y]) continue;
          seen[y] = 1;
          stack.push_back(y);
        }
      }
      for (const auto [b, edge_b] : graph.around(v))
        if (seen[b]) merge(edge_a, edge_b);
    }
  }
  return label;
}

TEST_CASE("blocks: decomposition and components agree with their definitions on random graphs") {
  int with_cuts = 0;
  each_trial(20240609, 3000, [&](Random& random) {
    const int n = static_cast<int>(random.below(13));
    const Graph graph = test::random_graph(random, n, random.real() * 0.5);
    const BlockDecomposition found = decompose_blocks(graph);

    const std::vector<int> expected = blocks_by_definition(graph);
    for (std::size_t e = 0; e < expected.size(); ++e)
      for (std::size_t f = 0; f < e; ++f)
        CHECK((expected[e] == expected[f]) == (found.block_of_edge[e] == found.block_of_edge[f]));
    std::size_t edges = 0;
    for (std::size_t b = 0; b < found.blocks.size(); ++b) {
      edges += found.blocks[b].edges.size();
      CHECK(std::is_sorted(found.blocks[b].edges.begin(), found.blocks[b].edges.end()));
      std::set<Vertex> ends;
      for (Edge e : found.blocks[b].edges) {
        CHECK(found.block_of_edge[e] == static_cast<int>(b));
        ends.insert({graph.ends(e).first, graph.ends(e).second});
      }
      CHECK(std::equal(ends.begin(), ends.end(), found.blocks[b].vertices.begin(), found.blocks[b].vertices.end()));
    }
    CHECK(edges == static_cast<std::size_t>(graph.size()));

    const int whole = pieces(graph, no_vertex, no_edge);
    std::vector<Vertex> cuts;
    for (Vertex v = 0; v < n; ++v)
      if (pieces(graph, v, no_edge) > whole) cuts.push_back(v);
    CHECK(found.cut_vertices == cuts);
    with_cuts += cuts.empty() ? 0 : 1;
    std::vector<Edge> bridges;
    for (Edge e = 0; e < graph.size(); ++e)
      if (pieces(graph, no_vertex, e) > whole) bridges.push_back(e);
    CHECK(found.bridges == bridges);

    const Components components = connected_components(graph);
    CHECK(components.count == whole);
    for (Edge e = 0; e < graph.size(); ++e)
      CHECK(components.of_vertex[graph.ends(e).first] == components.of_vertex[graph.ends(e).second]);
    CHECK(std::set<int>(components.of_vertex.begin(), components.of_vertex.end()).size() ==
          static_cast<std::size_t>(whole));
  });
  CHECK(with_cuts > at_least(300));
}

TEST_CASE("blocks: a path of 200000 vertices needs no deep stack") {
  const Graph path = *make_family("P200000");
  const BlockDecomposition found = decompose_blocks(path);
  CHECK(found.blocks.size() == 199999);
  CHECK(found.cut_vertices.size() == 199998);
  CHECK(found.bridges.size() == 199999);
  CHECK(connected_components(path).count == 1);
}
