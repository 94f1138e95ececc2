/// docs/explanations.md: explanations as they are folded, to be read aloud.
#include <cstdlib>
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>

#include "play/game.hpp"
#include "play/question.hpp"
#include "project_root.hpp"

namespace schlegel {
namespace {

struct Example {
  std::string_view puzzle, level;
  std::size_t played = 0;  ///< so many moves of a solution
};
constexpr Example examples[] = {
    {"icosian", "grid_6x6"},       {"icosian", "brevity"},
    {"icosian", "six_holes"},      {"icosian", "grid_5x5"},
    {"icosian", "petersen"},       {"icosian", "tutte"},
    {"sliding", "grid_2x2"},       {"sliding", "theta_tiny"},
    {"sliding", "grid_3x3_easy"},  {"sliding", "grid_4x4"},
    {"sliding", "theta_small"},    {"sliding", "dodecahedron"},
    {"quintomino", "first_class"}, {"quintomino", "second_class"},
    {"quintomino", "third_class"}, {"quintomino", "conway", 3},
    {"quintomino", "conway", 5},   {"quintomino", "octahedron", 2},
    {"peg", "triangle10"},         {"peg", "star13"},
    {"peg", "english33_cross"},    {"peg", "pentagon16"},
    {"peg", "english33_hearth"},   {"peg", "hexagon19"},
    {"numberlink", "free_7x7"},    {"numberlink", "cover_6x6"},
    {"numberlink", "cover_7x7"},   {"numberlink", "first_5x5"},
    {"numberlink", "walls_7x7"},   {"numberlink", "bridges_6x6"},
};

Reply answer(const Question& question) {
  Control control;
  return ask(question, control, {}).value();
}

std::string write(const Explanation& explanation) {
  std::string text;
  int number = 0;
  if (explanation.outline.empty())
    for (const ExplanationStep& step : explanation.steps)
      text += std::to_string(++number) + ". *" + step.technique + ".* " + step.sentence + "\n";
  for (const OutlineStep& step : explanation.outline) {
    text += std::to_string(++number) + ". *" + step.title + ".*";
    for (const std::string& sentence : sentences_of(explanation, step.steps)) text += " " + sentence;
    if (!step.follows.empty()) text += " (" + std::to_string(step.follows.size()) + " more)";
    text += "\n";
  }
  return text;
}

TEST_CASE("outlines: thirty explanations, folded, are those of the document") {
  std::string text =
      "# Explanations\n\n"
      "Six explanations of each puzzle, as `schlegel explain` and the site fold them. In brackets: how many steps "
      "follow without a new idea.\n"
      "This document is written by a test: `SCHLEGEL_WRITE=1 schlegel_tests -tc='outlines:*'`.\n";
  std::string_view puzzle;
  for (const Example& example : examples) {
    const Level& level = *find_level(example.puzzle, example.level);
    Question question{std::string(example.puzzle), std::string(level.text), {}, Verb::solve, {}};
    if (example.played > 0) {
      question.moves = answer(question).moves;
      question.moves.resize(example.played);
    }
    question.verb = Verb::explain;
    const Reply reply = answer(question);
    const Explanation& explanation = reply.explanation.value();
    if (std::exchange(puzzle, example.puzzle) != example.puzzle)
      text += "\n## " + say(Sentence{find_puzzle(example.puzzle)->title}) + "\n";
    text += "\n### " + std::string(level.title);
    if (example.played > 0) text += ", after " + std::to_string(example.played) + " moves";
    text += "\n\n";
    if (reply.grade > 0) text += grade_name(reply.grade) + ". ";
    text += std::to_string(explanation.steps.size()) + (explanation.steps.size() == 1 ? " step" : " steps") + ".\n\n" +
            write(explanation);
  }
  for (const auto& [curly, plain] : {std::pair("’", "'"), {"“", "\""}, {"”", "\""}})  // as in all documents
    for (std::size_t at = 0; (at = text.find(curly, at)) != std::string::npos;)
      text.replace(at, std::string_view(curly).size(), plain);
  const std::string path = std::string(test_support::project_root) + "/docs/explanations.md";
  if (std::getenv("SCHLEGEL_WRITE")) std::ofstream(path) << text;
  std::ifstream file(path);
  CHECK_MESSAGE(std::string(std::istreambuf_iterator<char>(file), {}) == text,
                "docs/explanations.md is not what is explained; run SCHLEGEL_WRITE=1 schlegel_tests -tc='outlines:*'");
}

}  // namespace
}  // namespace schlegel
