#pragma once
#include "base/say.hpp"

/// What Numberlink says to people. {line} is the name of a pair and of its line, "1"; {place} a cell or vertex as it is
/// shown, "row 2, column 4" or "D"; {places} some of them, separated by semicolons; {board} is "grid" or "graph".
namespace schlegel::numberlink::words {

// The puzzle.
inline constexpr Sentence title{"Numberlink"}, solution{"solution"}, solutions{"solutions"};
inline constexpr Sentence size_of_grid{"{count, plural, one {# square} other {# squares}}"};
inline constexpr Sentence size_of_graph{"{count, plural, one {# vertex} other {# vertices}}"};
inline constexpr Sentence goal{"Connect the pairs. Draw a line from each number to its twin; no square is used twice."};
inline constexpr Sentence goal_on_graph{
    "Connect the pairs. Draw a line from each number to its twin; no vertex is used twice."};
inline constexpr Sentence how{
    "Drag from a number to its twin, square by square; drag back to undo. Crossing another line cuts that one. Or "
    "press a number, then "
    "press where you want its line to go. By keyboard: type the number or press Enter on it, then use the arrow keys."};

// Help for its options on the command line.
inline constexpr Sentence option_cover{"whether every vertex must be used, yes or no"};
inline constexpr Sentence option_self_touch{"whether a line may touch itself, yes or no"};
inline constexpr Sentence option_grid{"an empty grid, such as 9x7 with 9 columns, for generate"};
inline constexpr Sentence option_fewest_lines{"at least this many lines"}, option_most_lines{"at most this many lines"};
inline constexpr Sentence option_shortest_line{"at least this many cells or vertices on each line"};
inline constexpr Sentence option_symmetric{"a half turn of the board leaves its endpoints as they are"};
inline constexpr Sentence option_ends_apart{"no two endpoints are neighbours"};
inline constexpr Sentence option_only_covering{
    "if every cell must be filled, do not look for solutions that leave cells empty"};

// New boards: what is proved of one, and why there can be none.
inline constexpr Sentence generated_free{"It has exactly one solution."};
inline constexpr Sentence generated_empty{
    "It has exactly one solution, which leaves {board, select, grid {squares} other {vertices}} empty."};
inline constexpr Sentence generated_covered{
    "It has exactly one solution, even if {board, select, grid {squares} other {vertices}} could stay empty."};
inline constexpr Sentence generated_covering{
    "It has exactly one solution that fills the board. Others were not looked for."};
inline constexpr Sentence generated_apart{"Lines that touch themselves don’t count."};
inline constexpr Sentence base_board_size{
    "a generated board has {least} to {most} {board, select, grid {cells} other {vertices}}, but this one has {size}; "
    "choose another size"};
inline constexpr Sentence fewest_above_most{
    "--fewest-lines {fewest} is more than --most-lines {most}; raise --most-lines or lower --fewest-lines"};
inline constexpr Sentence lines_do_not_fit{
    "{lines, plural, one {# line} other {# lines}} of at least {shortest} {board, select, grid {cells} other "
    "{vertices}} do not fit on a board of {size}; lower --fewest-lines or --shortest-line"};
inline constexpr Sentence base_not_symmetric{
    "--symmetric: a half turn changes this board; leave the option out, or arrange the cells and walls symmetrically"};
inline constexpr Sentence never_covered{
    "no line can cover {place}, but every {board, select, grid {cell} other {vertex}} must be covered; remove it, or "
    "use --cover no"};
inline constexpr Sentence grid_form{
    "the size of a grid is columns x rows, such as 9x7, with 2 to {most} cells, not {text}"};
inline constexpr Sentence no_two_vertices{"this graph has fewer than two vertices; choose another one"};

// The rules of one board.
inline constexpr Sentence rule_cover{"Fill the whole board."};
inline constexpr Sentence rule_bridges{"Two lines may cross on a bridge. Each goes straight on."};
inline constexpr Sentence rule_walls{"Lines can’t go through walls."};
inline constexpr Sentence rule_holes{"Lines can’t go through a hole in the board."};
inline constexpr Sentence rule_wraps{"A line that leaves the board comes back on the other side."};
inline constexpr Sentence rule_wraps_x{
    "A line that leaves the board on the left or right comes back on the other side."};
inline constexpr Sentence rule_wraps_y{
    "A line that leaves the board at the top or bottom comes back on the other side."};
inline constexpr Sentence rule_self_touch{"A line may not touch itself: it can’t come back next to where it has been."};

// A cell of a grid.
inline constexpr Sentence cell_in_grid{"row {row, number, ::group-off}, column {column, number, ::group-off}"};

// Why a move is not played.
inline constexpr Sentence move_form{"Write a move as u>v or v<."};
inline constexpr Sentence no_such_vertex{
    "There is no {board, select, grid {square} other {vertex}} {text} on this board."};
inline constexpr Sentence no_line_there{"No line begins or ends there."};
inline constexpr Sentence nothing_to_shorten{"There is nothing to shorten there."};
inline constexpr Sentence no_neighbours{"Those two are not neighbours."};
inline constexpr Sentence grows_from_tip{"Extend a line from its number or from its tip."};
inline constexpr Sentence endpoint_of_other_line{"That is an endpoint of line {line}."};
inline constexpr Sentence no_line_here{"There’s no line here. Start at a number or a line’s tip."};
inline constexpr Sentence cannot_go_there{
    "The line can’t go there. Choose an empty {board, select, grid {square} other {vertex}} next to its tip."};
inline constexpr Sentence cannot_go_that_way{"The line can’t go that way."};
inline constexpr Sentence into_itself{"A line can’t run into itself."};

// The position: below the board, and for those who do not see it.
inline constexpr Sentence solved{
    "Solved! Every pair is connected{filled, select, yes {, and every {board, select, grid {square} other {vertex}} is "
    "filled} other {}}."};
inline constexpr Sentence start{"Start at any number."};
inline constexpr Sentence to_connect{"{pairs, plural, one {# pair} other {# pairs}} to connect."};
inline constexpr Sentence to_connect_and_fill{
    "{pairs, plural, one {# pair} other {# pairs}} to connect. {board, select, grid {{empty, plural, one {# square} "
    "other {# squares}}} other {{empty, plural, one {# vertex} other {# vertices}}}} to fill."};
inline constexpr Sentence connected_but_empty{
    "Every pair is connected, but {board, select, grid {{empty, plural, one {# square is} other {# squares are}}} "
    "other {{empty, plural, one {# vertex is} other {# vertices are}}}} still empty."};
inline constexpr Sentence connected_but_touching{"Every pair is connected, but a line touches itself."};
inline constexpr Sentence empty_figure{"{board, select, grid {Empty squares} other {Empty vertices}}"},
    empty_allowed{"allowed"};
inline constexpr Sentence goes_back{"Line {line} goes back to {place}."}, went{"Line {line} went {where}."};
inline constexpr Sentence went_and_connects{"Line {line} went {where}: connected."};
inline constexpr Sentence went_and_cuts{"Line {line} went {where} and cuts line {other}."};
inline constexpr Sentence way_to{"{way} to {place}"};  ///< {where} in a grid
inline constexpr Sentence line_connected{"Line {line} from {start} to {end}: connected."};
inline constexpr Sentence line_connected_via{"Line {line} from {start} to {end}: connected via {places}."};
inline constexpr Sentence line_not_started{"Line {line} from {start} to {end}: not started."};
inline constexpr Sentence line_drawn{"Line {line} from {start} to {end}: {parts}."};
inline constexpr Sentence part_drawn{"drawn from {start} to {end}"};  ///< one of {parts}, separated by semicolons
inline constexpr Sentence part_drawn_via{"drawn from {start} via {places} to {end}"};
inline constexpr Sentence none_empty{"The board is full."};
inline constexpr Sentence some_empty{
    "{board, select, grid {{count, plural, one {# square is} other {# squares are}}} other {{count, plural, one {# "
    "vertex is} other {# vertices are}}}} empty: {places}."};
inline constexpr Sentence many_empty{
    "{board, select, grid {{count, plural, one {# square is} other {# squares are}}} other {{count, plural, one {# "
    "vertex is} other {# vertices are}}}} empty."};
inline constexpr Sentence grid_size{
    "A grid of {rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# columns}}."};
inline constexpr Sentence graph_size{"A graph of {vertices, plural, one {# vertex} other {# vertices}}."};
inline constexpr Sentence pairs_connected{"{joined} of {pairs, plural, one {# pair} other {# pairs}} connected."};

// Moves by name, in a list of moves.
inline constexpr Sentence move_to{"to {place}"}, move_back_to{"back to {place}"};

// The state of a cell or vertex: some of these, separated by commas.
inline constexpr Sentence empty{"empty"}, endpoint_of_line{"endpoint of line {line}"}, on_line{"line {line}"};
inline constexpr Sentence connected{"connected"}, held{"held"};
/// {ways} are directions, or "to" another cell or vertex.
inline constexpr Sentence goes{"goes {ways}"}, goes_to{"to {place}"};
inline constexpr Sentence goes_left{"left"}, goes_right{"right"}, goes_up{"up"}, goes_down{"down"};

// The computer's answer: headlines, sentences, and notes at a move.
inline constexpr Sentence draw_line{"Draw line {line} to {place}."};
inline constexpr Sentence in_all{"{solutions, plural, one {Exactly # solution} other {# solutions}}"};
inline constexpr Sentence only_one{"There’s no other way to draw the lines."};
inline constexpr Sentence only_one_from_here{"From here, the solution is unique."};
inline constexpr Sentence each_connects{"Each solution connects every pair."},
    lines_leave{"All of them keep the lines drawn so far."};
inline constexpr Sentence one_at_least{"There’s at least one solution. Counting them all would take too long."};
inline constexpr Sentence two_at_least{"There are at least 2 solutions. Counting them all would take too long."};
inline constexpr Sentence unique{"The solution is unique."};
inline constexpr Sentence leaves_none{"leaves no solution"}, in_every{"in every solution"};
inline constexpr Sentence in_some{"in some solutions"};
inline constexpr Sentence forced_figure{"Links in every solution"}, forced_are{"These are"};

// Why the computer does not know.
inline constexpr Sentence stopped_at_rounds_with{
    "stopped after {rounds, plural, one {# step} other {# steps}}, with {solutions, plural, one {# solution} other "
    "{# solutions}}"};
inline constexpr Sentence stopped_at_branchings{"stopped after {branchings, plural, one {# step} other {# steps}}"};
inline constexpr Sentence stopped_at_routing{"stopped after {steps, plural, one {# step} other {# steps}}"};

// Why there is no solution, in short: a sentence of an explanation, or one of these.
inline constexpr Sentence rule_broken{"The lines drawn so far already break a rule."};
inline constexpr Sentence forced_step_by_step{
    "Drawing what the rules force, step by step, ends in a contradiction. There’s never a choice."};
inline constexpr Sentence proof_in_steps{
    "A proof in {steps, plural, one {# step} other {# steps}} ends in a contradiction. Each step rules out some "
    "facts together: assuming them all would force a rule to be broken."};
inline constexpr Sentence forced_to_contradiction{"Drawing what is forced ends in a contradiction."};
inline constexpr Sentence everything_was_tried{
    "The search tried everything, in {steps, plural, one {# step} other {# steps}}."};

// What a move caused.
inline constexpr Sentence cut_off{"Move {move} cut off {place}."};
inline constexpr Sentence separated_endpoints{"Move {move} separated the endpoints of line {line}."};

// What else the steps of a proof say.
inline constexpr Sentence neighbours_taken{
    "{neighbours, plural, one {A line already takes the neighbour marked here} other {Lines already take the "
    "neighbours marked here}}."};
inline constexpr Sentence line_leads_out{
    "A line must come into this area and none ends in it, so that line must leave it again."};
inline constexpr Sentence step_must_be{
    "Step {step} of {steps}: {fact}. Otherwise the moves that this forces would break a rule."};
inline constexpr Sentence step_cannot_be{
    "Step {step} of {steps}: it can’t be that {facts}. Otherwise the moves that this forces would break a rule."};
inline constexpr Sentence and_so_on{"and so on"};
inline constexpr Sentence forced_after_steps{
    "After {steps, plural, one {# more such step} other {# more such steps}} these lines are forced."};
inline constexpr Sentence forced_with_steps{"With these steps, these lines are forced, one after the other."};
inline constexpr Sentence forced_at_once{"These lines are forced, one after the other. There’s never a choice."};
inline constexpr Sentence rules_broken_here{"Now a rule must be broken here."};

// Explanations. {ways} lead on from the place: directions, or "to" another place; {count} is how many. {links} name
// each link from one end. {fact} is one of the facts, {facts} are some of them, separated by semicolons.
inline constexpr Sentence technique_only_exit{"Only exit"}, technique_already_full{"Already full"};
inline constexpr Sentence technique_corner{"Corner"}, technique_two_ways{"Two exits"};
inline constexpr Sentence technique_dead_end{"Dead end"}, technique_early_loop{"Premature loop"};
inline constexpr Sentence technique_two_lines{"Different lines"}, technique_no_touching{"No touching"};
inline constexpr Sentence technique_cut_off{"Pair cut off"};
inline constexpr Sentence technique_stranded{"Stranded area"}, technique_bottleneck{"Bottleneck"};
inline constexpr Sentence technique_out_of_reach{"Out of reach"}, technique_colours{"Chessboard colours"};
inline constexpr Sentence technique_crossing{"Crossing lines"}, technique_crowded{"Tight cut"};
inline constexpr Sentence title_only_exit{
    "{count, plural, one {{line, select, none {Only one way on} other {Line {line} has one way out}}} other {{line, "
    "select, none {Only one way on, in {many} spots} other {{many} ends with one way out}}}}"};
inline constexpr Sentence title_corner{"{count, plural, one {One empty corner} other {{many} empty corners}}"};
inline constexpr Sentence title_bridge{
    "{count, plural, one {Two lines on a bridge} other {Two lines on each of {many} bridges}}"};
inline constexpr Sentence title_narrow{
    "{count, plural, one {One place without a choice} other {{many} places without a choice}}"};
inline constexpr Sentence title_two_ways{
    "{count, plural, one {Just two ways left} other {Just two ways left, in {many} spots}}"};
inline constexpr Sentence title_dead_end{"{count, plural, one {One dead end} other {{many} dead ends}}"};
inline constexpr Sentence title_early_loop{"{count, plural, one {A loop to avoid} other {{many} loops to avoid}}"};
inline constexpr Sentence title_two_lines{"Lines that can’t meet"}, title_no_touching{"A line can’t touch itself"};
inline constexpr Sentence title_bottleneck{
    "{count, plural, one {{line, select, none {One way through} other {One way through for line {line}}}} other "
    "{{many} bottlenecks{line, select, none {} several {} other { of line {line}}}}}"};
inline constexpr Sentence title_out_of_reach{
    "{line, select, none {Out of reach} several {Out of reach} other {Only line {line} gets there}}"};
inline constexpr Sentence title_crowded{"Just enough room"};
inline constexpr Sentence way_right{"right from {place}"}, way_down{"down from {place}"};
inline constexpr Sentence way_from_to{"from {from} to {to}"};
inline constexpr Sentence these_vertices{"these {count} {board, select, grid {squares} other {vertices}}"};
inline constexpr Sentence these_edges{"any of the {count} ways marked here"};
inline constexpr Sentence edge_is_drawn{"a line goes {link}"}, edge_is_crossed_out{"no line goes {link}"};
inline constexpr Sentence vertex_is_filled{"a line passes through {place}"}, vertex_stays_empty{"{place} stays empty"};
inline constexpr Sentence is_on_line{"{place} is on line {line}"}, is_not_on_line{"{place} is not on line {line}"};
/// {after}: what it rests on was said right before.
inline constexpr Sentence step_only_exit{
    "{after, select, yes {That leaves line {line}} other {Line {line} has}} only one way out of {place}: {ways}."};
inline constexpr Sentence step_no_exit{"Line {line} has no way out of {place}."};
inline constexpr Sentence step_one_way_on{
    "{after, select, yes {That leaves the line that comes into {place} {origin}} other {The line that comes into "
    "{place} {origin} has}} only one way on: {ways}."};
/// The same of a line that is drawn to a number.
inline constexpr Sentence step_line_goes_on{
    "{after, select, yes {That leaves line {line}} other {Line {line} has}} only one way on from {place}: {ways}."};
inline constexpr Sentence step_line_ends{"Line {line} has no way on from {place}."};
inline constexpr Sentence step_no_way_on{"The line that comes into {place} {origin} has no way on."};
/// The same with {reasons}, which are clauses.
inline constexpr Sentence because_only_exit{"{reasons}, so line {line} has only one way out of {place}: {ways}."};
inline constexpr Sentence because_one_way_on{
    "{reasons}, so the line that comes into {place} {origin} has only one way on: {ways}."};
inline constexpr Sentence because_line_goes_on{"{reasons}, so line {line} has only one way on from {place}: {ways}."};
inline constexpr Sentence because_two_ways{
    "{reasons}, so only two ways are left at {place}: {ways}. A line must pass through it, so it takes both."};
inline constexpr Sentence are_on_line{"{places} {count, plural, one {is} other {are}} on line {line}"},
    is_full{"{at, select, end {line {line} already leaves {place}} other {a line already passes through {place}}}"};
/// A step as a heading.
inline constexpr Sentence line_must_go{"line {line} must go {ways}"};
inline constexpr Sentence line_goes{"{line, select, none {a line} other {line {line}}} goes {ways}"};
inline constexpr Sentence goes_from{"{board, select, grid {{ways} from {place}} other {from {place} {ways}}}"};
inline constexpr Sentence from_left{"from the left"}, from_right{"from the right"};
inline constexpr Sentence from_above{"from above"}, from_below{"from below"}, from_place{"from {place}"};
inline constexpr Sentence step_already_full{
    "{at, select, end {Line {line} ends at {place} and already leaves it} other {A line already passes through "
    "{place}}}, so none goes {ways} from there."};
inline constexpr Sentence step_too_many_edges{
    "{at, select, end {Line {line} ends at {place}, but leaves it in more than one way} other {More than two ways are "
    "drawn at {place}, but only one line can pass through it}}."};
inline constexpr Sentence step_corner{
    "A line must pass through {place}, which has just two ways in and out: {ways}. It takes both."};
inline constexpr Sentence step_bridge{
    "{place} is a bridge: one line goes straight across it from left to right, and one from top to bottom."};
inline constexpr Sentence again_at_place{"{place} ({ways})"};
inline constexpr Sentence step_two_ways{
    "A line must pass through {place}, and only two ways are left there: {ways}. It takes both."};
inline constexpr Sentence step_too_few_ways{
    "A line must pass through {place}, but {ways, select, 0 {no way is} other {only one way is}} left there."};
inline constexpr Sentence step_dead_end{
    "Only one way leads to {place}, so no line could leave it again: it stays empty."};
inline constexpr Sentence step_empty_vertex{"No line passes through {place}: cross out the ways to it."};
inline constexpr Sentence step_not_empty{"A line is drawn to {place}, which must stay empty."};
inline constexpr Sentence step_early_loop{
    "A line already connects {from} and {to}, so going straight from one to the other would close a loop."};
inline constexpr Sentence step_loop{"What is drawn closes a loop."};
inline constexpr Sentence step_two_lines{
    "{place} is on line {line} and {there} on line {other}, so no line goes from one to the other."};
inline constexpr Sentence step_lines_connected{"Lines {line} and {other} are connected to each other."};
inline constexpr Sentence step_wrong_line{"What is drawn puts {place} on line {line}, but it can’t be on that line."};
inline constexpr Sentence step_touching{
    "The neighbours {place} and {other} are on one line but don’t follow each other on it, so the line touches "
    "itself."};
inline constexpr Sentence step_must_be_linked{
    "The neighbours {place} and {other} are on one line, which may not touch itself: connect them."};
inline constexpr Sentence step_would_touch{
    "The line can’t go from {from} to {place}: it would touch itself at {other}."};
/// What is in the way, a list of the next ones that are {many} or not; {bars} in what follows. {ways}, like "up from
/// row 2, column 3", are ruled out, or "none" is, or "many", {ruled_out} in words.
inline constexpr Sentence in_the_way{
    "{ways, select, none {} many {{ruled_out} ways are ruled out, and } other {no line goes {ways}, and }}{what} "
    "{many, "
    "select, yes {bar} other {bars}}"};
inline constexpr Sentence lines_named{"{count, plural, one {line} other {lines}} {lines}"};
/// {lines} are "none" where they are many.
inline constexpr Sentence what_is_drawn{"what is drawn{lines, select, none {} other { of {lines}}}"};
inline constexpr Sentence line_itself{"wherever it runs, line {line}"}, board_itself{"the board itself"};
inline constexpr Sentence users_of_barrier{
    "the lines that need those {board, select, grid {squares} other {vertices}}"};
inline constexpr Sentence step_cut_off{
    "From one end, line {line} can reach only {places}, so it never gets to its other end{bars, select, none {} other "
    "{: {bars} the way}}."};
inline constexpr Sentence step_stranded{
    "Each line comes to the area of {places} from at most one {board, select, grid {square} other {vertex}}, so none "
    "can enter and leave. Yet {cover, select, yes {the whole board must be filled} other {some line must come here}}."};
inline constexpr Sentence step_no_line_through{
    "Each line comes to the area of {places} from at most one {board, select, grid {square} other {vertex}}, so none "
    "can enter and leave: it stays empty."};
inline constexpr Sentence step_crossing{
    "Round the edge of one area you meet, in this order: {first}; {second}; {third}; {fourth}. One line connects the "
    "first and third, another the second and fourth: they would cross."};
inline constexpr Sentence step_bottleneck{
    "Line {line} can get from end to end only through {place}: {bars} every other way."};
inline constexpr Sentence step_bottleneck_edge{
    "Line {line} can get from end to end only by going {links}: {bars} every other way."};
/// {lines} is a list of {number} names, "1, 2 and 3"; {count} is how many {places} they need.
inline constexpr Sentence step_crowded{
    "{count, select, 0 {No open way connects the ends of {number, plural, one {line {lines}} other {any of the lines "
    "{lines}}}} other {Lines {lines} must each use {count, plural, one {{places}, but only one line can} other {one of "
    "{places}, which are too few for so many lines}}}}."};
inline constexpr Sentence step_crowded_just{
    "{count, plural, one {Line {lines} can get from end to end only through {places}, so no other line can use it} "
    "other {Each of lines {lines} must pass through at least one of these {many} {board, select, grid {squares} other "
    "{vertices}} to get from end to end{named, select, yes {: {places}} other {}}. {bars} every other way. So each of "
    "the {many} lines takes exactly one of them, and no other line can use them}}."};
inline constexpr Sentence step_edges_between{"A line that goes {links} would take two of them, so none does."};
inline constexpr Sentence step_only_line{
    "A line must pass through {count, plural, one {{places}} other {each of {places}}}. Only line {line} can still get "
    "there on its way from end to end: {bars} the way in or out for the others. So {count, plural, one {it is} other "
    "{they are}} on line "
    "{line}."};
inline constexpr Sentence step_no_line{"No line can pass through {place} any more, and one must: {bars} the way."};
inline constexpr Sentence step_out_of_reach{
    "No line can pass through {places}: {bars} the way. So {count, plural, one {it stays} other {they stay}} empty."};
/// {line} is that of {place}, or "none"; {end} is where what is drawn leads it from {other}.
inline constexpr Sentence step_unused_edge{
    "{line, select, none {No line can pass through both {place} and {other}: {bars} the way. So no line goes from one "
    "to the other} other {Line {line} can’t go from {place} to {other}: {end, select, none {from there it} other "
    "{the line drawn there goes on to {end}, from where line {line}}} couldn’t get to its other end, because {bars} "
    "the way}}."};
/// {bar} is a line, or several.
inline constexpr Sentence step_crossing_edge{
    "Line {line} can’t go from {place} to {other}: it would have to cross {bar}."};
inline constexpr Sentence step_edge_into_barrier{
    "Line {line} can’t go from {place} to {other}: it would use the barrier."};
inline constexpr Sentence step_colours{
    "{all, select, yes {Colour the {board, select, grid {squares} other {vertices}} like a chessboard: {one} in one "
    "colour, {two} in the other. Lines alternate between the colours, but with these endpoints they fill {more, "
    "select, 0 {as many of one colour as of the other} other {{more, number} more of {which, select, first {the first "
    "colour than of the second} other {the second colour than of the first}}}}} other {Colour an open part of the "
    "board like a chessboard. Lines alternate between the colours, and with these endpoints they can’t fill the right "
    "number of each colour}}."};

// What is wrong with a text. {text}, {first} and {second} come with quotation marks.
inline constexpr Sentence name_with_move_sign{
    "the name {text} contains < or >, which moves are written with; rename it"};
inline constexpr Sentence no_pairs{"this board has no pair of numbers to connect"};
inline constexpr Sentence pair_name{"name of a pair"};
inline constexpr Sentence label_with_meaning{"{text} cannot name a pair: it stands for a bridge or a free cell"};
inline constexpr Sentence third_label{"there is a third {text}; each number must appear exactly twice"};
inline constexpr Sentence endpoint_twice{"the pair {text} has the same endpoint twice"};
inline constexpr Sentence label_once{"the number {text} appears only once; each number must appear exactly twice"};
inline constexpr Sentence vertex_in_pair{"the vertex {text} is already in a pair, in line {line, number, ::group-off}"};
inline constexpr Sentence too_many_cells{"the grid has more than {most} cells"};
inline constexpr Sentence row_length{
    "this row has {cells, plural, one {# cell} other {# cells}}, the first has {first}"};

// In Schlegel format.
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
    "the cells {first} and {second} are not neighbours, so no wall can be between them"};
