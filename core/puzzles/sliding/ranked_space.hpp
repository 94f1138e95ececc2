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

  /// Nothing when the control stops it. With `distances` every arrangement's distance is kept, two bytes each.
  static std::optional<RankedSpace> explore(const Board& board, bool distances, Control& control);

  /// How many arrangements lie at each distance.
  const std::vector<std::uint64_t>& levels() const { return levels_; }
  /// Moves to go; -1 when unreachable. Only if distances were kept.
  int distance(const Arrangement& at) const;

 private:
  friend class SpaceSearch;
  std::size_t rank(const Arrangement& at) const;

  int order_ = 0;
  Vertex blank_ = 0;
  std::size_t tail_ = 0, head_count_ = 0, words_ = 0;
  std::vector<std::uint64_t> levels_;
  std::vector<std::uint16_t> distances_;
};

}  // namespace schlegel::sliding
