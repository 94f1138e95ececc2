#include <array>
#include <utility>

#include "base/index.hpp"
#include "graph/drawing/drawing.hpp"
#include "graph/drawing/schlegel_diagram.hpp"
#include "graph/families/family_makers.hpp"
#include "graph/families/naming.hpp"
#include "graph/families/solids.hpp"
#include "graph/planarity.hpp"

namespace schlegel::make {

static GraphBuilder numbered(int n) {
  GraphBuilder builder;
  for (std::string& name : number_names(n, 0)) builder.add_vertex(std::move(name));
  return builder;
}

// Hamilton's board: R S T V W round the outside with R on top, then the ring of ten Q P N M L K J H X Z, which is two
// rings of five by its distance from the outside, and C D F G B inside.
Graph dodecahedron() {
  std::vector<std::string> names;
  for (char hole : std::string_view("rstvwqnljxpmkhzcdfgb")) names.emplace_back(1, hole);
  return make_solid(mirrored_solid(5, {true, false, false}), std::move(names));
}

Graph generalized_petersen(int n, int step) {
  GraphBuilder builder = numbered(2 * n);
  std::vector<Point2> plane;
  for (int v = 0; v < n; ++v) {
    builder.add_edge(v, (v + 1) % n);
    plane.push_back(on_circle(0.5, static_cast<double>(v) / n));
  }
  for (int v = 0; v < n; ++v) {
    builder.add_edge(v, n + v);
    builder.add_edge(n + v, n + (v + step) % n);
    plane.push_back(on_circle(0.27, static_cast<double>(v) / n));
  }
  builder.set_plane(std::move(plane));
  return std::move(builder).build();
}

Graph chorded_cycle(int n, std::initializer_list<int> jumps) {
  GraphBuilder builder = numbered(n);
  std::vector<Point2> plane;
  for (int v = 0; v < n; ++v) {
    const int jump = jumps.begin()[at(v) % jumps.size()];
    builder.add_edge(v, (v + 1) % n);
    builder.add_edge(v, (v + jump + n) % n);
    plane.push_back(on_circle(0.5, static_cast<double>(v) / n));
  }
  builder.set_plane(std::move(plane));
  return std::move(builder).build();
}

// Ring 0 holds the middles of seven stars; the rings 1, 2 and 3 are their tips, joined in steps of 1, 2 and 3.
Graph coxeter() {
  struct Ring {
    double radius, twist;
  };
  constexpr std::array<Ring, 4> rings = {{{0.357, -0.05}, {0.5, 0}, {0.365, 0.41}, {0.15, -0.22}}};
  GraphBuilder builder = numbered(28);
  std::vector<Point2> plane;
  for (int ring = 0; ring < 4; ++ring) {
    for (int i = 0; i < 7; ++i) {
      const Vertex v = 7 * ring + i;
      if (ring > 0) {
        builder.add_edge(i, v);
        builder.add_edge(v, 7 * ring + (i + ring) % 7);
      }
      const auto [radius, twist] = rings[ring];
      plane.push_back(on_circle(radius, (i + twist) / 7));
    }
  }
  builder.set_plane(std::move(plane));
  return std::move(builder).build();
}

// Three copies of Tutte's fragment round a middle vertex. A fragment has 15 vertices, of which 0 is joined to the
// middle, 1 to the next fragment, 2 to the previous one.
Graph tutte() {
  static constexpr std::pair<Vertex, Vertex> fragment[] = {
      {0, 3},  {0, 4}, {1, 5},  {1, 6},  {2, 6},  {2, 7},   {3, 5},   {3, 8},   {4, 8},   {4, 9},  {5, 10},
      {6, 11}, {7, 9}, {7, 12}, {8, 13}, {9, 14}, {10, 11}, {10, 13}, {11, 12}, {12, 14}, {13, 14}};
  GraphBuilder builder = numbered(46);
  const Vertex middle = 45;
  for (Vertex copy = 0; copy < 3; ++copy) {
    const Vertex first = 15 * copy, next = 15 * ((copy + 1) % 3);
    for (const auto& [u, v] : fragment) builder.add_edge(first + u, first + v);
    builder.add_edge(middle, first);
    builder.add_edge(first + 1, next + 2);
  }
  Graph graph = std::move(builder).build();

  // Drawn with the outer face that all three fragments share.
  const RotationSystem around = *planar_embedding(graph);
  for (const auto& face : trace_faces(around)) {
    std::array<bool, 4> meets{};
    for (Vertex v : face) meets[v / 15] = true;
    if (meets == std::array{true, true, true, false})
      return std::move(graph).drawn(
          schlegel_diagram(around, face, regular_polygon(around.size(), face), Faces::meeting_properly));
  }
  return graph;
}

}  // namespace schlegel::make
