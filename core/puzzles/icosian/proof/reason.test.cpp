#include "asking.hpp"
#include "play/reason_test.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/solve/solver.hpp"
#include "puzzles/icosian/test_support.hpp"
#include "results.hpp"
#include "trials.hpp"

namespace schlegel {
namespace {

using test_support::lit;
using test_support::told;

constexpr const char* bow_tie = "icosian\nedge a b\nedge b c\nedge c a\nedge c d\nedge d e\nedge e c\n";

TEST_CASE("icosian reasons: a cut vertex, and the pieces it leaves") {
  const auto parts = told("icosian", bow_tie, "", "pieces 2");
  REQUIRE(parts.size() == 3);
  CHECK(parts[0].sentence ==
        "Without C, the open lines fall into 2 separate pieces. A tour passes through C only once, so it can visit at "
        "most 1 of the pieces.");
  CHECK(lit(parts[0]) == "a b / c");
  CHECK(lit(parts[1]) == "a b / c");
  CHECK(lit(parts[2]) == "d e / c");
  CHECK(parts[2].sentence == "Piece 2 of 2: D and E.");
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
  const Reply reply = test_support::asked(
      {"icosian", std::string(hamilton->text), {"g", "b", "z", "x", "w", "v", "j"}, Verb::analyse, {}});
  CHECK(reply.headline == "Unsolvable since move 7 (J)");
  CHECK(reply.detail == "That cut off H.");
  CHECK(reply.since == 7);
  const auto parts = told(*game, reply.certificate);
  REQUIRE_FALSE(parts.empty());
  CHECK(lit(parts[0]) == "h / g j");
}

TEST_CASE("icosian reasons: a hole with one line left, and one with three that must be used") {
  auto parts = told("icosian", "icosian\nedge a b\nedge b c\nedge c a\nedge c d\n", "", "stranded 3");
  REQUIRE(parts.size() == 1);
  CHECK(lit(parts[0]) == "d");
  REQUIRE(parts[0].bands.size() == 1);
  CHECK(parts[0].sentence == "Only one open line is left at D, but a tour needs two.");

  const std::string three = "icosian\ngraph K5\nrequire a b\nrequire a c\nrequire a d\n";
  parts = told("icosian", three, "", "clash 0");
  REQUIRE(parts.size() == 1);
  CHECK(lit(parts[0]) == "a");
  CHECK(parts[0].bands.size() == 3);

  const std::string round = "icosian\ngraph K5\nrequire a b\nrequire b c\nrequire a c\n";
  parts = told("icosian", round, "", "clash 0 1 2");
  REQUIRE(parts.size() == 1);
  CHECK(lit(parts[0]) == "a b c / d e");
  CHECK(parts[0].bands.size() == 3);
}

TEST_CASE("icosian reasons: one colour and the other") {
  const auto parts = told("icosian", "icosian\ngraph grid_3x3\n", "", "sides 1 3 5 7");
  REQUIRE(parts.size() == 1);
  CHECK(lit(parts[0]) == "a1 a3 b2 c1 c3 / a2 b1 b3 c2");
}

TEST_CASE("icosian reasons: what lets a tour join fewer pieces, and sides that are no colours") {
  const std::string joined = "edge a b\nedge a c\nedge b c\nedge a d\nedge b d\n";
  const auto first = [](const std::string& board, std::string_view certificate) {
    const auto parts = told("icosian", "icosian\n" + board, "", certificate);
    REQUIRE_FALSE(parts.empty());
    return parts[0].sentence;
  };
  CHECK(first(joined + "require a b\n", "pieces 0 1") ==
        "Without A and B, the open lines fall into 2 separate pieces. A tour passes through each of these holes only "
        "once, "
        "and used lines join some of these holes to each other, so it can visit only one of the pieces.");
  CHECK(first(std::string(bow_tie).substr(8) + "open\nopening c\n", "pieces 2") ==
        "Without C, the open lines fall into 2 separate pieces. A path passes through C only once, and it ends there, "
        "so it can visit only one of the pieces.");
  CHECK(first(joined + "edge a e\nedge b e\n", "sides 0 1") ==
        "Without A and B, the open lines fall into 3 separate pieces. A tour passes through each of these holes only "
        "once, so it can visit at most 2 of the pieces.");
  CHECK(first("open\nedge a b\nedge a c\nedge a d\n", "sides 0") ==
        "Without A, the open lines fall into 3 separate pieces. A path passes through A only once, so it can visit at "
        "most 2 of the pieces.");
}

TEST_CASE("icosian reasons: what is forced, and where it ends") {
  const std::string paths =
      "icosian\nedge a x\nedge x y\nedge y b\nedge a z\nedge z w\nedge w b\nedge a p\nedge p q\nedge q b\nedge x z\n";
  const auto parts = test_support::told_of("icosian", paths, "", "forced");
  REQUIRE(parts.size() == 2);
  CHECK(parts[0].bands.size() >= 3);
  CHECK(parts[1].sentence == "Three lines would meet at B, which can have only two.");
  CHECK(lit(parts[1]) == "b");
}

TEST_CASE("icosian reasons: those of random boards are told") {
  int boards = 0;
  each_trial(31, 1500, [&](Random& random) {
    const auto instance = icosian::testing::random_instance(random, 9);
    const std::string text = Icosian::write(instance);
    Control control;
    const auto answer = icosian::solve(instance, control);
    const auto* why = std::get_if<icosian::Refutation>(&answer);
    if (!why || why->kind == icosian::Refutation::Kind::exhausted || !Icosian::parse(text)) return;
    ++boards;
    CHECK_FALSE(icosian::describe(instance, *why).empty());
    CHECK_FALSE(told("icosian", text, "", write_refutation(*why)).empty());
  });
  CHECK(boards > at_least(300));
}

TEST_CASE("icosian reasons: a path that is none, too few holes; a whole search explains nothing") {
  CHECK(told("icosian", "icosian\nedge a b\n", "", "too-small").size() == 1);
  CHECK(told("icosian", "icosian\ngraph petersen\n", "", "exhausted frontier 10").empty());
  CHECK(parse_game("icosian", bow_tie).value()->reason("pieces 1").empty());  // false, so not told
  CHECK(parse_game("icosian", bow_tie).value()->reason("because").empty());
}

}  // namespace
}  // namespace schlegel
