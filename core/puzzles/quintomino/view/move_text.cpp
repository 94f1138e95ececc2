#include "puzzles/quintomino/view/move_text.hpp"

#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/view/hand.hpp"

namespace schlegel {
namespace quintomino {

std::string turns_to(const Kind& kind, int from, int orientation, bool clockwise) {
  for (const bool over : {false, true})
    for (int steps = 0; steps < kind.length(); ++steps) {
      if (turned(kind, over ? turned_over(kind, from) : from, clockwise ? steps : -steps) != orientation) continue;
      if (steps == 0) return say(over ? words::flipped : words::as_it_is);
      return say(over ? words::flipped_and_rotated : words::rotated, {{"times", steps}});
    }
  return {};
}

std::string spoken(const Instance& instance, Placement placement) {
  std::string out;
  for (const std::uint8_t colour : instance.reading(placement))
    out += (out.empty() ? "" : " ") + instance.colours[colour];
  return out;
}

std::string sides_of(const Instance& instance, const Board& board, int face) {
  std::string sides;
  for (int i = 0; i < static_cast<int>(instance.faces[face].size()); ++i) {
    const Side side{face, i}, other = instance.across(side);
    const int colour = colour_at(instance, board, board.on[face].kind >= 0 ? side : other);
    if (colour < 0) continue;
    sides += (sides.empty() ? "" : ", ") + say(words::colour_at_face, {{"colour", instance.colours[colour]},
                                                                       {"face", instance.face_name(other.face)}});
  }
  return sides;
}

}  // namespace quintomino

std::string Quintomino::describe_move(const Instance& instance, const Move& move) {
  const Sentence& sentence = move.from >= 0            ? quintomino::words::move_from_to
                             : move.placement.kind < 0 ? quintomino::words::move_off
                                                       : quintomino::words::move_onto;
  return say(sentence, {{"piece", move.placement.kind + 1},
                        {"from", move.from >= 0 ? instance.face_name(move.from) : std::string()},
                        {"face", instance.face_name(move.face)}});
}

}  // namespace schlegel
