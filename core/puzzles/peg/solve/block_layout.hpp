#pragma once
#include <vector>

#include "puzzles/peg/board.hpp"

namespace schlegel::peg {

/// How positions of one class are laid out as bits in blocks of 32 (see reachable_set.cpp). Depends on the board and on
/// the group only, not on the class.
class BlockLayout {
 public:
  /// The group must consist of automorphisms of the board. Milliseconds.
  BlockLayout(const Instance& instance, std::vector<Permutation> group);
  /// The most bytes that a ReachableSet holds while it runs.
  std::size_t bytes() const {
    return (std::size_t{4} << high_.size()) + (std::size_t{8} << high_.size()) / group_.size();
  }
  /// False when the jumps allow no such weights or the board is too large.
  bool usable() const { return usable_; }
  static constexpr std::size_t most_symmetries = 16;

 private:
  friend class Blocks;
  void choose_order();
  void choose_corners();
  void choose_bases();
  bool choose_weights();

  bool usable_ = true;
  int holes_ = 0;
  std::vector<Permutation> group_;
  std::vector<Jump> jumps_;
  std::vector<Position> parity_sets_;
  std::vector<int> order_;  ///< holes orbit by orbit, the largest last
  Position corners_ = 0;
  std::vector<int> low_;                        ///< free corners: the bits of a place inside a block
  std::vector<int> high_;                       ///< free high holes: the bits of a block's index
  std::vector<int> low_bound_;                  ///< corners decided by the class and the rest
  std::vector<int> high_bound_;                 ///< high holes decided by the class and the other high holes
  std::vector<Position> low_sets_, high_sets_;  ///< by bound hole: a parity set of it and free holes
  std::vector<int> weights_;                    ///< by hole, 0 in the corners
};

}  // namespace schlegel::peg
