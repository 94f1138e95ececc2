#pragma once
#include <optional>
#include <string>
#include <vector>

#include "web/app.hpp"
#include "web/celebration.hpp"
#include "web/painter.hpp"
#include "web/solid.hpp"
#include "web/ui.hpp"
#include "web/window.hpp"

namespace schlegel::web {

/// The board on the screen: paints the scene, takes pointers and fingers, mirrors the targets.
class Board {
 public:
  /// `on_page`: on a page that scrolls by wheel and by dragging where there is nothing to play with.
  void draw(Ui& ui, App& app, const Rect& box, const Gesture& gesture, bool on_page = false);
  bool moving() const { return moving_; }
  /// Where a place of the board was last drawn.
  Vec on_screen(Point2 p) const { return placement_.to_screen(p); }
  /// The pointer that is down plays, turns the solid or moves what is zoomed.
  bool in_hand() const { return hand_ != Hand::empty && (hand_ != Hand::pan || zoom_ > 1) && hand_ != Hand::wait; }
  /// Of a very large board only the targets around the focus are mirrored.
  static bool mirrors_all(const Scene& scene);
  /// Zooms in or out by so many steps, about what has the focus.
  void zoom(int steps) { zoom_steps_ += steps; }

 private:
  enum class Hand { empty, play, turn, pan, wait };

  Placement place(const Scene& scene, const Rect& box);
  std::string target_at(const Scene& scene, Vec at, bool finger) const;
  void take_pointer(Ui& ui, App& app, const Rect& box);
  void take_wheel(App& app, const Rect& box, const Gesture& gesture);
  int focused_target(const Ui& ui, const Scene& scene) const;
  void take_keys(const Ui& ui, const Scene& scene, const Rect& box);
  void drop_touch(App& app);
  void zoom_at(Vec at, float factor, const Scene& scene, const Rect& box);
  std::vector<bool> mirrored(const Ui& ui, const Scene& scene);
  void mirror(Ui& ui, App& app, const Rect& box);

  Stage stage_;
  Celebration celebration_;
  Arcball arcball_;
  Placement placement_;
  Hand hand_ = Hand::empty;
  Vec pressed_at_, last_at_;
  float zoom_ = 1;
  Vec pan_{0, 0};
  int zoom_steps_ = 0;
  std::optional<Point2> mirrored_about_;  ///< the middle of what is mirrored of a large board
  int began_at_ = 0;                      ///< moves played when the pointer went down
  int board_ = -1;
  bool playing_ = false, solid_ = false;  ///< in the last frame
  bool on_page_ = false;
  bool moving_ = false;
};

}  // namespace schlegel::web
