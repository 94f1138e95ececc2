#include "play/reason_test.hpp"

namespace schlegel {
namespace {

using test_support::lit;
using test_support::told;
using test_support::told_of;

const std::string faces_of_four = "faces 1 2 3 / 1 4 5 / 2 4 6 / 3 5 6\npieces ";

TEST_CASE("quintomino reasons: a clash") {
  const auto parts = told_of("quintomino", faces_of_four + "aaa bbb aab abb", "A:aaa B:bbb", "clash");
  REQUIRE(parts.size() == 1);
  CHECK(lit(parts[0]) == "A B");
  CHECK(parts[0].sentence == "There would be two colours on the edge between faces A and B: a and b.");
}

TEST_CASE("quintomino reasons: too few pieces") {
  const auto parts = told_of("quintomino", faces_of_four + "aab aab aab", "", "few 3");
  REQUIRE(parts.size() == 1);
  CHECK(lit(parts[0]) == "A B C D / piece 1");
  CHECK(parts[0].sentence == "There are more faces with 3 edges than pieces for them.");
}

TEST_CASE("quintomino reasons: sides that are odd in number, or too few") {
  const auto odd = told_of("quintomino", faces_of_four + "aab aaa aaa aaa", "", "odd a");
  REQUIRE(odd.size() == 1);
  CHECK(lit(odd[0]) == "piece 1 piece 2");
  CHECK(odd[0].spots[0].note == "2");
  const auto scarce = told_of("quintomino", faces_of_four + "bbb aaa aaa aaa cca", "A:bbb", "scarce b");
  REQUIRE(scarce.size() == 1);
  CHECK(lit(scarce[0]) == "A B C D piece 1");
  CHECK(scarce[0].sentence == "The pieces have enough sides of colour b for at most 1 edge, but more have it.");
  // A certificate that holds is not the one the solver gives where something comes before it.
  const auto few = told("quintomino", faces_of_four + "bbb aaa aaa", "A:bbb", "scarce b");
  CHECK(few.at(0).sentence == "There are more faces with 3 edges than pieces for them.");
  const auto clash = told("quintomino", faces_of_four + "bbb aaa aaa aaa cca", "A:bbb B:aaa", "scarce b");
  CHECK(lit(clash.at(0)) == "A B");
}

TEST_CASE("quintomino reasons: a face that no piece fits, a piece that fits no face") {
  const auto face = told_of("quintomino", faces_of_four + "aaa aab aab bbb acc", "A:aaa B:aab C:aab", "face D");
  REQUIRE(face.size() == 1);
  CHECK(lit(face[0]) == "A B C D");
  CHECK(face[0].sentence == "Round face D the colours must be a b b in this order, and no piece still has them.");
  const auto piece = told("quintomino", faces_of_four + "abc acb bcb ddd\nflip no", "A:abc B:acb", "piece ddd");
  REQUIRE(piece.size() == 1);
  CHECK(lit(piece[0]) == "/ piece 4");
  CHECK(piece[0].sentence == "Piece 4 must be used, but no face can still take it.");
}

TEST_CASE("quintomino reasons: a whole search explains nothing") {
  auto game = parse_game("quintomino", faces_of_four + "aaa bbb aab abb").value();
  CHECK(game->reason("exhausted 12").empty());
  CHECK(game->reason("clash A B").empty());
}

}  // namespace
}  // namespace schlegel
