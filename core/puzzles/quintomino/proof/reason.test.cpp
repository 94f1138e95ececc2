#include "play/reason_test.hpp"

namespace schlegel {
namespace {

using test_support::lit;

struct Row {
  const char* pieces;
  const char* moves;
  const char* certificate;
  bool solvers;          ///< it is the one that the solver gives
  const char* lit;       ///< nothing: not checked
  const char* sentence;  ///< the same
};

const std::string faces_of_four = "faces 1 2 3 / 1 4 5 / 2 4 6 / 3 5 6\npieces ";
const Row rows[] = {
    {"aaa bbb aab abb", "A:aaa B:bbb", "clash A B", true, "A B", "There are two colours on edge A-B: a and b."},
    {"aab aab aab", "", "few 3", true, "A B C D / piece 1", "There are more faces with 3 edges than pieces for them."},
    {"aab aaa aaa aaa", "", "odd a", true, "piece 1 piece 2", nullptr},
    {"bbb aaa aaa aaa cca", "A:bbb", "scarce b", true, "A B C D piece 1",
     "The pieces have at most 3 edges of colour b in all, and each edge of the board takes two. So at most 1 edge of "
     "the board can have it. "
     "But edge A-B, edge A-C and edge A-D have it."},
    {"aaa aab aab bbb acc", "A:aaa B:aab C:aab", "face D", true, "A B C D",
     "Face D needs colour a at edge A-D, b at B-D and b at C-D, and no piece fits."},
    {"abc acb bcb ddd\nflip no", "A:abc B:acb", "piece ddd", false, "/ piece 4",
     "Piece 4 must be used, but no face can still take it."},
    // A certificate that holds is not the one that is told where something comes before it.
    {"bbb aaa aaa", "A:bbb", "scarce b", false, nullptr, "There are more faces with 3 edges than pieces for them."},
    {"bbb aaa aaa aaa cca", "A:bbb B:aaa", "scarce b", false, "A B", nullptr},
};

TEST_CASE("quintomino reasons: each kind in a sentence, and what it lights") {
  for (const Row& row : rows) {
    const std::string board = faces_of_four + row.pieces;
    const auto parts = row.solvers ? test_support::reason_steps_of("quintomino", board, row.moves, row.certificate)
                                   : test_support::reason_steps("quintomino", board, row.moves, row.certificate);
    CAPTURE(row.certificate);
    REQUIRE(parts.size() == 1);
    if (row.lit) CHECK(lit(parts[0]) == row.lit);
    if (row.sentence) CHECK(parts[0].sentence == row.sentence);
    if (std::string_view(row.certificate) == "odd a") CHECK(parts[0].spots[0].note == "2");
  }
  const auto piece = test_support::reason_steps_of(
      "quintomino", "faces 0 1 2 / 0 4 3 / 1 5 4 / 2 3 5\npieces abc acb bdc bcd\nflip no", "A:abc B:acb", "piece bcd");
  CHECK(piece.at(0).sentence == "Piece 4 must be used, but no face can still take it.");
  // A whole search explains nothing, nor does a certificate that does not hold.
  auto game = parse_game("quintomino", faces_of_four + "aaa bbb aab abb").value();
  CHECK(game->reason("exhausted 12").empty());
  CHECK(game->reason("clash A B").empty());
}

}  // namespace
}  // namespace schlegel
