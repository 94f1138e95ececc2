#pragma once
#include <optional>
#include <vector>

#include "base/control.hpp"
#include "puzzles/peg/solve/plans.hpp"

namespace schlegel::peg {

/// The outcome of looking for a plan.
struct PlanResult {
  std::optional<Plan> plan;
  bool none = false;     ///< there is no plan: no position was left out for lack of width
  bool stopped = false;  ///< control ended it
};

/// Looks for one plan only, on boards of any size: from the goals backwards as far as a list of positions goes, then
/// forward keeping the most promising positions of each layer: `first` of them, then eight times as many in each round
/// up to `widest`.
PlanResult find_plan(const Instance& instance, Position from, const std::vector<Position>& goals, std::size_t first,
                     std::size_t widest, Control& control);

inline constexpr std::size_t narrow_beam = 300;
/// The widest that keeps to this memory.
constexpr std::size_t widest_beam(std::size_t bytes) { return bytes / 512; }

}  // namespace schlegel::peg
