#pragma once
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

/// An embedding without crossings: the neighbours of every vertex in counter-clockwise order.
using RotationSystem = std::vector<std::vector<Vertex>>;

/// The faces of an embedding as closed walks with the face on the left: counter-clockwise, except for the outer face. A
/// cut vertex can occur more than once. O(sum of degree^2).
std::vector<std::vector<Vertex>> trace_faces(const RotationSystem& rotation);

/// True if the embedding is that of a convex polyhedron: on one sphere, and any two faces share nothing, a vertex or an
/// edge. `faces` are those of trace_faces. Exactly the planar 3-connected graphs have such an embedding (Steinitz),
/// which is unique up to reflection (Whitney). O(sum of degree^2) and sorting.
bool is_polyhedral(const RotationSystem& rotation, const std::vector<std::vector<Vertex>>& faces);

}  // namespace schlegel
