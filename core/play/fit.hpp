#pragma once
#include <algorithm>
#include <span>

#include "graph/graph.hpp"

namespace schlegel {

/// Moves and scales a drawing so that it fills a board, whose longer side is 1, up to a margin.
struct Fit {
  double scale = 1, width = 1, height = 1;
  Point2 shift;

  Fit(std::span<const Point2> drawing, double margin) {
    Point2 low{1e9, 1e9}, high{-1e9, -1e9};
    for (Point2 p : drawing) {
      low = {std::min(low.x, p.x), std::min(low.y, p.y)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    if (drawing.empty()) low = high = {0.5, 0.5};
    const double w = high.x - low.x, h = high.y - low.y;
    scale = (1 - 2 * margin) / std::max({w, h, 0.1});
    width = std::max(scale * w + 2 * margin, 0.3);
    height = std::max(scale * h + 2 * margin, 0.3);
    shift = {width / 2 - scale * (low.x + high.x) / 2, height / 2 - scale * (low.y + high.y) / 2};
  }
  Point2 operator()(Point2 p) const { return {scale * p.x + shift.x, scale * p.y + shift.y}; }
};

}  // namespace schlegel
