#pragma once
#include <string>

#include "web/widgets/mirror.hpp"

namespace schlegel::web {

class App;
struct Answer;

/// What stands beside the board, for the reader of the page: the goal with the rules of the board, the position, what
/// the answer card says, figures, bookmarks.
void read_aloud(MirrorBuilder& mirror, const App& app, const Answer& answer);

}  // namespace schlegel::web
