#include "web/screen/topbar.hpp"

#include <span>
#include <vector>

#include "web/screen/heading.hpp"
#include "web/screen/menus.hpp"
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
float label_width(Ui& ui, const Action& action) { return std::ceil(ui.type.width(style::body, say(action.label))); }
float actions_width(Ui& ui, float around) {
  float total = 0;
  for (const Action& a : actions) total += std::max(touch, label_width(ui, a) + around);
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
  if (!is_wide(screen)) return {};
  const std::vector<float> words = tab_words(ui, app);
  const float name = ui.type.width(style::wordmark, site_name) + space::wide;
  const float buttons = actions_width(ui, near_label), sides = space::large + space::medium;
  const float tabs = tabs_width(words, tight, tab_gap) + space::small;
  if (sides + tabs + buttons <= screen.x) return {sides + name + tabs + buttons <= screen.x, 0};
  const Rect column = tab_column({0, 0, screen.x, 0});
  return {sides + name + buttons <= screen.x, static_cast<int>(break_tabs(words, column.w).size())};
}

void draw_top_bar(Ui& ui, const App& app, const Layout& layout, const TopBar& plan) {
  const Theme& t = *ui.theme;
  const Shapes2D ink = ui.ink();
  const std::vector<float> words = tab_words(ui, app);
  Rect row = layout.bar.inset(plan.name ? 20 : space::large, 0);
  row = {row.x, row.y + (row.h - touch) / 2, row.w, touch};
  if (plan.name) {
    ui.type.draw_middle(ink.list(), style::wordmark, {row.x, row.centre().y}, 0, t.ink, site_name);
    row.take_left(ui.type.width(style::wordmark, site_name) + space::wide);
  }

  // From the left in tab order, laid out from the right.
  const float right = layout.bar.right() - space::medium;
  const float tabs = plan.tab_rows > 0 ? 0 : tabs_width(words, tight, tab_gap) + space::small;
  const bool has_room = row.x + tabs + actions_width(ui, around_label) <= right;
  const float around = has_room ? around_label : near_label;
  const float left = right - actions_width(ui, around);
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
    const ButtonLook look{.kind = ButtonLook::Kind::quiet, .group = "actions"};
    if (button(ui, row.take_left(std::max(touch, label_width(ui, a) + around)), a.id, say(a.label), look))
      ui.then(a.command);
  }
  ink.rect({0, layout.bar.bottom() - 1, ui.size.x, 1}, 0, t.line);
}

void draw_phone_bar(Ui& ui, const App& app, const Rect& bar, Menu& menu) {
  const Theme& t = *ui.theme;
  Rect row = bar.inset(space::hair, (bar.h - touch) / 2);
  const auto icon_button = [&](const Rect& box, const char* id, Icon icon, const Sentence& name, Command command) {
    const ButtonLook look{.kind = ButtonLook::Kind::quiet, .icon = icon, .group = "actions", .name = say(name)};
    if (button(ui, box, id, "", look)) ui.then(command);
  };
  icon_button(row.take_left(touch, space::hair), "home", Icon::home, words::home, Command::show_home);
  const Rect share = row.take_right(touch), boards = row.take_right(touch);

  const std::string title = say(Sentence{app.table().puzzle().title}), board = title_and_grade(app);
  const std::string id(puzzles_menu);
  const Ui::Press press = ui.press(row, id);
  ui.mirror.add({.kind = page::MirrorItem::Kind::opener,
                 .id = id,
                 .group = "actions",
                 .name = say(words::heading, {{"puzzle", title}, {"board", board}}),
                 .box = row.box(),
                 .checked = menu.is_open(id)});
  menu.place(ui, id, press.clicked, row, "actions");
  const Shapes2D ink = ui.ink();
  ink.rect(row, 11, faded(t.hover, press.warmth));
  const float left = row.x + space::hair, room = row.right() - left - space::wide;
  const std::string name = ui.type.fit(style::heading, title, room);
  ui.type.draw_middle(ink.list(), style::heading, {left, row.y + 13}, 0, t.ink, name);
  draw_icon(ink, Icon::down, {left + ui.type.width(style::heading, name) + 15, row.y + 13}, 16, t.muted);
  ui.type.draw_middle(ink.list(), style::small, {left, row.y + 33}, 0, t.muted,
                      ui.type.fit(style::small, board, row.right() - left));
  icon_button(boards, "boards", Icon::boards, words::boards, Command::show_boards);
  icon_button(share, "share", Icon::share, words::share, Command::share);
}

}  // namespace schlegel::web
