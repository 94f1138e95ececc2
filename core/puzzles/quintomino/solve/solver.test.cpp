#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include <doctest/doctest.h>

#include "play/answers_test.hpp"
#include "puzzles/quintomino/proof/find_reason.hpp"
#include "puzzles/quintomino/solve/classes.hpp"
#include "puzzles/quintomino/solve/filler.hpp"
#include "puzzles/quintomino/test_support.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;
using namespace schlegel::quintomino;
using namespace schlegel::quintomino::testing;
using namespace schlegel::test_support;

namespace {

Instance conway(const char* flip = "yes", const char* repeat = "no") {
  return Quintomino::refine(Quintomino::instance_from({}).value(), options_of({{"flip", flip}, {"repeat", repeat}}))
      .value();
}

std::set<Edges> all(const Instance& instance, const Board& board) {
  std::set<Edges> found;
  std::size_t calls = 0;
  Control control;
  const Ended ended = Completions(instance, board)
                          .each(
                              [&](Colouring colouring) {
                                ++calls;
                                found.emplace(colouring.begin(), colouring.end());
                                return true;
                              },
                              control);
  CHECK(ended.how == SearchEnd::complete);
  CHECK(calls == found.size());
  return found;
}

/// All fillings, none of them found by renaming the colours of another one.
std::set<Edges> all_without_renaming(Filler& filler, const Instance& instance) {
  std::set<Edges> found;
  std::size_t calls = 0;
  Control control;
  const Ended ended = filler.fill(
      [&](std::span<const Placement> placements) {
        Edges edges;
        for (const auto& sides : instance.sides) {
          edges.push_back(instance.reading(placements[sides[0].face])[sides[0].place]);
        }
        ++calls;
        found.insert(std::move(edges));
        return true;
      },
      control);
  CHECK(ended.how == SearchEnd::complete);
  CHECK(calls == found.size());
  return found;
}

/// Squares in rows and columns, glued to a torus.
std::string torus(int rows, int columns) {
  const auto edge = [&](int row, int column, int kind) {
    return " " + std::to_string(2 * (row % rows * columns + column % columns) + kind);
  };
  std::string faces = "\nfaces";
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      faces += (row + column > 0 ? " /" : "") + edge(row, column, 0) + edge(row, column + 1, 1) +
               edge(row + 1, column, 0) + edge(row, column, 1);
  return faces;
}

/// What lays the pieces on the open faces so that the edges have these colours, sorted.
Words pieces_for(const Instance& instance, const Board& board, const Edges& edges) {
  Words moves;
  for (std::size_t f = 0; f < instance.faces.size(); ++f) {
    Colours orientation;
    for (int e : instance.faces[f]) orientation.push_back(static_cast<std::uint8_t>(edges[e]));
    if (board.on[f].kind < 0)
      moves.push_back(Quintomino::write_move(instance, {static_cast<int>(f), instance.find(orientation)}));
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

/// Lays some random pieces, which may clash.
Board random_board(const Instance& instance, Random& random) {
  Board board = start_board(instance);
  for (std::uint64_t tries = random.below(4); tries > 0; --tries) {
    const auto f = random.below(instance.faces.size());
    const auto k = random.below(instance.kinds.size());
    const Kind& kind = instance.kinds[k];
    if (kind.readings[0].size() != instance.faces[f].size()) continue;
    const Quintomino::Move move{static_cast<int>(f),
                                {static_cast<int>(k), static_cast<int>(random.below(kind.readings.size()))}};
    if (Quintomino::why_illegal(instance, board, move).empty()) Quintomino::apply(instance, board, move);
  }
  return board;
}

/// All permutations of the edges that map the faces onto the faces, by trying all; `turned`: faces may be read
/// backwards.
std::vector<std::vector<int>> group_by_force(const Instance& instance, bool turned) {
  std::vector<int> image(instance.edges.size());
  std::iota(image.begin(), image.end(), 0);
  std::vector<std::vector<int>> group;
  do {
    if (maps_faces(instance, image, true, false) || (turned && maps_faces(instance, image, false, true)))
      group.push_back(image);
  } while (std::next_permutation(image.begin(), image.end()));
  return group;
}

/// The classes of a set of colourings: sizes in ascending order.
std::vector<std::uint64_t> classes_by_force(std::set<Edges> left, const std::vector<std::vector<int>>& group,
                                            std::size_t colours, bool rename) {
  std::vector<std::uint64_t> sizes;
  while (!left.empty()) {
    const Edges first = *left.begin();
    std::uint64_t size = 0;
    for (const auto& image : group) {
      std::vector<int> renaming(colours);
      std::iota(renaming.begin(), renaming.end(), 0);
      do {
        Edges moved(first.size());
        for (std::size_t e = 0; e < moved.size(); ++e) moved[e] = renaming[first[image[e]]];
        size += left.erase(moved);
      } while (rename && std::next_permutation(renaming.begin(), renaming.end()));
    }
    sizes.push_back(size);
  }
  std::sort(sizes.begin(), sizes.end());
  return sizes;
}

std::vector<std::uint64_t> sizes_of(const Classes& classes) {
  std::vector<std::uint64_t> sizes;
  for (const ClassSize& entry : classes.sizes)
    sizes.insert(sizes.end(), static_cast<std::size_t>(entry.classes), entry.size);
  std::sort(sizes.begin(), sizes.end());
  return sizes;
}

}  // namespace

TEST_CASE("quintomino: Conway's puzzle has the published counts in every convention") {
  const Instance instance = conway();
  const std::pair<const char*, const char*> known[] = {
      {"nothing", "7200"}, {"rotation", "120"}, {"symmetry", "60"}, {"rotation+colour", "4"}, {"symmetry+colour", "3"}};
  for (const auto& row : known) {
    const auto reply =
        asked<Quintomino>(instance, start_board(instance), Verb::count, options_of({{"up-to", row.first}}));
    CHECK_MESSAGE(reply.count == row.second, row.first);
  }
  CHECK(symmetries_of(instance).size() == 120);
  for (const char* flip : {"yes", "no"}) {
    const Instance other = conway(flip);
    Filler filler(other, start_board(other));
    CHECK(all(other, start_board(other)) == all_without_renaming(filler, other));
  }
}

TEST_CASE("quintomino: the shortcut for classes agrees with a canonical form for every solution") {
  for (const Instance& instance : {conway("yes", "no"), conway("no", "no"), conway("no", "yes")}) {
    const auto solutions = all(instance, start_board(instance));
    for (const auto moves : {Equivalence::Moves::rotations, Equivalence::Moves::symmetries})
      for (const bool colours : {false, true}) {
        Control control;
        Ended ended;
        Canonical canonical(instance, group_of(instance, moves, control, ended).value());
        std::map<Edges, std::uint64_t> sizes;
        for (const Edges& solution : solutions) {
          const std::vector<std::uint8_t> bytes(solution.begin(), solution.end());
          const auto& least = canonical.of(bytes, colours);
          ++sizes[Edges(least.begin(), least.end())];
        }
        std::vector<std::uint64_t> expected;
        for (const auto& [key, size] : sizes) expected.push_back(size);
        std::sort(expected.begin(), expected.end());
        const auto classes = classify(instance, start_board(instance), {moves, colours}, control, ended);
        REQUIRE(classes.has_value());
        CHECK(sizes_of(*classes) == expected);
        CHECK(classes->solutions == solutions.size());
      }
  }
}

TEST_CASE("quintomino: random small surfaces and pieces, all questions against brute force") {
  int solvable = 0, reasons = 0;
  each_trial(41, 3000, [&](Random& random, int round) {
    const Instance instance = random_instance(random);
    CAPTURE(Quintomino::write(instance));
    const Board board = random.below(2) ? start_board(instance) : random_board(instance, random);
    const auto expected = by_force(instance, board);
    solvable += !expected.empty();
    CHECK(all(instance, board) == expected);
    Filler filler(instance, board);
    for (int pass = 0; pass < 2; ++pass) {  // the second time after a search that was stopped
      CHECK(all_without_renaming(filler, instance) == expected);
      Control control;
      const Ended stopped = filler.fill([](std::span<const Placement>) { return false; }, control);
      CHECK(stopped.how == (expected.empty() ? SearchEnd::complete : SearchEnd::enough));
    }

    std::set<Words> solutions;
    for (const Edges& edges : expected) solutions.insert(pieces_for(instance, board, edges));
    agrees_with_brute_force<Quintomino>(instance, board, solutions, {.seed = round}, [](Words moves) {
      std::sort(moves.begin(), moves.end());
      return moves;
    });
    if (const auto reason = find_reason(instance, board)) {
      ++reasons;
      CHECK_MESSAGE(expected.empty(), *reason);
      CHECK_MESSAGE(Quintomino::check(instance, board, *reason) == CheckResult::accepted, *reason);
    }
    CHECK((Quintomino::check(instance, board, "exhausted 1") == CheckResult::accepted) == expected.empty());

    // What is alive, and in how many solutions.
    if (expected.empty()) return;
    std::map<std::string, std::uint64_t> ways;
    for (const Words& moves : solutions)
      for (const std::string& move : moves) ++ways[move];
    std::map<std::string, std::uint64_t> said;
    for (const Choice& choice : asked<Quintomino>(instance, board, Verb::analyse).choices) {
      if (choice.alive) said[choice.move] = std::stoull(choice.note);
      CHECK(Quintomino::why_illegal(instance, board, Quintomino::parse_move(instance, choice.move).value()).empty());
    }
    CHECK(said == ways);
  });
  CHECK(solvable > at_least(300));
  CHECK(reasons > at_least(300));
}

TEST_CASE("quintomino: classes of random instances against all permutations of edges and colours") {
  // The tetrahedron is read one way round, so its rotations keep the winding of all faces.
  const std::string one_way_round = "0 1 2 / 0 3 4 / 1 4 5 / 2 5 3";
  each_trial(42, 400, [&](Random& random) {
    std::string text = "faces " + one_way_round + "\nflip " + (random.below(2) ? "yes" : "no") + "\nrepeat " +
                       (random.below(2) ? "yes" : "no") + "\npieces";
    text += random_pieces(random, 3, 4 + random.below(4), 2 + random.below(2));
    const Instance instance = instance_of(text);
    CAPTURE(text);
    const Board board = start_board(instance);
    const auto solutions = all(instance, board);
    static const auto rotations = group_by_force(instance, false), symmetric = group_by_force(instance, true);
    for (const bool turned : {false, true})
      for (const bool colours : {false, true}) {
        Control control;
        Ended ended;
        const auto classes = classify(
            instance, board, {turned ? Equivalence::Moves::symmetries : Equivalence::Moves::rotations, colours},
            control, ended);
        REQUIRE(classes.has_value());
        CHECK(sizes_of(*classes) ==
              classes_by_force(solutions, turned ? symmetric : rotations, instance.colours.size(), colours));
      }
  });
}

TEST_CASE("quintomino: numbering, drawing lots and listing agree") {
  const Instance instance = conway();
  const auto ask = [&, board = start_board(instance)](Verb verb, const OptionList& options) {
    return asked<Quintomino>(instance, board, verb, options_of(options));
  };
  const auto listed = ask(Verb::enumerate, {{"limit", "500"}}).listed;
  REQUIRE(listed.size() == 500);
  for (const char* index : {"0", "1", "119", "120", "499"})
    CHECK(ask(Verb::nth, {{"index", index}}).moves == listed[std::stoul(index)]);
  for (const std::string& beyond : {std::string("7200"), std::string(300, '9')})
    CHECK(ask(Verb::nth, {{"index", beyond}}).kind == Reply::Kind::none);
  const auto drawn = [&](const char* seed) { return ask(Verb::random, {{"seed", seed}}).moves; };
  CHECK(drawn("5") == drawn("5"));
  CHECK(drawn("5") != drawn("6"));
  CHECK(ask(Verb::enumerate, {{"up-to", "symmetry+colour"}}).listed.size() == 3);
}

TEST_CASE("quintomino: an analysis that stopped counting promises no more ways than it met") {
  const std::string flock = "repeat yes\npieces aaa bbb aab abb\nfaces 0 1 2 / 0 4 3 / 1 5 4 / 2 3 5";
  const Instance instances[] = {instance_of(flock), conway("yes", "yes")};
  int stopped = 0;
  for (const Instance& instance : instances)
    for (std::uint64_t ticks = 0; ticks < 60; ticks += 1 + ticks / 4) {
      const Reply reply = asked<Quintomino>(instance, start_board(instance), Verb::analyse, {}, TickLimit(ticks));
      if (reply.kind != Reply::Kind::found || !reply.count.empty()) continue;
      ++stopped;
      CHECK_MESSAGE(reply.detail.find(" at least ") != std::string::npos, reply.detail);
    }
  CHECK(stopped > 0);
}

TEST_CASE("quintomino: a search that is stopped says unknown, at whatever point") {
  // Twenty triangles of six colours on the icosahedron: many solutions, so that every budget ends in the middle.
  std::string text = "pieces";
  for (char a = '1'; a <= '6'; ++a)
    for (char b = static_cast<char>(a + 1); b <= '6'; ++b)
      for (char c = static_cast<char>(b + 1); c <= '6'; ++c) text += std::string(" ") + a + b + c;
  text +=
      "\nfaces 0 1 2 / 2 3 4 / 4 5 6 / 6 7 8 / 8 9 0 / 1 10 11 / 3 11 12 / 5 13 14 / 7 15 16 / 9 17 18 /"
      "10 19 20 / 12 21 13 / 14 22 15 / 16 23 17 / 18 24 19 / 20 25 26 / 21 26 27 / 22 27 28 / 23 28 29 / 24 29 25";
  const auto read = must(Quintomino::parse(text));
  for (std::uint64_t ticks : std::initializer_list<std::uint64_t>{0, 1, 3}) {
    const Reply reply = asked<Quintomino>(*read, start_board(*read), Verb::count, {}, TickLimit(ticks));
    CHECK(reply.kind == Reply::Kind::unknown);
    CHECK_FALSE(reply.budget.empty());
  }
}

TEST_CASE(
    "quintomino: a search of a large board counts its work by words, fits into little memory, and takes no more") {
  std::string text = "repeat yes\npieces";
  for (const std::string beside : {"aa", "ab", "ac", "ad", "bb", "bc", "bd", "cc", "cd", "dd"})
    for (const char* across : {"aa", "ab", "bb"}) text += {' ', beside[0], across[0], beside[1], across[1]};
  const Instance instance = instance_of(text + torus(50, 50));
  const Board board = start_board(instance);
  const auto first = [&](Control& control) {
    return Completions(instance, board).first([](std::span<const Placement>) {}, control).how;
  };
  Control little;
  little.memory_limit = std::size_t{8} << 20;
  CHECK(first(little) == SearchEnd::enough);
  TickLimit none(0);
  CHECK(first(none) == SearchEnd::cancelled);  // it takes fewer than 4,096 steps
  little.memory_limit = std::size_t{1} << 18;
  CHECK(first(little) == SearchEnd::too_large);
  CHECK(Completions(instance, board).each([](Colouring) { return true; }, little).how == SearchEnd::too_large);
}

TEST_CASE("quintomino: the search for renamings of a box without symmetry comes to an end") {
  Random random(43);
  Instance instance = conway("yes", "yes");
  instance.pieces = instance_of("faces 0 1 2 3 4 / 4 3 2 1 0\npieces" + random_pieces(random, 5, 100, 12)).pieces;
  instance.colours.assign(12, "");
  derive(instance);
  TickLimit few(3);
  CHECK(Completions(instance, start_board(instance)).each([](Colouring) { return true; }, few).how ==
        SearchEnd::cancelled);
}
