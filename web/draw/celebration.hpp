#pragma once
#include <vector>

#include "web/draw/painter.hpp"

namespace schlegel::web {

/// About a second of joy over a finished board: a wave of light that runs out over the targets, and a few sparks.
class Celebration {
 public:
  /// Begins when `solved_at` (milliseconds, 0: not solved) is new.
  void watch(double solved_at) {
    if (solved_at != start_) start_ = solved_at;
  }
  bool running(double now) const { return start_ != 0 && now - start_ < whole; }
  void draw(const Shapes2D& ink, const Theme& theme, const Placement& placement, const Scene& scene, double now) const;

 private:
  static constexpr double whole = 1350;
  double start_ = 0;
};

}  // namespace schlegel::web
