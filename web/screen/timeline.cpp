#include "web/screen/timeline.hpp"

#include "base/text.hpp"
#include "play/pencil.hpp"
#include "web/app/answer.hpp"
#include "web/app/attribution.hpp"
#include "web/screen/menus.hpp"
#include "web/widgets/widgets.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr float widest_phone = 480;  ///< of the row

std::string speed_label(double speed) { return speed < 1 ? "½×" : std::to_string(static_cast<int>(speed)) + "×"; }

void draw_speed_button(Ui& ui, const App& app, const Rect& box) {
  const int speed = app.table().speed(), count = static_cast<int>(Playback::speeds.size());
  const std::string label = speed_label(Playback::speeds[speed]);
  const ButtonLook look{.group = "moves", .name = say(words::speed, {{"speed", label}})};
  if (button(ui, box, "speed", label, look)) ui.then(Command::set_speed, (speed + 1) % count);
}

/// How far the game has gone, in figures and as a slider.
void draw_track(Ui& ui, const App& app, Rect row, bool wordy) {
  const Session& session = app.table().session();
  const auto moves = static_cast<int>(session.moves().size());
  const int all = session.line().move_count(moves);
  const std::string at = say(words::moves_shown, {{"at", session.move_count()}, {"all", all}});
  Rect track = row;
  if (wordy) {
    const std::string widest = say(words::moves_shown, {{"at", all}, {"all", all}});
    const Rect text = track.take_right(ui.type.width(style::body, widest) + space::hair, space::small);
    ui.type.draw_middle(ui.ink().list(), style::body, {text.right(), text.centre().y}, 1, ui.theme->muted, at);
  } else {
    ui.type.draw_middle(ui.ink().list(), style::small, {row.centre().x, row.y + 6}, 0.5F, ui.theme->muted, at);
    track.y += 6;
  }
  SliderLook look{.name = say(words::move), .most = static_cast<double>(moves)};
  const std::string computers = computer_moves(session.line());
  look.value = computers.empty()
                   ? say(words::move_of_all, {{"at", session.at()}, {"all", moves}})
                   : say(words::move_of_all_and, {{"at", session.at()}, {"all", moves}, {"whose", computers}});
  if (const int since = stuck_since(app); since > 0) look.bad_from = session.place_after(since - 1);
  for (const Timeline::Run& run : session.line().computer_runs()) look.hollow.emplace_back(run.first, run.last);
  if (const auto to = slider(ui, track, "timeline", session.at(), look)) ui.then(Command::seek, static_cast<int>(*to));
}

}  // namespace

bool goal_is_beside_board(const App& app, bool wide) {
  const Scene& scene = app.table().scene();
  return scene.has_goal && (wide || !scene.turns);
}

void draw_timeline(Ui& ui, const App& app, Rect row, bool wide, Menu& menu) {
  const Session& session = app.table().session();
  const bool wordy = wide && row.w > 500, playing = app.table().playing();
  const bool turns = app.table().scene().turns, goal = goal_is_beside_board(app, wide);
  const float gap = wide || row.w >= 320 ? space::small : space::hair;
  Rect below;  // a row of its own for the timeline, where there is one
  if (row.h > touch) below = {row.x, row.bottom() - touch, row.w, touch};
  row.h = touch;
  // On a phone playing is among the rest, which waits while it plays if there is no room.
  const bool tight =
      !wide && (below.w > 0 ? row.w < 4 * (touch + gap) : row.w - (turns || goal ? 5 : 4) * (touch + gap) < 2 * touch);
  const auto step = [&](const char* id, const Sentence& sentence, Icon icon, bool enabled) {
    const std::string label = say(sentence), text = wordy ? label : "";
    const ButtonLook look{.icon = icon, .enabled = enabled, .group = "moves", .name = label};
    return button(ui, row.take_left(button_width(ui, text, icon), gap), id, text, look);
  };
  if (step("undo", words::undo, Icon::undo, session.can_undo())) ui.then(Command::undo);
  // Where there is little room the speed takes the place of redo while the moves are played.
  const bool cramped = !wordy && playing;
  if (!cramped && step("redo", words::redo, Icon::redo, session.can_redo())) ui.then(Command::redo);
  if (ui.take_activation("redo")) ui.then(Command::redo);
  const ButtonLook play{.icon = playing ? Icon::pause : Icon::play,
                        .enabled = !session.moves().empty(),
                        .group = "moves",
                        .name = say(playing ? words::pause : words::replay)};
  if ((wide || playing || row.w > widest_phone) && button(ui, row.take_left(touch, gap), "play", "", play))
    ui.then(Command::toggle_play);
  if (playing) draw_speed_button(ui, app, row.take_left(touch, gap));
  Rect rest;
  if (!(tight && playing)) rest = row.take_right(touch, gap);
  if (below.w > 0) row = below;
  const Rect turn =
      turns ? row.take_right(wordy ? button_width(ui, say(words::solid), Icon::solid) : touch, gap) : Rect{};

  if (goal) {
    const std::string label = wordy ? say(words::goal) : "";
    const Rect box = row.take_right(wordy ? button_width(ui, label, Icon::goal) : touch, gap);
    const ButtonLook look{
        .icon = Icon::goal, .checked = app.table().view().goal, .group = "moves", .name = say(words::show_goal)};
    if (button(ui, box, "goal", label, look)) ui.then(Command::toggle_goal);
  }

  draw_track(ui, app, row, wordy);
  if (turn.w > 0) {
    const std::string label = say(app.table().solid() ? words::flat : words::solid);
    const ButtonLook turned{.icon = app.table().solid() ? Icon::flat : Icon::solid,
                            .name = say(app.table().solid() ? words::flat_board : words::solid)};
    if (button(ui, turn, "solid", wordy ? label : "", turned)) ui.then(Command::toggle_solid);
  }
  if (rest.w > 0) {
    const ButtonLook look{.icon = Icon::more,
                          .checked = menu.is_open(more_menu),
                          .opens = true,
                          .group = "moves",
                          .name = say(words::more)};
    const bool pressed = button(ui, rest, std::string(more_menu), "", look);
    menu.place(ui, more_menu, pressed, rest, "moves");
  } else if (menu.is_open(more_menu)) {
    menu.close();
  }
}

}  // namespace schlegel::web
