#include "play/fold.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "play/game.hpp"
#include "play/question.hpp"

namespace schlegel {
namespace {

using Kind = ExplanationStep::Kind;

struct Outlined {
  Explanation explanation;

  void add(const char* technique, int grade, bool draws, std::vector<int> because, int depth = 0,
           Kind kind = Kind::deduction) {
    ExplanationStep& step = explanation.steps.emplace_back();
    step.kind = kind;
    step.depth = depth;
    step.technique = technique;
    step.grade = grade;
    step.because = std::move(because);
    if (kind != Kind::contradiction)
      step.facts = {{.kind = KnownFact::Kind::edge, .holds = draws, .vertices = {"a", "b"}}};
  }
};

TEST_CASE_FIXTURE(Outlined,
                  "fold: what is crossed out is the reason of what it leads to, and what is obvious follows") {
  add("Corner", 1, true, {});
  add("Corner", 1, true, {});
  add("Full", 1, false, {1});
  add("Exit", 1, true, {3});
  add("Cut", 2, false, {4});
  add("Exit", 1, true, {5, 2});
  add("Full", 1, false, {6});
  const auto outline = fold(explanation);
  REQUIRE(outline.size() == 2);
  CHECK(outline[0] == OutlineStep{"Corner", 1, 2, {1, 2}, {3, 4}});
  CHECK(outline[1] == OutlineStep{"Cut", 2, 1, {5, 6}, {7}});
}

TEST_CASE_FIXTURE(Outlined, "fold: a case is what is assumed and what that shows") {
  add("", 0, true, {}, 1, Kind::assumption);
  add("Exit", 1, true, {1}, 1);
  add("Full", 1, false, {2}, 1, Kind::contradiction);
  add("Contradiction", 3, true, {3});
  const auto outline = fold(explanation);
  REQUIRE(outline.size() == 1);
  CHECK(outline[0] == OutlineStep{"Contradiction", 3, 1, {1, 2, 3, 4}, {}});
}

TEST_CASE_FIXTURE(Outlined, "fold: of a long case what is assumed, what follows first and how it fails") {
  const auto add_case = [&](int steps) {
    add("", 0, true, {}, 1, Kind::assumption);
    const int first = static_cast<int>(explanation.steps.size());
    for (int reason = first; reason < first + steps; ++reason) add("Exit", 1, true, {reason}, 1);
    add("Full", 1, false, {first + steps}, 1, Kind::contradiction);
    add("Contradiction", 3, true, {first + steps + 1});
    explanation.steps.back().sentence.assign(500, 'x');
  };
  add_case(most_forced_told);
  add_case(most_forced_told + 1);
  const auto outline = fold(explanation);
  REQUIRE(outline.size() == 2);
  CHECK(outline[0].steps.size() == most_forced_told + 3);
  CHECK(outline[0].follows.empty());
  const int next = most_forced_told + 4;
  CHECK(outline[1].steps == std::vector<int>{next, next + 1, next + most_forced_told + 2, next + most_forced_told + 3});
  CHECK(outline[1].follows.size() == most_forced_told);
}

TEST_CASE_FIXTURE(Outlined, "fold: cases that do not rest on each other share a row while it is short") {
  const auto add_case = [&](const char* technique, std::vector<int> because) {
    add("", 0, true, std::move(because), 1, Kind::assumption);
    add("Full", 1, false, {static_cast<int>(explanation.steps.size())}, 1, Kind::contradiction);
    add(technique, 3, true, {static_cast<int>(explanation.steps.size())});
  };
  add_case("Contradiction in one step", {});
  add_case("Contradiction", {});
  add_case("Contradiction", {6});
  const auto outline = fold(explanation);
  REQUIRE(outline.size() == 2);
  CHECK(outline[0] == OutlineStep{"Contradiction in one step", 3, 2, {1, 2, 3, 4, 5, 6}, {}});
  CHECK(outline[1] == OutlineStep{"Contradiction", 3, 1, {7, 8, 9}, {}});
  add("", 0, true, {}, 0, Kind::choice);
  add_case("Contradiction", {});
  CHECK(fold(explanation).size() == 4);
  explanation.steps[5].sentence.assign(1000, 'x');
  CHECK(fold(explanation).size() == 5);
}

TEST_CASE_FIXTURE(Outlined, "fold: of a long case that begins with another one what is assumed and how it fails") {
  add("", 0, true, {}, 1, Kind::assumption);
  add("", 0, true, {}, 2, Kind::assumption);
  int last = 2;
  for (; last <= most_forced_told; ++last) add("Exit", 1, true, {last}, 2);
  add("Full", 1, false, {last++}, 2, Kind::contradiction);
  add("Contradiction", 3, true, {last++}, 1);
  add("Full", 1, false, {last++}, 1, Kind::contradiction);
  add("Contradiction", 4, true, {last});
  CHECK(fold(explanation).front().steps == std::vector<int>{1, last, last + 1});
}

TEST_CASE_FIXTURE(Outlined, "fold: what has long reasons takes several rows of about the same length") {
  const auto say = [&](std::size_t bytes) { explanation.steps.back().sentence.assign(bytes, 'x'); };
  add("Forced", 2, true, {});
  for (int reason = 1; reason <= 7; ++reason) {
    add("Excluded", 3, false, {reason});
    say(250);
  }
  add("Forced", 2, true, {8});
  const auto outline = fold(explanation);
  REQUIRE(outline.size() == 3);
  CHECK(outline[1] == OutlineStep{"Excluded", 3, 1, {2, 3, 4, 5}, {}});
  CHECK(outline[2] == OutlineStep{"Excluded", 3, 1, {6, 7, 8, 9}, {}});
}

TEST_CASE_FIXTURE(Outlined, "fold: what has reasons joins a row before it where both are short and obvious") {
  for (const int grade : {1, 1, 2, 2}) {
    add("Full", 1, false, {});
    add(grade == 1 ? "Exit" : "Cut", grade, true, {static_cast<int>(explanation.steps.size())});
  }
  add("Cut", 2, true, {});
  const auto outline = fold(explanation);
  REQUIRE(outline.size() == 3);
  CHECK(outline[0] == OutlineStep{"Exit", 1, 2, {1, 2, 3, 4}, {}});
  CHECK(outline[1] == OutlineStep{"Cut", 2, 1, {5, 6}, {}});
  CHECK(outline[2] == OutlineStep{"Cut", 2, 2, {7, 8, 9}, {}});
  explanation.steps[3].sentence.assign(500, 'x');
  CHECK(fold(explanation)[0] == OutlineStep{"Exit", 1, 1, {1, 2}, {}});
}

TEST_CASE_FIXTURE(Outlined, "fold: what only a search shows has a row of its own") {
  add("Combined facts", 5, false, {});
  explanation.steps.back().technique_id = combined_id;
  add("Exit", 2, true, {1});
  const auto outline = fold(explanation);
  REQUIRE(outline.size() == 2);
  CHECK(outline[0] == OutlineStep{"Combined facts", 5, 1, {1}, {}});
  CHECK(outline[1] == OutlineStep{"Exit", 2, 1, {2}, {}});
}

TEST_CASE_FIXTURE(Outlined, "fold: what is crossed out for nothing is not told of a solution") {
  add("Corner", 1, true, {});
  add("Cut", 2, false, {});
  CHECK(fold(explanation).size() == 2);
  explanation.end = Explanation::End::solved;
  CHECK(fold(explanation).size() == 1);
}

TEST_CASE_FIXTURE(Outlined, "fold: each choice has a row, and what follows from it is folded under it") {
  add("Corner", 1, true, {});
  add("", 0, true, {}, 0, Kind::choice);
  add("Full", 1, false, {2});
  add("Exit", 1, true, {3, 1});
  add("", 0, true, {}, 0, Kind::choice);
  add("", 0, false, {}, 0, Kind::choice);
  const auto outline = fold(explanation);
  REQUIRE(outline.size() == 4);
  CHECK(outline[1] == OutlineStep{"Choice", 0, 1, {2}, {3, 4}});
  CHECK(outline[2] == OutlineStep{"Choice", 0, 1, {5}, {}});
  CHECK(outline[3] == OutlineStep{"Choice", 0, 1, {6}, {}});
}

TEST_CASE("fold: on boards of every puzzle what draws has one place, after all that it rests on") {
  int folded = 0;
  for (const auto& [puzzle, id] : {std::pair("icosian", "petersen"),
                                   {"icosian", "brevity"},
                                   {"icosian", "knight_5x6"},
                                   {"numberlink", "first_5x5"},
                                   {"numberlink", "cover_8x8"},
                                   {"numberlink", "hexagon_3"},
                                   {"numberlink", "walls_7x7"},
                                   {"quintomino", "first_class"},
                                   {"quintomino", "second_class"},
                                   {"sliding", "grid_4x4"},
                                   {"sliding", "dodecahedron"}}) {
    const std::string level = id;
    CAPTURE(level);
    Question question;
    question.puzzle = puzzle;
    question.instance = find_level(puzzle, level)->text;
    question.verb = Verb::explain;
    Control control;
    const Reply reply = ask(question, control, {}).value();
    const Explanation& explanation = reply.explanation.value();
    std::vector<int> row_of(explanation.steps.size() + 1, -1);
    for (std::size_t i = 0; i < explanation.outline.size(); ++i) {
      const OutlineStep& row = explanation.outline[i];
      CHECK(!row.steps.empty());
      for (const auto* numbers : {&row.steps, &row.follows}) {
        CHECK(std::is_sorted(numbers->begin(), numbers->end()));
        for (const int number : *numbers) {
          CHECK(row_of[static_cast<std::size_t>(number)] == -1);
          row_of[static_cast<std::size_t>(number)] = static_cast<int>(i);
        }
      }
      folded += static_cast<int>(row.follows.size());
    }
    for (std::size_t number = 1; number < row_of.size(); ++number) {
      const ExplanationStep& step = explanation.steps[number - 1];
      if (row_of[number] < 0) {
        CHECK(std::none_of(step.facts.begin(), step.facts.end(), [](const KnownFact& fact) { return fact.holds; }));
        continue;
      }
      for (const int reason : step.because) {
        CHECK(row_of[static_cast<std::size_t>(reason)] >= 0);
        CHECK(row_of[static_cast<std::size_t>(reason)] <= row_of[number]);
      }
    }
  }
  CHECK(folded > 100);
}

}  // namespace
}  // namespace schlegel
