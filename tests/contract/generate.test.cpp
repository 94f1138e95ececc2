// What the page and the command line may rely on in new boards, on every base that is offered.
#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "in_quotes.hpp"
#include "play/new_board.hpp"
#include "play/session.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;

TEST_CASE("new boards: every base board gives one that can be read, of the hardest grade that comes there") {
  std::size_t number = 0;
  for (const PuzzleInfo& puzzle : puzzles())
    for (const BaseBoard& base : puzzle.base_boards) {
      if (!is_tried(number++)) continue;
      CAPTURE(puzzle.id);
      CAPTURE(base.options);
      const auto here = must(game_from_options(puzzle.id, {}));
      CHECK((*here)->generates());
      REQUIRE_FALSE(base.grades.empty());
      const int grade = base.grades.back() - '0';
      std::string options(base.options);
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
      CHECK(reply->grade == grade);
      CHECK(reply->headline.ends_with('.'));
      CHECK(reply->tries >= 1);
      CHECK(title_in(reply->board).ends_with(", no. " + std::string(question.options.get("seed"))));
      const std::string_view named = title_of_base(puzzle, question.options);
      CHECK((named == base.title || puzzle.id == "quintomino"));  // all of its bases are on one solid
      CHECK(title_in(reply->board).find(named) != std::string::npos);
      const auto game = must(parse_game(puzzle.id, reply->board, {}));
      CHECK_FALSE((*game)->status().solved);
      CHECK(reply->board.ends_with((*game)->write_instance()));
      const auto kept = must(read_json<Reply>(write_json(*reply)));
      CHECK(kept->board == reply->board);
      CHECK(kept->tries == reply->tries);
      TickLimit stopped(0);
      const auto unknown = must(ask(question, stopped, {}));
      CHECK(unknown->kind == Reply::Kind::unknown);
    }
}

TEST_CASE("new boards: the progress names the grades that have come so far") {
  /// Notes what is said, and stops once it names a grade.
  class Listener : public Control {
   public:
    bool tick(const Progress& progress) override {
      if (said.empty() || said.back() != progress.phase) said.emplace_back(progress.phase);
      return said.back().find("so far") == std::string::npos;
    }
    std::vector<std::string> said;
  };
  int told = 0;
  for (const PuzzleInfo& puzzle : puzzles()) {
    const auto hardest = std::find_if(puzzle.base_boards.begin(), puzzle.base_boards.end(),
                                      [](const BaseBoard& base) { return base.grades.size() > 1; });
    if (hardest == puzzle.base_boards.end()) continue;
    CAPTURE(puzzle.id);
    const auto here = must(game_from_options(puzzle.id, {}));
    const std::string options = std::string(hardest->options) + " grade=" + hardest->grades.back();
    std::vector<std::string> said;
    for (std::int64_t seed = 1; seed < 9 && (said.empty() || said.back().find("so far") == std::string::npos); ++seed) {
      Listener listener;
      CHECK(ask(question_for_new_board(**here, options, seed), listener, {}).ok());
      said = listener.said;
    }
    if (said.back().find("so far") == std::string::npos) continue;  // the wanted grade came at once
    ++told;
    CHECK(said.front() == "generating");
    CHECK(said.back().starts_with("generating ("));
    CHECK(std::any_of(said.back().begin(), said.back().end(), is_digit));
    CHECK(said.back().ends_with(" so far)"));
  }
  CHECK(told >= 2);
}

TEST_CASE("new boards: a grade is kept, and what is no grade is refused") {
  for (const PuzzleInfo& puzzle : puzzles()) {
    if (puzzle.base_boards.empty()) continue;
    CAPTURE(puzzle.id);
    const auto here = game_from_options(puzzle.id, {});
    const std::string base(puzzle.base_boards.front().options);
    const int grade = puzzle.base_boards.front().grades.front() - '0';
    Control control;
    const auto reply =
        must(ask(question_for_new_board(**here, base + " grade=" + std::to_string(grade), 1), control, {}));
    CHECK(reply->board.starts_with("# " + grade_name(grade) + " "));
    CHECK(reply->grade == grade);
    for (const char* bad : {"0", "6", "easy", ""}) {
      const auto refused = ask(question_for_new_board(**here, base + " grade=" + bad, 1), control, {});
      REQUIRE_FALSE(refused.ok());
      CHECK(refused.error().message.find("grade") != std::string::npos);
    }
  }
}

