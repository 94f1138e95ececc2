#pragma once
#include <cstdint>
#include <vector>

#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// A one-to-one renaming of the colours: by colour its new one.
using ColourPermutation = std::vector<std::uint8_t>;

/// Readings of one face that become one another under renamings of the colours that keep the box of pieces.
struct ReadingOrbit {
  Placement first;
  std::vector<ColourPermutation>
      renamings;  ///< one for each reading of the orbit, from `first` to it; the identity comes first
};

/// Sorts readings into orbits. Where a renaming is hard to find the orbits may be smaller than they could be, never
/// wrong.
std::vector<ReadingOrbit> reading_orbits(const Instance& instance, const std::vector<Placement>& readings);

/// Whether every renaming of the colours leaves the box as it is.
bool all_renamings_keep_box(const Instance& instance);

}  // namespace schlegel::quintomino
