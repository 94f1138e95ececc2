#pragma once
#include <optional>
#include <vector>

#include "base/control.hpp"
#include "puzzles/peg/plans.hpp"

namespace schlegel::peg {

/// Looks for one plan only, on boards of any size: from the goals backwards as far as a list of positions goes, then
/// forward keeping the most promising positions of each layer, more of them in each round. Nothing found proves
/// nothing. `stopped` tells whether control ended it.
std::optional<Plan> find_plan(const Instance& instance, Position from, const std::vector<Position>& goals,
                              std::size_t widest, Control& control, bool& stopped);

}  // namespace schlegel::peg
