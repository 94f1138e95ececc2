// What is read to those who do not see the board: of a position, of what is left to do, and of a move.
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "play/game.hpp"
#include "results.hpp"

using namespace schlegel;

namespace {

/// What is said of a board, one after the other: ".", of the position; ";", of what is left; of a move; after "+a b c",
/// these moves being made, nothing. "... x ..." is said somewhere, "x ..." first, "... x" last.
struct Reading {
  std::string puzzle, board;
  std::vector<std::pair<std::string, std::string>> said;
};

const Reading readings[] = {
    {"icosian",
     "icosian\ngraph tetrahedron\n",
     {{".", "No pegs yet. The holes are A, B, C, D."},
      {"b", "Peg 1 in B."},
      {"+b", ""},
      {"b", ""},
      {"D", "Peg 2 in D."},
      {"+d", ""},
      {".", "Pegs in order: B, D. From D you can go to A, C. Empty: A, C."},
      {";", "2 holes to go: A, C. Then return to B."},
      {"+a c", ""},
      {".", "Pegs in order: B, D, A, C. No hole is empty."}}},
    {"numberlink",
     "numberlink\ncover\ngrid\n1 . .\n2 2 .\n1 . .\n",
     {{".",
       "Line 1 from row 1, column 1 to row 3, column 1: not started. Line 2 from row 2, column 1 to row 2, column 2: "
       "not started. 5 squares are empty: row 1, column 2; row 1, column 3; row 2, column 3; row 3, column 2; row 3, "
       "column 3."},
      {"r1c1>r1c2", "Line 1 went right to row 1, column 2."},
      {"+r1c1>r1c2 r1c2>r1c3 r1c3>r2c3 r3c1>r3c2", ""},
      {".",
       "Line 1 from row 1, column 1 to row 3, column 1: drawn from row 1, column 1 via row 1, column 3 to row 2, "
       "column "
       "3; drawn from row 3, column 1 to row 3, column 2. ..."},
      {"r1c2<", "Line 1 goes back to row 1, column 2."},
      {"r2c1>r2c2", "Line 2 went right to row 2, column 2: connected."},
      {"r2c2>r2c3", "Line 2 went right to row 2, column 3 and cuts line 1."},
      {"+r2c1>r2c2", ""},
      {";", "1 pair to connect. Line 1 from ..."},
      {";", "... 1 square is empty: row 3, column 3."}}},
    {"numberlink",  // without rows and columns, so place by place
     "numberlink\nvertex a 0 0\nvertex b 1 0\nvertex c 1 1\nvertex d 0 1\nedge a b\nedge b c\nedge c d\npair 1 a d\n",
     {{"+a>b b>c c>d", ""}, {".", "Line 1 from a to d: connected via b; c. The board is full."}}},
    {"peg",
     "peg\nhole a\nhole b\nhole c\nhole d\nline a b c\nline b c d\nempty c\ngoal a\n",
     {{".", "Pegs: A, B, D. Empty: C. Jumps: A over B into C."},
      {";", "3 pegs are left: A, B, D. The goal is a peg in A and nowhere else."},
      {"a-b-c", "A jumps over B into C."},
      {"d-c-b", ""},
      {"+a-b-c", ""},
      {".", "Pegs: C, D. Empty: A, B. Jumps: D over C into B."},
      {"+d-c-b", ""},
      {".", "Pegs: B. Empty: A, C, D. Jumps: none."}}},
    {"quintomino",
     "quintomino\nflip no\nrepeat no\nfaces 0 4 1 / 1 5 2 / 2 3 0 / 3 5 4\n"
     "pieces 111 112 113 122 133 123 132 222 223 233 333\n",
     {{"A:112", "Piece 2 placed on face A: 1 1 2."},
      {"+A:112", ""},
      {"A:121", "Piece 2 on face A now has 1 2 1."},
      {"A>D:112", "Piece 2 moved from face A to face D: 1 1 2."},
      {"A:", "Piece 2 taken off face A."},
      {"B:333", "Piece 11 placed on face B: 3 3 3. 1 edge doesn’t match."},
      {".",
       "Face A: piece 2 with 1 at C, 1 at D, 2 at B. Face B: empty, needs 2 at A. Face C: empty, needs 1 at A. Face D: "
       "empty, needs 1 at A. In the ..."},
      {".", "... In the tray: piece 1, 1 1 1; piece 3, 1 1 3; ..."},
      {";", "3 faces to cover: B, C, D. In the tray: piece 1, 1 1 1; ..."}}},
    {"sliding",
     "sliding\ngrid 2x3\ntokens 1 2 0 4 5 3\ntarget 1 2 3 4 5 0\n",
     {{".", "Row 1: 1, 2, gap. Row 2: 4, 5, 3."},
      {";", "1 tile is not home yet: tile 3 from row 2, column 3 to row 1, column 3."},
      {"2", "Tile 2 moves right to row 1, column 3."},
      {"0", "Tile 3 moves up to row 1, column 3, home."},
      {"+2", ""},
      {".", "Row 1: 1, gap, 2. Row 2: 4, 5, 3."},
      {"5", "Tile 5 moves up to row 1, column 2."}}},
    {"sliding",  // on other graphs a vertex goes by what belongs there
     "graph(square, g([0-1,1-2,2-3,3-0],[e(0,1),e(1,2),e(2,3),e(3,0)]))",
     {{".",
       "On vertex 0, where the gap must end: token 1. On vertex 1: token 2. On vertex 2: token 3. On vertex 3: gap."},
      {"2", "Token 3 moves to vertex 3, home."},
      {";",
       "3 tokens are not home yet: token 1 from the vertex where the gap must end; token 2 from vertex 1; token 3 from "
       "vertex 2."}}},
};

bool matches(std::string_view said, std::string_view expected) {
  const bool any_end = expected.ends_with(" ..."), any_begin = expected.starts_with("... ");
  if (any_end) expected.remove_suffix(4);
  if (any_begin) expected.remove_prefix(4);
  if (any_begin && any_end) return said.find(expected) != said.npos;
  return any_begin ? said.ends_with(expected) : any_end ? said.starts_with(expected) : said == expected;
}

std::string answer(Game& game, const std::string& asked) {
  if (asked == ".") return game.describe();
  if (asked == ";") return game.unfinished();
  if (asked[0] != '+') return game.narrate(asked);
  for (const std::string_view move : split_words(std::string_view(asked).substr(1))) game.apply(move);
  return {};
}

}  // namespace

TEST_CASE("reading: positions, what is left and what a move does are told in words") {
  int solved = 0;
  for (const Reading& reading : readings) {
    CAPTURE(reading.board);
    const auto game = must(parse_game(reading.puzzle, reading.board));
    for (const auto& row : reading.said) {
      CAPTURE(row.first);
      const std::string said = answer(**game, row.first);
      CHECK_MESSAGE(matches(said, row.second), said);
    }
    if (!(*game)->status().solved) continue;
    CHECK((*game)->unfinished() == (*game)->status().sentence);
    ++solved;
  }
  CHECK(solved > 0);
}

TEST_CASE("reading: a target is named as it is shown") {
  const auto game = must(parse_game("icosian", "icosian\ngraph tetrahedron\n"));
  std::string names;
  for (const Target& target : (*game)->scene({}, {}).targets) names += target.name;
  CHECK(names == "ABCD");
}
