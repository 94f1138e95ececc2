#include "graph/drawing/layout.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "graph/blocks.hpp"
#include "graph/drawing/drawing.hpp"
#include "graph/drawing/triangulation.hpp"
#include "graph/families/families.hpp"
#include "graph/planarity.hpp"
#include "graph/test_support.hpp"
#include "trials.hpp"

using namespace schlegel;

static std::vector<Point2> layout(const Graph& graph) {
  std::vector<Point2> points = layout_plane(graph);
  REQUIRE(points.size() == static_cast<std::size_t>(graph.order()));
  const bool inside = std::all_of(points.begin(), points.end(), [](const Point2& p) {
    return p.x > -1e-9 && p.x < 1 + 1e-9 && p.y > -1e-9 && p.y < 1 + 1e-9;
  });
  CHECK(inside);
  return points;
}

TEST_CASE("layout: planar graphs are drawn without crossings") {
  const std::uint64_t seed = 20240612;
  INFO("seed ", seed);
  Random random(seed);
  for (int round = 0; round < 60; ++round) {
    const int n = 3 + static_cast<int>(random.below(round % 10 == 0 ? 80 : 20));
    const double keep = round % 3 == 0 ? 1 : 0.4 + 0.6 * random.real();
    INFO("round ", round, " n ", n, " keep ", keep);
    const Graph graph = test::random_planar_graph(random, n, keep);
    CHECK(test::crossings(graph, layout(graph)) == 0);
  }
  for (int n : {200, 300}) {
    INFO("n ", n);
    const Graph dense = test::random_planar_graph(random, n, 1), sparse = test::random_planar_graph(random, n, 0.5);
    CHECK(test::crossings(dense, layout(dense)) == 0);
    CHECK(test::crossings(sparse, layout(sparse)) == 0);
  }
}

TEST_CASE("layout: graphs of the library, without their own drawing") {
  const std::pair<const char*, double> expected[] = {{"dodecahedron", 0.12}, {"truncated_icosahedron", 0.05},
                                                     {"tutte", 0.04},        {"grid_8x8", 0.12},
                                                     {"grid_3x9", 0.1},      {"K2_6", 0.1},
                                                     {"theta_1_2_2", 0.3},   {"bowtie", 0.3},
                                                     {"wheel_9", 0.25},      {"ladder_6", 0.1},
                                                     {"C12", 0.2},           {"P9", 0.1},
                                                     {"K1_5", 0.3},          {"K4", 0.3}};
  for (const auto& entry : expected) {
    const char* name = entry.first;
    INFO("family ", name);
    const Graph graph = *make_family(name);
    const auto points = layout(graph);
    CHECK(test::crossings(graph, points) == 0);
    CHECK(clearance(points, graph.edges()) > entry.second);
    const auto again = layout_plane(graph);
    CHECK(std::equal(points.begin(), points.end(), again.begin(),
                     [](Point2 a, Point2 b) { return a.x == b.x && a.y == b.y; }));
  }
}

TEST_CASE("layout: graphs that are not planar keep their vertices apart") {
  for (const char* name : {"petersen", "heawood", "hypercube_4", "K8", "knight_5x6", "torus_5x7", "king_5x5"}) {
    INFO("family ", name);
    const Graph graph = *make_family(name);
    const auto points = layout(graph);
    CHECK(clearance(points, {}) > 0.5 / graph.order());
  }
}

TEST_CASE("layout: no vertex, single vertices, pieces and large graphs") {
  CHECK(layout(Graph()).empty());
  CHECK(layout(*make_family("K1"))[0].x == doctest::Approx(0.5));

  GraphBuilder builder;
  for (int v = 0; v < 12; ++v) builder.add_vertex(std::to_string(v));
  for (int v = 0; v < 5; ++v) builder.add_edge(v, (v + 1) % 5);
  builder.add_edge(5, 6);
  const Graph pieces = std::move(builder).build();
  const auto points = layout(pieces);
  CHECK(test::crossings(pieces, points) == 0);
  CHECK(clearance(points, pieces.edges()) > 0.05);

  CHECK(test::crossings(*make_family("C1500"), layout(*make_family("C1500"))) == 0);
  layout(*make_family("grid_60x50"));
  layout(*make_family("grid_400x500"));
}

TEST_CASE("layout: the grid drawing of a triangulation turns no triangle over") {
  int drawn = 0;
  each_trial(20240613, 300, [&](Random& random) {
    const Graph graph =
        test::random_planar_graph(random, 3 + static_cast<int>(random.below(100)), 0.7 + 0.3 * random.real());
    const BlockDecomposition blocks = decompose_blocks(graph);
    if (blocks.blocks.size() != 1 || connected_components(graph).count > 1) return;
    ++drawn;
    const Triangulation triangulation = triangulate(*planar_embedding(graph));
    const std::size_t n = triangulation.around.size();
    REQUIRE(triangulation.triangles.size() == 2 * n - 4);
    const auto outer = triangulation.triangles[random.below(2 * n - 4)];
    const auto points = grid_drawing(triangulation, outer);
    for (const auto& triangle : triangulation.triangles) {
      if (triangle == outer) continue;
      const Point2 p = points[triangle[0]], q = points[triangle[1]], r = points[triangle[2]];
      CHECK((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) > 0);
    }
    for (const Point2& p : points) {
      CHECK(p.x >= 0);
      CHECK(p.x <= 2.0 * static_cast<double>(n) - 4);
      CHECK(p.y >= 0);
      CHECK(p.y <= static_cast<double>(n) - 2);
    }
  });
  CHECK(drawn > at_least(50));
}
