#pragma once
#include "base/say.hpp"

/// What peg solitaire says to people. A hole, and a peg by its hole, goes by the name on the board, "O" or "B3"; a list
/// of them is "A, B, C".
namespace schlegel::peg::words {

// The puzzle.
inline constexpr Sentence title{"Peg solitaire"}, tab{"Pegs"}, solution{"solution"}, solutions{"solutions"};
inline constexpr Sentence board_size{"{count, plural, one {# hole} other {# holes}}"};
inline constexpr Sentence goal{
    "Reach the goal. Jump a peg over another into an empty hole: the jumped peg is removed."};
inline constexpr Sentence how{
    "Drag a peg to its new hole, or press the peg and then the hole. You can also type both names if they’re single "
    "letters. Jumps in a row by one peg are one move."};

// Help for its options on the command line.
inline constexpr Sentence option_board{"a board by name, such as pentagon16, english33"};
inline constexpr Sentence option_start{"the hole that is empty at the start"};
inline constexpr Sentence option_goal{"the hole where the last peg must end, or any"};
inline constexpr Sentence option_fewest_moves{
    "solutions with the fewest moves; a chain of jumps by one peg is one move"};
inline constexpr Sentence option_pegs{"number of pegs at the start"};
inline constexpr Sentence option_in_moves{
    "a board whose shortest solution takes N moves; a chain of jumps by one peg is one move"};
inline constexpr Sentence option_symmetric{"a start and a goal that share a symmetry of the board"};

// The goal of one board, as a rule beside it.
inline constexpr Sentence end_anywhere{"End with one peg, in any hole."};
inline constexpr Sentence end_in{"End with one peg, in {hole}, the ringed hole."};
inline constexpr Sentence end_in_all{
    "End with a peg in each of the {holes, plural, other {# ringed holes}}, and in no other."};

// Why a move is not played.
inline constexpr Sentence no_peg_in{"There is no peg in {hole}."};
inline constexpr Sentence no_peg_over{"There is no peg in {hole} to jump over."};
inline constexpr Sentence not_empty{"{hole} is not empty."}, cannot_jump{"The peg in {hole} can’t jump now."};
inline constexpr Sentence choose_peg{"{hole} is empty. Choose a peg that can jump there."};
inline constexpr Sentence no_such_hole{"There is no hole {hole} on this board."};
inline constexpr Sentence jump_form{"A jump is written from-over-to, such as {example}, not {text}."};
inline constexpr Sentence not_in_line{"{first}, {second} and {third} are not in line on this board."};
inline constexpr Sentence no_line{"No line leads from {from} to {to}."};
inline constexpr Sentence several_between{"There are several holes between them: name the one jumped over as well."};

// The position: below the board, and for those who do not see it.
inline constexpr Sentence done{
    "Done in {same, select, yes {} other {{moves, plural, one {# move} other {# moves}} and }}{jumps, plural, one {# "
    "jump} other {# jumps}}."};
inline constexpr Sentence last_peg{"The last peg is in {hole}."};
inline constexpr Sentence wrong_hole{"One peg is left, but {hole} is not where it belongs."};
inline constexpr Sentence stuck{
    "No jumps left, but {pegs, plural, one {# peg remains} other {# pegs remain}}. Undo a few moves."};
inline constexpr Sentence left_anywhere{"{pegs, plural, one {# peg} other {# pegs}} left. End with one peg, anywhere."};
inline constexpr Sentence left_in{"{pegs, plural, one {# peg} other {# pegs}} left. End with one peg, in {hole}."};
inline constexpr Sentence left_ringed{
    "{pegs, plural, one {# peg} other {# pegs}} left. End with pegs in the ringed holes."};
inline constexpr Sentence jumped{"{from} jumps over {over} into {to}."};
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
inline constexpr Sentence safe_jump{"a safe jump{held, select, yes {} other { from {hole}}}"};
inline constexpr Sentence dead_end{"a dead end{held, select, yes {} other { from {hole}}}"};

// Names of figures.
inline constexpr Sentence moves_figure{"Moves"}, jumps_figure{"Jumps"}, fewest_figure{"Fewest moves"};
inline constexpr Sentence to_go_figure{"Jumps to go"};

// The computer's answer: headlines, sentences, and notes at a jump.
inline constexpr Sentence done_in{"Done in {moves, plural, one {# move} other {# moves}}"};
inline constexpr Sentence shortest{"The shortest solution takes {moves, plural, one {# move} other {# moves}}."};
inline constexpr Sentence shortest_of{
    "The shortest solution takes {moves, plural, one {# move} other {# moves}} from here, {all} in all."};
inline constexpr Sentence each_order{"The same jumps in another order count as another solution."};
inline constexpr Sentence too_many_to_count{
    "There’s a solution from here, but this board is too large to count them all."};
inline constexpr Sentence shortest_ways{
    "{ways, plural, one {# solution, a shortest one} other {# solutions, a shortest one among them}}"};
inline constexpr Sentence keeps_possible{"safe"};
inline constexpr Sentence dead_ends{
    "{dead, plural, one {# of {jumps, plural, one {# jump} other {# jumps}} leads to a dead end} other {# of {jumps, "
    "plural, one {# jump} other {# jumps}} lead to dead ends}}."};
inline constexpr Sentence not_known_of{"For {jumps, plural, one {# jump} other {# jumps}} it isn’t known."};
inline constexpr Sentence fewest_solution{"solution with the fewest moves"},
    fewest_solutions{"solutions with the fewest moves"};

// The table of start and finish holes.
inline constexpr Sentence pairs_won{"{pairs, plural, other {# of {all} pairs can be won}}"};
inline constexpr Sentence table_columns{
    "Start hole, finish hole: number of solutions (every order of jumps counts), fewest moves."};
inline constexpr Sentence table_rest{"The other pairs can’t be won."};
inline constexpr Sentence table_undecided{
    "Of the other pairs, {pairs, plural, one {# is undecided} other {# are undecided}}; the rest can’t be won."};
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

// Why there is no solution. {parity} is "odd" or "even"; {how} is "named" where nothing on the board is lit, or where
// few holes are; {rows}: jumps run in straight rows.
inline constexpr Sentence parity_lines{
    "{rows, select, yes {A jump changes all three holes of a row. Any row of three has} other {Any jump changes}} "
    "exactly two of "
    "{how, select, named {the holes {holes}} other {the lit holes}}{none, select, yes { "
    "or "
    "none} other {}}, so {rows, "
    "select, yes {a jump} other "
    "{it}} "
    "never changes whether they hold an odd or an even number of pegs."};
inline constexpr Sentence parity_again{
    "The same is true of {how, select, named {the holes {holes}} other {the {count} holes that are lit now}}: {rows, "
    "select, yes {any "
    "row of three has} other {any jump changes}} exactly two of them{none, select, yes { or none} other {}}."};
inline constexpr Sentence parity_now{"Now they hold {pegs}, an {parity, select, odd {odd} other {even}} number."};
inline constexpr Sentence parity_then{
    "At the goal they would hold {pegs}, an {parity, select, odd {odd} other {even}} number."};
inline constexpr Sentence parity_last{
    "{parity, select, odd {If the last peg were in any other hole, they would hold none, an even number. So it must be "
    "in "
    "one of them} other {If the last peg were in one of them, they would hold one, an odd number. So it can’t be in "
    "any "
    "of them}}{more, select, 0 "
    "{} "
    "other {: that rules out {more, plural, one {# more hole} other {# more holes}}}}."};
inline constexpr Sentence all_ruled_out{"Now every hole is ruled out for the last peg."};
inline constexpr Sentence weights{
    "Give {how, select, named {the holes these weights, and 0 to the others: {weights}} other {each hole the weight "
    "shown, or 0}}. Every jump replaces two pegs with one that weighs no more than both together, so the total never "
    "rises."};
inline constexpr Sentence weights_again{
    "Now give {how, select, named {the holes these weights, and 0 to the others: {weights}} other {each hole the "
    "weight shown, or 0}}. Again, every jump replaces two pegs with one that weighs no more."};
inline constexpr Sentence weight_now{"Now the pegs weigh {weight}."};
inline constexpr Sentence weight_then{"At the goal they would weigh {weight}."};
inline constexpr Sentence weights_shown{
    "With the weights shown, the pegs weigh {now}, but the goal needs {weight}{any, select, yes { or more} other {}}."};
inline constexpr Sentence weight_last{"So the last peg can’t be in a hole that weighs more."};
inline constexpr Sentence fact_parity{"{holes} hold an {parity, select, odd {odd} other {even}} number of pegs"};
inline constexpr Sentence fact_weight{"with the weights {weights}, the pegs weigh {weight}"};
inline constexpr Sentence similar{"Similar arguments rule out the rest."};
inline constexpr Sentence rest_searched{"For the rest, the search tried everything."};
inline constexpr Sentence every_way_was_tried{
    "The search tried everything, in {steps, plural, one {# position} other {# positions}}."};

// Explanations. {gone} and {holes} are holes, {kept} is a list of pegs and holes, {run} is jumps in a row by one peg;
// {from}, {over} and {to} are the holes of a jump.
inline constexpr Sentence technique_only_jump{"Only jump"}, technique_last_jump{"Last jump"};
inline constexpr Sentence technique_three_purge{"3-purge"}, technique_six_purge{"6-purge"};
inline constexpr Sentence technique_l_purge{"L-purge"}, technique_package{"Package"};
inline constexpr Sentence technique_safe_jump{"Safe jump"}, technique_no_jump{"No jump left"};
inline constexpr Sentence technique_class{"Position class"}, technique_weights{"Weights"};
inline constexpr Sentence technique_every_jump{"Every jump fails"}, technique_search{"Exhaustive search"};
inline constexpr Sentence kept_pegs{"the {count, plural, one {peg} other {pegs}} in {holes}"};
inline constexpr Sentence kept_holes{"the empty {count, plural, one {hole} other {holes}} {holes}"};
inline constexpr Sentence pegs_are_gone{
    "the {count, plural, one {peg in {holes} is} other {pegs in {holes} are}} gone"};
/// {known}: one of its kind was told before.
inline constexpr Sentence step_package{
    "{jumps}. Here {kept} just {count, plural, one {helps} other {help}}{known, select, no {: in the end {count, "
    "plural, "
    "one {it is} other {they are}} as before} other {}}, and only {gone}{kind, select, three {, three in a row,} six "
    "{, "
    "two rows of three,} corner {, an L,} other {}} are gone. {known, select, no {Such a group of jumps is called "
    "{kind, select, three {a 3-purge} six {a 6-purge} corner {an L-purge} other {a package}}} other {This is another "
    "{kind, select, three {3-purge} six {6-purge} corner {L-purge} other {package}}}}."};
inline constexpr Sentence title_clear{"Clear {gone}"};
inline constexpr Sentence one_jumps{"{from} jumps over {over} into {to}"};
inline constexpr Sentence jumping_on{
    " and then over {over} into {to}"};  ///< follows the last; together they are a {run}
inline constexpr Sentence title_use{"{how, select, room {Make room in} empties {Empty} other {Fill}} {hole}"};
inline constexpr Sentence title_last{"{count, plural, one {Last jump} other {Last jumps}}"};
inline constexpr Sentence step_jump{"{run}."};
inline constexpr Sentence step_last_jump{
    "{run}{goal, select, any {, leaving one peg} one {, where the "
    "last peg belongs} other {, and every peg is where it belongs}}."};
inline constexpr Sentence step_only_jump{"There is only one jump: {run}."};
inline constexpr Sentence step_clears{"{hole} must be empty at the end, and only this jump can ever clear it: {run}."};
inline constexpr Sentence others_too_light{
    "Now the pegs weigh {now} and the goal needs {weight}{any, select, yes { or more} other {}}, but every other jump "
    "leaves less."};
inline constexpr Sentence others_lead_nowhere{"Every other jump leads to a dead end."};
/// {when}: "next", "later", or "filled" where the peg that is jumped over has yet to come, "refilled": to come back.
inline constexpr Sentence then_jumps_on{
    "From {from} it can {when, select, next {now} other {later}} jump over {over} into {to}{when, select, filled {, "
    "once {over} is filled} refilled {, once {over} is filled again} other {}}."};
inline constexpr Sentence then_jumped_over{
    "{when, select, next {Now} other {Later}} {from} can jump over {over} into {to}."};
inline constexpr Sentence then_room{"That empties {to}, so that {from} can jump over {over} into {to}."};
inline constexpr Sentence then_package{
    "{how, select, empties {Now {hole} is empty, which is needed to clear {holes}} cleared {{when, select, next {Now} "
    "other {Later}} {holes} can be cleared together} other {The peg in {hole} is needed to clear {holes}}}{missing, "
    "select, 0 {} 1 {, once {missing_holes} is filled} other {, once {missing_holes} are filled}}."};
inline constexpr Sentence title_reason{
    "{sort, select, weights {Weights} other {Odd or even}}{any, select, yes {: {holes} {more, select, yes {more } "
    "other {}}{holes, plural, one {hole} other "
    "{holes}} ruled out} other {}}"};
inline constexpr Sentence title_case{"{jump} fails"};
inline constexpr Sentence no_jump{"No peg can jump, and this isn’t the goal."};
inline constexpr Sentence suppose_jump{"Suppose {from} jumps over {over} into {to}."};
inline constexpr Sentence every_jump_fails{
    "{jumps, plural, one {The only jump leads} other {Each of the # jumps leads}} to a contradiction, so the goal "
    "can’t be reached."};
inline constexpr Sentence other_jumps_tried{
    "After {jumps, plural, one {the other jump} other {each of the other # jumps}}, the search tried everything and "
    "never reached the goal."};

// What is wrong with a text. Words of the placeholders `text`, `hole` and `word` come with quotation marks.
inline constexpr Sentence text_too_long{
    "the text has {bytes} bytes; a peg board, with at most {holes} holes, may have at most {most}"};
inline constexpr Sentence name_form{"a hole's name is 1 to 16 letters, digits or '_', not {text}"};
inline constexpr Sentence hole_twice{"the hole {hole} appears twice"},
    hole_named_twice{"the hole {hole} is named twice"};
inline constexpr Sentence too_many_holes{"this is hole number {number}; a board has at most {most} holes"};
inline constexpr Sentence unknown_hole{"there is no hole {hole} on this board"};
inline constexpr Sentence line_repeats{"a line has three different holes; this one names {hole} twice"};
inline constexpr Sentence too_many_lines{"there are more than {most} lines"}, too_wide{"the picture is too wide"};
inline constexpr Sentence picture_form{
    "a picture has o for a peg, a dot for an empty hole, and blanks elsewhere; replace {text}"};
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
    "{needed, plural, one {# cell is needed} other {# cells are needed}}, but there {cells, plural, one {is #} other "
    "{are #}}"};
