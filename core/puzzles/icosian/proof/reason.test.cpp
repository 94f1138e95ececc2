#include "asking.hpp"
#include "play/reason_test.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/solve/solver.hpp"
#include "puzzles/icosian/test_support.hpp"
#include "trials.hpp"

namespace schlegel {
namespace {

using test_support::lit;
using test_support::reason_steps;

const std::string bow_tie = "edge a b\nedge b c\nedge c a\nedge c d\nedge d e\nedge e c\n",
                  joined = "edge a b\nedge a c\nedge b c\nedge a d\nedge b d\n";

/// What is lit, part by part, how many lines in the first, and what it says.
void expect_reason(const std::string& board, const char* certificate, const std::vector<std::string>& all_lit,
                   std::size_t bands, std::string_view first) {
  CAPTURE(board);
  std::vector<std::string> found;
  const auto parts = reason_steps("icosian", "icosian\n" + board, "", certificate);
  for (const ReasonPart& part : parts) found.push_back(lit(part));
  CHECK(found == all_lit);
  CHECK(parts.at(0).bands.size() == bands);
  CHECK(parts.at(0).sentence == first);
}

TEST_CASE("icosian reasons: pieces, holes with too few lines or too many, loops and colours") {
  expect_reason(bow_tie, "pieces 2", {"a b / c", "a b / c", "d e / c"}, 0,
                "Without hole C, the lines left fall into 2 separate pieces. A tour passes through hole C only once, "
                "so it can visit only one of the pieces.");
  expect_reason("edge a b\nedge b c\nedge c a\nedge d e\nedge e f\nedge f d\n", "pieces", {"a b c", "a b c", "d e f"},
                0, "The lines left fall into 2 separate pieces, and a tour can visit only one of them.");
  expect_reason("edge a b\nedge b c\nedge c a\nedge c d\n", "stranded 3", {"d"}, 1,
                "Only one line is left at hole D, but a tour needs two.");
  expect_reason("edge b c\nedge c d\nedge a c\nedge a d\nedge d e\nedge e b\nopening b c d\n", "stranded 3", {"a"}, 0,
                "2 is passed, so only 3 still leads to A. A tour needs a way in and a way out.");
  expect_reason("graph K5\nrequire a b\nrequire a c\nrequire a d\n", "clash 0", {"a"}, 3,
                "A-B, A-C and A-D are all used, but a tour uses only two lines at hole A.");
  expect_reason("graph K5\nrequire a b\nrequire b c\nrequire a c\n", "clash 0 1 2", {"a b c / d e"}, 3,
                "The used lines close a loop through holes A, B and C that misses the other holes.");
  expect_reason("graph grid_3x3\n", "sides 1 3 5 7", {"a1 a3 b2 c1 c3 / a2 b1 b3 c2"}, 0,
                "Colour 5 holes, among them A3, dark and the other 4 light so that every line joins dark to light. A "
                "tour alternates between the "
                "two, so it would need as many dark holes as light ones. But there are 5 dark and 4 light.");
  // What lets a tour join fewer pieces, and sides that are no colours.
  expect_reason(
      joined + "require a b\n", "pieces 0 1", {"c / a b", "c / a b", "d / a b"}, 0,
      "Without holes A and B, the lines left fall into 2 separate pieces. A tour passes through each of these holes "
      "only once, and used lines join some of these holes to each other, so it can visit only one of the pieces.");
  expect_reason(bow_tie + "open\nopening c\n", "pieces 2", {"a b / c", "a b / c", "d e / c"}, 0,
                "Without hole 1, the lines left fall into 2 separate pieces. A path passes through hole 1 only once, "
                "and it ends there, so it can visit only one of the pieces.");
  expect_reason(joined + "edge a e\nedge b e\n", "sides 0 1", {"c / a b"}, 0,
                "Without holes A and B, the lines left fall into 3 separate pieces. A tour passes through each of "
                "these holes only once, so it can visit at most 2 of the pieces.");
  expect_reason("open\nedge a b\nedge a c\nedge a d\n", "sides 0", {"b / a"}, 0,
                "Without hole A, the lines left fall into 3 separate pieces. A path passes through hole A only once, "
                "so it can visit at most 2 of the pieces.");
  CHECK(reason_steps("icosian", "icosian\n" + bow_tie, "", "pieces 2").at(2).sentence ==
        "Piece 2 of 2: holes D and E.");
}

TEST_CASE("icosian reasons: what the path has cut off") {
  const Level* hamilton = find_level("icosian", "hamilton");
  auto game = parse_game("icosian", hamilton->text).value();
  for (const char* move : {"g", "b", "z", "x", "w", "v", "j"}) game->apply(move);
  const Reply reply = test_support::asked(
      {"icosian", std::string(hamilton->text), {"g", "b", "z", "x", "w", "v", "j"}, Verb::analyse, {}});
  CHECK(reply.headline == "Unsolvable since move 7 (J)");
  CHECK(reply.detail == "Move 7 cut off H.");
  CHECK(reply.since == 7);
  const auto parts = reason_steps(*game, reply.certificate);
  REQUIRE(parts.size() == 5);
  CHECK(lit(parts[0]) == "h / g j");
  CHECK(parts[1].sentence ==
        "Without holes 7 and 1, the board falls into 3 pieces. Piece 1 of 3: holes 2, 3, 4, 5 and 6, "
        "which the path has passed.");
  CHECK(parts[3].sentence == "Piece 3 of 3: hole H.");
}

TEST_CASE("icosian reasons: what is forced, and where it ends") {
  const std::string paths =
      "icosian\nedge a x\nedge x y\nedge y b\nedge a z\nedge z w\nedge w b\nedge a p\nedge p q\nedge q b\nedge x z\n";
  const auto parts = test_support::reason_steps_of("icosian", paths, "", "forced");
  REQUIRE(parts.size() == 2);
  CHECK(parts[0].bands.size() >= 3);
  CHECK(parts[1].sentence == "B-Y, B-W and B-Q are all used, but a tour uses only two lines at hole B.");
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
    CHECK_FALSE(reason_steps("icosian", text, "", write_refutation(*why)).empty());
  });
  CHECK(boards > at_least(300));
}

TEST_CASE("icosian reasons: a path that is none, too few holes; a whole search explains nothing") {
  CHECK(reason_steps("icosian", "icosian\nedge a b\n", "", "too-small").size() == 1);
  CHECK(reason_steps("icosian", "icosian\ngraph petersen\n", "", "exhausted frontier 10").empty());
  CHECK(parse_game("icosian", "icosian\n" + bow_tie).value()->reason("pieces 1").empty());  // false, so not told
  CHECK(parse_game("icosian", "icosian\n" + bow_tie).value()->reason("because").empty());
}

}  // namespace
}  // namespace schlegel
