// The courses in assets/lessons: what a lesson says is true of its boards, and every technique has one.
#include <algorithm>
#include <cctype>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "asking.hpp"
#include "base/text.hpp"
#include "library.hpp"
#include "play/techniques.hpp"
#include "project_root.hpp"
#include "puzzles/registry.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;

namespace {

struct PracticeBoard {
  std::string title, text;
  int grade = 0;
};

struct Lesson {
  std::string puzzle, id, title, summary, text, example;
  std::vector<std::string> techniques, uses, moves;
  struct Step {
    std::size_t row;  ///< of the explanation
    int part;         ///< see ToldSteps::part
    std::string sentence;
  };
  std::vector<Step> steps;
  std::vector<PracticeBoard> practice;
};

std::string folder_of(std::string_view puzzle) {
  return std::string(test_support::project_root) + "/assets/lessons/" + std::string(puzzle) + "/";
}

std::vector<std::string> words_of(std::string_view text) {
  const auto words = split_words(text);
  return {words.begin(), words.end()};
}

std::string text_of(const Level& level) { return (*must(parse_game(level.puzzle, level.text)))->write_instance(); }

Lesson read_lesson(std::string_view puzzle, const std::string& id) {
  Lesson lesson;
  lesson.puzzle = puzzle;
  lesson.id = id;
  std::ifstream file(folder_of(puzzle) + id + ".txt");
  std::string* board = nullptr;
  for (std::string line; std::getline(file, line);) {
    const std::string keyword = line.substr(0, line.find(' '));
    const std::string rest = line.substr(std::min(line.size(), keyword.size() + 1));
    if (keyword == "practice-board") {
      const Level* const level = find_level(puzzle, rest);
      REQUIRE_MESSAGE(level, rest);
      lesson.practice.push_back({std::string(level->title), text_of(*level), level->grade});
    } else if (keyword == "practice") {
      lesson.practice.push_back({rest.substr(2), "", rest[0] - '0'});
      board = &lesson.practice.back().text;
    } else if (keyword == "example") {
      board = &lesson.example;
    } else if (board != nullptr) {
      if (keyword != "#" || !board->empty()) *board += line + "\n";
    } else if (keyword == "step") {
      const std::string number = rest.substr(0, rest.find(' '));
      const int part = number.size() > 1 ? std::stoi(number.substr(2)) : -1;
      lesson.steps.push_back({static_cast<std::size_t>(rest[0] - '0'), part, rest.substr(number.size() + 1)});
    } else if (keyword == "technique" || keyword == "uses" || keyword == "moves") {
      (keyword == "uses" ? lesson.uses : keyword == "moves" ? lesson.moves : lesson.techniques) = words_of(rest);
    } else {
      REQUIRE_MESSAGE((keyword == "#" || keyword == "summary" || keyword == "text"), line);
      (keyword == "#" ? lesson.title : keyword == "text" ? lesson.text : lesson.summary) = rest;
    }
  }
  return lesson;
}

std::vector<Lesson> course_of(std::string_view puzzle) {
  std::vector<Lesson> lessons;
  std::ifstream order(folder_of(puzzle) + "order.txt");
  for (std::string id; std::getline(order, id);) lessons.push_back(read_lesson(puzzle, id));
  return lessons;
}

template <class Body>
void each_lesson(const Body& body) {
  for (const PuzzleInfo& puzzle : puzzles())
    for (const Lesson& lesson : course_of(puzzle.id)) {
      CAPTURE(lesson.puzzle);
      CAPTURE(lesson.id);
      body(lesson, puzzle);
    }
}

Reply explain_board(const Lesson& lesson, const std::string& board, const std::vector<std::string>& moves = {}) {
  return test_support::asked({lesson.puzzle, board, moves, Verb::explain, {}});
}

bool is_among(std::string_view id, const std::vector<std::string>& ids) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

/// Numbers of the steps in each row as they are shown.
std::vector<std::vector<int>> rows_of(const Explanation& explanation) {
  std::vector<std::vector<int>> rows;
  for (const OutlineStep& row : explanation.outline) {
    rows.push_back(row.steps);
    rows.back().insert(rows.back().end(), row.follows.begin(), row.follows.end());
  }
  for (int number = 1; explanation.outline.empty() && number <= static_cast<int>(explanation.steps.size()); ++number)
    rows.push_back({number});
  return rows;
}

/// Ids of targets that a sentence names: "row 2, column 3", and holes, vertices and faces such as F or C3.
std::vector<std::string> named(std::string_view sentence, const Scene& scene) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    if (sentence.substr(i).starts_with("row ")) {
      TextCursor numbers(sentence.substr(i + 4));
      const auto row = numbers.accept_integer(1, 99);
      const auto column = row && numbers.accept(", column ") ? numbers.accept_integer(1, 99) : std::nullopt;
      if (column) names.push_back("r" + std::to_string(*row) + "c" + std::to_string(*column));
    }
    const auto is_letter = [&](std::size_t at) {
      return at < sentence.size() && std::isalpha(static_cast<unsigned char>(sentence[at]));
    };
    if (!std::isupper(static_cast<unsigned char>(sentence[i])) || (i > 0 && is_letter(i - 1)) || is_letter(i + 1))
      continue;
    if (sentence.substr(i).starts_with("A ") && std::islower(static_cast<unsigned char>(sentence[i + 2]))) continue;
    std::size_t end = i + 1;
    while (end < sentence.size() && std::isdigit(static_cast<unsigned char>(sentence[end]))) ++end;
    names.emplace_back(sentence.substr(i, end - i));
    if (scene.find(names.back()) < 0) names.back()[0] = static_cast<char>(std::tolower(names.back()[0]));
  }
  return names;
}

