// A planar and 3-connected graph is the graph of a polyhedron (Steinitz), whose faces follow from it (Whitney). Of all
// its shapes the canonical one is taken, whose edges touch a sphere. It is turned as the flat drawing shows it: the
// face that is drawn outside at the back, the others the way round in which they are drawn. A pyramid or double pyramid
// over many sides would be a needle, so what is far longer than wide is pressed together; then no edge touches a sphere
// any more, but an ellipsoid.
#include <algorithm>
#include <cmath>

#include "base/index.hpp"
#include "graph/drawing/midsphere.hpp"
#include "graph/planarity.hpp"
#include "graph/vector3.hpp"

namespace schlegel {
namespace {

using Face = std::vector<Vertex>;

/// Positive when drawn counter-clockwise.
double drawn_area(const Face& face, std::span<const Point2> plane) {
  double twice = 0;
  for (std::size_t i = 0; i < face.size(); ++i) {
    const Point2 p = plane[face[i]], q = plane[face[(i + 1) % face.size()]];
    twice += p.y * q.x - p.x * q.y;
  }
  return twice / 2;
}

/// The face that is drawn outside, the largest in the drawing.
const Face& outer_face(const std::vector<Face>& faces, std::span<const Point2> plane) {
  return *std::max_element(faces.begin(), faces.end(), [&](const Face& a, const Face& b) {
    return std::abs(drawn_area(a, plane)) < std::abs(drawn_area(b, plane));
  });
}

/// The direction in which the points lie farthest apart: the eigenvector of their second moments.
Point3 longest_axis(const std::vector<Point3>& points) {
  Point3 middle, axis{0.6, 0.5, 0.62};
  for (const Point3& p : points) middle = middle + (1 / static_cast<double>(points.size())) * p;
  for (int round = 0; round < 50; ++round) {
    Point3 image;
    for (const Point3& p : points) image = image + dot(p - middle, axis) * (p - middle);
    axis = unit(image);
  }
  return axis;
}

/// Presses what is far longer than wide together until it is as long as wide.
void shorten(std::vector<Point3>& points) {
  constexpr double longest = 1.2;  // times as long as wide
  const Point3 axis = longest_axis(points);
  double low = 1e9, high = -1e9, half = 0;
  for (const Point3& p : points) {
    low = std::min(low, dot(p, axis));
    high = std::max(high, dot(p, axis));
    half = std::max(half, length(p - dot(p, axis) * axis));
  }
  const double factor = 2 * half / (high - low);
  if (factor * longest >= 1) return;
  for (Point3& p : points) p = p + ((factor - 1) * dot(p, axis)) * axis;
}

/// Moves the points into the unit ball, evenly: the sum of the eighth powers of their distances from its middle, which
/// the farthest ones decide, is about least.
void fit_unit_ball(std::vector<Point3>& points) {
  constexpr int steps = 40;
  double farthest = 0;
  for (int step = 0; step <= steps; ++step) {
    farthest = 0;
    for (const Point3& p : points) farthest = std::max(farthest, length(p));
    if (step == steps) break;
    Point3 pull;
    double sum = 0;
    for (const Point3& p : points) {
      const double weight = std::pow(length(p) / farthest, 6);
      pull = pull + weight * p;
      sum += weight;
    }
    for (Point3& p : points) p = p - (1 / (3 * sum)) * pull;
  }
  for (Point3& p : points) p = (1 / farthest) * p;
}

/// Turns the points so that this face is at the back, and about the line of sight so that they lie as they are drawn.
void turn_as_drawn(std::vector<Point3>& points, const Face& outer, std::span<const Point2> plane) {
  Point3 normal;
  for (std::size_t i = 0; i < outer.size(); ++i)
    normal = normal + cross(points[outer[i]], points[outer[(i + 1) % outer.size()]]);
  const Point3 z = -1 * unit(normal), along = points[outer[1]] - points[outer[0]];
  const Point3 x = unit(along - dot(along, z) * z), y = cross(z, x);
  double sine = 0, cosine = 0;
  for (std::size_t v = 0; v < points.size(); ++v) {
    const double right = plane[v].x - 0.5, up = 0.5 - plane[v].y;
    cosine += dot(points[v], x) * right + dot(points[v], y) * up;
    sine += dot(points[v], x) * up - dot(points[v], y) * right;
  }
  const double size = std::hypot(sine, cosine);
  cosine = size < 1e-9 ? 1 : cosine / size;
  sine = size < 1e-9 ? 0 : sine / size;
  for (Point3& p : points)
    p = {cosine * dot(p, x) - sine * dot(p, y), sine * dot(p, x) + cosine * dot(p, y), dot(p, z)};
}

}  // namespace

Graph::FoundSolid Graph::find_solid(const Graph& graph) {
  const auto n = static_cast<std::size_t>(graph.order());
  if (n < 4 || n > most_on_midsphere || graph.plane().size() != n) return {};
  auto around = planar_embedding(graph);
  if (!around) return {};
  FoundSolid solid{{}, trace_faces(*around)};
  if (!is_polyhedral(*around, solid.faces)) return {};
  // The face outside is drawn the other way round.
  if (drawn_area(outer_face(solid.faces, graph.plane()), graph.plane()) > 0) {
    for (auto& near : *around) std::reverse(near.begin(), near.end());
    solid.faces = trace_faces(*around);
  }
  solid.corners = canonical_polyhedron(*around);
  if (solid.corners.empty()) return {};
  shorten(solid.corners);
  fit_unit_ball(solid.corners);
  turn_as_drawn(solid.corners, outer_face(solid.faces, graph.plane()), graph.plane());
  return solid;
}

Solid solid_of(const Graph& graph) {
  if (!graph.space_.empty()) return {graph.space_, graph.faces_};
  if (!graph.found_) graph.found_ = std::make_shared<const Graph::FoundSolid>(Graph::find_solid(graph));
  return {graph.found_->corners, graph.found_->faces};
}

}  // namespace schlegel
