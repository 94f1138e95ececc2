#include "web/screen/screen.hpp"

#include "web/screen/heading.hpp"
#include "web/screen/menus.hpp"
#include "web/screen/reading.hpp"
#include "web/screen/timeline.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr float phone_board = 480;   ///< how wide it is at most
constexpr float short_heading = 80;  ///< what stands above an explanation
constexpr float wheel_step = 50;
constexpr float page_share = 0.8F;
constexpr float page_room = 10'000;  ///< a page is as high as it needs to be

page::MirrorItem* focused_item(Ui& ui, std::size_t from = 0) {
  for (page::MirrorItem& item : ui.mirror.items().subspan(from))
    if (!ui.focused().empty() && item.id == ui.focused()) return &item;
  return nullptr;
}

}  // namespace

/// The column on the right; it scrolls when it is higher than the screen.
void Screen::draw_column(Ui& ui, const App& app, const Rect& box) {
  // A little wider than its content, so that shadows are not cut.
  const Rect window{box.x - space::medium, box.y, box.w + 2 * space::medium, box.h};
  const std::size_t first = ui.mirror.items().size();
  ImGui::SetCursorScreenPos(window.min());
  ImGui::BeginChild("column", {window.w, window.h}, 0, ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoBackground);
  const float top = box.y + space::large - ImGui::GetScrollY();
  const float bottom =
      draw_heading(ui, app, {box.x, top, box.w, box.h}, card_.answer().state == Answer::State::steps, menu_);
  ImGui::SetCursorScreenPos({box.x, bottom});
  ImGui::Dummy({1, 1});
  for (page::MirrorItem& item : ui.mirror.items().subspan(first)) clip(item, window);

  const float dragged = finger_.moved(ui, window, ImGui::GetScrollMaxY() > 0);
  const float paged = static_cast<float>(pages_) * page_share * box.h;
  if (dragged != 0 || paged != 0) ImGui::SetScrollY(ImGui::GetScrollY() - dragged + paged);
  const float height = bottom - top;
  if (std::exchange(column_, height) != height || dragged != 0 || paged != 0) ui.ask_for_frame();
  if (ImGui::GetScrollMaxY() - ImGui::GetScrollY() > 1) fade_out(ui, window, ui.theme->background);
  ImGui::EndChild();
}

/// A sentence that comes and goes: beside the place on the board it is about, or at the foot of `rest`, where no board
/// is. The board stays free to play on.
void Screen::draw_notice(Ui& ui, const App& app, const Rect& board, const Rect& rest) {
  if (app.table().notice().empty()) return;
  const auto age = static_cast<float>(ui.now - app.table().notice_since());
  const float in = ui.reduced_motion ? 1 : ease_out(age / 200),
              out = ui.reduced_motion ? 1 : 1 - std::clamp((age - 3950) / 250, 0.0F, 1.0F);
  if (in < 1 || (age > 3950 && out > 0))
    ui.ask_for_frame();
  else
    ui.wake_at(app.table().notice_since() + 3951);
  const Theme& t = *ui.theme;
  const float strength = std::min(in, out);
  const std::optional<Vec> at =
      app.table().notice_at() ? std::optional(board_.on_screen(*app.table().notice_at())) : std::nullopt;
  const Rect& area = at ? board : rest;
  const float room = std::min(area.w - 2 * space::small, at ? 320.0F : 460.0F) - 2 * space::large;
  float width = 0;
  for (const std::string_view line : ui.type.wrap(style::body, app.table().notice(), room))
    width = std::max(width, ui.type.width(style::body, line));
  width += 2 * space::large;
  const float height = ui.type.lines_height(style::body, app.table().notice(), room) + 22;
  float x = area.centre().x - width / 2, y = std::max(area.y + space::small, area.bottom() - height - space::small);
  if (at) {  // over the finger, else under it, and never beyond the screen
    const float away = ui.touched() ? touch : 34;
    y = at->y - away - height;
    if (y < area.y) y = std::min(at->y + away, area.bottom() - height);
    x = std::clamp(at->x - width / 2, area.x + space::small, area.right() - space::small - width);
  }
  const Rect box{std::round(x), std::round(std::max(area.y, y) - 8 * (1 - in)), width, height};
  // A window of its own lies above that of the card.
  ImGui::SetCursorScreenPos({0, 0});
  ImGui::BeginChild("notice", ui.size, 0,
                    ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoInputs);
  const Shapes2D ink = ui.ink();
  ink.soft_rect({box.x, box.y + 5, box.w, box.h}, 12, 11, faded(t.shadow, 0.5F * strength));
  ink.rect(box, 12, faded(t.dark ? t.ink : t.peg, strength));
  ui.type.draw_lines(ink.list(), style::body, {box.x + space::large, box.y + 11}, room,
                     faded(t.dark ? t.background : t.surface, strength), app.table().notice());
  ImGui::EndChild();
}

void Screen::draw_beside(Ui& ui, const App& app) {
  board_.draw(ui, app, layout_.board);
  draw_timeline(ui, app, layout_.controls, true, menu_);
  Rect room = layout_.answer;
  if (card_.answer().state == Answer::State::steps && room.y > short_heading)
    room = {room.x, short_heading, room.w, room.bottom() - short_heading};
  const Rect card = card_.paper(ui, room), column = layout_.panel;
  const Rect above{column.x, column.y, column.w, card.y - space::small - column.y};
  draw_column(ui, app, above);
  card_.draw(ui, card, false, menu_);
  draw_notice(ui, app, layout_.board, above);
}

