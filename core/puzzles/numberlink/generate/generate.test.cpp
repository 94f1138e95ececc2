#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "in_quotes.hpp"
#include "play/new_board_test.hpp"
#include "puzzles/numberlink/generate/partition_search.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/test_support.hpp"
#include "results.hpp"
#include "trials.hpp"

namespace schlegel::numberlink {
namespace {

using NewBoard = schlegel::NewBoard<Instance>;

using test_support::options_of, test_support::OptionList;

Instance ground(const std::string& text) { return Numberlink::parse(text).value(); }
Instance empty_grid(const std::string& size) { return Numberlink::instance_from(options_of({{"grid", size}})).value(); }
Instance empty_graph(const std::string& name) {
  return Numberlink::instance_from(options_of({{"graph", name}})).value();
}

/// The board of the first of these tries that comes to something.
std::optional<NewBoard> first_made(const Instance& on, const Options& options, std::uint64_t seed,
                                   std::uint64_t tries) {
  Control control;
  for (std::uint64_t number = 0; number < tries; ++number) {
    Random random = random_of_try(seed, number);
    auto made = must(Numberlink::generate(on, options, random, control));
    if (*made) return std::move(**made);
  }
  return std::nullopt;
}

/// Counts the solutions up to 2: every simple path for the first pair, for each of them every one for the second ...
class PathByPath {
 public:
  explicit PathByPath(const Instance& instance)
      : instance_(instance), used_(static_cast<std::size_t>(instance.graph.order()), 0) {
    for (const Pair& pair : instance.pairs)
      for (Vertex v : {pair.a, pair.b}) used_[v] = 1;
    join(0);
  }
  int count = 0;
  Links solution;  ///< the last one

 private:
  void join(std::size_t pair) {
    if (count >= 2) return;
    if (pair < instance_.pairs.size()) {
      go_on(pair, instance_.pairs[pair].a);
      return;
    }
    Links links = drawn_;
    std::sort(links.begin(), links.end());
    if (!verify(instance_, links)) return;
    ++count;
    solution = links;
  }
  void go_on(std::size_t pair, Vertex tip) {
    for (const auto& [next, edge] : instance_.graph.around(tip)) {
      const bool there = next == instance_.pairs[pair].b;
      char& used = used_[next];
      if (!there && used != 0) continue;
      const char before = used;
      used = 1;
      drawn_.push_back(edge);
      there ? join(pair + 1) : go_on(pair, next);
      drawn_.pop_back();
      used = before;
    }
  }

