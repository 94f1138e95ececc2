#include "web/screen/board_view.hpp"

#include <algorithm>
#include <cmath>

#include "web/widgets/widgets.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr float slack = 6;             ///< how far a press may wander and still be a tap
constexpr float comfortable = 26;      ///< half the size a target may be zoomed to
constexpr float most_of_solid = 2.5F;  ///< how far a solid may be zoomed
/// How long a finger rests before the lens shows what it hides, in milliseconds; longer where it may be about to drag.
constexpr double rest = 120, rest_before_drag = 240;
constexpr double rest_before_pencil = 550;  ///< how long it rests before it crosses out what lies under it
constexpr float least_for_mouse = 8;        ///< how near is near enough
/// Of a board with more targets than this only so many are mirrored, around the focus: a page of ten thousand buttons
/// answers to nothing.
constexpr std::size_t most_mirrored = 1500, mirrored_around = 400;

/// Of the way back from what is zoomed, which lies over the board.
Rect fit_box(const Rect& board) { return {board.right() - touch - 4, board.y + 4, touch, touch}; }

}  // namespace

Placement BoardView::place(const Scene& scene, const Rect& box) {
  const Rect inner = box.inset(2, 4);
  const float fit = std::min(inner.w / static_cast<float>(scene.width), inner.h / static_cast<float>(scene.height));
  const float scale = fit * zoom_;
  const Vec size{static_cast<float>(scene.width) * scale, static_cast<float>(scene.height) * scale};
  const Vec room{std::max(0.0F, (size.x - inner.w) / 2), std::max(0.0F, (size.y - inner.h) / 2)};
  pan_ = {std::clamp(pan_.x, -room.x, room.x), std::clamp(pan_.y, -room.y, room.y)};
  return {inner.centre() + pan_ - size * 0.5F, scale};
}

/// `least`: a place is met within so many pixels even where it is smaller.
std::string BoardView::target_at(const Scene& scene, Vec at, float least) const {
  const Target* const target = schlegel::target_at(scene, placement_.to_board(at), least / placement_.scale);
  return target ? target->id : std::string();
}

void BoardView::send(App& app, Input::Kind kind, const std::string& target, Vec at) const {
  app.table().act({.kind = kind, .target = target, .at = placement_.to_board(at)});
}

/// Takes the solid, to turn it.
void BoardView::grab(const Ui& ui, Vec at) {
  arcball_.grab(at, placement_.to_screen({0.5, 0.5}), placement_.scale / 2, ui.now);
  hand_ = Hand::turn;
}

/// The pointer went down on a target or on none.
void BoardView::press(Ui& ui, App& app, const std::string& on, Vec at) {
  const Scene& scene = app.table().scene();
  pressed_at_ = last_at_ = at;
  pressed_since_ = ui.now;
  pressed_ = on;
  const int index = on.empty() ? -1 : scene.find(on);
  const Target* target = index < 0 ? nullptr : &scene.targets[index];
  const bool to_play = target && (target->pressed || target->drag_always_takes),
             turns = scene.turns && app.table().solid();
  small_ = ui.touched() && target && Lens::wanted(*target, placement_);
  drags_ = true;
  began_at_ = app.table().session().at();
  if (!to_play && (turns || (zoom_ > 1 && (!target || !target->enabled)) || (on_page_ && !target))) {
    hand_ = Hand::wait;
    if (on.empty() && turns) grab(ui, at);
  } else if (small_ && waits_for_lift(app, on, at)) {
    hand_ = Hand::aim;
  } else {
    hand_ = Hand::play;
    app.table().set_dragging(false, placement_.to_board(at));
    send(app, Input::Kind::press, on, at);
  }
}

