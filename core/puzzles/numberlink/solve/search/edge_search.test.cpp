#include "puzzles/numberlink/solve/search/edge_search.hpp"

#include <doctest/doctest.h>

#include "puzzles/numberlink/solve/search/search_portfolio.hpp"
#include "puzzles/numberlink/test_support.hpp"
#include "trials.hpp"

namespace schlegel::numberlink {
namespace {

/// Few pairs and much room, so that searches meet the same states again and again.
Instance roomy_instance(Random& random) {
  const std::string head = random.below(3) == 0 ? "numberlink\ncover\n" : "numberlink\n";
  if (random.below(3) > 0)
    return testing::random_board(random, 4 + random.below(3), 4 + random.below(4), 2 + random.below(3), head);
  return testing::random_instance(random, {.side = 7, .cells = 36, .vertices = 16, .pairs = 4, .edges = 60});
}

/// The solutions that a search must meet, in the order in which it does, or nothing when it meets many.
std::optional<std::vector<Links>> met(const Instance& instance, const SweepOrder& order, EdgeSearch::Options options,
                                      std::size_t memory_limit) {
  Control control;
  control.memory_limit = memory_limit;
  Instance asked = instance;
  if (options.uncovered) asked.rules.cover = false;
  if (options.chordless || options.canonical) asked.rules.self_touch = false;
  std::vector<Links> found;
  int left = 300;
  EdgeSearch edge_search(instance, {}, order, options);
  const auto end = edge_search.run(control, 30'000, [&](const Links& links) {
    if (verify(asked, links)) found.push_back(links);
    return --left > 0;
  });
  if (end != SearchEnd::complete) return std::nullopt;
  return found;
}

}  // namespace

// Without memory nothing is remembered, so that every dead state is searched again.
TEST_CASE("numberlink: a search meets the same solutions whether it remembers dead states or not") {
  int compared = 0, several = 0;
  each_trial(8, 1500, [&](Random& random) {
    const Instance instance = roomy_instance(random);
    CAPTURE(Numberlink::write(instance));
    for (const SweepOrder& order : sweep_orders(instance))
      for (const EdgeSearch::Options options : {EdgeSearch::Options{}, EdgeSearch::Options{.chordless = true},
                                                EdgeSearch::Options{.canonical = true, .uncovered = true}}) {
        const auto expected = met(instance, order, options, 0);
        if (!expected) continue;
        const auto found = met(instance, order, options, std::size_t{1} << 24);
        REQUIRE(found);
        CHECK(*found == *expected);
        ++compared;
        several += found->size() > 1 ? 1 : 0;
      }
  });
  CHECK(compared > at_least(5000));
  CHECK(several > at_least(500));
}

}  // namespace schlegel::numberlink
