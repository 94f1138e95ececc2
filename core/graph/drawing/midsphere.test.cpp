#include "graph/drawing/midsphere.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "graph/drawing/layout.hpp"
#include "graph/families/families.hpp"
#include "graph/planarity.hpp"
#include "graph/test_support.hpp"
#include "graph/vector3.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;

namespace {

Graph solid_family(std::string_view name) {
  auto made = must(make_family(name));
  return std::move(made).value();
}

/// The same graph without its shape in space.
Graph flat(const Graph& graph) {
  GraphBuilder builder;
  for (Vertex v = 0; v < graph.order(); ++v) builder.add_vertex(graph.name(v));
  for (const auto& [u, v] : graph.edges()) builder.add_edge(u, v);
  builder.set_plane({graph.plane().begin(), graph.plane().end()});
  return std::move(builder).build();
}

Graph drawn(Graph graph) {
  std::vector<Point2> plane = layout_plane(graph);
  return std::move(graph).drawn(std::move(plane));
}

std::string edge_list(const Graph& graph) {
  std::string text;
  for (const auto& [u, v] : graph.edges()) text += graph.name(u) + "-" + graph.name(v) + " ";
  return text;
}

}  // namespace

TEST_CASE("midsphere: solids, prisms, wheels and famous graphs have a canonical polyhedron") {
  constexpr std::string_view names =
      "tetrahedron cube octahedron dodecahedron icosahedron cuboctahedron truncated_icosahedron snub_cube "
      "snub_dodecahedron rhombicuboctahedron truncated_icosidodecahedron prism_3 prism_7 prism_60 antiprism_5 "
      "antiprism_60 wheel_3 wheel_5 wheel_12 wheel_99 tutte K4 hypercube_3 K_2_2_2";
  for (const std::string_view name : split_words(names)) {
    CAPTURE(name);
    const Graph graph = solid_family(name);
    const auto around = *planar_embedding(graph);
    const std::vector<Point3> corners = canonical_polyhedron(around);
    REQUIRE(corners.size() == static_cast<std::size_t>(graph.order()));
    CHECK(test::off_canonical(around, corners) < 1e-9);
    if (graph.space().empty()) continue;
    // All edges of these solids are equal, and so they come out.
    const auto side = [&](Edge e) {
      const auto [u, v] = graph.ends(e);
      return distance(corners[u], corners[v]);
    };
    for (Edge e = 0; e < graph.size(); ++e) CHECK(std::abs(side(e) - side(0)) < 1e-9);
  }
}

TEST_CASE("midsphere: random polyhedra, their duals, and what is none") {
  int polyhedra = 0, others = 0, too_fine = 0;
  each_trial(31, 2000, [&](Random& random, int round) {
    const int n = 4 + static_cast<int>(random.below(round % 20 == 0 ? 100 : 30));
    const Graph graph = test::random_planar_graph(random, n, round % 3 == 0 ? 1 : 0.8 + 0.2 * random.real());
    const auto around = *planar_embedding(graph);
    const auto faces = trace_faces(around);
    const bool polyhedral = is_polyhedral(around, faces);
    CHECK_MESSAGE(polyhedral == test::three_connected(graph), edge_list(graph));
    if (!polyhedral) {
      if (others++ % 16 == 0) CHECK(solid_of(drawn(graph)).corners.empty());
      return;
    }
    ++polyhedra;
    const auto corners = canonical_polyhedron(around);
    if (corners.empty()) {
      ++too_fine;
      return;
    }
    CHECK_MESSAGE(test::off_canonical(around, corners) < 1e-9, edge_list(graph));
    // The dual: its corners are the faces.
    RotationSystem dual(faces.size());
    std::vector<std::vector<Vertex>> left_of(around.size());
    for (std::size_t v = 0; v < around.size(); ++v) left_of[v].resize(around[v].size());
    for (std::size_t f = 0; f < faces.size(); ++f)
      for (std::size_t i = 0; i < faces[f].size(); ++i) {
        const auto v = static_cast<std::size_t>(faces[f][i]);
        const auto place = std::find(around[v].begin(), around[v].end(), faces[f][(i + 1) % faces[f].size()]);
        left_of[v][place - around[v].begin()] = static_cast<Vertex>(f);
      }
    for (std::size_t f = 0; f < faces.size(); ++f)
      for (std::size_t i = 0; i < faces[f].size(); ++i) {
        const auto u = static_cast<std::size_t>(faces[f][(i + 1) % faces[f].size()]);
        const auto back = std::find(around[u].begin(), around[u].end(), faces[f][i]);
        dual[f].push_back(left_of[u][back - around[u].begin()]);
      }
    const auto of_dual = canonical_polyhedron(dual);
    if (of_dual.empty()) {
      ++too_fine;
      return;
    }
    CHECK_MESSAGE(test::off_canonical(dual, of_dual) < 1e-9, edge_list(graph));
  });
  CHECK(polyhedra > at_least(1000));
  CHECK(others > at_least(300));
  CHECK(too_fine <= 1);  // 7 of 1,041,351 such polyhedra, of 61 to 98 vertices
}