inline constexpr Sentence no_hole{"the board has no hole"};
inline constexpr Sentence no_hole_yet{"the board has no hole; add hole lines or a picture"};
inline constexpr Sentence place_form{"coordinates are two numbers from 0 to 1, not {text}"};
inline constexpr Sentence place_range{"coordinates are in the unit square: from 0 to 1"};
inline constexpr Sentence picture_end{"the picture has no line 'end'"};
inline constexpr Sentence first_line{"the first line is the word peg alone"};
inline constexpr Sentence write_line{"write: line A B C, for three holes in a row"};
inline constexpr Sentence one_picture{"a board has at most one picture, and its first line holds one word only"};
inline constexpr Sentence start_twice{"the start is given twice"}, goal_twice{"the goal is given twice"};
inline constexpr Sentence write_goal{"write: goal any, or goal and the holes that hold a peg at the end"};
inline constexpr Sentence unknown_word{
    "unknown word {word}; start with hole, line, square, triangular, empty, pegs, goal or outline"};
inline constexpr Sentence write_hole{"write: hole NAME X Y"};
inline constexpr Sentence all_placed_or_none{"either all holes have coordinates or none"};
inline constexpr Sentence write_outline{"write: outline X Y X Y X Y ..., at least three corners"};
inline constexpr Sentence too_many_outlines{"there are more than {most} outlines"};
inline constexpr Sentence picture_and_holes{"a board has either a picture or hole lines, not both"};