  const Instance& instance_;
  std::vector<char> used_;
  Links drawn_;
};

/// That the board is on its ground, that brute force finds one solution, and which one.
Links check_made(const Instance& on, const NewBoard& made, bool only_covering) {
  const Instance& board = made.instance;
  CHECK(board.graph.edges().size() == on.graph.edges().size());
  CHECK(std::equal(board.graph.edges().begin(), board.graph.edges().end(), on.graph.edges().begin()));
  CHECK(Numberlink::write(Numberlink::parse(Numberlink::write(board)).value()) == Numberlink::write(board));
  CHECK(board.rules.cover == on.rules.cover);
  CHECK(board.rules.self_touch == on.rules.self_touch);
  Instance judged = board;
  if (!only_covering) judged.rules.cover = false;
  const PathByPath search(judged);
  CHECK(search.count == 1);
  CHECK(verify(board, search.solution));
  return search.solution;
}

TEST_CASE("numberlink generator: brute force finds one solution of small boards, under all rules") {
  int made_boards = 0, with_bridges = 0, graphs = 0, free_and_empty = 0;
  each_trial(20261123, 4000, [&](Random& random, int i) {
    testing::Most most;
    most.vertices = 12;
    most.edges = 24;
    const Instance on = testing::random_instance(random, most);
    const bool only_covering = random.below(4) == 0;
    Options options;
    if (only_covering) options.set("only-covering", "");
    Random numbers = random_of_try(static_cast<std::uint64_t>(i), 0);
    Control control;
    const auto made = Numberlink::generate(on, options, numbers, control);
    if (!made.ok() || !*made) return;
    const Links solution = check_made(on, **made, only_covering && on.rules.cover);
    ++made_boards;
    graphs += on.cells.empty();
    std::set<std::array<int, 2>> cells(on.cells.begin(), on.cells.end());
    with_bridges += cells.size() < on.cells.size();
    free_and_empty += !on.rules.cover && solution.size() + (*made)->instance.pairs.size() < on.graph.edges().size() &&
                      solution.size() + (*made)->instance.pairs.size() < static_cast<std::size_t>(on.graph.order());
  });
  MESSAGE(made_boards << " boards, " << graphs << " on graphs, " << with_bridges << " with bridges, " << free_and_empty
                      << " leave places empty");
  CHECK(made_boards > at_least(1000));
  CHECK(free_and_empty > at_least(50));
}

TEST_CASE("numberlink generator: brute force finds one solution of grids") {
  struct Ground {
    std::string board;
    std::uint64_t seeds;
  };
  for (const Ground& base : {Ground{"grid\n1 . 1\n. . .\n. . .\n", 3},
                             {"grid\n1 . . 1\n. . . .\n. . . .\n", 30},
                             {"grid\n1 . . 1\n. . . .\n. . . .\n. . . .\n", 10},
                             {"wall r1c2 r2c2\nwall r3c3 r3c4\ngrid\n1 . . 1\n. . . .\n. . # .\n. . . .\n", 20},
                             {"grid\n1 . . 1\n. + . .\n. . + .\n. . . .\n", 4},
                             {"wrap x\ngrid\n1 . . 1\n. . . .\n. . . .\n", 10},
                             {"wrap xy\ngrid\n1 . .\n. . .\n1 . .\n", 3},
                             {"grid\n1 . . . 1\n. . . . .\n. . . . .\n. . . . .\n", 1}})
    for (const std::string rules : {"", "cover\n", "no-self-touch\n", "cover\nno-self-touch\n"}) {
      const Instance on = ground("numberlink\n" + rules + base.board);
      int made_boards = 0;
      for (std::uint64_t seed = 0; seed < base.seeds; ++seed) {
        CAPTURE(base.board);
        CAPTURE(rules);
        CAPTURE(seed);
        for (const bool only_covering : {false, true}) {
          if (only_covering && !on.rules.cover) continue;
          Options options;
          if (only_covering) options.set("only-covering", "");
          const auto made = first_made(on, options, seed, 50);
          if (!made) continue;
          check_made(on, *made, only_covering);
          ++made_boards;
        }
      }
      CAPTURE(base.board);
      CAPTURE(rules);
      CHECK((made_boards > 0 || on.graph.order() == 9));  // of which no one may be worth while
    }
}

/// The lines of a cover from its links alone: their places, in order.
std::vector<std::vector<Vertex>> lines_of(const Graph& graph, const PathPartition& cover) {
  std::vector<std::vector<Vertex>> lines;
  std::vector<char> seen(static_cast<std::size_t>(graph.order()), 0);
  for (Vertex v = 0; v < graph.order(); ++v) {
    if (seen[v] != 0 || !cover.is_end(v)) continue;
    std::vector<Vertex> line;
    for (Vertex here = v, before = no_vertex; here != no_vertex;) {
      line.push_back(here);
      seen[here] = 1;
      const auto links = cover.links_at(here);
      before = std::exchange(here, links[0] != before ? links[0] : links[1]);
    }
    lines.push_back(line);
  }
  CHECK(std::count(seen.begin(), seen.end(), 0) == 0);
  return lines;
}

TEST_CASE("numberlink generator: a walk keeps its cover whole and ends with the wanted form") {
  each_trial(7, 400, [&](Random& random) {
    testing::Most most;
    most.side = 8;
    most.cells = 40;
    most.vertices = 20;
    most.edges = 100;
    const Instance on = testing::random_instance(random, most);
    const Graph& graph = on.graph;
    LineForm form;
    form.lines = 1 + static_cast<int>(random.below(5u));
    form.shortest = 2 + static_cast<int>(random.below(3u));
    form.longest = graph.order();
    form.ends_apart = random.below(3u) == 0;
    form.most_alone = random.below(2u) == 0 ? graph.order() : 0;
    if (graph.order() == 0) return;
    PartitionSearch walk(graph, form, random);
    for (int stage = 0; stage < 6; ++stage) {
      Control control;
      const bool reached = walk.reach(300, control);
      const auto lines = lines_of(graph, walk.cover());
      CHECK(lines.size() == walk.cover().lines().size());
      int long_ones = 0, alone = 0;
      bool all_long = true;
      for (const auto& line : lines) {
        const auto& known = walk.cover().line_at(line.front());
        CHECK(known.places == static_cast<int>(line.size()));
        CHECK(std::minmax(known.a, known.b) == std::minmax(line.front(), line.back()));
        line.size() > 1 ? ++long_ones : ++alone;
        all_long = all_long && (line.size() == 1 || static_cast<int>(line.size()) >= form.shortest);
        for (std::size_t a = 0; a < line.size(); ++a)
          for (std::size_t b = a + 1; b < line.size(); ++b) {
            CHECK(walk.cover().same_line(line[a], line[b]));
            CHECK(graph.adjacent(line[a], line[b]) == (b == a + 1));
          }
      }
      if (reached) {
        CHECK(long_ones == form.lines);
        CHECK(alone <= form.most_alone);
        CHECK(all_long);
      }
      if (reached && form.ends_apart)
        for (const auto& one : lines)
          for (const auto& other : lines)
            for (Vertex u : {one.front(), one.back()})
              for (Vertex v : {other.front(), other.back()})
                CHECK((one.size() == 1 || other.size() == 1 || !graph.adjacent(u, v)));
      const std::vector<Vertex> region{static_cast<Vertex>(random.below(static_cast<unsigned>(graph.order())))};
      walk.loosen(region);
    }
  });
}

std::set<Vertex> ends_of(const Instance& board) {
  std::set<Vertex> ends;
  for (const Pair& pair : board.pairs) ends.insert({pair.a, pair.b});
  return ends;
}

/// The lengths of the lines of the only solution, in places.
std::vector<int> lengths_of(const Instance& board) {
  auto state = Numberlink::start(board);
  for (const std::string& move : test_support::asked<Numberlink>(board, state, Verb::solve).moves)
    Numberlink::apply(board, state, Numberlink::parse_move(board, move).value());
  std::vector<int> lengths(board.pairs.size(), 0);
  for (int owner : state.owner)
    if (owner >= 0) ++lengths[owner];
  return lengths;
}

TEST_CASE("numberlink generator: options are obeyed") {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    CAPTURE(seed);
    const Instance on = empty_grid("8x7");
    const auto many = first_made(on, options_of({{"fewest-lines", "9"}, {"shortest-line", "3"}}), seed, 500);
    REQUIRE(many);
    CHECK(many->instance.pairs.size() >= 9);
    const auto few = first_made(on, options_of({{"most-lines", "5"}}), seed, 500);
    REQUIRE(few);
    CHECK(few->instance.pairs.size() <= 5);
    const auto lengthy = first_made(on, options_of({{"shortest-line", "7"}}), seed, 500);
    REQUIRE(lengthy);
    for (int length : lengths_of(lengthy->instance)) CHECK(length >= 7);
    const auto apart = first_made(on, options_of({{"ends-apart", ""}}), seed, 500);
    REQUIRE(apart);
    for (Vertex u : ends_of(apart->instance))
      for (Vertex v : ends_of(apart->instance)) CHECK_FALSE(on.graph.adjacent(u, v));
    const auto symmetric = first_made(on, options_of({{"symmetric", ""}}), seed, 500);
    REQUIRE(symmetric);
    const std::set<Vertex> ends = ends_of(symmetric->instance);
    for (Vertex v : ends) CHECK(ends.count(on.graph.order() - 1 - v) == 1);
  }
}

TEST_CASE("numberlink generator: no line takes half the board, and few are straight") {
  const Instance on = empty_grid("7x7");
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    const auto made = first_made(on, {}, seed, 100);
    REQUIRE(made);
    const std::vector<int> lengths = lengths_of(made->instance);
    if (lengths.size() > 2) CHECK(*std::max_element(lengths.begin(), lengths.end()) <= 19);  // two fifths of 49
    std::size_t straight = 0;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
      const auto &a = on.cells[made->instance.pairs[i].a], &b = on.cells[made->instance.pairs[i].b];
      const int across = std::abs(a[0] - b[0]), down = std::abs(a[1] - b[1]);
      straight += across * down == 0 && lengths[i] == across + down + 1;
    }
    CHECK(straight <= std::max<std::size_t>(1, lengths.size() / 5));
  }
}