void light_up(std::set<std::string>& lit, const ExplanationStep& step) {
  for (const auto& spot : step.spots) lit.insert(spot.target);
  for (const auto& band : step.bands) lit.insert({band.from, band.to});
  for (const KnownFact& fact : step.facts) {
    lit.insert(fact.vertices.begin(), fact.vertices.end());
    lit.insert(fact.faces.begin(), fact.faces.end());
  }
}

/// Whether the techniques before this one suffice.
template <class... P>
bool is_solved_before(const Lesson& lesson, const std::string& board, std::string_view id, PuzzleList<P...>) {
  bool solved = false;
  const auto of = [&]<class Q>(Q*) {
    if constexpr (Q::info.ladder) {
      if (Q::info.id != lesson.puzzle) return;
      const auto instance = must(Q::parse(board));
      ExplainLimits limits;
      limits.before = id;
      Control control;
      solved = is_whole(Q::explain(*instance, Q::start(*instance), limits, control));
    }
  };
  (of(static_cast<P*>(nullptr)), ...);
  return solved;
}

/// The board needs one of the lesson's techniques most; of those that no board needs most, it uses one.
void check_technique(const Lesson& lesson, const PuzzleInfo& puzzle, const std::string& board,
                     const Explanation& explanation) {
  const auto techniques = must(techniques_of(puzzle.id));
  const bool hardest = puzzle.ladder && !lesson.techniques.empty();
  const auto& taught = lesson.techniques.empty() ? lesson.uses : lesson.techniques;
  for (const std::string_view id : shown_by(explanation, *techniques, hardest))
    if (is_among(id, taught) && !(hardest && is_solved_before(lesson, board, id, Puzzles{}))) return;
  FAIL_CHECK("none of the lesson's techniques is shown");
}

}  // namespace

TEST_CASE("lessons: each is whole and short, with a title and boards of its own") {
  std::size_t lessons = 0;
  for (const PuzzleInfo& puzzle : puzzles()) {
    std::set<std::string> titles, texts;
    std::map<std::string, std::string> text_by_title, title_by_text;
    const auto add = [&](const std::string& title, const std::string& text) {
      return text_by_title.emplace(title, text).first->second == text &&
             title_by_text.emplace(text, title).first->second == title;
    };
    for (const Level& level : levels())
      if (level.puzzle == puzzle.id) add(std::string(level.title), text_of(level));
    for (const auto& board : test_support::library_of(puzzle.id)) add(board.title, board.text);
    for (const Lesson& lesson : course_of(puzzle.id)) {
      CAPTURE(lesson.puzzle);
      CAPTURE(lesson.id);
      ++lessons;
      CHECK(!lesson.title.empty());
      CHECK(titles.insert(lesson.title).second);
      CHECK(lesson.summary.ends_with('.'));
      CHECK(lesson.steps.size() >= 2);
      CHECK(lesson.steps.size() <= 5);
      std::size_t words = words_of(lesson.text).size();
      for (const Lesson::Step& step : lesson.steps) words += words_of(step.sentence).size();
      CHECK(words >= 15);
      CHECK(words <= 60);
      CHECK(lesson.practice.size() >= 5);
      for (const PracticeBoard& board : lesson.practice) {
        CHECK_MESSAGE(add(board.title, board.text), board.title);
        CHECK(texts.insert(board.text).second);
        const auto game = must(parse_game(puzzle.id, board.text));
        CHECK((*game)->write_instance() == board.text);
      }
      CHECK(texts.count(lesson.example) == 0);
    }
  }
  CHECK(lessons >= 34);
}

