#pragma once
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/random.hpp"
#include "puzzles/peg/solve/plan_table.hpp"
#include "search/branch_share.hpp"

namespace schlegel::peg {

using Plan = std::vector<Jump>;

/// The plans from a position of a rated PlanTable to its goal, in the order of their jumps (see jumps_of); either all,
/// or only those of fewest moves. The peg in hole `last` (-1: none) has just jumped.
class Plans {
 public:
  Plans(const PlanTable& table, Position from, int last, bool fewest);

  /// How many there are. For fewest moves it takes a walk over their positions: nothing when it was stopped or needs
  /// more than control.memory_limit.
  std::optional<Count> count(Control& control);
  /// Hands over plans until `take` returns false or the search is stopped. True when it came to the end.
  bool enumerate(Control& control, const std::function<bool(const Plan&)>& take);
  /// Plan number `index` from 0, which must be less than count(); nothing when it was stopped.
  std::optional<Plan> nth(Count index, Control& control);
  /// Each with the same probability; nothing when it was stopped. There must be one.
  std::optional<Plan> random(Random& random, Control& control);
  /// The first one. There must be one.
  Plan first() const;

 private:
  /// Whether the jump goes on along one of the plans.
  bool continues(Position p, int last, const Jump& jump) const;
  bool tick(Control& control);
  /// Notes where the search is: at this jump, by number, from p.
  void enter(Position p, std::size_t jump);
  std::optional<Count> count_from(Position p, int last, Control& control);
  bool walk(Position p, int last, Plan& plan, Control& control, const std::function<bool(const Plan&)>& take);

  const PlanTable& table_;
  Position from_;
  int last_;
  bool fewest_;
  struct Key {
    Position pegs;
    int last;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const {
      return static_cast<std::size_t>((key.pegs * 67 + static_cast<Position>(key.last + 1)) * 0x9e3779b97f4a7c15u >>
                                      20);
    }
  };
  std::unordered_map<Key, Count, Hash> counts_;  ///< of plans of fewest moves, by position up to symmetry
  std::uint64_t steps_ = 0;
  BranchShare share_;
};

}  // namespace schlegel::peg
