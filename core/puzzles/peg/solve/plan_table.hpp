#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/control.hpp"
#include "base/count.hpp"
#include "base/search_end.hpp"
#include "puzzles/peg/solve/plan_counts.hpp"
#include "puzzles/peg/solve/position_set.hpp"
#include "puzzles/peg/solve/reachable_set.hpp"
#include "puzzles/peg/solve/symmetry.hpp"

namespace schlegel::peg {

/// How positions are found: listed one by one, marked as bits, or whichever suits the search.
enum class Method { automatic, lists, bits };

/// All positions that lie on a way from some starts to a goal, up to the board's symmetries that keep the goals; and
/// for each, how many plans lead to the goal and in how few moves. Rating is linear in positions * jumps.
class PlanTable {
 public:
  /// The goals must have one number of pegs and be of one position class.
  PlanTable(const Instance& instance, std::vector<Position> goals);

  /// Finds the positions. Small searches list the positions that can be reached and drop those that lead to no goal;
  /// larger ones mark them as bits (ReachableSet) where the board allows. too_large when neither fits
  /// control.memory_limit, or there are more than `most` positions. The starts must be of the goals' class.
  SearchEnd fill(std::span<const Position> starts, Control& control, std::size_t most = ~std::size_t{0},
                 Method method = Method::automatic);
  /// Then plans() and moves_to_go() are known.
  SearchEnd rate(Control& control);

  bool winnable(Position p) const { return find(p).has_value(); }
  bool is_goal(Position p) const;
  /// The number of plans from here; zero when it is not winnable.
  Count plans(Position p) const;
  /// Fewest moves to the goal; the peg in hole `last` (-1: none) may go on for nothing. -1 when it is not winnable.
  int moves_to_go(Position p, int last) const;

  const std::vector<Jump>& jumps() const { return jumps_; }
  const std::vector<Position>& goals() const { return goals_; }
  const Symmetry& symmetry() const { return symmetry_; }
  /// How many positions are kept, at least one for each orbit.
  std::uint64_t size() const;
  /// How many positions (one for each orbit) were looked at before a search by lists ended; 0 when bits were used.
  std::uint64_t explored() const { return explored_; }
  std::size_t bytes() const;

 private:
  using Kept = ReachableSet::Kept;
  /// When positions are listed: those with one number of pegs.
  struct Layer {
    PositionSet positions;
    std::size_t first = 0;  ///< the number of the first one
  };
  std::optional<Kept> find(Position p) const;
  SearchEnd fill_by_lists(std::span<const Position> starts, Control& control, std::size_t most);
  SearchEnd fill_by_bits(std::span<const Position> starts, Control& control, std::size_t most);
  SearchEnd prune(Control& control);
  /// False when the control stopped them. They also end, with true, when a count overflows (PlanCounts::overflow()).
  bool rate_lists(Control& control);
  bool rate_blocks(Control& control);
  class BlockRating;
  [[gnu::noinline]] bool rate_level(BlockRating& rating, const std::vector<std::uint32_t>& level,
                                    std::size_t (BlockRating::*visit)(std::uint32_t), double& done, Control& control);
  std::size_t list_bytes() const;
  const ReachableSet& lower() const { return backward_ ? *backward_ : *forward_; }

  Instance instance_;
  std::vector<Position> goals_;  ///< ascending
  Symmetry symmetry_;
  std::vector<Jump> jumps_;
  std::size_t goal_pegs_;
  std::size_t most_pegs_ = 0;
  std::vector<Layer> layers_;  ///< by number of pegs
  // When bits are used: positions with more than border_ pegs are in forward_, the complements of the others in
  // backward_, or in forward_ too when start and goal are complements. Those of forward_ are numbered first.
  std::unique_ptr<BlockLayout> layout_;
  std::unique_ptr<ReachableSet> forward_, backward_;
  int border_ = 0;
  PlanCounts rates_;
  std::uint64_t explored_ = 0;
};

}  // namespace schlegel::peg
