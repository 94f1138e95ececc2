#pragma once
#include <cstdint>
#include <vector>

#include "base/count.hpp"
#include "puzzles/peg/instance.hpp"

namespace schlegel::peg {

/// For each of some numbered positions, how many plans lead to the goal and in how few moves.
///
/// A move is a chain of jumps by one peg. Let g be the fewest moves to the goal from a position, and d(h) the same when
/// the peg in hole h has just jumped, so that going on with it is no new move. d(h) is g or g - 1, so it suffices to
/// keep g and the set of holes with d(h) = g - 1; both follow from the positions one jump on.
class PlanCounts {
 public:
  /// Starts over with counts of `limbs` words of 64 bits.
  void clear(std::size_t positions, std::size_t limbs) {
    limbs_ = limbs;
    overflow_ = false;
    moves_.assign(positions, impossible);
    words_.assign(positions * (limbs + 1), 0);
  }
  static std::size_t bytes_for(std::size_t positions, std::size_t limbs) { return positions * (8 * limbs + 9); }
  void set_goal(std::size_t at) {
    moves_[at] = 0;
    words_[at * (limbs_ + 1) + 1] = 1;
  }
  /// The peg in `hole` can jump from position `at` to position `next`, where it is in hole `landed`; all the jumps from
  /// `next` have been added already.
  void add(std::size_t at, int hole, std::size_t next, int landed) {
    std::uint64_t* own = words_.data() + at * (limbs_ + 1);
    const std::uint64_t* more = words_.data() + next * (limbs_ + 1);
    const auto moves = static_cast<std::uint8_t>(moves_[next] + 1 - static_cast<int>((more[0] >> landed) & 1));
    if (moves < moves_[at]) {
      moves_[at] = moves;
      own[0] = 0;
    }
    if (moves == moves_[at]) own[0] |= bit(hole);
    std::uint64_t carry = 0;
    for (std::size_t i = 1; i <= limbs_; ++i) {
      const std::uint64_t partial = own[i] + carry;
      carry = partial < carry ? 1 : 0;
      own[i] = partial + more[i];
      carry += own[i] < partial ? 1 : 0;
    }
    overflow_ = overflow_ || carry != 0;
  }
  void prefetch(std::size_t at) const { __builtin_prefetch(words_.data() + at * (limbs_ + 1)); }
  /// A count did not fit.
  bool overflow() const { return overflow_; }

  Count plans(std::size_t at) const {
    Count count = 0;
    for (std::size_t i = limbs_; i > 0; --i) count = (count << 64) + words_[at * (limbs_ + 1) + i];
    return count;
  }
  /// The peg in hole `last` (-1: none) may go on for nothing.
  int moves(std::size_t at, int last) const {
    return moves_[at] - (last < 0 ? 0 : static_cast<int>((words_[at * (limbs_ + 1)] >> last) & 1));
  }
  std::size_t bytes() const { return moves_.size() + 8 * words_.size(); }

 private:
  static constexpr std::uint8_t impossible = 255;
  std::size_t limbs_ = 1;
  bool overflow_ = false;
  std::vector<std::uint8_t> moves_;
  std::vector<std::uint64_t>
      words_;  ///< for each: holes whose peg saves a move if it has just jumped; plans, least first
};

}  // namespace schlegel::peg
