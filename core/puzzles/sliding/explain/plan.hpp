#pragma once
#include <optional>
#include <vector>

#include "base/control.hpp"
#include "puzzles/sliding/board.hpp"
#include "puzzles/sliding/solve/blocks.hpp"

namespace schlegel::sliding {

/// Moves that belong together.
struct Leg {
  std::vector<Vertex> tokens;  ///< that it brings home to stay, in the order in which they arrive
  Walk walk;
  bool odd = false;  ///< shorter ones would leave the rest an odd permutation from home, which cannot be mended
};

/// Tokens that a person brings home together. No later stage moves them.
struct Stage {
  enum class Kind {
    row,     ///< of a grid, but for its last two tokens: one by one
    column,  ///< the same
    single,  ///< of any graph, one by one
    ear,     ///< a path that only its ends join to the rest: lined up by one leg, slid in by another
    ring,    ///< a cycle whose tokens can only go round
    three,   ///< where but three tokens are home: they change places, as `rings`
    rings,   ///< what has no such part, as a search solves it: a leg for each closed walk of the blank
    search,  ///< the same of a large board: a leg for each token that comes home to stay
  } kind = Kind::rings;
  int line = 0;                       ///< row or column, from 1
  std::vector<Vertex> vertices = {};  ///< that it fills; of a ring in their order, and where the gap enters it before
  std::vector<Leg> legs = {};
  bool shortest = false;  ///< of the last two: no solution from there has fewer moves
  /// What is left of the board then, where it is a cycle, bipartite or free.
  std::optional<BlockKind> rest = std::nullopt;
};

/// How a person brings every token of a solvable position of a connected board home; on a grid, whose vertices run row
/// by row, by rows and columns, else `columns` is 0. Not a short solution. Depends only on the position: a plan from
/// the end of a leg goes on with the next. Nothing when stopped, or when no solution was found.
std::optional<std::vector<Stage>> plan(const Board& board, const Arrangement& at, int columns, Control& control);

/// A shortest solution of at most so many moves. For few of them: time grows exponentially.
std::optional<Walk> short_walk(const Board& board, const Arrangement& at, int most);

}  // namespace schlegel::sliding
