#include "web/topbar.hpp"

#include "web/widgets.hpp"

namespace schlegel::web {
namespace {

/// The tabs share a row that is narrow; where there is room each is as wide as its word wants.
void draw_tabs(Ui& ui, App& app, Rect row, bool narrow) {
  constexpr float roomy = 28, tight = 11;
  const auto count = static_cast<float>(puzzles().size());
  float size = style::strong.size, spare = roomy;
  const auto word = [&](const PuzzleInfo& info) {
    return std::ceil(ui.type.width({size, true, style::strong.tracking}, info.tab));
  };
  const auto width = [&](const PuzzleInfo& info) { return std::max(touch, word(info) + spare); };
  if (narrow) {
    float words = 0;
    for (const PuzzleInfo& info : puzzles()) words += std::max(touch - tight, word(info));
    if (words + tight * count > row.w) size = std::floor(4 * size * (row.w - tight * count) / words) / 4;
    float all = 0;
    for (const PuzzleInfo& info : puzzles()) all += width(info);
    spare -= (all - row.w) / (count - 1);  // the shortest word's tab is not to shrink
    spare = std::clamp(spare, 2.0F, 2 * roomy);
  }
  for (const PuzzleInfo& info : puzzles()) {
    const ButtonLook look{
        .kind = ButtonLook::Kind::tab, .checked = &info == &app.puzzle(), .group = "puzzles", .size = size};
    const Rect box = row.take_left(width(info), narrow ? 0 : space::hair);
    if (button(ui, box, "tab:" + std::string(info.id), info.tab, look) && !look.checked) app.open_puzzle(info.id);
  }
}

}  // namespace

void draw_top_bar(Ui& ui, App& app, const Layout& layout) {
  const Theme& t = *ui.theme;
  const Ink ink = ui.ink();
  Rect row = layout.bar.inset(layout.wide ? 20 : space::large, 0);
  row = {row.x, row.y + (row.h - touch) / 2, row.w, touch};
  constexpr std::string_view name = "Schlegel";
  const float width = ui.type.width(style::wordmark, name);
  ui.type.draw_middle(ink.list(), style::wordmark, {row.x, row.centre().y}, 0, t.ink, name);
  row.take_left(width + space::wide);
  if (layout.wide)
    draw_tabs(ui, app, row, false);
  else
    draw_tabs(ui, app, layout.tabs.inset(space::hair, 0), true);

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
