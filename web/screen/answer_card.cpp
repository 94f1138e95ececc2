#include "web/screen/answer_card.hpp"

#include <algorithm>

#include "web/app/app.hpp"
#include "web/screen/heading.hpp"
#include "web/widgets/widgets.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

using State = Answer::State;

constexpr float corner = 44, bar_height = 8, cancel_width = 142, chevron = 22;
constexpr float headline_leading = 1.22F, label_height = 22, badge = 24, badge_room = 34;
constexpr Style label_style{13, true, -0.003F}, small_title{19, true, -0.014F, true};
constexpr float small_phone = 620, small_leading = 1.33F, small_link = 24;

ImU32 headline_colour(const Theme& t, Answer::Tone tone) {
  if (tone == Answer::Tone::good) return t.good;
  return tone == Answer::Tone::bad ? t.bad : t.ink;
}

Icon icon_of(const Offer& action) {
  if (action.command == Command::play_why) return action.value != 0 ? Icon::pause : Icon::play;
  return Icon::previous;
}

ImU32 tint_of_here(const Theme& t) { return mix(t.surface, t.accent, t.dark ? 0.11F : 0.08F); }

/// A step's number in a disc, which is hollow while the step is to come.
void draw_badge(Ui& ui, Vec centre, const Answer::Step& step) {
  using Place = Answer::Step::Place;
  const Theme& t = *ui.theme;
  const Shapes2D ink = ui.ink();
  const bool here = step.place == Place::here, after = step.place == Place::after;
  ink.disc(centre, badge / 2, here ? t.accent : t.track);
  if (after || t.outlined) ink.disc(centre, badge / 2 - 1.5F, here ? t.accent : t.surface);
  ui.type.draw_middle(ink.list(), label_style, centre, 0.5F,
                      here    ? t.on_accent
                      : after ? t.muted
                              : t.ink,
                      std::to_string(step.number));
}

/// For the page, out of sight too.
page::MirrorItem mirrored(const Answer::Step& step, const Rect& row) {
  return {.kind = page::MirrorItem::Kind::button,
          .id = step.offer.id,
          .group = "steps",
          .name = step.follows() ? step.offer.label
                                 : say(words::step_in_outline, {{"number", step.number}, {"title", step.offer.label}}),
          .state = step.followers,
          .box = row.box(),
          .checked = step.place == Answer::Step::Place::here};
}

/// A step of the outline in one line.
void draw_step(Ui& ui, const Answer::Step& step, Rect row, float warmth, bool strong) {
  const Theme& t = *ui.theme;
  ImDrawList& list = ui.ink().list();
  const float middle = row.centre().y;
  draw_badge(ui, {row.take_left(badge_room).x + badge / 2, middle}, step);
  if (step.more > 0 && step.place == Answer::Step::Place::before) {
    const std::string more = say(words::and_more, {{"count", step.more}});
    const Rect end = row.take_right(ui.type.width(style::small, more), space::small);
    ui.type.draw_middle(list, style::small, {end.x, middle}, 0, t.muted, more);
  }
  const ImU32 colour = mix(step.place == Answer::Step::Place::after ? t.muted : t.ink, t.accent, 0.4F * warmth);
  const Style& set = strong ? style::strong : style::body;
  ui.type.draw_middle(list, set, {row.x, middle}, 0, colour, ui.type.fit(set, step.offer.label, row.w));
}

/// Names and values: below each other, or side by side where they have room.
float flow_figures(Ui& ui, const std::vector<page::Finished::Figure>& figures, Rect column, bool side_by_side,
                   bool close, bool drawn) {
  constexpr float row_height = 40;
  const float line = close ? 13 : 20, column_height = 2 * line + (close ? 14 : 18);
  const Theme& t = *ui.theme;
  const auto rule = [&] {
    if (drawn) ui.ink().rect({column.x, column.y, column.w, 1}, 0, t.line);
  };
  const auto text = [&](const Style& set, Vec at, float align, ImU32 colour, const std::string& words) {
    if (drawn) ui.type.draw_middle(ui.ink().list(), set, at, align, colour, words);
  };
  const float share = column.w / static_cast<float>(figures.size());
  for (const auto& [name, value] : figures)
    side_by_side = side_by_side && ui.type.width(style::strong, value) + space::small < share;
  rule();
  float x = column.x;
  for (const auto& [name, value] : figures) {
    if (side_by_side) {
      text(style::small, {x, column.y + line - 1}, 0, t.muted, name);
      text(style::strong, {x, column.y + 2 * line - 1 + (close ? 3.0F : 0.0F)}, 0, t.ink, value);
      x += share;
      continue;
    }
    text(style::body, {column.x, column.y + row_height / 2}, 0, t.muted, name);
    text(style::strong, {column.right(), column.y + row_height / 2}, 1, t.ink, value);
    column.y += row_height;
    rule();
  }
  if (side_by_side) column.y += column_height;
  if (side_by_side) rule();
  return column.y;
}

