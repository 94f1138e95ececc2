#pragma once
#include <string>

#include "web/mirror.hpp"

namespace schlegel::web {

class App;

/// What stands beside the board, for the reader of the page: the goal (as Panel::spoken_goal tells it), the position,
/// the computer's answer, figures, bookmarks.
void read_aloud(MirrorBuilder& mirror, App& app, std::string goal);

}  // namespace schlegel::web
