#include "graph/drawing/planar_drawing.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "base/index.hpp"
#include "graph/blocks.hpp"
#include "graph/drawing/drawing.hpp"
#include "graph/drawing/schlegel_diagram.hpp"
#include "graph/drawing/spacing.hpp"
#include "graph/drawing/springs.hpp"
#include "graph/drawing/stress.hpp"
#include "graph/drawing/triangulation.hpp"

namespace schlegel {
namespace {

using FaceList = std::vector<std::vector<Vertex>>;

int find_root(std::vector<int>& parent, int x) {
  while (parent[x] != x) x = parent[x] = parent[parent[x]];
  return x;
}

// At every cut vertex joins neighbours that follow one another round it and lie in different blocks.
RotationSystem two_connected(const Graph& graph, RotationSystem around) {
  const BlockDecomposition blocks = decompose_blocks(graph);
  std::vector<int> merged(blocks.blocks.size());
  std::iota(merged.begin(), merged.end(), 0);
  std::vector<std::vector<int>> block(around.size());  // of each edge, in step with `around`
  for (std::size_t v = 0; v < around.size(); ++v)
    for (Vertex u : around[v]) block[v].push_back(blocks.block_of_edge[graph.edge_between(u, static_cast<Vertex>(v))]);

  const auto insert = [&](Vertex where, Vertex what, Vertex beside, std::ptrdiff_t shift, int in) {
    auto& near = around[where];
    const std::ptrdiff_t place = std::find(near.begin(), near.end(), beside) - near.begin() + shift;
    near.insert(near.begin() + place, what);
    block[where].insert(block[where].begin() + place, in);
  };
  for (Vertex v : blocks.cut_vertices) {
    const auto& near = around[v];
    for (std::size_t i = 0; i < near.size(); ++i) {
      const std::size_t next = (i + 1) % near.size();
      const int one = find_root(merged, block[v][i]), other = find_root(merged, block[v][next]);
      if (one == other) continue;
      merged[one] = other;
      insert(near[i], near[next], v, 0, other);
      insert(near[next], near[i], v, 1, other);
    }
  }
  return around;
}

std::vector<Point2> best_schlegel_diagram(const Graph& graph, const RotationSystem& around, FaceList faces) {
  const std::size_t tried = around.size() <= 150 ? 4 : 1;
  std::stable_sort(faces.begin(), faces.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
  std::vector<Point2> best;
  double best_clearance = -1;
  for (std::size_t f = 0; f < std::min(tried, faces.size()) && faces[f].size() == faces[0].size(); ++f) {
    auto drawing =
        schlegel_diagram(around, faces[f], regular_polygon(around.size(), faces[f]), Faces::meeting_properly);
    const double room = clearance(drawing, graph.edges());
    if (room <= best_clearance * 1.001) continue;
    best_clearance = room;
    best = std::move(drawing);
  }
  return best;
}

void flip(std::vector<Point2>& points) {
  for (Point2& p : points) p.y = -p.y;
}

double area(const std::vector<Point2>& points, const std::array<Vertex, 3>& triangle) {
  const Point2 p = points[triangle[0]], q = points[triangle[1]], r = points[triangle[2]];
  return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
}

// The largest face on a circle, everything else drawn by springs inside and evened out; nothing when that comes out too
// tight for the precision of numbers.
std::vector<Point2> drawing_in_circle(const FaceList& faces, const Triangulation& triangulation) {
  const auto smaller = [](const auto& a, const auto& b) { return a.size() < b.size(); };
  const auto outer = std::max_element(faces.begin(), faces.end(), smaller);
  const Vertex outside = triangulation.hub_of_face[outer - faces.begin()];
  std::vector<bool> fixed(triangulation.around.size());
  for (Vertex v : *outer) fixed[v] = true;
  if (outside != no_vertex) fixed[outside] = true;
  std::vector<Spring> springs;
  for (std::size_t v = 0; v < triangulation.around.size(); ++v)
    for (Vertex u : triangulation.around[v])
      if (u < static_cast<Vertex>(v) && static_cast<Vertex>(v) != outside) springs.push_back({at(u), v, 1});
  std::vector<Point2> points = relax_springs(springs, regular_polygon(triangulation.around.size(), *outer), fixed, 4);
  flip(points);
  std::vector<std::array<Vertex, 3>> inside;
  for (const auto& triangle : triangulation.triangles) {
    if (std::find(triangle.begin(), triangle.end(), outside) != triangle.end()) continue;
    if (area(points, triangle) < 1e-14) {
      if (fixed[triangle[0]] && fixed[triangle[1]] && fixed[triangle[2]]) continue;
      return {};
    }
    inside.push_back(triangle);
  }
  even_out(inside, points, fixed);
  flip(points);
  return points;
}

// Grid drawing, evened out within the outer triangle.
std::vector<Point2> drawing_in_triangle(const Triangulation& triangulation) {
  // A hub of the largest face outside, if there is one.
  std::array<Vertex, 3> outer = triangulation.triangles[0];
  for (const auto& triangle : triangulation.triangles)
    if (triangulation.around[triangle[2]].size() > triangulation.around[outer[2]].size()) outer = triangle;
  std::vector<Point2> points = grid_drawing(triangulation, outer);
  for (Point2& p : points) p.y *= std::sqrt(3);  // the triangle is half as high as wide
  std::vector<bool> fixed(points.size());
  for (Vertex v : outer) fixed[v] = true;
  std::vector<std::array<Vertex, 3>> inside;
  for (const auto& triangle : triangulation.triangles)
    if (triangle != outer) inside.push_back(triangle);
  even_out(inside, points, fixed);
  flip(points);
  return points;
}

}  // namespace

std::vector<Point2> planar_drawing(const Graph& graph, const RotationSystem& around) {
  // clearance^2 * n from which a diagram needs no other, and from which a drawing needs no more spreading out
  constexpr double good = 0.03, very_good = 0.3;
  const double n = graph.order();
  FaceList faces = trace_faces(around);
  if (is_polyhedral(around, faces)) {
    std::vector<Point2> diagram = best_schlegel_diagram(graph, around, faces);
    const double room = clearance(diagram, graph.edges());
    if (room * room * n > good && !crosses_itself(diagram, graph.edges())) return diagram;
  }

  std::vector<Point2> best;
  bool done = false;
  const auto offer = [&](std::vector<Point2> drawing) {
    drawing.resize(graph.order());
    fit_unit_square(drawing);
    if (crosses_itself(drawing, graph.edges())) return;
    const double room = clearance(drawing, graph.edges());
    if (room * room * n > very_good) {
      best = std::move(drawing);
      done = true;
      return;
    }
    spread_out(graph, drawing);
    straighten(drawing, graph.edges());
    fit_unit_square(drawing);
    if (best.empty() || drawing_energy(graph, drawing) < drawing_energy(graph, best)) best = std::move(drawing);
  };
  offer(stress_drawing(graph));
  const bool tree = graph.size() < graph.order();
  if (!best.empty() && (tree || done)) return best;
  const RotationSystem closed = two_connected(graph, around);
  const Triangulation triangulation = triangulate(closed);
  if (auto drawing = drawing_in_circle(trace_faces(closed), triangulation); !drawing.empty()) offer(std::move(drawing));
  if (best.empty()) offer(drawing_in_triangle(triangulation));
  return best;
}

}  // namespace schlegel
