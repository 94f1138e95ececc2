#include "puzzles/numberlink/solve/search/squares.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "puzzles/numberlink/open_ends.hpp"
#include "puzzles/numberlink/solve/search/sat_search.hpp"
#include "puzzles/numberlink/solve/solver.hpp"
#include "puzzles/numberlink/test_support.hpp"
#include "trials.hpp"

namespace schlegel::numberlink {
namespace {

using namespace testing;

/// The definition, place by place: whether some line fills a square.
bool fills(const Instance& instance, const Links& links) {
  using Place = std::array<int, 2>;
  const auto place = [&](Vertex v) { return instance.width > 0 ? instance.cells[v] : Place{v, 0}; };
  const auto step = [](int a, int b, int length, bool wraps) {
    return std::abs(a - b) == 1 || (wraps && std::abs(a - b) == length - 1);
  };
  const auto next_to = [&](const Place& a, const Place& b) {
    if (instance.width == 0) return instance.graph.adjacent(a[0], b[0]);
    return (a[1] == b[1] && step(a[0], b[0], instance.width, instance.wraps_x)) ||
           (a[0] == b[0] && step(a[1], b[1], instance.height, instance.wraps_y));
  };
  const auto state = [&] {
    auto drawn = Numberlink::start(instance);
    for (const auto& move : moves_to(instance, drawn, links)) Numberlink::apply(instance, drawn, move);
    return drawn;
  }();
  for (int pair = 0; pair < static_cast<int>(instance.pairs.size()); ++pair) {
    std::set<Place> passed;
    for (Vertex v = 0; v < instance.graph.order(); ++v)
      if (state.owner[v] == pair) passed.insert(place(v));
    for (const Place& a : passed)
      for (const Place& b : passed)
        for (const Place& c : passed)
          for (const Place& d : passed)
            if (std::set<Place>{a, b, c, d}.size() == 4 && next_to(a, b) && next_to(b, c) && next_to(c, d) &&
                next_to(d, a))
              return true;
  }
  return false;
}

/// A grid that can be turned over and moved round.
struct Board {
  std::size_t width, height;
  bool wrap_x, wrap_y;
  std::vector<std::string> cells;
  std::vector<std::array<std::size_t, 2>> walls;
  std::string rules;