TEST_CASE("midsphere: a tower of triangles within triangles is refused where numbers are too coarse, and soon") {
  for (int n : {10, 20, 40, 80, 160, 250}) {
    CAPTURE(n);
    GraphBuilder builder;
    for (int v = 0; v < n; ++v) builder.add_vertex(std::to_string(v));
    for (Vertex v = 0; v < n; ++v)
      for (Vertex u = std::max(0, v - 3); u < v; ++u) builder.add_edge(u, v);
    const auto around = *planar_embedding(std::move(builder).build());
    REQUIRE(is_polyhedral(around, trace_faces(around)));
    const auto corners = canonical_polyhedron(around);
    if (!corners.empty()) CHECK(test::off_canonical(around, corners) < 1e-9);
    CHECK(corners.empty() == (n > 20));
  }
}

TEST_CASE("solids: a board without a shape gets one that looks as it is drawn") {
  for (const char* name : {"tetrahedron", "cube", "dodecahedron", "truncated_icosahedron", "prism_7", "wheel_5",
                           "wheel_12", "tutte", "hypercube_3", "K4"}) {
    CAPTURE(name);
    const Graph graph = flat(solid_family(name));
    const Solid solid = solid_of(graph);
    REQUIRE(solid.corners.size() == static_cast<std::size_t>(graph.order()));
    CHECK(static_cast<int>(solid.faces.size()) == graph.size() - graph.order() + 2);
    const auto at = [&](Vertex v) { return solid.corners[v]; };
    double farthest = 0;
    for (const Point3& p : solid.corners) farthest = std::max(farthest, length(p));
    CHECK(std::abs(farthest - 1) < 1e-9);
    int reversed = 0;
    for (const auto& face : solid.faces) {
      Point3 normal;
      double area = 0;  // as drawn, positive counter-clockwise
      for (std::size_t i = 0; i < face.size(); ++i) {
        const Vertex v = face[i], u = face[(i + 1) % face.size()];
        REQUIRE(graph.adjacent(v, u));
        normal = normal + cross(at(v), at(u));
        const Point2 p = graph.plane()[v], q = graph.plane()[u];
        area += p.y * q.x - p.x * q.y;
      }
      for (Vertex v = 0; v < graph.order(); ++v) CHECK(dot(unit(normal), at(v) - at(face[0])) < 1e-9);
      if (area > 0) continue;
      ++reversed;
      if (test::crossings(graph, graph.plane()) == 0) CHECK(unit(normal).z == doctest::Approx(-1));
    }
    if (test::crossings(graph, graph.plane()) == 0) CHECK(reversed == 1);
    const Graph known = solid_family(name);
    if (known.space().empty()) continue;
    // What has a shape of its own keeps it; found anew it is the same, turned the same way.
    CHECK(solid_of(known).corners.data() == known.space().data());
    for (Vertex v = 0; v < graph.order(); ++v) CHECK(distance(at(v), known.space()[v]) < 1e-6);
  }
}

TEST_CASE("solids: a graph that is no polyhedron, has no drawing or too many vertices stays flat") {
  for (const char* name : {"grid_3x3", "petersen", "ladder_5", "C5", "theta_1_2_2", "K5", "bowtie", "P4", "K_4_2",
                           "torus_4x4", "heawood", "wheel_400", "prism_3"}) {
    CAPTURE(name);
    const Graph graph = flat(solid_family(name));
    CHECK(solid_of(graph).corners.empty() == (std::string_view(name) != "prism_3"));
    CHECK(graph.space().empty());
  }
  GraphBuilder builder;  // two tetrahedra side by side
  for (int v = 0; v < 8; ++v) builder.add_vertex(std::to_string(v));
  for (Vertex v = 0; v < 8; ++v)
    for (Vertex u = v / 4 * 4; u < v; ++u) builder.add_edge(u, v);
  CHECK(solid_of(drawn(std::move(builder).build())).corners.empty());
}
