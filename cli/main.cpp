#include <cstdio>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "command.hpp"

namespace {

struct OptionText {
  const char* name;
  std::string_view puzzles;  ///< ids of the puzzles it belongs to; empty: all
  std::string_view verbs;    ///< the verbs it goes with; empty: all
  const char* help;
  bool takes_value;
};

constexpr OptionText instance_and_question_options[] = {
    {"graph", "icosian sliding", "", "a graph by name, such as dodecahedron, grid_8x8, petersen", true},
    {"level", "", "", "a shipped board by its id (see: schlegel boards)", true},
    {"opening", "icosian", "", "the first holes of the tour, q,r,s,n,p", true},
    {"open", "icosian", "", "the tour need not come home", false},
    {"require", "icosian", "", "lines every tour must use, a-b,c-d", true},
    {"forbid", "icosian", "", "lines no tour may use, a-b,c-d", true},
    {"directed", "icosian", "", "a tour and its reverse are two", false},
    {"board", "peg", "", "a board by name, such as pentagon16, english33", true},
    {"start", "peg", "", "the hole that is empty at the start", true},
    {"goal", "peg", "", "the hole of the last peg, or any", true},
    {"fewest-moves", "peg", "", "solutions of fewest moves, a chain by one peg counting once", false},
    {"grid", "sliding", "", "a grid such as 4x4", true},
    {"tokens", "sliding", "", "the tokens row by row, 0 for the gap", true},
    {"target", "sliding", "", "the arrangement to reach; for a grid also gap-last, the default, or gap-first", true},
    {"all-shortest", "sliding", "", "all shortest solutions", false},
    {"max-moves", "sliding", "", "all solutions of at most this many moves that never undo the move before", true},
    {"flip", "quintomino", "", "may pieces be flipped, yes or no", true},
    {"repeat", "quintomino", "", "may a piece be used more than once, yes or no", true},
    {"up-to", "quintomino", "count enumerate", "nothing, rotation, symmetry, rotation+colour, symmetry+colour", true},
    {"cover", "numberlink", "", "must every vertex be used, yes or no", true},
    {"self-touch", "numberlink", "", "may a path run beside itself, yes or no", true},
    {"moves", "", "", "moves to play first, 'c b g'", true},
    {"limit", "", "count enumerate", "stop after this many solutions", true},
    {"nth", "", "solve", "the n-th solution, from 1", true},
    {"random", "", "solve", "a uniformly random solution", false},
    {"seed", "", "solve", "for --random, a whole number", true},
};

bool belongs(std::string_view word, std::string_view list) {
  return list.empty() || list.find(word) != std::string_view::npos;
}

std::string format_help() {
  std::string solutions = "how solutions are written", boards = "how convert writes";
  for (const schlegel::PuzzleInfo& info : schlegel::puzzles()) {
    const std::string id = ", " + std::string(info.id) + ": ";
    if (!info.solution_formats.empty()) solutions += id + std::string(info.solution_formats);
    if (!info.formats.empty()) boards += id + std::string(info.formats);
  }
  return solutions + "; " + boards;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app(
      "Five graph puzzles, solved exactly: icosian, sliding, quintomino, peg, numberlink.\n"
      "Exit status: 0 found, 1 none exists, 2 bad input, 3 unknown (stopped before it was known).",
      "schlegel");
  app.set_version_flag("--version", SCHLEGEL_VERSION);
  app.footer(
      "VERB is solve, count, enumerate, analyse, verify, table, histogram, convert, draw or boards.\n"
      "Examples:\n"
      "  schlegel count icosian --graph dodecahedron\n"
      "  schlegel enumerate icosian --graph dodecahedron --opening q,r,s,n,p\n"
      "  schlegel verify icosian graph.hcp graph.tour");
  schlegel::Command command;
  std::vector<std::string> positional;
  app.add_option("VERB", command.verb, "what to do")->required();
  app.add_option("PUZZLE", command.puzzle, "which puzzle");
  app.add_option(
      "FILE", command.files,
      "the instance, '-' for standard input; verify: the instance, if it is in a file, and the solution or, with its "
      "certificate, why there is none");
  app.add_option("--format", command.format, format_help());
  app.add_flag("--json", command.json, "one JSON object on standard output");
  app.add_option("--time-limit", command.time_limit, "stop after this many seconds");
  std::vector<std::string> values(std::size(instance_and_question_options));
  std::vector<CLI::Option*> declared;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const OptionText& option = instance_and_question_options[i];
    const std::string flag = std::string("--") + option.name;
    const std::string help =
        option.puzzles.empty() ? option.help : "[" + std::string(option.puzzles) + "] " + option.help;
    declared.push_back(option.takes_value ? app.add_option(flag, values[i], help) : app.add_flag(flag, help));
  }
  app.get_option("--seed")->needs("--random");
  app.get_option("--nth")->excludes("--random");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& problem) {
    const int status = app.exit(problem);
    return status == 0 ? 0 : schlegel::exit_bad_input;
  }
  for (std::size_t i = 0; i < values.size(); ++i)
    if (declared[i]->count() > 0) {
      const OptionText& option = instance_and_question_options[i];
      const bool of_puzzle = belongs(command.puzzle, option.puzzles);
      if (!of_puzzle || !belongs(command.verb, option.verbs)) {
        std::fprintf(stderr, "schlegel: --%s is no option of %s\n", option.name,
                     of_puzzle ? command.verb.c_str() : command.puzzle.c_str());
        return schlegel::exit_bad_input;
      }
      command.options.set(option.name, values[i]);
    }
  return schlegel::run(command);
}
