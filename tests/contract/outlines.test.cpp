/// docs/explanations.md: explanations as they are folded, to be read aloud.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>

#include "play/game.hpp"
#include "play/question.hpp"
#include "play/words.hpp"
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

/// What a reader needs to know of each puzzle.
constexpr std::pair<std::string_view, std::string_view> rules[] = {
    {"icosian",
     "A tour goes from hole to hole along the lines, visits every hole once and returns to where it began. So it uses "
     "exactly two lines at each hole. Some boards give the first holes of the tour, in order: pegs are in them."},
    {"sliding",
     "One square is empty: the gap. A tile next to the gap can slide into it, which moves the gap. The goal is to "
     "bring "
     "every tile home, to the square with its number. Other boards than grids have tokens on vertices, and lines along "
     "which they slide. A ring is a round of squares or vertices, each next to the following one."},
    {"quintomino",
     "Each face of a solid takes one piece, and each piece is used once. A piece has a colour on each side. It can be "
     "rotated, and on all boards here but the last also flipped. Where two faces meet, their pieces must have the same "
     "colour. Edge A-B is the one between faces A and B; pieces and colours have numbers. A piece still fits a face if "
     "nothing that is known there rules it out."},
    {"peg",
     "Three holes in a row: a peg at one end jumps over a peg in the middle into an empty hole at the other end, and "
     "the "
     "peg in the middle is removed. The goal is to be left with one peg. A peg is called by its hole."},
    {"numberlink",
     "Each number is on the board twice. A line connects the two, from square to square, and no two lines may share a "
     "square. A bridge is the only square where two lines cross. All boards here but the first must be filled: every "
     "square is on a line."},
};

Reply answer(const Question& question) {
  Control control;
  return ask(question, control, {}).value();
}

std::string write(const Explanation& explanation) {
  std::string text;
  std::size_t number = 0, follow = 0;
  if (explanation.outline.empty())
    for (const ExplanationStep& step : explanation.steps)
      text += std::to_string(++number) + ". *" + step.technique + ".* " + step.sentence + "\n";
  for (const OutlineStep& step : explanation.outline) {
    text += std::to_string(++number) + ". *" + step.title + ".*";
    for (const ToldSentence& sentence : sentences_of(explanation, step.steps)) text += " " + sentence.text;
    if (!step.follows.empty()) text += " (" + followers_of(explanation, step) + ")";
    text += "\n";
    follow += step.follows.size();
  }
  if (explanation.end == Explanation::End::solved) text.insert(text.size() - 1, " " + say(words::solves_the_board));
  const auto counted = [](std::size_t count, const char* one) {
    return std::to_string(count) + one + (count == 1 ? "" : "s");
  };
  return counted(number, " step") + (follow > 0 ? ", with " + std::to_string(follow) + " more in brackets" : "") +
         ".\n\n" + text;
}

TEST_CASE("outlines: thirty explanations, folded, are those of the document") {
  std::string text =
      "# Explanations\n\n"
      "How thirty boards are explained, six of each puzzle: by `schlegel explain`, and on the site with the board next "
      "to each step. A step begins with what it finds, then gives the reason. In brackets: how many more steps follow "
      "without a new idea, which are not written out here.\n\n"
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
      text += "\n## " + say(Sentence{find_puzzle(example.puzzle)->title}) + "\n\n" +
              std::string(std::find_if(std::begin(rules), std::end(rules),
                                       [&](const auto& rule) { return rule.first == puzzle; })
                              ->second) +
              "\n";
    text += "\n### " + std::string(level.title);
    if (example.played > 0) text += ", after " + std::to_string(example.played) + " moves";
    text += "\n\n";
    const auto game = parse_game(example.puzzle, question.instance);
    for (const std::string& move : question.moves) (*game)->apply(move);
    constexpr std::size_t most_described = 160;  // a picture says more
    if (const std::string board = (*game)->describe(); board.size() <= most_described) text += board + "\n\n";
    if (reply.grade > 0) text += grade_name(reply.grade) + ". ";
    text += write(explanation);
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
