#pragma once
#include <string>

#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// How a piece is got from one reading to another by taps, which turn it clockwise on the screen: "as it lies", "turned
/// twice", "flipped and turned 3 times". `clockwise`: faces are read clockwise.
std::string turns_to(const Kind& kind, int from, int orientation, bool clockwise);

/// A piece's colours by name, as it lies: "red blue green".
std::string spoken(const Instance& instance, Placement placement);
/// The colours that an empty face wants of its piece, "red any blue"; empty where it has no neighbour yet.
std::string wanted(const Instance& instance, const Board& board, int face);

}  // namespace schlegel::quintomino
