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
  /// As high as it wants to be at this width.
  float height(Ui& ui, float width) const;
  /// Draws it from the bottom of `box` upwards, at most as high as the box. `sheet`: it is the foot of the screen.
  /// Returns where its top is.
  float draw(Ui& ui, const Rect& box, bool sheet, float fraction, Menu& menu);

 private:
  struct Row {
    const Offer* action;
    Rect box;
  };
  std::vector<Row> arrange(Ui& ui, float width) const;
  float text_height(Ui& ui, float width) const;
  float draw_text(Ui& ui, Rect column, float fraction);
  void draw_buttons(Ui& ui, Vec at, float width, Menu& menu);

  Answer answer_;
  bool news_ = false;  ///< it says something else than in the last frame
  FingerScroll finger_;
  std::span<const BoardRule> rules_;  ///< of the board, where the card tells them
  bool rules_are_new_ = false;
};

}  // namespace schlegel::web
