#pragma once
#include <cstddef>
#include <vector>

#include "puzzles/peg/board.hpp"

namespace schlegel::peg {

/// A group of permutations of the holes, with tables that bring a position into its least form quickly.
class Symmetry {
 public:
  /// The permutations must form a group, the identity first. At most 255 of them.
  Symmetry(int holes, std::vector<Permutation> group);

  struct Least {
    Position pegs;
    std::size_t by;  ///< the permutation that leads there
  };
  /// The least image of the position as a number.
  Least least(Position pegs) const {
    Least best{~Position{0}, 0};
    for (std::size_t s = 0; s < padded_; s += 4) {
      const Position* row = table_.data() + (pegs & mask_) * padded_ + s;
      Position a = row[0], b = row[1], c = row[2], d = row[3];
      for (std::size_t chunk = 1; chunk < chunks_; ++chunk) {
        row = table_.data() + ((chunk << bits_) + ((pegs >> (chunk * bits_)) & mask_)) * padded_ + s;
        a |= row[0];
        b |= row[1];
        c |= row[2];
        d |= row[3];
      }
      if (a < best.pegs) best = {a, s};
      if (b < best.pegs) best = {b, s + 1};
      if (c < best.pegs) best = {c, s + 2};
      if (d < best.pegs) best = {d, s + 3};
    }
    if (best.by >= group_.size()) best.by = 0;  // padding repeats the identity
    return best;
  }
  /// Where a permutation takes a hole.
  int image(std::size_t by, int hole) const { return group_[by][hole]; }
  const std::vector<Permutation>& group() const { return group_; }

 private:
  std::vector<Permutation> group_;
  std::size_t bits_, mask_, chunks_, padded_;
  std::vector<Position> table_;  ///< [chunk][value][permutation]: image of the chunk's pegs
};

}  // namespace schlegel::peg