inline constexpr Sentence walls_are_for_grids{"walls are for grids; leave the edge out instead"};
inline constexpr Sentence second_pair{"there is a second pair {text}"};

// In a graph with pairs.
inline constexpr Sentence too_many_pairs{"there are more pairs than vertices for them; there may be at most {most}"};
inline constexpr Sentence graph_without_pairs{
    "this graph has no pair to connect; add a line for each, such as: pair 1 A B"};

// In rows of cells. A misfit is why a first line of two numbers is not a size: {misfit} is one of the next four
// sentences.
inline constexpr Sentence rows_of_plain_signs{
    "in rows without blanks a cell is one plain letter, digit or sign; put blanks between the cells"};
inline constexpr Sentence number_with_move_sign{"a number may not contain < or >"};
inline constexpr Sentence empty_text{"there is no board in this text"};
inline constexpr Sentence the_width{"the width"}, the_height{"the height"};
inline constexpr Sentence misfit_rows{
    "the first line says {announced, plural, one {# row} other {# rows}}, but there {rows, plural, one {is #} other "
    "{are #}}"};
inline constexpr Sentence misfit_columns{
    "the first line says {announced, plural, one {# column} other {# columns}}, but line {line, number, ::group-off} "
    "has {columns}"};
inline constexpr Sentence no_size{"the first line is not a size: {problem}"};
inline constexpr Sentence neither_size_nor_row{
    "{misfit}; as a row of 2 cells, it does not match line {line, number, ::group-off}, which has {cells}"};