// What is wrong with an option, or with a board that another format shall hold. {holes} is a list without commas.
inline constexpr Sentence option_unknown_hole{
    "--{option}: there is no hole {hole} on this board; its holes are {holes}"};
inline constexpr Sentence option_hole_twice{"--{option}: the hole {hole} appears twice"};
inline constexpr Sentence no_such_board{"there is no board {board}; the boards are {boards}"};
inline constexpr Sentence lines_only_none{"this board has no lines, and lines are all the format holds"};
inline constexpr Sentence lines_only_bare{
    "no line passes through the {count, plural, one {hole} other {holes}} {holes}, and lines are all the format holds"};
inline constexpr Sentence lines_only_misread{
    "in this format a hole's name would be taken for something else; rename the first hole"};
inline constexpr Sentence lines_only_start{
    "the format holds only lines: the start and the goal would be lost; add --start {hole} --goal {hole} to write the "
    "lines anyway"};
inline constexpr Sentence lines_only_position{"the format holds lines alone, no position; Schlegel format holds both"};

// What the computer is doing, as its progress is told.
inline constexpr Sentence phase_solutions{"counting solutions"};
inline constexpr Sentence phase_solution{"looking for a solution"};
inline constexpr Sentence phase_plans{"rating solutions"};

// What is proved of a new board, and why there can be none. {plans} is a whole number.
inline constexpr Sentence generated_with_plans{
    "It has {plans, plural, one {one solution} other {# solutions (every order of jumps counts)}}; {plans, plural, one "
    "{it} other {the shortest}} takes {moves, plural, one {# move} other {# moves}}."};
