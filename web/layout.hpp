#pragma once
#include "web/geometry.hpp"

namespace schlegel::web {

/// Where everything lies. Wide: top bar, board with its controls below, panel on the right. Narrow: one above the
/// other, the panel in a sheet that rises from the bottom.
struct Layout {
  bool wide = true;
  Rect bar;   ///< the top bar
  Rect tabs;  ///< narrow: a row for the puzzles, empty when there is one only
  Rect board;
  Rect controls;  ///< under the board
  Rect panel;     ///< wide: the column on the right; narrow: the sheet as it rests
};
/// `shape`: height over width of what the board shows; a phone gives a tall one more room.
Layout lay_out(Vec screen, int puzzles, float shape = 1);

}  // namespace schlegel::web
