#include "puzzles/quintomino/words.hpp"

#include "puzzles/quintomino/hand.hpp"
#include "puzzles/quintomino/quintomino.hpp"

namespace schlegel {
namespace quintomino {

std::string turns_to(const Kind& kind, int from, int reading, bool clockwise) {
  for (const bool over : {false, true})
    for (int steps = 0; steps < kind.length(); ++steps) {
      if (turned(kind, over ? turned_over(kind, from) : from, clockwise ? steps : -steps) != reading) continue;
      if (steps == 0) return over ? "flipped" : "as it lies";
      const std::string times = steps == 1   ? "turned once"
                                : steps == 2 ? "turned twice"
                                             : "turned " + std::to_string(steps) + " times";
      return over ? "flipped and " + times : times;
    }
  return {};
}

}  // namespace quintomino

std::string Quintomino::describe_move(const Instance& instance, const Move& move) {
  const std::string face = "face " + instance.face_name(move.face);
  if (move.from >= 0)
    return quintomino::tray_id(move.lay.kind) + " from face " + instance.face_name(move.from) + " to " + face;
  return move.lay.kind < 0 ? "taking the piece off " + face : quintomino::tray_id(move.lay.kind) + " on " + face;
}

}  // namespace schlegel
