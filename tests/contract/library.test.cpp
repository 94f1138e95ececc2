// The boards that the site offers: their grades and hardest techniques, and what assets/library promises of them.
#include "library.hpp"

#include <map>
#include <set>
#include <sstream>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "play/explanation.hpp"
#include "play/question.hpp"
#include "play/session.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;
using test_support::library_of;

namespace {

/// It has a grade, the one that is listed, and so is the id of its hardest technique; "" or "-" stand for none.
void check_difficulty(std::string_view puzzle, std::string_view text, int grade, std::string technique) {
  CHECK(grade > 0);
  Control control;
  const auto reply = must(ask({std::string(puzzle), std::string(text), {}, Verb::grade, {}}, control, {}));
  CHECK(reply->grade == grade);
  std::string hardest;
  for (const Figure& figure : reply->figures)
    if (figure.id == "hardest_technique" && figure.about.size() > 1) hardest = figure.about[1];
  if (technique == "-") technique.clear();
  CHECK(hardest == technique);
}

}  // namespace

TEST_CASE("library: each shipped board has the grade and the hardest technique that its explanation needs") {
  std::map<std::string_view, std::map<std::string, std::string, std::less<>>> hardest;
  for (const PuzzleInfo& puzzle : puzzles()) hardest[puzzle.id] = test_support::hardest_of_levels(puzzle.id);
  for (const Level& level : tried_levels()) {
    if (find_puzzle(level.puzzle)->base_boards.empty()) continue;
    CAPTURE(level.puzzle);
    CAPTURE(level.id);
    check_difficulty(level.puzzle, level.text, level.grade, hardest[level.puzzle].find(level.id)->second);
  }
}

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
    for (std::size_t i = 0; i < boards.size(); i += 3 * static_cast<std::size_t>(trials_share())) {
      const test_support::LibraryBoard& board = boards[i];
      CAPTURE(puzzle.id);
      CAPTURE(board.title);
      check_difficulty(puzzle.id, board.text, board.grade, board.technique);
      Control control;
      const auto reply =
          ask({std::string(puzzle.id), board.text, {}, puzzle.unique ? Verb::count : Verb::solve, {}}, control, {});
      REQUIRE(reply.ok());
      const bool cannot = board.title.find("why is it unsolvable?") != std::string::npos;
      CHECK(reply->kind == (cannot ? Reply::Kind::none : Reply::Kind::found));
      if (puzzle.unique && board.title.find("New set of pieces") == std::string::npos) CHECK(reply->count == "1");
    }
  }
}
