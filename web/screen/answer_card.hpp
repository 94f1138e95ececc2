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
  /// What is said in this frame. `alone`: nothing beside the board tells what is to be done on it. `parted`: its
  /// primary button is not on it, but drawn by draw_primary.
  void take(Ui& ui, const App& app, bool alone, bool parted);
  const Answer& answer() const { return answer_; }
  /// What was asked for is told since this frame.
  bool told() const;
  /// Where it lies: from the bottom of `box` upwards, at most as high as the box.
  Rect paper(Ui& ui, const Rect& box);
  /// `sheet`: it is the foot of the screen.
  void draw(Ui& ui, const Rect& paper, bool sheet, Menu& menu);
  void draw_primary(Ui& ui, const Rect& box, Menu& menu);

 private:
  struct Row {
    const Offer* action;
    Rect box;
  };
  std::vector<Row> arrange(Ui& ui, float width) const;
  // Each draws, or only measures, and returns where it ends.
  float flow_text(Ui& ui, Rect column, bool drawn);
  float flow_outline(Ui& ui, Rect column, bool drawn);
  void draw_fold(Ui& ui, const Rect& row);
  float flow_step(Ui& ui, const Answer::Step& step, Rect row, bool drawn);
  float flow_told(Ui& ui, Rect column, std::string_view headline, const std::vector<std::string>& text, float left,
                  float right, bool drawn);
  void draw_label(Ui& ui, const Rect& column);
  float label_room() const;
  float button_height() const { return alone_ && !small_ ? 48.0F : touch; }
  float padding() const { return small_ ? space::medium : space::large; }
  /// All steps of an explanation are shown.
  bool lists() const { return !answer_.outline.empty() && (!alone_ || answer_.lists_all); }
  void draw_button(Ui& ui, const Offer& action, const Rect& box, Menu& menu);

  Answer answer_;
  bool news_ = false;   ///< it says something else than in the last frame
  bool small_ = false;  ///< so little that its label is left out
  bool alone_ = false;  ///< there is room for little else beside it
  bool parted_ = false;
  Rect here_ = {};  ///< the step that is told, where all are shown
  FingerScroll finger_;
  std::span<const BoardRule> rules_;  ///< of the board, where the card tells them
  bool rules_are_new_ = false;
};

}  // namespace schlegel::web
