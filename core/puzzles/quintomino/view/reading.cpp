#include "base/index.hpp"
#include "base/text.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/text/move_text.hpp"
#include "puzzles/quintomino/view/hand.hpp"

namespace schlegel {
namespace {

using namespace quintomino;

std::string face_of(const Instance& instance, int face) { return "face " + instance.face_name(face); }

std::string capitalised(std::string text) {
  text[0] = to_upper(text[0]);
  return text;
}

/// How many edges two pieces meet at and disagree.
std::uint64_t clashes(const Instance& instance, const Board& board) {
  std::uint64_t count = 0;
  for (const auto& [one, two] : instance.sides) {
    const int a = colour_at(instance, board, one), b = colour_at(instance, board, two);
    count += a >= 0 && b >= 0 && a != b;
  }
  return count;
}

/// The pieces that are not on the board: "piece 3 (red, blue)".
std::vector<std::string> pieces_left(const Instance& instance, const Board& board) {
  std::vector<std::string> pieces;
  for (std::size_t k = 0; k < instance.kinds.size(); ++k) {
    const int kind = static_cast<int>(k), left = board.left[k];
    if (left <= 0) continue;
    const std::string often = instance.repeat || left == 1 ? "" : std::to_string(left) + " times ";
    pieces.push_back(often + tray_id(kind) + ", reading " + spoken(instance, {kind, 0}));
  }
  return pieces;
}

}  // namespace

std::string Quintomino::narrate(const Instance& instance, const State& state, const Move& move) {
  const Placement there = state.on[at(move.face)];
  const std::string face = face_of(instance, move.face);
  if (move.placement.kind < 0) return capitalised(tray_id(there.kind)) + " is taken off " + face + ".";
  const std::string piece = capitalised(tray_id(move.placement.kind));
  State after = state;
  apply(instance, after, move);
  std::string text = piece;
  if (move.from >= 0)
    text += " moves from " + face_of(instance, move.from) + " to " + face;
  else if (there.kind == move.placement.kind)
    text += " is turned on " + face;
  else
    text += " is put on " + face;
  text += ", reading " + spoken(instance, move.placement) + ".";
  const std::uint64_t before = clashes(instance, state), now = clashes(instance, after);
  return now > before ? text + " " + plural(now, "edge clashes.", "edges clash.") : text;
}

std::string Quintomino::describe(const Instance& instance, const State& state) {
  std::string text;
  for (std::size_t f = 0; f < state.on.size(); ++f) {
    const Placement placement = state.on[f];
    text += (f > 0 ? " " : "") + capitalised(face_of(instance, static_cast<int>(f))) + ": " +
            (placement.kind < 0 ? wanted(instance, state, static_cast<int>(f))
                                : tray_id(placement.kind) + ", reading " + spoken(instance, placement)) +
            ".";
  }
  const std::vector<std::string> left = pieces_left(instance, state);
  return text + (left.empty() ? " All pieces are on the board." : " In the tray: " + join(left, "; ") + ".");
}

std::string Quintomino::unfinished(const Instance& instance, const State& state) {
  const GameStatus now = status(instance, state);
  if (now.solved || now.done == now.total) return now.sentence;
  std::vector<std::string> faces;
  for (std::size_t f = 0; f < state.on.size(); ++f)
    if (state.on[f].kind < 0) faces.push_back(instance.face_name(static_cast<int>(f)));
  std::string text = plural(faces.size(), "face", "faces") + " to cover: " + join(faces, ", ") + ".";
  if (const std::uint64_t clashing = clashes(instance, state); clashing > 0)
    text += " " + plural(clashing, "edge clashes.", "edges clash.");
  const std::vector<std::string> left = pieces_left(instance, state);
  return text + " In the tray: " + (left.empty() ? "nothing" : join(left, "; ")) + ".";
}

}  // namespace schlegel
