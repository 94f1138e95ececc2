#pragma once
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/quintomino/quintomino.hpp"

namespace schlegel {

template <class... P>
struct PuzzleList {};

/// Every puzzle there is, in the order of the tabs. A new one is added here and nowhere else in C++.
using Puzzles = PuzzleList<Icosian, Quintomino>;

}  // namespace schlegel