inline constexpr Sentence as_size_and_as_row{
    "with the first line as the size, {as_size}; with it as a row of 2 cells, {as_row}"};

// In the design contest's text.
inline constexpr Sentence a_side{"a side of the board"};
inline constexpr Sentence size_form{"write: SIZE 10X10, or SIZE 10X10X4 for layers"};
inline constexpr Sentence contest_line_form{"write a line as SIZE 10X10, LINE_NUM 2 or LINE#1 (x,y) (x,y), not {text}"};
inline constexpr Sentence contest_cell_form{"write a cell as (x,y) or (x,y,layer)"};
inline constexpr Sentence cell_taken{"this cell is already an endpoint, in line {line, number, ::group-off}"};
inline constexpr Sentence two_endpoints{"a line has two endpoints: LINE#1 (x,y) (x,y)"};
inline constexpr Sentence announced_lines{
    "this says {announced, plural, one {# line} other {# lines}}, but there {lines, plural, one {is #} other {are #}}"};

// In the texts of pzpr and pzprv3. {kind} is how a link begins, "numlin/".
inline constexpr Sentence other_pzpr_puzzle{"the puzzle is {text}, but only numlin and arukone can be read"};
inline constexpr Sentence lines_joined_by_slashes{"write each of the lines that '/' joins here on its own"};
inline constexpr Sentence cells_expected{"expected a row of {cells, plural, one {# cell} other {# cells}}"};
inline constexpr Sentence unnumbered_terminal{"a terminal without a number cannot be read"};
inline constexpr Sentence drawn_row_form{
    "expected a row of {lines, plural, one {# line} other {# lines}}: 1 where one is drawn, else 0 or -1"};
