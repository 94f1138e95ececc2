#include "puzzles/quintomino/explain/piece_facts.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "base/index.hpp"
#include "play/explain_test.hpp"
#include "play/game.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/test_support.hpp"
#include "results.hpp"
#include "trials.hpp"

namespace schlegel::quintomino {
namespace {

using test_support::Truth;

constexpr int boards = 3000;

/// A surface with pieces cut from a random colouring of its edges, of which some are changed, and some more.
Instance random_board(Random& random, bool tetrahedron) {
  const std::string faces = tetrahedron ? "0 4 1 / 1 5 2 / 2 3 0 / 3 5 4" : testing::random_surface(random);
  const auto colours = 1 + random.below(3);
  std::string pieces, face;
  const auto add_piece = [&](std::size_t length, bool again) {
    std::string piece;
    for (std::size_t i = 0; i < length; ++i) piece += static_cast<char>('1' + random.below(colours));
    pieces += " " + piece;
    if (again) pieces += " " + piece;
  };
  std::vector<char> colour(20);
  for (char& c : colour) c = static_cast<char>('1' + random.below(colours));
  const bool changes = random.below(2) == 0;
  std::string piece;
  for (const char c : faces + "/") {
    if (c == '/') {
      if (changes && random.below(4) == 0)
        add_piece(piece.size(), false);
      else
        pieces += " " + piece;
      if (random.below(5) == 0) add_piece(piece.size(), random.below(3) == 0);
      piece.clear();
    } else if (c != ' ') {
      piece += colour[c - '0'];
    }
  }
  std::string text = "faces " + faces + "\npieces" + pieces + "\n";
  text += random.below(2) == 0 ? "flip yes\n" : "flip no\n";
  text += random.below(5) == 0 ? "repeat yes\n" : "repeat no\n";
  return testing::instance_of(text);
}

/// All colourings of the edges in which every face reads as a piece, no kind too often.
std::vector<Truth> coverings(const Instance& instance, const PieceFacts& facts) {
  std::vector<Truth> all;
  const std::size_t edges = instance.edges.size(), colours = instance.colours.size();
  std::vector<std::uint8_t> colour(edges, 0);
  for (;;) {
    std::vector<int> used(instance.kinds.size(), 0);
    std::vector<int> lies;
    bool good = true;
    for (std::size_t f = 0; f < instance.faces.size() && good; ++f) {
      Colours reading;
      for (const int e : instance.faces[f]) reading.push_back(colour[e]);
      const int kind = instance.find(reading).kind;
      good = kind >= 0 && (++used[kind] <= instance.kinds[kind].count || instance.repeat);
      if (good) lies.push_back(facts.lies(static_cast<int>(f), kind));
    }
    if (good) {
      Truth& truth = all.emplace_back(at(facts.variables()), 0);
      for (std::size_t e = 0; e < edges; ++e) truth[facts.coloured(static_cast<int>(e), colour[e])] = 1;
      for (const int variable : lies) truth[variable] = 1;
    }
    std::size_t e = 0;
    while (e < edges && ++colour[e] == colours) colour[e++] = 0;
    if (e == edges) return all;
  }
}

/// With some pieces laid at random.
Board random_position(const Instance& instance, Random& random) {
  Board board = start_board(instance);
  for (std::size_t f = 0; f < board.on.size(); ++f) {
    if (random.below(3) != 0) continue;
    const auto k = random.below(instance.kinds.size());
    const Kind& kind = instance.kinds[k];
    if (board.left[k] <= 0 || at(kind.length()) != instance.faces[f].size()) continue;
    board.on[f] = {static_cast<int>(k), static_cast<int>(random.below(kind.readings.size()))};
    --board.left[k];
  }
  return board;
}

}  // namespace

TEST_CASE(
    "quintomino explanations: every conclusion of every technique holds in all coverings that meet what it cites") {
  each_sampled_seed(boards, [&](Random& random, int seed) {
    const Instance instance = random_board(random, seed % 4 == 0);
    const Board board = start_board(instance);
    const PieceFacts facts(instance, board);
    test_support::check_deductions(facts, coverings(instance, facts), random, 6);
  });
}

TEST_CASE("quintomino explanations: where the pieces that still fit a face are named, no other fits what is cited") {
  int named = 0;
  each_sampled_seed(boards, [&](Random& random, int seed) {
    const Instance instance = random_board(random, seed % 4 == 0);
    const Board board = start_board(instance);
    const PieceFacts facts(instance, board);
    const auto all = coverings(instance, facts);
    if (all.empty()) return;
    const Truth& truth = all[random.below(all.size())];
    Assignment known(facts);
    for (int v = 0; v < facts.variables(); ++v)
      if (random.below(3) == 0) known.add({v, truth[at(v)] != 0});
    for (const int technique : {PieceWording::forced_colour, PieceWording::two_faces, PieceWording::excluded})
      for (int place = 0; place < facts.places(); ++place) {
        const auto found = facts.find(technique, place, known);
        if (!found) continue;
        const auto check = [&](int face, auto from, auto to) {
          if (from == to) return;
          ++named;
          for (const Truth& other : all)
            if (test_support::meets(other, found->because))
              CHECK(std::any_of(from, to, [&](int kind) { return other[at(facts.lies(face, kind))] != 0; }));
        };
        const auto begin = found->about.begin(), end = found->about.end();
        if (technique != PieceWording::two_faces) {
          check(place, begin + (technique == PieceWording::excluded ? 1 : 2), end);
          continue;
        }
        auto next = begin + 1;
        for (const Side& side : instance.sides[at(found->about[0])]) {
          const auto kinds = std::find(next, end, -1) + 1;
          next = std::find(kinds, end, -1);
          check(side.face, kinds, next++);
        }
      }
  });
  CHECK(named > at_least(boards / 10));
}

TEST_CASE("quintomino explanations: they end as brute force says, and their moves solve the position") {
  test_support::Ends ends;
  each_sampled_seed(boards, [&](Random& random, int seed) {
    const Instance instance = random_board(random, seed % 4 == 0);
    const Board board = random_position(instance, random);
    const PieceFacts facts(instance, board);
    auto solutions = coverings(instance, facts);
    std::erase_if(solutions, [&](const Truth& truth) { return !test_support::meets(truth, facts.given()); });
    test_support::check_explanation<Quintomino>(instance, board, facts, solutions, ends);
  });
  ends.check_often(boards);
}

TEST_CASE("quintomino explanations: the last pieces of Conway's puzzle, and a clash told at once") {
  const Level* level = find_level("quintomino", "conway");
  REQUIRE(level != nullptr);
  const Instance instance = testing::instance_of(std::string(level->text));
  Control control;
  const auto solution = test_support::asked<Quintomino>(instance, start_board(instance), Verb::solve).moves;
  REQUIRE(solution.size() == instance.faces.size());
  Board board = start_board(instance);
  for (std::size_t i = 0; i < 7; ++i)
    Quintomino::apply(instance, board, *Quintomino::parse_move(instance, solution[i]));
  const Explanation explanation = Quintomino::explain(instance, board, {}, control);
  CHECK(explanation.end == Explanation::End::solved);
  CHECK(grade_of(explanation).grade <= 4);
}

}  // namespace schlegel::quintomino
