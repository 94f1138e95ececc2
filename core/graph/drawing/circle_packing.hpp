#pragma once
#include <optional>
#include <vector>

#include "graph/embedding.hpp"

namespace schlegel {

struct Circle {
  Point2 centre;
  double radius = 1;
};

/// A circle for each vertex and for each face of a plane graph: those of joined vertices touch, those of faces side by
/// side touch in the same point, and there the two pairs cross at right angles; nothing else overlaps. One circle holds
/// all others of its kind. Coordinates go right and up.
struct CirclePacking {
  std::vector<Circle> vertices, faces;  ///< faces in the order of trace_faces
  std::vector<Point2> touching;         ///< where the circles of an edge touch, twice for each edge
};

/// The packing of a polyhedral embedding (see is_polyhedral), which is unique up to maps that keep circles (Koebe,
/// Andreev, Thurston). Nothing when the radii are too different for the precision of numbers. 200 vertices take about
/// 5 ms, natively.
std::optional<CirclePacking> pack_circles(const RotationSystem& around);

}  // namespace schlegel
