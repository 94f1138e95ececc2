#pragma once
#include <span>
#include <utility>
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

/// The place at `turns` full turns clockwise from the top on a circle about the middle of the unit square.
Point2 on_circle(double radius, double turns);
/// Moves and scales the points, keeping their proportions, so that they just fill the unit square; a single point, and
/// points in one place, go to its middle.
void fit_unit_square(std::span<Point2> points);
/// The least distance of two vertices, or of a vertex and an edge that does not end in it counted one and a half times:
/// what decides whether a board can be read and touched. At most 2; O(n (n + m)).
double clearance(std::span<const Point2> points, std::span<const std::pair<Vertex, Vertex>> edges);

}  // namespace schlegel
