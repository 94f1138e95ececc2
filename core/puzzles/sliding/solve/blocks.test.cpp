// Solvability against full search on every graph of up to seven vertices, connected or not.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include <doctest/doctest.h>

#include "puzzles/sliding/solve/refutation.hpp"
#include "puzzles/sliding/solve/solver.hpp"
#include "puzzles/sliding/test_support.hpp"
#include "trials.hpp"

using namespace schlegel;
using namespace schlegel::sliding;

namespace {

using Mask = std::uint32_t;  ///< a graph: bit v * (v - 1) / 2 + w for the edge w < v

std::size_t bit_of(int w, int v) { return static_cast<std::size_t>(v * (v - 1) / 2 + w); }

Mask canonical(Mask graph, int n) {
  std::vector<int> order(static_cast<std::size_t>(n));
  std::iota(order.begin(), order.end(), 0);
  Mask least = ~Mask{0};
  do {
    Mask renamed = 0;
    for (int v = 1; v < n; ++v)
      for (int w = 0; w < v; ++w)
        if (graph >> bit_of(w, v) & 1) {
          const int a = order[w], b = order[v];
          renamed |= Mask{1} << bit_of(std::min(a, b), std::max(a, b));
        }
    least = std::min(least, renamed);
  } while (std::next_permutation(order.begin(), order.end()));
  return least;
}

int degree(Mask graph, int n, int v) {
  int degree = 0;
  for (int w = 0; w < n; ++w)
    if (w != v) degree += static_cast<int>(graph >> bit_of(std::min(v, w), std::max(v, w)) & 1);
  return degree;
}

/// One graph of each shape with so many vertices: each is a smaller one and a vertex of greatest degree.
std::vector<Mask> all_graphs(int n) {
  if (n == 1) return {0};
  std::set<Mask> shapes;
  for (Mask smaller : all_graphs(n - 1))
    for (Mask joined = 0; joined < Mask{1} << (n - 1); ++joined) {
      const Mask graph = smaller | joined << bit_of(0, n - 1);
      bool greatest = true;
      for (int v = 0; v + 1 < n; ++v) greatest = greatest && degree(graph, n, v) <= degree(graph, n, n - 1);
      if (greatest) shapes.insert(canonical(graph, n));
    }
  return {shapes.begin(), shapes.end()};
}

Board board_of(Mask mask, int n, Vertex blank_home) {
  testing::Edges edges;
  for (int v = 1; v < n; ++v)
    for (int w = 0; w < v; ++w)
      if (mask >> bit_of(w, v) & 1) edges.emplace_back(w, v);
  return Board(n, edges, blank_home);
}

/// Everything at home.
Instance instance_of(const Board& board) { return testing::instance_of(board, testing::home(board)); }

struct Tally {
  std::uint64_t solvable = 0, refuted = 0;
};

void compare(const std::map<Arrangement, int>& solvable, const Instance& start, Tally& tally) {
  const auto state = Sliding::start(start);
  const auto refutation = refute(start, state);
  const bool can = solvable.count(start.start) != 0;
  REQUIRE(refutation.has_value() == !can);
  ++(can ? tally.solvable : tally.refuted);
  // Trying out all of theta_0 takes milliseconds: every twentieth of these certificates is checked.
  if (refutation && (refutation->certificate.substr(0, 5) != "theta" || tally.refuted % 20 == 0))
    REQUIRE(Sliding::check(start, state, refutation->certificate) == CheckResult::accepted);
}

}  // namespace