/// The pointer moved while it was down.
void BoardView::drag(Ui& ui, App& app, const std::string& on, Vec at) {
  const Scene& scene = app.table().scene();
  const bool wandered = length(at - pressed_at_) > slack;
  if (hand_ == Hand::wait && wandered) {
    if (scene.turns && app.table().solid())
      grab(ui, at);
    else
      hand_ = Hand::pan;
  }
  if (hand_ == Hand::aim && wandered && drags_ && !lens_.shown()) {
    hand_ = Hand::play;
    send(app, Input::Kind::press, pressed_, pressed_at_);
  }
  if (hand_ == Hand::turn) {
    app.table().turn(arcball_.drag(at, ui.now));
    turned_at_ = ui.now;
  }
  if (hand_ == Hand::pan) pan_ = pan_ + at - last_at_;
  if (hand_ == Hand::play && (app.table().view().dragging || wandered)) {
    app.table().set_dragging(true, placement_.to_board(at), ui.touched());
    send(app, Input::Kind::drag, on, at);
  }
  last_at_ = at;
}

void BoardView::take_pointer(Ui& ui, App& app, const Rect& box) {
  const Vec at = ImGui::GetIO().MousePos;
  if (hand_ == Hand::empty && zoom_ > 1 && fit_box(box).contains(at)) return app.table().set_pointer({});
  ImGui::SetCursorScreenPos(box.min());
  ImGui::InvisibleButton("board", {box.w, box.h});
  const bool down = ImGui::IsItemActivated(), held = ImGui::IsItemActive(), up = ImGui::IsItemDeactivated();
  const Scene& scene = app.table().scene();
  const float least = ui.touched() ? touch / 2 : least_for_mouse;
  std::string on = ImGui::IsItemHovered() || held ? target_at(scene, at, least) : std::string();
  if (ImGui::IsItemHovered() && ImGui::IsMouseClicked(ImGuiMouseButton_Right))
    app.table().pencil_at(placement_.to_board(at));
  if (down)
    press(ui, app, on, at);
  else if (held && (at.x != last_at_.x || at.y != last_at_.y))
    drag(ui, app, on, at);
  if (small_ && hand_ != Hand::empty) on = choose(ui, app, box, at);
  if (held && ui.touched()) press_long(ui, app, at);
  if (up) {
    if (hand_ == Hand::turn) arcball_.release(ui.now, !ui.reduced_motion);
    if (hand_ == Hand::wait) send(app, Input::Kind::press, pressed_, at);
    if (hand_ == Hand::aim) lift(app, on);
    if (hand_ == Hand::play || hand_ == Hand::wait) {
      send(app, Input::Kind::release, on, at);
      app.table().set_dragging(false, placement_.to_board(at));
    }
    hand_ = Hand::empty;
    lens_.hide();
  }
  app.table().set_pointer(ui.touched() && !held ? std::string() : on);
  if (ui.touched()) return;
  if (!on.empty() && hand_ != Hand::turn)
    ui.cursor("pointer");
  else if (hand_ == Hand::turn || hand_ == Hand::pan)
    ui.cursor("grabbing");
  else if (ImGui::IsItemHovered() && ((scene.turns && app.table().solid()) || zoom_ > 1))
    ui.cursor("grab");
}

/// A finger that rests where it came down, and has done nothing yet, draws with the pencil.
void BoardView::press_long(Ui& ui, App& app, Vec at) {
  const bool still = hand_ == Hand::turn && turned_at_ < pressed_since_;
  const bool idle = hand_ == Hand::play || hand_ == Hand::wait || still;
  if (!idle || lens_.shown() || length(at - pressed_at_) > slack || app.table().session().at() != began_at_) return;
  if (ui.now - pressed_since_ < rest_before_pencil) return ui.wake_at(pressed_since_ + rest_before_pencil);
  drop_touch(app);
  app.table().pencil_at(placement_.to_board(at));
}

/// Whether a press does more than to take something into the hand: then a finger may first choose where.
bool BoardView::waits_for_lift(const App& app, const std::string& on, Vec at) {
  const auto [intent, held] = app.table().preview({.target = on, .at = placement_.to_board(at)});
  drags_ = !held.empty();
  return intent.undo_to >= 0 || !intent.moves.empty() || !intent.refusal.empty();
}

