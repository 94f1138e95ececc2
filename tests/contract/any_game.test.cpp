#include <doctest/doctest.h>

#include "play/session.hpp"
#include "results.hpp"

using namespace schlegel;

TEST_CASE("any game: a text opens in its own puzzle wherever it is pasted") {
  for (const Level& level : levels()) {
    const auto own = parse_game(level.puzzle, level.text);
    if (!own) continue;
    const std::string text = (*own)->write_instance();
    REQUIRE(puzzle_of(text) != nullptr);
    CHECK(puzzle_of(text)->id == level.puzzle);
    for (const PuzzleInfo& info : puzzles()) {
      const auto game = must(read_session(text, info.id));
      CHECK(game->game().puzzle() == level.puzzle);
    }
  }
}

TEST_CASE("any game: what several read is the present puzzle's, and errors are of the puzzle that is meant") {
  CHECK(puzzle_of("petersen") == nullptr);
  CHECK(puzzle_of("numberlink/5/5") == nullptr);
  CHECK(puzzle_of("https://puzz.link/p?numlin/5/5/1g")->id == "numberlink");
  const auto damaged = read_session("https://puzz.link/p?numlin/5/5/1g", "icosian");
  REQUIRE_FALSE(damaged.ok());
  CHECK(damaged.error().text() == parse_game("numberlink", "https://puzz.link/p?numlin/5/5/1g").error().text());
  CHECK(puzzle_of("# Title\n\nsliding # mine\ngrid 3x3")->id == "sliding");
  CHECK(read_session("a b\nb c\nc a\n", "sliding")->game().puzzle() == "sliding");
  CHECK(read_session("a b\nb c\nc a\n", "icosian")->game().puzzle() == "icosian");
  CHECK(read_session("graph { a -- b -- c -- a }", "peg")->game().puzzle() == "icosian");
  CHECK(read_session("7x3:OPPPPPOOPPHPPOOPPPPPO", "icosian")->game().puzzle() == "peg");
  const auto wrong = read_session("peg\nhole a\nhole a\n", "icosian");
  REQUIRE_FALSE(wrong.ok());
  CHECK(wrong.error().text().find("line 3, column 6: the hole \"a\" appears twice") == 0);
  const auto none = read_session("!?", "sliding");
  REQUIRE_FALSE(none.ok());
  CHECK(none.error().message.find("sliding") != std::string::npos);
}

TEST_CASE("any game: what is wrong with a graph is told whichever puzzle is in play, and nothing beside it") {
  for (const PuzzleInfo& info : puzzles()) {
    CAPTURE(info.id);
    const auto said = [&](std::string_view text) {
      const auto read = read_session(text, info.id);
      return read ? std::string("read") : read.error().text();
    };
    CHECK(said("conway_xyz") == "line 1, column 1: " + parse_game("icosian", "conway_xyz").error().message);
    CHECK(said("conway_xyz").find("\"x\", character 1 of the Conway notation") != std::string::npos);
    for (const char* large : {"grid_1000x1000", "complete_100000"})
      CHECK(said(large).find("the limits are 200,000 and 1,000,000, so use smaller numbers") != std::string::npos);
    CHECK(said("graph { a -- b").find("this '{' has no '}'") != std::string::npos);
    CHECK(said("# Mine\ngraph { a -- b").find("line 2") == 0);
    CHECK(said("[[\"a\",\"b\"],[\"b\"").find("the text ends") != std::string::npos);
    for (const char* graph : {"conway_xyz", "grid_1000x1000", "graph { a -- b", "[[\"a\",\"b\"],[\"b\"", "edge a a\n"})
      CHECK_MESSAGE(said(graph).find("The text of a board begins") == std::string::npos, said(graph));
    CHECK(said("rubbish here").find("The text of a board begins with \"icosian\"") != std::string::npos);
  }
}

TEST_CASE("any game: a recipe, a matrix, sparse6 and digraph6 are boards") {
  CHECK(read_session("tD", "icosian")->game().places() == 60);
  CHECK(read_session("tD", "peg")->game().places() == 60);
  CHECK(read_session(":Fa@x^", "icosian")->game().places() == 7);
  CHECK(read_session("&DI?AO?", "sliding")->game().note() == "the directions of edges were ignored");
  CHECK(read_session("# Mine\n0 1 1\n1 0 1\n1 1 0\n", "icosian")->game().places() == 3);
}

TEST_CASE("any game: a save and a link are told from other texts") {
  const Session session(parse_game("sliding", "sliding\ngrid 2x2\n").value());
  CHECK(read_kept(write_save(session))->ok());
  CHECK(read_kept("https://example.org/#" + write_link(session))->ok());
  CHECK_FALSE(read_kept("schlegel save 1\nwhat\n")->ok());
  for (const char* text : {"", "petersen", "# Title\npetersen", "a b\nb c\n", "schlegel"}) CHECK_FALSE(read_kept(text));
}

TEST_CASE(
    "any game: graphs in any format are boards of the Icosian game, of sliding tokens and, with pairs, of Numberlink") {
  for (const char* text :
       {"a b\nb c\nc d\nd a\n", "a,b\nb,c\nc,d\nd,a\n", "graph { a -- b -- c -- d -- a }\n", "a: b d\nb: c\nc: d\nd:\n",
        "[[\"a\",\"b\"],[\"b\",\"c\"],[\"c\",\"d\"],[\"d\",\"a\"]]\n",
        "<graph><node id='a'/><node id='b'/><node id='c'/><node id='d'/><edge source='a' target='b'/>"
        "<edge source='b' target='c'/><edge source='c' target='d'/><edge source='d' target='a'/></graph>\n",
        "edge a b\nedge b c\nedge c d\nedge d a\n"}) {
    CAPTURE(text);
    CHECK(parse_game("icosian", text).ok());
    CHECK(parse_game("sliding", text).ok());
    const auto with_pairs = must(parse_game("numberlink", "pair 1 a b\n" + std::string(text) + "pair 2 c d\ncover\n"));
    CHECK((*with_pairs)->verify(std::vector<std::string>{"a>b", "c>d"}));
  }
  const auto alone = parse_game("numberlink", "graph { a -- b }");
  REQUIRE_FALSE(alone.ok());
  CHECK(alone.error().message.find("pair 1 A B") != std::string::npos);
  const auto nowhere = parse_game("numberlink", "a b\nb c\npair 1 a x\n");
  REQUIRE_FALSE(nowhere.ok());
  CHECK(nowhere.error().text() == "line 3, column 10: there is no vertex \"x\" in this graph");
}