/// How many parts of a row can be shown: its steps, or the moves of the only one.
std::size_t parts_of(const Explanation& explanation, const OutlineStep& row) {
  const auto step_of = [&](int number) { return explanation.steps[static_cast<std::size_t>(number) - 1]; };
  if (row.steps.size() > 1 || !step_of(row.steps.front()).marks().empty()) return row.steps.size();
  std::size_t moves = step_of(row.steps.front()).moves.size();
  for (const int number : row.follows) moves += step_of(number).moves.size();
  return moves;
}

TEST_CASE("lessons: the example is explained by the technique, and a step names what is lit in its row") {
  each_lesson([](const Lesson& lesson, const PuzzleInfo&) {
    const Explanation explanation = *explain_board(lesson, lesson.example, lesson.moves).explanation;
    const auto rows = rows_of(explanation);
    const auto game = must(parse_game(lesson.puzzle, lesson.example));
    const Scene scene = (*game)->scene({}, {});
    bool taught = false;
    std::size_t before = 0;
    std::set<std::string> lit;
    for (const auto& step : lesson.steps) {
      const auto& [row, part, sentence] = step;
      const std::string& said = sentence;
      CAPTURE(said);
      REQUIRE(row <= rows.size());
      CHECK(row >= before);
      for (; before < row; ++before)
        for (const int number : rows[before]) light_up(lit, explanation.steps[static_cast<std::size_t>(number) - 1]);
      if (row == 0) continue;
      if (part > 0) CHECK(static_cast<std::size_t>(part) <= parts_of(explanation, explanation.outline[row - 1]));
      for (const std::string& name : named(sentence, scene)) CHECK_MESSAGE(lit.count(name) == 1, name);
      for (const int number : rows[row - 1]) {
        const auto& id = explanation.steps[static_cast<std::size_t>(number) - 1].technique_id;
        taught = taught || is_among(id, lesson.techniques) || is_among(id, lesson.uses);
      }
    }
    CHECK(taught);
  });
}

TEST_CASE("lessons: practice boards need the technique, have their difficulty, and three at least can be solved") {
  std::size_t number = 0;
  each_lesson([&](const Lesson& lesson, const PuzzleInfo& puzzle) {
    using End = Explanation::End;
    if (!is_tried(number++)) return;
    const bool may_be_unsolvable = explain_board(lesson, lesson.example, lesson.moves).explanation->end == End::none;
    int solvable = 0;
    for (const PracticeBoard& board : lesson.practice) {
      CAPTURE(board.title);
      const Reply reply = explain_board(lesson, board.text);
      const Explanation& explanation = *reply.explanation;
      CHECK(reply.grade == board.grade);
      if (explanation.end == End::none) {
        CHECK(may_be_unsolvable);
      } else {
        ++solvable;
        std::vector<std::string> moves;
        for (const ExplanationStep& step : explanation.steps)
          moves.insert(moves.end(), step.moves.begin(), step.moves.end());
        CHECK((*must(parse_game(lesson.puzzle, board.text)))->verify(moves));
      }
      if (explanation.end == End::none || !may_be_unsolvable) check_technique(lesson, puzzle, board.text, explanation);
    }
    CHECK(solvable >= 3);
    CHECK((solvable < static_cast<int>(lesson.practice.size())) == may_be_unsolvable);
  });
}

TEST_CASE("lessons: every technique has one, unless the givens contradict each other") {
  for (const PuzzleInfo& puzzle : puzzles()) {
    const auto techniques = techniques_of(puzzle.id);
    if (!techniques) continue;
    CAPTURE(puzzle.id);
    std::set<std::string> taught;
    for (const Lesson& lesson : course_of(puzzle.id)) {
      CAPTURE(lesson.id);
      for (const auto* const ids : {&lesson.techniques, &lesson.uses})
        for (const std::string& id : *ids) {
          CHECK(must(find_technique(*techniques, id))->id == id);
          CHECK_MESSAGE(taught.insert(id).second, id);
        }
    }
    for (const Technique& technique : *techniques)
      CHECK_MESSAGE((taught.count(std::string(technique.id)) == 1 || say(technique.name) == "Contradictory givens"),
                    technique.id);
  }
}
