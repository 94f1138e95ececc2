#pragma once
#include "web/draw/geometry.hpp"

namespace schlegel::web {

/// Where everything lies on the canvas. Wide: board with its controls below, panel on the right. Narrow: one above the
/// other, the answer in a sheet at the bottom. Where there is too little height for either, one above the other on a
/// page that scrolls.
struct Layout {
  bool wide = true;
  bool scrolls = false;
  Rect board;
  Rect controls;  ///< under the board; on the narrowest screens two rows
  Rect panel;   ///< wide: the column on the right; narrow: what the sheet may take; of a page: its height is not known
  Rect answer;  ///< wide: what the answer card may take, from its bottom upwards
};
/// Whether a screen is broad enough for a panel beside the board.
bool is_wide(Vec screen);
/// `shape`: height over width of what the board shows; a phone gives a tall one more room.
Layout lay_out(Vec screen, float shape = 1);
/// A page that is scrolled down by so much.
Layout scrolled(Layout layout, float by);

}  // namespace schlegel::web