/// A finger on a place that it hides: shows the lens when it is time. What the finger is on, as the lens shows it.
std::string BoardView::choose(Ui& ui, const App& app, const Rect& box, Vec at) {
  if (hand_ == Hand::turn || hand_ == Hand::pan) return {};
  const double since = ui.now - pressed_since_, due = hand_ != Hand::play && drags_ ? rest_before_drag : rest;
  const bool playing = hand_ == Hand::play, wandered = length(at - pressed_at_) > slack;
  if (!lens_.shown() && ImGui::IsItemActive() && (!playing || !app.table().view().held.empty())) {
    if (since >= due || wandered)
      lens_.show();
    else
      ui.wake_at(pressed_since_ + due);
  }
  if (lens_.shown() && hand_ == Hand::wait) hand_ = Hand::aim;
  if (!lens_.shown() || playing) return target_at(app.table().scene(), at, touch / 2);
  if (!box.contains(at)) return {};
  const std::string within = target_at(app.table().scene(), at, 0);
  return within.empty() ? target_at(app.table().scene(), at, touch / 2) : within;
}

/// The finger has gone up: what it chose is pressed, or, after a quick tap, what it came down on.
void BoardView::lift(App& app, const std::string& on) {
  const std::string target = lens_.shown() ? on : pressed_;
  const int index = app.table().scene().find(target);
  if (index < 0) return;
  const Vec at = placement_.to_screen(app.table().scene().targets[index].at);
  app.table().set_dragging(false, placement_.to_board(at));
  for (const auto kind : {Input::Kind::press, Input::Kind::release}) send(app, kind, target, at);
}

/// The lens shows what lifting the finger would act on or, while a line is drawn, where the line is.
void BoardView::draw_lens(Ui& ui, const App& app, std::span<const Drawn> shapes) {
  const Scene& scene = app.table().scene();
  Input input{.kind = hand_ == Hand::aim ? Input::Kind::press : Input::Kind::release,
              .target = app.table().view().hover,
              .at = placement_.to_board(last_at_)};
  int index = scene.find(input.target);
  if (index >= 0 && hand_ == Hand::aim) input.at = scene.targets[index].at;
  const Intent intent = app.table().preview(input).first;
  const bool moves = !intent.moves.empty() || intent.undo_to >= 0;
  if (hand_ != Hand::aim && !moves) {
    const auto in_hand =
        std::find_if(scene.targets.begin(), scene.targets.end(), [](const Target& t) { return t.pressed; });
    index = in_hand == scene.targets.end() ? -1 : static_cast<int>(in_hand - scene.targets.begin());
  }
  const Target* const target = index < 0 ? nullptr : &scene.targets[index];
  lens_.draw(ui, scene, placement_, shapes, last_at_, target, intent.refusal.empty());
}

void BoardView::zoom_at(Vec at, float factor, const Scene& scene, const Rect& box) {
  double least = 1;
  for (const Target& target : scene.targets) least = std::min(least, target.reach);
  const float fit = placement_.scale / zoom_;
  float most = std::max(1.0F, comfortable / std::max(1e-4F, static_cast<float>(least) * fit));
  if (solid_) most = std::min(most, most_of_solid);  // its places are small where they are seen from the side
  const float zoom = std::clamp(zoom_ * factor, 1.0F, most);
  const Vec from_middle = at - box.centre() - pan_;
  pan_ = pan_ + from_middle * (1 - zoom / zoom_);
  zoom_ = zoom;
}

void BoardView::take_wheel(App& app, const Rect& box, const Gesture& gesture) {
  const ImGuiIO& io = ImGui::GetIO();
  const auto steps = static_cast<int>(std::lround(io.MouseWheel));
  const auto turn = [&](int by) { app.table().act({.kind = Input::Kind::turn, .steps = by}); };
  if (app.table().scene().wheel_turns_held) {
    if (steps != 0) turn(steps > 0 ? 1 : -1);
    if (gesture.second_tap) turn(1);
    return;
  }
  if (!on_page_ && ImGui::IsWindowHovered() && box.contains(io.MousePos) && io.MouseWheel != 0)
    zoom_at(io.MousePos, std::exp(io.MouseWheel * 0.16F), app.table().scene(), box);
  if (gesture.fingers < 2 || !box.contains(gesture.centre)) return;
  zoom_at(gesture.centre, gesture.zoom, app.table().scene(), box);
  if (zoom_ > 1) pan_ = pan_ + gesture.moved;
}

