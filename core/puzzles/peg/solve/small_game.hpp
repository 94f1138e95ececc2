#pragma once
#include <memory>

#include "puzzles/peg/solve/plan_table.hpp"

namespace schlegel::peg {

/// The positions on the ways from one to the goals, where they can be worked out in a fraction of a second: the same
/// limits on every machine. nullptr beyond them or when the control stops it.
std::unique_ptr<PlanTable> small_game(const Instance& instance, Position from, std::vector<Position> goals,
                                      Control& control);

}  // namespace schlegel::peg
