#include "base/text.hpp"
#include "puzzles/peg/board.hpp"
#include "puzzles/peg/peg.hpp"

namespace schlegel {
namespace {

using peg::peg_count, peg::shown_all;

/// "Pegs: A, B." or "Pegs: none."
std::string listed(const peg::Instance& instance, peg::Position holes, const Sentence& some, const Sentence& none) {
  return holes == 0 ? say(none) : say(some, {{"holes", join(shown_all(instance, holes), ", ")}});
}

}  // namespace

std::string Peg::narrate(const Instance& instance, const State&, const Move& move) {
  return peg::say_jump(peg::words::jumped, instance, move);
}

std::vector<std::string> Peg::instructions(const Instance& instance, const State&, std::span<const Move> moves) {
  std::vector<std::string> runs;
  int last = -1;
  for (const Move& move : moves) {
    if (move.from == last)
      runs.back() += peg::say_jump(peg::words::jumping_on, instance, move);
    else
      runs.push_back(peg::say_jump(peg::words::one_jumps, instance, move));
    last = move.to;
  }
  return runs;
}

std::string Peg::describe(const Instance& instance, const State& state) {
  std::vector<std::string> jumps;
  for (const Move& move : peg::jumps_of(instance))
    if (move.legal(state.pegs)) jumps.push_back(peg::say_jump(peg::words::jump, instance, move));
  return listed(instance, state.pegs, peg::words::pegs, peg::words::no_pegs) + " " +
         listed(instance, instance.all() & ~state.pegs, peg::words::empty, peg::words::no_empty) + " " +
         (jumps.empty() ? say(peg::words::no_jumps) : say(peg::words::jumps, {{"jumps", join(jumps, "; ")}}));
}

std::string Peg::unfinished(const Instance& instance, const State& state) {
  const GameStatus now = status(instance, state);
  if (now.solved) return now.sentence;
  const auto counted = [&](const Sentence& sentence, peg::Position pegs) {
    return say(sentence, {{"pegs", peg_count(pegs)}, {"holes", join(shown_all(instance, pegs), ", ")}});
  };
  return (state.pegs == 0 ? say(peg::words::none_left) : counted(peg::words::left, state.pegs)) + " " +
         (instance.goal.any ? say(peg::words::goal_anywhere) : counted(peg::words::goal_in, instance.goal.pegs));
}

}  // namespace schlegel