float width_of(Ui& ui, const Offer& action) {
  if (action.label.empty()) return touch;
  if (action.command == Command::share) return button_width(ui, action.label, Icon::share);
  const float label = std::ceil(ui.type.width(style::body, action.label));
  return std::max(touch, label + 2 * 13 + (action.id == solution_id ? chevron : 0));
}

}  // namespace

void AnswerCard::take(Ui& ui, const App& app, bool alone, bool parted) {
  Answer now = answer_of(app);
  alone_ = alone;
  parted_ = parted;
  small_ = alone && ui.size.y < small_phone;
  const Table& table = app.table();
  rules_ = {};
  rules_are_new_ = false;
  if (alone && now.state == State::ready && !now.large && !(table.was_moved() && table.session().can_undo())) {
    rules_ = table.rules();
    rules_are_new_ = table.rules_are_new();
    const auto is_rule = [this](std::string_view text) {
      return std::any_of(rules_.begin(), rules_.end(), [&](const BoardRule& rule) {
        return rule.sentence.starts_with(text.substr(0, text.size() - 1));
      });
    };
    std::string begin = now.headline + '.';  // and what follows it where there is room
    if (!small_)
      for (const std::string& text : now.text)
        if (!is_rule(text)) begin += ' ' + text;
    now.begin_with(table.goal());
    if (small_ && rules_.empty())
      now.go_on(begin);
    else
      now.text.push_back(std::move(begin));
  }
  if (alone && now.finished && now.text.size() > 1) now.text.erase(now.text.begin());  // figures say enough
  if (const std::string limit = help_in_words(app); alone && now.state == State::ready && !limit.empty())
    now.text.push_back(limit);
  // For so short a time nothing needs to change.
  if (now.awaited && answer_.state == State::ready && !answer_.awaited) {
    now.headline = answer_.headline;
    now.text = answer_.text;
    now.large = answer_.large;
    now.tone = answer_.tone;
    now.awaited = false;
  }
  news_ = answer_.state != now.state || answer_.headline != now.headline || answer_.text != now.text ||
          answer_.lists_all != now.lists_all || answer_.finished != now.finished;
  if (news_) ui.ask_for_frame();
  answer_ = std::move(now);
  // What keys ask for works wherever its button is.
  if (ui.take_activation("key:hint")) ui.then(Command::hint);
  if (ui.take_activation("key:explain")) ui.then(Command::explain);
  if (ui.take_activation("key:back") && answer_.state == State::stuck && answer_.primary)
    ui.then(answer_.primary->command, answer_.primary->value);
}

bool AnswerCard::told() const {
  return news_ && answer_.state != State::ready && answer_.state != State::stuck && answer_.state != State::solved;
}

/// The primary button on the right has what the others leave, or a row of its own below them.
std::vector<AnswerCard::Row> AnswerCard::arrange(Ui& ui, float width) const {
  std::vector<Row> rows;
  const bool narrow = answer_.state == State::working;
  Rect row{0, 0, width, button_height()};
  for (const Offer& action : answer_.others) {
    const float wanted = std::min(width, width_of(ui, action));
    if (row.w < wanted) row = {0, row.bottom() + space::small, width, button_height()};
    rows.push_back({&action, row.take_left(wanted, space::small)});
  }
  if (!answer_.primary || parted_) return rows;
  if (row.w < button_width(ui, answer_.primary->label) - space::small)
    row = {0, row.bottom() + space::small, width, button_height()};
  if (narrow) row = row.take_right(std::min(row.w, cancel_width));
  rows.push_back({&*answer_.primary, row});
  return rows;
}

Rect AnswerCard::paper(Ui& ui, const Rect& box) {
  const float inner = box.w - 2 * padding();
  const auto rows = arrange(ui, inner);
  const float buttons = rows.empty() ? 0 : rows.back().box.bottom() + space::medium;
  const float height = std::min(box.h, 2 * padding() + label_room() + flow_text(ui, {0, 0, inner, 0}, false) + buttons);
  return {box.x, box.bottom() - height, box.w, height};
}

float AnswerCard::flow_text(Ui& ui, Rect column, bool drawn) {
  return lists() ? flow_outline(ui, column, drawn)
                 : flow_told(ui, column, answer_.headline, answer_.text, 0,
                             answer_.close && label_room() == 0 ? corner - padding() : 0, drawn);
}

