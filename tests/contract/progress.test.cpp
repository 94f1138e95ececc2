// Progress is a fraction that never falls.
#include <string>

#include <doctest/doctest.h>

#include "asking.hpp"
#include "base/control.hpp"
#include "play/game.hpp"

using namespace schlegel;
using namespace schlegel::test_support;

namespace {

/// Notes whether progress was always a fraction and never fell. Stops after so many ticks.
class ProgressWatch : public Control {
 public:
  bool tick(const Progress& progress) override {
    in_range &= progress.fraction >= 0 && progress.fraction <= 1;
    falls += progress.fraction < last ? 1 : 0;
    last = progress.fraction;
    return ++ticks < 4000;
  }
  bool in_range = true;
  int falls = 0;
  std::uint64_t ticks = 0;
  double last = 0;
};

struct Row {
  std::string puzzle, board;  ///< the id of a built-in one, or a text
  Verb verb;
  double more_than;  ///< how far it comes, although the watch may stop it
  OptionList options = {};
};

const std::string fifteen = "sliding\ngrid 4x4\ntokens 14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3\ntarget gap-first";

const Row rows[] = {
    {"peg", "english33", Verb::analyse, 0.7},
    {"peg", "french37", Verb::solve, 0},
    {"peg", "english33", Verb::count, 0.5, {{"fewest-moves", ""}}},
    {"peg", "wiegleb45", Verb::solve, 0},
    {"peg", "triangle15", Verb::table, 0.9},
    {"peg", "triangle21", Verb::enumerate, 0.3},
    {"sliding", fifteen, Verb::solve, 0.3},
    {"sliding", fifteen, Verb::analyse, 0.2},
    {"sliding", fifteen, Verb::count, 0.3, {{"all-shortest", ""}}},
    // The watch stops this one while its tables are built.
    {"sliding", "5x5:24,23,22,21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0", Verb::solve, 0.05},
    {"sliding", "3x3:8,7,6,5,4,3,2,1,0", Verb::histogram, 0.5},
};

}  // namespace

TEST_CASE("progress: it is a fraction that never falls") {
  // What was worked out for one board is kept until another one is asked about: so that what other tests asked makes no
  // difference.
  asked({"peg", std::string(find_level("peg", "triangle15")->text), {}, Verb::solve, {}});
  asked({"sliding", "2x2:0,3,2,1", {}, Verb::solve, {}});
  for (const Row& row : rows) {
    CAPTURE(row.board);
    CAPTURE(enum_name(row.verb));
    const Level* const level = find_level(row.puzzle, row.board);
    ProgressWatch watch;
    const Question question{
        row.puzzle, level ? std::string(level->text) : row.board, {}, row.verb, options_of(row.options)};
    CHECK(ask(question, watch, [](const Words&) { return true; }).ok());
    CHECK(watch.in_range);
    CHECK(watch.falls == 0);
    CHECK(watch.ticks > 0);
    CHECK(watch.last > row.more_than);
  }
}
