#include "puzzles/sliding/solve/solver.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "play/answers_test.hpp"
#include "puzzles/sliding/test_support.hpp"
#include "trials.hpp"

using namespace schlegel;
using namespace schlegel::sliding;
using namespace schlegel::test_support;
using testing::grid;

namespace {

/// All walks of exactly this length that are solved for the first time at their end, as words.
void walks(const Board& board, Arrangement& at, Vertex blank, int left, Walk& walk, std::vector<Walk>& found) {
  if (is_solved(at)) {
    if (left == 0) found.push_back(walk);
    return;
  }
  if (left == 0) return;
  for (Vertex v : board.around(blank)) {
    walk.push_back(v);
    Vertex there = blank;
    follow(at, there, std::span(&v, 1));
    walks(board, at, there, left - 1, walk, found);
    follow(at, there, std::span(&blank, 1));
    walk.pop_back();
  }
}

bool steps_back(Vertex start, const Walk& walk) {
  for (std::size_t i = 1; i < walk.size(); ++i)
    if (walk[i] == (i > 1 ? walk[i - 2] : start)) return true;
  return false;
}

}  // namespace

TEST_CASE("sliding: numbers of arrangements, greatest distances and how many lie there") {
  struct Row {
    Board board;
    std::uint64_t states, farthest, there;
  };
  testing::Edges cube, octahedron;
  for (Vertex v = 0; v < 8; ++v)
    for (Vertex bit : {1, 2, 4})
      if ((v & bit) == 0) cube.emplace_back(v, v | bit);
  for (Vertex v = 0; v < 6; ++v)
    for (Vertex w = 0; w < v; ++w)
      if (v + w != 5) octahedron.emplace_back(w, v);
  const std::vector<Row> rows{
      {grid(2, 3), 360, 21, 1},
      {grid(2, 4), 20160, 36, 1},
      {grid(3, 3), 181440, 31, 2},
      {grid(3, 3, 1), 181440, 31, 2},
      {grid(3, 3, 4), 181440, 30, 148},
      {Board(8, cube, 0), 20160, 19, 18},
      {Board(6, octahedron, 0), 720, 11, 1},
      {testing::complete(6), 720, 7, 35},
      {testing::theta(1, 2, 2), 840, 29, 1},
      {testing::theta(1, 2, 2, 4), 840, 29, 1},
  };
  Control control;
  for (const Row& row : rows) {
    Solver solver(row.board);
    const auto levels = solver.histogram(control);
    REQUIRE(levels);
    std::uint64_t sum = 0;
    for (std::uint64_t level : *levels) sum += level;
    CHECK(sum == row.states);
    CHECK(solver.positions() == Count(row.states));
    CHECK(levels->size() - 1 == row.farthest);
    CHECK(levels->back() == row.there);
  }
}

TEST_CASE("sliding: table spaces and kept spaces agree with a plain search") {
  const std::uint64_t seed = 11;
  CAPTURE(seed);
  Random random(seed);
  Control control;
  for (int round = 0; round < 60; ++round) {
    const Board board =
        testing::random_board(random, 2 + static_cast<int>(random.below(6)), static_cast<int>(random.below(4)));
    const auto known = testing::all_distances(board);
    const auto ranked = RankedSpace::explore(board, true, control);
    const auto kept = HashedSpace::explore(board, known.size(), control);
    REQUIRE(ranked);
    REQUIRE(kept);
    CHECK(ranked->levels() == kept->levels());
    for (const auto& [at, steps] : known) {
      REQUIRE(ranked->distance(at) == steps);
      REQUIRE(kept->distance(at) == steps);
      Arrangement beside = at;
      Vertex blank = find_blank(board, at);
      const Vertex to = board.around(blank)[random.below(board.around(blank).size())];
      follow(beside, blank, std::span(&to, 1));
      REQUIRE(ranked->distance_beside(beside, steps) == known.at(beside));
    }
    for (int i = 0; i < 20; ++i) {
      const Arrangement at = testing::shuffled(board, random);
      const auto found = known.find(at);
      CHECK(ranked->distance(at) == (found == known.end() ? -1 : found->second));
      CHECK(kept->distance(at) == (found == known.end() ? -1 : found->second));
    }
  }
}

