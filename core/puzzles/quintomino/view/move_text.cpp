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

std::string wanted(const Instance& instance, const Board& board, int face) {
  std::string colours;
  bool any = false;
  for (std::size_t i = 0; i < instance.faces[face].size(); ++i) {
    const int colour = colour_at(instance, board, instance.across({face, static_cast<int>(i)}));
    any = any || colour >= 0;
    colours += (i > 0 ? " " : "") + (colour >= 0 ? instance.colours[colour] : say(words::any_colour));
  }
  return any ? colours : std::string();
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
