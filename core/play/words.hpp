#pragma once
#include "base/say.hpp"

/// What every puzzle says alike. {solution} and {solutions} are what a puzzle calls them: "tour", "tours".
namespace schlegel::words {

// The computer's answer.
inline constexpr Sentence beyond_last{
    "There {count, plural, one {is only one {solution}; --nth takes 1} other {are only # {solutions}; --nth takes 1 to "
    "{count, number, ::group-off}}}."};
inline constexpr Sentence counting_stopped{"Counting stopped at {count, number, ::group-off}; there may be more."};
inline constexpr Sentence listing_stopped{"there may be more solutions: {budget}"};
inline constexpr Sentence none_from_here{"No solution from here"}, none_at_all{"This board has no solution"};
inline constexpr Sentence solved{"Solved"}, can_be_done{"Solvable"};
inline constexpr Sentence still_possible{"{ways, plural, one {# way} other {# ways}} left"};
inline constexpr Sentence ways{"{ways, plural, one {# solution} other {# solutions}}"};  ///< a note at a move
inline constexpr Sentence none_since{"Unsolvable since move {number} ({move})"};
inline constexpr Sentence no_such_verb{"{puzzle} has no verb {verb}"};
inline constexpr Sentence index_form{"the index of a {solution} is a whole number from 0"};
inline constexpr Sentence every_way_was_tried{
    "The search tried everything, in {steps, plural, one {# step} other {# steps}}."};
inline constexpr Sentence every_way_uncounted{"The search tried everything."};
// What a person has drawn with the pencil: of a vertex, after a comma; of what is between it and the vertex {name}.
inline constexpr Sentence marked_empty{"crossed out"}, marked_filled{"marked as used"};
inline constexpr Sentence line_crossed_out{"crossed out towards {name}"};
inline constexpr Sentence line_marked_used{"marked as used towards {name}"};
/// What a mark did; {to} is "none" for a vertex.
inline constexpr Sentence cross_drawn{
    "{to, select, none {{from} is crossed out} other {{from} to {to} is crossed out}}."};
inline constexpr Sentence use_marked{
    "{to, select, none {{from} is marked as used} other {{from} to {to} is marked as used}}."};
inline constexpr Sentence mark_gone{"Erased the mark {to, select, none {on {from}} other {between {from} and {to}}}."};
/// What a stroke of the pencil has done.
inline constexpr Sentence sketch_drawn{"{count, plural, one {# segment} other {# segments}} pencilled in."};
inline constexpr Sentence sketch_erased{"{count, plural, one {# segment} other {# segments}} erased."};
// What a move, a step back or a key did.
inline constexpr Sentence went_back_to_start{"Back at the start."}, went_back_to_move{"Back at move {move}."};
inline constexpr Sentence undone{"Undone: {what}"};
inline constexpr Sentence nothing_held{"Nothing picked up."}, target_held{"{name}, {state}."};

inline constexpr Sentence part_of_reason{"highlighted"};
/// {note} is what is written there: a weight, a number.
inline constexpr Sentence part_of_reason_with{"highlighted: {note}"};

/// How far it is; {phase} is what it is doing, in a word or two.
inline constexpr Sentence progress{
    "{phase}{steps, select, 0 {} other {, {steps, plural, one {# step} other {# steps}}}}"};

// Explanations. {fact} and {facts} are clauses of a puzzle: "line A-B is used".
inline constexpr Sentence beginner{"Beginner"}, easy{"Easy"}, medium{"Medium"}, hard{"Hard"}, expert{"Expert"};
inline constexpr Sentence contradiction_in_one_step{"Contradiction in one step"},
    contradiction_in_two_steps{"Contradiction in two steps"};
inline constexpr Sentence contradiction{"Contradiction"}, nested_contradiction{"Nested contradiction"};
inline constexpr Sentence cut_cases{"Cases at a cut"};
inline constexpr Sentence symmetry{"Symmetry"}, combined_facts{"Combined facts"};
inline constexpr Sentence choice{"Choice"}, choice_of{"Choice: {fact}"};
inline constexpr Sentence contradictory_givens{"Contradictory givens"};
/// {within}: within another case.
inline constexpr Sentence suppose{"Suppose {within, select, yes {further that } other {}}{fact}."};
/// Of a case, instead of most of its steps; {shown} is what other cases show on the way, or "none", and {all} of it.
inline constexpr Sentence step_by_step{
    "Step by step, {shown, select, none {this leads to a contradiction} other {it is shown {all, select, yes {} other "
    "{among other things }}that in this case {shown}: supposing the opposite leads to a contradiction{count, plural, "
    "one {} other { each time}}}}."};
inline constexpr Sentence so_fact{"That’s impossible, so {fact}."}, so_none{"So there is no solution."};
/// Of one of the ways to cross a border, with {images} under the symmetries that {how} names.
inline constexpr Sentence case_fails{
    "That’s impossible.{images, select, 0 {} other { {how} So the same goes for {images, plural, one {# more way} "
    "other "
    "{# more ways}} to cross.}}"};
inline constexpr Sentence other_crossing{"another way to cross"};
inline constexpr Sentence no_case_left{"No way to cross is left."};
/// {how} is a sentence; {reason} is "one" or "many"; {within} a case or not.
inline constexpr Sentence by_symmetry{
    "{how} {reason, select, many {All that was known {within, select, yes {or supposed } other {}}before looks the "
    "same then, too. } other {}}So "
    "{more, select, 0 "
    "{it also follows that {facts}} other {the same goes for {count} others, which are lit}}."};
inline constexpr Sentence board_is_symmetric{"The board is symmetric."};
inline constexpr Sentence forced_together{
    "No short reason is known here: a search of all cases finds no solution in which {opposite}. So {fact}."};
inline constexpr Sentence clash_together{
    "No short reason is known here: a search of all cases finds that no solution is left."};
inline constexpr Sentence all_is_given{"What’s on the board already forces these moves."};
/// {instead} is what a solution without {fact} has, or "none" where none is known. {details} come with {fact}, "with
/// colour 4 at edge A-B", or they are "none".
inline constexpr Sentence choose{
    "{forced, select, none {No further move is forced} other {No technique leads further here}}. A search "
    "finds a solution in which {fact}{instead, select, none {. Go on with it} other {, and another in which {instead}. "
    "Go on with the first}}{details, select, none {} other {, {details}}}."};
inline constexpr Sentence choose_again{
    "Another choice{forced, select, none {} other {, as no technique leads further}}: in one solution, "
    "{fact}{instead, select, none {. Go on with it} other {; in another, {instead}. Go on with the first}}{details, "
    "select, none {} other {, {details}}}."};
/// {list} is what a sentence goes for as it does for what it names.
inline constexpr Sentence same_goes{"The same goes for {list}."};
/// Steps {within} a case, which are not told one by one, and what follows from it.
inline constexpr Sentence followers{
    "{within, select, 0 {{more, plural, one {# more follows} other {# more follow}} from this} other {{within, plural, "
    "one {# more step} other {# more steps}} to the contradiction{more, select, 0 {} other {, and {more, number} "
    "more}}}}"};
inline constexpr Sentence followers_named{"{followers}: {findings}{all, select, yes {} other {; and so on}}"};
inline constexpr Sentence solves_the_board{"That solves the board."};
inline constexpr Sentence both_cannot_be{"The board says that {first} and that {second}. They can’t both be true."};
inline constexpr Sentence explained_to_solution{"Solved, step by step"};
inline constexpr Sentence explained_to_contradiction{"Proved unsolvable, step by step"};
inline constexpr Sentence explained_in_part{"More than one solution is left, and the explanation ends here"};
inline constexpr Sentence explanation_stopped{"The explanation ends here"};
inline constexpr Sentence explanation_stopped_after{"stopped after {steps, plural, one {# step} other {# steps}}"};
inline constexpr Sentence grade_figure{"Difficulty"}, hardest_figure{"Hardest technique"}, steps_figure{"Steps"};
inline constexpr Sentence technique_times{"{technique}{times, plural, one {} other {, # times}}"};
/// A small number in words.
inline constexpr Sentence spelled{
    "{count, select, 1 {one} 2 {two} 3 {three} 4 {four} 5 {five} 6 {six} 7 {seven} 8 {eight} 9 {nine} 10 {ten} other "
    "{{count}}}"};
inline constexpr Sentence title_symmetry{"The same by symmetry"};
inline constexpr Sentence title_with_images{"{fact}, and {many} more by symmetry"};
inline constexpr Sentence phase_explaining{"reasoning"};

// Techniques by name. {techniques} are ids, {near} those like the one named.
inline constexpr Sentence unknown_technique{"unknown technique {text}; use one of: {techniques}"};
inline constexpr Sentence unknown_technique_near{"unknown technique {text}; did you mean {near}?"};

// New boards. {guarantee} and {problem} are sentences.
/// {shape} is a grid's, the base board's title, or "none".
inline constexpr Sentence generated_board{
    "{grade, select, none {{shape, select, none {Board} other {{shape}}}} other {{grade} {shape, select, none {board} "
    "other {{shape}}}}}, no. {seed}"};
inline constexpr Sentence generator{"Generator {version}"};
inline constexpr Sentence grid_shape{"{width} by {height}"};
inline constexpr Sentence phase_generating{"generating"};
/// {grades} is a list: "7 Beginner and 53 Easy". Follows "unknown:".
inline constexpr Sentence other_grades_came{
    "{boards, plural, one {# board was} other {# boards were}} generated, but none of the requested difficulty "
    "({grades}); request another difficulty, or choose another base board"};
inline constexpr Sentence boards_of_grade{
    "{count, number} {grade, select, none {without a difficulty} other {{grade}}}"};
inline constexpr Sentence stopped_after_tries{"stopped after {tries, plural, one {# attempt} other {# attempts}}"};

// Puzzles, formats and moves that a question names. {formats} and {puzzles} are lists of what can be named.
inline constexpr Sentence no_such_puzzle{"there is no puzzle {puzzle}"};
inline constexpr Sentence no_such_puzzle_but{"there is no puzzle {puzzle}; the puzzles are {puzzles}"};
inline constexpr Sentence own_format_only{"this puzzle can be written only in Schlegel format"};
inline constexpr Sentence no_such_format{
    "there is no format {format} to write this puzzle in; {formats, select, none {it has only the Schlegel format} "
    "other {the formats are {formats}}}"};
inline constexpr Sentence move_not_legal{"move {number} is not legal: {refusal}"};
/// {other} and {puzzle} are ids of puzzles.
inline constexpr Sentence other_puzzles_board{
    "this is a board of the puzzle {other}, not of {puzzle}; open it as {other}"};
inline constexpr Sentence board_too_long{"the text has {bytes} bytes; a board may have at most {most}"};

// Games: as they are played, and as saves and links hold them. {move}, {text}, {board} and {puzzle} come with quotation
// marks; a save's {place} is a number of moves.
inline constexpr Sentence game_too_long{"This game has {moves} moves, the most a game can have."};
inline constexpr Sentence bookmark{"Bookmark"};  ///< the name of one that has none
inline constexpr Sentence saved_move_not_legal{"move {number}, {move}, is not legal there: {refusal}"};
inline constexpr Sentence bookmark_beyond{"the bookmark is after move {place} of only {moves}"};
inline constexpr Sentence computer_form{
    "the computer's moves are ranges such as 9-20 within the moves played, not {text}"};
inline constexpr Sentence shown_form{"what the computer shows is written as \"from.number.count\", not {text}"};
inline constexpr Sentence no_such_board{"{puzzle} has no built-in board {board}; see the list of boards"};
inline constexpr Sentence bookmark_position{"the bookmark's position"};
inline constexpr Sentence shared_moves{"the number of moves that a bookmark shares with the game"};
inline constexpr Sentence timeline_position{"the position on the timeline"},
    link_position{"the link's position on the timeline"};
inline constexpr Sentence link_bookmark_form{"a bookmark in a link begins like \"8.5 Name\", not {text}"};
inline constexpr Sentence save_too_long{"the save is larger than any that Schlegel writes"};
inline constexpr Sentence save_form{"a save begins with the line \"{header}\""};
inline constexpr Sentence no_line_in_save{"a save has no line {text}"};
inline constexpr Sentence save_ends{"the save ends before its line \"instance\""};
inline constexpr Sentence link_too_long{"the link is longer than any that Schlegel writes"};
inline constexpr Sentence link_without_puzzle{"the link names no puzzle of this site: {puzzle}"};
inline constexpr Sentence no_part_of_link{"the link has an unknown part: {text}"};
inline constexpr Sentence other_beginnings{
    "{problem}. The text of a board begins with {words}; the help lists the other formats"};

// What is wrong with a text of a puzzle on graphs, or with a board for another format. {vertex}, {one},
// {other} and {text} come with quotation marks; {keywords} are all that begin a line but the last.
inline constexpr Sentence unknown_word{"unknown word {text}; a line begins with {keywords} or {last}"};
inline constexpr Sentence no_vertex_in_graph{"there is no vertex {vertex} in this graph"};
inline constexpr Sentence statement_of_edge{"write: {keyword} A B, for the edge between A and B"};
inline constexpr Sentence edges_form{"write edges as a-b,c-d"}, no_edge_joins{"no edge connects {one} and {other}"};
inline constexpr Sentence would_be_schlegel_format{
    "a list that begins with the name {name} would be read as Schlegel format"};
inline constexpr Sentence option_graph{"a graph by name, such as dodecahedron, grid_5x5, petersen"};

// Options of the command line. {option} is its name; {problem} says what is wrong with what it was given.
inline constexpr Sentence option_problem{"--{option}: {problem}"};
inline constexpr Sentence option_problem_at{"--{option}, column {column}: {problem}"};
inline constexpr Sentence option_yes_or_no{"--{option} takes yes or no, not {text}"};
inline constexpr Sentence option_one_number{"--{option} takes one whole number, but {text} follows it"};

}  // namespace schlegel::words
