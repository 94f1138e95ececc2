#pragma once
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

/// An embedding without crossings: the neighbours of every vertex in counter-clockwise order.
using RotationSystem = std::vector<std::vector<Vertex>>;

/// The faces of an embedding as closed walks with the face on the left (so counter-clockwise, but for the one drawn
/// outside). A vertex that cuts the graph comes up more than once. O(sum of degree^2).
std::vector<std::vector<Vertex>> trace_faces(const RotationSystem& rotation);

}  // namespace schlegel
