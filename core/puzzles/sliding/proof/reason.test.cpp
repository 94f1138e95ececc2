#include "play/reason_test.hpp"

namespace schlegel {
namespace {

using test_support::reason_steps_of;

struct Step {
  const char* lit;       ///< "A B / C"; nothing: not checked
  const char* sentence;  ///< its beginning
};
struct Row {
  const char* board;
  const char* kind;
  std::vector<Step> steps;
};

const Row rows[] = {
    {"sliding\ngrid 3x3\ntokens 1 2 3 4 5 6 8 7 0\n",
     "parity",
     {{"0 1 3 5 7 / 2 4 6 8",
       "Colour the board like a chessboard: each move takes the gap to the other colour. So it can only be back where "
       "it was after an even number of moves."},
      {"7 8", "8 and 7 are in each other’s place. One swap puts them right."},
      {"7 8",
       "Putting the tiles in order takes 1 swap, an odd number. Any other way takes an odd number as "
       "well: each swap joins two cycles or splits one, so the number of cycles changes by exactly one. Each move "
       "swaps "
       "a tile with the gap, so an even number of moves can’t do it."}}},
    {"sliding\ngrid 3x3\ntokens 0 3 2 1 5 6 4 7 8\n",
     "parity",
     {{nullptr, nullptr},
      {"1 / 0", "Imagine that the gap first moves along the lines to row 3, column 3."},
      {nullptr, nullptr},
      {nullptr, "Putting the tiles in order takes "}}},
    {"sliding\nedge a b\nedge b c\nedge d e\nedge e f\nedge a d\nedge b e\nedge c f\nedge f g\n"
     "tokens 0 c b d e f g\ntarget 0 b c d e f g\n",
     "parity",
     {{nullptr, "Colour a, "},
      {"b c", "b and c are in each other’s place. One swap puts them right."},
      {"b c", "Putting the tokens there in order takes 1 swap, an odd number. Any other "}}},
    {"graph(r, g([0-0,1-2,2-1,3-3],[e(0,1),e(1,2),e(2,3),e(3,0)]))",
     "order",
     {{"0 1 2 3", "On this ring the tokens can only go round, so their order never changes."},
      {"0 1 2 3", "It’s 2, 1, 3, but it should be 1, 2, 3."}}},
    {"graph(p, g([0-0,1-2,2-1],[e(0,1),e(1,2)]))",
     "cut",
     {{"1", "The two sides meet only at 1, and only the gap gets past."},
      {nullptr, "So token 2 stays on its side, but it belongs on the other."}}},
    {"sliding\ngrid 1x4\ntokens 2 1 3 0\n",
     "cut",
     {{nullptr, "The two sides meet only at row 1, column "},
      {nullptr, "So tile 2 stays on its side, but it belongs on the other."}}},
    {"graph(b, g([0-0,1-3,2-2,3-1,4-4],[e(0,1),e(1,2),e(2,0),e(0,3),e(3,4),e(4,0)]))",
     "cut",
     {{"0", nullptr}, {"1 2 / 3 4", nullptr}}},
    {"graph(d, g([0-0,1-1,2-3,3-2],[e(0,1),e(2,3)]))",
     "apart",
     {{"2 / 3", "Token 3 is on 2 and belongs on 3."},
      {"2 3 / 0", "The gap can never get to 2 and 3, so nothing on them can move."}}},
    {"graph(d, g([0-1,1-0,2-2],[e(0,2)]))",
     "apart",
     {{"1 / 0", "The gap is on 1 and belongs on 0."}, {"1 / 0", "From there, the lines lead only to 1."}}},
    {"sliding\ngraph theta_0\ntokens 0 c b d e f g\ntarget 0 b c d e f g\n",
     "theta",
     {{"a b c d e f g",
       "This board is the one exception to R. M. Wilson’s theorem on sliding puzzles (1974): the six tokens reach only "
       "120 of their 720 arrangements."},
      {"b c", "The goal is none of these 120."}}},
};

TEST_CASE("sliding reasons: each kind in steps, the first and the last of which are the short one") {
  for (const Row& row : rows) {
    const auto parts = reason_steps_of("sliding", row.board, "", row.kind);
    CAPTURE(row.board);
    REQUIRE(parts.size() >= row.steps.size());
    for (std::size_t i = 0; i < row.steps.size(); ++i) {
      const ReasonPart& part = i + 1 == row.steps.size() ? parts.back() : parts[i];
      const Step& step = row.steps[i];
      if (step.lit) CHECK(test_support::lit(part) == step.lit);
      if (step.sentence) CHECK_MESSAGE(part.sentence.starts_with(step.sentence), part.sentence);
    }
    Control control;
    CHECK(must(ask({"sliding", row.board, {}, Verb::solve, {}}, control, {}))->detail ==
          parts.front().sentence + " " + parts.back().sentence);
    CHECK(parse_game("sliding", row.board).value()->reason("searched").empty());
    CHECK(parse_game("sliding", row.board).value()->reason("parity a").empty());
  }
}

}  // namespace
}  // namespace schlegel
