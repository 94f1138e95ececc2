#include "command.hpp"

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>

#include "base/count.hpp"
#include "base/text.hpp"
#include "interruptible.hpp"
#include "output.hpp"
#include "play/session.hpp"
#include "play/svg.hpp"

namespace schlegel {
namespace {

int fail(const std::string& message) {
  std::fprintf(stderr, "schlegel: %s\n", message.c_str());
  return exit_bad_input;
}

/// The whole file, or standard input for "-"; not more than a board may have.
Result<std::string> read_all(const std::string& file) {
  const auto take = [&](std::istream& in) -> Result<std::string> {
    constexpr std::size_t step = 1 << 14;
    std::string text;
    while (in && text.size() <= max_instance_bytes) {
      const std::size_t had = text.size();
      text.resize(had + step);
      in.read(text.data() + had, step);
      text.resize(had + static_cast<std::size_t>(in.gcount()));
    }
    if (in.bad()) return Error{"cannot read " + file};
    if (text.size() > max_instance_bytes)
      return Error{file + " is too large: at most " + std::to_string(max_instance_bytes) + " bytes are read"};
    return text;
  };
  if (file == "-") return take(std::cin);
  std::ifstream in(file, std::ios::binary);
  if (!in) return Error{"cannot open " + file + " for reading"};
  return take(in);
}

/// What is wrong with the options as a whole; empty when nothing is.
std::string problem_of(const Command& command, bool instance_in_file) {
  std::string source = instance_in_file ? "the file " + schlegel::quoted(command.files[0]) : "";
  for (const char* name : {"level", "graph", "board", "grid"}) {
    if (!command.options.has(name)) continue;
    const std::string option = std::string("--") + name;
    if (!source.empty()) return "the board can come from " + source + " or from " + option + ", not from both";
    source = option;
  }
  if (command.time_limit && !(*command.time_limit > 0)) return "--time-limit takes a number of seconds above 0";
  const auto limit = command.options.integer("limit", 1, 1, INT64_MAX);
  if (!limit) return limit.error().message;
  if (command.json && !command.format.empty())
    return "--json has one form of its own, so --format changes nothing there; leave out one of them";
  if (command.format.empty() || command.verb == "convert") return "";
  if (command.verb != "solve" && command.verb != "enumerate")
    return "--format goes with solve, enumerate and convert, not with " + command.verb;
  const std::string_view formats = find_puzzle(command.puzzle)->solution_formats;
  for (std::string_view known : split_words(formats))
    if (known == command.format) return "";
  return "there is no format " + schlegel::quoted(command.format) + " to write solutions of this puzzle in; " +
         (formats.empty() ? "it has only our own" : "there are " + std::string(formats));
}

Result<std::unique_ptr<Game>> load(const Command& command, const std::string* file) {
  if (file) {
    const auto text = read_all(*file);
    if (!text) return text.error();
    auto game = parse_game(command.puzzle, *text, command.options);
    if (!game) return Error{*file + ": " + game.error().text()};
    if (!(*game)->note().empty()) std::fprintf(stderr, "note: %s\n", std::string((*game)->note()).c_str());
    return game;
  }
  if (command.options.has("level")) {
    const Level* level = find_level(command.puzzle, command.options.get("level"));
    if (!level)
      return Error{"there is no shipped board " + schlegel::quoted(command.options.get("level")) +
                   "; `schlegel boards " + command.puzzle + "` lists them"};
    return parse_game(command.puzzle, level->text, command.options);
  }
  return game_from_options(command.puzzle, command.options);
}

int list_boards(const std::string& puzzle) {
  for (const Level& level : levels())
    if ((puzzle.empty() || level.puzzle == puzzle) && find_puzzle(level.puzzle))
      std::printf("%s\t%s\t%s\n", std::string(level.puzzle).c_str(), std::string(level.id).c_str(),
                  std::string(level.title).c_str());
  return exit_found;
}

/// Plays what option "moves" names. An Error names the first move that may not be played.
Result<std::vector<std::string>> play(const Command& command, Game& game) {
  std::vector<std::string> played;
  for (std::string_view move : split_words(command.options.get("moves"))) {
    const std::string refusal = game.why_illegal(move);
    if (!refusal.empty()) return Error{"--moves, " + quoted(move) + ": " + refusal};
    game.apply(move);
    played.emplace_back(move);
  }
  return played;
}

/// Why the moves are no solution, the first wrong step if there is one; empty when they are.
std::string problem_of(const Game& game, const std::vector<std::string>& moves) {
  const auto walker = game.clone();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::string refusal = walker->why_illegal(moves[i]);
    if (!refusal.empty()) return "step " + std::to_string(i + 1) + ", " + moves[i] + ": " + refusal;
    walker->apply(moves[i]);
  }
  if (game.verify(moves)) return "";
  const std::string sentence = walker->status().sentence;
  return sentence.empty() ? "it does not reach the goal" : sentence;
}

int verify_solution(const Game& game, const std::string& text, const std::string& file, bool json) {
  if (trim(text).empty() && !game.verify({}))
    return fail((file == "-" ? "standard input" : file) +
                " is empty: solve writes nothing to standard output when there is no solution or none was found in "
                "time. Why there is none goes to standard error; keep it with 2> FILE and verify that file");
  const auto moves = game.parse_solution(text);
  if (!moves && moves.error().line > 0) return fail("the solution: " + moves.error().text());
  const std::string problem = moves ? problem_of(game, *moves) : moves.error().message;
  if (json)
    std::printf("{\"puzzle\": \"%s\", \"verb\": \"verify\", \"valid\": %s}\n", std::string(game.puzzle()).c_str(),
                problem.empty() ? "true" : "false");
  else
    std::puts(problem.empty() ? "valid" : "not valid");
  if (!problem.empty()) std::fprintf(stderr, "not valid: %s\n", problem.c_str());
  return problem.empty() ? exit_found : exit_none;
}

/// Judges a reason why there is no solution from this position.
int verify_reason(const Game& game, std::string_view certificate, bool json) {
  const CheckResult result = game.check(certificate);
  const char* const word = result == CheckResult::accepted   ? "accepted"
                           : result == CheckResult::rejected ? "rejected"
                                                             : "too long to check";
  if (json)
    std::printf("{\"puzzle\": \"%s\", \"verb\": \"verify\", \"reason\": \"%s\"}\n", std::string(game.puzzle()).c_str(),
                word);
  else
    std::puts(word);
  return result == CheckResult::accepted ? exit_found : result == CheckResult::rejected ? exit_none : exit_unknown;
}

/// What stands behind "certificate:" at the beginning of a line, as answers write it; empty when nothing does.
std::string_view certificate_in(std::string_view text) {
  constexpr std::string_view mark = "certificate:";
  for (std::string_view line : split(without_mark(text), '\n'))
    if (line.substr(0, mark.size()) == mark) return trim(line.substr(mark.size()));
  return {};
}

int answer(const Command& command, const Game& game, std::vector<std::string> played, Verb verb) {
  Question question{std::string(game.puzzle()), game.write_instance(), played, verb, command.options};
  if (verb == Verb::solve && command.options.has("nth")) {
    const std::string_view nth = trim(command.options.get("nth"));
    if (nth.empty() || nth.size() > 4000 || nth[0] == '0' ||
        nth.find_first_not_of("0123456789") != std::string_view::npos)
      return fail("--nth takes one whole number from 1");
    question.verb = Verb::nth;
    question.options.set("index", to_text(Count(std::string(nth)) - 1));
  } else if (verb == Verb::solve && command.options.has("random")) {
    question.verb = Verb::random;
  }

  if (!command.format.empty())
    if (const auto sample = game.write_solution({}, command.format); !sample)
      return fail("--format " + command.format + ": " + sample.error().message);

  InterruptibleControl control(command.time_limit);
  Output output(game, question.verb, command.format, command.json);
  bool verified = true;
  std::optional<Error> unwritable;
  const auto take = [&](const std::vector<std::string>& moves) {
    verified = verified && game.verify(moves);
    if (!verified || unwritable) return false;
    std::vector<std::string> all = played;
    all.insert(all.end(), moves.begin(), moves.end());
    unwritable = output.solution(all);
    return !unwritable;
  };
  auto reply = ask(question, control, take);
  if (!reply) return fail(reply.error().text());
  const bool one = question.verb == Verb::solve || question.verb == Verb::nth || question.verb == Verb::random;
  if (one && reply->kind == Reply::Kind::found) take(reply->moves);
  if (!verified) {
    std::fputs(
        "schlegel: the solver's answer failed its verification, so it is not shown; this is a fault of the program\n",
        stderr);
    return exit_unknown;
  }
  if (unwritable) return fail("a solution is found, but --format " + command.format + ": " + unwritable->message);
  if (reply->kind == Reply::Kind::none && !reply->certificate.empty() &&
      game.check(reply->certificate) == CheckResult::rejected) {
    std::fputs("schlegel: the reason given for \"none\" failed its check; this is a fault of the program\n", stderr);
    return exit_unknown;
  }
  if (reply->kind == Reply::Kind::unknown && *control.stopped_by() != '\0')
    reply->budget = std::string(control.stopped_by()) + (reply->budget.empty() ? "" : "; " + reply->budget);
  output.finish(*reply, control.seconds());
  return static_cast<int>(reply->kind) == 0 ? exit_found : reply->kind == Reply::Kind::none ? exit_none : exit_unknown;
}

}  // namespace