  std::string text() const {
    std::string out = "numberlink\n" + rules;
    if (wrap_x) out += "wrap x\n";
    if (wrap_y) out += "wrap y\n";
    const auto name = [&](std::size_t cell) {
      return " r" + std::to_string(cell / width + 1) + "c" + std::to_string(cell % width + 1);
    };
    for (const auto& [a, b] : walls) out += "wall" + name(a) + name(b) + "\n";
    return out + grid_text(cells, width);
  }
  /// Every cell moved to place(column, row) of a board with these sides.
  template <class Place>
  Board moved(std::size_t w, std::size_t h, Place place) const {
    Board board{w, h, w == width ? wrap_x : wrap_y, h == height ? wrap_y : wrap_x, cells, walls, rules};
    const auto to = [&](std::size_t cell) {
      const auto [column, row] = place(cell % width, cell / width);
      return row * w + column;
    };
    for (std::size_t cell = 0; cell < cells.size(); ++cell) board.cells[to(cell)] = cells[cell];
    for (auto& [a, b] : board.walls) a = to(a), b = to(b);
    return board;
  }
  using At = std::array<std::size_t, 2>;
  Board transposed() const {
    Board board = moved(height, width, [](std::size_t x, std::size_t y) { return At{y, x}; });
    board.wrap_x = wrap_y;
    board.wrap_y = wrap_x;
    return board;
  }
  Board mirrored() const {
    return moved(width, height, [&](std::size_t x, std::size_t y) { return At{width - 1 - x, y}; });
  }
  /// Along joined sides only.
  Board shifted(std::size_t by) const {
    return moved(width, height, [&](std::size_t x, std::size_t y) {
      return At{wrap_x ? (x + by) % width : x, wrap_y ? (y + by) % height : y};
    });
  }
};

Board random_squares_board(Random& random) {
  Board board{2 + random.below(std::size_t{3}), 2 + random.below(std::size_t{3}), false, false, {}, {}, "no-squares\n"};
  board.wrap_x = board.width > 2 && random.below(3) == 0;
  board.wrap_y = board.height > 2 && random.below(3) == 0;
  if (random.below(4) == 0) board.rules += "cover\n";
  if (random.below(6) == 0) board.rules += "no-self-touch\n";
  const std::size_t size = board.width * board.height;
  board.cells.assign(size, ".");
  for (std::string& cell : board.cells)
    if (random.below(5) == 0) cell = random.below(3) == 0 ? "#" : "+";
  for (std::size_t left = random.below(3) == 0 ? random.below(std::size_t{4}) : 0; left > 0; --left) {
    const std::size_t x = random.below(board.width), y = random.below(board.height);
    if (random.below(2) == 0 && (x + 1 < board.width || board.wrap_x))
      board.walls.push_back({y * board.width + x, y * board.width + (x + 1) % board.width});
    else if (y + 1 < board.height || board.wrap_y)
      board.walls.push_back({y * board.width + x, (y + 1) % board.height * board.width + x});
  }
  const std::size_t pairs = 1 + random.below(std::size_t{2});
  for (std::size_t terminals = 0; terminals < 2 * pairs;) {
    std::string& cell = board.cells[random.below(size)];
    if (cell == "." || cell == "+" || cell == "#") cell = "p" + std::to_string(terminals++ / 2);
  }
  return board;
}

std::set<Links> solutions(const Instance& instance) {
  Control control;
  std::set<Links> found;
  const Outcome outcome = enumerate(instance, {}, control, [&](const Links& links) {
    found.insert(links);
    return true;
  });
  CHECK(outcome.end == SearchEnd::complete);
  if (outcome.none) CHECK(check(instance, {}, *outcome.none) == CheckResult::accepted);
  return found;
}

std::size_t number(const std::string& text) {
  Control control;
  const Instance instance = Numberlink::parse(text).value();
  const auto answer = count(instance, {}, 0, control);
  if (!std::holds_alternative<Refutation>(answer)) return static_cast<std::size_t>(std::get<Count>(answer));
  CHECK(check(instance, {}, proved(instance, {}, std::get<Refutation>(answer), control)) == CheckResult::accepted);
  return 0;
}

/// Every engine against the definition, on the solutions that the rule on squares leaves of all others.
std::size_t check_by_definition(const Instance& instance) {
  Instance free = instance;
  free.rules.squares = true;
  std::set<Links> expected;
  for (const Links& links : solutions(free)) {
    const bool good = !fills(instance, links);
    CHECK(verify(instance, links) == good);
    CHECK(OpenEnds(instance, links).broken == !good);
    CHECK(filled_squares(instance, links, 1000).empty() == good);
    if (good) expected.insert(links);
  }
  CHECK(solutions(instance) == expected);
  Control control;
  Propagator propagator(instance);
  if (propagator.start()) {
    SatSearch search(instance, reduced_graph(instance, propagator));
    std::set<Links> by_sat;
    while (search.solve(control) == Sat::Answer::satisfiable && by_sat.insert(search.links()).second) search.block();
    CHECK(by_sat == expected);
  }
  const auto proof = prove(instance, {}, 30'000, control);
  CHECK(proof.has_value() == expected.empty());
  if (proof) CHECK(check_proof(instance, {}, *proof) == CheckResult::accepted);
  return expected.size();
}

}  // namespace

TEST_CASE("numberlink squares: a line fills one with bridges whichever way it crosses them, and over joined sides") {
  CHECK(number("numberlink\nno-squares\ngrid\n. + 1\n. . 1\n") == 1);
  CHECK(number("numberlink\nno-squares\ngrid\n. .\n+ .\n1 1\n") == 1);
  for (const char* rows : {"1 . .\n1 . .\n", ". 1 .\n. 1 .\n", ". . 1\n. . 1\n"})
    CHECK(number("numberlink\nno-squares\nwrap x\ngrid\n" + std::string(rows)) == 1);
  CHECK(number("numberlink\nno-squares\nwrap y\ngrid\n. .\n1 1\n. .\n") == 1);
  // Once round a board of four is a ring, too.
  CHECK(number("numberlink\nno-squares\nwrap x\ngrid\n1 1 . .\n") == 1);
  CHECK(number("numberlink\nno-squares\nwrap x\ngrid\n1 1 . . .\n") == 2);
  // Over two lines of a bridge no square is filled.
  CHECK(number("numberlink\ncover\nno-squares\ngrid\n. 2 .\n1 + 1\n. 2 .\n") == 0);
  CHECK(number("numberlink\nno-squares\ngrid\n. 2 .\n1 + 1\n. 2 .\n") == 1);
  // A wall changes nothing; nor does a graph's want of rows.
  CHECK(number("numberlink\nno-squares\nwall r1c1 r1c2\ngrid\n1 1\n. .\n") == 0);
  CHECK(number("numberlink\nno-squares\ngraph\nedge a b\nedge b c\nedge c d\nedge d a\npair 1 a b\n") == 1);
  CHECK(number("numberlink\nno-squares\ngraph\nedge b c\nedge c d\nedge d a\npair 1 a b\n") == 1);
}

TEST_CASE("numberlink squares: solvers, verifier and checkers agree with the definition, however the board is turned") {
  constexpr std::uint64_t seed = 33;
  CAPTURE(seed);
  Random random(sampled(seed));
  int none = 0, some = 0, fewer = 0;
  for (int round = 0; round < trials(2500); ++round) {
    CAPTURE(round);
    const Board board = random_squares_board(random);
    const std::string text = board.text();
    CAPTURE(text);
    const Instance instance = Numberlink::parse(text).value();
    const std::size_t expected = check_by_definition(instance);
    (expected == 0 ? none : some) += 1;
    Instance free = instance;
    free.rules.squares = true;
    fewer += number(Numberlink::write(free)) > expected ? 1 : 0;
    const Board turned = board.transposed().mirrored();
    for (const Board& other : {board.transposed(), board.mirrored(), turned, turned.transposed().mirrored(),
                               board.shifted(1 + random.below(std::size_t{3}))})
      CHECK(number(other.text()) == expected);
  }
  CHECK(none > at_least(300));
  CHECK(some > at_least(300));
  CHECK(fewer > at_least(300));
}

TEST_CASE("numberlink squares: graphs without rows") {
  constexpr std::uint64_t seed = 34;
  CAPTURE(seed);
  Random random(sampled(seed));
  int fewer = 0;
  for (int round = 0; round < trials(1500); ++round) {
    CAPTURE(round);
    const std::string rules = random.below(3) == 0 ? "cover\n" : "";
    const std::string text =
        "numberlink\nno-squares\n" + rules + random_graph_text(random, {.vertices = 8, .pairs = 2});
    CAPTURE(text);
    const auto parsed = Numberlink::parse(text);
    if (!parsed) continue;
    Instance free = *parsed;
    free.rules.squares = true;
    fewer += solutions(free).size() > check_by_definition(*parsed) ? 1 : 0;
  }
  CHECK(fewer > at_least(300));
}

TEST_CASE("numberlink squares: where there are too many to be said beforehand") {
  // In a complete graph a line of four places fills one.
  std::string text = "numberlink\nno-squares\ncover\ngraph\n";
  const auto name = [](int v) { return " v" + std::to_string(v); };
  for (int v = 0; v < 36; ++v)
    for (int u = 0; u < v; ++u) text += "edge" + name(u) + name(v) + "\n";
  for (int pair = 0; pair < 12; ++pair)
    text += "pair " + std::to_string(pair) + name(3 * pair) + name(3 * pair + 1) + "\n";
  const Instance instance = Numberlink::parse(text).value();
  CHECK_FALSE(squares_of(instance, 100'000).has_value());
  Control control;
  Propagator board(instance);
  REQUIRE(board.start());
  SatSearch search(instance, reduced_graph(instance, board));
  REQUIRE(search.solve(control) == Sat::Answer::satisfiable);
  CHECK(verify(instance, search.links()));
}

}  // namespace schlegel::numberlink
