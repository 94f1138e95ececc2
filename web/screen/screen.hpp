#pragma once
#include "web/app/app.hpp"
#include "web/screen/answer_card.hpp"
#include "web/screen/board_view.hpp"
#include "web/widgets/layout.hpp"
#include "web/widgets/menu.hpp"
#include "web/widgets/scroll.hpp"
#include "web/widgets/ui.hpp"

namespace schlegel::web {

/// Everything on the canvas, put together.
class Screen {
 public:
  /// What pointers and fingers do on the board, before time passes and all is drawn.
  void take_input(Ui& ui, App& app, const Gesture& gesture);
  /// Changes nothing of the app: what is pressed waits for Ui::run_commands.
  void draw(Ui& ui, const App& app);
  void zoom(int steps) { board_.zoom(steps); }
  /// Closes what lies over the board; false when nothing does.
  bool dismiss() { return menu_.close(); }
  /// Scrolls what scrolls by so many pages, for keys.
  void scroll(int pages) { pages_ += pages; }
  /// Brings what has the focus into view: something is done with it.
  void reveal_focus() { reveal_ = true; }

 private:
  static void begin_window(const Ui& ui);
  void arrange(Ui& ui, const App& app);
  void draw_beside(Ui& ui, const App& app);
  void draw_sheet(Ui& ui, const App& app);
  void draw_page(Ui& ui, const App& app);
  void draw_foot(Ui& ui, const Rect& box);
  /// Height of the foot of a page, which holds the primary button: 0 where the board needs the room.
  float foot(const Ui& ui) const;
  void draw_column(Ui& ui, const App& app, const Rect& box);
  void draw_notice(Ui& ui, const App& app, const Rect& board, const Rect& rest);

  Layout layout_;
  BoardView board_;
  AnswerCard card_;
  Menu menu_;
  FingerScroll finger_;
  float scroll_ = 0;  ///< of the page
  float page_ = 0;    ///< its height
  float column_ = 0;  ///< height of what is in the column on the right
  int pages_ = 0;     ///< that keys have scrolled by
  bool reveal_ = false;
};

}  // namespace schlegel::web
