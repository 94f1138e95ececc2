// The rules that a board adds are said in sentences of their own, beside pictures that stay in their square.
#include <algorithm>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "play/game.hpp"
#include "results.hpp"

using namespace schlegel;

namespace {

std::vector<std::string> said(std::string_view puzzle, std::string_view text) {
  const auto game = must(parse_game(puzzle, text));
  std::vector<std::string> sentences;
  for (const BoardRule& rule : (*game)->rules()) sentences.push_back(rule.sentence);
  return sentences;
}

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("board rules: every shipped board's are whole sentences, with pictures inside their square") {
  int pictures = 0;
  for (const Level& level : levels()) {
    CAPTURE(level.id);
    const auto game = must(parse_game(level.puzzle, level.text));
    for (const BoardRule& rule : (*game)->rules()) {
      CAPTURE(rule.sentence);
      CHECK(rule.sentence.ends_with('.'));
      CHECK((rule.sentence[0] >= '0' && rule.sentence[0] <= 'Z'));
      CHECK(rule.sentence.size() < 140);
      for (const Shape& shape : rule.sample)
        for (const Point2 p : shape.points) CHECK((p.x >= 0 && p.x <= 1 && p.y >= 0 && p.y <= 1));
      pictures += rule.sample.empty() ? 0 : 1;
    }
  }
  CHECK(pictures > 30);
}

TEST_CASE("board rules: each that a board adds is said, and no other") {
  CHECK(said("icosian", "icosian\ngraph dodecahedron\n").empty());
  CHECK(said("icosian", "icosian\ngraph cube\nopening a b\nopen\nrequire c d\nforbid a e\nplayers 3\n") ==
        Words{"Two players: the first sets 3 pegs, and the second completes the path.",
              "The first 2 holes are given: A, B, in this order. Pegs 1 and 2 are in them.",
              "You needn’t return to the start.", "Use every thick line.", "Dashed lines are blocked."});

  const std::string small = "A small or grey number names the tile that belongs there.";
  CHECK(said("sliding", "sliding\ngrid 2x2\ntokens 3 1 2 0\ntarget 1 2 3 0\n") == Words{small});
  CHECK(said("sliding", "sliding\ngrid 9x2\n").empty());
  CHECK(said("sliding", "sliding\ngrid 2x2\ntokens 1 0 2 3\ntarget 0 1 2 3\n") ==
        Words{"The gap must end first, before tile 1.", small});
  CHECK(said("sliding", "sliding\ngrid 2x2\ntokens 1 0 2 3\ntarget 1 2 0 3\n") ==
        Words{"The gap must end in row 2, column 1.", small});
  CHECK(said("sliding", "sliding\ngrid 2x2\ntokens 1 0 2 3\ntarget 3 2 1 0\n") ==
        Words{"The tiles belong in this order, row by row: 3, 2, 1, gap.", small});
  CHECK(said("sliding", "sliding\nvertex a\nvertex b\nvertex c\nedge a b\nedge b c\ntokens a 0 b\ntarget a b 0\n") ==
        Words{"The gap must end on c."});

  const std::string tetrahedron = "a b c / a d e / b e f / c f d\n";
  CHECK(said("quintomino", tetrahedron + "xxx xxy xyy yyy\nflip no\n") ==
        Words{"Pieces may be rotated, but not flipped."});
  CHECK(said("quintomino", tetrahedron + "xxx xxy xyy yyy xyz\nput A:xxx\n") ==
        Words{"Pieces may be rotated and flipped.", "1 piece is left over in the end.",
              "1 piece is given and stays in place."});
  CHECK(said("quintomino", tetrahedron + "xxx xxy\nrepeat yes\n") ==
        Words{"Pieces may be rotated and flipped.", "Use each piece as often as you like."});

  const std::string row = "peg\nhole a\nhole b\nhole c\nhole d\nline a b c\nline b c d\nempty a\n";
  CHECK(said("peg", row + "goal any\n") == Words{"End with one peg, in any hole."});
  CHECK(said("peg", row + "goal d\n") == Words{"End with one peg, in D, the ringed hole."});
  CHECK(said("peg", row + "goal a d\n") == Words{"End with a peg in each of the 2 ringed holes, and in no other."});

  CHECK(said("numberlink", "numberlink\ngrid\n1 . 1\n. . .\n").empty());
  CHECK(said("numberlink", "numberlink\nwrap x\ngrid\n1 . 1\n. . .\n") ==
        Words{"A line that leaves the board on the left or right comes back on the other side."});
  CHECK(said("numberlink", "numberlink\nwrap xy\nwall r1c1 r1c3\ngrid\n1 . 1\n. . .\n. . .\n") ==
        Words{"Lines can’t go through walls.", "A line that leaves the board comes back on the other side."});
  CHECK(said("numberlink", "numberlink\ncover\nno-self-touch\nwrap y\nwall r1c1 r2c1\ngrid\n1 . 1\n. + #\n. . .\n") ==
        Words{"Fill the whole board.", "Two lines may cross on a bridge. Each goes straight on.",
              "Lines can’t go through walls.", "Lines can’t go through a hole in the board.",
              "A line that leaves the board at the top or bottom comes back on the other side.",
              "A line may not touch itself: it can’t come back next to where it has been."});
}