inline constexpr Sentence drawn_form{"write 1 where a line is drawn, else 0 or -1"};
inline constexpr Sentence lines_left_out{
    "only the board was read, without the lines drawn in this file; verify reads them as a solution"};
inline constexpr Sentence link_form{"write a link as {kind}WIDTH/HEIGHT/CELLS"};
inline constexpr Sentence link_goes_on{"the link should end before this, with its last cells"};
inline constexpr Sentence hexadecimal_form{
    "expected a number in hexadecimal digits, or a letter g to z for free cells"};
inline constexpr Sentence no_more_cells{"the board has no more cells, so the link should end here"};

// In facts.
inline constexpr Sentence blank_in_name{"a name may not contain blanks; write p(1,2) for p(1, 2)"};
inline constexpr Sentence name_not_closed{"the quoted name is not closed on its line"};
inline constexpr Sentence no_ranges{"ranges and lists cannot be read; write one fact for each"};
inline constexpr Sentence name_may_not_hold{"a name may not contain {text}"};
inline constexpr Sentence name_missing{"a name is missing here"};
inline constexpr Sentence name_unprintable{"{text} is not a name: names may not contain control characters"};
inline constexpr Sentence name_too_long{"a name has more than {most} characters"};
inline constexpr Sentence fact_form{"write a fact as name(term, ...). such as edge(e1,a,b)."};
inline constexpr Sentence fact_not_closed{"the fact is not closed: expected ')'"};
inline constexpr Sentence fact_ends_with_stop{"a fact ends with a full stop"};
inline constexpr Sentence unknown_fact{"unknown fact {fact}; the facts are node/1, edge/3 and connection/3"};
inline constexpr Sentence unknown_node{"there is no node {text}; declare it with node({name})."};
inline constexpr Sentence edge_twice{"there is already an edge {text}, in line {line, number, ::group-off}"};
inline constexpr Sentence connection_of_one{"a connection needs two different nodes"};
inline constexpr Sentence connection_twice{"there is already a connection {text}, in line {line, number, ::group-off}"};
inline constexpr Sentence node_in_connection{"the node {text} is already in the connection {connection}"};

