#pragma once
#include <span>

#include "web/ink.hpp"
#include "web/stage.hpp"
#include "web/type.hpp"

namespace schlegel::web {

/// Where the board's unit square lies on the screen.
struct Placement {
  Vec origin;
  float scale = 1;  ///< CSS pixels to a board unit

  Vec to_screen(Point2 p) const {
    return {origin.x + static_cast<float>(p.x) * scale, origin.y + static_cast<float>(p.y) * scale};
  }
  Point2 to_board(Vec p) const { return {(p.x - origin.x) / scale, (p.y - origin.y) / scale}; }
};

/// Paints a board's shapes back to front.
void paint(const Ink& ink, Type& type, const Theme& theme, const Placement& placement, std::span<const Drawn> shapes);

}  // namespace schlegel::web
