#include "search/hitting_set.hpp"

#include <algorithm>
#include <bit>

#include <doctest/doctest.h>

#include "trials.hpp"

using namespace schlegel;

TEST_CASE("hitting set: it meets all sets, and no smaller one does") {
  each_sampled_seed(3000, [&](Random& random) {
    const int items = 1 + static_cast<int>(random.below(10u));
    std::vector<std::vector<int>> sets(random.below(9u));
    std::vector<unsigned> masks;
    for (auto& set : sets) {
      for (int i = 0; i < items; ++i)
        if (random.below(3u) == 0) set.push_back(i);
      if (set.empty()) set.push_back(static_cast<int>(random.below(static_cast<unsigned>(items))));
      masks.push_back(0);
      for (const int i : set) masks.back() |= 1u << i;
    }
    int fewest = items;
    for (unsigned some = 0; some < 1u << items; ++some)
      if (std::all_of(masks.begin(), masks.end(), [&](unsigned mask) { return (mask & some) != 0; }))
        fewest = std::min(fewest, std::popcount(some));
    const HittingSet found = hit_all(items, sets, random);
    unsigned taken = 0;
    for (const int i : found.items) taken |= 1u << i;
    CHECK(std::all_of(masks.begin(), masks.end(), [&](unsigned mask) { return (mask & taken) != 0; }));
    CHECK(found.fewest);
    CHECK(static_cast<int>(found.items.size()) == fewest);
    const HittingSet hasty = hit_all(items, sets, random, 3);
    if (hasty.fewest) CHECK(static_cast<int>(hasty.items.size()) == fewest);
  });
}
