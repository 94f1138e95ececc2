#include "play/uniqueness.hpp"

#include <doctest/doctest.h>

#include "play/game.hpp"
#include "play/question.hpp"

using namespace schlegel;

namespace {

Result<Reply> reply_to(const Question& question) {
  Control control;
  return ask(question, control, {});
}

bool is_unique(std::string_view puzzle, const Sheet& sheet) {
  const auto game = parse_game(puzzle, write_sheet(puzzle, sheet).text());
  REQUIRE(game);
  Question question{std::string(puzzle), (*game)->write_instance(), {}, Verb::nth, {}};
  question.options.set("index", "1");
  const auto second = reply_to(question);
  REQUIRE(second);
  return second->kind == Reply::Kind::none;
}

/// Makes the first solution of a board its only one, and returns how many additions that takes.
std::size_t check_narrowed(std::string_view puzzle, std::string_view text) {
  CAPTURE(text);
  const auto game = parse_game(puzzle, text);
  REQUIRE_MESSAGE(game, (game ? std::string() : game.error().text()));
  const auto first = reply_to({std::string(puzzle), std::string(text), {}, Verb::solve, {}});
  REQUIRE(first);
  REQUIRE(first->kind == Reply::Kind::found);
  const Sheet sheet = (*game)->sheet();
  CHECK(!is_unique(puzzle, sheet));
  Uniqueness uniqueness(*find_puzzle(puzzle), sheet, first->moves);
  auto state = Uniqueness::State::asking;
  for (int questions = 0; state == Uniqueness::State::asking; ++questions) {
    REQUIRE(questions < 200);
    const auto reply = reply_to(uniqueness.question());
    REQUIRE(reply);
    state = uniqueness.take(*reply);
  }
  REQUIRE(state == Uniqueness::State::done);
  CHECK(is_unique(puzzle, uniqueness.sheet()));
  return uniqueness.additions().size();
}

}  // namespace

TEST_CASE("uniqueness: few constraints leave one solution of a drawn board, and none is superfluous") {
  CHECK(check_narrowed("icosian", "icosian\nedge a b\nedge b c\nedge c d\nedge d a\nedge a c\nedge b d\n") <= 2);
  CHECK(check_narrowed("numberlink", "numberlink\ncover\ngrid\n1 . .\n. . .\n. . 1\n") == 1);
  for (const auto& [puzzle, most] : {std::pair("icosian", 8), std::pair("quintomino", 8)}) {
    const auto board = game_from_options(puzzle, {});
    REQUIRE(board);
    CHECK(check_narrowed(puzzle, (*board)->write_instance()) <= static_cast<std::size_t>(most));
  }
}

TEST_CASE("uniqueness: solutions that no constraint of the sheet distinguishes are reported") {
  const auto board = game_from_options("peg", {});
  REQUIRE(board);
  const auto first = reply_to({"peg", (*board)->write_instance(), {}, Verb::solve, {}});
  REQUIRE(first);
  CHECK(!(*board)->distinguish(first->moves, first->moves));
  CHECK(!(*board)->distinguish(first->moves, {}));
}
