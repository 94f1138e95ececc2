#pragma once
#include "web/app.hpp"
#include "web/more.hpp"
#include "web/ui.hpp"

namespace schlegel::web {

/// Undo, redo, the timeline with playback, and the switch between solid and flat drawing, in one row.
void draw_timeline(Ui& ui, App& app, Rect row, bool wide, More& more);

}  // namespace schlegel::web
