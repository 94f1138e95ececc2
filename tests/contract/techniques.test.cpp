// The lists of techniques, explanations by some of them, and boards generated for one.
#include "play/techniques.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>

#include <doctest/doctest.h>

#include "in_quotes.hpp"
#include "play/new_board.hpp"
#include "project_root.hpp"
#include "puzzles/registry.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;

namespace {

/// The number of the hardest technique of a ladder that the explanation uses; -1: none.
int hardest(const Explanation& explanation, const std::vector<Technique>& techniques) {
  int most = -1;
  for (const ExplanationStep& step : explanation.steps)
    for (std::size_t i = 0; i < techniques.size(); ++i)
      if (techniques[i].id == step.technique_id) most = std::max(most, static_cast<int>(i));
  return most;
}

template <class P>
Explanation explained_before(const std::string& board, std::string_view before) {
  const auto instance = must(P::parse(board));
  ExplainLimits limits;
  limits.before = before;
  TickLimit control(5000);
  return P::explain(*instance, P::start(*instance), limits, control);
}

/// Explains the board by ever more of its ladder: it ends with its hardest technique, and not before.
template <class P>
void check_prefixes(const std::string& board) {
  constexpr std::size_t never_hardest = 2;  // what is seen at once, or repeats a step
  const std::vector<Technique> techniques = P::techniques();
  const Explanation whole = explained_before<P>(board, {});
  const int most = hardest(whole, techniques);
  for (std::size_t i = never_hardest; i < techniques.size(); ++i) {
    const std::string_view id = techniques[i].id;
    CAPTURE(id);
    const Explanation part = explained_before<P>(board, id);
    CHECK(hardest(part, techniques) < static_cast<int>(i));
    const bool ends = is_whole(whole) && most < static_cast<int>(i);
    CHECK(is_whole(part) == ends);
    if (ends) CHECK(part == whole);
  }
}

template <class... P>
void check_prefixes(const PuzzleInfo& puzzle, const std::string& board, PuzzleList<P...>) {
  const auto of = [&]<class Q>(Q*) {
    if constexpr (Q::info.ladder)
      if (Q::info.id == puzzle.id) check_prefixes<Q>(board);
  };
  (of(static_cast<P*>(nullptr)), ...);
}

}  // namespace

TEST_CASE("techniques: ids are unique, and each has a grade") {
  int listed = 0;
  for (const PuzzleInfo& puzzle : puzzles()) {
    const auto techniques = techniques_of(puzzle.id);
    if (!techniques) {
      CHECK(techniques.error().message.find(std::string(puzzle.id) + " has no list of techniques") == 0);
      continue;
    }
    ++listed;
    std::set<std::string_view> ids;
    for (const Technique& technique : *techniques) {
      CHECK(ids.insert(technique.id).second);
      CHECK(technique.grade >= 1);
      CHECK(technique.grade <= number_of_grades);
    }
  }
  CHECK(listed >= 4);
}

TEST_CASE("techniques: of equally hard ones the last in the list is the hardest, and is counted alone") {
  constexpr Technique techniques[] = {{"a", Sentence("A"), 2}, {"b", Sentence("B"), 2}, {"c", Sentence("C"), 1}};
  Explanation explanation{Explanation::End::solved, {}};
  for (const std::size_t used : {0, 2, 1, 0, 2}) explanation.steps.emplace_back().use(techniques[used]);
  Grading grading = grade_of(explanation);
  CHECK(name_hardest(grading, explanation, techniques) == "b");
  CHECK(grading.technique == "B");
  CHECK(grading.hardest == 1);
  for (int i = 0; i < 3; ++i) explanation.steps.emplace_back().kind = ExplanationStep::Kind::choice;
  grading = grade_of(explanation);
  CHECK(name_hardest(grading, explanation, techniques).empty());
  CHECK(grading.technique == "Choice");
  explanation.end = Explanation::End::stopped;
  grading = grade_of(explanation);
  CHECK(name_hardest(grading, explanation, techniques).empty());
}

TEST_CASE("techniques: assets/techniques.txt lists them for the page, a line for each: puzzle, id, grade and name") {
  std::string text;
  for (const PuzzleInfo& puzzle : puzzles()) {
    const auto techniques = techniques_of(puzzle.id);
    if (!techniques) continue;
    for (const Technique& one : *techniques)
      text += std::string(puzzle.id) + '\t' + std::string(one.id) + '\t' + std::to_string(one.grade) + '\t' +
              say(one.name) + '\n';
  }
  const std::string path = std::string(test_support::project_root) + "/assets/techniques.txt";
  if (std::getenv("SCHLEGEL_WRITE")) std::ofstream(path) << text;
  std::ifstream file(path);
  CHECK_MESSAGE(std::string(std::istreambuf_iterator<char>(file), {}) == text,
                "assets/techniques.txt is out of date; run SCHLEGEL_WRITE=1 schlegel_tests -tc='techniques: assets*'");
}

