#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/text.hpp"
#include "command.hpp"
#include "words.hpp"

namespace {

namespace words = schlegel::cli::words;
using schlegel::OptionInfo;
using schlegel::say;
using schlegel::Sentence;
using Takes = OptionInfo::Takes;

/// The options of every puzzle.
constexpr OptionInfo shared_options[] = {
    {"level", words::help_level.english},
    {"moves", words::help_moves.english},
    {"limit", words::help_limit.english, Takes::value, "count enumerate"},
    {"nth", words::help_nth.english, Takes::value, "solve"},
    {"random", words::help_random.english, Takes::nothing, "solve"},
    {"seed", words::help_seed.english, Takes::value, "solve generate"},
    {"grade", words::help_grade.english, Takes::value, "generate"},
    {"technique", words::help_technique.english, Takes::value, "generate boards"},
    {"count", words::help_count.english, Takes::value, "generate"},
    {"day", words::help_day.english, Takes::value, "generate"},
    {"steps", words::help_steps.english, Takes::value, "explain"},
    {"all-steps", words::help_all_steps.english, Takes::nothing, "explain"},
    {"techniques", words::help_techniques.english, Takes::nothing, "explain"},
    {"width", words::help_width.english, Takes::value, "draw"},
};

/// An option of this name, of one or more puzzles.
struct Declared {
  OptionInfo info;
  std::vector<std::string> puzzles;  ///< ids; empty: all
  std::string value = {};
  bool on = false;  ///< when it takes no value: --open, and not --open=no
  CLI::Option* option = nullptr;

  std::string shown() const { return info.name == "grade" ? "difficulty" : std::string(info.name); }
  bool belongs_to(const std::string& puzzle) const {
    return puzzles.empty() || !schlegel::find_puzzle(puzzle) ||
           std::find(puzzles.begin(), puzzles.end(), puzzle) != puzzles.end();
  }
  bool goes_with(const std::string& verb) const {
    const auto verbs = schlegel::split_words(info.verbs);
    return verbs.empty() || std::find(verbs.begin(), verbs.end(), verb) != verbs.end();
  }
};

std::vector<Declared> all_options() {
  std::vector<Declared> all;
  for (const schlegel::PuzzleInfo& puzzle : schlegel::puzzles())
    for (const OptionInfo& info : schlegel::options_of(puzzle.id)) {
      const auto same =
          std::find_if(all.begin(), all.end(), [&](const Declared& one) { return one.info.name == info.name; });
      if (same == all.end())
        all.push_back({info, {std::string(puzzle.id)}});
      else
        same->puzzles.emplace_back(puzzle.id);
    }
  for (const OptionInfo& info : shared_options) all.push_back({info, {}});
  return all;
}

std::string format_help() {
  std::vector<std::string> solutions, boards;
  for (const schlegel::PuzzleInfo& info : schlegel::puzzles()) {
    const std::string id = std::string(info.id) + ": ";
    if (!info.solution_formats.empty()) solutions.push_back(id + std::string(info.solution_formats));
    if (!info.formats.empty()) boards.push_back(id + std::string(info.formats));
  }
  return say(words::help_format,
             {{"solutions", schlegel::join(solutions, ", ")}, {"boards", schlegel::join(boards, ", ")}});
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app(say(words::about, {{"puzzles", schlegel::puzzle_ids()}}), "schlegel");
  app.set_version_flag("--version", SCHLEGEL_VERSION);
  app.footer(say(words::footer) +
             "\n"
             "  schlegel count icosian --graph dodecahedron\n"
             "  schlegel enumerate icosian --graph dodecahedron --opening q,r,s,n,p\n"
             "  schlegel verify icosian graph.hcp graph.tour");
  schlegel::Command command;
  std::vector<std::string> positional;
  app.add_option("VERB", command.verb, say(words::help_verb))->required();
  app.add_option("PUZZLE", command.puzzle, say(words::help_puzzle));
  app.add_option("FILE", command.files, say(words::help_file));
  app.add_option("--format", command.format, format_help());
  app.add_flag("--json", command.json, say(words::help_json));
  app.add_option("--time-limit", command.time_limit, say(words::help_time_limit));
  std::vector<Declared> options = all_options();
  for (Declared& one : options) {
    const std::string flag = "--" + one.shown() + (one.info.name == "grade" ? ",--grade" : "");
    const std::string of = one.puzzles.empty() ? "" : "[" + schlegel::join(one.puzzles, " ") + "] ";
    const std::string help = of + say(Sentence{one.info.help});
    one.option =
        one.info.takes == Takes::value ? app.add_option(flag, one.value, help) : app.add_flag(flag, one.on, help);
  }
  app.get_option("--nth")->excludes("--random");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& problem) {
    if (problem.get_exit_code() == 0) return app.exit(problem);
    return schlegel::fail(say(words::command_problem, {{"problem", problem.what()}}));
  }
  for (Declared& one : options)
    if (one.info.takes == Takes::value ? one.option->count() > 0 : one.on) {
      const bool of_puzzle = one.belongs_to(command.puzzle);
      if (!of_puzzle || !one.goes_with(command.verb)) {
        return schlegel::fail(say(words::no_option_of,
                                  {{"option", one.shown()}, {"command", of_puzzle ? command.verb : command.puzzle}}));
      }
      if (one.value.starts_with("--"))
        return schlegel::fail(say(words::option_without_value, {{"option", one.shown()}, {"text", one.value}}));
      command.options.set(std::string(one.info.name), one.value);
    }
  const int status = schlegel::run(command);
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) return schlegel::fail(say(words::cannot_write));
  return status;
}
