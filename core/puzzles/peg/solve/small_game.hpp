#pragma once
#include <memory>
#include <optional>

#include "puzzles/peg/solve/plan_table.hpp"

namespace schlegel::peg {

/// No more positions are worked out.
inline constexpr std::size_t most_positions_of_small_game = 120'000;
/// The positions on the ways from one to the goals, where they can be worked out in a fraction of a second: the same
/// limits on every machine. nullptr beyond them or when the control stops it.
std::unique_ptr<PlanTable> small_game(const Instance& instance, Position from, std::vector<Position> goals,
                                      Control& control);

/// The probability that jumps drawn at random, every legal one alike, lead from the position to a goal. The table must
/// have been filled from there; it need not be rated. Nothing when the control stops it. Linear in positions * jumps.
std::optional<double> chance(const PlanTable& table, Position from, Control& control);

}  // namespace schlegel::peg
