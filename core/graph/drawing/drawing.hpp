#pragma once
#include <span>
#include <utility>
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

/// The place at `turns` full turns clockwise from the top on a circle about the middle of the unit square.
Point2 on_circle(double radius, double turns);
/// Places for `order` vertices: those of the cycle on the circle of the unit square, clockwise, the first one on top (a
/// cycle of four has a side on top), all others in the middle.
std::vector<Point2> regular_polygon(std::size_t order, std::span<const Vertex> cycle);
/// The lower and the upper ends of what the points, at least one, span.
std::pair<Point2, Point2> bounds(std::span<const Point2> points);
/// Moves and scales the points, keeping their proportions, so that they just fill the unit square; a single point, and
/// points in one place, go to its middle.
void fit_unit_square(std::span<Point2> points);
/// Turns the drawing so that edges that have a common direction, up to right angles, lie level and upright, and the
/// whole is wide rather than high; where they have none, so that the outermost vertex is on top. Does not fit it again.
void straighten(std::span<Point2> points, std::span<const std::pair<Vertex, Vertex>> edges);
double squared_distance(Point2 a, Point2 b);
double squared_distance_to_segment(Point2 p, Point2 a, Point2 b);
/// The least distance of two vertices, or of a vertex and an edge that does not end in it counted one and a half times:
/// what decides whether a board can be read and touched. At most 2; O(n (n + m)).
double clearance(std::span<const Point2> points, std::span<const std::pair<Vertex, Vertex>> edges);
/// Whether the segments a b and c d have a point in common.
bool segments_meet(Point2 a, Point2 b, Point2 c, Point2 d);
/// Whether two edges meet other than in a common end, or two vertices are in one place. O(m^2) in the worst case, far
/// less where edges are short.
bool crosses_itself(std::span<const Point2> points, std::span<const std::pair<Vertex, Vertex>> edges);

}  // namespace schlegel
