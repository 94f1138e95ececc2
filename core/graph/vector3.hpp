#pragma once
#include <cmath>

#include "graph/graph.hpp"

namespace schlegel {

inline Point3 operator+(Point3 a, Point3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline Point3 operator-(Point3 a, Point3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Point3 operator*(double s, Point3 a) { return {s * a.x, s * a.y, s * a.z}; }
inline double dot(Point3 a, Point3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline Point3 cross(Point3 a, Point3 b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline double length(Point3 a) { return std::sqrt(dot(a, a)); }
inline double distance(Point3 a, Point3 b) { return length(a - b); }
inline Point3 unit(Point3 a) { return (1 / length(a)) * a; }

}  // namespace schlegel
