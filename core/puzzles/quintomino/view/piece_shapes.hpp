#pragma once
#include <string>
#include <vector>

#include "puzzles/quintomino/view/hand.hpp"
#include "puzzles/quintomino/view/layout.hpp"

namespace schlegel::quintomino {

Point2 between(Point2 a, Point2 b, double t);
double apart(Point2 a, Point2 b);

/// The long sides of a piece's coloured bands: band i lies between sides i of both polygons.
struct Bands {
  Polygon outside, inside;
};
/// A band as a polygon: two points outside, two inside, with a hair's breadth to the next band.
Shape band(const Bands& bands, std::size_t i, Role colour);
Point2 band_middle(const Bands& bands, std::size_t i);
/// How far the two long sides of a band are from each other.
double thickness(const Bands& bands, std::size_t i);
/// Capital height of the mark that fits a band, on paper with less space around it.
double letter_height(const Bands& bands, std::size_t i, bool paper);

/// The parts of the ring round a flat drawing, each between a side of the outer face and the rim.
std::vector<Polygon> ring_parts(const FacePlace& face, double gap);

/// For each place of a reading the place of the piece as it was written, so that bands keep their names when it is
/// turned.
std::vector<int> places_of(const Kind& kind, int orientation);

/// What stands on the bands, by colour: its name when that is short, else its first letter or, where two colours share
/// that, its number.
std::vector<std::string> colour_marks(const Instance& instance);

/// The number by which a kind of piece is called, at most so high and smaller where it has more digits.
Shape number_label(Point2 centre, double most, int kind, Role role);

/// A piece that lies on no face, with its number. Its shapes are keyed when `key` is not empty; `glow`: it is in the
/// hand.
void draw_loose(Scene& scene, const Instance& instance, const Layout& layout, Point2 centre, double radius,
                Placement placement, const std::string& key, double opacity, bool glow);

/// The buttons that turn, turn over and take off what is in the hand.
void draw_tools(Scene& scene, const Instance& instance, const Hand& hand);

}  // namespace schlegel::quintomino