TEST_CASE("new boards: each day has its board of each puzzle, from Monday's to Sunday's") {
  constexpr std::int64_t monday = 20780;  // 23 November 2026
  for (const PuzzleInfo& puzzle : puzzles()) {
    if (puzzle.days.empty()) continue;
    CAPTURE(puzzle.id);
    REQUIRE(puzzle.days.size() == 7);
    for (std::int64_t day = monday; day < monday + trials(14); ++day) {
      CAPTURE(day);
      const Question question = question_for_day(puzzle, day);
      Control control;
      const auto reply = must(ask(question, control, {}));
      REQUIRE(reply->kind == Reply::Kind::found);
      CHECK(reply->tries < 200);
      CHECK(title_in(reply->board).ends_with(", no. " + std::to_string(day)));
      CHECK(ask(question, control, {})->board == reply->board);
      CHECK(ask(question_for_day(puzzle, day + 7), control, {})->board != reply->board);
    }
  }
}

TEST_CASE("new boards: a grade that never came on a base board is refused at once, with those that do") {
  for (const PuzzleInfo& puzzle : puzzles())
    for (const BaseBoard& base : puzzle.base_boards)
      for (int grade = 1; grade <= number_of_grades; ++grade) {
        if (base.grades.find(std::to_string(grade)) != std::string_view::npos) continue;
        CAPTURE(puzzle.id);
        CAPTURE(base.options);
        CAPTURE(grade);
        const auto here = game_from_options(puzzle.id, {});
        TickLimit stopped(0);
        const auto options = std::string(base.options) + " grade=" + std::to_string(grade);
        const auto refused = ask(question_for_new_board(**here, options, 1), stopped, {});
        REQUIRE_FALSE(refused.ok());
        for (int other = 1; other <= number_of_grades; ++other)
          CHECK((refused.error().message.find(grade_name(other)) != std::string::npos) ==
                (base.grades != "0" &&
                 (other == grade || base.grades.find(std::to_string(other)) != std::string_view::npos)));
      }
  // What is measured on one board is not said of another.
  const auto elsewhere = parse_game("quintomino", find_level("quintomino", "octahedron")->text);
  TickLimit stopped(0);
  const auto reply = must(ask(question_for_new_board(**elsewhere, "grade=2", 1), stopped, {}));
  CHECK(reply->kind == Reply::Kind::unknown);
}

TEST_CASE("new boards: a request that a base board cannot meet ends, and the reply names the grades that came") {
  const auto here = game_from_options("icosian", {});
  const Question question = question_for_new_board(**here, "graph=dodecahedron give=closed grade=5", 1);
  const auto reply_to = [&] {
    Control control;
    return ask(question, control, {}).value();
  };
  const Reply reply = reply_to();
  CHECK(reply.kind == Reply::Kind::unknown);
  CHECK(reply.budget.find("boards were generated, but none of the requested difficulty (") != std::string::npos);
  CHECK(reply.budget.find(" Beginner") != std::string::npos);
  CHECK(reply.budget.find("Expert") == std::string::npos);
  CHECK(reply_to().budget == reply.budget);
  const test_support::InQuotes quotes;
  test_support::check_whole("budget", reply_to().budget);
}

