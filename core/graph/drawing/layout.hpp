#pragma once
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

/// A drawing in the unit square for a graph without one, always the same for the same graph. A planar graph with at
/// most 2,000 vertices has no crossings; otherwise distances are as in the graph. Components are next to each other.
/// 2,000 vertices take under a second; above 10,000 the drawing is coarse and the time linear.
std::vector<Point2> layout_plane(const Graph& graph);
/// The graph, drawn by layout_plane if it has no drawing.
Graph with_drawing(Graph graph);

}  // namespace schlegel