/// A second finger means the board is pinched: what the first one did was not meant.
void BoardView::drop_touch(App& app) {
  app.table().act({.kind = Input::Kind::cancel});
  app.table().set_dragging(false, {});
  if (app.table().session().at() > began_at_) app.table().seek(began_at_);
  hand_ = Hand::empty;
}

int BoardView::focused_target(const Ui& ui, const Scene& scene) const {
  const std::string& id = ui.focused();
  return id.starts_with(target_prefix) ? scene.find(std::string_view(id).substr(target_prefix.size())) : -1;
}

void BoardView::take_keys(const Ui& ui, const Scene& scene, const Rect& box) {
  const int focused = focused_target(ui, scene);
  const auto at = [&] { return placement_.to_screen(scene.targets[focused].at); };
  if (zoom_steps_ != 0)
    zoom_at(focused < 0 ? box.centre() : at(), std::exp(0.35F * static_cast<float>(zoom_steps_)), scene, box);
  if (zoom_ > 1 && focused >= 0 && (zoom_steps_ != 0 || ui.focus_came(ui.focused()))) {
    placement_ = place(scene, box);
    const Rect inner = box.inset(touch, touch);
    const Vec p = at();
    pan_ = pan_ + Vec{std::clamp(p.x, inner.x, inner.right()), std::clamp(p.y, inner.y, inner.bottom())} - p;
  }
  zoom_steps_ = 0;
}

bool BoardView::mirrors_all(const Scene& scene) { return scene.targets.size() <= most_mirrored; }

/// Which targets the page is told of.
std::vector<bool> BoardView::mirrored(const Ui& ui, const Scene& scene) {
  const std::size_t count = scene.targets.size();
  std::vector<bool> chosen(count, mirrors_all(scene));
  if (mirrors_all(scene)) return chosen;
  const int index = focused_target(ui, scene);
  const Target* const focused = index < 0 ? nullptr : &scene.targets[index];
  if (focused || !mirrored_about_) mirrored_about_ = (focused ? *focused : scene.targets[0]).at;
  std::vector<std::pair<double, std::size_t>> away;
  for (std::size_t i = 0; i < count; ++i) {
    const Target& target = scene.targets[i];
    away.emplace_back(std::hypot(target.at.x - mirrored_about_->x, target.at.y - mirrored_about_->y), i);
    chosen[i] = target.pressed;
  }
  std::nth_element(away.begin(), away.begin() + mirrored_around, away.end());
  for (std::size_t i = 0; i < mirrored_around; ++i) chosen[away[i].second] = true;
  if (focused)
    for (const std::string& neighbour : focused->neighbours)
      if (const int there = scene.find(neighbour); there >= 0) chosen[there] = true;
  return chosen;
}

void BoardView::mirror(Ui& ui, const App& app, const Rect& box) {
  const Scene& scene = app.table().scene();
  using Kind = page::MirrorItem::Kind;
  if (scene.board_takes_arrows)
    ui.mirror.add(
        {.kind = Kind::region, .id = "board", .name = say(words::board_takes_arrows), .box = box.inset(2).box()});
  const std::vector<bool> chosen = mirrored(ui, scene);
  for (std::size_t i = 0; i < scene.targets.size(); ++i) {
    if (!chosen[i]) continue;
    const Target& target = scene.targets[i];
    const Vec at = placement_.to_screen(target.at);
    const float reach = static_cast<float>(target.reach) * placement_.scale;
    page::MirrorItem item{.kind = Kind::target,
                          .id = std::string(target_prefix) + target.id,
                          .group = "board",
                          .name = target.name,
                          .state = target.state,
                          .box = {at.x - reach, at.y - reach, 2 * reach, 2 * reach},
                          .enabled = target.enabled,
                          .checked = target.pressed,
                          .value = scene.held_takes_arrows ? 1.0 : 0.0};
    for (const std::string& neighbour : target.neighbours)
      item.neighbours.push_back(std::string(target_prefix) + neighbour);
    ui.mirror.add(std::move(item));
  }
  if (!scene.turns || !app.table().solid()) return;
  // The solid is turned from the keyboard by two sliders that have no ends.
  for (const bool across : {true, false}) {
    page::MirrorItem item{.kind = Kind::slider,
                          .id = across ? "turn:across" : "turn:over",
                          .name = say(across ? words::rotate_sideways : words::rotate_over),
                          .box = {box.x + box.w / 2 - 80 + (across ? 0 : 84), box.bottom() - 24, 76, 20},
                          .value = 180,
                          .most = 360};
    if (const auto to = ui.take_slide(item.id))
      ui.then(across ? Command::turn_across : Command::turn_over, *to > 180 ? 1 : -1);
    ui.mirror.add(std::move(item));
  }
}

