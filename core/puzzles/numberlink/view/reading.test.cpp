#include <doctest/doctest.h>

#include "play/game.hpp"

using namespace schlegel;

TEST_CASE("numberlink: lines are read by their turns, and what a move does") {
  const auto game = parse_game("numberlink", "numberlink\ncover\ngrid\n1 . .\n2 2 .\n1 . .\n").value();
  CHECK(game->describe() ==
        "Line 1 from row 1, column 1 to row 3, column 1: not begun. Line 2 from row 2, column 1 to row 2, column 2: "
        "not begun. 5 places are empty: row 1, column 2; row 1, column 3; row 2, column 3; row 3, column 2; row 3, "
        "column 3.");
  CHECK(game->narrate("r1c1>r1c2") == "Line 1 now reaches row 1, column 2.");
  for (const char* move : {"r1c1>r1c2", "r1c2>r1c3", "r1c3>r2c3", "r3c1>r3c2"}) game->apply(move);
  CHECK(
      game->describe().starts_with("Line 1 from row 1, column 1 to row 3, column 1: drawn from row 1, column 1 via row "
                                   "1, column 3 to row 2, column 3; drawn from row 3, column 1 to row 3, column 2."));
  CHECK(game->narrate("r1c2<") == "Line 1 goes back to row 1, column 2.");
  CHECK(game->narrate("r2c1>r2c2") == "Line 2 now reaches row 2, column 2: it is joined.");
  CHECK(game->narrate("r2c2>r2c3") == "Line 2 now reaches row 2, column 3 and cuts line 1.");
  game->apply("r2c1>r2c2");
  CHECK(game->unfinished().starts_with("1 pair to join. Line 1 from"));
  CHECK(game->unfinished().ends_with("1 place is empty: row 3, column 3."));
}

TEST_CASE("numberlink: without rows and columns a line is read place by place") {
  const auto game = parse_game("numberlink",
                               "numberlink\nvertex a 0 0\nvertex b 1 0\nvertex c 1 1\nvertex d 0 1\nedge a b\nedge b "
                               "c\nedge c d\npair 1 a d\n")
                        .value();
  for (const char* move : {"a>b", "b>c", "c>d"}) game->apply(move);
  CHECK(game->describe() == "Line 1 from a to d: joined via b; c. No place is empty.");
}
