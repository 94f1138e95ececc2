#include "web/screen/heading.hpp"

#include <algorithm>

#include "web/app/answer.hpp"
#include "web/draw/painter.hpp"
#include "web/screen/menus.hpp"
#include "web/screen/unbroken.hpp"
#include "web/widgets/widgets.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr float sample_size = 34;  ///< of the picture beside a rule

/// What a sample beside the sentences takes.
float indent_of(std::span<const BoardRule> rules) {
  const bool drawn =
      std::any_of(rules.begin(), rules.end(), [](const BoardRule& rule) { return !rule.sample.empty(); });
  return drawn ? sample_size + space::medium : 0;
}

float rule_height(Ui& ui, const BoardRule& rule, float room) {
  return std::max(ui.type.lines_height(style::body, rule.sentence, room), rule.sample.empty() ? 0.0F : sample_size);
}

/// The sample on the left, the sentence beside it.
float draw_rule(Ui& ui, const BoardRule& rule, float indent, Rect column) {
  const Shapes2D ink = ui.ink();
  const float room = column.w - indent, text = ui.type.lines_height(style::body, rule.sentence, room);
  const float height = rule_height(ui, rule, room);
  std::vector<Drawn> shapes;
  for (const Shape& shape : rule.sample) shapes.push_back({.shape = shape});
  paint(ink, ui.type, *ui.theme, {{column.x, column.y + (height - sample_size) / 2}, sample_size}, shapes);
  ui.type.draw_lines(ink.list(), style::body, {column.x + indent, column.y + (height - text) / 2}, room, ui.theme->ink,
                     rule.sentence);
  return column.y + height;
}

/// A line of names and values.
float draw_figure(Ui& ui, const std::string& name, const std::string& value, Rect column) {
  constexpr float step = 28;
  ImDrawList& list = ui.ink().list();
  const float middle = column.y + step / 2, room = column.w - ui.type.width(style::body, name) - space::large;
  ui.type.draw_middle(list, style::body, {column.x, middle}, 0, ui.theme->muted, name);
  if (ui.type.width(style::strong, value) <= room) {
    ui.type.draw_middle(list, style::strong, {column.right(), middle}, 1, ui.theme->ink, value);
    return column.y + step;
  }
  const float y = column.y + step - space::hair;
  return y + space::hair + ui.type.draw_lines(list, style::strong, {column.x, y}, column.w, ui.theme->ink, value);
}

/// "While I play, tell me: nothing", the last words of which open a menu.
float draw_setting(Ui& ui, const App& app, Rect column, Menu& menu) {
  const Theme& t = *ui.theme;
  const std::string what = told_unasked(app), before = say(words::tell_me, {{"what", ""}});
  const float left = ui.type.width(style::body, before) + space::small, wanted = button_width(ui, what, Icon::down);
  const bool below = left + wanted > column.w;
  const Rect row = below ? Rect{column.x, column.y + space::large, std::min(column.w, wanted), touch}
                         : Rect{column.x + left, column.y, wanted, touch};
  const float middle = below ? column.y + space::medium : row.centre().y;
  ui.type.draw_middle(ui.ink().list(), style::body, {column.x, middle}, 0, t.muted, before);
  const ButtonLook look{.kind = ButtonLook::Kind::link,
                        .icon = Icon::down,
                        .icon_behind = true,
                        .checked = menu.is_open(telling_menu),
                        .opens = true,
                        .group = "telling",
                        .name = say(words::tell_me, {{"what", what}})};
  const bool pressed = button(ui, row, std::string(telling_menu), what, look);
  menu.place(ui, telling_menu, pressed, {column.x, row.y, row.right() - column.x, row.h}, "telling");
  return row.bottom();
}

}  // namespace

float draw_rules(Ui& ui, std::span<const BoardRule> rules, bool headed, Rect column) {
  float y = column.y;
  if (headed)
    y += space::small + ui.type.draw_lines(ui.ink().list(), style::strong, {column.x, y + space::small}, column.w,
                                           ui.theme->ink, say(words::on_this_board));
  for (const BoardRule& rule : rules)
    y = draw_rule(ui, rule, indent_of(rules), {column.x, y + space::small, column.w, 0});
  return y;
}

float rules_height(Ui& ui, std::span<const BoardRule> rules, bool headed, float width) {
  float height = headed ? space::small + ui.type.lines_height(style::strong, say(words::on_this_board), width) : 0;
  for (const BoardRule& rule : rules) height += space::small + rule_height(ui, rule, width - indent_of(rules));
  return height;
}

std::string title_and_grade(const App& app) {
  const Table& table = app.table();
  if (table.grade() == 0) return table.title();
  return say(words::graded_board, {{"board", table.title()}, {"grade", grade_name(table.grade())}});
}

float draw_heading(Ui& ui, const App& app, Rect column, bool short_form, Menu& menu) {
  const Theme& t = *ui.theme;
  ImDrawList& list = ui.ink().list();
  Rect beside{column.x, column.y, column.w, touch};
  const Rect next = beside.take_right(touch), previous = beside.take_right(touch);
  const auto board_button = [&](const Rect& box, const char* id, Icon icon, const Sentence& name, int by) {
    if (button(ui, box, id, "", {.kind = ButtonLook::Kind::quiet, .icon = icon, .group = "boards", .name = say(name)}))
      ui.then(Command::open_neighbour, by);
  };
  if (!short_form) {
    board_button(previous, "board:previous", Icon::previous, words::previous_board, -1);
    board_button(next, "board:next", Icon::next, words::next_board, 1);
  }
  float y = column.y;
  y += ui.type.draw_lines(list, style::small, {column.x, y}, beside.w, t.muted, unbroken(title_and_grade(app)));
  y += ui.type.draw_lines(list, style::title, {column.x, y}, beside.w, t.ink, say(Sentence{app.table().puzzle().title}),
                          1.3F);
  y = std::max(y, beside.bottom());
  if (short_form) return y;
  y += 1 + ui.type.draw_lines(list, style::body, {column.x, y + 1}, column.w, t.muted, app.table().goal());
  y = draw_rules(ui, app.table().rules(), app.table().rules_are_new(), {column.x, y, column.w, 0});
  if (const std::string limit = help_in_words(app); !limit.empty())
    y +=
        space::medium + ui.type.draw_lines(list, style::small, {column.x, y + space::medium}, column.w, t.muted, limit);
  else
    y = draw_setting(ui, app, {column.x, y + space::hair, column.w, 0}, menu);
  for (const auto& [name, value] : app.table().status().facts)
    y = draw_figure(ui, name, value, {column.x, y, column.w, 0});
  if (const Reply* const reply = app.get<Advisor>().reply();
      reply && app.get<Advisor>().advice_level() == AdviceLevel::count && !app.table().status().solved)
    for (const Figure& figure : reply->figures)
      y = draw_figure(ui, figure.name, figure.text, {column.x, y, column.w, 0});
  return y;
}

}  // namespace schlegel::web