void BoardView::take_input(Ui& ui, App& app, const Rect& box, const Gesture& gesture, bool on_page) {
  Table& table = app.table();
  table.stop_turning();
  on_page_ = on_page;
  if (board_ != table.board_revision()) {
    board_ = table.board_revision();
    animator_.clear();
    zoom_ = 1;
    pan_ = {0, 0};
    mirrored_about_.reset();
    hand_ = Hand::empty;
    arcball_ = {};
  }
  // What is played out, unfolds or is explained is seen as a whole.
  const Why& why = app.get<Why>();
  const std::pair told(why.unfolded() ? why.at() + 1 : 0, why.unfolded_steps());
  if ((table.playing() && !playing_) || table.solid() != solid_ || (told.first > 0 && told != told_)) zoom_ = 1;
  told_ = told;
  playing_ = table.playing();
  solid_ = table.solid();
  take_wheel(app, box, gesture);
  placement_ = place(table.scene(), box);
  take_keys(ui, table.scene(), box);
  placement_ = place(table.scene(), box);
  const bool pinches = gesture.fingers >= 2 && !table.scene().wheel_turns_held;
  if (pinches && hand_ == Hand::play) drop_touch(app);
  if ((pinches && (hand_ == Hand::wait || hand_ == Hand::pan)) || (gesture.fingers >= 2 && hand_ == Hand::aim))
    hand_ = Hand::empty;
  if (hand_ == Hand::empty) lens_.hide();
  if (gesture.fingers < 2 || hand_ != Hand::empty) take_pointer(ui, app, box);
  if (const auto turn = arcball_.run(ui.now)) table.turn(*turn);
}

void BoardView::draw(Ui& ui, const App& app, const Rect& box) {
  const Table& table = app.table();
  const Scene& scene = table.scene();
  placement_ = place(scene, box);
  animator_.show(scene.shapes, ui.now, table.board_moves(), ui.reduced_motion);
  const Shapes2D ink = ui.ink();
  ink.list().PushClipRect(zoom_ > 1 ? box.min() : Vec{0, box.y - 16}, zoom_ > 1 ? box.max() : Vec{ui.size.x, ui.size.y},
                          true);
  const std::vector<Drawn>& shapes = animator_.at(ui.now);
  paint(ink, ui.type, *ui.theme, placement_, shapes);
  if (lens_.shown()) draw_lens(ui, app, shapes);
  celebration_.watch(app.get<Progress>().solved_at());
  if (!ui.reduced_motion) celebration_.draw(ink, *ui.theme, placement_, scene, ui.now);
  ink.list().PopClipRect();
  const ButtonLook whole{.icon = Icon::fit, .group = "moves", .name = say(words::whole_board)};
  if (zoom_ > 1 && button(ui, fit_box(box), "fit", "", whole)) {
    zoom_ = 1;
    ui.ask_for_frame();
  }
  mirror(ui, app, box);
  moving_ = animator_.moving(ui.now) || table.board_moves() || table.animating();
  turning_ = hand_ == Hand::turn && ui.now < turned_at_ + rest;
  if (turning_) ui.wake_at(turned_at_ + rest);
  if (moving_ || (!ui.reduced_motion && celebration_.running(ui.now))) ui.ask_for_frame();
}

}  // namespace schlegel::web
