#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/peg/board.hpp"

namespace schlegel::peg {

/// Some pagoda functions (see PagodaReason) that together show many positions to be lost, in nanoseconds each.
class Pagodas {
 public:
  /// Chosen so that they show many of the positions with `pegs` pegs to be lost that random plays from the starts
  /// reach; with their images under a group of automorphisms. Some 10 ms at most.
  Pagodas(const Instance& instance, std::span<const Permutation> group, std::span<const Position> starts,
          std::vector<Position> goals, int pegs);

  /// The weight of a set of holes under each function, in lanes of 16 bits of some words; a negative one borrows from
  /// the lane above, which a sum makes good again. Those of disjoint sets add up to that of their union.
  using Weights = std::array<std::uint64_t, 3>;
  Weights weights(Position pegs) const {
    Weights sum{};
    for (std::size_t byte = 0; pegs != 0; ++byte, pegs >>= 8)
      sum = added(sum, table_[(byte << 8) + static_cast<std::size_t>(pegs & 255)]);
    return sum;
  }
  static Weights added(Weights a, const Weights& b) {
    for (std::size_t i = 0; i < a.size(); ++i) a[i] += b[i];
    return a;
  }
  /// A position of such weights cannot lead to any goal.
  bool lost(const Weights& position) const {
    for (const Weights& surplus : surplus_) {
      std::uint64_t lack = 0;
      for (std::size_t i = 0; i < position.size(); ++i) lack |= ~(position[i] + surplus[i]);
      if ((lack & signs) == 0) return false;
    }
    return true;
  }
  bool none() const { return functions_ == 0; }

 private:
  static constexpr std::uint64_t signs = 0x8000'8000'8000'8000u;

  std::size_t functions_ = 0;
  std::vector<Weights> table_;  ///< [byte of the pegs][value]
  std::vector<Weights>
      surplus_;  ///< by goal: added to a position, sets the highest bit of a lane unless the goal weighs more
};

}  // namespace schlegel::peg
