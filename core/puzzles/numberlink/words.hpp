#pragma once
#include "base/say.hpp"

/// What Numberlink says to people. {line} is the name of a pair and of the line that joins it, "1"; {place} a place as
/// it is shown, "row 2, column 4" or "D"; {places} some of them, which semicolons part.
namespace schlegel::numberlink::words {

// The puzzle.
inline constexpr Sentence title{"Numberlink"}, solution{"solution"}, solutions{"solutions"};
inline constexpr Sentence goal{
    "Join each pair of equal numbers by a line from place to place. No place is used twice."};
inline constexpr Sentence how{
    "Drag from a number or from the tip of a line; crossing a line cuts it, dragging back takes back. Or tap a number "
    "and then the places to go to. By keyboard: type the number or press Enter on it, then walk with the arrows."};

// Help for its options on the command line.
inline constexpr Sentence option_cover{"must every vertex be used, yes or no"};
inline constexpr Sentence option_self_touch{"may a path run beside itself, yes or no"};
inline constexpr Sentence option_grid{"an empty grid, such as 9x7 with 9 columns, for generate"};
inline constexpr Sentence option_fewest_lines{"at least so many lines"}, option_most_lines{"at most so many lines"};
inline constexpr Sentence option_shortest_line{"the least number of places on a line"};
inline constexpr Sentence option_symmetric{"a half turn of the board leaves the places of the ends as they are"};
inline constexpr Sentence option_ends_apart{"no two ends are neighbours"};
inline constexpr Sentence option_only_covering{
    "solutions that leave places empty do not count as others where all places are to be covered"};

// New boards: what is proved of one, and what no board can be like.
inline constexpr Sentence made_free{"It has exactly one solution."};
inline constexpr Sentence made_empty{"It has exactly one solution, which leaves places empty."};
inline constexpr Sentence made_covered{
    "It has exactly one solution, and would have no other if places were allowed to stay empty."};
inline constexpr Sentence made_covering{
    "It has exactly one solution; others that leave places empty were not looked for."};
inline constexpr Sentence made_apart{"Lines that touch themselves do not count."};
inline constexpr Sentence ground_size{
    "a board that is made has {least} to {most} places, and this one has {places}: choose another size"};
inline constexpr Sentence fewest_above_most{
    "--fewest-lines {fewest} is more than --most-lines {most}: raise the second or lower the first"};
inline constexpr Sentence lines_do_not_fit{
    "{lines, plural, one {# line} other {# lines}} of {shortest} places or more do not fit on {places, plural, one {# "
    "place} other {# places}}: lower --fewest-lines or --shortest-line"};
inline constexpr Sentence ground_not_symmetric{
    "--symmetric: a half turn does not leave this board as it is; leave the option out, or lay its places and walls "
    "symmetrically"};
inline constexpr Sentence never_covered{
    "no line can cover {place}, and every place is to be covered: take the place away, or use --cover no"};
inline constexpr Sentence grid_form{
    "the size of a grid is columns x rows, such as 9x7, with 2 to {most} cells, and not {text}"};
inline constexpr Sentence no_two_vertices{"this graph has no two vertices; choose another one"};

// The rules of one board.
inline constexpr Sentence rule_cover{"Every place is on a line."};
inline constexpr Sentence rule_bridges{"Two lines may cross on a bridge; each goes straight on."};
inline constexpr Sentence rule_walls{"No line goes through a wall."};
inline constexpr Sentence rule_holes{"No line goes through a hole in the board."};
inline constexpr Sentence rule_wraps{"A line that leaves the board comes in again on the other side."};
inline constexpr Sentence rule_wraps_x{
    "A line that leaves the board on the left or right comes in again on the other side."};
inline constexpr Sentence rule_wraps_y{
    "A line that leaves the board at the top or bottom comes in again on the other side."};
inline constexpr Sentence rule_self_touch{
    "No line runs beside itself: two of its places that are next to each other are linked."};

// A place of a grid.
inline constexpr Sentence place_in_grid{"row {row, number, ::group-off}, column {column, number, ::group-off}"};

// Why a move is not played.
inline constexpr Sentence move_form{"A move is written u>v or v<."};
inline constexpr Sentence no_such_place{"There is no place {text} on this board."};
inline constexpr Sentence no_line_there{"No line begins or ends there."};
inline constexpr Sentence nothing_to_take_back{"There is nothing to take back there."};
inline constexpr Sentence no_neighbours{"These two places are not neighbours."};
inline constexpr Sentence grows_from_tip{"A line grows from its number or from its tip."};
inline constexpr Sentence end_of_other_line{"That is the end of line {line}."};
inline constexpr Sentence no_line_here{"There is no line here: begin at a number or at the tip of a line."};
inline constexpr Sentence cannot_go_there{"The line cannot go there: choose a free place near its tip."};
inline constexpr Sentence no_way_that_way{"There is no way on in that direction."};
inline constexpr Sentence into_itself{"A line cannot run into itself."};

// The position: below the board, and for those who do not see it.
inline constexpr Sentence solved{"Solved! Every pair is joined."};
inline constexpr Sentence to_join{"{pairs, plural, one {# pair} other {# pairs}} to join."};
inline constexpr Sentence to_join_and_fill{
    "{pairs, plural, one {# pair} other {# pairs}} to join, {places, plural, one {# place} other {# places}} to fill."};
inline constexpr Sentence joined_but_empty{
    "Every pair is joined, but {places, plural, one {# place is} other {# places are}} still empty."};
inline constexpr Sentence joined_but_rule{"Every pair is joined, but a line touches itself."};
inline constexpr Sentence empty_figure{"Empty places"}, empty_allowed{"allowed"};
inline constexpr Sentence goes_back{"Line {line} goes back to {place}."}, reaches{"Line {line} now reaches {place}."};
inline constexpr Sentence reaches_and_joins{"Line {line} now reaches {place}: it is joined."};
inline constexpr Sentence reaches_and_cuts{"Line {line} now reaches {place} and cuts line {other}."};
inline constexpr Sentence line_joined{"Line {line} from {start} to {end}: joined."};
inline constexpr Sentence line_joined_via{"Line {line} from {start} to {end}: joined via {places}."};
inline constexpr Sentence line_not_begun{"Line {line} from {start} to {end}: not begun."};
inline constexpr Sentence line_drawn{"Line {line} from {start} to {end}: {parts}."};
inline constexpr Sentence part_drawn{"drawn from {start} to {end}"};  ///< one of {parts}, which semicolons part
inline constexpr Sentence part_drawn_via{"drawn from {start} via {places} to {end}"};
inline constexpr Sentence none_empty{"No place is empty."};
inline constexpr Sentence empty_places{"{count, plural, one {# place is} other {# places are}} empty: {places}."};
inline constexpr Sentence many_empty{"{count, plural, one {# place is} other {# places are}} empty."};
inline constexpr Sentence grid_size{
    "A grid of {rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# columns}}."};
inline constexpr Sentence graph_size{"A graph of {places, plural, one {# place} other {# places}}."};
inline constexpr Sentence pairs_joined{
    "{joined, plural, one {# of {pairs} pairs is} other {# of {pairs} pairs are}} joined."};

// Moves by name, in a list of moves.
inline constexpr Sentence move_to{"to {place}"}, move_back_to{"back to {place}"};

// The state of a place: some of these, parted by commas.
inline constexpr Sentence empty{"empty"}, end_of_line{"end of line {line}"}, on_line{"line {line}"};
inline constexpr Sentence joined_here{"joined"}, held{"held"}, next_place{"hint: the next place"};
/// {ways} are directions, or places in place of them.
inline constexpr Sentence goes{"goes {ways}"}, goes_to{"to {place}"};
inline constexpr Sentence goes_left{"left"}, goes_right{"right"}, goes_up{"up"}, goes_down{"down"};

// The computer's answer: headlines, sentences, and notes at a move.
inline constexpr Sentence lead_line{"Lead line {line} to {place}."};
inline constexpr Sentence in_all{"{solutions, plural, one {Exactly # solution} other {# solutions}}"};
inline constexpr Sentence one_way{"There is exactly one way to join all pairs."};
inline constexpr Sentence one_way_from_here{"There is exactly one way to join all pairs from here."};
inline constexpr Sentence each_joins{"Each joins all pairs."}, lines_leave{"The lines drawn so far leave these."};
inline constexpr Sentence one_way_at_least{"There is at least one way; counting them all would take too long."};
inline constexpr Sentence two_ways_at_least{"There are at least two ways; counting them all would take too long."};
inline constexpr Sentence unique{"The solution is unique."};
inline constexpr Sentence leads_to_none{"leads to no solution"}, in_every{"in every solution"};
inline constexpr Sentence in_some{"in some solutions"};
inline constexpr Sentence forced_figure{"Links in every solution"}, forced_are{"These are"};

// Why the computer does not know.
inline constexpr Sentence stopped_at_rounds_with{
    "stopped after {rounds, plural, one {# round} other {# rounds}}, with {solutions, plural, one {# solution} other "
    "{# solutions}}"};
inline constexpr Sentence stopped_at_branchings{
    "stopped after {branchings, plural, one {# branching} other {# branchings}}"};
inline constexpr Sentence stopped_at_routing{
    "stopped after routing past {places, plural, one {# place} other {# places}}"};
inline constexpr Sentence stopped_at_next_links{"stopped while looking at the next links"};

// Why there is no solution, in short: a sentence of an explanation, or one of these.
inline constexpr Sentence rule_broken{"The lines drawn so far already break a rule."};
inline constexpr Sentence forced_link_by_link{
    "Drawing what the rules force, step by step, ends in a contradiction; there is never a choice."};
inline constexpr Sentence proof_in_steps{
    "A proof in {steps, plural, one {# step} other {# steps}} ends in a contradiction. Each step says of a few facts "
    "that they cannot all hold: drawing what the rules and the earlier steps then force would leave no way on."};
inline constexpr Sentence forced_to_contradiction{"Drawing what is forced ends in a contradiction."};
inline constexpr Sentence every_way_was_tried{
    "The search tried everything, in {method, select, frontier {{steps, plural, one {# state} other {# states}}} sat "
    "{{steps, plural, one {# round} other {# rounds}}} other {{steps, plural, one {# branching} other {# "
    "branchings}}}}. No shorter proof is known."};

// What the last move has done.
inline constexpr Sentence cut_off_place{"That cut off {place}."};
inline constexpr Sentence cut_off_ends{"That cut off the ends of line {line} from each other."};

// What else is said of it step by step.
inline constexpr Sentence neighbours_taken{
    "{neighbours, plural, one {A line already takes its neighbour here} other {Lines already take its neighbours "
    "here}}."};
inline constexpr Sentence leave_places{"Some line must come here, and none ends here, so one leads out."};
inline constexpr Sentence step_must_be{
    "Step {step} of {steps}: {fact}. Otherwise what follows, one by one, would break a rule."};
inline constexpr Sentence step_cannot_be{
    "Step {step} of {steps}: it can’t be that {facts}. Otherwise what follows, one by one, would break a rule."};
inline constexpr Sentence and_so_on{"and so on"};
inline constexpr Sentence forced_after_steps{
    "After {steps, plural, one {# more such step} other {# more such steps}} these lines are forced."};
inline constexpr Sentence forced_with_steps{"With these steps, these lines are forced, one after the other."};
inline constexpr Sentence forced_at_once{"These lines are forced, one after the other; there is never a choice."};
inline constexpr Sentence no_way_left{"Then no way is left to keep the rules here."};

// Explanations. {links} are what is drawn between two neighbours each, {count} how many they are; {fact}, or one of
// {facts}, which semicolons part, is one of the facts.
inline constexpr Sentence technique_only_exit{"Only exit"}, technique_full_place{"Already full"};
inline constexpr Sentence technique_corner{"Corner"}, technique_two_ways{"Two exits"};
inline constexpr Sentence technique_dead_end{"Dead end"}, technique_early_loop{"Premature loop"};
inline constexpr Sentence technique_two_lines{"Different lines"}, technique_no_touching{"No touching"};
inline constexpr Sentence technique_cut_off{"Pair cut off"};
inline constexpr Sentence technique_stranded{"Stranded area"}, technique_bottleneck{"Bottleneck"};
inline constexpr Sentence technique_out_of_reach{"Out of reach"}, technique_colours{"Chessboard colours"};
inline constexpr Sentence technique_crossing{"Crossing lines"}, technique_crowded{"Tight cut"};
inline constexpr Sentence link_between{"{from}-{to}"}, link_from_to{"the connection from {from} to {to}"};
inline constexpr Sentence link_in_row{
    "row {row, number, ::group-off} from column {from, number, ::group-off} to {to, number, ::group-off}"};
inline constexpr Sentence link_in_column{
    "column {column, number, ::group-off} from row {from, number, ::group-off} to {to, number, ::group-off}"};
inline constexpr Sentence these_places{"these {count} {board, select, grid {cells} other {vertices}}"};
inline constexpr Sentence these_links{"the {count} connections marked here"};
inline constexpr Sentence link_is_drawn{"{link} is drawn"}, link_is_closed{"{link} is crossed out"};
inline constexpr Sentence place_is_filled{"a line passes through {place}"}, place_stays_empty{"{place} stays empty"};
inline constexpr Sentence is_on_line{"{place} is on line {line}"}, is_not_on_line{"{place} is not on line {line}"};
inline constexpr Sentence tell_only_exit{"Line {line} has only one way out of {place}: draw {links}."};
inline constexpr Sentence tell_no_exit{"Line {line} has no way out of {place}."};
inline constexpr Sentence tell_one_way_on{"The line at {place} has only one way on: draw {links}."};
inline constexpr Sentence tell_no_way_on{"The line at {place} has no way on."};
inline constexpr Sentence tell_full_place{
    "{at, select, end {Line {line} ends at {place} and is already connected there} other {A line already passes "
    "through {place}}}: cross out {links}."};
inline constexpr Sentence tell_too_many_links{
    "{at, select, end {Line {line} ends at {place}, but is connected there in more than one direction} other {More "
    "than two directions are drawn at {place}, but only one line can pass through it}}."};
inline constexpr Sentence tell_corner{
    "A line must pass through {place}, which has just two ways in and out: draw {links}."};
inline constexpr Sentence tell_two_ways{"A line must pass through {place}, and only two ways are left: draw {links}."};
inline constexpr Sentence tell_too_few_ways{
    "A line must pass through {place}, but {ways, select, 0 {no way is} other {only one way is}} left there."};
inline constexpr Sentence tell_dead_end{
    "Only one way leads to {place}, so no line could leave it again. It stays empty: cross out {links}."};
inline constexpr Sentence tell_empty_place{"No line passes through {place}: cross out {links}."};
inline constexpr Sentence tell_not_empty{"A line is drawn to {place}, which must stay empty."};
inline constexpr Sentence tell_early_loop{
    "A line already connects {from} and {to}, so {links} would close a loop: cross it out."};
inline constexpr Sentence tell_loop{"What is drawn closes a loop."};
inline constexpr Sentence tell_two_lines{
    "Line {line} is at {place}, but {links} {count, plural, one {leads} other {lead}} to line {other}: cross {count, "
    "plural, one {it} other {them}} out."};
inline constexpr Sentence tell_lines_joined{"Lines {line} and {other} are connected to each other."};
inline constexpr Sentence tell_wrong_line{"What is drawn puts {place} on line {line}, but it can’t be on that line."};
inline constexpr Sentence tell_touching{
    "The neighbours {place} and {other} are on one line, which doesn’t go from one to the other: it touches itself."};
inline constexpr Sentence tell_must_be_linked{
    "The neighbours {place} and {other} are on one line, which may not touch itself: draw {links}."};
inline constexpr Sentence tell_would_touch{
    "A line may not touch itself, but {links} would bring it to {place}, next to its own {other}: cross it out."};
inline constexpr Sentence tell_cut_off{
    "From one end, line {line} can reach only {places}, so it never gets to its other end."};
inline constexpr Sentence tell_stranded{
    "Each line meets the area of {places} at one spot at most, so none can enter and leave. Yet {cover, select, yes "
    "{the whole board must be filled} other {some line must come here}}."};
inline constexpr Sentence tell_no_line_through{
    "Each line meets the area of {places} at one spot at most, so none can enter and leave: it stays empty."};
inline constexpr Sentence tell_crossing{
    "Along one border you meet {first}, {second}, {third} and {fourth} in turn. One line connects the first and third, "
    "another the second and fourth: they would cross."};
inline constexpr Sentence tell_bottleneck{
    "Every route between the ends of line {line} goes through {place}, so {place} is on it."};
inline constexpr Sentence tell_bottleneck_link{"Every route between the ends of line {line} uses {links}: draw it."};
/// {lines} is a list of {number} names, "1, 2 and 3"; {count} is how many {places} they need.
inline constexpr Sentence tell_crowded{
    "{count, select, 0 {No open way connects the ends of {number, plural, one {line {lines}} other {any of the lines "
    "{lines}}}} other {Lines {lines} must each use {count, plural, one {{places}, but only one line can} other {one of "
    "{places}, which are too few for so many lines}}}}."};
inline constexpr Sentence tell_crowded_just{
    "{count, plural, one {The ends of line {lines} are on different sides of {places}, so the line passes there} other "
    "{Lines {lines} each have their ends on different sides of {places}, so each of these is taken by one of them}}."};
inline constexpr Sentence tell_links_between{"Cross out {links}, which would take two of them for one line."};
inline constexpr Sentence tell_only_line{
    "Only line {line} can still pass through {places}, so {count, plural, one {it is} other {they are}} on that "
    "line."};
inline constexpr Sentence tell_no_line{"No line can pass through {place} any more, and one must."};
inline constexpr Sentence tell_out_of_reach{
    "No line can pass through {places}, so {count, plural, one {it stays} other {they stay}} empty."};
inline constexpr Sentence tell_unused_link{"No line can pass through both {place} and {other}: cross out {links}."};
inline constexpr Sentence tell_colours{
    "Colour {all, select, yes {the board} other {an open part of the board}} like a chessboard. Every line alternates, "
    "and with these endpoints the lines can’t cover the right number of each colour."};

// What is wrong with a text. {text}, {first} and {second} come with quotation marks.
inline constexpr Sentence other_puzzles_board{
    "this is a board of another puzzle, {puzzle}; choose that one and open it there"};
inline constexpr Sentence name_with_move_sign{"the name {text} holds < or >, which moves are written with; rename it"};
inline constexpr Sentence no_pairs{"this board has no pair of numbers to join"};
inline constexpr Sentence pair_name{"name of a pair"};
inline constexpr Sentence label_with_meaning{
    "{text} cannot be the name of a pair: it stands for a bridge or a free cell"};
inline constexpr Sentence third_label{"there is a third {text}; each number stands at exactly two places"};
inline constexpr Sentence place_twice{"the pair {text} has the same place twice"};
inline constexpr Sentence label_once{"the number {text} stands at one place only; each number stands at exactly two"};
inline constexpr Sentence vertex_in_pair{"the vertex {text} is in a pair already, in line {line, number, ::group-off}"};
inline constexpr Sentence too_many_cells{"the grid has more than {most} cells"};
inline constexpr Sentence row_length{
    "this row has {cells, plural, one {# cell} other {# cells}}, the first has {first}"};

// In our own text.
inline constexpr Sentence unknown_word{
    "unknown word {text}; a line begins with cover, no-self-touch, wrap, wall, grid, graph, vertex, edge or pair"};
inline constexpr Sentence no_squares_gone{
    "the rule no-squares is no longer supported; remove this line to read the board without it"};
inline constexpr Sentence wrap_form{"write: wrap x, wrap y or wrap xy"}, pair_form{"write: pair LABEL A B"};
inline constexpr Sentence wall_form{"write: wall r1c1 r1c2, for two neighbouring cells"};
inline constexpr Sentence second_grid{"there is a second grid"};
inline constexpr Sentence grid_without_rows{"the grid has no rows; write them below it, one to a line"};
inline constexpr Sentence no_grid_or_graph{"there is neither a grid nor a graph"};
inline constexpr Sentence grid_and_graph{"there is a grid and a graph; remove one of them"};
inline constexpr Sentence pairs_in_grid{"in a grid the pairs are its numbers"};
inline constexpr Sentence no_such_cell{"there is no cell {text}; cells are named r1c1 to {last}"};
inline constexpr Sentence not_side_by_side{
    "the cells {first} and {second} are not side by side, so that no wall can be between them"};
inline constexpr Sentence walls_are_for_grids{"walls are for grids; leave the edge out instead"};
inline constexpr Sentence second_pair{"there is a second pair {text}"};

// In a graph with pairs.
inline constexpr Sentence too_many_pairs{"there are more pairs than ends for them; the most are {most}"};
inline constexpr Sentence graph_without_pairs{"this graph has no pair to join; add a line for each: pair 1 A B"};

// In rows of cells. A misfit is why a first line of two numbers is no size: {misfit} is one of the next four sentences.
inline constexpr Sentence rows_of_plain_signs{
    "in rows without blanks a cell is one plain letter, digit or sign; put blanks between the cells"};
inline constexpr Sentence number_with_move_sign{"a number may not hold < or >"};
inline constexpr Sentence empty_text{"there is no board in this text"};
inline constexpr Sentence the_width{"the width"}, the_height{"the height"};
inline constexpr Sentence misfit_rows{
    "the first line announces {announced, plural, one {# row} other {# rows}}, but there {rows, plural, one {is #} "
    "other {are #}}"};
inline constexpr Sentence misfit_columns{
    "the first line announces {announced, plural, one {# column} other {# columns}}, but line {line, number, "
    "::group-off} has {columns}"};
inline constexpr Sentence no_size{"the first line is no size: {problem}"};
inline constexpr Sentence neither_size_nor_row{
    "{misfit}; taken as a row of 2 cells, it does not go with line {line, number, ::group-off}, which has {cells}"};
inline constexpr Sentence as_size_and_as_row{
    "with the first line as the size, {as_size}; with it as a row of 2 cells, {as_row}"};

// In the design contest's text.
inline constexpr Sentence a_side{"a side of the board"};
inline constexpr Sentence size_form{"write: SIZE 10X10, or SIZE 10X10X4 for layers"};
inline constexpr Sentence contest_line_form{"a line is SIZE 10X10, LINE_NUM 2 or LINE#1 (x,y) (x,y), not {text}"};
inline constexpr Sentence contest_place_form{"a place is written (x,y) or (x,y,layer)"};
inline constexpr Sentence place_taken{"this place ends a line already, in line {line, number, ::group-off}"};
inline constexpr Sentence two_ends{"a line has two ends: LINE#1 (x,y) (x,y)"};
inline constexpr Sentence announced_lines{
    "this announces {announced, plural, one {# line} other {# lines}}, but there {lines, plural, one {is #} other {are "
    "#}}"};

// In the texts of pzpr and pzprv3. {kind} is how a link begins, "numlin/".
inline constexpr Sentence other_pzpr_puzzle{"the puzzle is {text}; numlin and arukone are read here"};
inline constexpr Sentence lines_joined_by_slashes{"put each of the lines that '/' joins here on its own"};
inline constexpr Sentence cells_expected{"expected a row of {cells, plural, one {# cell} other {# cells}}"};
inline constexpr Sentence unnumbered_terminal{"a terminal without a number cannot be read"};
inline constexpr Sentence drawn_row_form{
    "expected a row of {lines, plural, one {# line} other {# lines}}: 1 where one is drawn, else 0 or -1"};
inline constexpr Sentence drawn_form{"a line is 1 where it is drawn, else 0 or -1"};
inline constexpr Sentence lines_left_out{
    "the lines drawn in this file are left out: only the board is read; verify reads them as a solution"};
inline constexpr Sentence link_form{"a link reads {kind}WIDTH/HEIGHT/CELLS"};
inline constexpr Sentence link_goes_on{"the link should end with the cells before this"};
inline constexpr Sentence hexadecimal_form{
    "expected a number in hexadecimal digits, or a letter g to z for free cells"};
inline constexpr Sentence no_more_cells{"the board has no more cells; here the link should end"};

// In facts.
inline constexpr Sentence blank_in_name{"a name holds no blanks; write p(1,2) for p(1, 2)"};
inline constexpr Sentence name_not_closed{"the quoted name is not closed on its line"};
inline constexpr Sentence no_ranges{"ranges and lists are not read here; write a fact for each"};
inline constexpr Sentence name_may_not_hold{"a name may not hold {text}"};
inline constexpr Sentence name_missing{"a name is missing here"};
inline constexpr Sentence name_unprintable{"{text} is no name: names hold no control characters"};
inline constexpr Sentence name_too_long{"a name has more than {most} characters"};
inline constexpr Sentence fact_form{"a fact is written name(term, ...). such as edge(e1,a,b)."};
inline constexpr Sentence fact_not_closed{"the fact is not closed: expected ')'"};
inline constexpr Sentence fact_ends_with_stop{"a fact ends with a full stop"};
inline constexpr Sentence unknown_fact{"there is no fact {fact} here; the facts are node/1, edge/3 and connection/3"};
inline constexpr Sentence unknown_node{"there is no node {text}; declare it by node({name})."};
inline constexpr Sentence edge_twice{"the edge {text} is there already, in line {line, number, ::group-off}"};
inline constexpr Sentence connection_of_one{"a connection joins two different nodes"};
inline constexpr Sentence connection_twice{
    "the connection {text} is there already, in line {line, number, ::group-off}"};
inline constexpr Sentence node_in_connection{"the node {text} is in the connection {connection} already"};

// Why a board or a position cannot be written in a format.
inline constexpr Sentence asp_cannot_name{"asp cannot hold the name {text}; rename it"};
inline constexpr Sentence board_no_grid{"this board is no grid; asp can hold it"};
inline constexpr Sentence grid_with_bridges{"this grid has bridges, which the format cannot hold; asp can"};
inline constexpr Sentence grid_with_walls{"this grid has walls, which the format cannot hold; asp can"};
inline constexpr Sentence grid_with_joined_sides{"this grid has joined sides, which the format cannot hold; asp can"};
inline constexpr Sentence grid_with_holes{"this grid has holes, which the format cannot hold; grid can"};
inline constexpr Sentence more_than_letters{"there are more pairs than letters; {format} can hold them as numbers"};
inline constexpr Sentence letters_must_cover{
    "a grid of letters must be covered, this board need not be; grid can hold it"};
inline constexpr Sentence letters_in_one_column{
    "in a grid one place wide letters do not say that it must be covered; pzpr and pzprv3 can"};
inline constexpr Sentence pzpr_with_holes{"this grid has holes, which pzpr cannot hold; grid can"};
inline constexpr Sentence pzpr_numbers{"pzpr holds numbers up to {most, number, ::group-off}; grid can hold these"};
inline constexpr Sentence rule_in_own_text_only{"only our own text holds the rule no-self-touch"};
inline constexpr Sentence cover_not_said{
    "this board must be covered, which the format cannot say; letters, pzpr and pzprv3 can"};
inline constexpr Sentence no_lines_in_own_text{"our own text of a board holds no lines drawn; pzprv3 does"};
inline constexpr Sentence no_lines_in_format{"the format {format} holds no lines drawn; pzprv3 does"};

// What is wrong with the text of a solution, and why one cannot be written in a format.
inline constexpr Sentence no_solution_here{"there is no solution in this text"};
inline constexpr Sentence link_fact_form{"expected a fact such as link(e1)."};
inline constexpr Sentence link_fact_end{"a fact ends with ')'"};
inline constexpr Sentence no_such_edge{"there is no edge {text} on this board"};
inline constexpr Sentence no_such_pair{"there is no pair {text} on this board"};
inline constexpr Sentence place_not_on_board{"there is no place {text} on this board"};
inline constexpr Sentence line_begins_elsewhere{"the line of {line} begins at {name}, where {line} is not"};
inline constexpr Sentence no_neighbours_named{"{first} and {second} are not neighbours"};
inline constexpr Sentence solution_row{
    "expected a row of {width, plural, one {# cell} other {# cells}}; the board is {width} by {height}"};
inline constexpr Sentence more_cells{"the grid has more cells than the board"};
inline constexpr Sentence fewer_cells{"the grid has fewer cells than the board"};
inline constexpr Sentence label_not_shown{"the board has {line} at {name}, this text has not"};
inline constexpr Sentence links_meet{"too many links meet at {text}"};
inline constexpr Sentence loose_links{"some links belong to no line that begins at its pair's first end"};
inline constexpr Sentence file_of_other_size{"this file's board is {width} by {height}, and not the one to solve"};
inline constexpr Sentence file_of_other_grid{
    "this file's board is {width} by {height}, and not the one to solve, which is {own_width} by {own_height}"};
inline constexpr Sentence file_of_other_board{
    "this file has another board than the one to solve: they differ in row {row, number, ::group-off}, column {column, "
    "number, ::group-off}"};
inline constexpr Sentence cells_not_joined{"on the board to solve these two cells are not joined"};
inline constexpr Sentence solution_of_no_grid{"this board is no grid; asp and paths can hold its solutions"};
inline constexpr Sentence crossing_not_told{
    "on this board lines cross, which a grid of labels does not tell; asp and paths can"};
inline constexpr Sentence touching_not_told{
    "the line of {line} runs beside itself at {name}, which a grid of labels does not tell; asp and paths can"};
inline constexpr Sentence names_misread{"with the names of this board a solution would be misread; asp can hold it"};

// What the computer is doing, as its progress is told.
inline constexpr Sentence phase_routing{"routing"}, phase_tracing{"tracing"};
inline constexpr Sentence phase_proving{"proving"};

// Grounds for new boards.
inline constexpr Sentence ground_5x5{"5 by 5"}, ground_7x7{"7 by 7"}, ground_10x10{"10 by 10"};
inline constexpr Sentence ground_15x15{"15 by 15"}, ground_symmetric{"10 by 10, symmetric"};
inline constexpr Sentence ground_hexagon{"A hexagon"}, ground_dodecahedron{"The dodecahedron"};

// What is set on a board that is drawn.
inline constexpr Sentence setting_pair{"Pair"}, setting_bridge{"Bridge"}, setting_cover{"Fill the board"};
inline constexpr Sentence setting_no_touch{"No touching"};
inline constexpr Sentence set_pair_help{"Touch two places that a line is to join."};
inline constexpr Sentence set_bridge_help{"Touch a place of a grid where two lines may cross."};
inline constexpr Sentence set_cover_help{"Every place is on a line."};
inline constexpr Sentence set_no_touch_help{"No line runs beside itself."};
inline constexpr Sentence setting_wrap{"Joined sides"};
inline constexpr Sentence set_wrap_help{
    "Of a grid: x joins the left and the right side, y the upper and the lower one, xy both."};

}  // namespace schlegel::numberlink::words