void Screen::draw_sheet(Ui& ui, const App& app) {
  board_.draw(ui, app, layout_.board);
  draw_timeline(ui, app, layout_.controls, false, menu_);
  const Rect card = card_.paper(ui, layout_.panel);
  card_.draw(ui, card, true, menu_);
  const float below = layout_.controls.bottom();
  draw_notice(ui, app, layout_.board, {card.x, below, card.w, card.y - below});
}

/// One above the other, on a page higher than the screen.
void Screen::draw_page(Ui& ui, const App& app) {
  const Layout place = scrolled(layout_, std::round(scroll_));
  board_.draw(ui, app, place.board);
  draw_timeline(ui, app, place.controls, false, menu_);
  Rect card = card_.paper(ui, {place.panel.x, 0, place.panel.w, page_room});
  card.y = place.panel.y;
  card_.draw(ui, card, false, menu_);
  draw_notice(ui, app, place.board, {card.x, card.y, card.w, 0});
  const float height = ui.size.y - foot(ui);
  const float page = card.bottom() + std::round(scroll_) + space::small + foot(ui);
  if (std::exchange(page_, page) != page) ui.ask_for_frame();
  if (page_ - ui.size.y - scroll_ > 1) fade_out(ui, {0, 0, ui.size.x, height}, ui.theme->background);
  const float share = height / std::max(1.0F, page_ - foot(ui));
  if (share < 1)
    ui.ink().rect({ui.size.x - 5, scroll_ * share + 2, 3, std::max(24.0F, height * share - 4)}, 1.5F,
                  faded(ui.theme->muted, 0.6F));
  const auto reveal = [&](const Rect& box) {
    const float below = box.bottom() + space::small - height, above = box.y - space::small;
    if (above >= 0 && below <= 0) return;
    scroll_ += above < 0 || box.h > height ? above : below;
    ui.ask_for_frame();
  };
  if (const page::MirrorItem* const focused = focused_item(ui); focused && (reveal_ || ui.focus_came(ui.focused())))
    reveal(rect_of(focused->box));
  else if (foot(ui) > 0 && card_.told())
    reveal(card);
  if (foot(ui) == 0) return;
  for (page::MirrorItem& item : ui.mirror.items()) clip(item, {0, 0, ui.size.x, height});
  draw_foot(ui, {0, height, ui.size.x, foot(ui)});
}

/// A window of its own: what is pressed there presses nothing below it.
void Screen::draw_foot(Ui& ui, const Rect& box) {
  ImGui::SetCursorScreenPos(box.min());
  ImGui::BeginChild("foot", {box.w, box.h}, 0, ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoBackground);
  ui.ink().rect(box, 0, ui.theme->surface);
  ui.ink().rect({box.x, box.y, box.w, 1}, 0, ui.theme->line);
  card_.draw_primary(ui, box.inset(space::medium, space::medium), menu_);
  ImGui::EndChild();
}

void Screen::begin_window(const Ui& ui) {
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(ui.size);
  ImGui::Begin("screen", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse |
                   ImGuiWindowFlags_NoBringToFrontOnFocus);
}

float Screen::foot(const Ui& ui) const {
  const float height = touch + 2 * space::medium;
  return !layout_.wide && layout_.scrolls && layout_.board.bottom() + height <= ui.size.y ? height : 0;
}

/// The board's shape decides how much room a phone gives it.
void Screen::arrange(Ui& ui, const App& app) {
  const Scene& scene = app.table().scene();
  layout_ = lay_out(ui.size, static_cast<float>(scene.height / scene.width));
}

void Screen::take_input(Ui& ui, App& app, const Gesture& gesture) {
  const Rect usual = lay_out(ui.size).board;
  app.table().set_room(usual.w / usual.h, usual.w < phone_board);
  arrange(ui, app);
  begin_window(ui);
  const bool page = !layout_.wide && layout_.scrolls;
  if (page) {
    scroll_ += static_cast<float>(pages_) * page_share * ui.size.y;
    if (!app.table().scene().wheel_turns_held) scroll_ -= ImGui::GetIO().MouseWheel * wheel_step;
    scroll_ -= finger_.moved(ui, {0, 0, ui.size.x, ui.size.y}, !board_.in_hand());
    scroll_ = std::clamp(scroll_, 0.0F, std::max(0.0F, page_ - ui.size.y));
  }
  const Rect board = page ? scrolled(layout_, std::round(scroll_)).board : layout_.board;
  board_.take_input(ui, app, board, gesture, page);
  ImGui::End();
}

void Screen::draw(Ui& ui, const App& app) {
  arrange(ui, app);
  const Scene& scene = app.table().scene();
  ui.mirror.begin(
      app.table().puzzle().id, title_and_grade(app),
      say(words::heading, {{"puzzle", say(Sentence{app.table().puzzle().title})}, {"board", app.table().title()}}),
      BoardView::mirrors_all(scene) ? scene.summary : say(words::only_near_listed, {{"summary", scene.summary}}));
  card_.take(ui, app, !layout_.wide, foot(ui) > 0);
  read_aloud(ui.mirror, app, card_.answer());

  begin_window(ui);
  if (layout_.wide)
    draw_beside(ui, app);
  else if (layout_.scrolls)
    draw_page(ui, app);
  else
    draw_sheet(ui, app);
  draw_menu(ui, app, menu_, layout_.wide);
  ImGui::End();
  pages_ = 0;
  reveal_ = false;
  ui.mirror.finish(board_.moving());
}

}  // namespace schlegel::web
