#pragma once
#include <optional>
#include <vector>

#include "base/control.hpp"
#include "base/count.hpp"
#include "base/search_end.hpp"
#include "puzzles/peg/solve/position_set.hpp"
#include "puzzles/peg/solve/symmetry.hpp"

namespace schlegel::peg {

/// Every start with one empty hole against every finish with one peg, on a board whose positions can be listed: plans,
/// fewest moves, and both from any position on the way, all in one pass over the positions. What PlanTable keeps for
/// its goal, this keeps for each finish hole. O(positions * jumps * holes).
class PairTable {
 public:
  explicit PairTable(const Instance& instance);

  /// too_large when it needs more than control.memory_limit.
  SearchEnd build(Control& control);

  /// From a position that can be reached from some start.
  Count plans(Position p, int finish) const;
  /// Fewest moves to one peg in `finish`, the peg in `last` (-1: none) going on for nothing; -1 when it is impossible.
  int moves_to_go(Position p, int last, int finish) const;
  /// The same from the board with one empty hole.
  Count plans_between(int start, int finish) const { return plans(all_ ^ bit(start), finish); }
  int moves_between(int start, int finish) const { return moves_to_go(all_ ^ bit(start), -1, finish); }
  std::uint64_t size() const;

 private:
  static constexpr std::uint8_t impossible = 255;
  struct Layer {
    PositionSet positions;
    std::vector<std::uint64_t> plans;  ///< [position][finish][limb]
    std::vector<std::uint8_t> moves;   ///< [position][finish]
    std::vector<Position> going_on;    ///< [position][finish]
  };
  /// One pass over the positions, those with fewer pegs first; `overflow` when a count did not fit limbs_. False when
  /// stopped.
  bool rate(Control& control, bool& overflow);

  int holes_;
  Position all_;
  Symmetry symmetry_;
  std::vector<Jump> jumps_;
  std::vector<Layer> layers_;
  std::size_t limbs_ = 1;
};

}  // namespace schlegel::peg
