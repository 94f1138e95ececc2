#pragma once
#include <deque>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "web/app/command.hpp"
#include "web/draw/shapes_2d.hpp"
#include "web/draw/text_renderer.hpp"
#include "web/widgets/mirror.hpp"

namespace schlegel::web {

/// What lasts from frame to frame around the widgets: theme, fonts, the page's own input, when to draw again.
class Ui {
 public:
  const Theme* theme = &light_theme();
  bool reduced_motion = false;
  TextRenderer type;
  MirrorBuilder mirror;
  double now = 0;  ///< milliseconds, at the start of the frame
  float pixel_ratio = 1;
  Vec size;  ///< of the screen, in CSS pixels

  /// Paints into the current Dear ImGui window.
  Shapes2D ink() const { return {*ImGui::GetWindowDrawList(), 1 / pixel_ratio}; }

  void begin(double milliseconds);
  /// Whether one more frame is wanted at once, and after how many milliseconds one is (0: never).
  bool animating() const { return animate_; }
  int sleep() const;
  /// Something moves, or is known better in the next frame.
  void ask_for_frame() { animate_ = true; }
  void wake_at(double milliseconds) { wake_ = wake_ == 0 ? milliseconds : std::min(wake_, milliseconds); }
  void end();

  /// What a widget does when it is pressed: drawing changes nothing, so it waits until all is drawn.
  void then(Command command, int value = 0) { commands_.emplace_back(command, value); }
  /// Does what was pressed, in its order.
  void run_commands(App& app);

  // What the page said since the last frame.
  /// Several activations take effect in frames of their own, in their order.
  void page_activates(std::string id) { activated_.push_back(std::move(id)); }
  bool waiting() const { return !activated_.empty(); }
  void page_slides(std::string id, double value) { slid_ = std::move(id), slid_to_ = value; }
  /// What a pointer presses stays where it is, or the pointer is let go of elsewhere.
  void page_focuses(std::string id, bool pointed) { focused_ = std::move(id), focus_moved_ = !pointed; }
  bool take_activation(std::string_view id);
  std::optional<double> take_slide(std::string_view id);
  /// The focus has just come to this item: it scrolls into view.
  bool focus_came(std::string_view id) const { return focus_moved_ && focused_ == id; }
  const std::string& focused() const { return focused_; }

  struct Press {
    bool hovered = false, held = false, clicked = false;
    float warmth = 0;  ///< how far the hover has faded in, 0 to 1
  };
  /// A region to press with pointer or finger; shows the hand and scrolls to it when the focus comes.
  Press press(const Rect& box, const std::string& id, bool enabled = true, const char* cursor = "pointer");
  /// The pointer is a finger, which does not hover.
  bool touched() const;
  void cursor(const char* css) { cursor_ = css; }

 private:
  bool animate_ = false;
  double wake_ = 0;
  std::deque<std::string> activated_;
  std::string slid_, focused_;
  bool focus_moved_ = false;
  double slid_to_ = 0;
  std::unordered_map<std::string, float> warmth_;
  double last_ = 0;
  std::vector<std::pair<Command, int>> commands_;
  const char* cursor_ = "default";
  std::string shown_cursor_ = "default";
};

}  // namespace schlegel::web
