#pragma once
#include <vector>

#include "puzzles/sliding/board.hpp"

namespace schlegel::sliding {

/// A path added to a 2-connected piece: both ends in the piece and different, the inner vertices new.
struct Ear {
  Vertex first, last;
  std::vector<Vertex> inner;
};

/// Of a 2-connected block, marked `inside`: a shortest ear of a piece, marked and listed; the piece may be an edge.
Ear shortest_ear(const Board& board, const std::vector<char>& inside, const std::vector<char>& piece,
                 const std::vector<Vertex>& members);

/// A 2-connected graph built up from a shortest cycle (a shortest odd one where there is one) by ears with inner
/// vertices, each time a shortest. Edges between vertices that are there already belong to the piece.
struct EarDecomposition {
  /// `inside` marks the block's vertices on the board. O(n m) at worst, near linear where short cycles abound.
  EarDecomposition(const Board& board, const std::vector<Vertex>& block, const std::vector<char>& inside, bool odd);
  std::vector<Vertex> cycle;
  std::vector<Ear> ears;
};

}  // namespace schlegel::sliding
