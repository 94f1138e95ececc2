#include <doctest/doctest.h>

#include "play/game.hpp"

using namespace schlegel;

TEST_CASE("sliding: a grid is read row by row, and which way a tile goes") {
  const auto game = parse_game("sliding", "sliding\ngrid 2x3\ntokens 1 2 0 4 5 3\ntarget 1 2 3 4 5 0\n").value();
  CHECK(game->describe() == "Row 1: 1, 2, gap. Row 2: 4, 5, 3.");
  CHECK(game->unfinished() == "1 tile is not home yet: tile 3 from row 2, column 3 to row 1, column 3.");
  CHECK(game->narrate("2") == "Tile 2 moves right to row 1, column 3.");
  CHECK(game->narrate("0") == "Tile 3 moves up to row 1, column 3, home.");
  game->apply("2");
  CHECK(game->describe() == "Row 1: 1, gap, 2. Row 2: 4, 5, 3.");
  CHECK(game->narrate("5") == "Tile 5 moves up to row 1, column 2.");
}

TEST_CASE("sliding: on other graphs a place is called by what belongs there") {
  const auto game = parse_game("sliding", "graph(square, g([0-1,1-2,2-3,3-0],[e(0,1),e(1,2),e(2,3),e(3,0)]))").value();
  CHECK(game->describe() ==
        "On the place of the gap: 1. On the place of 1: 2. On the place of 2: 3. On the place of 3: gap.");
  CHECK(game->narrate("2") == "Token 3 moves to the place of 3, home.");
  CHECK(game->unfinished() ==
        "3 tokens are not home yet: token 1 from the place of the gap; token 2 from the place of 1; token 3 from the "
        "place of 2.");
}