TEST_CASE("sliding: boards of eleven and twelve vertices take no more memory than they need") {
  CHECK(RankedSpace::bytes(12, true) < 250e6);
  Control control;
  const auto path = [](int order) {
    testing::Edges edges;
    for (Vertex v = 1; v < order; ++v) edges.emplace_back(v - 1, v);
    return Board(order, edges, 0);
  };
  Random random(39);
  for (const Board& board : {path(11), path(12), testing::cycle(11), testing::cycle(12), testing::grid(3, 4, 11),
                             testing::theta(3, 3, 4), testing::random_board(random, 11, 3), testing::complete(12)}) {
    Solver solver(board);
    for (int steps : {0, 1, 9, 14}) {
      const Arrangement at = testing::walked(board, random, steps);
      const Distance distance = solver.solve(at, {}, control);
      REQUIRE(distance.exact());
      CHECK(distance.at_least <= steps);
      CHECK(testing::solves(board, at, *distance.walk));
      SolutionSet set;
      CHECK(solver.collect(at, {distance.at_least}, true, set, control) == SearchEnd::complete);
      CHECK(set.count() >= 1);
      CHECK(solver.bytes() < 30e6);
    }
  }
}

TEST_CASE("sliding: pattern tables never exceed the distance, and deepening finds the shortest") {
  Control control;
  each_trial(15, 120, [&](Random& random) {
    const int n = 4 + static_cast<int>(random.below(4));
    const Board board = testing::random_board(random, n, 1 + static_cast<int>(random.below(6)));
    const auto known = testing::all_distances(board);
    std::vector<int> sizes{n / 2};
    sizes.push_back(n - 1 - sizes[0]);
    const auto heuristic = Heuristic::build(board, choose_patterns(board, sizes), control);
    REQUIRE(heuristic);
    for (const auto& [at, steps] : known) REQUIRE(heuristic->bound(at) <= steps);
    const WalkAutomaton automaton(board, 300), none(board, 0);
    for (int i = 0; i < 6; ++i) {
      const Arrangement at = testing::walked(board, random, 1 + static_cast<int>(random.below(25)));
      for (const WalkAutomaton* walks_let_through : {&automaton, &none}) {
        const auto found = deepen(board, *heuristic, *walks_let_through, at, 3'000'000, control);
        if (!found.walk) continue;
        CHECK(testing::solves(board, at, *found.walk));
        CHECK(static_cast<int>(found.walk->size()) == known.at(at));
      }
    }
  });
}

TEST_CASE("sliding: all shortest solutions, and all up to a length, as plain listing finds them") {
  each_trial(23, 150, [&](Random& random, int round) {
    const int n = 3 + static_cast<int>(random.below(5));
    const Board board = testing::random_board(random, n, static_cast<int>(random.below(5)));
    const Arrangement at = testing::walked(board, random, static_cast<int>(random.below(12)));
    const Sliding::Instance instance = testing::instance_of(board, at);
    const int distance = testing::all_distances(board).at(at), most = std::min(distance + 3, 10);
    const auto agrees = [&](const std::vector<Words>& wanted, const char* option) {
      const HowToAsk how{.options = options_of({{option, std::to_string(most)}}), .numbered = 100, .seed = round};
      const auto start = Sliding::start(instance);
      if (wanted.empty())
        CHECK(asked<Sliding>(instance, start, Verb::count, how.options).count == "0");
      else
        CHECK(agrees_with_brute_force<Sliding>(instance, start, std::set(wanted.begin(), wanted.end()), how) == wanted);
    };
    std::vector<Words> up_to, shortest;
    for (int length = 0; length <= most; ++length) {
      Arrangement now = at;
      Walk walk;
      std::vector<Walk> found;
      walks(board, now, find_blank(board, at), length, walk, found);
      for (const Walk& one : found) {
        Words words;
        for (const Vertex v : one) words.push_back("v" + std::to_string(v));
        if (!steps_back(find_blank(board, at), one)) up_to.push_back(words);
        if (length == distance) shortest.push_back(words);
      }
    }
    agrees(up_to, "max-moves");
    if (distance <= most) agrees(shortest, "all-shortest");
  });
}

