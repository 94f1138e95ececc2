#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "base/control.hpp"
#include "in_quotes.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/solve/solver.hpp"
#include "puzzles/numberlink/test_support.hpp"
#include "results.hpp"
#include "trials.hpp"

namespace schlegel {
namespace {

using numberlink::testing::random_instance;

using Words = std::vector<std::string>;

constexpr const char* small = "numberlink\ncover\ngrid\n1 2 .\n. . .\n1 . 2\n";
constexpr const char* facts =
    "node(a). node(b). node(c). node(d).\nedge(e1,a,b). edge(e2,b,c). edge(e3,c,d). "
    "edge(e4,a,d).\nconnection(x,a,c).\n";

std::vector<std::string> names_of(const numberlink::Instance& instance, const std::vector<Numberlink::Move>& moves) {
  Words words;
  for (const auto& move : moves) words.push_back(Numberlink::write_move(instance, move));
  return words;
}

/// Texts that are refused, and some that may be solutions: what is said of them are whole sentences.
constexpr const char* ill_formed[] = {"graph { a -- b }",
                                      "graph { a -- b }\npair 1 a c\npair 2 a b\n",
                                      "node(a). edge(e,a,a).",
                                      "a b\npair 1 a b\npair 2 a b\n",
                                      "node(\"a",
                                      "node().",
                                      "node(a\x01).",
                                      "node(a) edge",
                                      "node(a;b).",
                                      "node(\"a b\").",
                                      "node a.",
                                      "node(a). node(b). edge(e,a,b). connection(x,a,b).connection(x,a,b).",
                                      "numlin/2/2/1g-",
                                      "pzprv3\nnumlin\n1\n2\n- -\n",
                                      "SIZE 0X3\n",
                                      "SIZE 999X999\n",
                                      "numberlink\ngrid\n1 . +\npair 2 a b\n",
                                      "numberlink\nwall a b\nedge a b\n",
                                      "numberlink\nedge a b\npair # a b\n",
                                      "0 9\n1 . 1\n",
                                      "2 2\n1 1\n1 .\n",
                                      "node(\"a\nb\")."};
constexpr const char* solutions[] = {"",
                                     "link(e9).",
                                     "link(e1",
                                     "link(e1). edge",
                                     "111\n",
                                     "1 1 1 2 2 2 1 1 2 2\n",
                                     "1 1 1 1 1 1 1 1 1",
                                     "7 7 7 7 7 7 7 7 7",
                                     "1: r1c1 r3c3",
                                     "1: r1c1 r9c1",
                                     "1: r1c2",
                                     "3: r1c1",
                                     "r1c2 r1c3 r2c3 r1c3 r1c2; r1c3 r3c3",
                                     "r1c3 r2c3",
                                     "1 2 . . . . 1 . 2",
                                     "1 2 .\n1 . .\n1 . 2",
                                     "1 2 . 1",
                                     "pzprv3\nnumlin\n2\n2\n1 .\n. 1\n",
                                     "pzprv3\nnumlin\n3\n3\n1 . .\n. . .\n1 . .\n",
                                     "pzprv3\narukone\n2\n2\nA A\n. .\n1\n1\n1 1\n",
                                     "pzprv3\nslither\n"};

std::vector<test_support::Refusal> bad_texts() {
  const std::string own = "numberlink\n";
  return {
      {"", 1, 1, "no board"},
      {own, 1, 1, "neither a grid nor a graph"},
      {own + "covers\n", 2, 1, "unknown word \"covers\""},
      {own + "wrap z\ngrid\n1 1\n", 2, 1, "wrap xy"},
      {own + "grid\n", 2, 1, "no row"},
      {own + "grid\n1 . 1\n. .\n", 4, 1, "the first has 3"},
      {own + "grid\n1 . 1\n. 2 .\n", 4, 3, "appears only once"},
      {own + "grid\n1 . 1\n. 1 .\n", 4, 3, "a third \"1\""},
      {own + "grid\n. .\n. .\n", 1, 1, "no pair"},
      {own + "wall r1c1\ngrid\n1 1\n", 2, 1, "wall r1c1 r1c2"},
      {own + "wall r1c1 r9c9\ngrid\n1 . 1\n", 2, 11, "no cell \"r9c9\""},
      {own + "wall r1c1 r1c3\ngrid\n1 . 1\n", 2, 11, "are not neighbours"},
      {own + "wrap y\nwall r1c1 r1c3\ngrid\n1 . 1\n", 3, 11, "are not neighbours"},
      {own + "grid\n1 . 1\n\ngrid\n1 1\n", 5, 1, "second grid"},
      {own + "pair 1 a b\ngrid\n1 . 1\n", 2, 6, "the pairs are its numbers"},
      {own + "vertex a\nvertex b\nedge a b\npair 1 a c\n", 5, 10, "no vertex \"c\""},
      {own + "vertex a\nvertex b\nedge a b\npair 1 a\n", 5, 1, "pair LABEL A B"},
      {own + "vertex a\nvertex b\nvertex c\nedge a b\npair 1 a b\npair 2 a c\n", 7, 8, "already in a pair, in line 6"},
      {own + "vertex a\nvertex b\nedge a b\npair 1 a a\n", 5, 10, "already in a pair"},
      {own + "vertex a\nvertex b\nvertex c\nvertex d\nedge a b\npair 1 a b\npair 1 c d\n", 8, 6, "second pair \"1\""},
      {own + "vertex a\nvertex b\nedge a z\n", 4, 8, "no vertex \"z\""},
      {own + "vertex a\nvertex b\nedge a b\nedge b a\npair 1 a b\n", 5, 1, ""},
      {own + "graph dodekahedron\n", 2, 7, "dodekahedron"},
      {own + "graph petersen\ngrid\n1 1\n", 3, 1, "a grid and a graph"},
      {own + "vertex a<b\nvertex c\nedge a<b c\npair 1 a<b c\n", 0, 0, "contains < or >"},
      {"1000000 1000000\n1 . 1\n", 1, 1, "must be from"},
      {"3 3\n1 . 1\n", 1, 3, "says 3 rows"},
      {"1..\n..1\n.\n", 3, 1, "the first has 3"},
      {"a<.\n<.a\n", 1, 2, "may not contain"},
      {facts + std::string("connection(y,a,d).\n"), 4, 14, "already in the connection \"x\""},
      {"node(a). node(b). edge(e,a,b). connection(x,a,z).", 1, 47, "no node \"z\""},
      {"node(a). node(b). edge(e,a,b). edge(e,b,a). connection(x,a,b).", 1, 37, "there is already an edge \"e\""},
      {"node(a). connection(x,a,a).", 1, 25, "two different nodes"},
      {"node(a). nodes(b).", 1, 10, "unknown fact nodes/1"},
      {"node(a", 1, 7, "not closed"},
      {own + "grid banana\n1 . 1\n", 2, 6, "expected the end of the line"},
      {own + "cover\nno-squares\ngrid\n1 1\n", 3, 1, "no longer supported; remove this line"},
      {"a b\nb c\npair 1 a c\nno-squares\n", 4, 1, "no longer supported; remove this line"},
      {"numberlink cover\ngrid\n1 . 1\n", 1, 12, "expected the end of the line"},
      {"1000000 1000000\n1 1\n", 1, 1, "must be from"},
      {"1000000 1000000\n", 1, 1, "must be from"},
      {"+ . 2\n. . .\n+ . 2\n", 1, 1, "stands for a bridge"},
      {"\xc3\xa9.\n.\xc3\xa9\n", 1, 1, "put blanks between"},
      {"node(a). node(b). edge(e,a,b). connection(\"x#y\",a,b).", 1, 43, "or '#'"},
      {"node(v(1, 2)).", 1, 10, "write p(1,2)"},
      {"node(1..4).", 1, 7, "one fact for each"},
      {"numlin/2/2/1gg1333", 1, 16, "no more cells"},
      {"numlin/2/2/1h1/foo", 1, 16, "should end"},
      {"https://puzz.link/p?slither/5/5/1", 1, 21, "the puzzle is \"slither\""},
      {"pzprv3/numlin/2/2/1 1/. ./", 1, 1, "on its own"},
      {"SIZE 3X3\nLINE_NUM 2\nLINE#1 (0,0) (2,2)\n", 2, 10, "says 2 lines"},
      {"SIZE 3X3\nLINE 2 (1,0) (2,2)\n", 2, 1, "not \"LINE\""},
      {"SIZE 3X3\nLINE#1 (0,0) (2,1)junk\n", 2, 14, "(x,y,layer)"},
      {"SIZE 3X3\nLINE# (0,0) (2,2)\n", 2, 6, "missing here"},
      {"numlin/3", 1, 8, "WIDTH/HEIGHT/CELLS"},
      {"numlin/3/3/1g!", 1, 14, "hexadecimal"},
      {"pzprv3\nslither\n2\n2\n. .\n. .\n", 2, 1, "numlin and arukone"},
      {"pzprv3\nnumlin\n2\n2\n1 .\n", 6, 1, "a row of 2 cells"},
      {"pzprv3\narukone\n1\n3\npassallcell\nA . A\n0 2 0\n", 7, 1, "a row of 2 lines"},
      {"pzprv3\nnumlin\n2\n2\n1 .\n. 1\n1\n0\n0 x\n", 9, 3, "1 where a line is drawn"},
      {"SIZE 3\nLINE#1 (0,0) (2,2)\n", 1, 6, "SIZE 10X10"},
      {"SIZE 3X3\nLINE#1 (0,0)\n", 2, 1, "two endpoints"},
      {"SIZE 3X3\nLINE#1 (0,0) (3,2)\n", 2, 14, "a coordinate"},
      {"SIZE 3X3\nLINE#1 (0,0) (2,2)\nLINE#2 (0,0) (1,1)\n", 3, 8, "already an endpoint, in line 2"},
  };
}

}  // namespace

TEST_CASE("numberlink text: bad input says where and why") {
  test_support::check_refusals(bad_texts(), Numberlink::parse);
}

TEST_CASE("numberlink text: errors and notes are whole sentences of the files of words") {
  const test_support::InQuotes spoken;
  const auto check = [](const auto& result) {
    if (!result) test_support::check_whole("error", result.error().message);
  };
  for (const char* text : ill_formed) check(Numberlink::parse(text));
  check(Numberlink::parse("node(" + std::string(201, 'a') + ")."));
  test_support::check_whole(
      "note", Numberlink::parse("pzprv3\narukone\n2\n2\npassallcell\nA A\n. .\n0\n1\n1 1\n").value().note);

  std::string wide = "\ngrid\n";
  for (int i = 0; i < 60; ++i) wide += "p" + std::to_string(i) + " p" + std::to_string(i) + "\n";
  const std::vector<std::string> boards{
      std::string(small),
      std::string(facts),
      "numberlink\nwrap x\ngrid\n1 . 1\n",
      "numberlink\nwall r1c1 r1c2\ngrid\n1 . 1\n",
      "numberlink\ngrid\n. 1 .\n2 + 2\n. 1 .\n",
      "numberlink\ncover\ngrid\n1 1 #\n",
      "numberlink\ngrid\n1 1 #\n",
      "numberlink\ncover\ngrid\n1\n1\n",
      "numberlink\nno-self-touch\ngrid\n1 1\n",
      "numberlink\nvertex a\"\\ 0 0\nvertex b 0 1\nedge a\"\\ b\npair 1 b a\"\\\n",
      "numberlink\ncover" + wide,
      "numberlink" + wide,
      "numberlink\ncover\ngrid\n1 1\n. .\n",
      "numberlink\ngrid\n- . -\n",
      "numberlink\nwall r1c1 r2c1\ngrid\nA A\n. .\n",
      "numberlink\nvertex a 0 0\nvertex b: 0 1\nvertex c; 1 1\nedge a b:\nedge b: c;\npair b: a c;\n"};
  for (const std::string& text : boards) {
    CAPTURE(text);
    const auto instance = Numberlink::parse(text).value();
    for (const char* format : {"asp", "grid", "letters", "pzprv3", "pzpr", "contest"}) {
      check(Numberlink::write_as(instance, format));
      check(Numberlink::write_position(instance, Numberlink::start(instance), format));
    }
    check(Numberlink::write_position(instance, Numberlink::start(instance), {}));
    Control control;
    const auto answer = numberlink::solve(instance, {}, control);
    if (const auto* links = std::get_if<numberlink::Links>(&answer))
      for (const char* format : {"asp", "grid", "paths", "pzprv3"})
        check(Numberlink::write_solution(instance, numberlink::moves_to(instance, Numberlink::start(instance), *links),
                                         format));
    for (const char* solution : solutions) check(Numberlink::parse_solution(instance, solution));
  }
  Options options;
  options.set("cover", "maybe");
  check(Numberlink::refine(Numberlink::parse(small).value(), options));
}

TEST_CASE("numberlink text: boards of each format are drawn, and written as ours") {
  const std::vector<std::string> texts{
      small,
      "numberlink\nno-self-touch\nwrap xy\nwall r1c1 r1c2\ngrid\n1 . # .\n. + . 2\n. . . .\n1 . . 2\n",
      "numberlink\ncover\ngraph petersen\npair 1 0 2\n",
      facts,
      "..a\na..\n",
      "numlin/4/3/1g2h1h2",
      "arukone/4/3/1g2h1h2",
      "pzprv3\narukone\n2\n3\n1 . 1\n2 . 2\n",
      "SIZE 3X3\nLINE_NUM 1\nLINE#1 (0,0) (2,2)\n",
      "SIZE 2X2X2\nLINE#1 (0,0,1) (1,1,2)\n",
  };
  for (const std::string& text : texts) {
    CAPTURE(text);
    const auto instance = must(Numberlink::parse(text));
    const std::string written = Numberlink::write(*instance);
    CHECK(Numberlink::write(*must(Numberlink::parse(written))) == written);
    CHECK(!instance->graph.plane().empty());
  }
  CHECK(Numberlink::parse("numlin/4/3/1g2h1h2")->rules.cover == false);
  CHECK(Numberlink::parse("arukone/4/3/1g2h1h2")->rules.cover == true);
  CHECK(Numberlink::parse("..a\na..\n")->rules.cover == true);
  CHECK(Numberlink::parse("numberlink\nwrap y\nwrap x\ngrid\n1 . 1\n. . .\n. . .\n")->graph.size() == 18);
  CHECK(Numberlink::parse("..1\n1..\n")->rules.cover == false);
}

TEST_CASE("numberlink text: a first line of two numbers is a size or a row, whichever the others agree with") {
  const auto size_of = [](const char* text) {
    const auto instance = Numberlink::parse(text);
    CAPTURE(text);
    REQUIRE_MESSAGE(instance.ok(), instance.error().text());
    return std::pair(instance->width, instance->height);
  };
  CHECK(size_of("2 2\n1 1\n") == std::pair(2, 2));
  CHECK(size_of("2 2\n1 1\n. .\n3 3\n") == std::pair(2, 4));
  CHECK(size_of("2 1\n2 1\n") == std::pair(2, 2));
  CHECK(size_of("2 3\n. .\n2 3\n") == std::pair(2, 3));
  CHECK(size_of("2 3\n. .\n. .\n2 3\n") == std::pair(2, 4));
  CHECK(size_of("0 0\n1 1\n") == std::pair(2, 2));
  CHECK(size_of("7 7\n") == std::pair(2, 1));
  CHECK(size_of("1 2\n1 2\n") == std::pair(2, 2));
  // The rows agree with the size.
  CHECK(size_of("2 2\n1 1\n. .\n") == std::pair(2, 2));
  CHECK(size_of("2 2\n11\n..\n") == std::pair(2, 2));
  CHECK(size_of("2 1\n1 1\n") == std::pair(2, 1));
  CHECK(size_of("1 2\n1\n1\n") == std::pair(1, 2));
  CHECK(size_of("3 2\n1 . 1\n. . .\n") == std::pair(3, 2));
  // Neither.
  const auto said = [](const char* text) { return Numberlink::parse(text).error(); };
  CHECK(said("3 3\n1 . 1\n").message ==
        "the first line says 3 rows, but there is 1; as a row of 2 cells, it does not match line 2, which has 3");
  CHECK(said("3 1\n\n1 . . 1\n").message ==
        "the first line says 3 columns, but line 3 has 4; as a row of 2 cells, it does not match line 3, which has 4");
  CHECK(said("2 2\n1 1\n1 .\n").message ==
        "with the first line as the size, there is a third \"1\"; each number must appear exactly twice; with it as "
        "a row of 2 cells, line 3, column 1: there is a third \"1\"; each number must appear exactly twice");
  CHECK(said("0 9\n1 . 1\n").message.find("is not a size") != std::string::npos);
}

/// A grid, perhaps a narrow one, with holes and bridges anywhere.
numberlink::Instance any_grid(Random& random) {
  const std::size_t width = 1 + random.below(std::size_t{5}), height = 1 + random.below(std::size_t{5});
  if (width * height < 2) return any_grid(random);
  std::string head = "numberlink\n";
  if (random.below(2) == 0) head += "cover\n";
  if (random.below(9) == 0) head += "no-self-touch\n";
  std::vector<std::string> cells(width * height, ".");
  for (std::string& cell : cells)
    if (random.below(9) == 0) cell = random.below(4) == 0 ? "+" : "#";
  for (std::size_t pair = 0, pairs = 1 + random.below(cells.size() / 2), left; pair < pairs; ++pair)
    for (left = 2; left > 0;) {
      std::string& cell = cells[random.below(cells.size())];
      const bool taken = cell.size() > 1;
      if (!taken) cell = "p" + std::to_string(pair);
      left -= taken ? 0 : 1;
    }
  return Numberlink::parse(head + numberlink::testing::grid_text(cells, width)).value();
}

TEST_CASE("numberlink text: a board is read back the same from every format that can hold it, however narrow") {
  std::map<std::string, int> written;
  int walled_sides = 0;
  each_trial(73, 6000, [&](Random& random, int round) {
    const auto instance =
        round % 2 == 0 ? any_grid(random) : random_instance(random, {.side = 5, .cells = 25, .edges = 99});
    for (const char* format : {"", "asp", "grid", "letters", "pzprv3", "pzpr", "contest"}) {
      const bool own = *format == '\0';
      const auto text = own ? Result<std::string>(Numberlink::write(instance)) : Numberlink::write_as(instance, format);
      if (!text) {
        CHECK_FALSE(text.error().message.empty());
        continue;
      }
      ++written[format];
      CAPTURE(format);
      CAPTURE(*text);
      const auto again = must(Numberlink::parse(*text));
      CHECK(again->rules.cover == instance.rules.cover);
      CHECK(again->rules.self_touch == instance.rules.self_touch);
      const auto edges = instance.graph.edges(), read = again->graph.edges();
      CHECK(std::equal(read.begin(), read.end(), edges.begin(), edges.end()));
      std::set<std::set<Vertex>> pairs, read_pairs;
      for (const auto& pair : instance.pairs) pairs.insert({pair.a, pair.b});
      for (const auto& pair : again->pairs) read_pairs.insert({pair.a, pair.b});
      CHECK(read_pairs == pairs);
      if (std::string_view(format) == "asp") continue;
      CHECK(again->cells == instance.cells);
      CHECK(again->wraps_x == instance.wraps_x);
      CHECK(again->wraps_y == instance.wraps_y);
      if (!own) continue;
      CHECK(Numberlink::write(*again) == *text);
      walled_sides += text->find("wrap") != std::string::npos && text->find("wall") != std::string::npos ? 1 : 0;
    }
  });
  CHECK(walled_sides > at_least(30));
  for (const auto& format : written) CHECK_MESSAGE(format.second > at_least(400), format.first);
  const auto narrow = Numberlink::parse("numberlink\ncover\ngrid\n1\n.\n1\n").value();
  CHECK(Numberlink::write_as(narrow, "letters").error().message.find("grid of one column") != std::string::npos);
  CHECK(Numberlink::parse(Numberlink::write_as(narrow, "pzprv3").value())->rules.cover);
}

TEST_CASE("numberlink text: pzprv3 says whether all cells are passed, and the lines drawn in it are a solution") {
  const auto covered = Numberlink::parse("pzprv3\narukone\n2\n2\npassallcell\nA A\n. .\n0\n1\n1 1\n").value();
  CHECK(covered.rules.cover);
  CHECK(!Numberlink::parse("pzprv3\narukone\n2\n2\ndontpassallcell\nA A\n. .\n").value().rules.cover);
  CHECK(covered.note.find("only the board was read") != std::string::npos);
  CHECK(Numberlink::parse(Numberlink::write(covered)).value().note.empty());

  const char* const drawn = "pzprv3\narukone\n2\n2\npassallcell\nA A\n. .\n0\n1\n1 1\n";
  const auto moves = Numberlink::parse_solution(covered, drawn).value();
  CHECK(Numberlink::verify(covered, Numberlink::start(covered), moves));
  CHECK(Numberlink::write_solution(covered, moves, "pzprv3").value() == drawn);
  const auto said = [&](const char* text) { return Numberlink::parse_solution(covered, text).error(); };
  CHECK(said("pzprv3\nnumlin\n2\n2\n1 .\n. 1\n").message.find("differ in row 1, column 2") != std::string::npos);
  CHECK(said("pzprv3\nnumlin\n3\n2\n1 1\n. .\n. .\n").message.find("2 by 3") != std::string::npos);
  const auto walled = Numberlink::parse("numberlink\nwall r1c1 r2c1\ngrid\n1 1\n. .\n").value();
  const auto wall = Numberlink::parse_solution(walled, drawn);
  CHECK(wall.error().message.find("not connected") != std::string::npos);
  CHECK(wall.error().line == 10);
  CHECK(wall.error().column == 1);
}

TEST_CASE("numberlink solutions: what shows other labels than the board solves nothing") {
  const auto grid = Numberlink::parse("3 3\n1 . 2\n. . .\n1 . 2\n").value();
  for (const char* good : {"1 . 2\n1 . 2\n1 . 2", "3 3\n1 . 2\n1 . 2\n1 . 2", "1.2\n1.2\n1.2",
                           "1: r1c1 r2c1 r3c1; 2: r1c3 r2c3 r3c3", "r1c1 r2c1 r3c1; r1c3 r2c3 r3c3"}) {
    CAPTURE(good);
    CHECK(Numberlink::parse_solution(grid, good).ok());
  }
  for (const char* bad : {"2 . 1\n2 . 1\n2 . 1", "7 . 8\n7 . 8\n7 . 8", "1 7 2\n1 . 2\n1 8 2",
                          "2: r1c1 r2c1 r3c1; 1: r1c3 r2c3 r3c3", "z: r1c1 r2c1 r3c1"}) {
    CAPTURE(bad);
    CHECK(!Numberlink::parse_solution(grid, bad).ok());
  }
  // Labels that look like free cells or like the head of a line.
  for (const char* board : {"numberlink\ngrid\n- . -\n", "numlin/2/2/0g0g", "numberlink\ngrid\na: . b;\na: . b;\n"}) {
    CAPTURE(board);
    const auto instance = Numberlink::parse(board).value();
    Control control;
    const auto links = std::get<numberlink::Links>(numberlink::solve(instance, {}, control));
    const auto moves = numberlink::moves_to(instance, Numberlink::start(instance), links);
    const auto read =
        must(Numberlink::parse_solution(instance, Numberlink::write_solution(instance, moves, {}).value()));
    CHECK(names_of(instance, *read) == names_of(instance, moves));
  }
}

TEST_CASE("numberlink solutions: what is none says where and why") {
  const auto instance = Numberlink::parse(small);
  const auto refused = [&](const char* text) { return Numberlink::parse_solution(*instance, text).error().message; };
  CHECK(refused("").find("no solution") != std::string::npos);
  CHECK(refused("111\n").find("fewer cells") != std::string::npos);
  CHECK(refused("1 1 1 2 2 2 1 1 2 2\n").find("row of 3") != std::string::npos);
  CHECK(refused("1: r1c1 r3c3").find("not neighbours") != std::string::npos);
  CHECK(refused("1: r1c1 r9c1").find("no cell") != std::string::npos);
  const auto asp = Numberlink::parse(facts);
  CHECK(Numberlink::parse_solution(*asp, "link(e9).").error().message.find("no edge") != std::string::npos);
  CHECK(names_of(*asp, Numberlink::parse_solution(*asp, "link(e1). link(e2).").value()) == Words{"a>b", "b>c"});
}

TEST_CASE("numberlink sheet: sides are joined by the lines that are drawn across") {
  const auto drawn = [](std::vector<std::pair<int, int>> lines) {
    Sheet sheet = Numberlink::sheet(Numberlink::parse(small).value());
    sheet.lines.insert(sheet.lines.end(), lines.begin(), lines.end());
    std::sort(sheet.lines.begin(), sheet.lines.end());
    return Numberlink::write_sheet(sheet).text();
  };
  const std::string rows = "grid\n1 2 .\n. . .\n1 . 2\n";
  const std::vector<std::pair<int, int>> all{{0, 2}, {3, 5}, {6, 8}, {0, 6}, {1, 7}, {2, 8}};
  CHECK(drawn({}) == "numberlink\ncover\n" + rows);
  CHECK(drawn(all) == "numberlink\ncover\nwrap xy\n" + rows);
  CHECK(drawn({{1, 7}}) == "numberlink\ncover\nwrap y\nwall r3c1 r1c1\nwall r3c3 r1c3\n" + rows);
  CHECK(drawn({{0, 2}}) == "numberlink\ncover\nwrap x\nwall r2c3 r2c1\nwall r3c3 r3c1\n" + rows);
  CHECK(drawn({{0, 4}}).find("grid") == std::string::npos);

  const auto torus = Numberlink::parse(drawn(all)).value();
  CHECK(Numberlink::write_sheet(Numberlink::sheet(torus)).text() == drawn(all));
  Sheet cut = Numberlink::sheet(torus);
  std::erase_if(cut.lines, [](const auto& line) { return line == std::pair(0, 2); });
  CHECK(Numberlink::write_sheet(cut).text() == "numberlink\ncover\nwrap xy\nwall r1c3 r1c1\n" + rows);
}

}  // namespace schlegel
