#pragma once
#include "web/mirror.hpp"

namespace schlegel::web {

class App;

/// What stands beside the board, for the reader of the page: the goal, the position, the computer's answer, figures,
/// bookmarks.
void read_aloud(MirrorBuilder& mirror, const App& app);

}  // namespace schlegel::web
