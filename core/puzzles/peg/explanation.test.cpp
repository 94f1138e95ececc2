#include "play/reason_test.hpp"

namespace schlegel {
namespace {

using testing::lit;
using testing::told;

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
  const std::string column = "peg\nsquare\n...\n...\n...\nooo\nooo\nend\ngoal b\n";
  const auto parts = testing::told_of("peg", column, "", "pagoda");
  REQUIRE(parts.size() == 3);
  for (const ReasonPart::Spot& spot : parts[0].spots) CHECK((spot.note != "" && spot.other == (spot.note[0] == '-')));
  CHECK(parts[1].sentence.starts_with("Now they weigh "));
  CHECK(lit(parts[2]) == "/ b");
}

TEST_CASE("peg reasons: many goals, each ruled out by one of them") {
  const Level* hexagon = find_level("peg", "hexagon19");
  CHECK(testing::told_of("peg", hexagon->text, "", "").size() >= 3);
  const std::string any = "peg\nhole a\nhole b\nhole c\nhole d\nline a b c\nline b c d\npegs b c d\ngoal any\n";
  const auto parts = told("peg", any, "", "parity a b; exhausted 4");
  CHECK(parts.empty());  // a b is no class: c d has one of the line b c d
  CHECK(told("peg", any, "", "exhausted 4").empty());
}

}  // namespace
}  // namespace schlegel
