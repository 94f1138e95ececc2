#include <doctest/doctest.h>

#include "play/session.hpp"

using namespace schlegel;

TEST_CASE("any game: a text opens in its own puzzle wherever it is pasted") {
  for (const Level& level : levels()) {
    const auto own = parse_game(level.puzzle, level.text);
    if (!own) continue;
    const std::string text = (*own)->write_instance();
    REQUIRE(puzzle_of(text) != nullptr);
    CHECK(puzzle_of(text)->id == level.puzzle);
    for (const PuzzleInfo& info : puzzles()) {
      const auto game = read_session(text, info.id);
      REQUIRE(game.ok());
      CHECK(game->game().puzzle() == level.puzzle);
    }
  }
}

TEST_CASE("any game: what several read is the present puzzle's, and errors are of the puzzle that is meant") {
  CHECK(puzzle_of("petersen") == nullptr);
  CHECK(puzzle_of("numberlink/5/5") == nullptr);
  CHECK(puzzle_of("# Title\n\nsliding # mine\ngrid 3x3")->id == "sliding");
  CHECK(read_session("a b\nb c\nc a\n", "sliding")->game().puzzle() == "sliding");
  CHECK(read_session("a b\nb c\nc a\n", "icosian")->game().puzzle() == "icosian");
  CHECK(read_session("graph { a -- b -- c -- a }", "peg")->game().puzzle() == "icosian");
  CHECK(read_session("7x3:OPPPPPOOPPHPPOOPPPPPO", "icosian")->game().puzzle() == "peg");
  const auto wrong = read_session("peg\nhole a\nhole a\n", "icosian");
  REQUIRE_FALSE(wrong.ok());
  CHECK(wrong.error().text().find("line 3, column 6: the hole \"a\" is there twice") == 0);
  const auto none = read_session("!?", "sliding");
  REQUIRE_FALSE(none.ok());
  CHECK(none.error().message.find("sliding") != std::string::npos);
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
    const auto with_pairs = parse_game("numberlink", "pair 1 a b\n" + std::string(text) + "pair 2 c d\ncover\n");
    REQUIRE_MESSAGE(with_pairs.ok(), (with_pairs.ok() ? "" : with_pairs.error().text()));
    CHECK((*with_pairs)->verify(std::vector<std::string>{"a>b", "c>d"}));
  }
  const auto alone = parse_game("numberlink", "graph { a -- b }");
  REQUIRE_FALSE(alone.ok());
  CHECK(alone.error().message.find("pair 1 A B") != std::string::npos);
  const auto nowhere = parse_game("numberlink", "a b\nb c\npair 1 a x\n");
  REQUIRE_FALSE(nowhere.ok());
  CHECK(nowhere.error().text() == "line 3, column 10: there is no vertex \"x\" in this graph");
}