std::string puzzle_ids() {
  std::vector<std::string> ids;
  for (const PuzzleInfo& info : puzzles()) ids.emplace_back(info.id);
  return join(ids, ", ");
}

int run(Command command) {
  const auto verb = parse_verb(command.verb);
  const bool boards = command.verb == "boards";
  const bool known = verb || command.verb == "verify" || command.verb == "convert" || command.verb == "draw" || boards;
  if (!known)
    return fail("there is no verb " + schlegel::quoted(command.verb) +
                "; it is one of solve, count, enumerate, analyse, verify, table, histogram, convert, draw, boards");
  if (command.json && !verb && command.verb != "verify") return fail("--json is no option of " + command.verb);
  if (boards && command.puzzle.empty()) return list_boards("");
  if (!find_puzzle(command.puzzle))
    return fail("there is no puzzle " + schlegel::quoted(command.puzzle) + "; it is one of " + puzzle_ids());
  const bool verify = command.verb == "verify";
  const bool instance_in_file = command.files.size() > (verify ? 1u : 0u);
  if (command.files.size() > (verify ? 2u : boards ? 0u : 1u))
    return fail("there is one file too many: " + schlegel::quoted(command.files.back()));
  if (boards) return list_boards(command.puzzle);
  const std::string problem = problem_of(command, instance_in_file);
  if (!problem.empty()) return fail(problem);
  auto game = load(command, instance_in_file ? &command.files[0] : nullptr);
  if (!game) return fail(game.error().text());
  if (verify) {
    const std::string solution_file = command.files.empty() ? "-" : command.files.back();
    const auto text = read_all(solution_file);
    if (!text) return fail(text.error().text());
    std::string_view certificate = certificate_in(*text);
    // A pair may be named "certificate", too.
    if ((*game)->check(certificate) == CheckResult::rejected && (*game)->parse_solution(*text)) certificate = {};
    if (certificate.empty() && command.options.has("moves"))
      return fail("--moves goes with a certificate here; a solution is verified from the beginning of the board");
    if (certificate.empty()) return verify_solution(**game, *text, solution_file, command.json);
    const auto played = play(command, **game);
    if (!played) return fail(played.error().text());
    return verify_reason(**game, certificate, command.json);
  }
  auto played = play(command, **game);
  if (!played) return fail(played.error().text());
  if (command.verb == "convert") {
    const auto text = !played->empty()         ? (*game)->write_position(command.format)
                      : command.format.empty() ? (*game)->write_instance()
                                               : (*game)->write_instance_as(command.format);
    if (!text) return fail((played->empty() ? "" : "--moves: ") + text.error().text());
    std::fputs(text->c_str(), stdout);
    return exit_found;
  }
  if (command.verb == "draw") {
    std::fputs(write_svg((*game)->scene({}, {}), 800).c_str(), stdout);
    return exit_found;
  }
  return answer(command, **game, std::move(*played), *verb);
}

}  // namespace schlegel
