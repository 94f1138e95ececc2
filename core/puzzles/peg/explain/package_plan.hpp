#pragma once
#include <optional>

#include "base/control.hpp"
#include "puzzles/peg/solve/plans.hpp"

namespace schlegel::peg {

struct PackagePlan {
  Plan plan;
  std::vector<std::size_t> together;  ///< how many of its jumps, one after the other, are a package; 1: none
};

/// A plan to one of the goals with as many jumps as possible inside packages, the last one in none when `last_alone`:
/// the most there can be on small boards, else what a search of fixed size finds, if it finds one. The goals must have
/// one number of pegs.
std::optional<PackagePlan> plan_in_packages(const Instance& instance, Position from, const std::vector<Position>& goals,
                                            bool last_alone, Control& control);

}  // namespace schlegel::peg
