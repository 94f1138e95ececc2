#pragma once
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

/// The energy of a drawing in the unit square: the cost of long edges, near vertices, and edges near other vertices.
/// O(n (n + m)).
double drawing_energy(const Graph& graph, const std::vector<Point2>& points);

/// Moves vertices of a drawing without crossings one at a time to lower its energy; no move creates a crossing. The
/// work is bounded, about 0.3 s; a drawing that is too large for it stays unchanged.
void spread_out(const Graph& graph, std::vector<Point2>& points);

}  // namespace schlegel