TEST_CASE("techniques: a built-in board is explained by its hardest one and those before it, and not without it") {
  constexpr int largest = 64;
  for (const Level& level : tried_levels()) {
    const PuzzleInfo& puzzle = *find_puzzle(level.puzzle);
    if (!puzzle.ladder || (*must(parse_game(level.puzzle, level.text)))->places() > largest) continue;
    CAPTURE(level.puzzle);
    CAPTURE(level.id);
    check_prefixes(puzzle, std::string(level.text), Puzzles{});
  }
}

TEST_CASE("techniques: a board generated for one needs it and none harder, or uses it where there is no ladder") {
  struct Row {
    const char *puzzle, *options, *technique;
  };
  constexpr Row rows[] = {{"icosian", "graph=dodecahedron", "full_hole"},
                          {"icosian", "graph=grid_6x6", "early_loop"},
                          {"icosian", "graph=grid_6x6", "parity"},
                          {"icosian", "graph=grid_6x6", "contradiction"},
                          {"numberlink", "grid=5x5", "two_lines"},
                          {"numberlink", "grid=6x6", "bottleneck"},
                          {"numberlink", "grid=6x6", "crowded"},
                          {"quintomino", "", "only_piece"},
                          {"quintomino", "", "two_faces"},
                          {"quintomino", "", "contradiction_in_two_steps"},
                          {"sliding", "grid=4x4", "corner"},
                          {"sliding", "grid=3x3", "row"},
                          {"sliding", "grid=4x4", "parity"},
                          {"peg", "board=pentagon16", "three_purge"}};
  for (const Row& row : rows) {
    CAPTURE(row.puzzle);
    CAPTURE(row.options);
    CAPTURE(row.technique);
    const auto here = must(game_from_options(row.puzzle, {}));
    Question question = question_for_new_board(**here, row.options, 1);
    question.options.set("technique", row.technique);
    Control control;
    const auto reply = must(ask(question, control, {}));
    REQUIRE_MESSAGE(reply->kind == Reply::Kind::found, reply->budget);
    CHECK(reply->headline.find("technique “") != std::string::npos);
    const auto techniques = must(techniques_of(row.puzzle));
    const auto explanation = ask({row.puzzle, reply->board, {}, Verb::explain, {}}, control, {})->explanation;
    CHECK(is_whole(*explanation));
    const PuzzleInfo& info = *find_puzzle(row.puzzle);
    if (info.ladder) {
      CHECK((*techniques)[static_cast<std::size_t>(hardest(*explanation, *techniques))].id == row.technique);
      check_prefixes(info, reply->board, Puzzles{});
    } else {
      CHECK(std::any_of(explanation->steps.begin(), explanation->steps.end(),
                        [&](const ExplanationStep& step) { return step.technique_id == row.technique; }));
    }
  }
}

TEST_CASE("techniques: one that only proves that there is no solution is refused where every board has one") {
  const auto here = must(game_from_options("peg", {}));
  for (const char* id : {"weights", "position_class", "every_jump_fails", "exhaustive_search", "no_jump_left"}) {
    CAPTURE(id);
    Question question = question_for_new_board(**here, "board=english33", 1);
    question.options.set("technique", id);
    TickLimit stopped(0);
    const auto refused = ask(question, stopped, {});
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().message.find("only proves that there is no solution") != std::string::npos);
  }
}

TEST_CASE("techniques: one that no board needs most ends after a counted amount of work, and others are named") {
  const auto here = must(game_from_options("quintomino", {}));
  Question question = question_for_new_board(**here, "level=octahedron technique=symmetry", 1);
  std::string budget;
  for (int time = 0; time < 2; ++time) {
    Control control;
    const auto reply = must(ask(question, control, {}));
    CHECK(reply->kind == Reply::Kind::unknown);
    CHECK(reply->budget.starts_with("none of "));
    CHECK(reply->budget.find("needs Symmetry as its hardest technique; request Only piece") != std::string::npos);
    if (time > 0) CHECK(reply->budget == budget);
    budget = reply->budget;
  }
  const test_support::InQuotes quotes;
  Control control;
  test_support::check_whole("budget", ask(question, control, {})->budget);
}

TEST_CASE("techniques: one is found by its id or name, and an unknown one is refused with near ids") {
  const auto techniques = must(techniques_of("icosian"));
  for (const char* name : {"cut_hole", "Cut-Hole", " cut hole", "Cut vertex", "cut VERTEX"})
    CHECK(must(find_technique(*techniques, name))->id == "cut_hole");
  CHECK(find_technique(*techniques, "cut_hol").error().message ==
        "unknown technique \"cut_hol\"; did you mean cut_hole?");
  CHECK(find_technique(*techniques, "x-wing").error().message.find("use one of: contradictory_givens, ") !=
        std::string::npos);
  CHECK_FALSE(find_technique(*techniques, "").ok());
}
