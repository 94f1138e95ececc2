#pragma once
#include <string>

#include "play/words.hpp"

namespace schlegel {

/// Of a grid, "7 by 5"; else empty.
template <class Instance>
std::string shape_of(const Instance& instance) {
  int width = 0, height = 0;
  if constexpr (requires { instance.width, instance.height; }) {
    width = instance.width;
    height = instance.height;
  } else if constexpr (requires { instance.columns, instance.rows; }) {
    width = instance.columns;
    height = instance.rows;
  }
  return width > 0 ? say(words::grid_shape, {{"width", width}, {"height", height}}) : std::string();
}

}  // namespace schlegel
