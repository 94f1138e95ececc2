#include <map>

#include <doctest/doctest.h>

#include "play/game.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/solve/small_game.hpp"
#include "puzzles/peg/test_support.hpp"
#include "trials.hpp"

namespace schlegel::peg {
namespace {

/// Straight from the definition: jumps drawn at random, every legal one alike.
double chance_of(const testing::BruteForce& brute, Position p, std::map<Position, double>& known) {
  if (brute.goal(p)) return 1;
  if (const auto found = known.find(p); found != known.end()) return found->second;
  const auto jumps = brute.jumps(p);
  double sum = 0;
  for (const Jump& jump : jumps) sum += chance_of(brute, p ^ jump.changed(), known);
  return known[p] = jumps.empty() ? 0 : sum / static_cast<double>(jumps.size());
}

TEST_CASE("peg: the chance of random jumps is that of the definition") {
  int winnable = 0;
  each_sampled_seed(3000, [&](Random& random) {
    Instance instance = random.below(2) == 0 ? testing::random_board(random, 5 + testing::below(random, 6), 24)
                                             : testing::random_grid(random, 4, 3, random.below(2) == 0, 1);
    instance.start = random.next() & instance.all();
    instance.goal = {false, bit(testing::below(random, instance.holes()))};
    Control control;
    PlanTable table(instance, {instance.goal.pegs});
    REQUIRE(table.fill({&instance.start, 1}, control) == SearchEnd::complete);
    if (!table.winnable(instance.start)) return;
    ++winnable;
    std::map<Position, double> known;
    CHECK(*chance(table, instance.start, control) ==
          doctest::Approx(chance_of(testing::BruteForce(instance), instance.start, known)));
  });
  CHECK(winnable > at_least(100));
}

TEST_CASE("peg: a solved position is as easy as can be, and a question that is stopped has no grade") {
  auto instance = *Peg::parse(find_level("peg", "triangle15")->text);
  TickLimit stopped(0);
  Control control;
  CHECK(Peg::grade(instance, Peg::start(instance), stopped).grade == 0);
  instance.start = instance.goal.pegs;
  CHECK(Peg::grade(instance, Peg::start(instance), control).grade == 1);
}

}  // namespace
}  // namespace schlegel::peg
