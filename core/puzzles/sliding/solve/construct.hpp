#pragma once

#include "base/control.hpp"
#include "puzzles/sliding/solve/blocks.hpp"

namespace schlegel::sliding {

/// A walk that solves a solvable position of a connected board of any order, far from shortest. Polynomial: on boards
/// with short cycles everywhere (grids) about n^1.5 moves, n^3 where all cycles are long.
struct Construction {
  enum class End { solved, stopped, too_long } end = End::solved;
  Walk walk;
};
Construction construct(const Board& board, const BlockTree& tree, const Arrangement& at, std::size_t most_moves,
                       Control& control);

}  // namespace schlegel::sliding
