#include "graph/families/solids.hpp"

#include <algorithm>
#include <numbers>
#include <tuple>
#include <utility>

#include "graph/drawing/schlegel_diagram.hpp"
#include "graph/families/naming.hpp"
#include "graph/vector3.hpp"

namespace schlegel {

using Face = std::vector<Vertex>;

static Point3 centre(const std::vector<Point3>& points, const Face& face) {
  Point3 sum;
  for (Vertex v : face) sum = sum + points[v];
  return (1.0 / static_cast<double>(face.size())) * sum;
}

// True if a rotation of the whole solid moves every vertex of the face to the next one.
static bool turns_about(const std::vector<Point3>& points, const Face& face) {
  const Point3 axis = unit(centre(points, face));
  const double angle = 2 * std::numbers::pi / static_cast<double>(face.size());
  return std::all_of(points.begin(), points.end(), [&](Point3 p) {
    const Point3 along = dot(p, axis) * axis;
    const Point3 image = along + std::cos(angle) * (p - along) + std::sin(angle) * cross(axis, p);
    return std::any_of(points.begin(), points.end(), [&](Point3 q) { return distance(image, q) < 1e-6; });
  });
}

static Face outer_face(const std::vector<Point3>& points, const std::vector<Face>& faces) {
  const auto larger = [](const Face& a, const Face& b) { return a.size() < b.size(); };
  const Face& largest = *std::max_element(faces.begin(), faces.end(), larger);
  for (const Face& face : faces)
    if (face.size() == largest.size() && turns_about(points, face)) return face;
  return largest;
}

// Rotates the solid so that the face is at the back with its first vertex up; a square has a side up.
static std::vector<Point3> turned(const std::vector<Point3>& points, const Face& face) {
  const auto corner = [&](std::size_t i) { return points[face[i]]; };
  const Point3 z = -1 * unit(centre(points, face));
  const Point3 top = face.size() == 4 ? corner(0) + corner(1) : corner(0);
  const Point3 y = unit(top - dot(top, z) * z);
  const Point3 x = cross(y, z);
  std::vector<Point3> out;
  for (const Point3& p : points) out.push_back({dot(p, x), dot(p, y), dot(p, z)});
  return out;
}

// The vertices of the outer face are on the circle of the unit square, the others at its centre for now.
static std::vector<Point2> outer_places(const std::vector<Point3>& points, const Face& outer) {
  std::vector<Point2> at(points.size(), {0.5, 0.5});
  for (Vertex v : outer) {
    const Point3& p = points[v];
    const double diameter = 2 * std::hypot(p.x, p.y);
    at[v] = {0.5 + p.x / diameter, 0.5 - p.y / diameter};
  }
  return at;
}

// The vertices from the outer face inwards, each ring clockwise from the top.
static std::vector<Vertex> ring_order(const RotationSystem& around, const std::vector<Point2>& plane,
                                      const Face& outer) {
  std::vector<int> ring(around.size(), -1);
  for (Vertex v : outer) ring[v] = 0;
  std::vector<Vertex> order = outer;
  for (std::size_t next = 0; next < order.size(); ++next) {
    for (Vertex u : around[order[next]]) {
      if (ring[u] >= 0) continue;
      ring[u] = ring[order[next]] + 1;
      order.push_back(u);
    }
  }
  const auto clockwise_from_top = [&](Vertex v) {
    const Point2& p = plane[v];
    const double angle = std::atan2(p.x - 0.5, 0.5 - p.y) + 1e-6;
    return angle < 0 ? angle + 2 * std::numbers::pi : angle;
  };
  std::sort(order.begin(), order.end(), [&](Vertex a, Vertex b) {
    const int ring_a = ring[a], ring_b = ring[b];
    return ring_a != ring_b ? ring_a < ring_b : clockwise_from_top(a) < clockwise_from_top(b);
  });
  return order;
}

static void sort_together(std::vector<std::string>& names, std::vector<Vertex>& vertices) {
  std::vector<std::pair<std::string, Vertex>> pairs;
  for (std::size_t i = 0; i < names.size(); ++i) pairs.emplace_back(std::move(names[i]), vertices[i]);
  std::sort(pairs.begin(), pairs.end());
  for (std::size_t i = 0; i < names.size(); ++i) std::tie(names[i], vertices[i]) = std::move(pairs[i]);
}

Graph make_solid(const Polyhedron& given, std::vector<std::string> names) {
  std::vector<Face> faces = trace_faces(given.around);
  const Face outer = outer_face(given.points, faces);
  const Polyhedron solid{turned(given.points, outer), given.around};
  const std::vector<Point2> drawn =
      schlegel_diagram(solid.around, outer, outer_places(solid.points, outer), Faces::meeting_properly);

  std::vector<Vertex> order = ring_order(solid.around, drawn, outer);
  std::vector<Vertex> rank(order.size());
  GraphBuilder builder;
  std::vector<Point2> plane;
  std::vector<Point3> space;
  if (names.empty())
    names = letter_names(static_cast<int>(order.size()));
  else
    sort_together(names, order);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto v = static_cast<std::size_t>(order[i]);
    rank[v] = builder.add_vertex(std::move(names[i]));
    plane.push_back(drawn[v]);
    space.push_back(solid.points[v]);
  }
  for (Vertex v : order)
    for (Vertex u : solid.around[v]) builder.add_edge(rank[v], rank[u]);
  for (Face& face : faces)
    for (Vertex& v : face) v = rank[v];
  builder.set_plane(std::move(plane));
  builder.set_space(std::move(space), std::move(faces));
  return std::move(builder).build();
}

}  // namespace schlegel
