#pragma once

#include "play/scene.hpp"
#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// What the view keeps of the hand beside View::held.
struct Grip {
  enum class Pressed { once, again, tool };
  int orientation = 0;              ///< of a piece of the tray
  Pressed pressed = Pressed::once;  ///< while the pointer is down: its target for the second time, or a button
};

/// What is in the hand: a piece of the tray or the piece that lies on a face.
struct Hand {
  Placement placement;  ///< kind -1: nothing
  bool tray = false;    ///< it is still in the tray
  int face = -1;        ///< or it lies on this face
  bool lifts = false;   ///< it can be taken off into the tray
};
Hand hand_of(const Instance& instance, const Board& board, const View& view);

/// The kind of a target in the tray; -1: none.
int kind_of(const Instance& instance, std::string_view target);

/// The reading after a turn by so many places (clockwise on the screen where faces are read clockwise), or turned over.
int turned(const Kind& kind, int orientation, int steps);
int turned_over(const Kind& kind, int orientation);

/// Whether there is a solid to turn.
bool turns_of(const Instance& instance);

}  // namespace schlegel::quintomino
