#pragma once
#include <algorithm>

namespace schlegel::web {

/// Slows down towards the end: 0 -> 0, 1 -> 1.
inline float ease_out(float t) {
  const float s = 1 - std::clamp(t, 0.0F, 1.0F);
  return 1 - s * s * s;
}
inline float ease_in_out(float t) {
  t = std::clamp(t, 0.0F, 1.0F);
  return t < 0.5F ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t);
}

}  // namespace schlegel::web
