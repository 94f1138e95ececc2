#pragma once
#include "web/draw/shapes_2d.hpp"

namespace schlegel::web {

enum class Icon {
  none,
  undo,
  redo,
  play,
  pause,
  previous,
  next,
  down,
  up,
  lesson,
  share,
  solid,
  flat,
  fit,
  close,
  restart,
  flag,
  more,
  edit,
  back,
  goal
};

/// `size` is the side of its square, in CSS pixels.
void draw_icon(const Shapes2D& ink, Icon icon, Vec centre, float size, ImU32 colour);

}  // namespace schlegel::web
