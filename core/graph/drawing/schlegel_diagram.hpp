#pragma once
#include <vector>

#include "graph/embedding.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// Whether every two faces of an embedding meet in nothing, a vertex or an edge, which makes the graph 3-connected.
enum class Faces { meeting_properly, any };

/// A straight-line drawing without crossings of a 2-connected planar graph: `outer`, one of its faces, is drawn as the
/// convex polygon of the places it has in `at`, everything else inside it, evenly spaced and as symmetric as the graph
/// is with this face fixed. A solid with 120 corners takes about 10 ms.
std::vector<Point2> schlegel_diagram(const RotationSystem& around, const std::vector<Vertex>& outer,
                                     std::vector<Point2> at, Faces faces_are);

}  // namespace schlegel
