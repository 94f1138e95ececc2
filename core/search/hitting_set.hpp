#pragma once
#include <vector>

#include "base/random.hpp"

namespace schlegel {

/// A small set that meets all of several sets.
struct HittingSet {
  std::vector<int> items;
  bool fewest = false;  ///< it is proved that there is no smaller one
};

/// Sets of numbers from 0 to items - 1, none empty. Greedy, then by branching on a set that is met by the fewest items
/// (Reiter 1987), as long as that takes at most `most_steps`; of equal items chance takes one.
HittingSet hit_all(int items, const std::vector<std::vector<int>>& sets, Random& random, int most_steps = 20'000);

}  // namespace schlegel
