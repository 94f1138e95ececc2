#include "web/topbar.hpp"

#include "web/widgets.hpp"

namespace schlegel::web {
namespace {

void draw_tabs(Ui& ui, App& app, Rect row) {
  for (const PuzzleInfo& info : puzzles()) {
    const ButtonLook look{.kind = ButtonLook::Kind::tab, .checked = &info == &app.puzzle(), .group = "puzzles"};
    const float width = std::ceil(ui.type.width(style::strong, info.tab)) + 28;
    if (button(ui, row.take_left(width, space::hair), "tab:" + std::string(info.id), info.tab, look) && !look.checked)
      app.open_puzzle(info.id);
  }
}

}  // namespace

void draw_top_bar(Ui& ui, App& app, const Layout& layout) {
  const Theme& t = *ui.theme;
  const Ink ink = ui.ink();
  Rect row = layout.bar.inset(layout.wide ? 20 : space::large, 0);
  row = {row.x, row.y + (row.h - touch) / 2, row.w, touch};
  const std::string_view name = layout.wide ? "Schlegel" : app.puzzle().tab;
  const float width = ui.type.width(style::wordmark, name);
  ui.type.draw_middle(ink.list(), style::wordmark, {row.x, row.centre().y}, 0, t.ink, name);
  row.take_left(width + space::wide);
  if (layout.wide)
    draw_tabs(ui, app, row);
  else if (layout.tabs.h > 0)
    draw_tabs(ui, app, layout.tabs.inset(space::medium, 0));

  // From the left in tab order, laid out from the right.
  struct Action {
    const char* id;
    const char* label;
    void (App::*run)() const;
  };
  constexpr Action actions[] = {{"boards", "Boards", &App::show_boards},
                                {"edit", "Edit", &App::show_editor},
                                {"share", "Share", &App::show_share},
                                {"help", "Help", &App::show_help}};
  const auto shown = [&](const Action& action) { return layout.wide || std::string_view(action.id) != "edit"; };
  float total = 0;
  for (const Action& a : actions)
    if (shown(a)) total += std::ceil(ui.type.width(style::body, a.label)) + 26;
  row = {layout.bar.right() - (layout.wide ? space::medium : space::hair) - total, row.y, total, touch};
  for (const Action& a : actions) {
    if (!shown(a)) continue;
    const ButtonLook look{.kind = ButtonLook::Kind::quiet, .group = "actions"};
    if (button(ui, row.take_left(std::ceil(ui.type.width(style::body, a.label)) + 26), a.id, a.label, look))
      (app.*a.run)();
  }
  ink.rect({0, layout.bar.bottom() - 1, ui.size.x, 1}, 0, t.line);
}

}  // namespace schlegel::web
