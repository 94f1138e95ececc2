#pragma once
#include <optional>
#include <vector>

#include "puzzles/peg/proof/certificate.hpp"

namespace schlegel::peg {

/// A set of parity_sets in which the positions differ.
std::optional<Reason> parity_reason(const Instance& instance, Position from, Position goal);

/// A pagoda function by which the goal weighs more than the position, if there is one in whole numbers: by linear
/// programming, milliseconds. There is none exactly when the jumps, taken any fractional number of times each, could
/// lead from one to the other (Farkas).
std::optional<Reason> pagoda_reason(const Instance& instance, Position from, Position goal);

/// All goal positions, sorted by these two kinds of reason.
struct Screening {
  std::vector<Position> open;   ///< goals that neither reason rules out
  std::vector<Reason> reasons;  ///< for the others
};
Screening refute_goals(const Instance& instance, Position from);

}  // namespace schlegel::peg