// Why a board or a position cannot be written in a format.
inline constexpr Sentence asp_cannot_name{"asp cannot hold the name {text}; rename it"};
inline constexpr Sentence board_no_grid{"this board is not a grid; asp can hold it"};
inline constexpr Sentence grid_with_bridges{"this grid has bridges, which the format cannot hold; asp can"};
inline constexpr Sentence grid_with_walls{"this grid has walls, which the format cannot hold; asp can"};
inline constexpr Sentence grid_with_joined_sides{"this grid has joined sides, which the format cannot hold; asp can"};
inline constexpr Sentence grid_with_holes{"this grid has holes, which the format cannot hold; grid can"};
inline constexpr Sentence more_than_letters{"there are more pairs than letters; {format} can hold them as numbers"};
inline constexpr Sentence letters_must_cover{
    "a grid of letters must be covered, but this board need not be; grid can hold it"};
inline constexpr Sentence letters_in_one_column{
    "in a grid of one column, letters do not say that it must be covered; pzpr and pzprv3 can"};
inline constexpr Sentence pzpr_with_holes{"this grid has holes, which pzpr cannot hold; grid can"};
inline constexpr Sentence pzpr_numbers{"pzpr holds numbers up to {most, number, ::group-off}; grid can hold these"};
inline constexpr Sentence rule_in_schlegel_format_only{"only the Schlegel format holds the rule no-self-touch"};
inline constexpr Sentence cover_not_said{
    "this board must be covered, which the format cannot say; letters, pzpr and pzprv3 can"};
