#pragma once
#include <optional>
#include <string>
#include <vector>

#include "web/app/app.hpp"
#include "web/draw/arcball.hpp"
#include "web/draw/celebration.hpp"
#include "web/draw/lens.hpp"
#include "web/draw/painter.hpp"
#include "web/draw/window.hpp"
#include "web/widgets/ui.hpp"

namespace schlegel::web {

/// What an item of the mirror that is a target of the board is called begins with.
inline constexpr std::string_view target_prefix = "target:";

/// The board on the screen: paints the scene, takes pointers and fingers, mirrors the targets.
class BoardView {
 public:
  /// `on_page`: on a page that scrolls by wheel and by dragging where there is nothing to play with.
  void take_input(Ui& ui, App& app, const Rect& box, const Gesture& gesture, bool on_page);
  void draw(Ui& ui, const App& app, const Rect& box);
  bool moving() const { return moving_ || turning_; }
  /// Where a place of the board was last drawn.
  Vec on_screen(Point2 p) const { return placement_.to_screen(p); }
  /// The pointer that is down plays, turns the solid or moves what is zoomed.
  bool in_hand() const { return hand_ != Hand::empty && (hand_ != Hand::pan || zoom_ > 1) && hand_ != Hand::wait; }
  /// Of a very large board only the targets around the focus are mirrored.
  static bool mirrors_all(const Scene& scene);
  /// Zooms in or out by so many steps, about what has the focus.
  void zoom(int steps) { zoom_steps_ += steps; }

 private:
  /// wait: a press that may turn or move the board; aim: one that takes effect when the finger is lifted.
  enum class Hand { empty, play, turn, pan, wait, aim };

  Placement place(const Scene& scene, const Rect& box);
  std::string target_at(const Scene& scene, Vec at, float least) const;
  void send(App& app, Input::Kind kind, const std::string& target, Vec at) const;
  void grab(const Ui& ui, Vec at);
  void press(Ui& ui, App& app, const std::string& on, Vec at);
  void drag(Ui& ui, App& app, const std::string& on, Vec at);
  void take_pointer(Ui& ui, App& app, const Rect& box);
  [[gnu::noinline]] void press_long(Ui& ui, App& app, Vec at);
  // What fingers do on small places. Not inlined, so that cmake/split_app.mjs can keep them out of the first load.
  [[gnu::noinline]] bool waits_for_lift(const App& app, const std::string& on, Vec at);
  [[gnu::noinline]] std::string choose(Ui& ui, const App& app, const Rect& box, Vec at);
  [[gnu::noinline]] void lift(App& app, const std::string& on);
  [[gnu::noinline]] void draw_lens(Ui& ui, const App& app, std::span<const Drawn> shapes);
  void take_wheel(App& app, const Rect& box, const Gesture& gesture);
  int focused_target(const Ui& ui, const Scene& scene) const;
  void take_keys(const Ui& ui, const Scene& scene, const Rect& box);
  void drop_touch(App& app);
  void zoom_at(Vec at, float factor, const Scene& scene, const Rect& box);
  std::vector<bool> mirrored(const Ui& ui, const Scene& scene);
  void mirror(Ui& ui, const App& app, const Rect& box);

  SceneAnimator animator_;
  Celebration celebration_;
  Arcball arcball_;
  Placement placement_;
  Hand hand_ = Hand::empty;
  Vec pressed_at_, last_at_;
  Lens lens_;
  std::string pressed_;       ///< the target that a finger came down on
  bool small_ = false;        ///< a finger came down on a place that it hides
  bool drags_ = false;        ///< a press there takes something into the hand that a drag moves
  double pressed_since_ = 0;  ///< milliseconds
  float zoom_ = 1;
  Vec pan_{0, 0};
  int zoom_steps_ = 0;
  std::optional<Point2> mirrored_about_;  ///< the middle of what is mirrored of a large board
  int began_at_ = 0;                      ///< moves played when the pointer went down
  int board_ = -1;
  bool playing_ = false, solid_ = false;      ///< in the last frame
  std::pair<std::size_t, std::size_t> told_;  ///< the step, from 1, and how far its fold is gone through
  bool on_page_ = false;
  bool moving_ = false;
  bool turning_ = false;  ///< by a finger that has not rested yet
  double turned_at_ = 0;
};

}  // namespace schlegel::web
