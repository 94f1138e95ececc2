#pragma once
#include <optional>
#include <vector>

#include "graph/embedding.hpp"

namespace schlegel {

struct Circle {
  Point2 centre;
  double radius = 1;
};

/// A circle for each vertex and each face of a plane graph. For each edge, the circles of its two vertices touch, those
/// of its two faces touch in the same point, and the two pairs are perpendicular there. No others overlap. One circle
/// contains all others of its kind. x is right, y up.
struct CirclePacking {
  std::vector<Circle> vertices, faces;  ///< faces in the order of trace_faces
  std::vector<Point2> touching;         ///< the points of the edges, twice for each edge
};

/// The packing of a polyhedral embedding (see is_polyhedral), which is unique up to Möbius maps (Koebe, Andreev,
/// Thurston). Nothing if the radii differ too much for the precision of numbers. 200 vertices take about 5 ms,
/// natively.
std::optional<CirclePacking> pack_circles(const RotationSystem& around);

}  // namespace schlegel
