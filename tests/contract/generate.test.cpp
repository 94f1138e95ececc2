// What the page and the command line may rely on in new boards, on every ground that is offered.
#include <doctest/doctest.h>

#include "in_quotes.hpp"
#include "play/new_board.hpp"
#include "play/session.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;

TEST_CASE("new boards: every ground gives one that can be read, of the hardest grade that comes there") {
  for (const PuzzleInfo& puzzle : puzzles())
    for (const Ground& ground : puzzle.grounds) {
      CAPTURE(puzzle.id);
      CAPTURE(ground.options);
      const auto here = must(game_from_options(puzzle.id, {}));
      CHECK((*here)->generates());
      REQUIRE_FALSE(ground.grades.empty());
      const int grade = ground.grades.back() - '0';
      std::string options(ground.options);
      if (grade > 0) options += " grade=" + std::to_string(grade);
      // A grade comes with four seeds of five.
      Question question = question_for_new_board(**here, options, 3);
      Control control;
      auto reply = ask(question, control, {});
      for (int seed = 4; reply.ok() && reply->kind == Reply::Kind::unknown && seed < 8; ++seed) {
        question.options.set("seed", std::to_string(seed));
        reply = ask(question, control, {});
      }
      REQUIRE_MESSAGE(reply.ok(), (reply.ok() ? "" : reply.error().text()));
      REQUIRE(reply->kind == Reply::Kind::found);
      CHECK(grade_of_new_board(*reply) == grade);
      CHECK(reply->headline.ends_with('.'));
      CHECK(reply->tries >= 1);
      CHECK(title_in(reply->board).find(" " + std::string(question.options.get("seed")) + ", generator ") !=
            std::string::npos);
      const auto game = must(parse_game(puzzle.id, reply->board, {}));
      CHECK_FALSE((*game)->status().solved);
      CHECK(reply->board.ends_with((*game)->write_instance()));
      const auto kept = must(parse_reply(write_reply(*reply)));
      CHECK(kept->board == reply->board);
      CHECK(kept->tries == reply->tries);
      TickLimit stopped(0);
      const auto unknown = must(ask(question, stopped, {}));
      CHECK(unknown->kind == Reply::Kind::unknown);
    }
}

TEST_CASE("new boards: a grade is kept, and what is no grade is refused") {
  for (const PuzzleInfo& puzzle : puzzles()) {
    if (puzzle.grounds.empty()) continue;
    CAPTURE(puzzle.id);
    const auto here = game_from_options(puzzle.id, {});
    const std::string ground(puzzle.grounds.front().options);
    Control control;
    const auto easy = must(ask(question_for_new_board(**here, ground + " grade=2", 1), control, {}));
    CHECK(easy->board.starts_with("# Easy board 1, "));
    CHECK(grade_of_new_board(*easy) == 2);
    for (const char* bad : {"0", "6", "easy", ""}) {
      const auto refused = ask(question_for_new_board(**here, ground + " grade=" + bad, 1), control, {});
      REQUIRE_FALSE(refused.ok());
      CHECK(refused.error().message.find("grade") != std::string::npos);
    }
  }
}

TEST_CASE("new boards: each day has its board of each puzzle, from Monday's to Sunday's") {
  constexpr std::int64_t monday = 20780;  // 23 November 2026
  for (const PuzzleInfo& puzzle : puzzles()) {
    if (puzzle.grounds.empty()) continue;
    CAPTURE(puzzle.id);
    REQUIRE(puzzle.days.size() == 7);
    for (std::int64_t day = monday; day < monday + trials(14); ++day) {
      CAPTURE(day);
      const Question question = question_for_day(puzzle, day);
      Control control;
      const auto reply = must(ask(question, control, {}));
      REQUIRE(reply->kind == Reply::Kind::found);
      CHECK(reply->tries < 200);
      CHECK(title_in(reply->board).find(' ' + std::to_string(day) + ", generator ") != std::string::npos);
      CHECK(ask(question, control, {})->board == reply->board);
      CHECK(ask(question_for_day(puzzle, day + 7), control, {})->board != reply->board);
    }
  }
}

TEST_CASE("new boards: a grade that never came on a ground is refused at once, with those that do") {
  for (const PuzzleInfo& puzzle : puzzles())
    for (const Ground& ground : puzzle.grounds)
      for (int grade = 1; grade <= number_of_grades; ++grade) {
        if (ground.grades.find(std::to_string(grade)) != std::string_view::npos) continue;
        CAPTURE(puzzle.id);
        CAPTURE(ground.options);
        CAPTURE(grade);
        const auto here = game_from_options(puzzle.id, {});
        TickLimit stopped(0);
        const auto options = std::string(ground.options) + " grade=" + std::to_string(grade);
        const auto refused = ask(question_for_new_board(**here, options, 1), stopped, {});
        REQUIRE_FALSE(refused.ok());
        for (int other = 1; other <= number_of_grades; ++other)
          CHECK((refused.error().message.find(grade_name(other)) != std::string::npos) ==
                (ground.grades != "0" &&
                 (other == grade || ground.grades.find(std::to_string(other)) != std::string_view::npos)));
      }
  // What is measured on one board is not said of another.
  const auto elsewhere = parse_game("quintomino", find_level("quintomino", "octahedron")->text);
  TickLimit stopped(0);
  const auto reply = must(ask(question_for_new_board(**elsewhere, "grade=2", 1), stopped, {}));
  CHECK(reply->kind == Reply::Kind::unknown);
}

TEST_CASE("new boards: a wish that a ground does not fulfil ends, and it is said which grades came") {
  const auto here = game_from_options("icosian", {});
  const Question question = question_for_new_board(**here, "graph=dodecahedron give=closed grade=5", 1);
  const auto reply_to = [&] {
    Control control;
    return ask(question, control, {}).value();
  };
  const Reply reply = reply_to();
  CHECK(reply.kind == Reply::Kind::unknown);
  CHECK(reply.budget.find("boards that came, none has the grade that is wished for (") != std::string::npos);
  CHECK(reply.budget.find(" Beginner") != std::string::npos);
  CHECK(reply.budget.find("Expert") == std::string::npos);
  CHECK(reply_to().budget == reply.budget);
  const test_support::InQuotes quotes;
  test_support::check_whole("budget", reply_to().budget);
}

TEST_CASE("new boards: a request that no board meets ends after a counted amount of work, and says what to change") {
  const auto here = game_from_options("icosian", {});
  std::string first;
  for (int time = 0; time < 2; ++time) {
    Control control;
    const Reply reply = ask(question_for_new_board(**here, "graph=icosahedron give=required", 1), control, {}).value();
    CHECK(reply.kind == Reply::Kind::unknown);
    CHECK(reply.tries < 5000);
    CHECK(reply.budget.find("ask for less, or choose another board") != std::string::npos);
    if (time == 0) first = reply.budget;
    CHECK(reply.budget == first);
  }
}
