#pragma once
#include "base/say.hpp"

/// What is said alike of every puzzle. {solution} and {solutions} are what a puzzle calls them: "tour", "tours".
namespace schlegel::words {

// The computer's answer.
inline constexpr Sentence beyond_last{
    "There {count, plural, one {is only one {solution}; --nth takes 1} other {are only # {solutions}; --nth takes 1 to "
    "{count, number, ::group-off}}}."};
inline constexpr Sentence counting_stopped{"Counting stopped at {count, number, ::group-off}; there may be more."};
inline constexpr Sentence none_from_here{"No way to finish from here"}, none_at_all{"This board has no solution"};
inline constexpr Sentence none_since{"No way to finish since move {number} ({move})"};
inline constexpr Sentence closed_last_way{"That move closed the last way."};
inline constexpr Sentence reason_then_and_now{"After move {number}: {then} Now: {now}"};
inline constexpr Sentence no_such_verb{"{puzzle}: there is no {verb} for this puzzle"};
inline constexpr Sentence index_form{"the index of a {solution} is a whole number from 0"};
inline constexpr Sentence every_way_was_tried{"Every way was tried, in {steps}; we know of no shorter reason."};
inline constexpr Sentence every_way_uncounted{"Every way was tried; we know of no shorter reason."};
inline constexpr Sentence part_of_reason{"part of the reason"};
/// {note} is what is written there: a weight, a number.
inline constexpr Sentence part_of_reason_with{"part of the reason: {note}"};

// Puzzles, formats and moves that a question names. {formats} and {puzzles} are lists of what can be named.
inline constexpr Sentence no_such_puzzle{"there is no puzzle {puzzle}"};
inline constexpr Sentence no_such_puzzle_but{"there is no puzzle {puzzle}; the puzzles are {puzzles}"};
inline constexpr Sentence own_format_only{"this puzzle is written in our own format only"};
inline constexpr Sentence no_such_format{
    "there is no format {format} to write this puzzle in; {formats, select, none {it has only our own} other {there "
    "are "
    "{formats}}}"};
inline constexpr Sentence move_not_legal{"move {number} is not legal: {refusal}"};
inline constexpr Sentence board_too_long{"the text has {bytes} bytes; a board may have at most {most}"};

// Options of the command line. {option} is its name; {problem} says what is wrong with what it was given.
inline constexpr Sentence option_problem{"--{option}: {problem}"};
inline constexpr Sentence option_problem_at{"--{option}, column {column}: {problem}"};
inline constexpr Sentence option_one_number{"--{option} takes one whole number, but there is {text} behind it"};

}  // namespace schlegel::words
