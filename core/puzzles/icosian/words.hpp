#pragma once
#include "base/say.hpp"

/// What the Icosian game says to people. {hole} is a hole's name, "A"; {holes} a list of them, "A, B and C" or
/// separated by commas or blanks; people read of holes, pegs and lines, programs of vertices and edges.
namespace schlegel::icosian::words {

// The puzzle.
inline constexpr Sentence title{"Icosian game"}, tab{"Icosian"}, solution{"tour"}, solutions{"tours"};
inline constexpr Sentence board_size{"{count, plural, one {# hole} other {# holes}}"};
inline constexpr Sentence path{"path"}, paths{"paths"};  ///< if it need not return to the start
inline constexpr Sentence goal{"Visit every hole once. Follow the lines and come back to where you began."};
inline constexpr Sentence goal_path{"Visit every hole once, following the lines."};
inline constexpr Sentence how{
    "Press your way from hole to hole, or drag along the lines. The last line back draws itself. You can also type a "
    "hole’s name if it’s a single letter. Press an earlier peg to go back to it."};
inline constexpr Sentence come_next{"{place} must come next"};

// Help for its options on the command line.
inline constexpr Sentence option_open{"the tour need not return to its start"};
inline constexpr Sentence option_opening{"the tour's first vertices, q,r,s,n,p"};
inline constexpr Sentence option_require{"edges that every tour uses, a-b,c-d"};
inline constexpr Sentence option_forbid{"edges that no tour uses, a-b,c-d"};
inline constexpr Sentence option_directed{"a tour and its reverse count as two"};
inline constexpr Sentence option_give{
    "givens that leave exactly one tour: opening, required, closed, or lines (required and closed)"};
inline constexpr Sentence option_shape{
    "a new graph: cubic (planar), conway (a polyhedron in Conway notation), knight (knight's moves, squares missing) "
    "or walls (a grid with walls)"};
inline constexpr Sentence option_size{"approximate number of vertices of the new graph"};
inline constexpr Sentence option_none{"a board with no tour, and a proof you can follow"};

// Base boards for new boards.
inline constexpr Sentence base_dodecahedron{"Dodecahedron"}, base_football{"Football"};
inline constexpr Sentence base_planar{"Random planar graph, 24 holes"};
inline constexpr Sentence base_polyhedron{"Random solid, 24 holes"};
inline constexpr Sentence base_walls{"6 by 6 with walls"}, base_large_walls{"8 by 8 with walls"};
inline constexpr Sentence base_knight{"Knight’s moves, squares missing"};

// New boards: what is proved of one, and why there can be none. {reason} is a sentence.
inline constexpr Sentence generated_alone{"It has exactly one {closed, select, 1 {tour} other {path}}."};
inline constexpr Sentence generated_with_opening{
    "It has exactly one {closed, select, 1 {tour} other {path}}. No shorter opening leaves just one."};
inline constexpr Sentence generated_with_fewest{
    "It has exactly one {closed, select, 1 {tour} other {path}}. No smaller set of {walls, select, 1 {walls} other "
    "{given lines}} leaves just one."};
inline constexpr Sentence generated_with_lines{
    "It has exactly one {closed, select, 1 {tour} other {path}}. Every {walls, select, 1 {wall} other {given line}} is "
    "needed: without it there would be more."};
inline constexpr Sentence generated_without_tour{"It has no tour. {reason}"};
inline constexpr Sentence no_such_shape{"--shape must be cubic, conway, knight or walls, not {text}"};
inline constexpr Sentence size_without_shape{
    "--size needs --shape; without it, the board has the vertices of its graph"};
inline constexpr Sentence walls_are_given{"--give cannot be used with --shape walls: the walls are the givens"};
inline constexpr Sentence no_such_give{
    "--give must be {none, select, 1 {} other {opening, }}required, closed or lines{none, select, 1 { with --none} "
    "other {}}, not {text}"};
inline constexpr Sentence base_board_size{
    "a generated board has {least} to {most} vertices, but this graph has {holes}; choose another graph"};
inline constexpr Sentence base_has_no_tour{
    "this graph has no tour, so no board on it has one; choose another graph, or --shape. {reason}"};
inline constexpr Sentence base_has_none_already{
    "this graph already has no tour, so nothing needs to be blocked; choose another graph, or --shape"};

// The rules of one board.
inline constexpr Sentence two_players{
    "Two players: the first sets {pegs, plural, one {# peg} other {# pegs}}, and the second completes the {closed, "
    "select, 1 {tour} other {path}}."};
inline constexpr Sentence given{
    "{count, plural, one {The first hole is given: {holes}.} other {The first # holes are given: {holes}, in this "
    "order. Pegs 1 {count, select, 2 {and} other {to}} # are in them.}}"};
inline constexpr Sentence many_given{
    "{count, plural, one {The first hole is given.} other {The first # holes are given.}}"};
inline constexpr Sentence open_tour{"You needn’t return to the start."};
inline constexpr Sentence thick_lines{"Use every thick line."};
inline constexpr Sentence dashed_lines{"Dashed lines are blocked."};

// Why a move is not played.
inline constexpr Sentence no_such_hole{"There is no hole {vertex} on this board."};
inline constexpr Sentence return_last{"{hole} is the start: return to it last, when every hole has its peg."};
inline constexpr Sentence already_has{"{hole} already has peg {peg}."};
inline constexpr Sentence no_line{"No line connects {from} and {hole}."};
inline constexpr Sentence line_blocked{"The line from {from} to {hole} is blocked."};
inline constexpr Sentence opening_fixed{"The opening is fixed: peg {peg} stays where it is."};

// The position: below the board, and for those who do not see it.
inline constexpr Sentence tour_done{"A Hamiltonian tour! All {holes} holes, and home again."};
inline constexpr Sentence path_done{"A Hamiltonian path! All {holes} holes, each of them once."};
inline constexpr Sentence wrong_lines{
    "Every hole has its peg, but the tour misses a line that it must use, or uses a blocked one."};
inline constexpr Sentence no_line_back{"Every hole has its peg, but no line leads from {from} back to {hole}."};
inline constexpr Sentence line_left_out{"Every hole has its peg, but a line that must be used was missed."};
inline constexpr Sentence stuck{"You’re stuck at {hole}. Go back a few holes."};
inline constexpr Sentence first_player{"First player: set {pegs, plural, one {# more peg} other {# more pegs}}."};
inline constexpr Sentence second_player{"Second player: complete the {closed, select, 1 {tour} other {path}}."},
    begin{"Begin at any hole."};
inline constexpr Sentence to_go{"{count, plural, one {# hole} other {# holes}} to go."};
inline constexpr Sentence opening_figure{"Opening"};
inline constexpr Sentence peg_in{"Peg {peg} in {hole}."};
inline constexpr Sentence none_set{"No pegs yet."}, the_holes{"The holes are {holes}."};
inline constexpr Sentence pegs_in_order{"Pegs in order: {holes}."};
inline constexpr Sentence on_to{"From {hole} you can go to {holes}."},
    no_line_on{"No line leads from {hole} to an empty hole."};
inline constexpr Sentence empty_holes{"Empty: {holes}."}, none_empty{"No hole is empty."};
inline constexpr Sentence holes_to_go{"{count, plural, one {# hole} other {# holes}} to go: {holes}."};
inline constexpr Sentence then_return{"Then return to {hole}."};
inline constexpr Sentence size{
    "{holes, plural, one {# hole} other {# holes}} and {lines, plural, one {# line} other {# lines}}."};
inline constexpr Sentence pegs_set{"{pegs, plural, one {# peg} other {# pegs}} placed, the last in {hole}."};

// A hole: some of these, separated by commas.
inline constexpr Sentence peg_here{"peg {peg}"}, last_one{"the last one"}, empty{"empty"}, next{"next"};
inline constexpr Sentence out_of_reach{"out of reach"}, safe{"safe"};

// The computer's answer: headlines, sentences, and notes at a hole.
inline constexpr Sentence a_tour{"A {closed, select, 1 {tour} other {path}}!"}, number_figure{"Number"},
    tour_of{"{closed, select, 1 {Tour} other {Path}} {number} of {tours}"};
inline constexpr Sentence found_of{
    "{closed, select, 1 {{tours, plural, one {This board has just one tour.} other {Yours is one of # tours.}}} other "
    "{{tours, plural, one {This board has just one path.} other {Yours is one of # paths.}}}}"};
inline constexpr Sentence too_many_to_count{
    "There’s at least one solution from here. Counting them all would take too long."};
inline constexpr Sentence tours_counted{"{tours, plural, one {# tour} other {# tours}}"};
inline constexpr Sentence paths_counted{"{tours, plural, one {# path} other {# paths}}"};
inline constexpr Sentence tours_both_ways{"A tour and its reverse count as one."};
inline constexpr Sentence paths_both_ways{"A path and its reverse count as one."};
inline constexpr Sentence would_cut_off{"It would cut off {holes}."}, has_cut_off{"Move {move} cut off {holes}."};
inline constexpr Sentence dead_end_cutting{"{hole} is a dead end: it would cut off {holes}."};
inline constexpr Sentence dead_end_because{"{hole} is a dead end. {reason}"};
inline constexpr Sentence dead_ends{"{holes} are dead ends."};

// Why the computer does not know.
inline constexpr Sentence stopped_at_nodes{"stopped after {nodes, plural, one {# step} other {# steps}}"};
inline constexpr Sentence stopped_at_tours{"stopped after {solutions, plural, one {# tour} other {# tours}}"};

// Why there is no tour, in short.
inline constexpr Sentence cut_off{"{count, plural, one {{holes} is cut off.} other {{holes} are cut off.}}"};
inline constexpr Sentence too_small{"A tour needs at least 3 holes."};
inline constexpr Sentence nothing_to_visit{"There are no holes to visit."};
inline constexpr Sentence contradiction{
    "The forced lines lead to a contradiction{count, select, 0 {} other { at {holes}}}."};
inline constexpr Sentence no_opening{"The opening doesn’t follow open lines."};

// And step by step. If {holes} are many, they are called "the 12 lit holes".
inline constexpr Sentence these_holes{"the {count} lit holes"}, holes_from_to{"{first} to {last}"};
inline constexpr Sentence stranded_there{
    "{passed} {count, plural, one {is} other {are}} passed, so {left, select, none {no hole leads} other {only {left} "
    "still leads}} to {hole}. A tour needs a way in and a way out."};
inline constexpr Sentence passed_there{"The lines to {holes} can no longer be used: the path has passed there."};
inline constexpr Sentence unusable{"The lines to {holes} can’t be used."};
inline constexpr Sentence route_through{
    "Every route from {cut} to the rest of the board goes through {holes}, where the path {count, plural, one {ends} "
    "other {begins and ends}}."};
inline constexpr Sentence piece{
    "{cut, select, none {} other {Without {cut}, the board falls into {pieces} pieces. }}Piece {number} of {pieces}: "
    "{holes}{passed, select, yes {, which the path has passed} other {}}."};
inline constexpr Sentence lines_forced{
    "{lines, plural, one {This line is forced: a tour needs two lines at each hole, and no others were left} other "
    "{These lines are forced one after the other: a tour needs two lines at each hole, and each time no others were "
    "left}}."};
inline constexpr Sentence conditions_clash{"The givens of this board contradict each other."};

// Explanations. {line} is a line, {lines} a list of them; {at} says whether it is about a hole of a closed tour, a hole
// of an open one, whose two ends count like lines, or these ends; {open} is "yes" for a path.
inline constexpr Sentence technique_conditions{"Contradictory givens"}, technique_two_lines{"Two lines left"};
inline constexpr Sentence technique_full_hole{"Hole done"}, technique_early_loop{"Premature loop"};
inline constexpr Sentence technique_cut_hole{"Cut vertex"}, technique_cut_of_two{"Two-edge cut"};
inline constexpr Sentence technique_parity{"Even cut"}, technique_colours{"Two colours"};
inline constexpr Sentence technique_two_holes{"Two-vertex cut"};
/// Empty for one hole: its lines are the title then.
inline constexpr Sentence title_two_lines{"{count, plural, one {} other {{many} holes with two lines left}}"};
inline constexpr Sentence title_full_hole{
    "{count, plural, one {One hole has its two lines} other {{many} holes have their two lines}}"};
inline constexpr Sentence title_early_loop{"{count, plural, one {A loop to avoid} other {{many} loops to avoid}}"};
inline constexpr Sentence title_cut_hole{"Too many pieces"};
inline constexpr Sentence title_cut_of_two{"Two lines are the only way across"};
inline constexpr Sentence title_parity{"Borders are crossed in pairs"};
inline constexpr Sentence title_two_holes{"Two holes hold the board together"};
/// {order}: so many symmetries the drawing has, if these are all that the board has; else 0. {images}: how many lines,
/// or "all" others, can take the place of {line}.
inline constexpr Sentence why_symmetric{
    "{order, select, 0 {Think of the holes as beads and of the lines as strings. The net can be picked up and put "
    "down "
    "again with each bead on a hole and each string on a line, but with another {at, select, line {string on line} "
    "other {bead on}} {line}. A search finds such a way for {images, select, all {all the other {at, select, line "
    "{lines} other {ends}}} 1 {one other {at, select, line {line} other {end}}} other {each of {images} other {at, "
    "select, line {lines} other {ends}}}}, and then every step just taken can be taken again} 3 {The board looks the "
    "same after a third of a turn} 10 {The board looks the same {images, select, 4 {after a fifth of a turn} other "
    "{when it is turned or mirrored}}} other {The board looks the same when it is turned or mirrored}}."};
/// {holes} is a list, for one or for several.
inline constexpr Sentence holes_named{"{count, plural, one {hole} other {holes}} {holes}"};
inline constexpr Sentence line_between{"{from}-{to}"}, end_at{"the end at hole {hole}"};
inline constexpr Sentence line_is_used{"line {line} is used"}, line_is_ruled_out{"line {line} isn’t used"};
inline constexpr Sentence ends_at{"hole {hole} is an end of the path"};
inline constexpr Sentence does_not_end_at{"hole {hole} isn’t an end of the path"};
inline constexpr Sentence step_border{
    "Only {count} lines run between {holes} and the other holes: {lines}. A tour must cross there and come back, so it "
    "uses "
    "an even number of them: 2{count, select, 3 {} 4 { or 4} 5 { or 4} other {, 4 or 6}}. {count, select, 3 {There "
    "are 3 ways to choose them} 4 {There are 6 ways to choose 2, and 1 to choose 4: 7 in all} 5 {There are 10 ways to "
    "choose 2, and 5 to choose 4: 15 in all} other {There are 15 ways to choose 2, 15 to choose 4, and 1 to choose 6: "
    "31 in all}}."};
inline constexpr Sentence border_found{"one border, crossed by {count} lines"};
inline constexpr Sentence suppose_crossing{"Suppose that of the {count} lines a tour uses only {lines}."};
inline constexpr Sentence only_hole{"There is only one hole, so there is only one path."};
inline constexpr Sentence step_two_lines{
    "{at, select, hole {Only two lines are left at hole {hole}, and a tour needs two, so it uses {count, plural, one "
    "{{lines}} other {both: {lines}}}} either {Hole {hole} needs two lines, or one and an end of the path. "
    "Only two of these are left, so the path has {lines}} other {Only two possible ends are left, so the path ends at "
    "{ends}}}."};
/// The same of a hole with {reasons}, which are clauses like the next two; none: they were said right before. {ways}:
/// the two holes beside it that are left.
inline constexpr Sentence because_two_lines{
    "{reasons, select, none {Then} other {{reasons}, so}} only {ways} still lead to {hole}, and a tour needs "
    "both{count, plural, one {, so {lines} is used} other {}}."};
inline constexpr Sentence is_passed{"hole {hole} already has its two lines on the path"};
inline constexpr Sentence has_its_lines{"hole {hole} already has its two lines ({used})"};
inline constexpr Sentence lines_used{"{lines} {count, plural, one {is} other {are}} used"};
inline constexpr Sentence step_too_few_lines{
    "{at, select, hole {{left, select, 0 {No line is} other {Only one line is}} left at hole {hole}, but a tour "
    "needs two} either {Hole {hole} needs two lines, or one and an end of the path, but {left, select, 0 {none is} "
    "other "
    "{only one is}} left} other {The path needs two ends, but {left, select, 0 {no possible one is} other {only one "
    "possible end is}} left}}."};
inline constexpr Sentence again_at_hole{"hole {hole} ({lines})"};
inline constexpr Sentence step_full_hole{
    "{at, select, hole {Hole {hole} already has its two lines, {used}} either {Hole {hole} already has two lines, or "
    "one and an end of the path} other {The path already has both its ends}}, so {lines} {count, plural, one {is} "
    "other {are}} ruled out."};
inline constexpr Sentence step_three_lines{
    "{at, select, hole {{lines} are all used, but a tour uses only two lines at hole {hole}} either {Hole {hole} would "
    "have "
    "three lines, or two and an end of the path, but it can have only two of these} other {The path would have three "
    "ends}}."};
inline constexpr Sentence step_early_loop{
    "{at, select, loop {The used lines already lead from hole {from} to hole {to}: {lines} would close a loop that "
    "misses holes, so "
    "it "
    "is ruled out} other {With {lines} the path would be complete but miss holes, so {lines} is ruled out}}."};
inline constexpr Sentence step_loop{
    "The used lines {at, select, loop {close a loop} other {complete a path}} through {named, select, yes "
    "{{holes} that misses the other holes} other {only {count} holes}}."};
inline constexpr Sentence step_falls_apart{
    "{count, select, 0 {The lines left fall into {pieces} separate pieces, and a {open, select, no {tour} other "
    "{path}} can visit only one of them} other {Without {holes}, the lines left fall into {pieces} separate pieces. "
    "A {open, select, no {tour} other {path}} passes through {count, plural, one {{holes}} other {each of these "
    "holes}} only once{ends, select, inside { and can’t begin in one piece and end in another} other {}}{joined, "
    "select, no {} lines {, and used lines join some of these holes to each other} other {, and it ends there}}, so "
    "it can visit {most, plural, one {only one} other {at most #}} of the pieces}}."};
inline constexpr Sentence step_two_pieces{
    "Without {holes}, the rest falls into {pieces} pieces. The {open, select, no {tour} other {path}} {count, "
    "plural, one {must get across at {holes}, so it can’t end there} other {must cross at both holes, so it can’t "
    "use {lines}, which joins them}}."};
inline constexpr Sentence step_cut_of_two{
    "{open, select, no {Of the lines that lead out of {holes}, only {lines} are left. A tour must come in by one and "
    "leave by the other, so it "
    "uses both} other {In {holes}, the path can enter, leave or end only by {lines}. It needs two of these, so it "
    "has both}}."};
inline constexpr Sentence step_one_way{
    "{open, select, no {Of the lines that lead out of {holes}, only {lines} is left: a tour that comes in can’t leave} "
    "other {In {holes}, the "
    "path can enter, leave or end only by {lines}, but it needs two of these}}."};
inline constexpr Sentence step_parity{
    "{open, select, no {A tour crosses the border of {holes} an even number of times. {used, select, 0 {No line is} "
    "1 {One line is} other {{used, number} lines are}} used there so far} other {The times the path crosses the "
    "border of {holes}, plus its ends inside, make an even number. So far they make {used, number}}}, and only "
    "{lines} is undecided, so it is {is, select, used {used too} other {ruled out}}."};
inline constexpr Sentence step_odd_border{
    "{open, select, no {A tour crosses the border of {holes} an even number of times, but {used, plural, one "
    "{exactly one line is} other {exactly # lines are}} used there} other {The times the path crosses the border of "
    "{holes}, plus its ends inside, make an even number. But they make {used, number}}}, and nothing there is "
    "undecided."};
inline constexpr Sentence step_colours{
    "Colour {many, plural, one {hole {dark}} other {# holes, among them {dark},}} dark and the other {few} light so "
    "that {closed, select, 0 {every line} other {every line left}} joins "
    "dark to light. A tour alternates between the two, so it would need as many dark holes as light ones. But there "
    "are {many} dark and {few} light."};
inline constexpr Sentence step_colours_but_one{
    "Every line left but {line} joins one of {many, plural, one {# hole} other {# holes}} to one of the other "
    "{few}{is, select, none {, and that line alone can’t make up for the difference} used {. To make up for the "
    "difference, the tour uses that line} other {. Both groups are the same size, so a tour uses as many lines inside "
    "one as inside the other: that line is ruled out}}."};

// What is wrong with a text. {text} and {other} come with quotation marks; {edge} is "a-b".
inline constexpr Sentence needs_vertex{"the graph has no vertex; a tour needs at least one"};
inline constexpr Sentence number_of_holes{"the number of holes the first player sets"};
inline constexpr Sentence opening_repeats{"the opening visits {text} twice; a tour visits each vertex once"};
inline constexpr Sentence opening_jumps{"no edge joins {other} and {text}; an opening is a path in the graph"};
inline constexpr Sentence required_and_forbidden{"the edge {edge} is both required and forbidden"};
inline constexpr Sentence opening_forbidden{"the opening uses the edge {edge}, which is forbidden"};
inline constexpr Sentence no_tour_here{"there is no tour in this text"};
inline constexpr Sentence reason_form{
    "a reason begins with too-small, opening, stranded, clash, pieces, sides, forced or exhausted"};
inline constexpr Sentence method_form{"the method must be backtracking, frontier or sat"};
inline constexpr Sentence number_of_steps{"the number of steps"};
inline constexpr Sentence reason_ends{"the reason should end here"};

// What another format cannot hold.
inline constexpr Sentence conditions_in_schlegel_format_only{
    "other formats hold the graph alone; only the Schlegel format holds an opening and givens"};
inline constexpr Sentence players_in_schlegel_format_only{
    "other formats hold the graph alone; only the Schlegel format holds a game for two players"};

// What the computer is doing, as its progress shows.
inline constexpr Sentence phase_walking{"tracing a tour"};

// What the editor sets.
inline constexpr Sentence setting_opening{"Opening"}, setting_require{"Required"}, setting_forbid{"Blocked"};
inline constexpr Sentence setting_open{"The tour may end anywhere"}, setting_players{"Two players take turns"};
inline constexpr Sentence set_opening_help{
    "Tap the holes of the opening in order. Tap the last one again to remove it."};
inline constexpr Sentence set_require_help{"Tap a line that every tour must use."};
inline constexpr Sentence set_forbid_help{"Tap a line to block it."};
inline constexpr Sentence set_open_help{"It needn’t return to its start."};
inline constexpr Sentence set_players_help{"The first player sets this many pegs. They stay in place."};

}  // namespace schlegel::icosian::words
