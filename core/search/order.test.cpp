#include "search/order.hpp"

#include <set>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "trials.hpp"

namespace schlegel {
namespace {

EdgeList random_links(Random& random, int most) {
  EdgeList links;
  links.order = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most)));
  const double density = random.real();
  for (int u = 0; u < links.order; ++u)
    for (int v = u + 1; v < links.order; ++v)
      if (random.real() < density) links.ends.emplace_back(u, v);
  return links;
}

TEST_CASE("sweep: every edge once, and a vertex holds its slot from its first edge to its last") {
  each_trial(9, 300, [&](Random& random) {
    const EdgeList links = random_links(random, 14);
    const Sweep sweep = find_sweep(links);
    REQUIRE(sweep.steps.size() == links.ends.size());
    std::vector<int> left(static_cast<std::size_t>(links.order), 0);
    for (const auto& [u, v] : links.ends) {
      ++left[u];
      ++left[v];
    }
    std::vector<int> holder(static_cast<std::size_t>(sweep.slots), -1);
    std::set<int> edges;
    int last_entry = 0;
    for (std::size_t i = 0; i < sweep.steps.size(); ++i) {
      const SweepStep& step = sweep.steps[i];
      CHECK(edges.insert(step.edge).second);
      const auto [u, v] = links.ends[step.edge];
      const int end[2] = {u, v};
      for (int k = 0; k < 2; ++k) {
        int& held = holder[step.slot[k]];
        if (step.enters[k]) {
          CHECK(held == -1);
          held = end[k];
          last_entry = static_cast<int>(i);
        }
        CHECK(held == end[k]);
        CHECK(step.left[k] == --left[end[k]]);
      }
      for (int k = 0; k < 2; ++k)
        if (step.left[k] == 0) holder[step.slot[k]] = -1;
    }
    CHECK(sweep.last_entry == last_entry);
  });
}

TEST_CASE("sweep: a long strip stays narrow, with a hub one more") {
  EdgeList strip;
  strip.order = 4 * 300;
  for (int x = 0; x < 300; ++x)
    for (int y = 0; y < 4; ++y) {
      if (y < 3) strip.ends.emplace_back(4 * x + y, 4 * x + y + 1);
      if (x < 299) strip.ends.emplace_back(4 * x + y, 4 * x + y + 4);
    }
  CHECK(find_sweep(strip).slots <= 6);
  for (int v = 0; v < strip.order; ++v) strip.ends.emplace_back(v, strip.order);
  ++strip.order;
  CHECK(find_sweep(strip).slots <= 7);
}

TEST_CASE("sweep: too wide is said") {
  EdgeList dense;
  dense.order = 300;
  for (int u = 0; u < 300; ++u)
    for (int v = u + 1; v < 300; ++v) dense.ends.emplace_back(u, v);
  CHECK(find_sweep(dense).slots == 0);
}

}  // namespace
}  // namespace schlegel
