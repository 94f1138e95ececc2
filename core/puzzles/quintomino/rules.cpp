#include <algorithm>

#include "base/index.hpp"
#include "base/text.hpp"
#include "puzzles/quintomino/quintomino.hpp"

namespace schlegel {
namespace {

using namespace quintomino;

std::string reading_of(const Instance& instance, Placement placement) {
  return instance.write_colours(instance.kinds[at(placement.kind)].readings[at(placement.orientation)]);
}

struct Edges {
  int agree = 0, clash = 0;
};

Edges met_edges(const Instance& instance, const Board& board) {
  Edges met;
  for (const auto& sides : instance.sides) {
    const int a = colour_at(instance, board, sides[0]), b = colour_at(instance, board, sides[1]);
    if (a >= 0 && b >= 0) ++(a == b ? met.agree : met.clash);
  }
  return met;
}

}  // namespace

Board Quintomino::start(const Instance& instance) { return start_board(instance); }

Result<Quintomino::Move> Quintomino::parse_move(const Instance& instance, std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos)
    return Error{quoted(text) + " is no move: a move is written as face:colours, for example " + instance.face_name(0) +
                 ":" + instance.write_colours(instance.pieces[0]) + "."};
  Move move;
  std::string_view face = text.substr(0, colon);
  if (const std::size_t arrow = face.find('>'); arrow != std::string_view::npos) {
    move.from = instance.find_face(face.substr(0, arrow));
    if (move.from < 0) return Error{"There is no face " + quoted(face.substr(0, arrow)) + " on this board."};
    face.remove_prefix(arrow + 1);
  }
  move.face = instance.find_face(face);
  if (move.face < 0) return Error{"There is no face " + quoted(face) + " on this board."};
  text.remove_prefix(colon + 1);
  if (text.empty() && move.from < 0) return move;
  Colours orientation;
  const bool commas = text.find(',') != std::string_view::npos;
  while (!text.empty() && orientation.size() <= max_face_length) {
    const std::size_t length = commas ? std::min(text.find(','), text.size()) : 1;
    const int colour = instance.find_colour(text.substr(0, length));
    if (colour < 0) return Error{"No piece has the colour " + quoted(text.substr(0, length)) + "."};
    orientation.push_back(static_cast<std::uint8_t>(colour));
    text.remove_prefix(std::min(text.size(), length + (commas ? 1 : 0)));
  }
  if (orientation.size() != instance.faces[at(move.face)].size())
    return Error{"Face " + instance.face_name(move.face) + " has " +
                 std::to_string(instance.faces[at(move.face)].size()) + " edges, the piece " +
                 (orientation.size() > max_face_length ? "more" : std::to_string(orientation.size())) + "."};
  move.placement = instance.find(orientation);
  if (move.placement.kind < 0)
    return Error{"No piece reads " + instance.write_colours(orientation) +
                 (instance.flip ? "." : " unless it is flipped, which is not allowed here.")};
  return move;
}

std::string Quintomino::write_move(const Instance& instance, const Move& move) {
  std::string out = move.from < 0 ? std::string() : instance.face_name(move.from) + '>';
  out += instance.face_name(move.face) + ':';
  if (move.placement.kind >= 0) out += reading_of(instance, move.placement);
  return out;
}

std::string Quintomino::why_illegal(const Instance& instance, const State& state, const Move& move) {
  const Placement there = state.on[at(move.face)];
  const std::string face = "face " + instance.face_name(move.face);
  if (instance.is_fixed(move.face)) return "The piece on " + face + " is part of the puzzle and stays.";
  if (move.placement.kind < 0) return there.kind < 0 ? "There is no piece on " + face + " to take off." : "";
  if (move.from >= 0) {
    const std::string from = "face " + instance.face_name(move.from);
    if (instance.is_fixed(move.from)) return "The piece on " + from + " is part of the puzzle and stays.";
    const bool lies_there = state.on[at(move.from)].kind == move.placement.kind && move.from != move.face;
    return lies_there ? "" : "That piece does not lie on " + from + ".";
  }
  if (there == move.placement) return "That piece already lies on " + face + " in this way.";
  if (there.kind == move.placement.kind || state.left[at(move.placement.kind)] > 0) return {};
  for (std::size_t f = 0; f < state.on.size(); ++f)
    if (state.on[f].kind == move.placement.kind)
      return "The piece " + reading_of(instance, {move.placement.kind, 0}) + " is on face " +
             instance.face_name(static_cast<int>(f)) + ".";
  return "There is no piece " + reading_of(instance, {move.placement.kind, 0}) + " left.";
}

void Quintomino::apply(const Instance& instance, State& state, const Move& move) {
  if (move.from >= 0) apply(instance, state, {move.from, {}});
  Placement& there = state.on[at(move.face)];
  if (there.kind >= 0) ++state.left[at(there.kind)];
  if (move.placement.kind >= 0) --state.left[at(move.placement.kind)];
  there = move.placement;
}

GameStatus Quintomino::status(const Instance& instance, const State& state) {
  GameStatus now;
  now.total = static_cast<int>(instance.faces.size());
  now.done = static_cast<int>(
      std::count_if(state.on.begin(), state.on.end(), [](Placement placement) { return placement.kind >= 0; }));
  const Edges met = met_edges(instance, state);
  now.solved = now.done == now.total && verify(instance, state, {});
  const auto left = static_cast<std::uint64_t>(now.total - now.done);
  if (now.solved) {
    now.sentence = "Solved! All " + std::to_string(instance.edges.size()) + " edges agree.";
  } else if (left == 0) {
    now.sentence =
        "Every face is covered, but " + plural(static_cast<std::uint64_t>(met.clash), "edge clashes.", "edges clash.");
  } else if (met.clash > 0) {
    now.sentence = plural(static_cast<std::uint64_t>(met.clash), "edge clashes, ", "edges clash, ") +
                   plural(left, "face to go.", "faces to go.");
  } else if (now.done == 0) {
    now.sentence = "Put a piece on a face.";
  } else {
    now.sentence = plural(left, "face to go.", "faces to go.");
  }
  if (!now.solved)
    now.facts.emplace_back("Edges that agree",
                           std::to_string(met.agree) + " of " + std::to_string(instance.edges.size()));
  return now;
}

}  // namespace schlegel
