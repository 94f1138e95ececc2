#include "puzzles/icosian/explain/luck.hpp"

#include <doctest/doctest.h>

#include "puzzles/icosian/test_support.hpp"
#include "puzzles/icosian/verify.hpp"
#include "trials.hpp"

namespace schlegel::icosian {
namespace {

/// Straight from the definition.
double chance_from(const Instance& instance, Icosian::State state) {
  double sum = 0;
  int moves = 0;
  for (Vertex v = 0; v < instance.graph.order(); ++v) {
    if (!Icosian::why_illegal(instance, state, v).empty()) continue;
    Icosian::State next = state;
    Icosian::apply(instance, next, v);
    sum += chance_from(instance, next);
    ++moves;
  }
  if (moves > 0) return sum / moves;
  return verify(instance, state.path) ? 1 : 0;
}

TEST_CASE("icosian: the chance of a tour is that of the definition, as far as some thousand walks can tell") {
  int possible = 0;
  each_sampled_seed(60, [&](Random& random) {
    const auto order = static_cast<int>(4 + random.below(4));
    std::vector<std::pair<int, int>> edges;
    for (int u = 0; u < order; ++u)
      for (int v = u + 1; v < order; ++v)
        if (v == u + 1 || random.below(3) > 0) edges.emplace_back(u, v);
    Instance instance;
    instance.graph = testing::numbered(order, edges);
    instance.closed = random.below(3) > 0;
    if (random.below(3) == 0) instance.forbidden.push_back(0);
    if (random.below(3) == 0) instance.opening = {static_cast<Vertex>(random.below(order))};
    const Icosian::State state = Icosian::start(instance);
    const double exact = chance_from(instance, state);
    possible += exact > 0 ? 1 : 0;
    CHECK(chance_of_tour(instance, state) == doctest::Approx(exact).scale(1).epsilon(0.06));
  });
  CHECK(possible > at_least(20));
}

}  // namespace
}  // namespace schlegel::icosian
