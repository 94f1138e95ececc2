#pragma once
#include <string>

#include "play/scene.hpp"
#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// What is in the hand: a piece of the tray, turned as View::reading says, or the piece that lies on a face. View::held
/// is the id of its target, with a '+' behind it while that target is pressed for a second time and a '*' while a
/// button is pressed.
struct Hand {
  enum class Pressed { once, again, tool };
  Placement placement;  ///< kind -1: nothing
  bool tray = false;    ///< it is still in the tray
  int face = -1;        ///< or it lies on this face
  Pressed pressed = Pressed::once;
};
Hand hand_of(const Instance& instance, const Board& board, const View& view);

/// The target of a kind in the tray, "piece 3", which is also its name; and the kind of a target (-1: none).
std::string tray_id(int kind);
int kind_of(const Instance& instance, std::string_view target);

/// The reading after a turn by so many places (clockwise on the screen where faces are read clockwise), or turned over.
int turned(const Kind& kind, int orientation, int steps);
int turned_over(const Kind& kind, int orientation);

/// Whether there is a solid to turn.
bool turns_of(const Instance& instance);

}  // namespace schlegel::quintomino
