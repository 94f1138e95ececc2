#pragma once
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/sliding/sliding.hpp"
#ifdef SCHLEGEL_EXAMPLE_PUZZLES
#include "lights_out/lights_out.hpp"
#endif

namespace schlegel {

template <class... P>
struct PuzzleList {};

/// The built-in puzzles, in the order of the tabs. Add a puzzle here and nowhere else in C++.
using ShippedPuzzles = PuzzleList<Icosian, Sliding, Quintomino, Peg, Numberlink>;

/// Complete examples: always in the tests, elsewhere with the build option of this name.
#ifdef SCHLEGEL_EXAMPLE_PUZZLES
using ExamplePuzzles = PuzzleList<LightsOut>;
#else
using ExamplePuzzles = PuzzleList<>;
#endif

template <class... A, class... B>
PuzzleList<A..., B...> joined(PuzzleList<A...>, PuzzleList<B...>);
using Puzzles = decltype(joined(ShippedPuzzles{}, ExamplePuzzles{}));

}  // namespace schlegel
