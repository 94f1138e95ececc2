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
inline constexpr Sentence solved{"Solved"}, can_be_done{"It can be done"};
inline constexpr Sentence still_possible{"{solutions, plural, one {# solution} other {# solutions}} still possible"};
inline constexpr Sentence ways{"{ways, plural, one {# way} other {# ways}}"};  ///< a note at a move
inline constexpr Sentence none_since{"No way to finish since move {number} ({move})"};
inline constexpr Sentence closed_last_way{"That move closed the last way."};
inline constexpr Sentence reason_then_and_now{"After move {number}: {then} Now: {now}"};
inline constexpr Sentence no_such_verb{"{puzzle}: there is no {verb} for this puzzle"};
inline constexpr Sentence index_form{"the index of a {solution} is a whole number from 0"};
inline constexpr Sentence every_way_was_tried{
    "Every way was tried, in {steps, plural, one {# step} other {# steps}}; we know of no shorter reason."};
inline constexpr Sentence every_way_uncounted{"Every way was tried; we know of no shorter reason."};
inline constexpr Sentence good_move{"a good move"};  ///< of a place, behind a comma
// What a person has drawn with the pencil: of a place, behind a comma; of a line to the place {name}.
inline constexpr Sentence marked_empty{"crossed out"}, marked_filled{"marked as used"};
inline constexpr Sentence line_marked_closed{"the line to {name} crossed out"};
inline constexpr Sentence line_marked_used{"the line to {name} marked as used"};
/// What a mark did; {to} is "none" for a place.
inline constexpr Sentence cross_drawn{
    "{to, select, none {{from} is} other {The line from {from} to {to} is}} crossed out."};
inline constexpr Sentence use_marked{
    "{to, select, none {{from} is} other {The line from {from} to {to} is}} marked as used."};
inline constexpr Sentence mark_gone{
    "The mark on {to, select, none {{from}} other {the line from {from} to {to}}} is taken away."};
inline constexpr Sentence part_of_reason{"part of the reason"};
/// {note} is what is written there: a weight, a number.
inline constexpr Sentence part_of_reason_with{"part of the reason: {note}"};

/// How far it is; {phase} is what it is doing, in a word or two.
inline constexpr Sentence progress{
    "{phase}{steps, select, 0 {} other {, {steps, plural, one {# step} other {# steps}}}}"};

// Explanations. {fact} and {facts} are clauses of a puzzle: "line A-B is used".
inline constexpr Sentence beginner{"Beginner"}, easy{"Easy"}, medium{"Medium"}, hard{"Hard"}, expert{"Expert"};
inline constexpr Sentence one_step_supposition{"One-step supposition"}, two_step_supposition{"Two-step supposition"};
inline constexpr Sentence supposition{"Supposition"}, nested_supposition{"Supposition within a supposition"};
inline constexpr Sentence symmetry{"Symmetry"}, facts_together{"Facts together"};
inline constexpr Sentence given_clash{"Conditions that clash"};
inline constexpr Sentence suppose{"Suppose that {fact}."}, so_fact{"That cannot be, so {fact}."};
inline constexpr Sentence same_by_symmetry{
    "Turn or mirror the board, and the same goes for {count, plural, one {one more fact} other {# more facts}}: "
    "{facts}{more, select, 0 {} other { and so on}}."};
inline constexpr Sentence forced_together{
    "{count, select, 0 {From the rules of this board} other {{count, plural, one {From this one fact} other {From "
    "these # "
    "facts together}} and the rules}} it follows that {fact}. No single step shows it: the computer tried every way to "
    "go on without it."};
inline constexpr Sentence clash_together{
    "{count, plural, one {This one fact leaves} other {These # facts together leave}} no way to finish. No single step "
    "shows it: the computer tried every way."};
inline constexpr Sentence all_is_given{"What the board says already leads to the end."};
inline constexpr Sentence both_cannot_be{"{facts}, which cannot both be."};
inline constexpr Sentence explained_to_solution{"Step by step to the solution"};
inline constexpr Sentence explained_to_contradiction{"Step by step to a contradiction"};
inline constexpr Sentence explained_to_choice{"Nothing more is forced: from here there are several solutions"};
inline constexpr Sentence explanation_stopped{"The explanation ends here"};
inline constexpr Sentence explanation_stopped_after{"stopped after {steps, plural, one {# step} other {# steps}}"};
inline constexpr Sentence grade_figure{"Grade"}, hardest_figure{"Hardest technique"}, steps_figure{"Steps"};
inline constexpr Sentence technique_times{"{technique}{times, plural, one {} other {, # times}}"};
inline constexpr Sentence phase_explaining{"explaining"};

// New boards. {guarantee} and {problem} are sentences.
inline constexpr Sentence generated_board{
    "{grade, select, none {Board} other {{grade} board}} {seed}, generator {version}"};
