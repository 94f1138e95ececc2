/// docs/explanations.md: explanations as they are folded, to be read aloud, each with a picture of its board.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "library.hpp"
#include "play/game.hpp"
#include "play/question.hpp"
#include "play/svg.hpp"
#include "play/words.hpp"
#include "project_root.hpp"
#include "puzzles/numberlink/numberlink.hpp"

namespace schlegel {
namespace {

struct Example {
  std::string_view puzzle, level;
  std::size_t played = 0;     ///< so many moves of a solution
  std::size_t described = 0;  ///< so many sentences of what is read of the position
};
constexpr Example examples[] = {
    {"icosian", "grid_6x6"},
    {"icosian", "brevity"},
    {"icosian", "six_holes"},
    {"icosian", "grid_5x5"},
    {"icosian", "petersen"},
    {"icosian", "tutte"},
    {"sliding", "grid_2x2", 0, 2},
    {"sliding", "theta_tiny", 0, 4},
    {"sliding", "grid_3x3_easy", 0, 3},
    {"sliding", "grid_4x4", 0, 4},
    {"sliding", "theta_small", 0, 6},
    {"sliding", "dodecahedron", 0, 20},
    {"quintomino", "first_class", 0, 13},
    {"quintomino", "second_class", 0, 13},
    {"quintomino", "third_class", 0, 13},
    {"quintomino", "conway", 3, 13},
    {"quintomino", "conway", 5, 13},
    {"quintomino", "octahedron", 2, 9},
    {"peg", "triangle10", 0, 2},
    {"peg", "star13", 0, 2},
    {"peg", "english33_cross", 0, 1},
    {"peg", "pentagon16", 0, 2},
    {"peg", "english33_hearth", 0, 1},
    {"peg", "hexagon19", 0, 2},
    {"numberlink", "free_7x7"},
    {"numberlink", "cover_6x6"},
    {"numberlink", "cover_7x7"},
    {"numberlink", "first_5x5"},
    {"numberlink", "walls_7x7"},
    {"numberlink", "bridges_6x6"},
};

/// What a reader needs to know of each puzzle.
constexpr std::pair<std::string_view, std::string_view> rules[] = {
    {"icosian",
     "A tour goes from hole to hole along the lines, visits every hole once and returns to where it began. So it uses "
     "exactly two lines at each hole. A line that it can't use is ruled out; the others are left. On some boards the "
     "tour must begin with given holes, in order: numbered pegs are in them, and a "
     "hole with a peg is called by its number. The tour uses the lines from each of them to the next. Each of them but "
     "the first and the last has its two lines on this path. Both such boards "
     "below show the dodecahedron, "
     "as Hamilton lettered it: its corners are holes and its edges are lines."},
    {"sliding",
     "On a grid, one square is empty: the gap. A tile next to the gap can slide into it; then the gap is where the "
     "tile was. The goal is to bring every tile home: tile 1 to the first square of row 1, tile 2 to the next square, "
     "and so on, row by row. The gap must end in the last square. On other boards, tokens slide along lines from "
     "vertex to vertex; one vertex is empty, and that is the gap. A token's home is the vertex with its name, and one "
     "vertex is where the gap must end. A ring is a closed route of squares or vertices, each next to the one before, "
     "and the last next to the first. In the pictures of grids, a small square marks where the gap must end; on other "
     "boards the text says where. What is home has a green mark."},
    {"quintomino",
     "Each face of a solid takes one piece, and each piece is used once. Each piece has colours along its edges; they "
     "are listed in order, anticlockwise round the piece as the tray shows it. Where two faces meet, both pieces must "
     "have the same colour along that edge. A board \"after 3 moves\" has three pieces placed, and the explanation "
     "goes on from there. Conway's puzzle is a dodecahedron with twelve pieces of five colours. Its solutions fall "
     "into three "
     "classes, and three boards are named after them: two solutions of a class differ only in how the solid is turned "
     "or mirrored and in which colour has which number. Edge A-B is the one between faces A and B; pieces and colours "
     "have numbers. Where a face has \"1 at L\", its edge to face L has colour 1. When a step says which colours a "
     "face needs, a piece fits if it can be placed with these, has "
     "at no edge a colour that a step has ruled out there already, and isn't known to be on another face. In each of "
     "these sets, no "
     "piece has a colour twice."},
    {"peg",
     "Take three holes in a row. A peg at one end jumps over a peg in the middle into an empty hole at the other end, "
     "and the peg in the middle is removed. The goal is to be left with one peg. A peg is named after its hole."},
    {"numberlink",
     "Each number is on the board twice. Line 1 connects the two 1s, and so on. A line goes left, right, up or down "
     "from square to square, and no two lines share a square, except on a bridge: there two lines may cross, each "
     "going "
     "straight on. Where the board must be filled, two lines cross on every bridge. In the boards below, \"cover\" "
     "says that every "
     "square must be filled; a dot is an empty square and + a bridge; a wall is between the two squares that are "
     "named, r1c4 being row 1, column 4."},
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
    if (!step.follows.empty()) text += " (" + followers_in_words(explanation, step) + ")";
    text += "\n";
    follow += told_of(explanation, step.follows).size();
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
      "Thirty boards, six of each puzzle, and how Schlegel explains them. The command `schlegel explain` prints "
      "these explanations. The web site shows them next to the board and lights up what each step is about. A step has "
      "a title and then its reason. Brackets say how many more steps belong to it, and what the first of them find; "
      "the site and `schlegel explain "
      "--all-steps` "
      "show these one by one.\n\n"
      "Write this document again with `SCHLEGEL_WRITE=1 schlegel_tests -tc='outlines:*'`.\n";
  const std::string folder = std::string(test_support::project_root) + "/docs/";
  const bool writes = std::getenv("SCHLEGEL_WRITE") != nullptr;
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
    const std::string file = "explanations/" + std::string(example.puzzle) + "_" + std::string(example.level) +
                             (example.played > 0 ? "_" + std::to_string(example.played) : "") + ".svg";
    if (writes) std::ofstream(folder + file) << picture(**game, 400);
    CHECK_MESSAGE(std::ifstream(folder + file).good(), file, " is missing");
    text += "![" + std::string(level.title) + "](" + file + ")\n\n";
    if (example.puzzle == "numberlink") text += "```text\n" + question.instance + "```\n\n";
    std::vector<std::string> sentences;
    for (const BoardRule& rule : (*game)->rules())
      if (rule.sentence.find("must end on") == std::string::npos)
        sentences.push_back(rule.sentence);  // the position says it
    const std::size_t most = sentences.size() + example.described;
    const std::string position = (*game)->describe();
    for (std::size_t from = 0, to = 0; sentences.size() < most && from < position.size(); from = to + 2) {
      to = std::min(position.find(". ", from), position.size() - 1);
      std::string sentence = position.substr(from, to + 1 - from);
      if (sentence.find(": empty") == std::string::npos || example.puzzle == "peg") sentences.push_back(sentence);
    }
    if (!sentences.empty()) text += join(sentences, " ") + "\n\n";
    if (reply.grade > 0) text += grade_name(reply.grade) + ". ";
    text += write(explanation);
  }
  for (const auto& [curly, plain] : {std::pair("’", "'"), {"“", "\""}, {"”", "\""}})  // as in all documents
    for (std::size_t at = 0; (at = text.find(curly, at)) != std::string::npos;)
      text.replace(at, std::string_view(curly).size(), plain);
  const std::string path = folder + "explanations.md";
  if (writes) std::ofstream(path) << text;
  std::ifstream file(path);
  CHECK_MESSAGE(std::string(std::istreambuf_iterator<char>(file), {}) == text,
                "docs/explanations.md is not what is explained; run SCHLEGEL_WRITE=1 schlegel_tests -tc='outlines:*'");
}

TEST_CASE("outlines: a Numberlink board of 5x5 takes 6 rows at most in the median, one of 7x7 takes 12") {
  std::map<std::string, std::vector<std::size_t>> rows;  // by size
  const auto count = [&](std::string_view board) {
    const std::size_t size = Numberlink::parse(board).value().graph.order();
    if (size != 25 && size != 49) return;
    Control control;
    const auto reply = ask({"numberlink", std::string(board), {}, Verb::explain, {}}, control, {});
    rows[size == 25 ? "5x5" : "7x7"].push_back(reply.value().explanation->outline.size());
  };
  for (const Level& level : levels())
    if (level.puzzle == "numberlink") count(level.text);
  for (const test_support::LibraryBoard& board : test_support::library_of("numberlink")) count(board.text);
  const auto median_is_at_most = [&](const std::string& size, std::size_t most) {
    std::vector<std::size_t>& all = rows[size];
    CAPTURE(size);
    REQUIRE(all.size() >= 4);
    std::nth_element(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2), all.end());
    CHECK(all[all.size() / 2] <= most);
  };
  median_is_at_most("5x5", 6);
  median_is_at_most("7x7", 12);
}

}  // namespace
}  // namespace schlegel
