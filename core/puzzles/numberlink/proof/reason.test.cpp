#include "play/reason_test.hpp"
#include "results.hpp"

namespace schlegel {
namespace {

using test_support::lit;
using test_support::reason_steps;
using test_support::reason_steps_of;

/// The solver's reason is of this kind; so many parts, and what the first of them says, lights and joins.
void expect_reason(const char* text, const char* moves, const char* kind, std::size_t size, std::string_view sentence,
                   std::string_view all_lit, std::size_t bands = 0) {
  const auto parts = reason_steps_of("numberlink", text, moves, kind);
  CHECK(parts.size() == size);
  CHECK(parts.at(0).sentence == sentence);
  CHECK(lit(parts.at(0)) == all_lit);
  CHECK(parts.at(0).bands.size() == bands);
}

TEST_CASE("numberlink reasons: ends cut off, places with one way in, tight cuts and colours") {
  expect_reason("numberlink\ngrid\n1 2 .\n. . .\n2 . 1\n", "r1c2>r2c2 r2c2>r2c1 r2c1>r3c1", "separated", 1,
                "From one end, line 1 can reach only row 1, column 1, so it never gets to its other end.",
                "r1c1 / r3c3");
  expect_reason("numberlink\ncover\ngrid\n1 1 .\n2 . .\n. . 2\n", "r1c1>r1c2", "stranded", 2,
                "A line must pass through row 1, column 3, but only one way is left there.", "r1c3", 1);
  expect_reason("numberlink\ngrid\n1 # 1\n. . .\n2 # 2\n", "", "crowded", 1,
                "Lines 1 and 2 must each use row 2, column 1, but only one line can.", "r1c1 r1c3 r3c1 r3c3 / r2c1");
  expect_reason(
      "numberlink\ncover\ngrid\n. 1 .\n. . .\n. 1 .\n", "", "colours", 1,
      "Colour the squares like a chessboard: 5 in one colour, 4 in the other. Lines alternate between the colours, "
      "but with these endpoints they fill 1 more of the second colour than of the first.",
      "r1c1 r1c3 r2c2 r3c1 r3c3 / r1c2 r2c1 r2c3 r3c2");
  const auto apart = reason_steps("numberlink", "numberlink\ngrid\n1 # 1\n. # .\n", "", "crowded");
  CHECK(apart.at(0).sentence == "No open way connects the ends of line 1.");
  const std::string path = "numberlink\ncover\ngraph\nedge a b\nedge b c\nedge c d\npair 1 a c\n";
  CHECK(lit(reason_steps("numberlink", path, "", "colours 0").at(0)) == "a c / b d");
  const auto part = reason_steps("numberlink", path, "a>b", "colours 1");
  CHECK(lit(part.at(0)) == "b d / c");
  CHECK(part.at(0).sentence.starts_with("Colour an open part of the board like a chessboard."));
}

TEST_CASE("numberlink reasons: a line that touches itself") {
  const std::string touching = "numberlink\nno-self-touch\ngrid\n1 . .\n. . .\n. . 1\n";
  const auto parts = reason_steps("numberlink", touching, "r1c1>r1c2 r1c2>r2c2 r2c2>r2c1", "broken");
  REQUIRE(parts.size() == 1);
  CHECK(parts[0].spots.size() == 2);
  CHECK(parts[0].bands.size() == 3);
}

TEST_CASE("numberlink reasons: what is forced, step by step") {
  int cuts = 0, steps = 0;
  for (const char* text : {"numberlink\ncover\ngrid\n1 . 2\n. . .\n2 . 1\n",
                           "numberlink\ncover\ngrid\n1 . . .\n. 2 . .\n. . 1 .\n. . . 2\n",
                           "numberlink\ngrid\n1 . . 2\n. . . .\n. . . .\n2 . . 1\n",
                           "numberlink\ncover\ngrid\n1 . . . 1\n. . . . .\n. . 2 . .\n. . . . .\n3 . 2 . 3\n"}) {
    CAPTURE(text);
    Control control;
    const auto reply = must(ask({"numberlink", text, {}, Verb::count, {}}, control, {}));
    if (reply->kind != Reply::Kind::none || !reply->certificate.starts_with("proof")) continue;
    const auto parts = reason_steps("numberlink", text, "", reply->certificate);
    CHECK_FALSE(parts.empty());
    for (const ReasonPart& part : parts) {
      cuts += part.sentence.starts_with("A line must come into this area");
      steps += part.sentence.starts_with("Step ");
    }
    CHECK(parts.back().sentence == "Now a rule must be broken here.");
  }
  CHECK(cuts + steps > 0);
}

TEST_CASE("numberlink reasons: a whole search explains nothing") {
  auto game = parse_game("numberlink", "numberlink\ngrid\n1 . 2\n. . .\n2 . 1\n").value();
  CHECK(game->reason("exhausted tracing 12").empty());
  CHECK(game->reason("stranded 3").empty());
}

}  // namespace
}  // namespace schlegel