inline constexpr Sentence phase_generating{"making a board"};
/// {grades} is a list: "7 Beginner and 53 Easy". Follows "unknown:".
inline constexpr Sentence other_grades_came{
    "of {boards, plural, one {# board that} other {# boards that}} came, none has the grade that is wished for "
    "({grades}); wish for another grade, or choose another board to make it on"};
inline constexpr Sentence boards_of_grade{"{count, number} {grade, select, none {without a grade} other {{grade}}}"};
inline constexpr Sentence stopped_after_tries{"stopped after {tries, plural, one {# try} other {# tries}}"};

// Puzzles, formats and moves that a question names. {formats} and {puzzles} are lists of what can be named.
inline constexpr Sentence no_such_puzzle{"there is no puzzle {puzzle}"};
inline constexpr Sentence no_such_puzzle_but{"there is no puzzle {puzzle}; the puzzles are {puzzles}"};
inline constexpr Sentence own_format_only{"this puzzle is written in our own format only"};
inline constexpr Sentence no_such_format{
    "there is no format {format} to write this puzzle in; {formats, select, none {it has only our own} other {there "
    "are {formats}}}"};
inline constexpr Sentence move_not_legal{"move {number} is not legal: {refusal}"};
inline constexpr Sentence board_too_long{"the text has {bytes} bytes; a board may have at most {most}"};

// Games: as they are played, and as saves and links hold them. {move}, {text}, {board} and {puzzle} come with quotation
// marks; a save's {place} is a number of moves.
inline constexpr Sentence game_too_long{"This game is {moves} moves long, which is as long as a game may be."};
inline constexpr Sentence bookmark{"Bookmark"};  ///< the name of one that has none
inline constexpr Sentence kept_move_not_legal{"move {number}, {move}, is not legal there: {refusal}"};
inline constexpr Sentence bookmark_beyond{"the bookmark stands after move {place} of only {moves}"};
inline constexpr Sentence computer_form{
    "the computer's moves are ranges like 9-20 within the moves played, not {text}"};
inline constexpr Sentence shown_form{"what the computer shows is told as \"from.number.count\", not as {text}"};
inline constexpr Sentence no_such_board{"there is no board {board} of the puzzle {puzzle}"};
inline constexpr Sentence bookmark_place{"the bookmark's place"};
inline constexpr Sentence shared_moves{"the number of moves that a bookmark shares with the game"};
inline constexpr Sentence timeline_place{"the place on the timeline"}, link_place{"the link's place on the timeline"};
inline constexpr Sentence link_bookmark_form{"a bookmark in a link begins like \"8.5 Name\", not like {text}"};
inline constexpr Sentence save_too_long{"the save is larger than any that is written here"};
inline constexpr Sentence save_form{"a save begins with the line \"{header}\""};
inline constexpr Sentence no_line_in_save{"a save has no line {text}"};
inline constexpr Sentence save_ends{"the save ends before its instance"};
inline constexpr Sentence link_too_long{"the link is longer than any that is written here"};
inline constexpr Sentence link_without_puzzle{"the link names no puzzle of this site: {puzzle}"};
inline constexpr Sentence no_part_of_link{"the link has a part that is not known here: {text}"};
inline constexpr Sentence other_beginnings{
    "{problem}. The text of a board begins with {words}; the help lists the other formats"};

// Questions to a solver and its replies, which only a broken program gets wrong.
inline constexpr Sentence unknown_line{"unknown line {text}"}, no_verb{"the question has no verb"};
inline constexpr Sentence no_kind{"the reply does not say whether a solution was found"};

// What is wrong with a text of a puzzle on graphs, or with a board that another format shall hold. {vertex}, {one},
// {other} and {text} come with quotation marks; {keywords} are all that begin a line but the last.
inline constexpr Sentence unknown_word{"unknown word {text}; a line begins with {keywords} or {last}"};
inline constexpr Sentence no_vertex_in_graph{"there is no vertex {vertex} in this graph"};
inline constexpr Sentence statement_of_edge{"write: {keyword} A B, for the edge between A and B"};
inline constexpr Sentence edges_form{"write edges as a-b,c-d"}, no_edge_joins{"no edge joins {one} and {other}"};
inline constexpr Sentence would_be_our_own{"a list that begins with the name {name} would be taken for our own text"};
inline constexpr Sentence option_graph{"a graph by name, such as dodecahedron, grid_8x8, petersen"};

// Options of the command line. {option} is its name; {problem} says what is wrong with what it was given.
inline constexpr Sentence option_problem{"--{option}: {problem}"};
inline constexpr Sentence option_problem_at{"--{option}, column {column}: {problem}"};
inline constexpr Sentence option_yes_or_no{"--{option} takes yes or no, not {text}"};
inline constexpr Sentence option_one_number{"--{option} takes one whole number, but there is {text} behind it"};

}  // namespace schlegel::words
