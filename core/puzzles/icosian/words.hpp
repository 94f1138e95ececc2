#pragma once
#include "base/say.hpp"

/// What the Icosian game says to people. {hole} is a hole's name, "A"; {holes} a list of them, "A, B and C" or parted
/// by commas or blanks; people read of holes, pegs and lines, programs of vertices and edges.
namespace schlegel::icosian::words {

// The puzzle.
inline constexpr Sentence title{"Icosian game"}, tab{"Icosian"}, solution{"tour"}, solutions{"tours"};
inline constexpr Sentence path{"path"}, paths{"paths"};  ///< instead, where a tour need not come home
inline constexpr Sentence goal{"Visit every hole once along the lines, and come back to where you began."};
inline constexpr Sentence how{
    "Drag along the lines, tap the next hole or type its letter. Tap an earlier peg to go back to it."};

// Help for its options on the command line.
inline constexpr Sentence option_open{"the tour need not come home"};
inline constexpr Sentence option_opening{"the first holes of the tour, q,r,s,n,p"};
inline constexpr Sentence option_require{"lines every tour must use, a-b,c-d"};
inline constexpr Sentence option_forbid{"lines no tour may use, a-b,c-d"};
inline constexpr Sentence option_directed{"a tour and its reverse are two"};
inline constexpr Sentence option_give{
    "what the board gives so that one tour is left: opening, required or closed lines, or lines of both kinds"};
inline constexpr Sentence option_shape{
    "a new graph: cubic (planar), conway (a polyhedron by Conway's operations), knight (a knight's board with holes) "
    "or walls (a grid with walls)"};
inline constexpr Sentence option_size{"how many holes the new graph is to have, about"};
inline constexpr Sentence option_none{"a board without a tour, for a reason that can be followed"};

// Grounds for new boards.
inline constexpr Sentence ground_dodecahedron{"The dodecahedron"}, ground_football{"The football"};
inline constexpr Sentence ground_planar{"A new map, 24 holes"}, ground_large_planar{"A new map, 48 holes"};
inline constexpr Sentence ground_polyhedron{"A new polyhedron, 24 holes"};
inline constexpr Sentence ground_walls{"A grid with walls, 6 by 6"}, ground_large_walls{"A grid with walls, 8 by 8"};
inline constexpr Sentence ground_knight{"A knight’s board with holes"};

// New boards: what is proved of one, and what cannot be had. {reason} is a sentence.
inline constexpr Sentence made_alone{"It has exactly one {closed, select, 1 {tour} other {path}}."};
inline constexpr Sentence made_with_opening{
    "It has exactly one {closed, select, 1 {tour} other {path}}. No shorter opening would single it out."};
inline constexpr Sentence made_with_fewest{
    "It has exactly one {closed, select, 1 {tour} other {path}}. No fewer {walls, select, 1 {walls} other {given "
    "lines}} would single it out."};
inline constexpr Sentence made_with_lines{
    "It has exactly one {closed, select, 1 {tour} other {path}}. Without any one of the {walls, select, 1 {walls} "
    "other "
    "{given lines}} it would have more."};
inline constexpr Sentence made_without_tour{"It has no tour. {reason}"};
inline constexpr Sentence no_such_shape{"--shape is cubic, conway, knight or walls, and not {text}"};
inline constexpr Sentence size_without_shape{
    "--size goes with --shape; without it the board has the holes of its graph"};
inline constexpr Sentence walls_are_given{"--give does not go with --shape walls: the walls are what is given there"};
inline constexpr Sentence no_such_give{
    "--give is {none, select, 1 {} other {opening, }}required, closed or lines{none, select, 1 { where there is to be "
    "no "
    "tour} other {}}, and not {text}"};
inline constexpr Sentence ground_size{
    "a board that is made has {least} to {most} holes, and this graph has {holes}: choose another one"};
inline constexpr Sentence ground_has_no_tour{
    "this graph has no tour, so that no board on it has one; choose another graph, or --shape. {reason}"};
inline constexpr Sentence ground_has_none_already{
    "this graph has no tour as it is, so that nothing has to be closed for that; choose another graph, or --shape"};

// The rules of one board.
inline constexpr Sentence two_players{
    "Two players: the first sets {pegs, plural, one {# peg} other {# pegs}}, the second completes the tour from "
    "there."};
inline constexpr Sentence given{
    "{count, plural, one {The first hole is given: {holes}.} other {The first # holes are given: {holes}.}}"};
inline constexpr Sentence many_given{
    "{count, plural, one {The first hole is given.} other {The first # holes are given.}}"};
inline constexpr Sentence open_tour{"The tour is open: it need not come back."};
inline constexpr Sentence thick_lines{"The tour must use the thick lines."};
inline constexpr Sentence broken_lines{"The broken lines are closed."};

// Why a move is not played.
inline constexpr Sentence no_such_hole{"There is no hole {vertex} on this board."};
inline constexpr Sentence come_back_last{
    "{hole} is where the tour began: come back to it last, when every hole has its peg."};
inline constexpr Sentence already_holds{"{hole} already holds peg {peg}."};
inline constexpr Sentence no_line{"No line joins {from} and {hole}."};
inline constexpr Sentence line_closed{"The line from {from} to {hole} is closed on this board."};
inline constexpr Sentence opening_fixed{"The opening is fixed: peg {peg} stays where it is."};

// The position: below the board, and for those who do not see it.
inline constexpr Sentence tour_done{"A Hamiltonian tour! The cord runs through every hole and comes home."};
inline constexpr Sentence path_done{"A Hamiltonian path! The cord runs through every hole."};
inline constexpr Sentence wrong_lines{
    "Every hole has its peg, but the tour leaves out a line that it must use, or uses one that is closed."};
inline constexpr Sentence no_line_home{"Every hole has its peg, but no line leads from {from} home to {hole}."};
inline constexpr Sentence line_left_out{"Every hole has its peg, but a line that must be used was left out."};
inline constexpr Sentence no_way_on{"No way on from {hole}: go back a few holes."};
inline constexpr Sentence first_player{"First player: set {pegs, plural, one {# more peg} other {# more pegs}}."};
inline constexpr Sentence second_player{"Second player: complete the tour."}, begin{"Begin at any hole."};
inline constexpr Sentence to_go{"{count, plural, one {# hole} other {# holes}} to go."};
inline constexpr Sentence opening_figure{"Opening"};
inline constexpr Sentence peg_in{"Peg {peg} in {hole}."};
inline constexpr Sentence none_set{"No peg is set."}, the_holes{"The holes are {holes}."};
inline constexpr Sentence pegs_in_order{"Pegs in their order: {holes}."};
inline constexpr Sentence on_to{"From {hole} on to {holes}."},
    no_line_on{"From {hole} no line leads to an empty hole."};
inline constexpr Sentence empty_holes{"Empty: {holes}."}, none_empty{"No hole is empty."};
inline constexpr Sentence holes_to_go{"{count, plural, one {# hole} other {# holes}} to go: {holes}."};
inline constexpr Sentence finally_home{"Finally, a line must lead home to {hole}."};
inline constexpr Sentence size{
    "{holes, plural, one {# hole} other {# holes}} and {lines, plural, one {# line} other {# lines}}."};
inline constexpr Sentence pegs_set{"{pegs, plural, one {# peg is} other {# pegs are}} set, the last one at {hole}."};

// A hole: some of these, parted by commas.
inline constexpr Sentence peg_here{"peg {peg}"}, last_one{"the last one"}, empty{"empty"}, next{"next"};
inline constexpr Sentence out_of_reach{"out of reach"}, keeps_tour{"keeps a tour alive"}, dead_end{"a dead end"};

// The computer's answer: headlines, sentences, and notes at a hole.
inline constexpr Sentence a_tour{"A tour!"}, number_figure{"Number"}, tour_of{"Tour {number} of {tours}"};
inline constexpr Sentence found_of{
    "{tours, plural, one {This board has just one tour.} other {This board has # tours. You have found number "
    "{number}.}}"};
inline constexpr Sentence one_of{"{tours, plural, other {One of the # tours of this board.}}"};
inline constexpr Sentence too_tangled{
    "There is at least one way from here; this board is too tangled to count them all."};
inline constexpr Sentence tours_counted{"{tours, plural, one {# tour} other {# tours}}"};
inline constexpr Sentence paths_counted{"{tours, plural, one {# path} other {# paths}}"};
inline constexpr Sentence tours_possible{"{tours, plural, one {# tour} other {# tours}} still possible"};
inline constexpr Sentence paths_possible{"{tours, plural, one {# path} other {# paths}} still possible"};
inline constexpr Sentence tours_both_ways{"Counting a tour and its reverse as one."};
inline constexpr Sentence paths_both_ways{"Counting a path and its reverse as one."};
inline constexpr Sentence would_cut_off{"It would cut off {holes}."}, has_cut_off{"That cut off {holes}."};
inline constexpr Sentence dead_end_cutting{"{hole} is a dead end: it would cut off {holes}."};
inline constexpr Sentence dead_end_because{"{hole} is a dead end. {reason}"};
inline constexpr Sentence dead_ends{"{holes} are dead ends."};

// Why the computer does not know.
inline constexpr Sentence stopped_at_nodes{"stopped after {nodes, plural, one {# node} other {# nodes}}"};
inline constexpr Sentence stopped_at_tours{"stopped after {solutions, plural, one {# tour} other {# tours}}"};

// Why there is no tour, in short.
inline constexpr Sentence cut_off{"{count, plural, one {{holes} is cut off.} other {{holes} are cut off.}}"};
inline constexpr Sentence too_small{"A closed tour needs at least three holes."};
inline constexpr Sentence nothing_to_visit{"There is no hole to visit."};
inline constexpr Sentence contradiction{
    "Following what is forced leads to a contradiction{count, select, 0 {} other { at {holes}}}."};
inline constexpr Sentence no_opening{"The opening doesn’t follow open lines."};

// And step by step. Where {holes} are many, they are called "these 12 holes".
inline constexpr Sentence these_holes{"these {count, plural, one {# hole} other {# holes}}"};
inline constexpr Sentence passed_there{"The lines to {holes} can no longer be used: the path has passed there."};
inline constexpr Sentence unusable{"The lines to {holes} can’t be used."};
inline constexpr Sentence way_through{
    "Every route from there to the other free holes goes through {holes}, where the path {count, plural, one {ends} "
    "other {begins and ends}}."};
inline constexpr Sentence piece{"Piece {number} of {pieces}: {holes}."};
inline constexpr Sentence lines_forced{
    "{lines, plural, one {This line is forced} other {These lines are forced, one after the other}}: a tour needs two "
    "at each hole, and no others were left."};
inline constexpr Sentence conditions_clash{"The givens of this board contradict each other."};

// Explanations. {line} is a line, {lines} a list of them; {at} says whether it is about a hole of a closed tour, a hole
// of an open one, whose two ends count like lines, or these ends; {open} is "yes" where the tour is.
inline constexpr Sentence technique_conditions{"Contradictory givens"}, technique_two_lines{"Two lines left"};
inline constexpr Sentence technique_full_hole{"Hole done"}, technique_early_loop{"Premature loop"};
inline constexpr Sentence technique_cut_hole{"Cut vertex"}, technique_cut_of_two{"Two-edge cut"};
inline constexpr Sentence technique_parity{"Even cut"}, technique_colours{"Two colours"};
inline constexpr Sentence technique_two_holes{"Two-vertex cut"};
inline constexpr Sentence line_between{"{from}-{to}"}, end_at{"the end at {hole}"};
inline constexpr Sentence line_is_used{"line {line} is used"}, line_is_closed{"line {line} is ruled out"};
inline constexpr Sentence ends_at{"{hole} is an end of the path"};
inline constexpr Sentence does_not_end_at{"{hole} isn’t an end of the path"};
inline constexpr Sentence only_hole{"There is only one hole, and so only one path."};
inline constexpr Sentence tell_two_lines{
    "{at, select, hole {Only two open lines are left at {hole}, and a tour needs two: it uses {lines}} either {{hole} "
    "needs two lines, or one and an end of the path. Only two are left, so the path has {lines}} other {Only two "
    "possible ends are left: the path has {lines}}}."};
inline constexpr Sentence tell_too_few_lines{
    "{at, select, hole {{left, select, 0 {No open line is} other {Only one open line is}} left at {hole}, but a tour "
    "needs two} either {{hole} needs two lines, or one and an end of the path, but {left, select, 0 {none is} other "
    "{only one is}} left} other {The path needs two ends, but {left, select, 0 {no possible one is} other {only one "
    "possible end is}} left}}."};
inline constexpr Sentence tell_full_hole{
    "{at, select, hole {{hole} already has its two lines} either {{hole} already has two lines, or one and an end of "
    "the path} other {The path already has both its ends}}, so {lines} {count, plural, one {is} other {are}} ruled "
    "out."};
inline constexpr Sentence tell_three_lines{
    "{at, select, hole {Three lines would meet at {hole}, which can have only two} either {{hole} would have three "
    "lines, or two and an end of the path, but it can have only two of these} other {The path would have three "
    "ends}}."};
inline constexpr Sentence tell_early_loop{
    "{at, select, loop {{from} and {to} are already connected: {lines} would close a loop that misses holes} other "
    "{With {lines} the path would end too soon}}, so it is ruled out."};
inline constexpr Sentence tell_loop{
    "{at, select, loop {The used lines close a loop through {holes}} other {The used lines complete a path through "
    "{holes}}} that misses the other holes."};
inline constexpr Sentence tell_falls_apart{
    "{count, select, 0 {The open lines leave} other {Without {holes}, the open lines leave}} {pieces} separate pieces. "
    "One tour can join at most {most} of them{joined, select, no {} lines {, because used lines lead from one of these "
    "holes to another} other {, because the path ends there}}."};
inline constexpr Sentence tell_two_pieces{
    "Without {holes}, the rest falls into {pieces} pieces. The tour needs {count, plural, one {it to get across} other "
    "{both to get across and back}}, so {lines} is ruled out."};
inline constexpr Sentence tell_cut_of_two{
    "Only {lines} lead out of {holes}. {open, select, no {A tour must come in by one and leave by the other} other "
    "{The "
    "path must come in or begin there, and leave or end there}}, so it uses both."};
inline constexpr Sentence tell_one_way{
    "Only {lines} leads out of {holes}: {open, select, no {a tour that comes in can’t leave} other {a path that comes "
    "in or begins there can’t leave or end there}}."};
inline constexpr Sentence tell_parity{
    "{open, select, no {A tour crosses the border of {holes} an even number of times. {used, select, 0 {No line is} 1 "
    "{One line is} other {{used, number} lines are}} used there so far} other {Count how often the path crosses the "
    "border of {holes} and how many of its ends are inside: together it is an even number. So far it is {used, "
    "number}}}, and only {lines} is undecided, so it is {is, select, used {used, too} other {ruled out}}."};
inline constexpr Sentence tell_odd_border{
    "{open, select, no {A tour crosses the border of {holes} an even number of times, but {used, plural, one {exactly "
    "one line is} other {exactly # lines are}} used there} other {Count how often the path crosses the border of "
    "{holes} and how many of its ends are inside: together it is an even number. But it is {used, number}}}, and "
    "nothing there is undecided."};
inline constexpr Sentence tell_colours{
    "Every open line joins one of {many, plural, one {# hole} other {# holes}} to one of the other {few}. A tour "
    "alternates, so it needs equal numbers of both."};
inline constexpr Sentence tell_colours_but_one{
    "Every open line but {line} joins one of {many, plural, one {# hole} other {# holes}} to one of the other "
    "{few}{is, "
    "select, none {, and that line alone can’t make up for the difference} used {. To make up for the difference, the "
    "tour uses that line} other {. As both are equally many, that line is ruled out}}."};

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
inline constexpr Sentence only_ours_holds_conditions{
    "other programs' formats hold the graph alone; only our own text holds an opening and conditions"};
inline constexpr Sentence only_ours_holds_players{
    "other programs' formats hold the graph alone; only our own text holds a game of two players"};

// What the computer is doing, as its progress is told.
inline constexpr Sentence phase_walking{"walking"};

// What is set on a board that is drawn.
inline constexpr Sentence setting_opening{"Opening"}, setting_require{"Required line"}, setting_forbid{"Closed line"};
inline constexpr Sentence setting_open{"Open tour"}, setting_players{"Two players"};
inline constexpr Sentence set_opening_help{
    "Touch the holes of the opening one after the other; the last one again takes it away."};
inline constexpr Sentence set_require_help{"Touch a line that every tour must use."};
inline constexpr Sentence set_forbid_help{"Touch a line that no tour may use."};
inline constexpr Sentence set_open_help{"The tour need not come back to its first hole."};
inline constexpr Sentence set_players_help{"So many holes are set by the first player, and then stay."};

}  // namespace schlegel::icosian::words
