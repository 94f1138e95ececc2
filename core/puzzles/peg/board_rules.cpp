#include <bit>

#include "base/text.hpp"
#include "puzzles/peg/peg.hpp"

namespace schlegel {
namespace {

/// A hole with the ring that marks the goal.
std::vector<Shape> ringed_hole() {
  Shape ring = disc({0.5, 0.5}, 0.36, Role::none);
  ring.outline = Role::good;
  ring.outline_width = 0.07;
  return {disc({0.5, 0.5}, 0.2, Role::hole), ring};
}

}  // namespace

std::vector<BoardRule> Peg::rules(const Instance& instance) {
  if (instance.goal.any) return {{"End with one peg, in any hole.", {}}};
  const int pegs = std::popcount(instance.goal.pegs);
  if (pegs == 1)
    return {{"End with one peg, in " + peg::shown(instance, std::countr_zero(instance.goal.pegs)) +
                 ", the hole with the ring.",
             ringed_hole()}};
  return {{"End with a peg in each of the " + std::to_string(pegs) + " holes with a ring, and in no other.",
           ringed_hole()}};
}

}  // namespace schlegel
