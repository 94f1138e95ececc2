#pragma once
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

/// A drawing in the unit square for a graph that has none, always the same for the same graph: without crossings when
/// the graph is planar and has at most 2000 vertices, else with distances as in the graph. Components stand side by
/// side. 2000 vertices take under a second; above 10 000 the drawing is coarse and the time linear.
std::vector<Point2> layout_plane(const Graph& graph);
/// The graph, drawn by layout_plane if it has no drawing.
Graph with_drawing(Graph graph);

}  // namespace schlegel
