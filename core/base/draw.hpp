#pragma once
#include "base/count.hpp"
#include "base/random.hpp"

namespace schlegel {

/// Uniform in [0, bound), without bias; bound > 0. The result of a seed never changes: links to random solutions
/// contain it.
inline Count draw_below(const Count& bound, Random& random) {
  const unsigned bits = static_cast<unsigned>(msb(bound)) + 1;
  for (;;) {
    Count draw = 0;
    for (unsigned have = 0; have < bits; have += 64) draw |= Count(random.next()) << have;
    draw &= (Count(1) << bits) - 1;
    if (draw < bound) return draw;
  }
}

}  // namespace schlegel
