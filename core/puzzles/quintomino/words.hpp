#pragma once
#include <string>

#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// How a piece is got from one reading to another by taps, which turn it clockwise on the screen: "as it lies", "turned
/// twice", "flipped and turned 3 times". `clockwise`: faces are read clockwise.
std::string turns_to(const Kind& kind, int from, int reading, bool clockwise);

}  // namespace schlegel::quintomino
