#pragma once
#include <string>

#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// How a piece is got from one reading to another by taps, which turn it clockwise on the screen: "as it lies", "turned
/// twice", "flipped and turned 3 times". `clockwise`: faces are read clockwise.
std::string turns_to(const Kind& kind, int from, int orientation, bool clockwise);

/// A piece's colours by name, as it lies: "red blue green".
std::string spoken(const Instance& instance, Placement placement);
/// Which colour a face has, or needs, at which of its neighbours: "1 at B, 2 at E"; empty: it needs none yet.
std::string sides_of(const Instance& instance, const Board& board, int face);

}  // namespace schlegel::quintomino