float AnswerCard::label_room() const {
  return answer_.label.empty() || (small_ && answer_.state != State::steps) ? 0 : label_height;
}

/// What was asked and how far that has gone; on the right what changes between one step and all.
void AnswerCard::draw_label(Ui& ui, const Rect& column) {
  const Theme& t = *ui.theme;
  ImDrawList& list = ui.ink().list();
  const float middle = column.y + 8;
  const Offer* const toggle = alone_ && answer_.all_steps ? &*answer_.all_steps : nullptr;
  const float width = toggle ? ui.type.width(style::body, toggle->label) + chevron + space::hair : 0;
  const float label = ui.type.width(label_style, answer_.label), room = column.w - corner + padding() - width - label;
  const std::string& progress = lists() ? answer_.length : answer_.progress;
  if (room >= 0) ui.type.draw_middle(list, label_style, {column.x, middle}, 0, t.accent, answer_.label);
  if (room >= 0 && !progress.empty())
    ui.type.draw_middle(list, style::small, {column.x + label, middle}, 0, t.muted,
                        ui.type.fit(style::small, " · " + progress, room));
  if (!toggle) return;
  const ButtonLook look{.kind = ButtonLook::Kind::link,
                        .icon = answer_.lists_all ? Icon::up : Icon::down,
                        .icon_behind = true,
                        .group = "answer"};
  if (button(ui, {column.right() - corner + padding() - width, middle - touch / 2, width, touch}, toggle->id,
             toggle->label, look))
    ui.then(toggle->command, toggle->value);
}

/// The steps one below the other; with the text of the one that is told where there is room.
float AnswerCard::flow_outline(Ui& ui, Rect column, bool drawn) {
  using Place = Answer::Step::Place;
  const auto row_at = [&](const Answer::Step& step, float y) {
    return Rect{column.x, y, column.w, flow_step(ui, step, {column.x, y, column.w, touch}, false) - y};
  };
  const std::vector<Answer::Step>& outline = answer_.outline;
  for (auto i = outline.begin(); i != outline.end(); ++i) {
    const Answer::Step& step = *i;
    const Rect row = row_at(step, column.y);
    column.y = row.bottom();
    const bool here = step.place == Place::here, told = here && !alone_;
    // Where its text is not told, what opens and shuts the fold is a row of its own.
    const bool folds =
        here && !told && !step.follows() && answer_.link && answer_.link->command == Command::toggle_fold;
    const Rect fold{column.x + badge_room, column.y, column.w - badge_room, folds ? touch : 0};
    column.y = fold.bottom();
    if (!drawn) continue;
    // The text of one that is told has a link to press.
    const Ui::Press press = told ? Ui::Press() : ui.press(row, step.offer.id);
    if (press.clicked || (told && ui.take_activation(step.offer.id))) ui.then(step.offer.command, step.offer.value);
    ui.mirror.add(mirrored(step, row));
    if (here) here_ = {row.x, row.y, row.w, row.h + fold.h};
    if (here && !step.follows()) {  // with what follows from it
      for (auto next = i + 1; next != outline.end() && next->follows(); ++next)
        here_.h += row_at(*next, here_.bottom()).h;
      ui.ink().rect(here_.inset(-space::small, 0), 12, tint_of_here(*ui.theme));
    }
    if (folds && ImGui::IsRectVisible(fold.min(), fold.max())) draw_fold(ui, fold);
    if (!ImGui::IsRectVisible(row.min(), row.max())) continue;
    if (told || step.follows())
      flow_step(ui, step, row, true);
    else
      draw_step(ui, step, row, press.warmth, here && step.offer.label == answer_.headline);
  }
  return column.y;
}

/// Where a step of the outline ends, which may take more than a line.
float AnswerCard::flow_step(Ui& ui, const Answer::Step& step, Rect row, bool drawn) {
  const Theme& t = *ui.theme;
  const bool told = step.place == Answer::Step::Place::here && !alone_;
  if (!step.follows() && !told) return row.bottom();
  const float top = row.y + space::medium;
  if (!step.follows()) {
    if (drawn) draw_badge(ui, {row.x + badge / 2, top + badge / 2}, step);
    return flow_told(ui, {row.x, top, row.w, 0}, step.offer.label, step.text, badge_room, 0, drawn) + space::small;
  }
  row.take_left(badge_room);
  if (drawn) ui.ink().rect({row.x, row.y, row.w, 1}, 0, t.line);
  float y = top;
  const auto lines = [&](const Style& set, std::string_view text) {
    y += drawn ? ui.type.draw_lines(ui.ink().list(), set, {row.x, y}, row.w, t.ink, text)
               : ui.type.lines_height(set, text, row.w);
  };
  lines(step.place == Answer::Step::Place::here ? style::strong : style::body, step.offer.label);
  if (told)
    for (const std::string& sentence : step.text) lines(style::body, sentence);
  return std::max(row.y + touch, y + space::medium);
}

