#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/control.hpp"
#include "base/count.hpp"
#include "puzzles/peg/closure.hpp"
#include "puzzles/peg/position_set.hpp"
#include "puzzles/peg/symmetry.hpp"

namespace schlegel::peg {

enum class Ending { done, stopped, too_large };
/// How positions are found: listed one by one, marked as bits, or the one that suits.
enum class Method { automatic, lists, bits };

/// All positions that lie on a way from some starts to a goal, up to the board's symmetries that keep the goals, by the
/// number of pegs; and for each, how many plans lead to the goal and in how few moves.
///
/// A move is a chain of jumps by one peg. Let g be the fewest moves to the goal from a position, and d(h) the same when
/// the peg in hole h has just jumped and may go on for nothing. d(h) is g or g - 1, so a number and a set of holes are
/// all that is kept; both follow from the positions one jump on. Rating is linear in positions * jumps.
class PlanTable {
 public:
  /// The goals must have one number of pegs and be of one position class.
  PlanTable(const Instance& instance, std::vector<Position> goals);

  /// Finds the positions. Small searches list what can be reached and prune it; larger ones mark it as bits (Closure)
  /// where the board allows; too_large when neither fits control.memory_limit, or `most` positions. The starts must
  /// be of the goals' class.
  Ending fill(std::span<const Position> starts, Control& control, std::size_t most = ~std::size_t{0},
              Method method = Method::automatic);
  /// Then plans() and moves_to_go() are known.
  Ending rate(Control& control);

  bool winnable(Position p) const { return find(p).layer != nullptr; }
  bool is_goal(Position p) const;
  /// The number of plans from here; zero when it is not winnable.
  Count plans(Position p) const;
  /// Fewest moves to the goal; the peg in hole `last` (-1: none) may go on for nothing. -1 when it is not winnable.
  int moves_to_go(Position p, int last) const;

  const std::vector<Jump>& jumps() const { return jumps_; }
  const std::vector<Position>& goals() const { return goals_; }
  const Symmetry& symmetry() const { return symmetry_; }
  /// How many positions are kept, one for each orbit.
  std::uint64_t size() const;
  /// How many positions (one for each orbit) were looked at before a search by lists ended; 0 when bits were used.
  std::uint64_t explored() const { return explored_; }
  std::size_t bytes() const;

 private:
  struct Layer {
    PositionSet positions;
    std::vector<std::uint64_t> plans;  ///< limbs_ words for each position, least first
    std::vector<std::uint8_t> moves;
    std::vector<Position> going_on;  ///< holes whose peg saves a move if it has just jumped
  };
  struct Found {
    const Layer* layer = nullptr;
    std::size_t number = 0, by = 0;
  };
  Found find(Position p) const;
  Ending fill_by_lists(std::span<const Position> starts, Control& control, std::size_t most);
  Ending fill_by_bits(std::span<const Position> starts, Control& control, std::size_t most);
  Ending prune(Control& control);
  /// False when it was stopped; sets `overflow` when limbs_ words do not hold a count.
  bool rate_layer(std::size_t pegs, Control& control, std::uint64_t& done, bool& overflow);
  std::size_t list_bytes() const;

  Instance instance_;
  std::vector<Position> goals_;  ///< ascending
  Symmetry symmetry_;
  std::vector<Jump> jumps_;
  std::size_t goal_pegs_;
  std::vector<Layer> layers_;  ///< by number of pegs
  std::size_t limbs_ = 1;
  std::uint64_t explored_ = 0;
};

}  // namespace schlegel::peg
