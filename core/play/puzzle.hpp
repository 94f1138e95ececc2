#pragma once
#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"
#include "play/question.hpp"

namespace schlegel {

/// What a puzzle's folder provides: a struct P of types and static functions, all typed; text stays at the boundary.
/// Registered by one line in puzzles/registry.hpp. For puzzles on graphs GraphPuzzle (play/graph_puzzle.hpp) has much
/// of it. An instance is what is fixed at the start, a State what undo restores, a View what it does not.
///
/// Types: Instance (perhaps with a string `note`, see Game::note), State, Move; all can be copied.
///
/// These are optional, with what is taken where they are missing:
///
///     goal(instance)                      what is to be done on this board; else info.goal
///     rules(instance)                     what this board adds to the goal, said and shown beside it; else nothing
///     unfinished(instance, state)         what is left to do, for those who do not see it; else status().sentence
///     describe_move(instance, move)       a move in words, "piece 3 on face A"; else its text
///     instructions(instance, state, moves)  see Game::instructions; else what `narrate` says of each move
///     cut_outs(instance)                  see Game::cut_outs; else nothing
///     parse_kept(text)                    the text in a save or a link, where an older version meant something else by
///                                         it; else parse
///     recognises(text)                    surely meant for this puzzle, though its name is not the first word: the
///                                         address of another site, say; else false
///     write_solution(instance, moves, format)  a solution from the start position in the instance's own format (format
///                                         empty) or the one named, perhaps of several lines; a Result where a format
///                                         cannot hold each solution, which says so of no moves if of none; else the
///                                         moves parted by blanks
///     parse_solution(instance, text)      what write_solution writes, and other programs' files where such exist. An
///                                         Error without a place says why it is none; else moves parted by blanks
///     write_position(instance, state, format)  the instance that begins at this position, in our own format (empty) or
///                                         in the one named; else `position` is written
///     write_as(instance, format)          one of info.formats, which parse reads too; an Error when it cannot hold the
///                                         instance; else an Error: there is our own format only
///     consequence(instance, state, certificate, move)  what the last move, of this number, has done if this
///                                         certificate holds since: "Move 7 cut off H."; may be empty
///     explain(instance, state, limits, control)  an Explanation from this position, for Verb::explain; may reach
///                                         solvers, as `answer` may. Where facts are to be found, a FactModel
///                                         (play/facts.hpp) makes it
///     techniques()                        all that its explanations use, easiest first, for Options "technique" and
///                                         "techniques"; of a ladder, see techniques_of (play/techniques.hpp)
///     refutes(technique)                  by its id: whether only boards without a solution are explained by it
///     grade(instance, state, control)     how hard it is to go on from here, a Grading; grade 0 when
///                                         that was not found out; else the grade of
///                                         the explanation
///     generate(base, options, random, control)  one try to make a board on the base of an instance (its graph or
///                                         grid), for Verb::generate: a Result of an optional NewBoard
///                                         (play/generate.hpp). Nothing: it came to nothing, or to a dull board. An
///                                         Error: with these options every try would
///     sheet(instance), write_sheet(sheet)  the board for the editor (edit/sheet.hpp), with settings of info.settings,
///                                         and our own text of what was drawn; parse(write_sheet(sheet(instance))) is
///                                         the instance
///     distinguish(instance, kept, other)      of two solved positions, see Game::distinguish
///     reason(instance, state, certificate)  a certificate step by step, with the vertices, lines and targets it is
///                                         about, for the scene to show, see Game::reason; else nothing is shown
template <class P>
concept Puzzle = requires(const typename P::Instance& instance, const typename P::State& state,
                          typename P::State& changing, const typename P::Move& move, View& view, const Input& input,
                          const Question& question, const Options& options, Control& control, const SolutionSink& sink,
                          std::string_view text, std::span<const Mark> marks, std::span<const typename P::Move> moves) {
  // What is known of the puzzle before there is a board, and the options of the command line that are its own.
  { P::info } -> std::convertible_to<const PuzzleInfo&>;
  { P::option_list } -> std::convertible_to<std::span<const OptionInfo>>;

  // Texts. `parse` reads every format the puzzle knows, told apart by content; an Error names line, column, cause and
  // remedy, sizes are checked before memory is taken. `write` is our own format: its first word is info.id.
  { P::parse(text) } -> std::same_as<Result<typename P::Instance>>;
  { P::write(instance) } -> std::same_as<std::string>;
  // The instance that options describe ("graph", "grid"), or the default one; options that refine are left alone. Then
  // the instance with those applied (an opening, a goal, rules). Options that belong to a question are for `answer`.
  { P::instance_from(options) } -> std::same_as<Result<typename P::Instance>>;
  { P::refine(typename P::Instance(instance), options) } -> std::same_as<Result<typename P::Instance>>;
  // The instance that begins at this position (or write_position instead).
  requires requires {
    { P::position(instance, state) } -> std::same_as<typename P::Instance>;
  } || requires {
    { P::write_position(instance, state, text) } -> std::same_as<Result<std::string>>;
  };
  // A move as text, without blank and line end; saves, links and marks hold it.
  { P::parse_move(instance, text) } -> std::same_as<Result<typename P::Move>>;
  { P::write_move(instance, move) } -> std::same_as<std::string>;

  // Rules. `why_illegal` is a sentence for the person, empty for a legal move; `apply` is called with legal ones only.
  { P::start(instance) } -> std::same_as<typename P::State>;
  { P::why_illegal(instance, state, move) } -> std::same_as<std::string>;
  { P::apply(instance, changing, move) } -> std::same_as<void>;
  // By the rules alone, O(size of the board): solved, stuck, progress, a sentence.
  { P::status(instance, state) } -> std::same_as<GameStatus>;
  // How many places the board has for what is set, moved or drawn: its size.
  { P::places(instance) } -> std::same_as<int>;
  { P::size(instance) } -> std::same_as<const Sentence&>;  // of {count} places, in words

  // For those who do not see the board: what playing this legal move here does, "Peg 5 in H."; the whole position.
  { P::narrate(instance, state, move) } -> std::same_as<std::string>;
  { P::describe(instance, state) } -> std::same_as<std::string>;

  // The board as shapes, back to front, and targets. A shape whose key lives on in the next scene is moved there. The
  // rings of marks whose moves are not on the board are left out.
  { P::scene(instance, state, view, marks) } -> std::same_as<Scene>;
  // What an input means; any input whatever must do no harm. The number is that of the moves played so far, for
  // Intent::undo_to. May change what is in the hand, nothing else: View::held, and View::hand_as for what the puzzle
  // itself knows of it, in a type of its own.
  { P::interpret(instance, state, view, input, 0) } -> std::same_as<Intent>;

  // From the definition, using nothing of a solver: whether these moves, from anywhere and perhaps illegal, lead to a
  // solution; whether the certificate proves that none keeps what the position holds (moves may take that back).
  { P::verify(instance, state, moves) } -> std::same_as<bool>;
  // A certificate begins with "exhausted" where it says no more than that every way was tried.
  { P::check(instance, state, text) } -> std::same_as<CheckResult>;

  // The only function that may reach a solver. What must be in the reply to each verb stands at Verb and Reply;
  // answer_with (play/answers.hpp) sees to most of it.
  { P::answer(instance, state, question, control, sink) } -> std::same_as<Result<Reply>>;
};

}  // namespace schlegel