/// Opens and shuts what follows from a step.
void AnswerCard::draw_fold(Ui& ui, const Rect& row) {
  const Offer& fold = *answer_.link;
  ButtonLook look{.kind = ButtonLook::Kind::fold, .group = "answer", .name = fold.name};
  look.checked = fold.value != 0;
  look.icon = look.checked ? Icon::up : Icon::down;
  ui.ink().rect({row.x, row.y, row.w, 1}, 0, ui.theme->line);
  if (button(ui, row, fold.id, fold.label, look)) ui.then(fold.command, fold.value);
}

/// The headline, so far from the left and the right, and all below it.
float AnswerCard::flow_told(Ui& ui, Rect column, std::string_view headline, const std::vector<std::string>& text,
                            float left, float right, bool drawn) {
  const Theme& t = *ui.theme;
  float y = column.y;
  const auto lines = [&](const Style& set, Rect box, ImU32 colour, std::string_view words, float leading) {
    y += drawn ? ui.type.draw_lines(ui.ink().list(), set, {box.x, y}, box.w, colour, words, leading)
               : ui.type.lines_height(set, words, box.w, leading);
  };
  const Rect head{column.x + left, y, column.w - left - right, 0};
  const bool large = answer_.large && !small_ && ui.type.width(style::verdict, headline) <= head.w;
  lines(large      ? style::verdict
        : left > 0 ? style::heading
        : small_   ? small_title
                   : style::title,
        head, headline_colour(t, answer_.tone), headline, headline_leading);
  if (answer_.state == State::working) {
    if (drawn) progress_bar(ui, {column.x, y + space::small, column.w, bar_height}, answer_.fraction);
    y += bar_height + space::medium;
  }
  const bool loud = answer_.state == State::why || answer_.state == State::steps || answer_.state == State::stuck;
  const bool heads = rules_are_new_ && !small_;
  const Style& running = alone_ && !small_ ? style::reading : style::body;
  const auto rules = [&] {
    y = drawn ? draw_rules(ui, rules_, heads, {column.x, y, column.w, 0})
              : y + rules_height(ui, rules_, heads, column.w);
  };
  const auto figures = [&] {
    if (answer_.finished)
      y = flow_figures(ui, answer_.finished->figures, {column.x, y + space::small, column.w, 0}, alone_, small_,
                       drawn) +
          space::small;
  };
  if (alone_) figures();  // before what may be out of sight
  for (std::size_t i = 0; i < text.size(); ++i) {
    y += space::hair;
    lines(running, column, loud ? t.ink : t.muted, text[i], small_ ? small_leading : line_height);
    if (i == 0 && !alone_) figures();
    if (i == 0 && rules_are_new_) rules();
  }
  if (!rules_are_new_) rules();
  for (const auto* const offered : {&answer_.lesson, &answer_.link}) {
    if (!*offered) continue;
    const Offer& link = **offered;
    ButtonLook look{.kind = ButtonLook::Kind::link, .group = "answer", .name = link.name};
    if (offered == &answer_.lesson && !small_) look.icon = Icon::lesson;
    if (link.command == Command::toggle_fold) {
      if (drawn) draw_fold(ui, {column.x, y, column.w, touch});
      y += touch;
      continue;
    }
    const float icon = look.icon == Icon::none ? 0 : chevron + space::hair;
    const float width = std::min(column.w, std::max(touch, ui.type.width(style::body, link.label) + icon));
    const float said = text.empty() ? column.w : ui.type.width(running, text.back()) + space::small;
    if (answer_.state == State::solved && said + width <= column.w) {  // it ends the line
      const float line = ui.type.lines_height(running, text.back(), column.w, small_ ? small_leading : line_height);
      if (drawn && button(ui, {column.x + said, y - (line + touch) / 2, width, touch}, link.id, link.label, look))
        ui.then(link.command, link.value);
      return y;
    }
    const float height = small_ ? small_link : touch;
    const float tall = answer_.lesson && answer_.link ? height : touch;  // two do not overlap
    if (drawn && button(ui, {column.x, y - (tall - height) / 2, width, tall}, link.id, link.label, look))
      ui.then(link.command, link.value);
    y += height;
  }
  return (answer_.lesson || answer_.link) && !small_ ? y - space::small : y;
}