inline constexpr Sentence no_lines_in_schlegel_format{"a board in Schlegel format holds no drawn lines; pzprv3 can"};
inline constexpr Sentence no_lines_in_format{"the format {format} holds no drawn lines; pzprv3 can"};

// What is wrong with the text of a solution, and why one cannot be written in a format.
inline constexpr Sentence no_solution_here{"there is no solution in this text"};
inline constexpr Sentence link_fact_form{"expected a fact such as link(e1)."};
inline constexpr Sentence link_fact_end{"a fact ends with ')'"};
inline constexpr Sentence no_such_edge{"there is no edge {text} on this board"};
inline constexpr Sentence no_such_pair{"there is no pair {text} on this board"};
inline constexpr Sentence vertex_not_on_board{
    "there is no {board, select, grid {cell} other {vertex}} {text} on this board"};
inline constexpr Sentence line_begins_elsewhere{"the line {line} begins at {name}, but {line} is not there"};
inline constexpr Sentence no_neighbours_named{"{first} and {second} are not neighbours"};
inline constexpr Sentence solution_row{
    "expected a row of {width, plural, one {# cell} other {# cells}}; the board is {width} by {height}"};
inline constexpr Sentence more_cells{"the grid has more cells than the board"};
inline constexpr Sentence fewer_cells{"the grid has fewer cells than the board"};
inline constexpr Sentence label_not_shown{"the board has {line} at {name}, but this text does not"};
inline constexpr Sentence edges_meet{"too many edges meet at {text}"};
inline constexpr Sentence loose_edges{"some edges belong to no line that begins at its pair's first endpoint"};
inline constexpr Sentence file_of_other_size{"this file's board is {width} by {height}, unlike the board to solve"};
inline constexpr Sentence file_of_other_grid{
    "this file's board is {width} by {height}, but the board to solve is {own_width} by {own_height}"};
