#include "web/screen/timeline.hpp"

#include "base/text.hpp"
#include "web/app/whose.hpp"
#include "web/widgets/widgets.hpp"

namespace schlegel::web {
namespace {

std::string speed_label(double speed) { return speed < 1 ? "½×" : std::to_string(static_cast<int>(speed)) + "×"; }

}  // namespace

bool goal_is_beside_board(App& app, bool wide) {
  const Scene& scene = app.scene();
  return scene.has_goal && (wide || !scene.turns);
}

void draw_goal_button(Ui& ui, App& app, const Rect& box, std::string_view label, const char* group) {
  const ButtonLook look{.icon = Icon::goal, .checked = app.view().goal, .group = group, .name = "Show the goal"};
  if (button(ui, box, "goal", label, look)) app.toggle_goal();
}

void draw_timeline(Ui& ui, App& app, Rect row, bool wide, More& more) {
  const Session& session = app.session();
  const bool words = wide && row.w > 500, playing = app.player().playing();
  const bool turns = app.scene().turns, goal = goal_is_beside_board(app, wide);
  const float gap = wide || row.w >= 320 ? space::small : space::hair;
  Rect below;  // a row of its own for the timeline, where there is one
  if (row.h > touch) below = {row.x, row.bottom() - touch, row.w, touch};
  row.h = touch;
  // The narrowest phones have no room for all: playing is among the rest there, and the rest waits while it plays.
  const bool tight =
      !wide && (below.w > 0 ? row.w < 4 * (touch + gap) : row.w - (turns || goal ? 5 : 4) * (touch + gap) < 2 * touch);
  const auto step = [&](const char* id, const char* label, Icon icon, bool enabled) {
    const std::string_view text = words ? label : "";
    const ButtonLook look{.icon = icon, .enabled = enabled, .group = "moves", .name = label};
    return button(ui, row.take_left(button_width(ui, text, icon), gap), id, text, look);
  };
  if (step("undo", "Undo", Icon::undo, session.can_undo())) app.undo();
  // Where there is little room the speed takes the place of redo while the moves are played.
  const bool cramped = !words && playing;
  if (!cramped && step("redo", "Redo", Icon::redo, session.can_redo())) app.redo();
  if (ui.take_activation("redo")) app.redo();
  const ButtonLook play{.icon = playing ? Icon::pause : Icon::play,
                        .enabled = session.can_redo(),
                        .group = "moves",
                        .name = playing ? "Pause" : "Replay"};
  if ((!tight || playing) && button(ui, row.take_left(touch, gap), "play", "", play)) app.toggle_play();
  if (cramped || (words && session.can_redo())) {
    const int speed = app.player().speed(), count = static_cast<int>(Player::speeds.size());
    const std::string label = speed_label(Player::speeds[static_cast<std::size_t>(speed)]);
    const ButtonLook look{.group = "moves", .name = "Speed " + label};
    if (button(ui, row.take_left(touch, gap), "speed", label, look)) app.set_speed((speed + 1) % count);
  }
  Rect rest;
  if (!wide && !(tight && playing)) rest = row.take_right(touch, gap);
  if (below.w > 0) row = below;
  const Rect turn = turns ? row.take_right(words ? button_width(ui, "Solid", Icon::solid) : touch, gap) : Rect{};

  if (goal)
    draw_goal_button(ui, app, row.take_right(words ? button_width(ui, "Goal", Icon::goal) : touch, gap),
                     words ? "Goal" : "", "moves");

  const auto moves = static_cast<int>(session.moves().size());
  const std::string at = grouped(std::to_string(session.at())), all = grouped(std::to_string(moves));
  Rect track = row;
  if (words) {
    const float width = ui.type.width(style::body, all + " / " + all);
    const Rect text = track.take_right(width + space::hair, space::small);
    ui.type.draw_middle(ui.ink().list(), style::body, {text.right(), text.centre().y}, 1, ui.theme->muted,
                        at + " / " + all);
  } else {
    ui.type.draw_middle(ui.ink().list(), style::small, {row.centre().x, row.y + 6}, 0.5F, ui.theme->muted,
                        at + " / " + all);
    track.y += 6;
  }
  SliderLook look{.name = "Move", .value = at + " of " + all, .most = static_cast<double>(moves)};
  if (const std::string computers = computer_moves(session.line()); !computers.empty()) look.value += ", " + computers;
  for (const Timeline::Run& run : session.line().computer_runs()) look.hollow.emplace_back(run.first, run.last);
  if (const auto to = slider(ui, track, "timeline", session.at(), look)) app.seek(static_cast<int>(*to));

  if (turn.w > 0) {
    const char* label = app.solid() ? "Flat" : "Solid";
    const ButtonLook turned{.icon = app.solid() ? Icon::flat : Icon::solid,
                            .name = app.solid() ? "Flat board" : "Solid"};
    if (button(ui, turn, "solid", words ? label : "", turned)) app.toggle_solid();
  }
  if (rest.w > 0) {
    const ButtonLook look_of_more{.icon = Icon::more, .checked = more.open(), .group = "moves", .name = "More"};
    if (button(ui, rest, "more", "", look_of_more)) more.toggle();
  } else {
    more.close();
  }
}

}  // namespace schlegel::web
