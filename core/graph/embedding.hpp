#pragma once
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

/// An embedding without crossings: the neighbours of every vertex in counter-clockwise order.
using RotationSystem = std::vector<std::vector<Vertex>>;

/// The faces of an embedding as closed walks with the face on the left (so counter-clockwise, but for the one drawn
/// outside). A vertex that cuts the graph comes up more than once. O(sum of degree^2).
std::vector<std::vector<Vertex>> trace_faces(const RotationSystem& rotation);

/// Whether this is how the edges of a convex polyhedron run, `faces` being those of trace_faces: on one sphere, and two
/// faces meet in nothing, in a vertex or in an edge. A graph can be embedded like that if and only if it is planar and
/// 3-connected (Steinitz), and then in no other way but the mirrored one (Whitney). O(sum of degree^2) but for sorting.
bool is_polyhedral(const RotationSystem& rotation, const std::vector<std::vector<Vertex>>& faces);

}  // namespace schlegel
