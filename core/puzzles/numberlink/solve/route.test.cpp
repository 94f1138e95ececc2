#include "puzzles/numberlink/solve/route.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "puzzles/numberlink/solve/solver.hpp"
#include "puzzles/numberlink/test_support.hpp"
#include "trials.hpp"

namespace schlegel::numberlink {

using namespace testing;

TEST_CASE("numberlink: what the router finds is a solution, and it finds most of those of small boards") {
  Control control;
  int solvable = 0, found = 0;
  each_trial(5, 1500, [&](Random& random) {
    const std::size_t pairs = 1 + random.below(std::size_t{4});
    const std::size_t w = 3 + random.below(std::size_t{4}), h = 3 + random.below(std::size_t{4});
    const Instance instance = random_board(random, w, h, pairs);
    const auto expected = numberlink::solve(instance, {}, control);
    const Routed routed = route(instance, {}, 200'000, control);
    if (routed.links) CHECK(verify(instance, *routed.links));
    if (routed.links) CHECK(std::holds_alternative<Links>(expected));
    solvable += std::holds_alternative<Links>(expected) ? 1 : 0;
    found += routed.links ? 1 : 0;
    if (!routed.links || routed.links->empty()) return;
    // From a drawn beginning of a line it goes on to a solution that keeps it.
    const Pair& pair = instance.pairs[0];
    const auto first = std::find_if(routed.links->begin(), routed.links->end(), [&](Edge e) {
      const auto [u, v] = instance.graph.ends(e);
      return u == pair.a || v == pair.a;
    });
    REQUIRE(first != routed.links->end());
    const Routed again = route(instance, {*first}, 200'000, control);
    if (again.links) CHECK(std::binary_search(again.links->begin(), again.links->end(), *first));
    if (again.links) CHECK(verify(instance, *again.links));
  });
  CHECK(found * 100 >= solvable * 97);
  CHECK(solvable > at_least(500));
}

TEST_CASE("numberlink: the router keeps to its bounds") {
  Random random(9);
  const Instance large = random_board(random, 60, 60, 100);
  TickLimit limit(3);
  const Routed stopped = route(large, {}, UINT64_MAX, limit);
  CHECK(stopped.stopped);
  CHECK_FALSE(stopped.links);
  Control control;
  const Routed over = route(large, {}, 5'000, control);
  CHECK_FALSE(over.stopped);
  CHECK(over.work <= 6'024);
  // A pair that is walled in has no way at all.
  const Instance walled = Numberlink::parse("numberlink\ngrid\n1 # .\n# # .\n. . 1\n").value();
  const Routed none = route(walled, {}, UINT64_MAX, control);
  CHECK_FALSE(none.links);
  CHECK(none.work < 100);
}

}  // namespace schlegel::numberlink
