#pragma once
#include <optional>

#include "play/scene.hpp"
#include "web/draw/geometry.hpp"

namespace schlegel::web {

/// Turns a solid by dragging it as if it were a ball, and lets it run on for a moment when it is let go.
class Arcball {
 public:
  void grab(Vec at, Vec centre, float radius, double now);
  /// The turn since the last call.
  Rotation drag(Vec at, double now);
  void release(double now, bool run_on);
  /// The turn to make now while it runs on; nothing when it has come to rest.
  std::optional<Rotation> run(double now);

 private:
  Point3 on_ball(Vec at) const;

  Vec centre_;
  float radius_ = 1;
  Point3 last_;
  double last_time_ = 0;
  Point3 axis_;
  double speed_ = 0;  ///< radians in a millisecond
  bool running_ = false;
};

}  // namespace schlegel::web
