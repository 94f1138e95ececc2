#include "play/reason_test.hpp"

namespace schlegel {
namespace {

using test_support::lit;
using test_support::told;

TEST_CASE("peg reasons: the class of the position") {
  const std::string row = "peg\nhole a\nhole b\nhole c\nhole d\nline a b c\nline b c d\npegs a b\ngoal a\n";
  const auto parts = told("peg", row, "", "parity b c");
  REQUIRE(parts.size() == 3);
  CHECK(lit(parts[0]) == "b c");
  CHECK(lit(parts[1]) == "b");
  CHECK(parts[1].sentence == "Now it is 1, which is odd.");
  CHECK(lit(parts[2]) == "/ a");
  CHECK(parts[2].sentence == "At the goal it would be 0, which is even.");
}

TEST_CASE("peg reasons: weights are written on the holes") {
  const std::string row = "peg\nhole a\nhole b\nhole c\nhole d\nline a b c\nline b c d\npegs c d\ngoal a\n";
  const auto parts = told("peg", row, "", "pagoda a=2 c=2 d=-1");
  REQUIRE(parts.size() == 3);
  for (const ReasonPart::Spot& spot : parts[0].spots) CHECK((spot.note != "" && spot.other == (spot.note[0] == '-')));
  CHECK(lit(parts[0]) == "a c / d");
  CHECK(parts[1].sentence == "Now they weigh 1.");
  CHECK(parts[2].sentence == "At the goal they would weigh 2.");
  CHECK(lit(parts[2]) == "/ a");
}

TEST_CASE("peg reasons: many goals, each ruled out by one of them") {
  const Level* hexagon = find_level("peg", "hexagon19");
  CHECK(test_support::told_of("peg", hexagon->text, "", "").size() >= 3);
  const std::string any = "peg\nhole a\nhole b\nhole c\nhole d\nline a b c\nline b c d\npegs b c d\ngoal any\n";
  CHECK(parse_game("peg", any).value()->reason("parity a b; exhausted 4").empty());  // the line b c d has one of a b
  CHECK(told("peg", any, "", "exhausted 4").empty());
}

}  // namespace
}  // namespace schlegel