inline constexpr Sentence generated_winnable{"It’s solvable, in {jumps, plural, one {# jump} other {# jumps}}."};
inline constexpr Sentence no_jump_at_all{"this board has no lines, so no peg can ever jump; choose another one"};
inline constexpr Sentence no_symmetry{"this board has no symmetry; leave --symmetric out or choose another one"};
inline constexpr Sentence fewer_than_goal{
    "each jump removes a peg, so --pegs must be more than the {goal, plural, one {# peg} other {# pegs}} of the goal, "
    "not {pegs}"};
inline constexpr Sentence more_moves_than_jumps{
    "--in-moves {moves} is too many: this many pegs allow {jumps, plural, one {# jump} other {# jumps}}, and each move "
    "has at least one; use more pegs or fewer moves"};

// Grounds for new boards.
inline constexpr Sentence base_pentagon{"Pentagon"}, base_triangle{"Triangle"};
inline constexpr Sentence base_english{"English board"}, base_french{"French board"};
inline constexpr Sentence base_star{"Star"}, base_hexagon{"Hexagon"};
inline constexpr Sentence base_picture{"English board, symmetric"};

// What is set on a board that is drawn.
inline constexpr Sentence setting_line{"Jump"}, setting_pegs{"Peg"}, setting_goal{"Goal"};
inline constexpr Sentence setting_any{"One peg left anywhere"};
inline constexpr Sentence set_line_help{"Tap three holes in a row: a peg at either end may jump over the middle one."};
inline constexpr Sentence set_pegs_help{"Tap a hole to add or remove a peg."};
inline constexpr Sentence set_goal_help{"Tap a hole that is to hold a peg at the end."};
inline constexpr Sentence set_any_help{"It’s solved when one peg is left, in any hole."};

}  // namespace schlegel::peg::words