TEST_CASE("sliding: on larger boards the searches by bounds list the same as distances do") {
  // A 3 x 4 grid is beyond the table that is made at once; its right part of a 3 x 3 is within.
  Control control;
  Random random(5);
  const Board board = grid(3, 4);
  Solver solver(board);
  for (int round = 0; round < 5; ++round) {
    const Arrangement at = testing::walked(board, random, 40);
    const Distance distance = solver.solve(at, {}, control);
    REQUIRE(distance.exact());
    SolutionSet shortest, all;
    REQUIRE(solver.collect(at, {distance.at_least}, true, shortest, control) == SearchEnd::complete);
    REQUIRE(solver.collect(at, {distance.at_least}, false, all, control) == SearchEnd::complete);
    CHECK(shortest.count() == all.count());
    shortest.each([&](const Walk& walk) { return testing::solves(board, at, walk); });
  }
}

TEST_CASE("sliding: a constructed solution on every kind of block") {
  const std::uint64_t seed = 3;
  CAPTURE(seed);
  Random random(sampled(seed));
  Control control;
  std::vector<Board> boards{grid(20, 20),
                            grid(2, 30),
                            grid(5, 7, 17),
                            testing::cycle(60),
                            testing::theta(1, 2, 2),
                            testing::theta(0, 9, 11),
                            testing::theta(3, 4, 5),
                            testing::theta(4, 4, 4),
                            testing::theta(7, 8, 9),
                            testing::theta(1, 2, 30),
                            testing::complete(12)};
  for (int i = 0; i < trials(150); ++i) {
    const int n = 2 + static_cast<int>(random.below(24));
    boards.push_back(testing::random_board(random, n, static_cast<int>(random.below(static_cast<std::uint64_t>(n)))));
  }
  // theta_0 with something attached: the group grows, the core stays.
  boards.push_back(Board(12,
                         testing::Edges{{0, 2},
                                        {1, 2},
                                        {0, 3},
                                        {3, 4},
                                        {1, 4},
                                        {0, 5},
                                        {5, 6},
                                        {1, 6},
                                        {2, 7},
                                        {7, 8},
                                        {8, 9},
                                        {9, 10},
                                        {10, 11},
                                        {4, 11}},
                         0));
  for (const Board& board : boards) {
    const BlockTree tree(board);
    for (int i = 0; i < (board.order() > 30 ? 3 : 1); ++i) {
      Arrangement at = testing::shuffled(board, random);
      if (find_obstacle(board, tree, at)) at = testing::walked(board, random, 50 * board.order());
      REQUIRE(!find_obstacle(board, tree, at));
      const auto made = construct(board, tree, at, 2'000'000, control);
      REQUIRE(made.end == Construction::End::solved);
      REQUIRE(testing::solves(board, at, made.walk));
    }
  }
}

TEST_CASE("sliding: boards beyond an exact search get a solution and proved bounds") {
  Random random(24);
  Control control;
  Solver solver(grid(5, 5));
  const Arrangement at = testing::walked(solver.board(), random, 3000);
  const Distance distance = solver.solve(at, {100'000, 300}, control);
  REQUIRE(distance.walk);
  CHECK(testing::solves(solver.board(), at, *distance.walk));
  CHECK(distance.at_least <= static_cast<int>(distance.walk->size()));
  CHECK(distance.at_least > at_least(40));

  Solver large(grid(9, 9));
  const Arrangement far = testing::walked(large.board(), random, 3000);
  const Distance some = large.solve(far, {}, control);
  REQUIRE(some.walk);
  CHECK(testing::solves(large.board(), far, *some.walk));
  CHECK(some.at_least > 0);
  CHECK(!some.exact());
}

TEST_CASE("sliding: every search stops when told so") {
  Random random(2);
  for (const Board& board : {grid(3, 3), grid(4, 4), grid(5, 5), testing::theta(4, 4, 4)}) {
    const Arrangement at = testing::walked(board, random, 500);
    for (int ticks : {0, 1, 2, 5, 20}) {
      TickLimit control(static_cast<std::uint64_t>(ticks));
      Solver solver(board);
      const Distance distance = solver.solve(at, {}, control);
      if (distance.walk) CHECK(testing::solves(board, at, *distance.walk));
      SolutionSet set;
      TickLimit again(static_cast<std::uint64_t>(ticks));
      solver.collect(at, {60}, false, set, again);
    }
  }
}