inline constexpr Sentence file_of_other_board{
    "this file's board is not the board to solve: they differ in row {row, number, ::group-off}, column {column, "
    "number, ::group-off}"};
inline constexpr Sentence cells_not_connected{"on the board to solve, these two cells are not connected"};
inline constexpr Sentence solution_of_no_grid{"this board is not a grid; asp and paths can hold its solutions"};
inline constexpr Sentence crossing_not_shown{
    "lines cross on this board, which a grid of labels cannot show; asp and paths can"};
inline constexpr Sentence touching_not_shown{
    "the line {line} touches itself at {name}, which a grid of labels cannot show; asp and paths can"};
inline constexpr Sentence names_misread{"with this board's names a solution would be misread; asp can hold it"};

// What the computer is doing, as its progress shows.
inline constexpr Sentence phase_routing{"routing"}, phase_tracing{"tracing"};
inline constexpr Sentence phase_proving{"proving"};

// Base boards for new boards.
inline constexpr Sentence base_5x5{"5 by 5"}, base_7x7{"7 by 7"}, base_10x10{"10 by 10"};
inline constexpr Sentence base_15x15{"15 by 15"}, base_symmetric{"10 by 10, symmetric"};
inline constexpr Sentence base_hexagon{"Hexagon"}, base_dodecahedron{"Dodecahedron"};

// What the editor sets.
inline constexpr Sentence setting_pair{"Pair"}, setting_bridge{"Bridge"}, setting_cover{"The lines fill the board"};
inline constexpr Sentence setting_no_touch{"No line touches itself"};
inline constexpr Sentence set_pair_help{"Tap the two endpoints of a line."};
inline constexpr Sentence set_bridge_help{"Tap a square where two lines may cross. Only on a grid."};
inline constexpr Sentence set_cover_help{"Lines must fill the whole board."};
inline constexpr Sentence set_no_touch_help{"A line may not touch itself."};

}  // namespace schlegel::numberlink::words
