#include "web/widgets/layout.hpp"

#include "web/draw/theme.hpp"

namespace schlegel::web {
namespace {

constexpr float least_beside = 150;                            ///< height of a board beside the panel
constexpr float least_above = 330;                             ///< height of a board and the sheet below it
constexpr float usual_sheet = 196;                             ///< height that a sheet has in any case
constexpr float share_of_heading = 0.42F, most_heading = 200;  ///< of the column, for what stands above the answer card
constexpr float least_in_row = 260;                            ///< width of a screen with all controls in one row

Layout lay_out_wide(Vec screen) {
  Layout l;
  const bool low = screen.y < 464;
  const float side = screen.x >= 1000 ? 348.0F : std::max(300.0F, std::round(screen.x * 0.36F));
  const float margin = low ? space::medium : space::wide;
  l.panel = {screen.x - side, 0, side - margin, screen.y};
  const float row = touch + (low ? 2 * space::hair : space::wide);
  l.controls = {margin, screen.y - row - (low ? 0 : space::hair), l.panel.x - 2 * margin, touch};
  l.board = {margin, low ? space::hair : space::large, l.controls.w, 0};
  l.board.h = l.controls.y - l.board.y - (low ? space::small : space::large);
  // The controls are as wide as the board looks.
  const float width = std::clamp(l.board.h + space::medium, std::min(560.0F, l.controls.w), l.controls.w);
  l.controls = {l.controls.x + (l.controls.w - width) / 2, l.controls.y, width, touch};
  // Its row of buttons is level with the controls.
  const float foot = std::min(l.controls.bottom() + space::large, screen.y - space::hair);
  const float heading = std::min(most_heading, share_of_heading * foot);
  l.answer = {l.panel.x, heading, l.panel.w, foot - heading};
  return l;
}

Layout lay_out_narrow(Vec screen, float shape) {
  Layout l;
  l.wide = false;
  const float controls = screen.x < least_in_row ? 2 * touch + space::hair : touch;
  const float row = controls + space::medium, margin = controls > touch ? space::small : space::large;
  const float width = std::min(screen.x, 620.0F);
  const float left = screen.y - row;
  l.scrolls = left < least_above;
  if (l.scrolls) {
    // Some of the page always shows beside the board, to be pulled by.
    const float height = std::min(screen.x * shape, std::max(160.0F, screen.y - space::wide));
    l.board = {0, space::hair, screen.x, height};
    l.controls = Rect{(screen.x - width) / 2, l.board.bottom() + space::small, width, controls}.inset(margin, 0);
    l.panel = Rect{(screen.x - width) / 2, l.controls.bottom() + space::large, width, 0}.inset(space::large, 0);
    return l;
  }
  const float least = std::min(usual_sheet, left * 0.45F);
  l.board = {0, space::hair, screen.x, std::min(left - least, width * shape)};
  l.controls = Rect{(screen.x - width) / 2, l.board.bottom() + space::small, width, controls}.inset(margin, 0);
  const float sheet = l.controls.bottom() + space::small;
  l.panel = {(screen.x - width) / 2, sheet, width, screen.y - sheet};
  return l;
}

}  // namespace

bool is_wide(Vec screen) { return screen.x > (screen.x >= 820 ? 0.85F : 1.25F) * screen.y && screen.x >= 600; }

Layout lay_out(Vec screen, float shape) {
  if (is_wide(screen))
    if (const Layout wide = lay_out_wide(screen); wide.board.h >= least_beside) return wide;
  return lay_out_narrow(screen, shape);
}

Layout scrolled(Layout layout, float by) {
  for (Rect* rect : {&layout.board, &layout.controls, &layout.panel, &layout.answer}) rect->y -= by;
  return layout;
}

}  // namespace schlegel::web
