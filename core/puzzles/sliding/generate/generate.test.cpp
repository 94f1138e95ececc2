#include <algorithm>
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "play/new_board_test.hpp"
#include "puzzles/sliding/sliding.hpp"
#include "puzzles/sliding/test_support.hpp"
#include "results.hpp"

namespace schlegel::sliding {
namespace {

using test_support::OptionList;

/// The board of one of some tries.
NewBoard<Instance> made(const Instance& ground, const OptionList& asked, Random& random) {
  for (int tries = 0; tries < 200; ++tries) {
    auto result = must(test_support::one_attempt<Sliding>(ground, asked, random));
    if (*result) return **std::move(result);
  }
  FAIL("200 tries came to nothing");
  return {};
}

std::string problem(const Instance& ground, const OptionList& asked) {
  return test_support::problem<Sliding>(ground, asked);
}

/// How far the arrangement is from home and how many shortest walks lead there, by a breadth-first search from either
/// end that meets in the middle.
std::pair<int, std::uint64_t> shortest(const Board& board, const Arrangement& from, int most) {
  using Layer = std::map<Arrangement, std::uint64_t>;
  struct Side {
    Layer before, now;
  };
  const auto grow = [&](Side& side) {
    Layer next;
    for (const auto& [at, ways] : side.now) {
      const Vertex gap = find_blank(board, at);
      for (const Vertex v : board.around(gap)) {
        Arrangement there = at;
        std::swap(there[v], there[gap]);
        if (side.before.count(there) == 0 && side.now.count(there) == 0) next[there] += ways;
      }
    }
    side.before = std::move(side.now);
    side.now = std::move(next);
  };
  Side ends[2]{{{}, {{from, 1}}}, {{}, {{testing::home(board), 1}}}};
  for (int moves = 0; moves <= most; ++moves) {
    std::uint64_t ways = 0;
    for (const auto& [at, here] : ends[0].now)
      if (const auto met = ends[1].now.find(at); met != ends[1].now.end()) ways += here * met->second;
    if (ways > 0) return {moves, ways};
    grow(ends[moves % 2]);
  }
  return {-1, 0};
}

TEST_CASE("sliding, new boards: on small graphs every promise is kept, by plain search over all positions") {
  int boards = 0, impossible = 0;
  each_seed(400, [&](Random& random) {
    const Board board = testing::random_board(random, 3 + static_cast<int>(random.below(4u)), 4);
    const Instance ground = testing::instance_of(board, testing::home(board));
    const auto far = testing::all_distances(board);
    int most = 0;
    std::size_t all = 1;
    for (const auto& [at, distance] : far) most = std::max(most, distance);
    for (int i = 2; i <= board.order(); ++i) all *= i;

    for (int distance = 1; distance <= most; distance += 1 + static_cast<int>(random.below(3u)), ++boards) {
      const auto there = made(ground, {{"distance", std::to_string(distance)}}, random);
      REQUIRE(far.count(there.instance.start) == 1);
      CHECK(far.at(there.instance.start) == distance);
      CHECK(there.guarantee ==
            "The shortest solution takes " + std::to_string(distance) + (distance == 1 ? " move." : " moves."));
      const auto one_way = must(test_support::one_attempt<Sliding>(
          ground, {{"distance", std::to_string(distance)}, {"one-way", ""}}, random));
      if (*one_way) CHECK(shortest(board, (*one_way)->instance.start, most) == std::pair{distance, std::uint64_t{1}});
    }
    CHECK(problem(ground, {{"distance", std::to_string(most + 1)}}) != "");
    CHECK(far.at(made(ground, {{"hardest", ""}}, random).instance.start) == most);
    CHECK(far.count(made(ground, {}, random).instance.start) == 1);
    boards += 2;

    bool farthest_one_way = false;
    for (const auto& [at, distance] : far)
      farthest_one_way = farthest_one_way || (distance == most && shortest(board, at, most).second == 1);
    if (farthest_one_way) {
      const auto there = made(ground, {{"hardest", ""}, {"one-way", ""}}, random);
      CHECK(shortest(board, there.instance.start, most) == std::pair{most, std::uint64_t{1}});
    } else {
      CHECK(problem(ground, {{"hardest", ""}, {"one-way", ""}}) != "");
      ++impossible;
    }
    if (far.size() == all) {
      CHECK(problem(ground, {{"unsolvable", ""}}) != "");
      ++impossible;
    } else {
      const auto there = made(ground, {{"unsolvable", ""}}, random);
      CHECK(far.count(there.instance.start) == 0);
      CHECK(there.guarantee.starts_with("It’s unsolvable. "));
      ++boards;
    }
  });
  CHECK(boards > 2000);
  CHECK(impossible > 100);
}

TEST_CASE("sliding, new boards: the hardest of eight vertices are as far as any, and not always the same") {
  for (const char* text : {"graph ladder_4", "graph cube", "graph wheel_7"}) {
    CAPTURE(text);
    const auto ground = must(Sliding::parse(std::string("sliding\n") + text + "\n"));
    const Part part = part_of(*ground, ground->blank_home);
    const auto far = testing::all_distances(part.board);
    int most = 0;
    for (const auto& [at, distance] : far) most = std::max(most, distance);
    const auto farthest =
        std::count_if(far.begin(), far.end(), [&](const auto& entry) { return entry.second == most; });
    std::set<Arrangement> drawn;
    each_seed(20, [&](Random& random) {
      const Arrangement at = part.inside(made(*ground, {{"hardest", ""}}, random).instance.start);
      REQUIRE(far.count(at) == 1);
      CHECK(far.at(at) == most);
      drawn.insert(at);
    });
    CHECK((farthest == 1 || drawn.size() > 1));
  }
}

TEST_CASE("sliding, new boards: where there is no table, distances are those of a search from both ends") {
  for (const char* text : {"grid 4x4", "grid 3x5", "grid 5x5", "graph dodecahedron", "graph complete_13"}) {
    CAPTURE(text);
    const auto ground = must(Sliding::parse(std::string("sliding\n") + text + "\n"));
    const Board board = part_of(*ground, ground->blank_home).board;
    const bool dense = board.max_degree() > 4;
    each_seed(8, [&](Random& random) {
      const int distance = 1 + static_cast<int>(random.below(dense ? 5u : 18u));
      const auto there = made(*ground, {{"distance", std::to_string(distance)}}, random);
      CHECK(shortest(board, there.instance.start, distance).first == distance);
      const auto one_way = made(*ground, {{"distance", std::to_string(distance)}, {"one-way", ""}}, random);
      CHECK(shortest(board, one_way.instance.start, distance) == std::pair{distance, std::uint64_t{1}});
    });
  }
}

TEST_CASE("sliding, new boards: tokens out of the gap's reach stay at home unless the board is to be unsolvable") {
  const auto ground = must(Sliding::parse(
      "sliding\nvertex a\nvertex b\nvertex c\nvertex d\nvertex e\nvertex f\nedge a b\nedge b c\nedge c a\nedge d e\n"
      "tokens 0 b c d e f\ntarget 0 b c d e f\n"));
  Random random(3);
  for (int round = 0; round < 20; ++round) {
    const Arrangement start = made(*ground, {}, random).instance.start;
    for (std::size_t v = 3; v < 6; ++v) CHECK(start[v] == static_cast<Vertex>(v));
  }
  CHECK(made(*ground, {{"unsolvable", ""}}, random).guarantee.starts_with("It’s unsolvable. "));
}

TEST_CASE("sliding, new boards: what cannot be made is refused at once, and cancelled where it cannot be refused") {
  const auto of = [](const char* board) { return *Sliding::parse(std::string("sliding\n") + board + "\n"); };
  const Instance eight = of("grid 3x3"), fifteen = of("grid 4x4"), large = of("grid 9x9");
  CHECK(problem(eight, {{"distance", "32"}}).find("the farthest are 31") != std::string::npos);
  CHECK(problem(eight, {{"grade", "5"}}).find("hard enough") != std::string::npos);
  CHECK(problem(eight, {{"distance", "0"}}).find("--distance") != std::string::npos);
  CHECK(problem(eight, {{"hardest", ""}, {"distance", "3"}}).find("exclude each other") != std::string::npos);
  CHECK(problem(eight, {{"one-way", ""}, {"unsolvable", ""}}).find("exclude each other") != std::string::npos);
  CHECK(problem(fifteen, {{"hardest", ""}}).find("use --distance") != std::string::npos);
  CHECK(problem(large, {{"distance", "10"}}).find("64 vertices") != std::string::npos);
  CHECK(problem(of("graph wheel_7"), {{"unsolvable", ""}}).find("is solvable") != std::string::npos);
  CHECK(problem(of("grid 1x1"), {}).find("can never move") != std::string::npos);
  Random random(5);
  CHECK(made(large, {}, random).guarantee.starts_with("It’s solvable"));
  CHECK(made(large, {{"unsolvable", ""}}, random).guarantee.starts_with("It’s unsolvable"));
  for (const std::uint64_t ticks : {0u, 1u, 2u, 5u, 20u}) {
    TickLimit limit(ticks);
    const auto options = test_support::options_of({{"distance", "3000"}});
    const auto stopped = must(Sliding::generate(fifteen, options, random, limit));
    CHECK_FALSE(stopped->has_value());
  }
}

}  // namespace
}  // namespace schlegel::sliding
