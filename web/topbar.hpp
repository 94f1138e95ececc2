#pragma once
#include "web/app.hpp"
#include "web/layout.hpp"
#include "web/ui.hpp"

namespace schlegel::web {

/// The puzzles to choose from, and what can be done with a board.
void draw_top_bar(Ui& ui, App& app, const Layout& layout);

}  // namespace schlegel::web
