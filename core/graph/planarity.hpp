#pragma once
#include <optional>

#include "graph/embedding.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// An embedding without crossings, or nothing if the graph is not planar. It need not be connected. O(n + m) and
/// sorting.
std::optional<RotationSystem> planar_embedding(const Graph& graph);

}  // namespace schlegel
