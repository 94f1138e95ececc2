#include "base/text.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/view/hand.hpp"
#include "puzzles/quintomino/view/move_text.hpp"

namespace schlegel {
namespace {

using namespace quintomino;

/// The pieces that are not on the board: "piece 3, reading 1 1 2".
std::vector<std::string> pieces_left(const Instance& instance, const Board& board) {
  std::vector<std::string> pieces;
  for (std::size_t k = 0; k < instance.kinds.size(); ++k) {
    const int kind = static_cast<int>(k), left = board.left[k];
    if (left <= 0) continue;
    pieces.push_back(say(
        instance.repeat || left == 1 ? quintomino::words::piece_with_colours : quintomino::words::pieces_with_colours,
        {{"count", left}, {"piece", kind + 1}, {"colours", spoken(instance, {kind, 0})}}));
  }
  return pieces;
}

}  // namespace

std::string Quintomino::narrate(const Instance& instance, const State& state, const Move& move) {
  const Placement there = state.on[move.face];
  const std::string face = instance.face_name(move.face);
  if (move.placement.kind < 0) return say(quintomino::words::taken_off, {{"piece", there.kind + 1}, {"face", face}});
  State after = state;
  apply(instance, after, move);
  const std::string text = say(move.from >= 0                      ? quintomino::words::moved
                               : there.kind == move.placement.kind ? quintomino::words::rotated_there
                                                                   : quintomino::words::placed,
                               {{"piece", move.placement.kind + 1},
                                {"from", move.from >= 0 ? instance.face_name(move.from) : std::string()},
                                {"face", face},
                                {"colours", spoken(instance, move.placement)}});
  const int before = met_edges(instance, state).clashing, now = met_edges(instance, after).clashing;
  return now > before ? text + " " + say(quintomino::words::mismatch, {{"edges", now}}) : text;
}

std::string Quintomino::describe(const Instance& instance, const State& state) {
  std::string text;
  for (int f = 0; f < static_cast<int>(state.on.size()); ++f) {
    const Placement placement = state.on[f];
    const std::string sides = sides_of(instance, state, f);
    text += say(placement.kind >= 0 ? quintomino::words::face_with_piece
                : sides.empty()     ? quintomino::words::face_empty
                                    : quintomino::words::face_needs,
                {{"face", instance.face_name(f)}, {"piece", placement.kind + 1}, {"sides", sides}}) +
            " ";
  }
  const std::vector<std::string> left = pieces_left(instance, state);
  return text + (left.empty() ? say(quintomino::words::all_on_board)
                              : say(quintomino::words::in_tray, {{"pieces", join(left, "; ")}}));
}

std::string Quintomino::unfinished(const Instance& instance, const State& state) {
  const GameStatus now = status(instance, state);
  if (now.solved || now.done == now.total) return now.sentence;
  std::vector<std::string> faces;
  for (std::size_t f = 0; f < state.on.size(); ++f)
    if (state.on[f].kind < 0) faces.push_back(instance.face_name(static_cast<int>(f)));
  std::string text = say(quintomino::words::to_cover, {{"count", faces.size()}, {"faces", join(faces, ", ")}});
  if (const int clashing = met_edges(instance, state).clashing; clashing > 0)
    text += " " + say(quintomino::words::mismatch, {{"edges", clashing}});
  const std::vector<std::string> left = pieces_left(instance, state);
  return text + " " +
         (left.empty() ? say(quintomino::words::tray_empty)
                       : say(quintomino::words::in_tray, {{"pieces", join(left, "; ")}}));
}

}  // namespace schlegel
