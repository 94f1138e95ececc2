#pragma once
#include <cstdint>
#include <vector>

#include "web/draw/geometry.hpp"
#include "web/draw/text_renderer.hpp"
#include "web/draw/theme.hpp"

namespace schlegel::web {

/// Two fingers on the board since the last frame.
struct Gesture {
  int fingers = 0;              ///< down at this moment
  float zoom = 1;               ///< how much farther apart they are
  Vec centre = {}, moved = {};  ///< in CSS pixels
  bool second_tap = false;      ///< a second finger has come down
};

/// The canvas: its WebGL context with Dear ImGui on it. Nothing is drawn but by draw().
class Window {
 public:
  /// False when there is no WebGL.
  bool open();
  /// The canvas's size in CSS pixels and its device pixel ratio.
  void resize(float width, float height, float pixel_ratio);
  void context_lost();
  void context_restored();
  bool can_draw() const { return alive_ && width_ > 0; }

  void mouse_moves(Vec at, int buttons);
  void mouse_leaves();
  /// The first finger on the canvas is a mouse to Dear ImGui; two make a gesture.
  void finger_moves(std::int64_t id, Vec at, bool lifted);
  /// A notch is one; touch pads send fractions of it, some mice tens at a time.
  void wheel_turns(float notches);

  /// Starts a frame and makes new fonts where they are wanted.
  void begin(TextRenderer& type, double now);
  /// Draws, unless it is the picture that is there; `moving`: it certainly is not.
  void end(const Theme& theme, bool moving);
  /// More of what was done on the canvas is still to be shown.
  bool stirred() const { return stirred_; }
  /// Fonts are still to be rasterised.
  bool fonts_due() const { return fonts_due_; }
  Vec size() const { return {width_, height_}; }
  float pixel_ratio() const { return pixel_ratio_; }
  const Gesture& gesture() const { return gesture_; }

 private:
  bool alive_ = false;
  float width_ = 0, height_ = 0, pixel_ratio_ = 1;
  double fonts_made_ = -1e9, last_frame_ = 0;
  bool fonts_due_ = false;
  bool stirred_ = false;
  std::uint64_t drawn_ = 0;  ///< the picture on the canvas; 0: none
  Gesture gesture_;
  Gesture coming_;  ///< what the next frame is told
  struct Finger {
    std::int64_t id;
    Vec at;
  };
  std::int64_t first_finger_ = -1;  ///< the one that is a mouse, while it is down; else -1
  std::vector<Finger> fingers_;     ///< that are down, in the order in which they came
};

}  // namespace schlegel::web
