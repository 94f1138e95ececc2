#include "command.hpp"

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>

#include "base/count.hpp"
#include "base/text.hpp"
#include "generate.hpp"
#include "interruptible.hpp"
#include "lists.hpp"
#include "messages.hpp"
#include "output.hpp"
#include "play/session.hpp"
#include "play/svg.hpp"
#include "words.hpp"

namespace schlegel {
namespace {

/// The whole file, or standard input for "-". An Error if it is larger than a board may be.
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
    if (in.bad()) return Error{say(cli::words::cannot_read, {{"file", file}})};
    if (text.size() > max_instance_bytes)
      return Error{say(cli::words::too_large, {{"file", file}, {"most", max_instance_bytes}})};
    return text;
  };
  if (file == "-") return take(std::cin);
  std::ifstream in(file, std::ios::binary);
  if (!in) return Error{say(cli::words::cannot_open, {{"file", file}})};
  return take(in);
}

/// Writes a difficulty that is given by name as its number. Says what is wrong with it; nothing if all is well.
std::optional<std::string> take_difficulty(Options& options) {
  if (!options.has("grade")) return std::nullopt;
  const std::string_view given = trim(options.get("grade"));
  for (int grade = 1; grade <= number_of_grades; ++grade)
    if (given == std::to_string(grade) || capitalised(given) == grade_name(grade)) {
      options.set("grade", std::to_string(grade));
      return std::nullopt;
    }
  return say(cli::words::difficulty_form, {{"text", schlegel::quoted(given)}});
}

/// Says which options exclude each other or have a wrong value; empty if none.
std::string problem_of(const Command& command, bool instance_in_file) {
  const char* source = nullptr;
  for (const char* name : {"level", "graph", "board", "grid", "shape", "day"}) {
    if (!command.options.has(name)) continue;
    if (instance_in_file)
      return say(cli::words::board_from_file_and_option,
                 {{"file", schlegel::quoted(command.files[0])}, {"option", name}});
    if (source) return say(cli::words::board_from_two_options, {{"one", source}, {"option", name}});
    source = name;
  }
  if (command.verb == "solve" && command.options.has("seed") && !command.options.has("random"))
    return say(cli::words::seed_without_random);
  if (command.verb == "generate" && command.options.has("moves"))
    return say(cli::words::no_option_of, {{"option", "moves"}, {"command", command.verb}});
  if (command.time_limit && !(*command.time_limit > 0)) return say(cli::words::time_limit_form);
  const auto limit = command.options.integer("limit", 1, 1, INT64_MAX);
  if (!limit) return limit.error().message;
  if (command.json && !command.format.empty()) return say(cli::words::json_and_format);
  if (command.format.empty() || command.verb == "convert") return "";
  if (command.verb != "solve" && command.verb != "enumerate")
    return say(cli::words::format_without_solutions, {{"verb", command.verb}});
  const std::string_view formats = find_puzzle(command.puzzle)->solution_formats;
  for (std::string_view known : split_words(formats))
    if (known == command.format) return "";
  return say(cli::words::no_such_format,
             {{"text", schlegel::quoted(command.format)}, {"formats", formats.empty() ? "none" : formats}});
}

/// A board at its start, and the moves that lead to where its file has it.
struct Board {
  std::unique_ptr<Game> game;
  std::vector<std::string> moves = {};
};

/// Reads a board, or a save or link of the site at its position.
Result<Board> board_in(const Command& command, const std::string& text) {
  const auto kept = read_kept(text);
  if (kept && !*kept) return kept->error();
  const std::string_view puzzle = kept ? (*kept)->game().puzzle() : command.puzzle;
  if (puzzle != command.puzzle) return Error{say(cli::words::game_of_other_puzzle, {{"puzzle", puzzle}})};
  auto game = parse_under_title(puzzle, kept ? (*kept)->game().write_instance() : text, command.options);
  if (!game) {
    Error error = game.error();
    const bool in_text = error.line > 0;  // not in an option
    if (in_text && !kept && !puzzle_of(text)) name_graph_fault(text, error);
    return error;
  }
  return Board{std::move(game).value(), kept ? (*kept)->moves_played() : std::vector<std::string>()};
}

Result<Board> load_file(const Command& command, const std::string& file) {
  const auto text = read_all(file);
  if (!text) return text.error();
  auto board = board_in(command, *text);
  if (!board) return Error{say(cli::words::in_file, {{"file", file}, {"problem", board.error().text()}})};
  if (!board->game->note().empty())
    std::fprintf(stderr, "%s\n", say(cli::words::note, {{"note", board->game->note()}}).c_str());
  return board;
}