void AnswerCard::draw_button(Ui& ui, const Offer& action, const Rect& box, Menu& menu) {
  const bool is_menu = action.id == solution_id;
  ButtonLook look{.enabled = action.enabled, .group = "answer", .name = action.name};
  if (action.id == primary_id) look.kind = ButtonLook::Kind::primary;
  if (action.label.empty()) look.icon = icon_of(action);
  if (action.command == Command::share) look.icon = Icon::share;
  if (is_menu) {
    look.icon_behind = look.opens = true;
    look.checked = menu.is_open(solution_id);
    look.icon = look.checked ? Icon::up : Icon::down;
  }
  const bool pressed = button(ui, box, action.id, action.label, look);
  if (is_menu)
    menu.place(ui, solution_id, pressed, box, "answer");
  else if (pressed)
    ui.then(action.command, action.value);
}

void AnswerCard::draw_primary(Ui& ui, const Rect& box, Menu& menu) {
  if (answer_.primary) draw_button(ui, *answer_.primary, box, menu);
}

void AnswerCard::draw(Ui& ui, const Rect& paper, bool sheet, Menu& menu) {
  const Theme& t = *ui.theme;
  const float inner = paper.w - 2 * padding();
  if (sheet) {
    const Rect whole{paper.x, paper.y, paper.w, paper.h + 24};
    ui.ink().soft_rect({whole.x, whole.y - 1, whole.w, whole.h}, 22, 10, faded(t.shadow, t.dark ? 0.6F : 0.28F));
    ui.ink().rect(whole, 20, t.surface);
    ui.ink().frame(whole, 20, 1, t.line);
  } else {
    card(ui, paper);
  }
  const auto rows = arrange(ui, inner);
  const float buttons = rows.empty() ? 0 : rows.back().box.bottom();
  const float above = label_room() > 0 ? padding() + label_room() : 2;
  const Rect window{paper.x, paper.y + above, paper.w, paper.h - above - buttons - padding()};
  ImGui::SetCursorScreenPos(window.min());
  ImGui::BeginChild("answer", {window.w, window.h}, 0, ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoBackground);
  const std::size_t first = ui.mirror.items().size();
  const float top = paper.y + padding() + label_room() - ImGui::GetScrollY();
  here_ = {};
  const float bottom = flow_text(ui, {paper.x + padding(), top, inner, 0}, true);
  if (news_) {  // the step that is told comes into view, with what is before it
    const float up = here_.y - top - (small_ ? 0 : space::large), down = here_.bottom() - top + padding() - window.h;
    ImGui::SetScrollY(here_.h == 0 ? 0 : std::min(up, std::max(0.0F, down)));
  }
  ImGui::SetCursorScreenPos({paper.x, bottom});
  ImGui::Dummy({1, 1});
  for (page::MirrorItem& item : ui.mirror.items().subspan(first)) clip(item, window);
  if (const float dragged = finger_.moved(ui, window, ImGui::GetScrollMaxY() > 0); dragged != 0) {
    ImGui::SetScrollY(ImGui::GetScrollY() - dragged);
    ui.ask_for_frame();
  }
  const float up = ImGui::GetScrollY(), most = ImGui::GetScrollMaxY();
  if (most - up > 1) fade_out(ui, window.inset(1, 0), t.surface);
  if (most > 1) {
    const float share = (window.h - padding()) / (window.h + most);
    ui.ink().rect({window.right() - 6, window.y + padding() + up * share, 3, window.h * share}, 1.5F,
                  faded(t.muted, 0.6F));
  }
  ImGui::EndChild();
  if (label_room() > 0) draw_label(ui, {paper.x + padding(), paper.y + padding(), inner, 0});
  if (answer_.close) {
    const ButtonLook look{
        .kind = ButtonLook::Kind::quiet, .icon = Icon::close, .group = "answer", .name = answer_.close->name};
    const Rect box{paper.right() - corner - 4, paper.y + 4, corner, corner};
    ImGui::SetCursorScreenPos(box.min());  // over the text's window, which begins beside it
    ImGui::BeginChild("close", {box.w, box.h}, 0, ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoBackground);
    if (button(ui, box, answer_.close->id, "", look)) ui.then(answer_.close->command, answer_.close->value);
    ImGui::EndChild();
  }
  for (const auto& [action, box] : rows)
    draw_button(ui, *action, {paper.x + padding() + box.x, paper.bottom() - padding() - buttons + box.y, box.w, box.h},
                menu);
}

}  // namespace schlegel::web
