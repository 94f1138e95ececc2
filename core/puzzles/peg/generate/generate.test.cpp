#include <algorithm>
#include <numeric>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "play/new_board_test.hpp"
#include "puzzles/peg/board.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/test_support.hpp"
#include "results.hpp"

namespace schlegel::peg {
namespace {

using test_support::OptionList;

Instance refined(const Instance& board, const OptionList& asked) {
  return *must(Peg::refine(board, test_support::options_of(asked)));
}

std::string problem(const Instance& board, const OptionList& asked) {
  return test_support::problem<Peg>(refined(board, asked), asked);
}

Instance shipped(std::string_view id) { return *Peg::parse(find_level("peg", id)->text); }

/// Whether a permutation of the holes other than the identity keeps the lines, the start and the goal.
bool symmetric(const Instance& instance) {
  std::vector<int> image(static_cast<std::size_t>(instance.holes()));
  std::iota(image.begin(), image.end(), 0);
  const auto of = [&](int hole) { return image[hole]; };
  const auto keeps = [&](Position pegs) {
    Position moved = 0;
    for (int hole = 0; hole < instance.holes(); ++hole)
      if (pegs & bit(hole)) moved |= bit(of(hole));
    return moved == pegs;
  };
  while (std::next_permutation(image.begin(), image.end())) {
    if (!keeps(instance.start) || (!instance.goal.any && !keeps(instance.goal.pegs))) continue;
    const bool lines = std::all_of(instance.lines.begin(), instance.lines.end(), [&](const Line& line) {
      return std::any_of(instance.lines.begin(), instance.lines.end(), [&](const Line& other) {
        return of(line.middle) == other.middle &&
               ((of(line.a) == other.a && of(line.b) == other.b) || (of(line.a) == other.b && of(line.b) == other.a));
      });
    });
    if (lines) return true;
  }
  return false;
}

TEST_CASE("peg, new boards: on small boards every promise is kept, by plain recursion over all plays") {
  int boards = 0, asked_moves = 0;
  each_seed(1500, [&](Random& random) {
    Instance board = random.below(2) == 0 ? testing::random_board(random, 5 + testing::below(random, 5), 24)
                                          : testing::random_grid(random, 4, 3, random.below(2) == 0, 1);
    if (board.lines.empty()) return;
    OptionList asked;
    const int pegs = 3 + testing::below(random, board.holes() - 4);
    const int moves = 1 + testing::below(random, pegs - 1);
    if (random.below(2) == 0) asked.emplace_back("pegs", std::to_string(pegs));
    if (random.below(3) == 0) asked.emplace_back("in-moves", std::to_string(moves));
    if (random.below(3) == 0) asked.emplace_back("goal", "any");
    const auto made = must(test_support::one_attempt<Peg>(refined(board, asked), asked, random));
    if (!*made) return;
    ++boards;
    const Instance& instance = (*made)->instance;
    testing::BruteForce brute(instance);
    const Count plans = brute.plans(instance.start);
    CHECK(plans > 0);
    const int fewest = brute.fewest(instance.start, -1).first;
    const std::string in_moves = std::to_string(fewest) + (fewest == 1 ? " move" : " moves");
    CHECK((*made)->guarantee ==
          (plans == 1 ? "It has one solution; it takes "
                      : "It has " + to_text(plans) + " solutions (every order of jumps counts); the shortest takes ") +
              in_moves + ".");
    for (const auto& [name, value] : asked) {
      if (name == "pegs") CHECK(peg_count(instance.start) == pegs);
      asked_moves += name == "in-moves" ? 1 : 0;
      if (name == "in-moves") CHECK(fewest == moves);
      if (name == "goal") CHECK(instance.goal.any);
    }
    // Not dull: somewhere on the way there is a choice that matters.
    bool choice = false;
    for (const Position p : brute.reachable(instance.start)) {
      int good = 0, all = 0;
      for (const Jump& jump : brute.jumps(p)) ++all, good += brute.plans(p ^ jump.changed()) > 0 ? 1 : 0;
      choice = choice || (brute.plans(p) > 0 && !brute.goal(p) && good < all);
    }
    CHECK(choice);
  });
  CHECK(boards > 300);
  CHECK(asked_moves > 20);
}

TEST_CASE("peg, new boards: a symmetry keeps start and goal where that is asked for") {
  int boards = 0;
  each_seed(600, [&](Random& random) {
    // Holes in a row or in a ring, and some lines across.
    const int holes = 6 + testing::below(random, 3);
    Instance board;
    for (int i = 0; i < holes; ++i) {
      board.names.push_back("v" + std::to_string(i));
      board.at.push_back({0.5, 0.5});
    }
    const bool ring = random.below(2) == 0;
    for (int i = 0; i + (ring ? 0 : 2) < holes; ++i) board.lines.push_back({i, (i + 1) % holes, (i + 2) % holes});
    if (random.below(2) == 0)
      for (int i = 0; i < holes; ++i) board.lines.push_back({i, (i + 2) % holes, (i + 4) % holes});
    const OptionList asked{{"symmetric", ""}, {"pegs", std::to_string(3 + random.below(3u))}};
    const auto made = test_support::one_attempt<Peg>(refined(board, asked), asked, random);
    if (!made.ok() || !*made) return;
    ++boards;
    CHECK(symmetric((*made)->instance));
  });
  CHECK(boards > 20);
}

TEST_CASE("peg, new boards: what cannot be made is refused at once, and a try can be cancelled") {
  const Instance english = shipped("english33");
  CHECK(problem(english, {{"pegs", "33"}}).find("--pegs") != std::string::npos);
  CHECK(problem(english, {{"pegs", "4"}, {"in-moves", "4"}}).find("too many") != std::string::npos);
  CHECK(problem(english, {{"in-moves", "31"}, {"goal", "c1,d1"}}).find("allow 30 jumps") != std::string::npos);
  CHECK(problem(english, {{"pegs", "2"}, {"goal", "c1,d1"}}).find("must be more than") != std::string::npos);
  Instance board = *Peg::parse("peg\nhole a 0 0\nhole b 0.5 0\nhole c 1 0\nempty a\ngoal any\n");
  CHECK(problem(board, {}).find("no lines") != std::string::npos);
  board = *Peg::parse(
      "peg\nhole a 0 0\nhole b 0.3 0\nhole c 0.6 0\nhole d 0.9 0\nline a b c\nline a c d\nline a d b\nempty a\ngoal "
      "any\n");
  CHECK(problem(board, {{"symmetric", ""}}).find("no symmetry") == std::string::npos);
  TickLimit stopped(0);
  Random random(1);
  const auto result = must(Peg::generate(english, {}, random, stopped));
  CHECK_FALSE(result->has_value());
}

}  // namespace
}  // namespace schlegel::peg
