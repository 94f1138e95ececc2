#include "web/screen/topbar.hpp"

#include <span>
#include <vector>

#include "web/widgets/widgets.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr std::string_view site_name = "Schlegel";
constexpr float tight = 10, roomy = 28, spread = 56;  ///< left free in a tab beside its word: at least, at most
constexpr float tab_gap = space::hair;                ///< between tabs in the bar
constexpr float around_label = 26, near_label = 16;   ///< left free in a button of the bar

struct Action {
  const char* id;
  const Sentence& label;
  Command command;
};
constexpr Action actions[] = {{"home", words::home, Command::show_home},
                              {"boards", words::boards, Command::show_boards},
                              {"new", words::new_short, Command::new_board},
                              {"edit", words::edit, Command::edit},
                              {"progress", words::progress, Command::show_progress},
                              {"share", words::share, Command::share},
                              {"help", words::help, Command::show_help}};
/// A phone has the home, new boards, the editor and the progress in its sheet.
bool shown(const Action& action, bool wide) {
  const std::string_view id = action.id;
  return wide || (id != "home" && id != "new" && id != "edit" && id != "progress");
}

float label_width(Ui& ui, const Action& action) { return std::ceil(ui.type.width(style::body, say(action.label))); }
float actions_width(Ui& ui, bool wide, float around) {
  float total = 0;
  for (const Action& a : actions)
    if (shown(a, wide)) total += std::max(touch, label_width(ui, a) + around);
  return total;
}

/// The words of all tabs, as wide as they are set.
std::vector<float> tab_words(Ui& ui, const App& app) {
  std::vector<float> words;
  for (const PuzzleInfo& info : puzzles())
    words.push_back(std::ceil(
        ui.type.width(&info == &app.table().puzzle() ? style::strong : style::body, say(Sentence{info.tab}))));
  return words;
}

float tabs_width(std::span<const float> words, float spare, float gap) {
  float width = -gap;
  for (const float word : words) width += std::max(touch, word + spare) + gap;
  return width;
}

/// How many tabs go into each row of this width.
std::vector<std::size_t> break_tabs(std::span<const float> words, float width) {
  std::vector<std::size_t> rows;
  for (std::size_t at = 0; at < words.size();) {
    std::size_t count = 1;
    while (at + count < words.size() && tabs_width(words.subspan(at, count + 1), tight, 0) <= width) ++count;
    rows.push_back(count);
    at += count;
  }
  return rows;
}

/// The same number of rows, none of them much longer than the others.
std::vector<std::size_t> balanced_tabs(std::span<const float> words, float width) {
  std::vector<std::size_t> rows = break_tabs(words, width);
  for (std::size_t count = rows.size(); rows.size() == count && width > touch; width -= 4) {
    const auto tighter = break_tabs(words, width);
    if (tighter.size() > count) break;
    rows = tighter;
  }
  return rows;
}

/// One row of tabs, each as wide as its word wants, with at most `most` left free beside it.
void draw_tab_row(Ui& ui, const App& app, Rect row, std::span<const PuzzleInfo> infos, std::span<const float> words,
                  float most, float gap) {
  const auto count = static_cast<float>(infos.size());
  float spare = most;
  for (int step = 0; step < 12; ++step)  // short words do not shrink, so the others do more
    spare = std::clamp(spare - (tabs_width(words, spare, gap) - row.w) / count, tight, most);
  for (std::size_t i = 0; i < infos.size(); ++i) {
    const PuzzleInfo& info = infos[i];
    const ButtonLook look{.kind = ButtonLook::Kind::tab, .checked = &info == &app.table().puzzle(), .group = "puzzles"};
    const Rect box = row.take_left(std::max(touch, words[i] + spare), gap);
    if (button(ui, box, "tab:" + std::string(info.id), say(Sentence{info.tab}), look) && !look.checked)
      ui.then(Command::open_puzzle, static_cast<int>(&info - puzzles().data()));
  }
}

Rect tab_column(const Rect& tabs) { return tabs.inset(space::hair, 0); }

}  // namespace

TopBar plan_top_bar(Ui& ui, const App& app, Vec screen) {
  const bool wide = is_wide(screen);
  const std::vector<float> words = tab_words(ui, app);
  const float name = ui.type.width(style::wordmark, site_name) + space::wide;
  const float buttons = actions_width(ui, wide, near_label), sides = space::large + space::medium;
  if (wide) {
    const float tabs = tabs_width(words, tight, tab_gap) + space::small;
    if (sides + tabs + buttons <= screen.x) return {sides + name + tabs + buttons <= screen.x, 0};
  }
  const Rect column = tab_column({0, 0, screen.x, 0});
  return {sides + name + buttons <= screen.x, static_cast<int>(break_tabs(words, column.w).size())};
}

void draw_top_bar(Ui& ui, const App& app, const Layout& layout, const TopBar& plan) {
  const Theme& t = *ui.theme;
  const Shapes2D ink = ui.ink();
  const std::vector<float> words = tab_words(ui, app);
  Rect row = layout.bar.inset(layout.wide && plan.name ? 20 : space::large, 0);
  row = {row.x, row.y + (row.h - touch) / 2, row.w, touch};
  if (plan.name) {
    ui.type.draw_middle(ink.list(), style::wordmark, {row.x, row.centre().y}, 0, t.ink, site_name);
    row.take_left(ui.type.width(style::wordmark, site_name) + space::wide);
  }

  // From the left in tab order, laid out from the right.
  const float right = layout.bar.right() - (layout.wide ? space::medium : space::hair);
  const float tabs = plan.tab_rows > 0 ? 0 : tabs_width(words, tight, tab_gap) + space::small;
  const bool has_room = row.x + tabs + actions_width(ui, layout.wide, around_label) <= right;
  const float around = has_room ? around_label : near_label;
  const float left = right - actions_width(ui, layout.wide, around);
  if (plan.tab_rows == 0) {
    draw_tab_row(ui, app, {row.x, row.y, left - row.x - space::small, touch}, puzzles(), words, roomy, tab_gap);
  } else {
    Rect place = tab_column(layout.tabs);
    std::size_t at = 0;
    for (const std::size_t count : balanced_tabs(words, place.w)) {
      draw_tab_row(ui, app, {place.x, place.y, place.w, touch}, puzzles().subspan(at, count),
                   std::span(words).subspan(at, count), spread, 0);
      place.y += touch;
      at += count;
    }
  }
  row = {left, row.y, right - left, touch};
  for (const Action& a : actions) {
    if (!shown(a, layout.wide)) continue;
    const ButtonLook look{.kind = ButtonLook::Kind::quiet, .group = "actions"};
    if (button(ui, row.take_left(std::max(touch, label_width(ui, a) + around)), a.id, say(a.label), look))
      ui.then(a.command);
  }
  ink.rect({0, layout.bar.bottom() - 1, ui.size.x, 1}, 0, t.line);
}

}  // namespace schlegel::web
