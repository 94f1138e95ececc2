#pragma once
#include <span>
#include <utility>
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

/// The point at `turns` full turns clockwise from the top of a circle about the centre of the unit square.
Point2 on_circle(double radius, double turns);
/// Positions of `order` vertices: those of the cycle on the circle of the unit square, clockwise, the first on top (a
/// cycle of four has a side on top), all others at the centre.
std::vector<Point2> regular_polygon(std::size_t order, std::span<const Vertex> cycle);
/// The lower and the upper ends of what the points, at least one, span.
std::pair<Point2, Point2> bounds(std::span<const Point2> points);
/// Moves and scales the points, keeping proportions, so that they just fill the unit square; equal points go to its
/// centre.
void fit_unit_square(std::span<Point2> points);
/// Rotates the drawing. If its edges have a common direction up to right angles, they become horizontal and vertical,
/// and the drawing wide rather than high; otherwise the outermost vertex goes on top. Does not fit the drawing again.
void straighten(std::span<Point2> points, std::span<const std::pair<Vertex, Vertex>> edges);
double squared_distance(Point2 a, Point2 b);
double squared_distance_to_segment(Point2 p, Point2 a, Point2 b);
/// The least distance between two vertices, or 1.5 times that between a vertex and an edge without it: it decides
/// whether a board can be read and touched. At most 2; O(n (n + m)).
double clearance(std::span<const Point2> points, std::span<const std::pair<Vertex, Vertex>> edges);
/// True if the segments a b and c d have a common point.
bool segments_meet(Point2 a, Point2 b, Point2 c, Point2 d);
/// True if two edges meet except at a common vertex, or if two vertices coincide. O(m^2) in the worst case, far less if
/// edges are short.
bool crosses_itself(std::span<const Point2> points, std::span<const std::pair<Vertex, Vertex>> edges);

}  // namespace schlegel
