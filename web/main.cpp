/// The wiring: what the page tells goes to the app, the screen is drawn from the app, and only when something asks for
/// it.
#include <algorithm>
#include <cmath>
#include <memory>
#include <type_traits>
#include <variant>

#include "web/app/app.hpp"
#include "web/app/command.hpp"
#include "web/draw/window.hpp"
#include "web/page/events.hpp"
#include "web/page/page.hpp"
#include "web/screen/screen.hpp"
#include "web/widgets/ui.hpp"
#include "web/words.hpp"

namespace {

using namespace schlegel;
using namespace schlegel::web;

std::vector<page::ListedPuzzle> listed_puzzles() {
  std::vector<page::ListedPuzzle> list;
  for (const PuzzleInfo& info : puzzles())
    list.push_back(
        {std::string(info.id), say(Sentence{info.title}), say(Sentence{info.goal}), say(Sentence{info.how})});
  return list;
}

struct Site {
  Window window;
  Theme theme = light_theme();
  Ui ui;
  App app;
  Screen screen;

  void draw() {
    const double now = page::now_milliseconds();
    if (!window.can_draw()) return pass_time(now);
    ui.begin(now);
    ui.size = window.size();
    ui.pixel_ratio = window.pixel_ratio();
    window.begin(ui.type, now);
    screen.take_input(ui, app, window.gesture());
    app.tick(now, ui.reduced_motion);
    screen.draw(ui, app);
    window.end(*ui.theme, app.table().board_moves());
    ui.run_commands(app);
    ui.end();
    rest();
  }

  /// Without a picture: another page of the site is shown.
  void pass_time(double now) {
    app.tick(now, true);
    const double next = app.next_tick();
    page::set_timer(next == 0 ? 0 : std::max(1, static_cast<int>(std::ceil(next - now))));
  }

  /// What comes next: another frame, a frame at a certain time, or nothing until something happens.
  void rest() {
    // A tap's place, press and release are taken one in a frame.
    if (window.stirred() || ui.animating() || app.table().animating()) return page::request_frame();
    if (const double tick = app.next_tick(); tick != 0) ui.wake_at(tick);
    if (window.fonts_due() || ui.type.stale()) ui.wake_at(page::now_milliseconds() + 60);
    page::set_timer(ui.sleep());
  }
};

std::unique_ptr<Site> site;

/// Takes an event. After true, or nothing, something may have changed, so that frames are to be drawn.
struct Handler {
  Site& site;

  bool operator()(const page::Frame&) { return draw_now(); }
  void operator()(const page::Timer&) {}
  bool operator()(const page::CatchUp&) {
    press_all();
    return draw_now();
  }
  bool operator()(const page::ContextLost&) {
    site.window.context_lost();
    return false;
  }
  void operator()(const page::ContextRestored&) { site.window.context_restored(); }
  void operator()(const page::DialogClosed&) {}
  bool operator()(const page::Resize& size) {
    site.window.resize(size.width, size.height, size.ratio);
    return draw_now();  // at once: a canvas that has changed its size is blank
  }
  void operator()(const page::ThemeChange& change) {
    site.theme = change.dark ? dark_theme() : light_theme();
    if (change.contrast) site.theme = with_contrast(site.theme);
    if (change.forced) site.theme = forced_theme(change.colours);
    site.ui.theme = &site.theme;
    site.ui.reduced_motion = change.still;
  }

  void operator()(const page::Mouse& mouse) { site.window.mouse_moves({mouse.x, mouse.y}, mouse.buttons); }
  void operator()(const page::MouseLeft&) { site.window.mouse_leaves(); }
  void operator()(const page::Finger& finger) {
    site.window.finger_moves(finger.id, {finger.x, finger.y}, finger.lifted);
  }
  void operator()(const page::Wheel& wheel) { site.window.wheel_turns(wheel.notches); }

  void operator()(const page::Activate& event) {
    if (event.item.starts_with(target_prefix))
      act({.kind = Input::Kind::activate}, event.item);
    else
      site.ui.page_activates(event.item);
  }
  void operator()(const page::Slide& event) { site.ui.page_slides(event.item, event.value); }
  void operator()(const page::Focus& event) { site.ui.page_focuses(event.item, event.pointed); }
  void operator()(const page::Key& event) {
    App& app = site.app;
    const int by = event.code == '>' ? 1 : event.code == '<' ? -1 : 0;
    if (by != 0 && app.get<Why>().unfolded())
      app.get<Why>().step(by);
    else if (by != 0)
      app.get<Boards>().open_neighbour(by);
    else if (event.code == '#' && event.item.starts_with(target_prefix))
      app.table().pencil_key(event.item.substr(target_prefix.size()));
    else
      act({.kind = Input::Kind::key, .key = event.code}, event.item);
  }
  void operator()(const page::Show& event) {
    using What = page::Show::What;
    press_all();
    switch (event.what) {
      case What::boards:
        return site.app.get<Boards>().show();
      case What::new_board:
        return site.app.get<NewBoards>().show(event.puzzle);
      case What::share:
        return run(site.app, Command::share, 0);
      case What::help:
        return page::tell(page::ShowHelp{listed_puzzles()});
    }
  }
  void operator()(const page::Scroll& event) { site.screen.scroll(event.pages); }
  void operator()(const page::Zoom& event) { site.screen.zoom(event.steps); }
  void operator()(const page::TurnHeld& event) { act({.kind = Input::Kind::turn, .steps = event.steps}, ""); }
  void operator()(const page::CancelHeld&) {
    press_all();
    if (!site.screen.dismiss()) site.app.escape();
  }

  /// All else is for one of the app's parts.
  template <class Event>
  bool operator()(const Event& event) {
    return site.app.handle(event);
  }

 private:
  bool draw_now() {
    site.draw();
    return false;
  }

  /// Buttons that were pressed take effect in frames.
  void press_all() {
    while (site.ui.waiting() && site.window.can_draw()) site.draw();
  }

  /// What was done with the page's own elements for the board; it takes effect at once, after the buttons pressed
  /// before.
  void act(Input input, std::string_view item) {
    press_all();
    site.screen.reveal_focus();
    if (item.starts_with(target_prefix)) input.target = item.substr(target_prefix.size());
    site.app.table().act(input);
  }
};

}  // namespace

void schlegel::page::handle(const PageEvent& event) {
  const auto take = [](const auto& one) {
    Handler handler{*site};
    if constexpr (!std::is_void_v<decltype(handler(one))>)
      return handler(one);
    else
      return handler(one), true;
  };
  if (site && std::visit(take, event)) page::request_frame();
}

int main() {
  auto made = std::make_unique<Site>();
  if (!made->window.open()) {
    page::fail(say(web::words::no_webgl));
    return 0;
  }
  site = std::move(made);
  return 0;
}