TEST_CASE("new boards: a request that no board meets ends after a counted amount of work, and says what to change") {
  struct Row {
    const char *puzzle, *options, *says;
    std::uint64_t most_ticks;
    std::int64_t most_tries = 4999;
  };
  constexpr Row rows[] = {
      {"icosian", "graph=icosahedron give=required", "gave no board with --give required; request less, or", 40'000},
      {"numberlink", "grid=5x4 self-touch=no ends-apart", "gave no board with --ends-apart; request less, or", 40'000},
      {"peg", "board=english33 in-moves=14", "gave no board with --in-moves 14; request less, or", 125'000},
      {"peg", "board=english33 in-moves=30 symmetric", "gave no board with --in-moves 30 and --symmetric; ", 125'000},
      {"peg", "board=english33 pegs=30 grade=1", "gave no board with --pegs 30; request less, or", 125'000, 10}};
  for (std::size_t i = 0; i < std::size(rows); ++i) {
    if (!is_tried(i)) continue;
    const Row& row = rows[i];
    CAPTURE(row.options);
    const auto here = must(game_from_options(row.puzzle, {}));
    TickLimit control(row.most_ticks);
    const Question question = question_for_new_board(**here, row.options, 1);
    const auto reply = must(ask(question, control, {}));
    CHECK(reply->kind == Reply::Kind::unknown);
    CHECK(reply->tries <= row.most_tries);
    CHECK(reply->budget.find(row.says) != std::string::npos);
    if (i > 0) continue;
    TickLimit same(row.most_ticks);
    CHECK(must(ask(question, same, {}))->budget == reply->budget);
  }
}

TEST_CASE("new boards: on large boards each attempt, too, ends after a counted amount of work") {
  struct Row {
    const char *puzzle, *options, *says;
    std::uint64_t most_ticks;
  };
  constexpr Row rows[] = {
      {"icosian", "shape=knight size=64 none grade=5", "but none of the requested difficulty (", 16'500},
      {"numberlink", "grid=10x10 technique=nested_contradiction", "boards needs Nested contradiction", 6'000},
      {"icosian", "graph=king_10x10 grade=3", "1 attempt gave no board", 12'000},
      {"icosian", "shape=cubic size=100 grade=5", "but none of the requested difficulty (", 16'500},
      {"numberlink", "grid=10x10 symmetric ends-apart self-touch=no shortest-line=6 grade=5", "gave no board with",
       6'000}};
  for (std::size_t i = 0; i < std::size(rows); ++i) {
    if (!is_tried(i)) continue;
    CAPTURE(rows[i].options);
    const auto here = must(game_from_options(rows[i].puzzle, {}));
    TickLimit control(rows[i].most_ticks);
    const auto reply = must(ask(question_for_new_board(**here, rows[i].options, 1), control, {}));
    CHECK(reply->kind == Reply::Kind::unknown);
    CHECK_MESSAGE(reply->budget.find(rows[i].says) != std::string::npos, reply->budget);
  }
  std::size_t number = 0;
  for (const char* options : {"graph=knight_7x8 none", "graph=knight_8x8 none", "graph=king_10x10 none"})
    for (const int seed : {1, 2, 3}) {
      if (!is_tried(number++)) continue;
      CAPTURE(options);
      CAPTURE(seed);
      const auto here = must(game_from_options("icosian", {}));
      TickLimit control(11'000);
      CHECK(must(ask(question_for_new_board(**here, options, seed), control, {}))->kind == Reply::Kind::found);
    }
}

TEST_CASE("new boards: the same seed makes the same text on every machine") {
  struct Row {
    std::string puzzle, level, options, begins, ends;
  };
  const Row rows[] = {
      {"peg", "english33", "grade=3",
       "# Medium board, no. 7\n# It has 13,196 solutions (every order of jumps counts); the shortest takes 5 "
       "moves.\n# Generator 5\npeg\n",
       "\nempty d1 e1 e2 a3 b3 c3 e3 g3 a4 b4 c4 a5 b5 e5 g5 c6 e6 c7 d7 e7\ngoal d4\n"},
      {"peg", "pentagon16", "symmetric",
       "# Easy board, no. 7\n# It has 110 solutions (every order of jumps counts); the shortest takes 4 "
       "moves.\n# Generator 5\npeg\n",
       "\nempty a d g h n p\ngoal h\n"},
      {"peg", "hexagon37", "pegs=20", "# Hard board, no. 7\n# It’s solvable, in 19 jumps.\n# Generator 5\npeg\n",
       "\nempty a1 b1 e2 e3 f3 a4 b4 g4 e5 f5 a6 d6 e6 a7 b7 c7 d7\ngoal d1\n"},
      {"quintomino", "conway", "",
       "# Medium board, no. 7\n# It has exactly one solution. With fewer pieces given, it would have "
       "more.\n# Generator 5\nquintomino\n",
       "\nput F:54213 L:34215\n"},
      {"quintomino", "conway", "given=4",
       "# Easy board, no. 7\n# It has exactly one solution.\n# Generator 5\nquintomino\n",
       "\nput B:24135 E:35214 F:54213 L:34215\n"},
      {"sliding", "grid_4x4", "distance=50",
       "# Hard 4 by 4, no. 7\n# The shortest solution takes 50 moves.\n# Generator 5\nsliding\ngrid 4x4\ntokens ",
       "\ntokens 6 13 4 3 5 8 2 0 12 10 15 14 11 1 9 7\ntarget gap-last\n"},
      {"sliding", "grid_3x3", "grade=3",
       "# Medium 3 by 3, no. 7\n# The shortest solution takes 18 moves.\n# Generator 5\nsliding\ngrid 3x3\ntokens ",
       "\ntokens 2 5 4 1 0 3 6 7 8\ntarget gap-last\n"},
      {"sliding", "petersen", "one-way",
       "# Medium board, no. 7\n# The shortest solution takes 17 moves. No other solution is as "
       "short.\n# Generator 5\nsliding\ngraph "
       "petersen\ntokens ",
       "\ntokens 4 0 5 1 6 7 3 2 9 8\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.level);
    CAPTURE(row.options);
    const auto here = must(parse_game(row.puzzle, find_level(row.puzzle, row.level)->text));
    for (int time = 0; time < 2; ++time) {
      Control control;
      const auto reply = must(ask(question_for_new_board(**here, row.options, 7), control, {}));
      CHECK_MESSAGE(reply->board.starts_with(row.begins), reply->board);
      CHECK_MESSAGE(reply->board.ends_with(row.ends), reply->board);
    }
  }
}
