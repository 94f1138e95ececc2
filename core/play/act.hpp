#pragma once
#include <string>

#include "play/session.hpp"

namespace schlegel {

/// What an input did to a game.
struct Outcome {
  bool changed = false;       ///< the position, or what is drawn
  std::string refusal = {};   ///< why not all of it was done
  std::string drawn = {};     ///< what the pencil has drawn, when it is lifted
  std::string change = {};    ///< what was done, in words
  bool hand_changed = false;  ///< a key or a button has picked something up, or put it down
};

/// Does what an input means. The stroke is that of the pointer that is down.
Outcome act(Session& session, View& view, Stroke& stroke, const Input& input);

}  // namespace schlegel
