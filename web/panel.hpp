#pragma once
#include <string>
#include <vector>

#include "web/app.hpp"
#include "web/ui.hpp"
#include "web/word.hpp"

namespace schlegel::web {

/// What is said beside the board: the puzzle, what the computer says, facts, actions. Draws downwards in a column.
class Panel {
 public:
  /// Returns the bottom of what it drew. `sheet`: the short form first, for the bottom sheet.
  float draw(Ui& ui, App& app, const Rect& column, bool sheet);
  /// What this board is about, to be read aloud: the goal, and the rules that it adds.
  std::string spoken_goal(const App& app);

 private:
  float draw_heading(Ui& ui, App& app, Rect column);
  float draw_rule(Ui& ui, const BoardRule& rule, float indent, Rect column);
  float draw_machine(Ui& ui, App& app, Rect column, bool sheet);
  float draw_word(Ui& ui, App& app, Rect column);
  float draw_why(Ui& ui, App& app, Rect column, const Proof& proof);
  float draw_marking(Ui& ui, App& app, Rect column);
  float draw_work(Ui& ui, App& app, Rect column);
  float draw_actions(Ui& ui, App& app, Rect column);
  float draw_browser(Ui& ui, App& app, Rect column);
  float draw_facts(Ui& ui, App& app, Rect column);
  float draw_more(Ui& ui, App& app, Rect column, bool sheet);

  const std::vector<BoardRule>& rules_of(const App& app);

  Word shown_;  ///< stays while an answer is awaited for a moment
  std::vector<BoardRule> rules_;
  int rules_board_ = -1;  ///< App::board_revision() when they were asked for
};

}  // namespace schlegel::web
