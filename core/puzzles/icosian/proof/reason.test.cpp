#include "play/reason_test.hpp"

namespace schlegel {
namespace {

using test_support::lit;
using test_support::told;

constexpr const char* bow_tie = "icosian\nedge a b\nedge b c\nedge c a\nedge c d\nedge d e\nedge e c\n";

TEST_CASE("icosian reasons: a cut vertex, and the pieces it leaves") {
  const auto parts = told("icosian", bow_tie, "", "pieces 2");
  REQUIRE(parts.size() == 4);
  CHECK(lit(parts[0]) == "c");
  CHECK(lit(parts[1]) == "a b / c");
  CHECK(lit(parts[2]) == "d e / c");
  CHECK(parts[2].sentence == "Without it, piece 2 of 2: D and E.");
  CHECK(parts[3].sentence ==
        "From piece to piece a tour goes through C only. So it joins at most 1 piece, and there are 2.");
}

TEST_CASE("icosian reasons: pieces without connection") {
  const auto parts =
      told("icosian", "icosian\nedge a b\nedge b c\nedge c a\nedge d e\nedge e f\nedge f d\n", "", "pieces");
  REQUIRE(parts.size() == 3);
  CHECK(lit(parts[1]) == "a b c");
  CHECK(lit(parts[2]) == "d e f");
}

TEST_CASE("icosian reasons: what the path has cut off") {
  const Level* hamilton = find_level("icosian", "hamilton");
  auto game = parse_game("icosian", hamilton->text).value();
  for (const char* move : {"g", "b", "z", "x", "w", "v", "j"}) game->apply(move);
  Question question{"icosian", std::string(hamilton->text), {"g", "b", "z", "x", "w", "v", "j"}, Verb::analyse, {}};
  Control control;
  const auto reply = ask(question, control, {});
  REQUIRE(reply.ok());
  CHECK(reply->headline == "No way to finish since move 7 (J)");
  CHECK(reply->detail == "That cut off H.");
  CHECK(reply->since == 7);
  const auto parts = told(*game, reply->certificate);
  REQUIRE_FALSE(parts.empty());
  CHECK(lit(parts[0]) == "h / g j");
}

TEST_CASE("icosian reasons: a hole with one line left, and one with three that must be used") {
  auto parts = told("icosian", "icosian\nedge a b\nedge b c\nedge c a\nedge c d\n", "", "stranded 3");
  REQUIRE(parts.size() == 1);
  CHECK(lit(parts[0]) == "d");
  REQUIRE(parts[0].bands.size() == 1);
  CHECK(parts[0].sentence == "Only one line is left at D, and a tour needs two there: one to come in, one to go out.");

  const std::string three = "icosian\ngraph K5\nrequire a b\nrequire a c\nrequire a d\n";
  parts = told("icosian", three, "", "clash 0");
  REQUIRE(parts.size() == 1);
  CHECK(lit(parts[0]) == "a");
  CHECK(parts[0].bands.size() == 3);

  const std::string round = "icosian\ngraph K5\nrequire a b\nrequire b c\nrequire a c\n";
  parts = told("icosian", round, "", "clash 0 1 2");
  REQUIRE(parts.size() == 2);
  CHECK(lit(parts[0]) == "a b c");
  CHECK(parts[0].bands.size() == 3);
  CHECK(lit(parts[1]) == "/ d e");
}

TEST_CASE("icosian reasons: first one colour, then the other") {
  const auto parts = told("icosian", "icosian\ngraph grid_3x3\n", "", "sides 1 3 5 7");
  REQUIRE(parts.size() == 3);
  CHECK(parts[0].spots.size() == 5);
  CHECK(parts[1].spots.size() == 4);
  CHECK(parts[1].spots[0].other);
  CHECK(parts[2].spots.size() == 9);
}

TEST_CASE("icosian reasons: what is forced, and where it ends") {
  const std::string paths =
      "icosian\nedge a x\nedge x y\nedge y b\nedge a z\nedge z w\nedge w b\nedge a p\nedge p q\nedge q b\nedge x z\n";
  const auto parts = test_support::told_of("icosian", paths, "", "forced");
  REQUIRE(parts.size() == 2);
  CHECK(parts[0].bands.size() >= 3);
  CHECK(parts[1].sentence == "Then three lines would meet at B.");
  CHECK(lit(parts[1]) == "b");
}

TEST_CASE("icosian reasons: a path that is none, too few holes; a whole search explains nothing") {
  CHECK(told("icosian", "icosian\nedge a b\n", "", "too-small").size() == 1);
  CHECK(told("icosian", "icosian\ngraph petersen\n", "", "exhausted frontier 10").empty());
  CHECK(parse_game("icosian", bow_tie).value()->reason("pieces 1").empty());  // false, so not told
  CHECK(parse_game("icosian", bow_tie).value()->reason("because").empty());
}

}  // namespace
}  // namespace schlegel
