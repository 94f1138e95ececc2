#include <algorithm>

#include "base/name.hpp"
#include "base/text.hpp"
#include "puzzles/peg/board.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/proof/certificate.hpp"

namespace schlegel {

using peg::bit;
using peg::shown;

std::string peg::shown(const Instance& instance, int hole) {
  const std::string& name = instance.names[hole];
  std::string shown = shown_name(name);
  return instance.find(shown) == hole ? shown : name;
}

std::vector<std::string> peg::shown_all(const Instance& instance, Position holes) {
  std::vector<std::string> names;
  for (; holes != 0; holes &= holes - 1) names.push_back(shown(instance, lowest_hole(holes)));
  return names;
}

std::string peg::say_jump(const Sentence& sentence, const Instance& instance, const Jump& jump) {
  return say(
      sentence,
      {{"from", shown(instance, jump.from)}, {"over", shown(instance, jump.over)}, {"to", shown(instance, jump.to)}});
}

namespace {

bool is_goal(const peg::Instance& instance, peg::Position pegs) {
  return instance.goal.any ? pegs != 0 && (pegs & (pegs - 1)) == 0 : pegs == instance.goal.pegs;
}

bool is_line(const peg::Instance& instance, int from, int over, int to) {
  return std::any_of(instance.lines.begin(), instance.lines.end(), [&](const peg::Line& line) {
    return line.middle == over && ((line.a == from && line.b == to) || (line.a == to && line.b == from));
  });
}

std::string example_jump(const peg::Instance& instance) {
  if (instance.lines.empty()) return "a-b-c";
  const peg::Line& line = instance.lines[0];
  return Peg::write_move(instance, {line.a, line.middle, line.b});
}

/// The names of two or three holes; with names of one letter they may stand together.
std::vector<std::string_view> names_in(const peg::Instance& instance, std::string_view text) {
  if (text.find('-') != std::string_view::npos) return split(text, '-');
  const bool letters =
      std::all_of(instance.names.begin(), instance.names.end(), [](const auto& name) { return name.size() == 1; });
  std::vector<std::string_view> names;
  for (std::size_t i = 0; letters && i < text.size(); ++i) names.push_back(text.substr(i, 1));
  return names;
}

}  // namespace

Peg::State Peg::start(const Instance& instance) {
  State state;
  state.pegs = instance.start;
  for (std::size_t i = 0; i < peg::max_holes; ++i) state.peg_in[i] = static_cast<std::uint8_t>(i);
  return state;
}

Result<Peg::Move> Peg::parse_move(const Instance& instance, std::string_view text) {
  const auto names = names_in(instance, text);
  if (names.size() != 2 && names.size() != 3)
    return Error{say(peg::words::jump_form, {{"example", example_jump(instance)}, {"text", quoted(text)}})};
  std::vector<int> holes;
  for (std::string_view name : names) {
    holes.push_back(instance.find(name));
    if (holes.back() < 0) return Error{say(peg::words::no_such_hole, {{"hole", quoted(name)}})};
  }
  if (holes.size() == 3) {
    if (is_line(instance, holes[0], holes[1], holes[2])) return Move{holes[0], holes[1], holes[2]};
    return Error{say(peg::words::not_in_line, {{"first", shown(instance, holes[0])},
                                               {"second", shown(instance, holes[1])},
                                               {"third", shown(instance, holes[2])}})};
  }
  Move move{holes[0], -1, holes[1]};
  for (int over = 0; over < instance.holes(); ++over) {
    if (!is_line(instance, move.from, over, move.to)) continue;
    if (move.over >= 0) return Error{say(peg::words::several_between)};
    move.over = over;
  }
  if (move.over < 0)
    return Error{say(peg::words::no_line, {{"from", shown(instance, move.from)}, {"to", shown(instance, move.to)}})};
  return move;
}

std::string Peg::write_move(const Instance& instance, const Move& move) {
  const auto name = [&](int hole) { return instance.names[hole]; };
  return name(move.from) + "-" + name(move.over) + "-" + name(move.to);
}

std::string Peg::describe_move(const Instance& instance, const Move& move) {
  return shown(instance, move.from) + "-" + shown(instance, move.over) + "-" + shown(instance, move.to);
}

std::string Peg::why_illegal(const Instance& instance, const State& state, const Move& move) {
  const auto filled = [&](int hole) { return (state.pegs & bit(hole)) != 0; };
  if (!filled(move.from)) return say(peg::words::no_peg_in, {{"hole", shown(instance, move.from)}});
  if (!filled(move.over)) return say(peg::words::no_peg_over, {{"hole", shown(instance, move.over)}});
  if (filled(move.to)) return say(peg::words::not_empty, {{"hole", shown(instance, move.to)}});
  return {};
}

void Peg::apply(const Instance&, State& state, const Move& move) {
  const auto at = [&](int hole) -> std::uint8_t& { return state.peg_in[hole]; };
  state.pegs ^= move.changed();
  state.taken.push_back(at(move.over));
  at(move.to) = at(move.from);
  ++state.jumps;
  if (state.last != move.from) ++state.moves;
  state.last = move.to;
}

int peg::moves_in(std::span<const Jump> jumps, int last) {
  int moves = 0;
  for (const Jump& jump : jumps) {
    if (jump.from != last) ++moves;
    last = jump.to;
  }
  return moves;
}

bool Peg::verify(const Instance& instance, const State& state, std::span<const Move> moves) {
  std::vector<bool> filled;
  for (int hole = 0; hole < instance.holes(); ++hole) filled.push_back(((state.pegs >> hole) & 1) != 0);
  const auto at = [&](int hole) { return filled[hole]; };
  for (const Move& move : moves) {
    if (!is_line(instance, move.from, move.over, move.to)) return false;
    if (!at(move.from) || !at(move.over) || at(move.to)) return false;
    filled[move.from] = filled[move.over] = false;
    filled[move.to] = true;
  }
  if (instance.goal.any) return std::count(filled.begin(), filled.end(), true) == 1;
  for (int hole = 0; hole < instance.holes(); ++hole)
    if (at(hole) != (((instance.goal.pegs >> hole) & 1) != 0)) return false;
  return true;
}

CheckResult Peg::check(const Instance& instance, const State& state, std::string_view certificate) {
  return peg::check_certificate(instance, state.pegs, certificate);
}

GameStatus Peg::status(const Instance& instance, const State& state) {
  GameStatus now;
  const int pegs = peg::peg_count(state.pegs), goal = instance.goal.any ? 1 : peg::peg_count(instance.goal.pegs);
  now.total = std::max(0, peg::peg_count(instance.start) - goal);
  now.done = std::min(state.jumps, now.total);
  now.solved = is_goal(instance, state.pegs);
  const auto jumps = peg::jumps_of(instance);
  now.stuck =
      !now.solved && std::none_of(jumps.begin(), jumps.end(), [&](const Move& move) { return move.legal(state.pegs); });
  const auto only = [&](peg::Position holes) { return shown(instance, peg::lowest_hole(holes)); };
  if (now.solved) {
    now.sentence =
        say(peg::words::done,
            {{"moves", state.moves}, {"jumps", state.jumps}, {"same", state.moves == state.jumps ? "yes" : "no"}});
    if (pegs == 1 && state.jumps > 0)
      now.sentence = say(peg::words::last_peg, {{"hole", only(state.pegs)}}) + " " + now.sentence;
  } else if (pegs == 1) {
    now.sentence = say(peg::words::wrong_hole, {{"hole", only(state.pegs)}});
  } else {
    now.sentence = say(now.stuck           ? peg::words::stuck
                       : instance.goal.any ? peg::words::left_anywhere
                       : goal == 1         ? peg::words::left_in
                                           : peg::words::left_ringed,
                       {{"pegs", pegs}, {"hole", instance.goal.pegs != 0 ? only(instance.goal.pegs) : ""}});
  }
  if (!now.solved) now.facts.emplace_back(say(peg::words::moves_figure), std::to_string(state.moves));
  return now;
}

}  // namespace schlegel
