#pragma once
#include "web/app.hpp"
#include "web/board.hpp"
#include "web/more.hpp"
#include "web/panel.hpp"
#include "web/sheet.hpp"
#include "web/ui.hpp"

namespace schlegel::web {

/// Everything on the canvas, put together.
class Screen {
 public:
  void draw(Ui& ui, App& app, const Gesture& gesture);
  void zoom(int steps) { board_.zoom(steps); }
  /// Closes what lies over the board; false when nothing does.
  bool dismiss() { return more_.close(); }

 private:
  void draw_panel(Ui& ui, App& app, const Rect& box);
  void draw_notice(Ui& ui, App& app, const Rect& area);

  Board board_;
  Panel panel_;
  Sheet sheet_;
  More more_;
  bool scrolling_ = false;
};

}  // namespace schlegel::web
