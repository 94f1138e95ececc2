#pragma once
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/sliding/sliding.hpp"

namespace schlegel {

template <class... P>
struct PuzzleList {};

/// Every puzzle there is, in the order of the tabs. A new one is added here and nowhere else in C++.
using Puzzles = PuzzleList<Icosian, Sliding, Quintomino, Peg, Numberlink>;

}  // namespace schlegel
