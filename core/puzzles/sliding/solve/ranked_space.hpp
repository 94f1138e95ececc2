#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "base/control.hpp"
#include "puzzles/sliding/board.hpp"

namespace schlegel::sliding {

/// All arrangements that can be reached from the solved one, found breadth first on a set of bits ranked by the place
/// of the blank and the order of the tokens. For at most 12 vertices.
class RankedSpace {
 public:
  static constexpr int most_vertices = 12;
  /// Bytes that exploring takes.
  static double bytes(int order, bool distances);

  /// Nothing when the control stops it. With `distances` those of all arrangements are kept, modulo 3 in two bits each:
  /// neighbours are at most one apart, so that is enough to tell which of them is nearer.
  static std::optional<RankedSpace> explore(const Board& board, bool distances, Control& control);

  /// How many arrangements lie at each distance.
  const std::vector<std::uint64_t>& levels() const { return levels_; }
  /// Those farthest away, at most `most_farthest` of them.
  std::vector<Arrangement> farthest() const;
  static constexpr std::size_t most_farthest = 1000;
  /// Moves to go, found by walking home; -1 when unreachable. Only if distances were kept.
  int distance(const Arrangement& at) const;
  /// The same of an arrangement one move from another at distance `from`, by one look.
  int distance_beside(const Arrangement& at, int from) const;
  /// Of the bits that are kept.
  std::size_t bytes() const { return (low_.size() + high_.size()) * sizeof(std::uint64_t); }

 private:
  friend class SpaceSearch;
  std::size_t rank(const Arrangement& at) const;
  Arrangement unrank(std::size_t rank) const;
  /// The distance modulo 3; -1 when unreachable.
  int residue(const Arrangement& at) const;

  Board board_;
  std::size_t tail_ = 0, head_count_ = 0, words_ = 0;
  std::vector<std::uint64_t> levels_;
  std::vector<std::size_t> farthest_;      ///< ranks
  std::vector<std::uint64_t> low_, high_;  ///< by rank, the two bits of: 0 not reached, else 1 + distance modulo 3
};

}  // namespace schlegel::sliding