TEST_CASE("sliding: solvable or not, on every graph of up to six vertices, as a full search says") {
  Tally tally;
  int graphs = 0;
  for (int n = 1; n <= 6; ++n)
    for (Mask mask : all_graphs(n)) {
      ++graphs;
      for (Vertex blank_home = 0; blank_home < n; ++blank_home) {
        // On six vertices one home for each graph, by turns.
        if (n == 6 && blank_home != graphs % 6) continue;
        const Board board = board_of(mask, n, blank_home);
        const Instance instance = instance_of(board);
        const auto solvable = testing::all_distances(board);
        const Part part = part_of(instance, blank_home);
        CHECK(Count(solvable.size()) == reachable(part.board, BlockTree(part.board)));
        Instance start = instance;
        std::sort(start.start.begin(), start.start.end());
        do compare(solvable, start, tally);
        while (std::next_permutation(start.start.begin(), start.start.end()));
      }
    }
  CHECK(graphs == 1 + 2 + 4 + 11 + 34 + 156);
  CHECK(tally.solvable > at_least(10'000));
  CHECK(tally.refuted > at_least(10'000));
}

TEST_CASE("sliding: solvable or not, on every graph of seven vertices, by numbers and samples") {
  const std::uint64_t seed = 1974;
  CAPTURE(seed);
  Random random(seed);
  Tally tally;
  const std::vector<Mask> graphs = all_graphs(7);
  REQUIRE(graphs.size() == 1044);
  for (const Mask mask : graphs) {
    const Board board = board_of(mask, 7, static_cast<Vertex>(random.below(7)));
    const Instance instance = instance_of(board);
    const auto solvable = testing::all_distances(board);
    const Part part = part_of(instance, instance.blank_home);
    REQUIRE(Count(solvable.size()) == reachable(part.board, BlockTree(part.board)));
    for (int i = 0; i < 12; ++i) {
      Instance start = instance;
      if (i % 2 == 0) {
        for (std::size_t k = 7; k > 1; --k) std::swap(start.start[k - 1], start.start[random.below(k)]);
      } else {
        auto some = solvable.begin();
        std::advance(some, static_cast<std::ptrdiff_t>(random.below(solvable.size())));
        start.start = some->first;
      }
      compare(solvable, start, tally);
    }
  }
  CHECK(tally.solvable > at_least(1000));
  CHECK(tally.refuted > at_least(1000));
}

// A hub, the middle of the short path, a vertex of a long one: all there are up to symmetry.
TEST_CASE("sliding: theta_0, the one exception, wherever the blank's home is") {
  for (Vertex blank : {0, 2, 3}) {
    const Board board = testing::theta(1, 2, 2, blank);
    const auto solvable = testing::all_distances(board);
    CHECK(solvable.size() == 840);
    Instance start = instance_of(board);
    Tally tally;
    do compare(solvable, start, tally);
    while (std::next_permutation(start.start.begin(), start.start.end()));
    CHECK(tally.solvable == 840);
    CHECK(tally.refuted == 4200);
  }
}

TEST_CASE("sliding: certificates of solvable positions and forged ones are rejected") {
  each_trial(7, 400, [&](Random& random) {
    const int n = 3 + static_cast<int>(random.below(6));
    const Board board = testing::random_board(random, n, static_cast<int>(random.below(5)));
    const Instance instance = testing::instance_of(board, testing::walked(board, random, 200));
    const auto state = Sliding::start(instance);
    REQUIRE(!refute(instance, state));
    for (int i = 0; i < 20; ++i) {
      static constexpr const char* kinds[] = {"apart", "cut", "order", "parity", "theta", "nonsense"};
      std::string forged = kinds[random.below(6)];
      if (forged == "apart") {
        forged += " v" + std::to_string(random.below(static_cast<std::uint64_t>(n)));
      } else if (forged == "cut") {
        forged += " v" + std::to_string(random.below(static_cast<std::uint64_t>(n))) + " v" +
                  std::to_string(random.below(static_cast<std::uint64_t>(n)));
      } else {
        const Arrangement order = testing::shuffled(board, random);
        const auto count = forged == "theta" ? 7 : 3 + random.below(static_cast<std::uint64_t>(n) - 2);
        for (std::size_t k = 0; k < count && k < order.size(); ++k) forged += " v" + std::to_string(order[k]);
      }
      REQUIRE_MESSAGE(Sliding::check(instance, state, forged) == CheckResult::rejected, forged);
    }
  });
}
