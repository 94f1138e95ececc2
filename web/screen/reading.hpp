#pragma once
#include <string>

#include "web/widgets/mirror.hpp"

namespace schlegel::web {

class App;

/// What stands beside the board, for the reader of the page: the goal with the rules of the board, the position, the
/// computer's answer, the step of its reason that is gone through, figures, bookmarks.
void read_aloud(MirrorBuilder& mirror, const App& app);

}  // namespace schlegel::web
