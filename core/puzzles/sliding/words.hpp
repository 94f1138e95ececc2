#pragma once
#include "base/say.hpp"

/// What the sliding puzzle says to people. A token is a tile on a grid, and a vertex a square: {kind} is "tile" or
/// "token". {token}, {tile} and {place} are names, "5" or "b"; a vertex goes by the name of the token that belongs
/// there, {belongs} is "gap" or "token". Lists are parted by commas.
namespace schlegel::sliding::words {

// The puzzle.
inline constexpr Sentence title{"Sliding puzzle"}, tab{"Sliding"}, solution{"solution"}, solutions{"solutions"};
inline constexpr Sentence size_of_grid{"{count, plural, one {# square} other {# squares}}"};
inline constexpr Sentence size_of_graph{"{count, plural, one {# vertex} other {# vertices}}"};
inline constexpr Sentence goal{
    "Slide the tiles into order, the gap last. On a graph, slide each token along the lines to the vertex with its "
    "name."};
inline constexpr Sentence how{
    "Press a tile, drag it towards the gap, or swipe; the tiles in between move too. Keyboard: W A S D on a grid, or "
    "the letter or digit of a tile. Tokens on a graph move the same way."};

// Help for its options on the command line.
inline constexpr Sentence option_grid{"a grid such as 4x4"};
inline constexpr Sentence option_tokens{"tokens row by row, 0 for the gap"};
inline constexpr Sentence option_target{"the arrangement to reach; on a grid also gap-last (the default) or gap-first"};
inline constexpr Sentence option_all_shortest{"all shortest solutions"};
inline constexpr Sentence option_max_moves{"all solutions of at most N moves in which no move undoes the previous one"};
inline constexpr Sentence option_distance{"a position whose shortest solution takes N moves"};
inline constexpr Sentence option_hardest{"a position with the longest shortest solution (small boards only)"};
inline constexpr Sentence option_one_way{"a position with only one shortest solution"};
inline constexpr Sentence option_unsolvable{"an unsolvable position, with the reason"};

// The goal of one board, and rules beside it.
inline constexpr Sentence goal_gap_last{"Slide the tiles into order, the gap last."};
inline constexpr Sentence goal_gap_first{"Slide the tiles into order, the gap first."};
inline constexpr Sentence goal_tiles{"Slide each tile to the square with its name."};
inline constexpr Sentence goal_tokens{"Slide each token along the lines to the vertex with its name."};
inline constexpr Sentence gap_belongs_on{"The gap must end on {place}."};
inline constexpr Sentence small_numbers{"A small or grey number names the tile that belongs there."};
inline constexpr Sentence gap_belongs_first{"The gap must end first, before tile 1."};
inline constexpr Sentence gap_belongs_in{"The gap must end in row {row}, column {column}."};
inline constexpr Sentence order_of_tiles{"The tiles belong in this order, row by row: {tiles}."};
inline constexpr Sentence own_order{"This board has its own order of tiles."};

// Why a move is not played.
inline constexpr Sentence no_such_place{"This board has no {kind, select, tile {square} other {vertex}} {place}."};
inline constexpr Sentence choose{"This is the gap. Choose a {kind, select, tile {tile} other {token}} next to it."};
inline constexpr Sentence not_next_to_gap{"{kind, select, tile {Tile} other {Token}} {token} is not next to the gap."};
inline constexpr Sentence not_in_line{"Tile {token} is not in line with the gap."};
inline constexpr Sentence no_way_to_gap{"No path leads from token {token} to the gap."};
inline constexpr Sentence none_that_way{"No {kind, select, tile {tile} other {token}} can slide that way."};

// The position: below the board, and for those who do not see it. {way} is empty where a tile goes round a corner.
inline constexpr Sentence gap{"gap"};  ///< in place of a tile's name, where tiles or tokens are listed
inline constexpr Sentence solved{"Every {kind, select, tile {tile} other {token}} is home!"};
inline constexpr Sentence stuck{"The gap has no neighbours, so nothing can move."};
inline constexpr Sentence not_home{
    "{kind, select, tile {{left, plural, one {# tile is} other {# tiles are}}} other {{left, plural, one {# token is} "
    "other {# tokens are}}}} not home yet."};
inline constexpr Sentence tile_moves{
    "Tile {token} moves {way, select, left {left to} right {right to} up {up to} down {down to} other {to}} row {row}, "
    "column {column}{home, select, yes {, home} other {}}."};
inline constexpr Sentence token_moves{
    "Token {token} moves to {belongs, select, gap {the vertex where the gap must end} other {vertex {place}}}{home, "
    "select, yes {, "
    "home} other {}}."};
inline constexpr Sentence push_in_order{
    "Push these {kind, select, tile {tiles} other {tokens}} into the gap, one after the other: {tokens}."};
inline constexpr Sentence row_holds{"Row {row}: {tiles}."};
inline constexpr Sentence place_holds{
    "On vertex {place}{belongs, select, gap {, where the gap must end} other {}}: {token}{home, select, yes {, home} "
    "other {}}."};
inline constexpr Sentence tiles_not_home{"{count, plural, one {# tile is} other {# tiles are}} not home yet: {tiles}."};
inline constexpr Sentence tokens_not_home{
    "{count, plural, one {# token is} other {# tokens are}} not home yet: {tokens}."};
/// One of {tiles} and of {tokens}, which semicolons part.
inline constexpr Sentence tile_to_go{"tile {tile} from row {row}, column {column} to row {to_row}, column {to_column}"};
inline constexpr Sentence token_to_go{
    "token {token} from {belongs, select, gap {the vertex where the gap must end} other {vertex {place}}}"};
inline constexpr Sentence grid_size{"{rows, plural, one {# row} other {# rows}} of {columns}."};
inline constexpr Sentence graph_size{
    "{places, plural, one {# vertex} other {# vertices}} and {lines, plural, one {# line} other {# lines}}."};
inline constexpr Sentence some_home{
    "{kind, select, tile {{home} of {all, plural, one {# tile} other {# tiles}}} other {{home} of {all, plural, one {# "
    "token} other {# tokens}}}} home."};
inline constexpr Sentence next_to_gap{"Next to the gap: {tokens}."}, none_next_to_gap{"Next to the gap: nothing."};

// The picture of the goal. {rows} are parted by semicolons.
inline constexpr Sentence the_goal{"The goal: {goal}"};
inline constexpr Sentence goal_by_name{"The goal: each token on the vertex with its name, the gap on {place}."};
inline constexpr Sentence goal_by_rows{"The goal, row by row: {rows}."};
inline constexpr Sentence goal_by_places{"The goal: {tokens}."};
inline constexpr Sentence token_on{"{token} on {place}"};  ///< one of {tokens}

// A vertex of the board: its name, and its states, parted by commas.
inline constexpr Sentence token_name{"{kind, select, tile {tile} other {token}} {token}"};
inline constexpr Sentence home{"home"}, beside_gap{"next to the gap"}, in_goal{"in the goal"};
inline constexpr Sentence on_place_of{
    "on {kind, select, tile {{belongs, select, gap {the square where the gap must end} other {tile {place}’s home "
    "square}}} other {{belongs, "
    "select, gap {the vertex where the gap must end} other {vertex {place}}}}}"};

// The computer's answer: headlines, sentences, and figures.
inline constexpr Sentence to_go{"{moves, plural, one {# move} other {# moves}} to go"};
inline constexpr Sentence note_done{"solved"};
inline constexpr Sentence every_home{"Every {kind, select, tile {tile} other {token}} is home."};
inline constexpr Sentence none_shorter{"That’s the shortest solution."};
inline constexpr Sentence between{"{least}–{most} moves to go"};
inline constexpr Sentence perhaps_not_shortest{
    "There may be a shorter solution, but none with fewer than {moves, plural, one {# move} other {# moves}}."};
inline constexpr Sentence length_unknown{"It isn’t known how many moves it takes."};
inline constexpr Sentence none_so_short{"Every solution has more than {moves, plural, one {# move} other {# moves}}."};
inline constexpr Sentence shortest_counted{
    "{solutions, plural, one {# shortest solution} other {# shortest solutions}}"};
inline constexpr Sentence counted{"{solutions, plural, one {# solution} other {# solutions}}"};
inline constexpr Sentence shortest_figure{"Shortest"}, at_least_figure{"At least"}, at_most_figure{"At most"};
inline constexpr Sentence positions_figure{"Positions within reach"};
inline constexpr Sentence positions_of{"{reached} of {all}{share, select, half {: half} all {: all} other {}}"};
inline constexpr Sentence moves_figure{"{moves, plural, one {# move} other {# moves}}"};  ///< beside how many solutions
inline constexpr Sentence shortest_solution{"shortest solution"}, shortest_solutions{"shortest solutions"};
inline constexpr Sentence bounded_solution{"solution of at most {moves, plural, one {# move} other {# moves}}"};
inline constexpr Sentence bounded_solutions{"solutions of at most {moves, plural, one {# move} other {# moves}}"};

// How many positions are how far from home.
inline constexpr Sentence no_table{"the sliding puzzle has no table; ask for its histogram"};
inline constexpr Sentence gap_never_home{"The gap can’t get home from here, so no position has a distance."};
inline constexpr Sentence positions_reached{
    "{positions, plural, one {# position} other {# positions}}, at most {moves, plural, one {# move} other {# moves}} "
    "from home"};
inline constexpr Sentence farthest{"{positions, plural, one {# position is} other {# positions are}} farthest away."};

// Why the computer does not know.
inline constexpr Sentence grew_too_long{
    "solvable by R. M. Wilson’s theorem (1974), but the solution grew too long to list"};
inline constexpr Sentence stopped_before_shortest{"stopped before a shortest solution was known"};
inline constexpr Sentence stopped_collecting{"stopped while collecting the solutions"};
inline constexpr Sentence stopped_before_all{"stopped before all positions were reached"};
inline constexpr Sentence shortest_unknown{
    "the length of a shortest solution is not known; it is at least {moves, plural, one {# move} other {# moves}}"};
inline constexpr Sentence too_long_to_list{
    "the shortest solutions have {moves, plural, one {# move} other {# moves}}; solutions of more than {most} are not "
    "listed"};
inline constexpr Sentence too_much_memory{"the solutions need more memory than is allowed"};
inline constexpr Sentence positions_do_not_fit{
    "{positions, plural, one {# position does} other {# positions do}} not fit into the memory that is allowed"};

// Why there is no solution, step by step; the first and the last step are the reason in short. {places} is "A and B" or
// these_places; {part} is "all" where it is the whole board; {what} is "gap", "tile" or "token".
inline constexpr Sentence these_places{
    "{kind, select, tile {{count, plural, other {these # squares}}} other {{count, plural, other {these # "
    "vertices}}}}"};
inline constexpr Sentence square{"row {row}, column {column}"};
inline constexpr Sentence here_and_there{
    "{what, select, gap {The gap} tile {Tile {token}} other {Token {token}}} is on {place} and belongs on {home}."};
inline constexpr Sentence lines_lead_here{"From there, the lines lead only to {places}."};
inline constexpr Sentence gap_never_here{"The gap can never get to {places}, so nothing on them can move."};
inline constexpr Sentence only_through{"The two sides meet only at {place}, and only the gap gets past."};
inline constexpr Sentence stays_on_side{
    "So {kind, select, tile {tile} other {token}} {token} stays on its side, but it belongs on the other."};
inline constexpr Sentence only_round{
    "On this ring the {kind, select, tile {tiles} other {tokens}} can only go round, so their order never changes."};
inline constexpr Sentence ring_reads{"It’s {now}, but it should be {then}."};
inline constexpr Sentence and_so_on{"…"};  ///< the last of a list that is cut
inline constexpr Sentence two_colours{
    "Colour {part, select, all {the board} other {{places}}} like a chessboard: each move {part, select, all {} other "
    "{there }}takes the gap to the other colour. So it can only be back where it was after an even number of {part, "
    "select, all {moves} other {these moves}}."};
inline constexpr Sentence strangers{"Yet what is on {places} belongs elsewhere."};
inline constexpr Sentence imagine_gap{"Imagine that the gap first moves along the lines to {place}."};
inline constexpr Sentence swapped{"{one} and {other} are in each other’s place. One swap puts them right."};
inline constexpr Sentence in_a_round{
    "These form a cycle, each where the next one belongs: {tokens}. Putting them right takes {exchanges, plural, one "
    "{# swap} other {# swaps}}."};
inline constexpr Sentence odd_exchanges{
    "Putting the {kind, select, tile {tiles} other {tokens}} {part, select, all {} other {there }}in order takes "
    "{exchanges, plural, one {# swap} other {# swaps}}, an odd number. Any other way takes an odd number as well: each "
    "swap joins two cycles or splits one, so the number of cycles changes by exactly one. Each move {part, select, all "
    "{} other {there }}swaps a {kind, select, "
    "tile {tile} other {token}} with the gap, so an even number of moves can’t do it."};
inline constexpr Sentence the_exception{
    "{part, select, all {This board is} other {{places} are}} the one exception to R. M. Wilson’s theorem on sliding "
    "puzzles (1974): the six tokens reach only 120 of their 720 arrangements."};
inline constexpr Sentence none_of_120{"The goal is none of these 120."};

// Explanations. {token} is "tile 5", {tokens} "tiles 1 and 2", in the first three {others} what each other token would
// leave.
inline constexpr Sentence technique_towards{"Towards the goal"}, technique_detour{"Detour"};
inline constexpr Sentence technique_row{"Fill a row"}, technique_column{"Fill a column"};
inline constexpr Sentence title_line{"Fill {line, select, row {row} other {column}} {number}"};
inline constexpr Sentence technique_corner{"Corner trick"}, technique_line_up{"Line up"};
/// {line} is "row", "column" or "none".
inline constexpr Sentence title_line_up{
    "Line up{line, select, row { for row {number}} column { for column {number}} other {}}"};
inline constexpr Sentence technique_one_by_one{"One by one"}, technique_ring{"Round the ring"};
inline constexpr Sentence technique_three_cycle{"Three-cycle"};
inline constexpr Sentence technique_rings{"Ring by ring"}, technique_search{"By search"};
inline constexpr Sentence technique_parity{"Parity"}, technique_apart{"Out of reach"}, technique_cut{"Cut vertex"};
inline constexpr Sentence technique_order{"Fixed order"}, technique_theta{"Wilson’s exception"};
inline constexpr Sentence would_leave{
    "{more, select, 0 {{tokens} would do as well} other {with {tokens} instead it would take {moves} more}}"};
/// {others} is what they would leave, or "none".
inline constexpr Sentence step_towards{
    "After that, {moves, plural, one {# more move solves} other {# more moves solve}} the board{others, select, none "
    "{} "
    "other {; {others}}}."};
inline constexpr Sentence step_detour{
    "Move {token} away from its home for now. After that, {moves, plural, one {# more move solves} other {# more moves "
    "solve}} the board; {others}."};
inline constexpr Sentence moves_were_counted{"A search counted the moves."};
inline constexpr Sentence title_move{"{token} moves"};
inline constexpr Sentence step_last_move{"Then every {kind, select, tile {tile} other {token}} is home."};
inline constexpr Sentence tokens_named{
    "{kind, select, tile {{count, plural, one {tile} other {tiles}}} other {{count, plural, one {token} other "
    "{tokens}}}} {tokens}"};
inline constexpr Sentence tokens_counted{"{count} {kind, select, tile {tiles} other {tokens}}"};
inline constexpr Sentence stage_line{"Bring {tokens} home."};
inline constexpr Sentence line_stays{
    "Once {line, select, row {row} other {column}} {number} is filled, the rest is a smaller grid. To see whether a "
    "grid "
    "can be solved, imagine that the gap goes to where it must end, first along its row, then along its column. Then "
    "count the fewest swaps that put all tiles in order, of any two tiles each: the grid can be solved if, "
    "and only if, this number is even. Here it is {swaps}. Moves keep it even, and the filled {line, select, row {row} "
    "other {column}} adds "
    "nothing to it, so the rest can be solved by itself. So {line, select, row {row} other {column}} {number} then "
    "stays as it is."};
inline constexpr Sentence stage_line_again{
    "Go on with {line, select, row {row} other {column}} {number}: bring {tokens} home."};
inline constexpr Sentence stage_by_one{
    "Bring {tokens} home{count, plural, one {} other {, one after the other}}. {count, plural, one {It stays} other "
    "{They stay}} there."};
/// Why the rest of a board that is no grid can be solved. {left}: it is a "cycle", or what Wilson's theorem says most
/// of, on which "all" orders can be reached or "half" of them. {tokens} are those on the ring.
inline constexpr Sentence rest_solvable{
    "{left, select, cycle {On what is left, a ring, {tokens} always keep the same order. So the moves are "
    "chosen to leave {tokens} in the order of their homes} other {The rest can be solved by itself: it is more than a "
    "ring, "
    "and it doesn’t fall apart when any one vertex is taken away. On every such board but one, a small one, {left, "
    "select, all {every order can be reached if some ring has an odd number of vertices, as here} other {half of all "
    "orders can be reached if all rings have an even number of vertices, as here, and these moves lead to one of "
    "them}}. R. M. Wilson proved this in 1974}}."};
inline constexpr Sentence stage_line_up{
    "{lined, select, yes {Slide {tokens} in, one right after the other: they are lined up already, each one step from "
    "home} other {Line up {tokens} one behind the other, each one step from home, then slide {two, select, yes {both} "
    "other {all of them}} in, one right after the other}}. {two, select, yes {If one of them is home and stays there "
    "while the gap goes elsewhere, the home of the other one is} other {If some of them are home and stay there while "
    "the gap goes elsewhere, the homes of the others are}} a dead end, with one way in. The gap must leave it the way "
    "it came, and that brings back the {two, select, yes {{kind, select, tile {tile} other {token}} that was there, so "
    "the one that belongs there never gets in} other {{kind, select, tile {tiles} other {tokens}} that were there, so "
    "those that belong there never get in}}."};
inline constexpr Sentence stage_line_up_again{
    "In the same way, {lined, select, yes {slide {tokens} in: they are lined up already} other {line up {tokens} and "
    "slide {two, select, yes {both} other {all of them}} in}}."};
inline constexpr Sentence stage_ring{
    "Round {ring}, {tokens} come in the same order as their homes. Each time the gap has passed all of them, each "
    "has moved on by one place, and their order is the same. So send the gap round until they are home. Both "
    "directions lead there."};
inline constexpr Sentence ring_lit{"the ring that is lit"}, ring_named{"the ring {vertices}"};
/// From {top} to {bottom} and from {left} to {right}, which are {tall} and {wide} or follow each other.
inline constexpr Sentence ring_of_block{
    "the ring in rows {top} {tall, select, yes {to} other {and}} {bottom}, columns {left} {wide, select, yes {to} "
    "other {and}} {right}"};
inline constexpr Sentence stage_three_cycle{
    "Only {tokens} aren’t home, and each of them belongs where another one is. Let the three change places, in {rings, "
    "plural, one {# step: the gap follows the route that is lit} other {# steps: in each, the gap follows the route "
    "that is lit there}}. Every other {kind, select, tile {tile} other {token}} ends where it was. This takes {moves, "
    "plural, one {# move} other {# moves}}{shortest, select, yes {, and a search shows that no fewer will do} other "
    "{}}."};
inline constexpr Sentence stage_rings{
    "Bring {tokens} home together, in {rings, plural, one {# step that a search found: the gap goes round a ring or "
    "along a route} other {# steps that a search found: in each, the gap goes round a ring or along a route}}. This "
    "takes "
    "{moves, plural, one {# move} other {# moves}}{shortest, select, yes {; no fewer will do while all else stays "
    "home} "
    "other {}}."};
inline constexpr Sentence stage_search{
    "A search brings {tokens} home in {moves, plural, one {# move} other {# moves}}{shortest, select, yes {, and shows "
    "that no fewer will do} other {}}."};
inline constexpr Sentence home_already{"{tokens} {count, plural, one {is} other {are}} home already."};
inline constexpr Sentence home_on_the_way{
    "{tokens} {count, plural, one {gets home on the way and stays} other {get home on the way and stay}} there."};
inline constexpr Sentence leg_slide{"Slide {token} home{alone, select, yes {} other {, and {others} after it}}."};
inline constexpr Sentence leg_token{
    "{steps, plural, one {Bring the gap to {token}’s home, then slide {token} in} other {Move {token} home in # steps "
    "along the marked route. Before each, the gap goes round to the {kind, select, tile {square} other {vertex}} "
    "ahead}}: {moves} moves{steps, plural, one {} other { in all}}."};
inline constexpr Sentence leg_odd{
    "A shorter route would leave the rest an odd number of swaps from home, so it couldn’t be solved."};
inline constexpr Sentence leg_park{
    "{two, select, yes {Park {token} on {next}’s home {kind, select, tile {square} other {vertex}} and {next} right "
    "behind it, so that both can slide in} other {Line up {tokens}, each one step from home}}: {moves, plural, one {# "
    "move} other {# moves}}."};
inline constexpr Sentence leg_ring{
    "Move {token} first, then go on round the ring. After {moves, plural, one {# move} other {# moves}}, {tokens} "
    "{count, plural, one {is} other {are}} home."};
inline constexpr Sentence leg_rings{
    "Send the gap {round, select, yes {round the marked ring} other {along the marked route}} for {moves, plural, one "
    "{# move} other {# moves}}{home, select, yes {, and "
    "{tokens} {count, plural, one {is} other {are}} home for good} other {}}."};
inline constexpr Sentence leg_search{
    "{moves, plural, one {This move brings} other {These # moves bring}} {token} home for good."};
inline constexpr Sentence stays_home{"{token} stays at home"};
/// {does} is "home" or "park" of the tokens, "round" or "along" of the gap; {way} is where this goes, or "none".
inline constexpr Sentence leg_found{
    "{moves, plural, one {# move} other {# moves}}{way, select, none {} other { {way}}}{does, select, home { {moves, "
    "plural, one {brings} other {bring}} {tokens} home} park { to line up {tokens}} other {}}"};
inline constexpr Sentence round_ring{"round {ring}"}, along_route{"along a route"};
inline constexpr Sentence along_vertices{"along {vertices}"};

// What is wrong with a text. {text}, {token}, {sign} and {place} come with quotation marks.
inline constexpr Sentence first_line{"the first line must be: sliding"};
inline constexpr Sentence nothing_here{"the text is empty; write: sliding, then grid 4x4 and tokens ..."};
inline constexpr Sentence grid_already{"the board is a grid already; remove this line or the line grid"};
inline constexpr Sentence board_already{"the board is described already; remove this line or the others"};
inline constexpr Sentence line_twice{"the line {keyword} appears twice; remove one"};
inline constexpr Sentence name_each{"name the token on each vertex, 0 for the gap, in this line"};
inline constexpr Sentence unknown_word{"unknown word {text}; start with grid, graph, vertex, edge, tokens or target"};
inline constexpr Sentence no_board{"there is no board: add a line grid 4x4, graph petersen, or vertex and edge lines"};
inline constexpr Sentence no_vertex_at_all{"the graph has no vertex; a sliding puzzle needs at least the gap"};
inline constexpr Sentence grid_side{"a side of the grid"}, a_tile{"a tile"}, a_token{"token"}, a_name{"name"};
inline constexpr Sentence size_form{"write the size of a grid as 4x4: rows x columns"};
inline constexpr Sentence grid_too_large{"a grid of {rows} x {columns} is too large; at most {most} cells"};
inline constexpr Sentence target_form{
    "a target is gap-last, gap-first, or a list of the tokens that belong on the vertices"};
inline constexpr Sentence target_of_grids{
    "only a board given by its size, such as grid 4x4, can have the target {target}; name the token that belongs on "
    "each vertex"};
inline constexpr Sentence tokens_do_not_fit{
    "there {vertices, plural, one {is # vertex} other {are # vertices}} but {tokens, plural, one {# token} other {# "
    "tokens}}; name one for each vertex, 0 for the gap"};
inline constexpr Sentence target_does_not_fit{
    "there {vertices, plural, one {is # vertex} other {are # vertices}} but {tokens, plural, one {# token} other {# "
    "tokens}} in the target; name one for each vertex, 0 for the gap"};
inline constexpr Sentence second_gap{"there is a second gap (0); there must be exactly one"};
inline constexpr Sentence token_twice{"token {token} appears twice; each token appears once"};
inline constexpr Sentence no_gap{"there is no gap: one of the tokens must be 0"};
inline constexpr Sentence no_gap_in_target{"there is no gap: one of the tokens in the target must be 0"};
inline constexpr Sentence token_without_home{
    "token {token} has no home: no vertex has this name, and no target is given"};
inline constexpr Sentence not_in_target{"token {token} is not in the target"};
inline constexpr Sentence no_vertex_named{"there is no vertex {text} on this board"};
// The same in a Prolog term, {form} being an example, and in an id.
inline constexpr Sentence no_closing_quote{"this quoted name has no closing quote on its line"};
inline constexpr Sentence mark_missing{"expected a mark, not {at, select, end {the end of the text} other {{text}}}"};
inline constexpr Sentence graph_name_missing{
    "expected the graph's name, not {at, select, end {the end of the text} other {{text}}}"};
inline constexpr Sentence content_missing{
    "expected the token on the vertex, not {at, select, end {the end of the text} other {{text}}}"};
inline constexpr Sentence sign_missing{
    "expected {sign}, not {at, select, end {the end of the text} other {{text}}}, as in {form}"};
inline constexpr Sentence mark_twice{"mark {text} appears twice; each vertex needs its own"};
inline constexpr Sentence unknown_mark{"this edge leads to {text}, but no vertex has this mark"};
inline constexpr Sentence edge_to_itself{"this edge joins a vertex to itself"}, edge_twice{"this edge appears twice"};
inline constexpr Sentence too_many_edges{"there are more than {most} edges"};
inline constexpr Sentence too_many_vertices{"there are more than {most} vertices"};
inline constexpr Sentence one_graph{"the term ends before this; give one graph only"};
inline constexpr Sentence id_goes_on{"an id goes on with commas: 4x4:1,2,3,...,15,0"};

// What is proved of a new board, and why there can be none.
inline constexpr Sentence generated_at_distance{
    "The shortest solution takes {moves, plural, one {# move} other {# moves}}."};
inline constexpr Sentence generated_one_way{"No other solution is as short."};
inline constexpr Sentence generated_farthest{"No position of this board is farther from home."};
inline constexpr Sentence generated_solvable{"It’s solvable, but the length of a shortest solution isn’t known."};
inline constexpr Sentence generated_unsolvable{"It’s unsolvable. {reason}"};
inline constexpr Sentence options_exclude{"--{one} and --{other} exclude each other; leave one of them out"};
inline constexpr Sentence nothing_moves{
    "the gap can never move on this board; choose a board with lines at the gap's vertex"};
inline constexpr Sentence all_solvable{
    "every position of this board is solvable; --unsolvable needs a board with others, such as a grid"};
inline constexpr Sentence none_so_far{
    "no position of this board is {moves, plural, one {# move} other {# moves}} from home; the farthest are {most} "
    "away"};
inline constexpr Sentence none_so_hard{
    "no position of this board is hard enough: the farthest {moves, plural, one {is # move} other {are # moves}} from "
    "home; ask for a lower grade or a larger board"};
inline constexpr Sentence too_large_for_distance{
    "shortest solutions are searched for on at most {most} vertices; leave --{option} out or choose a smaller board"};
inline constexpr Sentence too_large_for_farthest{
    "the {positions} positions of this board do not fit into the memory that is allowed, so the farthest are not "
    "known; use --distance instead of --hardest"};
inline constexpr Sentence none_farthest_one_way{
    "each of the positions farthest from home has several shortest solutions; leave --one-way or --hardest out"};

// What another format cannot hold.
inline constexpr Sentence term_without_target{
    "a term has no target: each token must belong on the vertex with its name"};
inline constexpr Sentence quote_in_name{"a name in a term cannot hold the ' of {text}; rename the vertex"};
inline constexpr Sentence id_for_grids{"an id is for a grid whose tiles belong in order, 1 2 3 ..., with the gap last"};

// What the computer is doing, as its progress is told.
inline constexpr Sentence phase_tables{"building tables"};
inline constexpr Sentence phase_solutions{"collecting solutions"};
inline constexpr Sentence phase_construction{"constructing a solution"};
inline constexpr Sentence phase_triples{"moving tokens in threes"};
inline constexpr Sentence phase_short_solution{"looking for a short solution"};

// Grounds for new boards.
inline constexpr Sentence base_3x3{"3 by 3"}, base_4x4{"4 by 4"}, base_4x4_far{"4 by 4, 50 moves away"};
inline constexpr Sentence base_4x4_one_way{"4 by 4, one shortest solution"}, base_5x5{"5 by 5"};
inline constexpr Sentence base_cube{"Cube"}, base_petersen{"Petersen graph"};
inline constexpr Sentence base_dodecahedron{"Dodecahedron"}, base_unsolvable{"4 by 4, unsolvable"};

// What is set on a board that is drawn.
inline constexpr Sentence setting_token{"Start"}, setting_target{"End"};
/// {places} stays for the page: "squares" or "vertices".
inline constexpr Sentence set_token_help{"Tap two {places} to swap what is on them at the start."};
inline constexpr Sentence set_target_help{"Tap two {places} to swap what belongs on them at the end."};

}  // namespace schlegel::sliding::words
