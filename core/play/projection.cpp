#include "play/projection.hpp"

#include <algorithm>
#include <cmath>

#include "graph/vector3.hpp"

namespace schlegel {
namespace {

constexpr double eye = 7;  // distant: depth is felt, the outline stays round

/// By face: the cosine of the angle between its normal and the way to the eye, roughly.
double towards_eye(const std::vector<Vertex>& face, const std::vector<Point3>& corners) {
  Point3 normal, middle;
  for (std::size_t i = 0; i < face.size(); ++i) {
    const Point3 p = corners[face[i]];
    normal = normal + cross(p, corners[face[(i + 1) % face.size()]]);
    middle = middle + (1 / static_cast<double>(face.size())) * p;
  }
  return dot(normal, Point3{0, 0, eye} - middle) / (eye * std::max(1e-300, length(normal)));
}

void fold(Projection& out, const Graph& graph, const Solid& solid, const View& view, Point2 middle, double radius) {
  out.folded = 1 - view.flat;
  std::vector<Point3> corners;
  for (std::size_t v = 0; v < out.at.size(); ++v) {
    const Point3 p = view.turn(solid.corners[v]);
    corners.push_back(p);
    const double scale = radius * std::sqrt(eye * eye - 1) / (eye - p.z);
    out.at[v].x = view.flat * out.at[v].x + out.folded * (middle.x + scale * p.x);
    out.at[v].y = view.flat * out.at[v].y + out.folded * (middle.y - scale * p.y);
    out.depth[v] = out.folded * p.z;
  }
  if (solid.faces.empty()) {
    for (std::size_t v = 0; v < out.at.size(); ++v) out.front[v] = out.depth[v] >= -1e-9;
    for (std::size_t e = 0; e < out.front_edge.size(); ++e) {
      const auto [u, v] = graph.ends(static_cast<Edge>(e));
      out.front_edge[e] = out.depth[u] + out.depth[v] >= -1e-9;
    }
    return;
  }
  std::fill(out.front.begin(), out.front.end(), char{0});
  std::fill(out.front_edge.begin(), out.front_edge.end(), char{0});
  for (const auto& face : solid.faces) {
    out.facing.push_back(towards_eye(face, corners));
    if (out.facing.back() <= 0) continue;
    for (std::size_t i = 0; i < face.size(); ++i) {
      out.front[face[i]] = 1;
      const Edge e = graph.edge_between(face[i], face[(i + 1) % face.size()]);
      if (e != no_edge) out.front_edge[e] = 1;
    }
  }
}

}  // namespace

double Projection::clarity(bool in_front, double at_depth) const {
  if (in_front) return 1;
  return 1 - folded + std::clamp(0.9 * folded + 0.8 * at_depth, 0.35 * folded, 0.8 * folded);
}

double Projection::clarity(const Graph& graph, Edge e) const {
  const auto [u, v] = graph.ends(e);
  return clarity(front_edge[e] != 0, (depth[u] + depth[v]) / 2);
}

Projection project(const Graph& graph, const View& view, std::span<const Point2> flat, Point2 middle, double radius) {
  Projection out;
  out.at.assign(flat.begin(), flat.end());
  out.depth.assign(out.at.size(), 0.0);
  out.front.assign(out.at.size(), 1);
  out.front_edge.assign(static_cast<std::size_t>(graph.size()), 1);
  if (view.flat >= 1) return out;
  if (const Solid solid = solid_of(graph); solid.corners.size() == out.at.size())
    fold(out, graph, solid, view, middle, radius);
  return out;
}

Projection project(const Graph& graph, const View& view) {
  return project(graph, view, graph.plane(), {0.5, 0.5}, 0.43);
}

std::vector<double> shortest_edges_on_solid(const Graph& graph) {
  const auto corners = solid_of(graph).corners;
  std::vector<double> shortest(corners.size(), 2);
  for (const auto& [u, v] : graph.edges()) {
    const double apart = distance(corners[u], corners[v]);
    for (Vertex end : {u, v}) {
      double& least = shortest[end];
      least = std::min(least, apart);
    }
  }
  return shortest;
}

void draw_faces(Scene& scene, const Graph& graph, const Projection& seen, bool front) {
  const Solid solid = solid_of(graph);
  for (std::size_t f = 0; f < seen.facing.size(); ++f) {
    if ((seen.facing[f] > 0) != front) continue;
    std::vector<Point2> corners;
    for (Vertex v : solid.faces[f]) corners.push_back(seen.at[v]);
    Shape shape = polygon(std::move(corners), Role::board);
    shape.opacity = seen.folded * (front ? 0.35 + 0.4 * seen.facing[f] : 0.9);
    scene.shapes.push_back(std::move(shape));
  }
}

}  // namespace schlegel
