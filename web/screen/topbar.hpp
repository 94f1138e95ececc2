#pragma once
#include "web/app/app.hpp"
#include "web/widgets/layout.hpp"
#include "web/widgets/menu.hpp"
#include "web/widgets/ui.hpp"

namespace schlegel::web {

/// What has room in the top bar of a screen. Its words are never set smaller: what does not fit goes elsewhere.
struct TopBar {
  bool name = true;  ///< the site's name stands in it
  int tab_rows = 0;  ///< rows of the puzzles below it; 0: they stand in it
};
TopBar plan_top_bar(Ui& ui, const App& app, Vec screen);

/// The puzzles to choose from, and what can be done with a board. Beside a board that has a column beside it.
void draw_top_bar(Ui& ui, const App& app, const Layout& layout, const TopBar& plan);
/// On a phone: the home, the puzzle with its board, which opens a menu of the puzzles, boards, sharing.
void draw_phone_bar(Ui& ui, const App& app, const Rect& bar, Menu& menu);

}  // namespace schlegel::web
