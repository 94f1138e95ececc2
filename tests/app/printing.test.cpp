#include "web/app/printing.hpp"

#include <set>

#include <doctest/doctest.h>

#include "app/bench.hpp"

namespace schlegel::web {
namespace {

struct PrintsBoards : OnTable<Boards, Printing> {
  page::PrintedBoard printed(const char* board, bool solutions, bool explanations, bool pieces = false) {
    page.told.clear();
    page.question.clear();
    handle(page::PrintBoards{{board}, solutions, explanations, pieces});
    for (int questions = 0; questions < 9 && page.told.empty(); ++questions) {
      pass(10);
      if (!page.question.empty() && page.told.empty()) answer();
    }
    REQUIRE(page.told.size() == 1);
    page::PageMessage message;
    REQUIRE_FALSE(read_message(page.told[0], message));
    return std::get<page::PrintedBoard>(message);
  }
};

TEST_CASE_FIXTURE(PrintsBoards, "app: the board in play is printed as it stands") {
  handle(page::Print{});
  CHECK(page.take("print_page"));
}

TEST_CASE_FIXTURE(PrintsBoards, "app: boards are printed with their difficulty, and that they have one solution") {
  using Words = std::vector<std::string>;
  CHECK(printed("icosian\tcube", false, false).facts == Words{"Beginner"});
  CHECK(printed("numberlink\tfirst_5x5", false, false).facts == Words{"Easy", "Exactly one solution"});
  CHECK(printed("sliding\tgrid_2x2", false, false).facts == Words{"Beginner", "Exactly one shortest solution"});
  CHECK(printed("icosian\tcube", false, false).words.empty());
}

TEST_CASE_FIXTURE(PrintsBoards, "app: a printed solution is a picture or says what to do") {
  const page::PrintedBoard cube = printed("icosian\tcube", true, false);
  CHECK(cube.solution.starts_with("<svg"));
  CHECK(cube.solution != cube.picture);
  CHECK(cube.words.empty());
  const page::PrintedBoard sliding = printed("sliding\tgrid_2x2", true, false);
  CHECK(sliding.solution.empty());
  CHECK(sliding.words ==
        std::vector<std::string>{"Push these tiles into the gap, one after the other: 1, 2, 3, 1, 2."});
  const page::PrintedBoard pegs = printed("peg\tenglish33_cross", true, false);
  CHECK(pegs.words.size() > 2);
  for (const std::string& move : pegs.words) CHECK(move.find(" over ") != std::string::npos);
}

TEST_CASE_FIXTURE(PrintsBoards, "app: pieces to cut out are printed where there are some and they are wanted") {
  CHECK(printed("quintomino\tcube", false, false, true).pieces.starts_with("<svg"));
  CHECK(printed("quintomino\tcube", false, false).pieces.empty());
  CHECK(printed("peg\tpentagon16", false, false, true).pieces.empty());
}

TEST_CASE_FIXTURE(PrintsBoards, "app: in place of a printed solution the reason why there is none") {
  for (const char* board : {"icosian\tgrid_5x5", "icosian\tpetersen", "icosian\ttutte"}) {
    CAPTURE(board);
    const page::PrintedBoard unsolvable = printed(board, true, false);
    CHECK(unsolvable.solution.empty());
    CHECK(unsolvable.verdict == "No solution");
    REQUIRE_FALSE(unsolvable.reason.empty());
    CHECK(unsolvable.reason.back().sentences.back().text.ends_with("So there is no solution."));
    CHECK(unsolvable.reason.front().picture.starts_with("<svg"));
    CHECK(unsolvable.explanation.empty());
  }
}

TEST_CASE_FIXTURE(PrintsBoards, "app: an explanation is printed step by step, what is assumed one deeper") {
  const page::PrintedBoard petersen = printed("icosian\tpetersen", false, true);
  REQUIRE(petersen.explanation.size() == 4);
  CHECK(petersen.explanation.front().title == "One border, crossed by 5 lines");
  const page::PrintedBoard tutte = printed("icosian\ttutte", false, true);
  CHECK(tutte.words.empty());
  REQUIRE(tutte.explanation.size() == 4);
  const auto& [title, picture, sentences] = tutte.explanation[1];
  CHECK(picture != tutte.explanation.back().picture);
  CHECK(title == "Line 4-9 is used, and two more by symmetry");
  CHECK(sentences.front().text.starts_with("Suppose line 4-9 isn’t used"));
  CHECK(sentences.front().depth == 1);
  CHECK(sentences[sentences.size() - 2].depth == 0);
  CHECK(sentences.back().text ==
        "(8 more steps to the contradiction: 0-4 and 4-8 are used; 11-12 and 12-14 are used; 8-13 and 10-13 are used; "
        "0-3 and 3-5 are used; line 5-10 isn’t used; 10-11 is used; 1-5 is used; 1-6 and 2-6 are used)");
  CHECK(printed("sliding\ttheta_tiny", false, true).explanation.size() == 6);
}

TEST_CASE_FIXTURE(PrintsBoards, "app: new boards are generated on several bases, and printed with their solutions") {
  for (const std::string_view puzzle : {"numberlink", "peg"}) {
    CAPTURE(puzzle);
    page.told.clear();
    handle(
        page::PrintBoards{.boards = {}, .solutions = true, .new_boards = 3, .puzzle = std::string(puzzle), .grade = 2});
    for (int questions = 0; questions < 30 && page.told.size() < 3; ++questions) {
      pass(10);
      if (!page.question.empty()) answer();
    }
    REQUIRE(page.told.size() == 3);
    std::set<std::string> titles;
    for (const std::string& told : page.told) {
      page::PageMessage message;
      REQUIRE_FALSE(read_message(told, message));
      const auto& printed = std::get<page::PrintedBoard>(message);
      CHECK(printed.title.starts_with("Easy "));
      titles.insert(printed.title.substr(0, printed.title.find(", no.")));
      CHECK(printed.facts.front() == "Easy");
      if (puzzle == "numberlink") CHECK(printed.facts.back() == "Exactly one solution");
      CHECK(printed.picture.starts_with("<svg"));
      CHECK((printed.solution.empty() ? printed.words.size() > 2 : printed.solution.starts_with("<svg")));
    }
    CHECK(titles.size() == 3);
  }
}

TEST_CASE_FIXTURE(PrintsBoards,
                  "app: a new board that cannot be generated has no picture, and none is made once cancelled") {
  handle(page::PrintBoards{.boards = {}, .solutions = true, .new_boards = 2, .puzzle = "peg", .grade = 2});
  for (int seconds = 0; seconds < 200 && page.told.size() < 2; ++seconds) pass(1000);
  REQUIRE(page.told.size() == 2);
  CHECK(page.told[1].find("\"picture\":\"\"") != std::string::npos);
  handle(page::PrintBoards{.boards = {}, .solutions = true, .new_boards = 2, .puzzle = "peg", .grade = 2});
  pass(10);
  CHECK(!page.question.empty());
  handle(page::PrintBoards{});
  CHECK(page.question.empty());
  pass(10);
  CHECK(page.question.empty());
}

TEST_CASE_FIXTURE(PrintsBoards, "app: a board is printed though there is no answer in time") {
  handle(page::PrintBoards{{"icosian\tcube"}, true, true});
  for (int seconds = 0; seconds < 60; ++seconds) pass(1000);
  REQUIRE(page.told.size() == 1);
  CHECK(page.told[0].find("No solution was found in time.") != std::string::npos);
  CHECK(page.told[0].find("No explanation was found in time.") != std::string::npos);
}

}  // namespace
}  // namespace schlegel::web
