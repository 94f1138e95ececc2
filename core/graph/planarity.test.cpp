#include "graph/planarity.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "graph/blocks.hpp"
#include "graph/families/families.hpp"
#include "graph/test_support.hpp"
#include "trials.hpp"

using namespace schlegel;

// Euler's formula holds for an embedding in the sphere, and only for one.
static bool is_plane(const Graph& graph, const RotationSystem& rotation) {
  int isolated = 0;
  for (Vertex v = 0; v < graph.order(); ++v) {
    std::set<Vertex> near(rotation[v].begin(), rotation[v].end());
    if (static_cast<int>(near.size()) != graph.degree(v)) return false;
    for (Vertex u : near)
      if (!graph.adjacent(u, v)) return false;
    isolated += graph.degree(v) == 0 ? 1 : 0;
  }
  const int components = connected_components(graph).count - isolated;
  const int faces = static_cast<int>(trace_faces(rotation).size());
  return graph.order() - isolated - graph.size() + faces == 2 * components;
}

static Graph without(const Graph& graph, Edge left_out) {
  GraphBuilder builder;
  for (Vertex v = 0; v < graph.order(); ++v) builder.add_vertex(graph.name(v));
  for (Edge e = 0; e < graph.size(); ++e)
    if (e != left_out) builder.add_edge(graph.ends(e).first, graph.ends(e).second);
  return std::move(builder).build();
}

// Whether the graph, apart from isolated vertices, is K5 or K3,3 with edges drawn out to paths (Kuratowski 1930).
static bool is_kuratowski(const Graph& graph) {
  std::vector<Vertex> corners;
  int on_paths = 0;
  for (Vertex v = 0; v < graph.order(); ++v) {
    if (graph.degree(v) > 2) corners.push_back(v);
    if (graph.degree(v) == 1) return false;
    on_paths += graph.degree(v) == 2 ? 1 : 0;
  }
  std::set<std::pair<Vertex, Vertex>> joined;
  int passed = 0;
  for (Vertex corner : corners) {
    for (auto [v, e] : graph.around(corner)) {
      while (graph.degree(v) == 2) {
        const auto near = graph.around(v);
        const Neighbour next = near[0].edge == e ? near[1] : near[0];
        v = next.vertex;
        e = next.edge;
        ++passed;
      }
      if (v == corner) return false;
      joined.emplace(corner, v);
    }
  }
  if (passed != 2 * on_paths) return false;  // a ring apart
  const auto degree = [&](Vertex v) {
    return std::count_if(joined.begin(), joined.end(), [&](const auto& pair) { return pair.first == v; });
  };
  const std::size_t k = corners.size();
  if (k != 5 && k != 6) return false;
  for (Vertex v : corners)
    if (degree(v) != graph.degree(v) || degree(v) != (k == 5 ? 4 : 3)) return false;
  if (k == 5) return true;
  for (Vertex u : corners)
    for (Vertex v : corners)
      for (Vertex w : corners)
        if (joined.count({u, v}) && joined.count({v, w}) && joined.count({u, w})) return false;
  return true;
}

TEST_CASE("planarity: random graphs get a plane embedding, or contain a subdivision of K5 or K3,3") {
  int planar = 0, not_planar = 0;
  each_trial(20240610, 3000, [&](Random& random) {
    const int n = static_cast<int>(random.below(16));
    Graph graph = test::random_graph(random, n, random.real() * 0.6);
    const auto rotation = planar_embedding(graph);
    if (rotation) {
      ++planar;
      CHECK(is_plane(graph, *rotation));
      return;
    }
    ++not_planar;
    for (Edge e = graph.size() - 1; e >= 0; --e) {
      Graph less = without(graph, e);
      if (!planar_embedding(less)) graph = std::move(less);
    }
    CHECK(is_kuratowski(graph));
  });
  CHECK(planar > at_least(500));
  CHECK(not_planar > at_least(500));
}

TEST_CASE("planarity: parts of random triangulations are planar") {
  each_trial(20240611, 300, [&](Random& random) {
    const Graph graph = test::random_planar_graph(random, 3 + static_cast<int>(random.below(200)), random.real());
    const auto rotation = planar_embedding(graph);
    REQUIRE(rotation.has_value());
    CHECK(is_plane(graph, *rotation));
  });
}

TEST_CASE("planarity: graphs of the library") {
  for (const char* name : {"dodecahedron", "snub_dodecahedron", "tutte", "grid_30x30", "K4", "K2_9", "wheel_50",
                           "theta_1_2_2", "bowtie", "hypercube_3", "P5", "K1", "prism_9", "C200000", "P200000"}) {
    INFO("family ", name);
    const Graph graph = *make_family(name);
    const auto rotation = planar_embedding(graph);
    REQUIRE(rotation.has_value());
    CHECK(is_plane(graph, *rotation));
  }
  for (const char* name :
       {"K5", "K3_3", "petersen", "heawood", "hypercube_4", "torus_4x4", "king_4x4", "knight_5x6", "K200"}) {
    INFO("family ", name);
    CHECK_FALSE(planar_embedding(*make_family(name)).has_value());
  }
}
