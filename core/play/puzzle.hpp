#pragma once
#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"
#include "play/question.hpp"

namespace schlegel {

/// What a puzzle's folder provides: a struct of types and static functions, all typed; text stays at the boundary.
/// Registered by one line in puzzles/registry.hpp. `answer` is the only function that may reach a solver. The text of a
/// move holds no blank and no line end. An Instance remembers the format it was read from, for write_solution.
///
/// option_list      what instance_from, refine and answer take from the command line
/// parse            any format the puzzle reads, detected by its content
/// write            our own format, which parse reads back
/// write_as         one of info.formats, which parse reads too; an Error when it cannot hold the instance
/// instance_from    the instance that command line options describe ("graph", "board", "grid", "opening" ...), or the
///                  default one; options that refine a question only are left alone
/// refine           the instance with options of the command line applied to it (an opening, a goal, rules)
/// parse_kept       (if there is one) the text in a save or a link, where an older version's text means something else
/// goal             (if there is one) what is to be done on this board, where info.goal does not say it
/// describe_move    (if there is one) a move in words, "piece 3 on face A", where its text says little to a person
/// narrate          what playing a legal move here does, in a sentence for those who do not see it
/// describe         the whole position in sentences, unfinished what is left to do
/// rules            what this board adds to info.goal, to be said and shown beside it
/// harm             (if there is one) what the last move has done if this certificate holds since: "That cut off H.";
///                  empty where that cannot be said shortly
/// reason           a certificate step by step, see Game::reason
/// write_position   the instance that begins at this position, in our own format ("") or the one named; an Error when
///                  it cannot hold a position
/// write_solution   a solution from the start position in the instance's own format or the one named; may be several
///                  lines; a Result where a format cannot hold each solution, which says so of no moves if of none
/// parse_solution   reads what write_solution writes, and other programs' files where such exist
template <class P>
concept Puzzle = requires(const typename P::Instance& instance, const typename P::State& state,
                          typename P::State& changing, const typename P::Move& move, View& view, const Input& input,
                          const Question& question, const Options& options, Control& control, const SolutionSink& sink,
                          std::string_view text, std::span<const Mark> marks, std::span<const typename P::Move> moves) {
  { P::info } -> std::convertible_to<const PuzzleInfo&>;
  { P::option_list } -> std::convertible_to<std::span<const OptionInfo>>;
  { P::parse(text) } -> std::same_as<Result<typename P::Instance>>;
  { P::write(instance) } -> std::same_as<std::string>;
  { P::write_as(instance, text) } -> std::same_as<Result<std::string>>;
  { P::instance_from(options) } -> std::same_as<Result<typename P::Instance>>;
  { P::refine(typename P::Instance(instance), options) } -> std::same_as<Result<typename P::Instance>>;
  { P::write_position(instance, state, text) } -> std::same_as<Result<std::string>>;
  { P::write_solution(instance, moves, text) } -> std::convertible_to<Result<std::string>>;
  { P::parse_solution(instance, text) } -> std::same_as<Result<std::vector<typename P::Move>>>;
  { P::start(instance) } -> std::same_as<typename P::State>;
  { P::parse_move(instance, text) } -> std::same_as<Result<typename P::Move>>;
  { P::write_move(instance, move) } -> std::same_as<std::string>;
  { P::why_illegal(instance, state, move) } -> std::same_as<std::string>;
  { P::apply(instance, changing, move) } -> std::same_as<void>;
  { P::rules(instance) } -> std::same_as<std::vector<BoardRule>>;
  { P::status(instance, state) } -> std::same_as<GameStatus>;
  { P::narrate(instance, state, move) } -> std::same_as<std::string>;
  { P::describe(instance, state) } -> std::same_as<std::string>;
  { P::unfinished(instance, state) } -> std::same_as<std::string>;
  { P::scene(instance, state, view, marks) } -> std::same_as<Scene>;
  { P::interpret(instance, state, view, input, 0) } -> std::same_as<Intent>;
  { P::verify(instance, state, moves) } -> std::same_as<bool>;
  { P::check(instance, state, text) } -> std::same_as<CheckResult>;
  { P::reason(instance, state, text) } -> std::same_as<std::vector<ReasonPart>>;
  { P::answer(instance, state, question, control, sink) } -> std::same_as<Result<Reply>>;
};

}  // namespace schlegel