TEST_CASE("numberlink generator: solids are symmetric through their middle") {
  const Instance on = empty_graph("dodecahedron");
  const auto made = first_made(on, options_of({{"symmetric", ""}}), 1, 500);
  REQUIRE(made);
  const std::set<Vertex> ends = ends_of(made->instance);
  for (Vertex v : ends) {
    const auto distances = on.graph.distances(v);
    const auto far = std::max_element(distances.begin(), distances.end()) - distances.begin();
    CHECK(ends.count(static_cast<Vertex>(far)) == 1);
  }
}

/// What is said, which must be whole sentences.
template <class Say>
std::string whole(const Say& say_it) {
  {
    const test_support::InQuotes quotes;
    test_support::check_whole("error", say_it());
  }
  return say_it();
}

TEST_CASE("numberlink generator: what can never be is an error") {
  const auto problem = [](const Instance& on, const OptionList& given) {
    return whole([&] { return test_support::problem<Numberlink>(on, given); });
  };
  const Instance grid = empty_grid("6x5");
  CHECK(problem(grid, {{"fewest-lines", "6"}, {"most-lines", "5"}}) ==
        "--fewest-lines 6 is more than --most-lines 5; raise --most-lines or lower --fewest-lines");
  CHECK(problem(grid, {{"fewest-lines", "8"}, {"shortest-line", "4"}}) ==
        "8 lines of at least 4 cells do not fit on a board of 30; lower --fewest-lines or --shortest-line");
  CHECK(problem(grid, {{"shortest-line", "1"}}).find("shortest-line") != std::string::npos);
  CHECK(problem(grid, {{"most-lines", "few"}}).find("most-lines") != std::string::npos);
  CHECK(problem(empty_grid("3x1"), {}) ==
        "a generated board has 4 to 2500 cells, but this one has 3; choose another size");
  CHECK(problem(empty_grid("100x100"), {}) ==
        "a generated board has 4 to 2500 cells, but this one has 10,000; choose another size");
  CHECK(problem(ground("numberlink\ngrid\n1 . . #\n. . . .\n. . 1 .\n"), {{"symmetric", ""}}) ==
        "--symmetric: a half turn changes this board; leave the option out, or arrange the cells and walls "
        "symmetrically");
  CHECK(problem(ground("numberlink\ncover\ngrid\n1 . # .\n. . . #\n. . 1 .\n"), {}) ==
        "no line can cover row 1, column 4, but every cell must be covered; remove it, or use --cover no");
  CHECK(problem(ground("numberlink\ncover\ngrid\n1 + .\n. . .\n. . 1\n"), {}) ==
        "no line can cover row 1, column 2, but every cell must be covered; remove it, or use --cover no");
}

