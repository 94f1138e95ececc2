#pragma once
#include "base/say.hpp"

/// What the command line itself says. What programs read of it is no sentence: "valid", "accepted", "certificate:" and
/// all of JSON. {text} and what else is named by a person's own word comes with quotation marks; {file} is a path, or
/// "-" for standard input.
namespace schlegel::cli::words {

// The help.
inline constexpr Sentence about{
    "Graph puzzles, solved exactly: {puzzles}.\nExit status: 0 found, 1 none exists, 2 bad input, 3 unknown (stopped "
    "before it was known)."};
inline constexpr Sentence footer{
    "VERB is solve, count, enumerate, analyse, explain, grade, generate, verify, table, histogram, convert, draw or "
    "boards.\nExamples:"};
inline constexpr Sentence help_verb{"what to do"}, help_puzzle{"which puzzle"};
inline constexpr Sentence help_file{
    "the board, or a save or link of the site, '-' for standard input; verify: the board, if it is in a file, and the "
    "solution or, with its certificate, why there is none"};
/// Both are lists like "icosian: names letters, peg: moves".
inline constexpr Sentence help_format{"how solutions are written, {solutions}; how convert writes, {boards}"};
inline constexpr Sentence help_json{"one JSON object on standard output"};
inline constexpr Sentence help_time_limit{"stop after this many seconds"};
inline constexpr Sentence help_level{"a shipped board by its id (see: schlegel boards)"};
inline constexpr Sentence help_moves{"moves to play first, 'c b g'"}, help_limit{"stop after this many solutions"};
inline constexpr Sentence help_nth{"the n-th solution, from 1"}, help_random{"a uniformly random solution"};
inline constexpr Sentence help_seed{"for --random and generate, a whole number: the same one gives the same"};
inline constexpr Sentence help_grade{"how hard it is to be, from 1 (beginner) to 5 (expert)"};
inline constexpr Sentence help_count{"how many boards; each has the next seed, or is of the next day"};
inline constexpr Sentence help_day{"the board of that day, as on the site: 2026-11-23"};
inline constexpr Sentence help_steps{"stop after this many steps"};

// What is wrong with the command.
inline constexpr Sentence no_such_day{"{day} is no day: write year, month and day as in 2026-11-23"};
inline constexpr Sentence no_days{"there is no board a day of this puzzle"};
inline constexpr Sentence no_such_verb{
    "there is no verb {text}; it is one of solve, count, enumerate, analyse, explain, grade, generate, verify, table, "
    "histogram, convert, draw, boards"};
inline constexpr Sentence no_such_puzzle{"there is no puzzle {text}; it is one of {puzzles}"};
inline constexpr Sentence no_option_of{"--{option} is no option of {command}"};
inline constexpr Sentence one_file_too_many{"there is one file too many: {file}"};
inline constexpr Sentence board_from_file_and_option{
    "the board can come from the file {file} or from --{option}, not from both"};
inline constexpr Sentence board_from_two_options{"the board can come from --{one} or from --{option}, not from both"};
inline constexpr Sentence time_limit_form{"--time-limit takes a number of seconds above 0"};
inline constexpr Sentence nth_form{"--nth takes one whole number from 1"};
inline constexpr Sentence json_and_format{
    "--json has one form of its own, so --format changes nothing there; leave out one of them"};
inline constexpr Sentence format_without_solutions{"--format goes with solve, enumerate and convert, not with {verb}"};
inline constexpr Sentence no_such_format{
    "there is no format {text} to write solutions of this puzzle in; {formats, select, none {it has only our own} "
    "other {there are {formats}}}"};
inline constexpr Sentence no_such_level{"there is no shipped board {text}; `schlegel boards {puzzle}` lists them"};
inline constexpr Sentence moves_and_solution{
    "--moves goes with a certificate here; a solution is verified from the beginning of the board"};

inline constexpr Sentence seed_without_random{"--seed goes with --random where a board is solved"};

// What is wrong with what is read, and with what shall be written.
inline constexpr Sentence cannot_open{"cannot open {file} for reading"};
inline constexpr Sentence cannot_read{"cannot read {file, select, - {standard input} other {{file}}}"};
inline constexpr Sentence too_large{
    "{file, select, - {standard input} other {{file}}} is too large: at most {most} bytes are read"};
inline constexpr Sentence in_file{"{file}: {problem}"}, note{"note: {note}"};
inline constexpr Sentence game_of_other_puzzle{"this is a game of {puzzle}; name that puzzle"};
inline constexpr Sentence move_refused{"--moves, {move}: {refusal}"}, moves_problem{"--moves: {problem}"};
inline constexpr Sentence format_problem{"--format {format}: {problem}"};
inline constexpr Sentence found_but_unwritable{"a solution is found, but --format {format}: {problem}"};

// Verifying.
inline constexpr Sentence empty_solution{
    "{file, select, - {standard input} other {{file}}} is empty: solve writes nothing to standard output when there is "
    "no solution or none was found in time. Why there is none goes to standard error; keep it with 2> FILE and verify "
    "that file"};
inline constexpr Sentence solution_problem{"the solution: {problem}"}, not_valid{"not valid: {problem}"};
inline constexpr Sentence step_refused{"step {number}, {move}: {refusal}"},
    goal_not_reached{"it does not reach the goal"};

// An explanation: {steps} are the numbers of those that a step rests on.
inline constexpr Sentence step{"{number}. {technique, select, none {} other {[{technique}] }}{sentence}"};
inline constexpr Sentence step_from{
    "{number}. {technique, select, none {} other {[{technique}] }}{sentence} (from {steps})"};

// Beside an answer.
/// Of generate: boards made, tries for them, and boards in a second.
inline constexpr Sentence generated_boards{
    "{made, plural, one {# board} other {# boards}} in {tries, plural, one {# try} other {# tries}}, {rate} a second"};
inline constexpr Sentence none_exists{"none exists: {reason}"}, unknown{"unknown: {budget}"};
inline constexpr Sentence stopped_early{"stopped before it was known"};
inline constexpr Sentence stopped_by_interrupt{"stopped by Ctrl-C"}, time_is_up{"the time limit was reached"};
inline constexpr Sentence stopped_and{"{why}; {budget}"};
inline constexpr Sentence solutions{"{count, plural, one {# solution} other {# solutions}}"};
inline constexpr Sentence progress_share{"{phase}: {percent} %, {seconds} s"};
inline constexpr Sentence progress_steps{"{phase}: {steps, plural, one {# step} other {# steps}}, {seconds} s"};
inline constexpr Sentence solution_failed_check{
    "the solver's answer failed its verification, so it is not shown; this is a fault of the program"};
inline constexpr Sentence reason_failed_check{
    "the reason given for \"none\" failed its check; this is a fault of the program"};

}  // namespace schlegel::cli::words
