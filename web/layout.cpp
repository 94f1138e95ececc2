#include "web/layout.hpp"

#include "web/theme.hpp"

namespace schlegel::web {

Layout lay_out(Vec screen, int puzzles, float shape) {
  Layout l;
  l.wide = screen.x > (screen.x >= 820 ? 0.85F : 1.25F) * screen.y && screen.x >= 600;
  if (l.wide) {
    const bool low = screen.y < 520;
    const float side = screen.x >= 1000 ? 348.0F : std::max(300.0F, std::round(screen.x * 0.36F));
    const float margin = low ? space::medium : space::wide;
    l.bar = {0, 0, screen.x, low ? 48.0F : 56.0F};
    l.panel = {screen.x - side, l.bar.bottom(), side - margin, screen.y - l.bar.bottom()};
    const float row = touch + (low ? 2 * space::hair : space::wide);
    l.controls = {margin, screen.y - row - (low ? 0 : space::hair), l.panel.x - 2 * margin, touch};
    l.board = {margin, l.bar.bottom() + (low ? space::hair : space::large), l.controls.w, 0};
    l.board.h = l.controls.y - l.board.y - (low ? space::small : space::large);
    // The controls are as wide as the board looks.
    const float width = std::clamp(l.board.h + space::medium, std::min(560.0F, l.controls.w), l.controls.w);
    l.controls = {l.controls.x + (l.controls.w - width) / 2, l.controls.y, width, touch};
    return l;
  }
  l.bar = {0, 0, screen.x, 52};
  l.tabs = {0, l.bar.bottom(), screen.x, puzzles > 1 ? touch + space::hair : 0.0F};
  const float top = l.tabs.bottom(), row = touch + space::medium;
  const float width = std::min(screen.x, 620.0F);
  const float left = screen.y - top - row;
  const float least = std::min(shape > 1.1F ? 184.0F : 236.0F, left * 0.45F);
  const float sheet = std::clamp(left - width * shape - space::small, least, 384.0F);
  l.panel = {(screen.x - width) / 2, screen.y - sheet, width, sheet};
  l.controls = Rect{l.panel.x, l.panel.y - row, width, touch}.inset(space::large, 0);
  l.board = {0, top + space::hair, screen.x, l.controls.y - top - 2 * space::hair};
  return l;
}

}  // namespace schlegel::web
