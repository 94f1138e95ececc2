#include "web/topbar.hpp"

#include "web/widgets.hpp"

namespace schlegel::web {
namespace {

/// Each tab is as wide as its word wants, with at most `roomy` around it; less where the row is narrow.
void draw_tabs(Ui& ui, App& app, Rect row, float roomy, float gap) {
  constexpr float tight = 11;
  const auto count = static_cast<float>(puzzles().size());
  row.w += gap;
  float size = style::strong.size, spare = roomy;
  const auto word = [&](const PuzzleInfo& info) {
    return std::ceil(ui.type.width({size, true, style::strong.tracking}, info.tab));
  };
  const auto width = [&](const PuzzleInfo& info) { return std::max(touch, word(info) + spare); };
  float words = 0;
  for (const PuzzleInfo& info : puzzles()) words += std::max(touch - tight, word(info));
  const float others = (tight + gap) * count;
  if (words + others > row.w) size = std::floor(4 * size * (row.w - others) / words) / 4;
  for (int step = 0; step < 8; ++step) {  // short words do not shrink, so the others do more
    float all = gap * count;
    for (const PuzzleInfo& info : puzzles()) all += width(info);
    spare = std::clamp(spare - (all - row.w) / (count - 1), 2.0F, roomy);
  }
  for (const PuzzleInfo& info : puzzles()) {
    const ButtonLook look{
        .kind = ButtonLook::Kind::tab, .checked = &info == &app.puzzle(), .group = "puzzles", .size = size};
    const Rect box = row.take_left(width(info), gap);
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
  const float left = layout.bar.right() - (layout.wide ? space::medium : space::hair) - total;
  if (layout.wide)
    draw_tabs(ui, app, {row.x, row.y, left - row.x - space::small, touch}, 28, space::hair);
  else
    draw_tabs(ui, app, layout.tabs.inset(space::hair, 0), 56, 0);
  row = {left, row.y, total, touch};
  for (const Action& a : actions) {
    if (!shown(a)) continue;
    const ButtonLook look{.kind = ButtonLook::Kind::quiet, .group = "actions"};
    if (button(ui, row.take_left(std::ceil(ui.type.width(style::body, a.label)) + 26), a.id, a.label, look))
      (app.*a.run)();
  }
  ink.rect({0, layout.bar.bottom() - 1, ui.size.x, 1}, 0, t.line);
}

}  // namespace schlegel::web
