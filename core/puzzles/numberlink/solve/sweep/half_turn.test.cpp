#include "puzzles/numberlink/solve/sweep/half_turn.hpp"

#include <numeric>

#include <doctest/doctest.h>

#include "puzzles/numberlink/test_support.hpp"
#include "trials.hpp"

namespace schlegel::numberlink {
namespace {

using namespace testing;
using HalfTurnSpec = VertexSpec<SlotValues<8, 3>>;

/// A board that the half turn v -> n - 1 - v maps to itself, or nearly when `spoilt`.
ReducedGraph random_core(Random& random, bool spoilt) {
  const int n = 4 + static_cast<int>(random.below(8)), reach = 2 + static_cast<int>(random.below(4));
  ReducedGraph reduced;
  reduced.graph.order = n;
  reduced.cover = random.below(2) == 0;
  reduced.pair.assign(static_cast<std::size_t>(n), -1);
  const double density = 0.4 + 0.6 * random.real();
  for (int u = 0; u < n; ++u)
    for (int v = u + 1; v < n && v <= u + reach; ++v) {
      const bool own_image = u == n - 1 - v;
      if ((!own_image && u > n - 1 - v) || random.real() > density) continue;
      const char required = random.below(20) == 0;
      reduced.graph.ends.emplace_back(u, v);
      reduced.required.push_back(required);
      if (own_image) continue;
      reduced.graph.ends.emplace_back(n - 1 - v, n - 1 - u);
      reduced.required.push_back(required);
    }
  for (std::uint64_t tries = 1 + random.below(3); tries > 0; --tries) {
    const auto u = static_cast<int>(random.below(static_cast<std::uint64_t>(n))),
               v = static_cast<int>(random.below(static_cast<std::uint64_t>(n)));
    const std::set<int> places{u, v, n - 1 - u, n - 1 - v};
    const bool taken = std::any_of(places.begin(), places.end(), [&](int w) { return reduced.pair[w] >= 0; });
    if (taken || u == v || (places.size() == 3)) continue;
    reduced.pair[u] = reduced.pair[v] = reduced.pairs++;
    if (places.size() == 4) reduced.pair[n - 1 - u] = reduced.pair[n - 1 - v] = reduced.pairs++;
  }
  if (spoilt && !reduced.required.empty()) reduced.required[random.below(reduced.required.size())] ^= 1;
  return reduced;
}

}  // namespace

TEST_CASE("numberlink: half a sweep and its turned other half count what the whole sweep counts") {
  constexpr std::uint64_t seed = 41;
  CAPTURE(seed);
  Random random(sampled(seed));
  int used = 0, refused = 0, several = 0;
  for (int round = 0; round < trials(20000); ++round) {
    CAPTURE(round);
    const bool spoilt = round % 8 == 0;
    const ReducedGraph reduced = random_core(random, spoilt);
    std::vector<std::int32_t> order(static_cast<std::size_t>(reduced.graph.order));
    std::iota(order.begin(), order.end(), 0);
    const Sweep sweep = sweep_along(reduced.graph, order);
    if (sweep.steps.empty()) continue;
    const VertexSweep vertices(sweep, reduced);
    auto half = HalfTurn::find(vertices, reduced);
    if (!half) {
      ++refused;
      continue;
    }
    Control control;
    const HalfTurnSpec spec(vertices);
    REQUIRE(HalfTurnSpec::fits(vertices));
    const Count expected = std::get<frontier::Counted>(frontier::count(spec, control)).count;
    frontier::Counter<HalfTurnSpec> counter(spec, control);
    frontier::Meter meter(control, "counting");
    for (;;) {
      REQUIRE(half->look(counter, 0, meter));
      if (counter.step() == half->last_step()) break;
      if (counter.done()) break;
      REQUIRE(counter.advance());
    }
    REQUIRE(half->cost().looks < 1e6);
    CHECK(half->count(meter) == expected);
    ++used;
    several += expected > 1 ? 1 : 0;
  }
  CHECK(used > at_least(8000));
  CHECK(refused > at_least(1000));
  CHECK(several > at_least(1000));
}

}  // namespace schlegel::numberlink
