#include "web/screen.hpp"

#include <imgui_internal.h>

#include "web/layout.hpp"
#include "web/timeline.hpp"
#include "web/topbar.hpp"

namespace schlegel::web {

/// The column on the right; it scrolls when it is higher than the screen.
void Screen::draw_panel(Ui& ui, App& app, const Rect& box) {
  // A little wider than its content, so that shadows are not cut.
  const Rect window{box.x - space::medium, box.y, box.w + 2 * space::medium, box.h};
  ImGui::SetCursorScreenPos(window.min());
  ImGui::BeginChild("panel", {window.w, window.h}, 0, ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoBackground);
  const float top = box.y + space::large - ImGui::GetScrollY();
  const float bottom = panel_.draw(ui, app, {box.x, top, box.w, box.h}, false);
  ImGui::SetCursorScreenPos({box.x, bottom});
  ImGui::Dummy({1, 1});

  const ImGuiIO& io = ImGui::GetIO();
  const bool in_panel = ui.touched() && ImGui::IsMouseDown(0) && window.contains(io.MouseClickedPos[0]);
  if (in_panel && ImGui::GetScrollMaxY() > 0) {
    if (!scrolling_ && std::abs(io.MousePos.y - io.MouseClickedPos[0].y) > 7) {
      scrolling_ = true;
      ImGui::ClearActiveID();
    }
    if (scrolling_) ImGui::SetScrollY(ImGui::GetScrollY() - io.MouseDelta.y);
  } else {
    scrolling_ = false;
  }
  if (ImGui::GetScrollMaxY() - ImGui::GetScrollY() > 1) {
    const ImU32 ground = ui.theme->background, clear = faded(ground, 0);
    ImGui::GetWindowDrawList()->AddRectFilledMultiColor({window.x, window.bottom() - 28}, window.max(), clear, clear,
                                                        ground, ground);
  }
  ImGui::EndChild();
}

/// A sentence that comes and goes: beside the place on the board it is about, or over the board's top. The board stays
/// free to play on.
void Screen::draw_notice(Ui& ui, App& app, const Rect& area) {
  if (app.notice().empty()) return;
  const auto age = static_cast<float>(ui.now - app.notice_since());
  const float in = ui.reduced_motion ? 1 : ease_out(age / 200),
              out = ui.reduced_motion ? 1 : 1 - std::clamp((age - 3950) / 250, 0.0F, 1.0F);
  if (in < 1 || (age > 3950 && out > 0))
    ui.animate();
  else
    ui.wake_at(app.notice_since() + 3951);
  const Theme& t = *ui.theme;
  const float strength = std::min(in, out);
  const std::optional<Vec> at = app.notice_at() ? std::optional(board_.on_screen(*app.notice_at())) : std::nullopt;
  const float room = std::min(area.w - 2 * space::small, at ? 320.0F : 460.0F) - 2 * space::large;
  float width = 0;
  for (const std::string_view line : ui.type.wrap(style::body, app.notice(), room))
    width = std::max(width, ui.type.width(style::body, line));
  width += 2 * space::large;
  const float height = ui.type.lines_height(style::body, app.notice(), room) + 22;
  float x = area.centre().x - width / 2, y = area.y + space::small;
  if (at) {  // over the finger, else under it, and never beyond the screen
    const float away = ui.touched() ? touch : 28;
    y = at->y - away - height;
    if (y < area.y) y = std::min(at->y + away, area.bottom() - height);
    x = std::clamp(at->x - width / 2, area.x + space::small, area.right() - space::small - width);
  }
  const Rect box{std::round(x), std::round(std::max(area.y, y) - 8 * (1 - in)), width, height};
  const Ink ink = ui.ink();
  ink.soft_rect({box.x, box.y + 5, box.w, box.h}, 12, 11, faded(t.shadow, 0.5F * strength));
  ink.rect(box, 12, faded(t.dark ? t.ink : t.peg, strength));
  ui.type.draw_lines(ink.list(), style::body, {box.x + space::large, box.y + 11}, room,
                     faded(t.dark ? t.background : t.surface, strength), app.notice());
}

void Screen::draw(Ui& ui, App& app, const Gesture& gesture) {
  const auto count = static_cast<int>(puzzles().size());
  Layout layout = lay_out(ui.size, count);
  app.set_room(layout.board.w / layout.board.h);
  const Scene& scene = app.scene();
  layout = lay_out(ui.size, count, static_cast<float>(scene.height / scene.width));
  const char* part = Board::mirrors_all(scene) ? "" : " Only the places around the one with the focus are listed.";
  ui.mirror.begin(std::string(app.puzzle().title) + ": " + app.board_title(), scene.summary + part);

  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(ui.size);
  ImGui::Begin("screen", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse |
                   ImGuiWindowFlags_NoBringToFrontOnFocus);
  draw_top_bar(ui, app, layout);
  board_.draw(ui, app, layout.board, gesture);
  draw_timeline(ui, app, layout.controls, layout.wide, more_);
  draw_notice(ui, app, layout.board);
  if (layout.wide)
    draw_panel(ui, app, layout.panel);
  else
    sheet_.draw(ui, layout.panel, layout.bar.bottom() + space::large,
                [&](const Rect& column) { return panel_.draw(ui, app, column, true); });
  more_.draw(ui, app, layout.controls);
  ImGui::End();
  ui.mirror.finish(board_.moving() || sheet_.moving());
}

}  // namespace schlegel::web
