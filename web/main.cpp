/// The wiring: what the page tells goes to the app, the screen is drawn from the app, and only when something asks for
/// it.
#include <memory>

#include "web/app/app.hpp"
#include "web/draw/window.hpp"
#include "web/page/page.hpp"
#include "web/screen/screen.hpp"
#include "web/widgets/ui.hpp"

namespace {

using namespace schlegel;
using namespace schlegel::web;

/// Frames drawn after every event, for hovers and Dear ImGui to settle.
constexpr int settle_frames = 3;
/// Before the ids of the board's targets among those of the page's elements.
constexpr std::string_view target_prefix = "target:";

struct Site {
  Window window;
  Theme theme = light_theme();
  Ui ui;
  App app;
  Screen screen;
  int frames_left = settle_frames;

  void draw() {
    if (!window.can_draw()) return;
    const double now = page::now_milliseconds();
    ui.begin(now);
    ui.size = window.size();
    ui.pixel_ratio = window.pixel_ratio();
    app.tick(now, ui.reduced_motion);
    window.begin(ui.type, now);
    if (window.stirred()) frames_left = settle_frames;  // a press and its release are taken in frames of their own
    screen.draw(ui, app, window.gesture());
    window.end(*ui.theme);
    ui.end();
    rest();
  }

  /// What comes next: another frame, a frame at a certain time, or nothing until something happens.
  void rest() {
    if (frames_left > 0) --frames_left;
    if (frames_left > 0 || ui.animating() || app.animating()) return page::request_frame();
    if (const double tick = app.next_tick(); tick != 0) ui.wake_at(tick);
    if (window.fonts_due() || ui.type.stale()) ui.wake_at(page::now_milliseconds() + 60);
    page::set_timer(ui.sleep());
  }

  void wake() {
    frames_left = settle_frames;
    page::request_frame();
  }
};

std::unique_ptr<Site> site;

/// Buttons that were pressed take effect in frames.
void press_all(Site& s) {
  while (s.ui.waiting() && s.window.can_draw()) s.draw();
}

/// What was done with the page's own elements for the board; it takes effect at once, after the buttons pressed before.
void act(Site& s, Input::Kind kind, const page::PageEvent& event) {
  press_all(s);
  s.screen.reveal_focus();
  Input input;
  input.kind = kind;
  if (kind == Input::Kind::key) input.key = static_cast<char32_t>(event.numbers[0]);
  if (kind == Input::Kind::turn) input.steps = static_cast<int>(event.numbers[0]);
  if (event.text.starts_with(target_prefix)) input.target = event.text.substr(target_prefix.size());
  s.app.act(input);
}

}  // namespace

void schlegel::page::handle(const PageEvent& event) {
  if (!site) return;
  Site& s = *site;
  const std::string& kind = event.kind;
  if (kind == "frame") return s.draw();
  if (kind == "resize") {
    s.window.resize(static_cast<float>(event.numbers[0]), static_cast<float>(event.numbers[1]),
                    static_cast<float>(event.numbers[2]));
    s.frames_left = settle_frames;
    return s.draw();  // at once: a canvas that has changed its size is blank
  }
  if (kind == "catch_up") {
    press_all(s);
    return s.draw();
  }
  if (kind == "hidden") return s.app.save_now();
  if (kind == "print") return s.app.print();
  if (kind == "context_lost") return s.window.context_lost();
  if (kind == "context_restored") s.window.context_restored();
  if (kind == "theme") {
    s.theme = event.numbers[0] != 0 ? dark_theme() : light_theme();
    if (event.numbers[2] != 0) s.theme = with_contrast(s.theme);
    if (!event.text.empty())
      if (const auto system = parse_system_colours(event.text)) s.theme = forced_theme(*system);
    s.ui.theme = &s.theme;
    s.ui.reduced_motion = event.numbers[1] != 0;
  }
  if (kind == "activate") {
    if (event.text.starts_with(target_prefix))
      act(s, Input::Kind::activate, event);
    else
      s.ui.page_activates(event.text);
  }
  if (kind == "slide") s.ui.page_slides(event.text, event.numbers[0]);
  if (kind == "focus") s.ui.page_focuses(event.text);
  if (kind == "blur") s.ui.page_focuses("");
  const bool steps = kind == "key" && s.app.why().unfolded() && (event.numbers[0] == '<' || event.numbers[0] == '>');
  if (steps)
    s.app.step_why(event.numbers[0] == '<' ? -1 : 1);
  else if (kind == "key")
    act(s, Input::Kind::key, event);
  if (kind == "read") s.app.read(event.text);
  if (kind == "turn_held") act(s, Input::Kind::turn, event);
  if (kind == "zoom") s.screen.zoom(static_cast<int>(event.numbers[0]));
  if (kind == "scroll") s.screen.scroll(static_cast<int>(event.numbers[0]));
  if (kind == "turn_solid") s.app.turn_by_key(static_cast<int>(event.numbers[0]), static_cast<int>(event.numbers[1]));
  if (kind == "cancel_held") {
    press_all(s);
    if (!s.screen.dismiss()) s.app.escape();
  }
  if (kind == "progress" || kind == "reply" || kind == "failed") s.app.handle_worker(event);
  if (kind == "place") s.app.open_place(event.text);
  if (kind == "edited") s.app.take_edit(event.text);
  if (kind == "opened") s.app.open_text(event.text);
  if (kind.starts_with("board_")) {
    s.app.change_boards(kind, event.text);
    s.app.show_boards();
  }
  if (kind == "number") s.app.solutions().go(event.text);
  if (kind == "bookmark") s.app.take_bookmark(event.text);
  if (kind == "level") {
    const std::size_t tab = event.text.find('\t');
    if (tab != std::string::npos) s.app.open_level(event.text.substr(0, tab), event.text.substr(tab + 1));
  }
  s.wake();
}

int main() {
  auto made = std::make_unique<Site>();
  if (!made->window.open()) {
    page::fail("This browser does not offer WebGL, which is needed to draw the board.");
    return 0;
  }
  site = std::move(made);
  return 0;
}
