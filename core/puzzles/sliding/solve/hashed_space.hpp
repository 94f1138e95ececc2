#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "base/control.hpp"
#include "puzzles/sliding/board.hpp"

namespace schlegel::sliding {

/// All arrangements that can be reached from the solved one, kept one by one: for boards of any order on which the
/// blank can do little (cycles, chains of small blocks).
class HashedSpace {
 public:
  /// Nothing when the control stops it. `reachable` must be their exact number, below 2^30.
  static std::optional<HashedSpace> explore(const Board& board, std::size_t reachable, Control& control);
  static double bytes(int order, double reachable) { return reachable * (2.0 * order + 16); }

  const std::vector<std::uint64_t>& levels() const { return levels_; }
  /// Those farthest away.
  std::vector<Arrangement> farthest() const;
  /// Moves to go; -1 when unreachable.
  int distance(const Arrangement& at) const;
  /// The same; RankedSpace, which keeps distances modulo 3, needs the second argument.
  int distance_beside(const Arrangement& at, int) const { return distance(at); }
  /// Of the tables that are kept.
  std::size_t bytes() const { return store_.size() * sizeof(store_[0]) + slots_.size() * sizeof(slots_[0]); }

 private:
  const std::uint16_t* tokens(std::uint32_t id) const { return &store_[id * order_]; }
  /// Where the arrangement is or would be in slots_.
  std::size_t slot(const std::vector<std::uint16_t>& at) const;

  std::size_t order_ = 0;
  std::vector<std::uint16_t> store_;
  std::vector<std::uint32_t> slots_;  ///< open addressing: number + 1
  std::vector<std::uint64_t> levels_;
  std::vector<std::uint64_t> first_of_level_;
};

}  // namespace schlegel::sliding
