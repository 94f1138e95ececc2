#pragma once
#include "base/say.hpp"

/// What peg solitaire says to people. Holes go by the names on the board, "O" or "B3"; a list of them is "A, B, C".
namespace schlegel::peg::words {

// The puzzle.
inline constexpr Sentence title{"Peg solitaire"}, tab{"Peg"}, solution{"solution"}, solutions{"solutions"};
inline constexpr Sentence goal{
    "Jump peg over peg into an empty hole; the peg jumped over is out. Bring the pegs down to the goal."};
inline constexpr Sentence how{
    "Drag a peg to where it lands, or tap the peg and then the hole, or type the two holes. Go on with the same peg "
    "and "
    "it is still one move."};

// Help for its options on the command line.
inline constexpr Sentence option_board{"a board by name, such as pentagon16, english33"};
inline constexpr Sentence option_start{"the hole that is empty at the start"};
inline constexpr Sentence option_goal{"the hole of the last peg, or any"};
inline constexpr Sentence option_fewest_moves{"solutions of fewest moves, a chain by one peg counting once"};
inline constexpr Sentence option_pegs{"how many pegs there are at the start"};
inline constexpr Sentence option_in_moves{
    "a board that takes so many moves at fewest, a chain by one peg counting once"};
inline constexpr Sentence option_symmetric{"a start that a symmetry of the board keeps, and the goal with it"};

// The goal of one board, as a rule beside it.
inline constexpr Sentence end_anywhere{"End with one peg, in any hole."};
inline constexpr Sentence end_in{"End with one peg, in {hole}, the hole with the ring."};
inline constexpr Sentence end_in_all{
    "End with a peg in each of the {holes, plural, other {# holes with a ring}}, and in no other."};

// Why a move is not played.
inline constexpr Sentence no_peg_in{"There is no peg in {hole}."};
inline constexpr Sentence no_peg_over{"There is no peg in {hole} to jump over."};
inline constexpr Sentence not_empty{"{hole} is not empty."}, cannot_jump{"The peg in {hole} cannot jump now."};
inline constexpr Sentence choose_peg{"{hole} is empty: choose a peg that can jump there."};
inline constexpr Sentence no_such_hole{"There is no hole {hole} on this board."};
inline constexpr Sentence jump_form{"A jump is written from-over-to, such as {example}, not {text}."};
inline constexpr Sentence not_in_line{"{first}, {second} and {third} are not in line on this board."};
inline constexpr Sentence no_line{"No line leads from {from} to {to}."};
inline constexpr Sentence several_between{"Several holes lie between: write the one jumped over as well."};

// The position: below the board, and for those who do not see it.
inline constexpr Sentence done{
    "Done in {moves, plural, one {# move} other {# moves}} and {jumps, plural, one {# jump} other {# jumps}}."};
inline constexpr Sentence last_peg{"The last peg stands in {hole}."};
inline constexpr Sentence wrong_hole{"One peg is left, but in {hole}, not where it should be."};
inline constexpr Sentence stuck{
    "No jump is left and {pegs, plural, one {# peg remains} other {# pegs remain}}. Go back some moves."};
inline constexpr Sentence left_anywhere{"{pegs, plural, one {# peg} other {# pegs}} left. End with one peg, anywhere."};
inline constexpr Sentence left_in{"{pegs, plural, one {# peg} other {# pegs}} left. End with one peg, in {hole}."};
inline constexpr Sentence left_ringed{
    "{pegs, plural, one {# peg} other {# pegs}} left. End with pegs in the ringed holes."};
inline constexpr Sentence jumped{"The peg in {from} jumps over {over} into {to}."};
inline constexpr Sentence pegs{"Pegs: {holes}."}, no_pegs{"Pegs: none."};
inline constexpr Sentence empty{"Empty: {holes}."}, no_empty{"Empty: none."};
inline constexpr Sentence jumps{"Jumps: {jumps}."}, no_jumps{"Jumps: none."};
inline constexpr Sentence jump{"{from} over {over} into {to}"};  ///< one of {jumps}, which semicolons part
inline constexpr Sentence left{"{pegs, plural, one {# peg is} other {# pegs are}} left: {holes}."};
inline constexpr Sentence none_left{"No peg is left."};
inline constexpr Sentence goal_anywhere{"The goal is one peg, in any hole."};
inline constexpr Sentence goal_in{
    "The goal is {pegs, plural, one {a peg in {holes}} other {pegs in {holes}}} and nowhere else."};
inline constexpr Sentence size{
    "{holes, plural, one {# hole} other {# holes}}, {pegs, plural, one {# peg} other {# pegs}}."};
inline constexpr Sentence many_empty{"{holes, plural, one {# hole is empty} other {# holes are empty}}."};

// A hole: some of these, parted by commas.
inline constexpr Sentence held{"held"}, peg_here{"peg"}, empty_here{"empty"}, goal_here{"goal"};
inline constexpr Sentence can_jump_to{"can jump to {holes}"}, can_land{"the peg from {hole} can land here"};
inline constexpr Sentence good_jump{"a good jump"}, good_jump_from{"a good jump from {hole}"};
inline constexpr Sentence safe_jump{"a jump that keeps a solution possible"};
inline constexpr Sentence safe_jump_from{"a jump that keeps a solution possible from {hole}"};
inline constexpr Sentence dead_end{"a dead end"}, dead_end_from{"a dead end from {hole}"};

// Names of figures.
inline constexpr Sentence moves_figure{"Moves"}, jumps_figure{"Jumps"}, fewest_figure{"Fewest moves"};
inline constexpr Sentence to_go_figure{"Jumps to go"};

// The computer's answer: headlines, sentences, and notes at a jump.
inline constexpr Sentence done_in{"Done in {moves, plural, one {# move} other {# moves}}"};
inline constexpr Sentence shortest{"The shortest takes {moves, plural, one {# move} other {# moves}}."};
inline constexpr Sentence shortest_of{
    "The shortest takes {moves, plural, one {# move} other {# moves}} from here, {all} in all."};
inline constexpr Sentence too_many_to_count{
    "There is a solution from here, but this board is too large to count them all."};
inline constexpr Sentence shortest_ways{
    "{ways, plural, one {# way, a shortest one} other {# ways, a shortest one among them}}"};
inline constexpr Sentence keeps_possible{"keeps a solution possible"};
inline constexpr Sentence dead_ends{
    "{dead, plural, one {# of {jumps, plural, one {# jump} other {# jumps}} leads to a dead end} other {# of {jumps, "
    "plural, one {# jump} other {# jumps}} lead to dead ends}}."};
inline constexpr Sentence not_known_of{"Of {jumps, plural, one {# jump} other {# jumps}} it is not known."};
inline constexpr Sentence fewest_solution{"solution of fewest moves"}, fewest_solutions{"solutions of fewest moves"};

// The table of start and finish holes.
inline constexpr Sentence pairs_won{"{pairs, plural, other {# of {all} pairs can be won}}"};
inline constexpr Sentence table_columns{"Start hole, finish hole: number of solutions, fewest moves."};
inline constexpr Sentence table_rest{"Pairs that are not listed cannot be won."};
inline constexpr Sentence table_undecided{
    "Of the pairs that are not listed, {pairs, plural, one {# is undecided} other {# are undecided}}, the others "
    "cannot "
    "be won."};
inline constexpr Sentence pair_counted{
    "{solutions, plural, one {# solution} other {{solutions, number, ::group-off} solutions}}, {moves, plural, one {# "
    "move} other {# moves}}"};
inline constexpr Sentence pair_winnable{"winnable, not counted"};

// Why the computer does not know.
inline constexpr Sentence stopped_at_pairs{
    "stopped after {pairs, plural, one {# pair of holes} other {# pairs of holes}}"};
inline constexpr Sentence needs_positions{
    "more than {positions, plural, one {# position} other {# positions}} would be needed"};
inline constexpr Sentence needs_memory{"more than {megabytes} MB would be needed"};

// Why there is no solution. {parity} and {other_parity} are "odd" or "even".
inline constexpr Sentence parity_lines{
    "Every line has two of these holes or none. So a jump never changes whether the number of pegs in them is odd or "
    "even."};
inline constexpr Sentence parity_now{"Now it is {pegs}, which is {parity, select, odd {odd} other {even}}."};
inline constexpr Sentence parity_then{
    "At the goal it would be {pegs}, which is {parity, select, odd {odd} other {even}}."};
inline constexpr Sentence parity_last{
    "With {holes, plural, one {a last peg in this hole} other {a last peg in any of these {number} holes}} it would be "
    "{parity, select, odd {odd} other {even}}."};
inline constexpr Sentence weights{
    "Give the holes these weights, and 0 to the others. In every line the middle and either end together weigh at "
    "least "
    "as much as the other end, so no jump can raise what the pegs weigh."};
inline constexpr Sentence weight_now{"Now they weigh {weight}."};
inline constexpr Sentence weight_then{"At the goal they would weigh {weight}."};
inline constexpr Sentence weight_last{
    "With {holes, plural, one {a last peg in this hole they would weigh {weight}} other {a last peg in any of these "
    "{number} holes they would weigh at least {weight}}}."};
inline constexpr Sentence similar{"Similar arguments rule out the rest."};
inline constexpr Sentence rest_searched{"For the remaining goals every way was tried; we know of no shorter reason."};
/// {number} of a sentence, as letters where a sentence has them.
inline constexpr Sentence small_number{
    "{number, select, 2 {two} 3 {three} 4 {four} 5 {five} 6 {six} 7 {seven} 8 {eight} 9 {nine} 10 {ten} 11 {eleven} 12 "
    "{twelve} other {{number}}}"};

// The same in short.
inline constexpr Sentence parity_in_short{
    "Every line has two or none of the holes {holes}, so a jump never changes whether the number of pegs in them is "
    "odd: "
    "{parity, select, odd {it is odd here ({pegs}) and would have to become even} other {it is even here ({pegs}) and "
    "would have to become odd}}."};
inline constexpr Sentence weights_in_short{
    "Give the holes weights, {weights} and 0 elsewhere: no jump can raise the pegs' total, which is {here} here and "
    "{there} at the goal."};
inline constexpr Sentence some_ruled_out{
    "That rules out some goals; {arguments, plural, one {one similar argument rules} other {{number} similar arguments "
    "rule}} out the rest."};
inline constexpr Sentence some_ruled_out_some_searched{"That rules out some goals; for the rest every way was tried."};
inline constexpr Sentence every_way_was_tried{
    "Every way was tried, in {steps, plural, one {# position} other {# positions}}; we know of no shorter reason."};

// Explanations. {gone} and {holes} are holes, {kept} is a list of pegs and holes, {lost} a list of jumps; {from},
// {over} and {to} are the holes of a jump.
inline constexpr Sentence technique_only_jump{"Only jump"}, technique_last_jump{"Last jump"};
inline constexpr Sentence technique_three_purge{"Three-purge"}, technique_six_purge{"Six-purge"};
inline constexpr Sentence technique_l_purge{"L-purge"}, technique_package{"Package"};
inline constexpr Sentence technique_keeps_way{"Jump that keeps a way"}, technique_no_jump{"No jump left"};
inline constexpr Sentence technique_classes{"Position classes"}, technique_weights{"Weights"};
inline constexpr Sentence technique_every_jump{"Every jump fails"}, technique_every_plan{"Every plan tried"};
inline constexpr Sentence kept_pegs{"the {count, plural, one {peg} other {pegs}} in {holes}"};
inline constexpr Sentence kept_holes{"the empty {count, plural, one {hole} other {holes}} {holes}"};
inline constexpr Sentence tell_package{
    "The pegs in {gone}{kind, select, three {, three in a row,} six {, two rows of three,} corner {, two rows with a "
    "common corner,} other {}} go; {kept} {count, plural, one {is} other {are}} as before. {jumps}"};
inline constexpr Sentence tell_last_jump{
    "The last jump: the peg in {from} jumps over {over} into {to}{goal, select, any {, and one peg is left} one {, "
    "where the last peg belongs} other {, and every peg is where it belongs}}."};
inline constexpr Sentence tell_only_jump{"No other jump is possible: the peg in {from} jumps over {over} into {to}."};
inline constexpr Sentence tell_clears{
    "{hole} must be empty in the end, and no other jump on this board can ever clear it: the peg in {from} jumps over "
    "{over} into {to}."};
inline constexpr Sentence others_too_light{
    "With the weights on the holes, no jump can raise what the pegs weigh, and the goal needs {weight}. {others, "
    "select, all {Every other jump now leaves less} other {{count, plural, one {The jump {lost} would leave} other "
    "{The jumps {lost} would leave}} less}}."};
inline constexpr Sentence others_lead_nowhere{
    "{others, select, all {Every other jump now leads to a dead end} other {{count, plural, one {The jump {lost} "
    "leads} other {The jumps {lost} lead}} to a dead end}}: every way to go on was tried."};
inline constexpr Sentence then_jumps_on{"From there it jumps on over {over} into {to}."};
inline constexpr Sentence then_jumped_over{"There the peg in {from} can jump over it into {to}."};
inline constexpr Sentence then_room{"So {hole} is empty for the jump {from} over {over} into {to}."};
inline constexpr Sentence then_package{"That makes ready for the package that clears {holes}."};
inline constexpr Sentence no_jump_here{"No peg can jump, and this is not the goal."};
inline constexpr Sentence no_jump_then{"Then no peg can jump any more, and the goal is not reached."};
inline constexpr Sentence suppose_jump{"Suppose that the peg in {from} jumps over {over} into {to}."};
inline constexpr Sentence every_jump_fails{
    "{jumps, plural, one {The only jump leads} other {Each of the # jumps leads}} to a contradiction, so the goal "
    "cannot be reached."};
inline constexpr Sentence every_jump_then_fails{
    "{jumps, plural, one {The only jump then leads} other {Each of the # jumps then leads}} to a contradiction."};
inline constexpr Sentence other_jumps_tried{
    "{jumps, plural, one {After the other jump} other {After each of the other # jumps}} every way to go on was tried, "
    "and none leads to the goal; we know of no shorter reason."};

// What is wrong with a text. Words in {places} named `text`, `hole` and `word` come with quotation marks.
inline constexpr Sentence text_too_long{
    "the text has {bytes} bytes; at most {most} are read for a peg board, which has at most {holes} holes"};
inline constexpr Sentence name_form{"a hole's name is 1 to 16 letters, digits or '_', not {text}"};
inline constexpr Sentence hole_twice{"the hole {hole} is there twice"},
    hole_named_twice{"the hole {hole} is named twice"};
inline constexpr Sentence too_many_holes{"this is hole number {number}; a board has at most {most} holes"};
inline constexpr Sentence unknown_hole{"there is no hole {hole} on this board"};
inline constexpr Sentence line_repeats{"a line has three different holes; this one names {hole} twice"};
inline constexpr Sentence too_many_lines{"there are more than {most} lines"}, too_wide{"the picture is too wide"};
inline constexpr Sentence foreign_without_lines{
    "there is no line of three holes; write move(a,b,c). or a b c, or begin with the word peg"};
inline constexpr Sentence fact_or_end{"expected a fact move(h,m,o). or the end of the text"};
inline constexpr Sentence fact_sign{"expected '{sign}': a fact is move(h,m,o)."};
inline constexpr Sentence fact_stop{"expected '.': a fact ends with a full stop"};
inline constexpr Sentence three_names{
    "expected three holes in a row, such as h m o; or begin the text with the word peg"};
inline constexpr Sentence the_width{"the width"}, the_height{"the height"};
inline constexpr Sentence id_size{"expected 'x': a board's id begins with its size, such as 7x7"};
inline constexpr Sentence id_colon{"expected ':' and then the cells"};
inline constexpr Sentence id_cell{"a cell is P (peg), H (hole) or O (no hole)"};
inline constexpr Sentence id_cells{
    "{needed, plural, one {# cell is needed} other {# cells are needed}}, but {cells, plural, one {here is #} other "
    "{here are #}}"};
inline constexpr Sentence no_hole{"the board has no hole"};
inline constexpr Sentence no_hole_yet{"the board has no hole; give lines hole or a picture"};
inline constexpr Sentence place_form{"a place is two numbers from 0 to 1, not {text}"};
inline constexpr Sentence place_range{"a place lies in the unit square: from 0 to 1"};
inline constexpr Sentence picture_end{"the picture has no line 'end'"};
inline constexpr Sentence first_line{"the first line is the word peg alone"};
inline constexpr Sentence write_line{"write: line A B C, for three holes in a row"};
inline constexpr Sentence one_picture{"there is one picture at most, and nothing else in its first line"};
inline constexpr Sentence start_twice{"the start is given twice"}, goal_twice{"the goal is given twice"};
inline constexpr Sentence write_goal{"write: goal any, or goal and the holes that hold a peg at the end"};
inline constexpr Sentence unknown_word{
    "unknown word {word}; a line begins with hole, line, square, triangular, empty, pegs, goal or outline"};
inline constexpr Sentence write_hole{"write: hole NAME X Y"};
inline constexpr Sentence all_placed_or_none{"either all holes have a place or none"};
inline constexpr Sentence write_outline{"write: outline X Y X Y X Y ..., at least three corners"};
inline constexpr Sentence too_many_outlines{"there are more than {most} outlines"};
inline constexpr Sentence picture_and_holes{"a board has either a picture or lines hole, not both"};

// What is wrong with an option, or with a board that another format shall hold. {holes} is a list without commas.
inline constexpr Sentence option_unknown_hole{
    "--{option}: there is no hole {hole} on this board; its holes are {holes}"};
inline constexpr Sentence option_hole_twice{"--{option}: the hole {hole} is there twice"};
inline constexpr Sentence no_such_board{"there is no board {board}; the boards are {boards}"};
inline constexpr Sentence lines_only_none{
    "no three holes of this board lie in a line, and lines are all the format holds"};
inline constexpr Sentence lines_only_bare{
    "no line passes through the {count, plural, one {hole} other {holes}} {holes}, and lines are all the format holds"};
inline constexpr Sentence lines_only_misread{
    "in this format a hole's name would be taken for something else; rename the first hole"};
inline constexpr Sentence lines_only_start{
    "the format holds the lines alone: when they are read, the hole {hole} is empty at the start and takes the last "
    "peg, "
    "which is not so on this board. Add --start {hole} --goal {hole} to write its lines all the same"};
inline constexpr Sentence lines_only_position{"the format holds lines alone, no position; only our own text does"};

// What the computer is doing, as its progress is told.
inline constexpr Sentence phase_solutions{"solutions"};
inline constexpr Sentence phase_solution{"a solution"};
inline constexpr Sentence phase_plans{"plans"};

// What is proved of a new board, and why there can be none. {plans} is a whole number.
inline constexpr Sentence made_with_plans{
    "There {plans, plural, one {is one way} other {are # ways}} to do it, in {moves, plural, one {# move} other {# "
    "moves}}{plans, plural, one {} other { at fewest}}."};
inline constexpr Sentence made_winnable{"It can be done, in {jumps, plural, one {# jump} other {# jumps}}."};
inline constexpr Sentence no_jump_at_all{"this board has no lines, so no peg can ever jump; choose another one"};
inline constexpr Sentence no_symmetry{"this board has no symmetry; leave --symmetric out or choose another one"};
inline constexpr Sentence fewer_than_goal{
    "each jump takes a peg, so --pegs must be more than the {goal, plural, one {# peg} other {# pegs}} of the goal, "
    "not "
    "{pegs}"};
inline constexpr Sentence more_moves_than_jumps{
    "--in-moves {moves} is too many: so many pegs allow {jumps, plural, one {# jump} other {# jumps}}, and a move has "
    "at least one; ask for more pegs or fewer moves"};

// Grounds for new boards.
inline constexpr Sentence ground_pentagon{"The pentagon"}, ground_triangle{"The triangle"};
inline constexpr Sentence ground_english{"The English board"}, ground_french{"The French board"};
inline constexpr Sentence ground_star{"The star"}, ground_hexagon{"The hexagon"};
inline constexpr Sentence ground_picture{"A symmetric picture on the English board"};

// What is set on a board that is drawn.
inline constexpr Sentence setting_line{"Jump line"}, setting_pegs{"Peg at the start"}, setting_goal{"Peg at the end"};
inline constexpr Sentence setting_any{"One peg left anywhere"};
inline constexpr Sentence set_line_help{
    "Touch three holes in a row: a peg at either end may jump over the middle one."};
inline constexpr Sentence set_pegs_help{"Touch a hole to put a peg in it, or to take it out."};
inline constexpr Sentence set_goal_help{"Touch a hole that is to hold a peg in the end."};
inline constexpr Sentence set_any_help{"It is solved when one peg is left, wherever that is."};

}  // namespace schlegel::peg::words
