#pragma once
#include <vector>

#include "graph/embedding.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// True if any two faces of an embedding share nothing, a vertex or an edge, which makes the graph 3-connected.
enum class Faces { meeting_properly, any };

/// A straight-line drawing without crossings of a 2-connected planar graph: the face `outer` is the convex
/// polygon of its positions in `at`, and everything else is inside, evenly spaced and as symmetric as the graph with
/// this face fixed. A solid with 120 vertices takes about 10 ms.
std::vector<Point2> schlegel_diagram(const RotationSystem& around, const std::vector<Vertex>& outer,
                                     std::vector<Point2> at, Faces faces_are);

}  // namespace schlegel
