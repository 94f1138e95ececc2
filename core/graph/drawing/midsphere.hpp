#pragma once
#include <vector>

#include "graph/embedding.hpp"
#include "graph/graph.hpp"

namespace schlegel {

inline constexpr std::size_t most_on_midsphere = 250;

/// The vertices of the canonical polyhedron of a polyhedral embedding (see is_polyhedral): its edges touch the unit
/// sphere about the origin, and the mean of the points of contact is the origin. It is unique up to rotation (Koebe
/// 1936; Springborn, Math. Z. 249, 2005). Counter-clockwise in the embedding is counter-clockwise from outside. Empty
/// if there are more than most_on_midsphere vertices, or if some edges are too short for the precision of numbers. The
/// result is checked: within 1e-9, edges touch the sphere, faces are flat and the polyhedron is convex. 100 vertices
/// take 2 ms, natively.
std::vector<Point3> canonical_polyhedron(const RotationSystem& around);

}  // namespace schlegel
