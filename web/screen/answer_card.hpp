#pragma once
#include <span>
#include <vector>

#include "play/game.hpp"
#include "web/app/answer.hpp"
#include "web/widgets/menu.hpp"
#include "web/widgets/scroll.hpp"
#include "web/widgets/ui.hpp"

namespace schlegel::web {

/// The computer's answer and its buttons. The row of buttons stays where it is; the text grows upwards from it, and
/// scrolls where it has no more room.
class AnswerCard {
 public:
  /// What is said in this frame. `alone`: nothing beside the board tells what is to be done on it.
  void take(Ui& ui, const App& app, bool alone);
  const Answer& answer() const { return answer_; }
  /// Where it lies: from the bottom of `box` upwards, at most as high as the box.
  Rect paper(Ui& ui, const Rect& box);
  /// `sheet`: it is the foot of the screen.
  void draw(Ui& ui, const Rect& paper, bool sheet, Menu& menu);

 private:
  struct Row {
    const Offer* action;
    Rect box;
  };
  std::vector<Row> arrange(Ui& ui, float width) const;
  float flow_text(Ui& ui, Rect column, bool drawn);
  void draw_buttons(Ui& ui, Vec at, float width, Menu& menu);

  Answer answer_;
  bool news_ = false;  ///< it says something else than in the last frame
  FingerScroll finger_;
  std::span<const BoardRule> rules_;  ///< of the board, where the card tells them
  bool rules_are_new_ = false;
};

}  // namespace schlegel::web
