#pragma once
#include <optional>
#include <vector>

#include "base/count.hpp"
#include "puzzles/sliding/board.hpp"

namespace schlegel::sliding {

/// What the blank can do to the tokens of one block of the graph when it enters by the block's attachment, the vertex
/// nearest to the blank's home, and comes back to it (Wilson, J. Combin. Theory B 16, 1974).
enum class BlockKind {
  bridge,     ///< nothing
  cycle,      ///< turn them
  theta_0,    ///< the group PGL(2,5) of order 120 on six tokens
  bipartite,  ///< every even permutation
  free,       ///< every permutation
};

/// A block (2-connected piece or bridge) of a connected board.
struct Block {
  BlockKind kind = BlockKind::bridge;
  /// The attachment first. A cycle's vertices follow in its order.
  std::vector<Vertex> vertices;
  Vertex attachment() const { return vertices[0]; }
};

/// The blocks of a connected board as seen from the blank's home, outer ones after the ones they hang on.
/// `home_block[v]` is the block in which v is not the attachment, -1 for the blank's home. Linear time.
struct BlockTree {
  explicit BlockTree(const Board& board);
  std::vector<Block> blocks;
  std::vector<int> home_block;

 private:
  void find_blocks(const Board& board);
  void classify(const Board& board, std::size_t number, std::vector<int>& slot);
};

/// Why a position cannot be solved.
struct Obstacle {
  enum class Kind {
    cut,     ///< with the blank on vertices[0], `token` and its home are on different sides of it
    order,   ///< the cyclic order of the tokens on the cycle `vertices`
    parity,  ///< an odd permutation in the bipartite block `vertices` (the attachment first)
    theta,   ///< in the block `vertices` (the attachment first), none of theta_0's 120 permutations
  } kind;
  std::vector<Vertex> vertices;
  Vertex token = no_vertex;
};

/// Whether the blank can bring every token home on a connected board, and if not, why. Linear time.
///
/// With the blank at home, its closed walks make a group: the direct product, over the blocks B, of Wilson's group of B
/// acting on B without its attachment. For an excursion through a cut vertex restores, on the way back, every token
/// that it has passed.
std::optional<Obstacle> find_obstacle(const Board& board, const Arrangement& at);
std::optional<Obstacle> find_obstacle(const Board& board, const BlockTree& tree, const Arrangement& at);
/// How many arrangements can be reached from any one.
Count reachable(const Board& board, const BlockTree& tree);
/// A shortest walk between two vertices through vertices for which `allowed` holds (empty: all), without `from`.
/// Nothing where there is none.
std::optional<Walk> route(const Board& board, Vertex from, Vertex to, const std::vector<char>& allowed = {},
                          Vertex avoid = no_vertex);

}  // namespace schlegel::sliding
