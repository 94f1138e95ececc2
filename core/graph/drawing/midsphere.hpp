#pragma once
#include <vector>

#include "graph/embedding.hpp"
#include "graph/graph.hpp"

namespace schlegel {

inline constexpr std::size_t most_on_midsphere = 250;

/// The corners of the canonical polyhedron of a polyhedral embedding (see is_polyhedral): its edges touch the unit
/// sphere about the origin, and the mean of the points where they touch is the origin. There is one, up to turns
/// (Koebe 1936; Springborn, Math. Z. 249, 2005). Counter-clockwise in the embedding is so from outside. Empty when
/// there are more than most_on_midsphere corners, or when some edges are too short for the precision of numbers: an
/// answer has been checked, edges touch the sphere, faces are flat and none has a corner before it, within 1e-9. 100
/// corners take 2 ms, natively.
std::vector<Point3> canonical_polyhedron(const RotationSystem& around);

}  // namespace schlegel
