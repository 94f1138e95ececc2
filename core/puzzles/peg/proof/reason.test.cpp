#include "play/reason_test.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/proof/certificate.hpp"

namespace schlegel::peg {
namespace {

using test_support::lit;
using test_support::reason_steps;

struct Row {
  const char* ends;  ///< pegs and goal on a row of four holes
  const char* certificate;
  std::vector<std::pair<const char*, const char*>> steps;  ///< what is lit, and the sentence
  const char* in_short;
};

constexpr const char* never_changes =
    "A jump changes all three holes of a row. Any row of three has exactly two of the holes B and C, so a jump "
    "never "
    "changes whether they hold an odd or an even number of pegs.";
constexpr const char* never_grows =
    "Give each hole the weight shown, or 0. Every jump replaces two pegs with one that weighs no more than both "
    "together, so the total never rises.";

const Row rows[] = {
    {"pegs a b\ngoal a\n",
     "parity b c",
     {{"b c", never_changes},
      {"b", "Now they hold 1, an odd number."},
      {"/ a", "At the goal they would hold 0, an even number."}},
     "A jump changes all three holes of a row. Any row of three has exactly two of the holes B and C, so a "
     "jump never changes whether they hold an odd or an even number of pegs. Now they hold 1, an odd number. At the "
     "goal they would hold 0, an even number."},
    {"pegs c d\ngoal a\n",
     "pagoda a=2 c=2 d=-1",
     {{"a c / d", never_grows}, {"c d", "Now the pegs weigh 1."}, {"/ a", "At the goal they would weigh 2."}},
     "Give the holes these weights, and 0 to the others: A 2, C 2, D -1. Every jump replaces two pegs with one that "
     "weighs no more than both together, so the total never rises. Now the pegs weigh 1. At the goal they would weigh "
     "2."},
    {"pegs a d\ngoal any\n",
     "parity b c; exhausted 1",
     {{"b c", never_changes},
      {"b c", "Now they hold 0, an even number."},
      {"/ b c",
       "If the last peg were in one of them, they would hold one, an odd number. So it can’t be in any of them."},
      {"/ a d", "For the rest, the search tried everything."}},
     nullptr},
    {"pegs b c d\ngoal any\n", "exhausted 4", {}, nullptr},
    {"pegs b c d\ngoal any\n", "parity a b; exhausted 4", {}, nullptr},  // the line b c d has one of a b
};

TEST_CASE("peg reasons: what never changes, what it is now and what the goal needs, and the same in short") {
  for (const Row& row : rows) {
    CAPTURE(row.certificate);
    const std::string board =
        std::string("peg\nhole a 0 0\nhole b 0.3 0\nhole c 0.6 0\nhole d 0.9 0\nline a b c\nline b c d\n") + row.ends;
    const auto game = must(parse_game("peg", board));
    const auto parts =
        row.steps.empty() ? (*game)->reason(row.certificate) : reason_steps("peg", board, "", row.certificate);
    REQUIRE(parts.size() == row.steps.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
      CHECK(lit(parts[i]) == row.steps[i].first);
      CHECK(parts[i].sentence == row.steps[i].second);
    }
    if (!row.in_short) continue;
    const Instance instance = *Peg::parse(board);
    CHECK(describe(instance, instance.start, *parse_reasons(instance, row.certificate)) == row.in_short);
  }
  const auto hexagon = test_support::reason_steps_of("peg", find_level("peg", "hexagon19")->text, "", "");
  REQUIRE(hexagon.size() == 6);
  CHECK(hexagon[0].sentence.find("has exactly two of the holes A, C, E, F, H, I, K, L, N, O, Q and S, so a jump") !=
        std::string::npos);
  CHECK(hexagon[3].sentence ==
        "The same is true of the holes A, B, D, F, G, I, J, L, M, O, P, Q and R: any row of three has "
        "exactly two of them.");
}

TEST_CASE("peg reasons: where jumps run in no straight rows, it is said of jumps") {
  const Instance bent = *Peg::parse(
      "peg\nhole a 0 0\nhole b 0.5 0\nhole c 0.5 0.5\nhole d 0 0.5\nline a b c\nline b c d\npegs a b\ngoal a\n");
  CHECK(describe(bent, bent.start, *parse_reasons(bent, "parity b c")) ==
        "Any jump changes exactly two of the holes B and C, so it never changes whether they hold an odd or an "
        "even number of pegs. Now they hold 1, an odd number. At the goal they would hold 0, an even number.");
}

TEST_CASE("peg reasons: rows that touch none of the holes are spoken of where there are some") {
  const Instance apart = *Peg::parse(
      "peg\nhole a 0 0\nhole b 0.2 0\nhole c 0.4 0\nhole d 0 0.5\nhole e 0.2 0.5\nhole f 0.4 0.5\n"
      "line a b c\nline d e f\npegs a\ngoal d\n");
  CHECK(describe(apart, apart.start, *parse_reasons(apart, "parity a b")).find("the holes A and B or none, so") !=
        std::string::npos);
}

}  // namespace
}  // namespace schlegel::peg
