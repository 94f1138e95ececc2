#pragma once
#include <optional>

#include "puzzles/peg/solve/plan_table.hpp"

namespace schlegel::peg {

/// The probability that jumps drawn at random, every legal one alike, lead from the position to a goal. The table must
/// have been filled from there; it need not be rated. Nothing when the control stops it. Linear in positions * jumps.
std::optional<double> chance(const PlanTable& table, Position from, Control& control);

}  // namespace schlegel::peg
