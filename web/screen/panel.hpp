#pragma once
#include <string>
#include <vector>

#include "web/app/app.hpp"
#include "web/app/status_line.hpp"
#include "web/widgets/ui.hpp"

namespace schlegel::web {

/// What is said beside the board: the puzzle, what the computer says, facts, actions. Draws downwards in a column.
class Panel {
 public:
  /// Returns the bottom of what it drew. `sheet`: the short form first, for the bottom sheet.
  float draw(Ui& ui, const App& app, const Rect& column, bool sheet);

 private:
  float draw_heading(Ui& ui, const App& app, Rect column, bool sheet);
  float draw_rules(Ui& ui, const App& app, Rect column);
  float draw_rule(Ui& ui, const BoardRule& rule, float indent, Rect column);
  float draw_advice(Ui& ui, const App& app, Rect column, bool sheet);
  float draw_status(Ui& ui, const App& app, Rect column);
  float draw_why(Ui& ui, const App& app, Rect column);
  float draw_explain(Ui& ui, const App& app, Rect column);
  float draw_marking(Ui& ui, const App& app, Rect column);
  float draw_work(Ui& ui, const App& app, Rect column);
  float draw_actions(Ui& ui, const App& app, Rect column);
  float draw_browser(Ui& ui, const App& app, Rect column);
  float draw_facts(Ui& ui, const App& app, Rect column);
  float draw_more(Ui& ui, const App& app, Rect column, bool sheet);

  StatusLine shown_;  ///< stays while an answer is awaited for a moment
  float height_ = 0;  ///< of all beside the board with its usual gaps; they are tight where it has no room
};

}  // namespace schlegel::web
