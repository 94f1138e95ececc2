#include "play/reason_test.hpp"

namespace schlegel {
namespace {

using test_support::lit;
using test_support::told_of;

const std::string faces_of_four = "faces 1 2 3 / 1 4 5 / 2 4 6 / 3 5 6\npieces ";

TEST_CASE("quintomino reasons: a clash") {
  const auto parts = told_of("quintomino", faces_of_four + "aaa bbb aab abb", "A:aaa B:bbb", "clash");
  REQUIRE(parts.size() == 1);
  CHECK(lit(parts[0]) == "A B");
  CHECK(parts[0].bands.size() == 1);
  CHECK(parts[0].sentence ==
        "The pieces on faces A and B clash: the edge between them would have the colours a and b.");
}

TEST_CASE("quintomino reasons: too few pieces") {
  const auto parts = told_of("quintomino", faces_of_four + "aab aab aab", "", "few 3");
  REQUIRE(parts.size() == 2);
  CHECK(lit(parts[0]) == "A B C D");
  CHECK(lit(parts[1]) == "/ piece 1");
  CHECK(parts[1].sentence == "Only 3 pieces of that size are left.");
}

TEST_CASE("quintomino reasons: sides that are odd in number, or too few") {
  const auto odd = told_of("quintomino", faces_of_four + "aab aaa aaa aaa", "", "odd a");
  REQUIRE(odd.size() == 2);
  CHECK(odd[0].spots.size() == 2);
  CHECK(odd[0].spots[0].note == "2");
  const auto scarce = told_of("quintomino", faces_of_four + "bbb aaa aaa aaa cca", "A:bbb", "scarce b");
  REQUIRE(scarce.size() == 1);
  CHECK(lit(scarce[0]) == "B C D");
  CHECK(scarce[0].bands.size() == 3);
}

TEST_CASE("quintomino reasons: a face that no piece fits, a piece that fits no face") {
  const auto face = told_of("quintomino", faces_of_four + "aaa aab aab bbb acc", "A:aaa B:aab C:aab", "face D");
  REQUIRE(face.size() == 2);
  CHECK(lit(face[0]) == "D");
  CHECK(face[0].bands.size() == 3);
  CHECK(face[1].spots.size() == 2);
  const auto piece =
      test_support::told("quintomino", faces_of_four + "abc acb bcb ddd\nflip no", "A:abc B:acb", "piece ddd");
  REQUIRE(piece.size() == 2);
  CHECK(lit(piece[1]) == "C D / " + piece[0].spots[0].target);
}

TEST_CASE("quintomino reasons: a whole search explains nothing") {
  auto game = parse_game("quintomino", faces_of_four + "aaa bbb aab abb").value();
  CHECK(game->reason("exhausted 12").empty());
  CHECK(game->reason("clash A B").empty());
}

}  // namespace
}  // namespace schlegel
