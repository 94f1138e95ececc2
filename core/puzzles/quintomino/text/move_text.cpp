#include "puzzles/quintomino/text/move_text.hpp"

#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/view/hand.hpp"

namespace schlegel {
namespace quintomino {

std::string turns_to(const Kind& kind, int from, int orientation, bool clockwise) {
  for (const bool over : {false, true})
    for (int steps = 0; steps < kind.length(); ++steps) {
      if (turned(kind, over ? turned_over(kind, from) : from, clockwise ? steps : -steps) != orientation) continue;
      if (steps == 0) return over ? "flipped" : "as it lies";
      const std::string times = steps == 1   ? "turned once"
                                : steps == 2 ? "turned twice"
                                             : "turned " + std::to_string(steps) + " times";
      return over ? "flipped and " + times : times;
    }
  return {};
}

std::string spoken(const Instance& instance, Placement placement) {
  const Colours& orientation = instance.kinds[static_cast<std::size_t>(placement.kind)]
                                   .readings[static_cast<std::size_t>(placement.orientation)];
  std::string out;
  for (const std::uint8_t colour : orientation) out += (out.empty() ? "" : " ") + instance.colours[colour];
  return out;
}

std::string wanted(const Instance& instance, const Board& board, int face) {
  std::string colours;
  bool any = false;
  for (std::size_t i = 0; i < instance.faces[static_cast<std::size_t>(face)].size(); ++i) {
    const int colour = colour_at(instance, board, instance.across({face, static_cast<int>(i)}));
    any = any || colour >= 0;
    colours += " " + (colour >= 0 ? instance.colours[static_cast<std::size_t>(colour)] : std::string("any"));
  }
  return any ? "empty, wants" + colours : "empty";
}

}  // namespace quintomino

std::string Quintomino::describe_move(const Instance& instance, const Move& move) {
  const std::string face = "face " + instance.face_name(move.face);
  if (move.from >= 0)
    return quintomino::tray_id(move.placement.kind) + " from face " + instance.face_name(move.from) + " to " + face;
  return move.placement.kind < 0 ? "taking the piece off " + face
                                 : quintomino::tray_id(move.placement.kind) + " on " + face;
}

}  // namespace schlegel
