#pragma once
#include <cstdint>
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

/// A drawing of a connected graph with distances close to those in the graph, in units of one edge. Crossings are not
/// avoided. Always the same for the same graph. Up to 400 vertices, all pairs count; beyond, only edges and distances
/// to some pivots: O((n + m) log n) steps, under a second for 10,000 vertices.
std::vector<Point2> stress_drawing(const Graph& graph);

/// A rough drawing of a connected graph of any size, from the distances to four vertices far apart. O(n + m).
std::vector<Point2> coarse_drawing(const Graph& graph);

}  // namespace schlegel