Result<std::unique_ptr<Game>> load_from_options(const Command& command) {
  if (command.options.has("level")) {
    const Level* level = find_level(command.puzzle, command.options.get("level"));
    if (!level)
      return Error{say(cli::words::no_such_level,
                       {{"text", schlegel::quoted(command.options.get("level"))}, {"puzzle", command.puzzle}})};
    return parse_game(command.puzzle, level->text, command.options);
  }
  return game_from_options(command.puzzle, command.options);
}

Result<Board> load(const Command& command, const std::string* file) {
  if (file) return load_file(command, *file);
  auto game = load_from_options(command);
  if (!game) return game.error();
  return Board{std::move(game).value()};
}

/// Plays the moves of the board's file, then those of the option "moves". An Error names the first illegal move.
Result<std::vector<std::string>> play(const Command& command, Board& board) {
  std::vector<std::string> moves = board.moves;
  for (std::string_view move : split_words(command.options.get("moves"))) moves.emplace_back(move);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::string refusal = board.game->why_illegal(moves[i]);
    if (!refusal.empty())
      return Error{say(i < board.moves.size() ? cli::words::step_refused : cli::words::move_refused,
                       {{"number", i + 1}, {"move", schlegel::quoted(moves[i])}, {"refusal", refusal}})};
    board.game->apply(moves[i]);
  }
  return moves;
}

/// Says why the moves are no solution, and names the first illegal move; empty if they are one.
std::string problem_of(const Game& game, const std::vector<std::string>& moves) {
  const auto walker = game.clone();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::string refusal = walker->why_illegal(moves[i]);
    if (!refusal.empty())
      return say(cli::words::step_refused, {{"number", i + 1}, {"move", moves[i]}, {"refusal", refusal}});
    walker->apply(moves[i]);
  }
  if (game.verify(moves)) return "";
  const std::string sentence = walker->status().sentence;
  return sentence.empty() ? say(cli::words::goal_not_reached) : sentence;
}

using Verdict = cli::Verification::Verdict;

void print(const Game& game, Verdict verdict, const std::string& problem, bool json) {
  if (json)
    print_json(
        write_json(cli::Verification{.puzzle = std::string(game.puzzle()), .verdict = verdict, .problem = problem}));
  else
    std::puts(std::string(enum_name(verdict)).c_str());
}

int verify_solution(const Game& game, const std::string& text, const std::string& file, bool json) {
  if (trim(text).empty() && !game.verify({})) return fail(say(cli::words::empty_solution, {{"file", file}}));
  const auto moves = game.parse_solution(text);
  if (!moves && moves.error().line > 0)
    return fail(say(cli::words::in_file, {{"file", file}, {"problem", moves.error().text()}}));
  const std::string problem = moves ? problem_of(game, *moves) : moves.error().message;
  print(game, problem.empty() ? Verdict::valid : Verdict::not_valid, problem, json);
  if (!problem.empty()) std::fprintf(stderr, "%s\n", say(cli::words::not_valid, {{"problem", problem}}).c_str());
  return problem.empty() ? exit_found : exit_none;
}

/// Checks a certificate that this position has no solution.
int verify_reason(const Game& game, std::string_view certificate, bool json) {
  const CheckResult result = game.check(certificate);
  const Verdict verdict = result == CheckResult::accepted   ? Verdict::accepted
                          : result == CheckResult::rejected ? Verdict::rejected
                                                            : Verdict::too_long;
  print(game, verdict, {}, json);
  return result == CheckResult::accepted ? exit_found : result == CheckResult::rejected ? exit_none : exit_unknown;
}

/// Returns what follows "certificate:" at the beginning of a line; empty if no line begins so.
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
      return fail(say(cli::words::nth_form));
    question.verb = Verb::nth;
    question.options.set("index", to_text(Count(std::string(nth)) - 1));
  } else if (verb == Verb::solve && command.options.has("random")) {
    question.verb = Verb::random;
  }

  if (!command.format.empty())
    if (const auto sample = game.write_solution({}, command.format); !sample)
      return fail(say(cli::words::format_problem, {{"format", command.format}, {"problem", sample.error().message}}));

  InterruptibleControl control(command.time_limit);
  Output output(game, command, question.verb);
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
    fail(say(cli::words::solution_failed_check));
    return exit_unknown;
  }
  if (unwritable)
    return fail(say(cli::words::found_but_unwritable, {{"format", command.format}, {"problem", unwritable->message}}));
  if (reply->kind == Reply::Kind::none && !reply->certificate.empty() &&
      game.check(reply->certificate) == CheckResult::rejected) {
    fail(say(cli::words::reason_failed_check));
    return exit_unknown;
  }
  control.explain_end(*reply);
  output.finish(*reply, control.seconds());
  return static_cast<int>(reply->kind) == 0 ? exit_found : reply->kind == Reply::Kind::none ? exit_none : exit_unknown;
}

}  // namespace