TEST_CASE("numberlink generator: empty grounds") {
  const auto problem = [](const char* name, const char* value) {
    return whole([&] {
      const auto on = Numberlink::instance_from(options_of({{name, value}}));
      return on.ok() ? "none" : on.error().text();
    });
  };
  CHECK(Numberlink::write(empty_grid("4x2")) == "numberlink\ncover\ngrid\n1 . . .\n. . . 1\n");
  CHECK(empty_graph("petersen").graph.order() == 10);
  for (const char* size : {"", "4", "4x", "x4", "4x0", "1x1", "4x4x4", "1000x1000", "-3x3", "4 x 4"})
    CHECK(problem("grid", size).find("--grid: the size of a grid is columns x rows, such as 9x7") == 0);
  CHECK(problem("graph", "P1") == "--graph: this graph has fewer than two vertices; choose another one");
  CHECK(problem("graph", "petersem").find("petersen") != std::string::npos);
}

TEST_CASE("numberlink generator: stops wherever it is told to") {
  const Instance on = empty_grid("8x8");
  for (std::uint64_t ticks = 0; ticks < 60; ++ticks) {
    TickLimit control(ticks);
    Random random = random_of_try(3, ticks);
    CHECK(Numberlink::generate(on, {}, random, control).ok());
  }
}

TEST_CASE("numberlink generator: a seed makes the same board on every machine") {
  const auto hash = [](const Instance& on, const Options& options) {
    std::string all;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const auto made = first_made(on, options, seed, 2000);
      REQUIRE(made);
      all += Numberlink::write(made->instance);
    }
    return test_support::hash_of(all);
  };
  CHECK(hash(empty_grid("7x7"), {}) == 7066692335013998081u);
  CHECK(hash(empty_grid("12x9"), options_of({{"grade", "4"}})) == 691797878375694245u);
  CHECK(hash(empty_grid("7x7"), options_of({{"symmetric", ""}, {"ends-apart", ""}})) == 17222821030941272509u);
  CHECK(hash(empty_grid("8x8"), options_of({{"only-covering", ""}})) == 12304779488315203241u);
  CHECK(hash(empty_graph("truncated_octahedron"), {}) == 15626800365635709803u);
  CHECK(hash(ground(std::string(find_level("numberlink", "torus_6x6")->text)), {}) == 1886250753477148540u);
  CHECK(hash(ground(std::string(find_level("numberlink", "hexagon_3")->text)), {}) == 15728936888045211662u);
  CHECK(hash(ground(std::string(find_level("numberlink", "bridges_6x6")->text)), {}) == 1429758947451413101u);
}

}  // namespace
}  // namespace schlegel::numberlink
