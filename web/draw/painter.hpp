#pragma once
#include <span>

#include "web/draw/scene_animator.hpp"
#include "web/draw/shapes_2d.hpp"
#include "web/draw/text_renderer.hpp"

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
void paint(const Shapes2D& ink, TextRenderer& type, const Theme& theme, const Placement& placement,
           std::span<const Drawn> shapes);

}  // namespace schlegel::web
