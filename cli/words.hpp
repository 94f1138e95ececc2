#pragma once
#include "base/say.hpp"

/// The sentences of the command line. What programs read is no sentence: "valid", "accepted", "certificate:", JSON.
/// {text} and other words that a person wrote come in quotation marks; {file} is a path, or "-" for standard input.
namespace schlegel::cli::words {

// The help.
inline constexpr Sentence about{
    "Graph puzzles, solved exactly: {puzzles}.\nExit status: 0 found, 1 no solution, 2 invalid input, 3 unknown "
    "(stopped early)."};
inline constexpr Sentence footer{
    "VERB is solve, count, enumerate, analyse, explain, grade, generate, verify, table, histogram, convert, draw or "
    "boards.\nExamples:"};
inline constexpr Sentence help_verb{"what to do"}, help_puzzle{"the puzzle"};
inline constexpr Sentence help_file{
    "the board, or a saved game or link from the site; '-' for standard input; verify: a board, then its solution or "
    "a certificate that it has none"};
/// Both are lists like "icosian: names letters, peg: moves".
inline constexpr Sentence help_format{
    "solve, enumerate: how to write solutions ({solutions}); convert: how to write the board ({boards})"};
inline constexpr Sentence help_json{"one JSON object on standard output"};
inline constexpr Sentence help_time_limit{"stop after this many seconds"};
inline constexpr Sentence help_level{"a built-in board by its id ('schlegel boards' lists them)"};
inline constexpr Sentence help_moves{"moves to play first, such as 'c b g'"},
    help_limit{"stop after this many solutions"};
inline constexpr Sentence help_nth{"solution number N, from 1"}, help_random{"a uniformly random solution"};
inline constexpr Sentence help_seed{"random seed (whole number): same seed, same result"};
inline constexpr Sentence help_grade{"difficulty from 1 (beginner) to 5 (expert)"};
inline constexpr Sentence help_technique{
    "generate: a board that needs this technique and none harder, or whose explanation uses it; boards: those alone"};
inline constexpr Sentence help_techniques{"list the techniques of explanations, easiest first, of all puzzles or one"};
inline constexpr Sentence help_count{"number of boards; each uses the next seed or day"};
inline constexpr Sentence help_day{"the daily board for a date, such as 2026-11-23"};
inline constexpr Sentence help_all_steps{"every single step, each with those that it rests on"};
inline constexpr Sentence help_steps{"stop after this many steps"}, help_width{"width in pixels; 800 if left out"};

// Errors in the command.
inline constexpr Sentence command_problem{"{problem}\nRun with --help for more information."};
inline constexpr Sentence option_without_value{"--{option} needs a value, but {text} follows; write one after it"};
inline constexpr Sentence difficulty_form{"--difficulty takes a number from 1 (beginner) to 5 (expert), not {text}"};
inline constexpr Sentence no_such_day{"{day} is no date from 1970 on; write year, month and day, such as 2026-11-23"};
inline constexpr Sentence day_alone{"--day gives the board of that day as it is; leave out --{option}"};
inline constexpr Sentence no_days{"this puzzle has no daily boards; leave out --day"};
inline constexpr Sentence no_such_verb{
    "unknown verb {text}; use solve, count, enumerate, analyse, explain, grade, generate, verify, table, histogram, "
    "convert, draw or boards"};
inline constexpr Sentence no_such_puzzle{"unknown puzzle {text}; use one of: {puzzles}"};
inline constexpr Sentence puzzle_missing{"{verb} needs a puzzle; name one of: {puzzles}"};
inline constexpr Sentence technique_without_puzzle{"--technique needs a puzzle; name one of: {puzzles}"};
inline constexpr Sentence no_option_of{"{command} has no option --{option}"};
inline constexpr Sentence unexpected_file{"unexpected file {file}; leave it out"};
inline constexpr Sentence board_from_file_and_option{"both the file {file} and --{option} give a board; leave one out"};
inline constexpr Sentence board_from_two_options{"both --{one} and --{option} give a board; leave one out"};
inline constexpr Sentence time_limit_form{"--time-limit needs a number of seconds above 0"};
inline constexpr Sentence nth_form{"--nth needs a whole number, 1 or more"};
inline constexpr Sentence json_and_format{"--json ignores --format; leave one out"};
inline constexpr Sentence format_without_solutions{
    "{verb} has no option --format; use it with solve, enumerate or convert"};
inline constexpr Sentence no_such_format{
    "unknown format {text}; {formats, select, none {leave out --format, as this puzzle has only Schlegel format} other "
    "{use one of: {formats}}}"};
inline constexpr Sentence no_such_level{"unknown board {text}; 'schlegel boards {puzzle}' lists the built-in boards"};
inline constexpr Sentence moves_and_solution{
    "--moves is only for certificates here: a solution begins at the start of the board; leave out --moves"};
inline constexpr Sentence seed_without_random{"solve uses --seed only with --random; add --random or leave out --seed"};

// Errors in reading and writing.
inline constexpr Sentence cannot_open{"cannot open {file}; check that it exists and that you may read it"};
inline constexpr Sentence cannot_read{
    "cannot read {file, select, - {standard input} other {{file}}}; check that it is a file and not a folder"};
inline constexpr Sentence cannot_write{"cannot write the output; check that there is space for it"};
inline constexpr Sentence no_board_needs{"no built-in board needs this technique"};
inline constexpr Sentence too_large{
    "{file, select, - {standard input} other {{file}}} is too large; the limit is {most} bytes"};
inline constexpr Sentence in_file{"{file}: {problem}"}, note{"note: {note}"};
inline constexpr Sentence game_of_other_puzzle{"this is a game of {puzzle}; name {puzzle} as the puzzle"};
inline constexpr Sentence move_refused{"--moves, {move}: {refusal}"}, moves_problem{"--moves: {problem}"};
inline constexpr Sentence format_problem{"--format {format}: {problem}"};
inline constexpr Sentence found_but_unwritable{"a solution was found, but --format {format} cannot hold it: {problem}"};

// Verifying.
inline constexpr Sentence empty_solution{
    "{file, select, - {standard input} other {{file}}} is empty. If solve found no solution, its reason went to "
    "standard error: keep it with 2> FILE and verify that file"};
inline constexpr Sentence not_valid{"not valid: {problem}"};
inline constexpr Sentence step_refused{"step {number}, {move}: {refusal}"},
    goal_not_reached{"the moves do not reach the goal"};

// Explanations. {steps} are the numbers of the steps that this one follows from.
inline constexpr Sentence outline_step{"{number}. {title, select, none {} other {{title}}}"};
inline constexpr Sentence step{"{number}. {technique, select, none {} other {[{technique}] }}{sentence}"};
inline constexpr Sentence step_from{
    "{number}. {technique, select, none {} other {[{technique}] }}{sentence} (from {steps})"};

// Next to an answer.
inline constexpr Sentence generated_boards{
    "{generated, plural, one {# board} other {# boards}} in {attempts, plural, one {# attempt} other {# attempts}}, "
    "{rate} per second"};
inline constexpr Sentence none_exists{"none exists: {reason}"}, unknown{"unknown: {budget}"};
inline constexpr Sentence stopped_early{"stopped before the answer was known"};
inline constexpr Sentence stopped_by_interrupt{"stopped by Ctrl-C"}, time_is_up{"reached the time limit"};
inline constexpr Sentence stopped_and{"{why}; {budget}"};
inline constexpr Sentence solutions{"{count, plural, one {# solution} other {# solutions}}"};
inline constexpr Sentence progress_share{"{phase}: {percent} %, {seconds} s"};
inline constexpr Sentence progress_steps{"{phase}: {steps, plural, one {# step} other {# steps}}, {seconds} s"};
inline constexpr Sentence solution_failed_check{
    "the solution failed its verification, so it is not shown; please report this bug"};
inline constexpr Sentence reason_failed_check{"the certificate of \"none\" failed its check; please report this bug"};

}  // namespace schlegel::cli::words
