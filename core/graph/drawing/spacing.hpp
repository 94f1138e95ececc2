#pragma once
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

/// How uneasy a drawing in the unit square is: long edges, near vertices, and edges near vertices that are not their
/// ends cost energy. O(n (n + m)).
double drawing_energy(const Graph& graph, const std::vector<Point2>& points);

/// Moves vertices of a drawing without crossings one at a time to lower its energy; no move makes a crossing. The work
/// is bounded, about 0.3 s; a graph too large for it is left as it is.
void spread_out(const Graph& graph, std::vector<Point2>& points);

}  // namespace schlegel
