#pragma once
#include "web/app/app.hpp"
#include "web/widgets/menu.hpp"
#include "web/widgets/ui.hpp"

namespace schlegel::web {

/// Whether there is room beside the timeline for the button that shows the goal; on phones the solid's may have it.
bool goal_is_beside_board(const App& app, bool wide);
/// Undo, redo, the timeline with playback, and the switch between solid and flat drawing, in one row or, where the box
/// is high enough, in two.
void draw_timeline(Ui& ui, const App& app, Rect row, bool wide, Menu& menu);

}  // namespace schlegel::web