int fail(const std::string& message) {
  std::fprintf(stderr, "schlegel: %s\n", message.c_str());
  return exit_bad_input;
}

std::string puzzle_ids() {
  std::vector<std::string> ids;
  for (const PuzzleInfo& info : puzzles()) ids.emplace_back(info.id);
  return join(ids, ", ");
}

int run(Command command) {
  const auto verb = enum_value<Verb>(command.verb);
  const bool boards = command.verb == "boards";
  const bool known = verb || command.verb == "verify" || command.verb == "convert" || command.verb == "draw" || boards;
  if (!known) return fail(say(cli::words::no_such_verb, {{"text", schlegel::quoted(command.verb)}}));
  if (command.json && !verb && command.verb != "verify")
    return fail(say(cli::words::no_option_of, {{"option", "json"}, {"command", command.verb}}));
  if (command.time_limit && !verb)
    return fail(say(cli::words::no_option_of, {{"option", "time-limit"}, {"command", command.verb}}));
  if (auto problem = take_difficulty(command.options)) return fail(*problem);
  const bool techniques = command.options.has("techniques");
  for (const auto& option : command.options.all())
    if (techniques && option.first != "techniques")
      return fail(say(cli::words::no_option_of, {{"option", option.first}, {"command", "explain --techniques"}}));
  if (command.puzzle.empty() && (boards || techniques)) return boards ? list_boards(command) : list_techniques(command);
  if (command.puzzle.empty())
    return fail(say(cli::words::puzzle_missing, {{"verb", command.verb}, {"puzzles", puzzle_ids()}}));
  if (!find_puzzle(command.puzzle))
    return fail(
        say(cli::words::no_such_puzzle, {{"text", schlegel::quoted(command.puzzle)}, {"puzzles", puzzle_ids()}}));
  const bool verify = command.verb == "verify";
  const bool instance_in_file = command.files.size() > (verify ? 1u : 0u);
  if (command.files.size() > (verify ? 2u : boards || techniques ? 0u : 1u))
    return fail(say(cli::words::unexpected_file, {{"file", schlegel::quoted(command.files.back())}}));
  if (boards) return list_boards(command);
  if (techniques) return list_techniques(command);
  const std::string problem = problem_of(command, instance_in_file);
  if (!problem.empty()) return fail(problem);
  auto loaded = load(command, instance_in_file ? &command.files[0] : nullptr);
  if (!loaded) return fail(loaded.error().text());
  Game& game = *loaded->game;
  auto played = play(command, *loaded);
  if (!played) return fail(played.error().text());
  if (verify) {
    const std::string solution_file = command.files.empty() ? "-" : command.files.back();
    const auto text = read_all(solution_file);
    if (!text) return fail(text.error().text());
    const std::string_view certificate = certificate_in(*text);
    // A pair of Numberlink may also be named "certificate".
    const bool is_reason =
        !certificate.empty() && !(game.check(certificate) == CheckResult::rejected && game.parse_solution(*text));
    if (is_reason) return verify_reason(game, certificate, command.json);
    if (command.options.has("moves")) return fail(say(cli::words::moves_and_solution));
    game.restart();
    return verify_solution(game, *text, solution_file, command.json);
  }
  if (command.verb == "convert") {
    const auto text = !played->empty()         ? game.write_position(command.format)
                      : command.format.empty() ? game.write_instance()
                                               : game.write_instance_as(command.format);
    if (!text && command.options.has("moves"))
      return fail(say(cli::words::moves_problem, {{"problem", text.error().text()}}));
    if (!text) return fail(text.error().text());
    std::fputs(text->c_str(), stdout);
    return exit_found;
  }
  if (command.verb == "draw") {
    const auto width = command.options.integer("width", 800, 16, 10'000);
    if (!width) return fail(width.error().message);
    std::fputs(picture(game, static_cast<int>(*width)).c_str(), stdout);
    return exit_found;
  }
  if (*verb == Verb::generate) return generate(command, game);
  return answer(command, game, std::move(*played), *verb);
}

}  // namespace schlegel
