// A polyhedron whose edges touch a sphere cuts it in a circle for each face, and from each corner a circle of it is
// seen; both together are a packing of circles as in the plane, from which the sphere is seen by stereographic
// projection. What is left to choose, up to turns, is from where: a point above the plane, its height being the
// sphere's scale. These points are the hyperbolic space, and the mean of the touching points p is 0 where the sum of
// the distances to them, which are at infinity, is least. With v the mean of the p as seen from here, Newton's step
// goes (1 - mean of p p')^-1 v along a geodesic, and there is but one minimum (Springborn 2005).
#include "graph/drawing/midsphere.hpp"

#include <algorithm>
#include <cmath>

#include "base/index.hpp"
#include "graph/drawing/circle_packing.hpp"
#include "graph/vector3.hpp"

namespace schlegel {
namespace {

/// A point above the plane: what lies within `height` of `foot` comes to the lower half of the sphere.
struct Observer {
  Point2 foot;
  double height = 1;

  Point2 seen(Point2 p) const { return {(p.x - foot.x) / height, (p.y - foot.y) / height}; }
  Point3 on_sphere(Point2 p) const {
    const Point2 q = seen(p);
    const double square = q.x * q.x + q.y * q.y;
    return (1 / (square + 1)) * Point3{2 * q.x, 2 * q.y, square - 1};
  }
  /// Goes along the geodesic in this direction, as far as it is long.
  Observer moved(Point3 by) const {
    const double far = length(by);
    if (far < 1e-300) return *this;
    const Point3 way = (1 / far) * by;
    const double rise = 1 / (std::cosh(far) - std::sinh(far) * way.z), across = std::sinh(far) * rise * height;
    return {{foot.x + across * way.x, foot.y + across * way.y}, rise * height};
  }
};

/// The solution of m x = right by Cramer's rule; m by columns.
Point3 solved(const Point3 (&m)[3], Point3 right) {
  const double whole = dot(m[0], cross(m[1], m[2]));
  return (1 / whole) *
         Point3{dot(right, cross(m[1], m[2])), dot(m[0], cross(right, m[2])), dot(m[0], cross(m[1], right))};
}

/// From where the points are seen in balance; false when that is not found.
bool find_balance(const std::vector<Point2>& points, Observer& observer) {
  constexpr int most_steps = 100;
  const double share = 1 / static_cast<double>(points.size());
  double last = 2;
  for (int step = 0; step < most_steps; ++step) {
    Point3 mean, second[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    for (Point2 point : points) {
      const Point3 p = observer.on_sphere(point);
      mean = mean + share * p;
      second[0] = second[0] - (share * p.x) * p;
      second[1] = second[1] - (share * p.y) * p;
      second[2] = second[2] - (share * p.z) * p;
    }
    const double off = length(mean);
    if (off < 1e-15 || (off < 1e-11 && off >= last)) return true;
    last = off;
    // Far from the balance the points lie close together, and Newton's step is too long.
    Point3 by = solved(second, mean);
    if (!(length(by) < 1)) by = (std::atanh(std::min(off, 0.9)) / off) * mean;
    observer = observer.moved(by);
  }
  return last < 1e-11;
}

/// The point from which the sphere is seen within this circle: the pole of the circle's plane.
Point3 pole(const Circle& circle, const Observer& observer) {
  const Point2 c = observer.seen(circle.centre);
  const double r = circle.radius / observer.height, power = c.x * c.x + c.y * c.y - r * r;
  return (1 / (power + 1)) * Point3{2 * c.x, 2 * c.y, power - 1};
}

bool touch_sphere(const RotationSystem& around, const std::vector<Point3>& corners, double within) {
  for (std::size_t v = 0; v < around.size(); ++v)
    for (Vertex u : around[v]) {
      const Point3 along = corners[u] - corners[v];
      if (!(std::abs(length(cross(corners[v], along)) / length(along) - 1) < within)) return false;
    }
  return true;
}

/// Whether each face is flat and no other corner lies before it; `poles` are those of the faces' planes.
bool convex(const RotationSystem& around, const std::vector<Point3>& corners, const std::vector<Point3>& poles,
            double within) {
  const auto faces = trace_faces(around);
  std::vector<std::size_t> last_on(corners.size(), faces.size());
  for (std::size_t f = 0; f < faces.size(); ++f) {
    for (Vertex v : faces[f]) last_on[v] = f;
    const double far = length(poles[f]);
    for (std::size_t v = 0; v < corners.size(); ++v) {
      const double above = (dot(corners[v], poles[f]) - 1) / far;
      if (!(above < within && (last_on[v] != f || above > -within))) return false;
    }
  }
  return true;
}

}  // namespace

std::vector<Point3> canonical_polyhedron(const RotationSystem& around) {
  constexpr double within = 1e-9;
  if (around.size() > most_on_midsphere) return {};
  const auto packing = pack_circles(around);
  if (!packing) return {};
  Observer observer;
  if (!find_balance(packing->touching, observer)) return {};
  // Seen from outside the sphere the plane is seen from below.
  const auto mirrored = [&](const Circle& circle) {
    const Point3 p = pole(circle, observer);
    return Point3{-p.x, p.y, p.z};
  };
  std::vector<Point3> corners, poles;
  for (const Circle& circle : packing->vertices) corners.push_back(mirrored(circle));
  for (const Circle& circle : packing->faces) poles.push_back(mirrored(circle));
  if (!touch_sphere(around, corners, within) || !convex(around, corners, poles, within)) return {};
  return corners;
}

}  // namespace schlegel
