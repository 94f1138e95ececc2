#include "puzzles/peg/board.hpp"
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
  if (instance.goal.any) return {{say(peg::words::end_anywhere), {}}};
  const int pegs = peg::peg_count(instance.goal.pegs);
  if (pegs == 1)
    return {{say(peg::words::end_in, {{"hole", peg::shown(instance, peg::lowest_hole(instance.goal.pegs))}}),
             ringed_hole()}};
  return {{say(peg::words::end_in_all, {{"holes", pegs}}), ringed_hole()}};
}

}  // namespace schlegel
