#include <bit>

#include "base/text.hpp"
#include "puzzles/peg/peg.hpp"

namespace schlegel {
namespace {

using peg::bit;
using peg::shown;

std::vector<std::string> names_of(const peg::Instance& instance, peg::Position holes) {
  std::vector<std::string> names;
  for (int hole = 0; hole < instance.holes(); ++hole)
    if ((holes & bit(hole)) != 0) names.push_back(shown(instance, hole));
  return names;
}

/// "Pegs: A, B." or "Pegs: none."
std::string listed(const peg::Instance& instance, peg::Position holes, const Sentence& some, const Sentence& none) {
  return holes == 0 ? say(none) : say(some, {{"holes", join(names_of(instance, holes), ", ")}});
}

}  // namespace

std::string Peg::narrate(const Instance& instance, const State&, const Move& move) {
  return say(
      peg::words::jumped,
      {{"from", shown(instance, move.from)}, {"over", shown(instance, move.over)}, {"to", shown(instance, move.to)}});
}

std::string Peg::describe(const Instance& instance, const State& state) {
  std::vector<std::string> jumps;
  for (const peg::Line& line : instance.lines)
    for (const Move& move : {Move{line.a, line.middle, line.b}, Move{line.b, line.middle, line.a}})
      if (move.legal(state.pegs))
        jumps.push_back(say(peg::words::jump, {{"from", shown(instance, move.from)},
                                               {"over", shown(instance, move.over)},
                                               {"to", shown(instance, move.to)}}));
  return listed(instance, state.pegs, peg::words::pegs, peg::words::no_pegs) + " " +
         listed(instance, instance.all() & ~state.pegs, peg::words::empty, peg::words::no_empty) + " " +
         (jumps.empty() ? say(peg::words::no_jumps) : say(peg::words::jumps, {{"jumps", join(jumps, "; ")}}));
}

std::string Peg::unfinished(const Instance& instance, const State& state) {
  const GameStatus now = status(instance, state);
  if (now.solved) return now.sentence;
  const std::string left = state.pegs == 0
                               ? say(peg::words::none_left)
                               : say(peg::words::left, {{"pegs", std::popcount(state.pegs)},
                                                        {"holes", join(names_of(instance, state.pegs), ", ")}});
  const peg::Position goal = instance.goal.pegs;
  return left + " " +
         (instance.goal.any ? say(peg::words::goal_anywhere)
                            : say(peg::words::goal_in,
                                  {{"pegs", std::popcount(goal)}, {"holes", join(names_of(instance, goal), ", ")}}));
}

}  // namespace schlegel
