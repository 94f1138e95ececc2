#pragma once
#include <algorithm>
#include <span>

#include "graph/drawing/drawing.hpp"

namespace schlegel {

/// Moves and scales a drawing so that it fills a board, whose longer side is 1, up to a margin.
struct Fit {
  double scale = 1, width = 1, height = 1;
  Point2 shift;

  Fit(std::span<const Point2> drawing, double margin) {
    const auto [low, high] = drawing.empty() ? std::pair<Point2, Point2>{{0.5, 0.5}, {0.5, 0.5}} : bounds(drawing);
    const double w = high.x - low.x, h = high.y - low.y;
    scale = (1 - 2 * margin) / std::max({w, h, 0.1});
    width = std::max(scale * w + 2 * margin, 0.3);
    height = std::max(scale * h + 2 * margin, 0.3);
    shift = {width / 2 - scale * (low.x + high.x) / 2, height / 2 - scale * (low.y + high.y) / 2};
  }
  Point2 operator()(Point2 p) const { return {scale * p.x + shift.x, scale * p.y + shift.y}; }
};

}  // namespace schlegel
