// The boards of assets/library: their grades and hardest techniques, and what is promised of them.
#include "library.hpp"

#include <map>
#include <set>
#include <sstream>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "play/explanation.hpp"
#include "play/session.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;
using test_support::library_of;

TEST_CASE("library: sixty boards and more of each puzzle, each as it is written, graded, with a title of its own") {
  std::map<std::string_view, int> shipped;
  for (const Level& level : levels()) ++shipped[level.puzzle];
  for (const PuzzleInfo& puzzle : puzzles()) {
    if (puzzle.base_boards.empty()) continue;
    CAPTURE(puzzle.id);
    std::set<std::string> titles, texts;
    std::set<int> grades;
    for (const Level& level : levels())
      if (level.puzzle == puzzle.id) titles.emplace(level.title);
    const std::vector<test_support::LibraryBoard> boards = library_of(puzzle.id);
    CHECK(boards.size() + static_cast<std::size_t>(shipped[puzzle.id]) >= 60);
    for (const test_support::LibraryBoard& board : boards) {
      CAPTURE(board.title);
      CHECK(titles.insert(board.title).second);
      CHECK(texts.insert(board.text).second);
      CHECK(board.grade > 0);
      CHECK(board.grade <= number_of_grades);
      grades.insert(board.grade);
      const auto game = must(parse_game(puzzle.id, board.text));
      CHECK((*game)->write_instance() == board.text);
      CHECK_FALSE((*game)->status().solved);
    }
    for (const BaseBoard& base : puzzle.base_boards)
      for (const char grade : base.grades) CHECK((grade == '0' || grades.contains(grade - '0')));
  }
}

TEST_CASE(
    "library: each third board has its grade and hardest technique, and where one solution is promised there is one") {
  for (const PuzzleInfo& puzzle : puzzles()) {
    const std::vector<test_support::LibraryBoard> boards = library_of(puzzle.id);
    for (std::size_t i = 0; i < boards.size(); i += 3) {
      if (!is_tried(i / 3)) continue;
      const test_support::LibraryBoard& board = boards[i];
      CAPTURE(puzzle.id);
      CAPTURE(board.title);
      Control control;
      const auto graded = must(ask({std::string(puzzle.id), board.text, {}, Verb::grade, {}}, control, {}));
      test_support::check_difficulty(*graded, board.grade, board.technique);
      const auto reply =
          ask({std::string(puzzle.id), board.text, {}, puzzle.unique ? Verb::count : Verb::solve, {}}, control, {});
      REQUIRE(reply.ok());
      const bool cannot = board.title.find("why is it unsolvable?") != std::string::npos;
      CHECK(reply->kind == (cannot ? Reply::Kind::none : Reply::Kind::found));
      if (puzzle.unique && board.title.find("New set of pieces") == std::string::npos) CHECK(reply->count == "1");
    }
  }
}
