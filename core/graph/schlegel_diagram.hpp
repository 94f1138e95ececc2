#pragma once
#include <vector>

#include "graph/embedding.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// A straight-line drawing without crossings of a 3-connected planar graph: `outer`, one of its faces, is drawn as the
/// convex polygon of the places it has in `at`, everything else inside it, evenly spaced and as symmetric as the graph
/// is with this face fixed. Costs a few hundred sweeps over the edges for every candidate; a solid with 120 corners
/// about 20 ms.
std::vector<Point2> schlegel_diagram(const Rotation& around, const std::vector<Vertex>& outer, std::vector<Point2> at);

}  // namespace schlegel
