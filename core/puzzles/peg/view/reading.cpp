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

std::string listed(const peg::Instance& instance, peg::Position holes) {
  return holes == 0 ? "none" : join(names_of(instance, holes), ", ");
}

}  // namespace

std::string Peg::narrate(const Instance& instance, const State&, const Move& move) {
  return "The peg in " + shown(instance, move.from) + " jumps over " + shown(instance, move.over) + " into " +
         shown(instance, move.to) + ".";
}

std::string Peg::describe(const Instance& instance, const State& state) {
  std::vector<std::string> jumps;
  for (const peg::Line& line : instance.lines)
    for (const Move& move : {Move{line.a, line.middle, line.b}, Move{line.b, line.middle, line.a}})
      if (move.legal(state.pegs))
        jumps.push_back(shown(instance, move.from) + " over " + shown(instance, move.over) + " into " +
                        shown(instance, move.to));
  return "Pegs: " + listed(instance, state.pegs) + ". Empty: " + listed(instance, instance.all() & ~state.pegs) +
         ". Jumps: " + (jumps.empty() ? "none" : join(jumps, "; ")) + ".";
}

std::string Peg::unfinished(const Instance& instance, const State& state) {
  const GameStatus now = status(instance, state);
  if (now.solved) return now.sentence;
  const auto left = static_cast<std::uint64_t>(std::popcount(state.pegs));
  std::string text = plural(left, "peg is", "pegs are") + " left: " + listed(instance, state.pegs) + ". The goal is ";
  if (instance.goal.any) return text + "one peg, in any hole.";
  return text + (std::popcount(instance.goal.pegs) == 1 ? "a peg in " : "pegs in ") +
         join(names_of(instance, instance.goal.pegs), ", ") + " and nowhere else.";
}

}  // namespace schlegel
