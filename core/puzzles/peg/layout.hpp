#pragma once
#include <vector>

#include "puzzles/peg/instance.hpp"

namespace schlegel::peg {

/// Places for the holes of a board that comes without a drawing: those for which the middles of lines lie as nearly as
/// possible half way between the ends (two eigenvectors of a quadratic form, so symmetric boards look it and grids come
/// out as grids). On a circle where that puts holes on top of each other. O(holes^3).
std::vector<Point2> layout(int holes, const std::vector<Line>& lines);

/// Scales and shifts points, keeping their shape, to lie between `margin` and 1 - margin and be centred.
void fit_unit_square(std::vector<Point2>& points, double margin);

/// The hole nearest to the centre of the drawing.
int middle_hole(const std::vector<Point2>& points);

/// The least distance between two points; 1 when there are not two.
double least_distance(const std::vector<Point2>& points);

}  // namespace schlegel::peg
