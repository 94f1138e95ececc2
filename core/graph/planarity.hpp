#pragma once
#include <optional>

#include "graph/embedding.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// An embedding without crossings, or nothing when the graph is not planar. The graph need not be connected. O(n + m)
/// but for sorting.
std::optional<RotationSystem> planar_embedding(const Graph& graph);

}  // namespace schlegel
