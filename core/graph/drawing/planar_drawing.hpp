#pragma once
#include <vector>

#include "graph/embedding.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// A straight-line drawing without crossings of a connected graph with this embedding. A 3-connected graph becomes its
/// Schlegel diagram; for others the stress drawing is used if it happens to have no crossings, as for trees and
/// grids.
std::vector<Point2> planar_drawing(const Graph& graph, const RotationSystem& around);

}  // namespace schlegel
