#pragma once
#include "base/say.hpp"

/// What the sliding puzzle says to people. What slides is a tile on a grid and a token on other graphs: where a
/// sentence may speak of either, {kind} is "tile" or "token". {token}, {tile} and {place} are names, "5" or "b"; a
/// place goes by the name of what belongs there. Lists are parted by commas.
namespace schlegel::sliding::words {

// The puzzle.
inline constexpr Sentence title{"Sliding puzzle"}, tab{"Sliding"}, solution{"solution"}, solutions{"solutions"};
inline constexpr Sentence goal{
    "Slide the tiles into order, the gap last; on a graph, slide each token along the lines to its own place."};
inline constexpr Sentence how{
    "Tap or drag a tile next to the gap, or swipe; a tile farther off takes those on the way along. By keyboard: W A S "
    "D on a grid, or a tile's own letter or digit. Tokens on a graph are moved in the same way."};

// Help for its options on the command line.
inline constexpr Sentence option_grid{"a grid such as 4x4"};
inline constexpr Sentence option_tokens{"the tokens row by row, 0 for the gap"};
inline constexpr Sentence option_target{
    "the arrangement to reach; for a grid also gap-last, the default, or gap-first"};
inline constexpr Sentence option_all_shortest{"all shortest solutions"};
inline constexpr Sentence option_max_moves{"all solutions of at most this many moves that never undo the move before"};
inline constexpr Sentence option_distance{"a position so many moves from home at fewest"};
inline constexpr Sentence option_hardest{"a position farthest from home, where all can be reached and compared"};
inline constexpr Sentence option_one_way{"a position with only one shortest solution"};
inline constexpr Sentence option_unsolvable{"a position that cannot be solved, with the reason"};

// The goal of one board, and rules beside it.
inline constexpr Sentence goal_gap_last{"Slide the tiles into order, the gap last."};
inline constexpr Sentence goal_gap_first{"Slide the tiles into order, the gap first."};
inline constexpr Sentence goal_tiles{"Slide each tile to the place that bears its name."};
inline constexpr Sentence goal_tokens{
    "Slide the tokens along the lines until each is on the place that bears its name."};
inline constexpr Sentence gap_belongs_on{"The gap belongs on {place}."};
inline constexpr Sentence gap_belongs_first{"The gap belongs first, before tile 1."};
inline constexpr Sentence gap_belongs_in{"The gap belongs in row {row}, column {column}."};
inline constexpr Sentence order_of_tiles{"The tiles belong in this order, row by row: {tiles}."};
inline constexpr Sentence own_order{"The tiles belong in an order of this board's own."};

// Why a move is not played.
inline constexpr Sentence no_such_place{"There is no place {place} on this board."};
inline constexpr Sentence slide_from_beside{
    "This is the gap: slide a {kind, select, tile {tile} other {token}} from beside it."};
inline constexpr Sentence choose{"This is the gap: choose a {kind, select, tile {tile} other {token}}."};
inline constexpr Sentence not_next_to_gap{"{kind, select, tile {Tile} other {Token}} {token} is not next to the gap."};
inline constexpr Sentence not_in_line{"Tile {token} is not in line with the gap."};
inline constexpr Sentence no_way_to_gap{"No way leads from token {token} to the gap."};
inline constexpr Sentence none_that_way{"No {kind, select, tile {tile} other {token}} can slide that way."};

// The position: below the board, and for those who do not see it. {way} is empty where a tile goes round a corner.
inline constexpr Sentence gap{"gap"};  ///< in place of a tile's name, where tiles or tokens are listed
inline constexpr Sentence solved{"Every {kind, select, tile {tile} other {token}} is home!"};
inline constexpr Sentence stuck{"The gap has no neighbour: nothing can move."};
inline constexpr Sentence not_home{
    "{kind, select, tile {{left, plural, one {# tile is} other {# tiles are}}} other {{left, plural, one {# token is} "
    "other {# tokens are}}}} not home yet."};
inline constexpr Sentence tile_moves{
    "Tile {token} moves {way, select, left {left to} right {right to} up {up to} down {down to} other {to}} row {row}, "
    "column {column}{home, select, yes {, home} other {}}."};
inline constexpr Sentence token_moves{
    "Token {token} moves to the place of {belongs, select, gap {the gap} other {{place}}}{home, select, yes {, home} "
    "other {}}."};
inline constexpr Sentence row_holds{"Row {row}: {tiles}."};
inline constexpr Sentence place_holds{
    "On the place of {belongs, select, gap {the gap} other {{place}}}: {token}{home, select, yes {, home} other {}}."};
inline constexpr Sentence tiles_not_home{"{count, plural, one {# tile is} other {# tiles are}} not home yet: {tiles}."};
inline constexpr Sentence tokens_not_home{
    "{count, plural, one {# token is} other {# tokens are}} not home yet: {tokens}."};
/// One of {tiles} and of {tokens}, which semicolons part.
inline constexpr Sentence tile_to_go{"tile {tile} from row {row}, column {column} to row {to_row}, column {to_column}"};
inline constexpr Sentence token_to_go{
    "token {token} from the place of {belongs, select, gap {the gap} other {{place}}}"};
inline constexpr Sentence grid_size{"{rows, plural, one {# row} other {# rows}} of {columns}."};
inline constexpr Sentence graph_size{
    "{places, plural, one {# place} other {# places}} and {lines, plural, one {# line} other {# lines}}."};
inline constexpr Sentence some_home{
    "{kind, select, tile {{home} of {all, plural, one {# tile} other {# tiles}}} other {{home} of {all, plural, one {# "
    "token} other {# tokens}}}} home."};
inline constexpr Sentence next_to_gap{"Next to the gap: {tokens}."}, none_next_to_gap{"Next to the gap: nothing."};

// The picture of the goal. {rows} are parted by semicolons.
inline constexpr Sentence the_goal{"The goal: {goal}"};
inline constexpr Sentence goal_by_name{"The goal: each token on the place of its own name, the gap on {place}."};
inline constexpr Sentence goal_by_rows{"The goal, row by row: {rows}."};
inline constexpr Sentence goal_by_places{"The goal: {tokens}."};
inline constexpr Sentence token_on{"{token} on {place}"};  ///< one of {tokens}

// A place of the board: its name, and what is said of it, parted by commas.
inline constexpr Sentence token_name{"{kind, select, tile {tile} other {token}} {token}"};
inline constexpr Sentence gap_home{"where it belongs"}, place_of{"place of {place}"}, home{"home"};
inline constexpr Sentence on_place_of{"on the place of {belongs, select, gap {the gap} other {{place}}}"};
inline constexpr Sentence beside_gap{"next to the gap"};
inline constexpr Sentence in_goal{"in the picture of the goal"};

// The computer's answer: headlines, sentences, and figures.
inline constexpr Sentence to_go{"{moves, plural, one {# move} other {# moves}} to go"};
inline constexpr Sentence note_done{"solved"};
inline constexpr Sentence every_home{"Every {kind, select, tile {tile} other {token}} is home."};
inline constexpr Sentence none_shorter{"No solution is shorter."};
inline constexpr Sentence between{"Between {least} and {most} moves to go"};
inline constexpr Sentence perhaps_not_shortest{
    "This solution may not be the shortest; it is proved that at least {moves, plural, one {# move is} other {# moves "
    "are}} needed."};
inline constexpr Sentence length_unknown{"How many moves it takes is not known."};
inline constexpr Sentence none_so_short{"No solution has at most {moves, plural, one {# move} other {# moves}}."};
inline constexpr Sentence shortest_counted{
    "{solutions, plural, one {# shortest solution} other {# shortest solutions}}"};
inline constexpr Sentence counted{"{solutions, plural, one {# solution} other {# solutions}}"};
inline constexpr Sentence shortest_figure{"Shortest"}, at_least_figure{"At least"}, at_most_figure{"At most"};
inline constexpr Sentence positions_figure{"Positions within reach"};
inline constexpr Sentence moves_figure{"{moves, plural, one {# move} other {# moves}}"};  ///< beside how many solutions
inline constexpr Sentence shortest_solution{"shortest solution"}, shortest_solutions{"shortest solutions"};
inline constexpr Sentence bounded_solution{"solution of at most {moves, plural, one {# move} other {# moves}}"};
inline constexpr Sentence bounded_solutions{"solutions of at most {moves, plural, one {# move} other {# moves}}"};

// How many positions are how far from home.
inline constexpr Sentence no_table{"the sliding puzzle has no table; ask for its histogram"};
inline constexpr Sentence gap_never_home{"The gap can never get home from here, so no position has a distance."};
inline constexpr Sentence positions_reached{
    "{positions, plural, one {# position} other {# positions}}, at most {moves, plural, one {# move} other {# moves}} "
    "from home"};
inline constexpr Sentence farthest{"{positions, plural, one {# position is} other {# positions are}} farthest away."};

// Why the computer does not know.
inline constexpr Sentence grew_too_long{
    "it can be solved (by Wilson's theorem), but the solution that was tried grew too long to list"};
inline constexpr Sentence stopped_before_shortest{"stopped before the shortest was known"};
inline constexpr Sentence stopped_collecting{"stopped while the solutions were collected"};
inline constexpr Sentence stopped_before_all{"stopped before all positions were reached"};
inline constexpr Sentence shortest_unknown{
    "the shortest length is not known; it is at least {moves, plural, one {# move} other {# moves}}"};
inline constexpr Sentence too_long_to_list{
    "the shortest solutions have {moves, plural, one {# move} other {# moves}}; those of more than {most} are not "
    "listed"};
inline constexpr Sentence too_much_memory{"the solutions need more memory than is allowed"};
inline constexpr Sentence positions_do_not_fit{
    "{positions, plural, one {# position does} other {# positions do}} not fit into the memory that is allowed"};

// Why there is no solution, in short. {places} is a list parted by blanks, {few} where there are few: else their number
// {count} is told.
inline constexpr Sentence gap_apart{
    "The gap must get to {place}, but no way along the lines leads there from where it is."};
inline constexpr Sentence token_apart{
    "{kind, select, tile {Tile} other {Token}} {token} lies on {place} and belongs on {home}. {moves, select, yes {No "
    "way along the lines leads there.} other {The gap cannot reach it, so it can never move.}}"};
inline constexpr Sentence cannot_pass{
    "{kind, select, tile {Tile} other {Token}} {token} can never pass {place}: taking that place away would cut the "
    "board, and only the gap gets past it. With the gap there, the {kind, select, tile {tile} other {token}} is on one "
    "side and its home on another."};
inline constexpr Sentence wrong_order{
    "On the ring {few, select, yes {{places}} other {of {count} places}} the {kind, select, tile {tiles} other "
    "{tokens}} can only go round: their order never changes, and it is not the one wanted."};
inline constexpr Sentence wrong_parity{
    "{few, select, all {On this board} yes {In the part {places}} other {In the part of {count} places}} every way "
    "round for the gap has an even number of moves, so only even rearrangements of the {kind, select, tile {tiles} "
    "other {tokens}} can be undone. This one is odd: as if two {kind, select, tile {tiles} other {tokens}} had changed "
    "places."};
inline constexpr Sentence exception{
    "The part {places} is the one exception of Wilson's theorem: its gap makes only 120 of the 720 arrangements of the "
    "six tokens, and this is none of them."};

// And step by step. {what} is "gap", "tile" or "token".
inline constexpr Sentence here_and_there{
    "{what, select, gap {The gap} tile {Tile {token}} other {Token {token}}} is here and belongs there."};
inline constexpr Sentence lines_lead_here{"From where it is the lines lead to these places only."};
inline constexpr Sentence gap_never_here{"The gap never comes to these places, so nothing on them can move."};
inline constexpr Sentence only_through{"Only through this place do the lines lead from the one side to the other."};
inline constexpr Sentence stays_on_side{
    "To pass it, {kind, select, tile {tile} other {token}} {token} would have to stand on it; but then the gap is "
    "behind it or before it, and cannot get round. So it stays on its side, and its home is on the other."};
inline constexpr Sentence only_round{
    "On this ring {kind, select, tile {tiles} other {tokens}} can only go round one behind the other, so their order "
    "never changes."};
inline constexpr Sentence ring_reads{"Round the ring they now read {now}, and should read {then}."};
inline constexpr Sentence and_so_on{"…"};  ///< the last of a list that is cut
inline constexpr Sentence two_colours{
    "Colour the places in two colours, like a chessboard: each move takes the gap from one colour to the other. So "
    "whenever it is back where it was, the moves were even in number."};
inline constexpr Sentence strangers{"What lies here belongs elsewhere, and can never leave."};
inline constexpr Sentence imagine_gap{"Imagine that the gap is first moved here along the lines."};
inline constexpr Sentence swapped{"{one} and {other} are in each other's places. One exchange puts them right."};
inline constexpr Sentence in_a_round{
    "Each of these lies where the next belongs: {tokens}. That takes {exchanges, plural, one {# exchange} other {# "
    "exchanges}}."};
inline constexpr Sentence odd_exchanges{
    "In all it takes {exchanges, plural, one {# exchange} other {# exchanges}} of two: an odd number. Each move is an "
    "exchange with the gap, and an even number of moves never makes an odd number of exchanges."};
inline constexpr Sentence the_exception{
    "These seven places are the one exception of Wilson's theorem: six tokens on them come into 120 orders only, not "
    "into all 720."};
inline constexpr Sentence none_of_120{
    "The order that is wanted is none of the 120 that can be reached: these are not where they should be."};

// Explanations. {token} is "tile 5", {others} a list of the same with what each would leave.
inline constexpr Sentence technique_towards{"Towards the goal"}, technique_detour{"Detour"};
inline constexpr Sentence technique_bring_home{"Bring home"}, technique_parity{"Parity"};
inline constexpr Sentence technique_apart{"Out of reach"}, technique_cut{"Blocks"};
inline constexpr Sentence technique_order{"Order on a ring"}, technique_theta{"Wilson's exception"};
inline constexpr Sentence would_leave{"moving {token} would leave {moves}"};
inline constexpr Sentence tell_towards{
    "Moving {token} leaves {moves, plural, one {# move} other {# moves}} to go{known, select, yes {; {others}} other "
    "{, "
    "on a shortest way}}."};
inline constexpr Sentence tell_detour{
    "Moving {token} takes it from its home, but leaves {moves, plural, one {# move} other {# moves}} to go; {others}."};
inline constexpr Sentence tell_last_move{"Moving {token} brings every {kind, select, tile {tile} other {token}} home."};
inline constexpr Sentence tell_bring_home{
    "{moves, plural, one {This move brings} other {These # moves bring}} {token} home to stay{settled, select, 0 {} 1 "
    "{, "
    "and the {kind, select, tile {tile} other {token}} that stayed at home before stays there} other {, and the "
    "{settled} {kind, select, tile {tiles} other {tokens}} that stayed at home before stay there}}."};
inline constexpr Sentence stays_home{"{token} stays at home"};

// What is wrong with a text. {text}, {token}, {sign} and {place} come with quotation marks.
inline constexpr Sentence first_line{"the first line must be: sliding"};
inline constexpr Sentence nothing_here{"there is nothing here; write: sliding, then grid 4x4 and tokens ..."};
inline constexpr Sentence grid_already{"the board is a grid already; remove this line or the line grid"};
inline constexpr Sentence board_already{"the board is described already; remove this line or the others"};
inline constexpr Sentence line_twice{"the line {keyword} is there twice"};
inline constexpr Sentence name_each{"name what lies on each vertex, 0 for the gap, in this line"};
inline constexpr Sentence unknown_word{
    "unknown word {text}; a line begins with grid, graph, vertex, edge, tokens or target"};
inline constexpr Sentence no_board{"there is no board: add a line grid 4x4, graph petersen, or vertex and edge lines"};
inline constexpr Sentence no_vertex_at_all{"the graph has no vertex; a sliding puzzle needs at least the gap"};
inline constexpr Sentence grid_side{"a side of the grid"}, a_tile{"a tile"}, a_token{"token"}, a_name{"name"};
inline constexpr Sentence size_form{"write the size of a grid as 4x4: rows x columns"};
inline constexpr Sentence grid_too_large{"a grid of {rows} x {columns} is too large; at most {most} cells"};
inline constexpr Sentence target_form{"a target is gap-last, gap-first, or a list of what shall lie on each place"};
inline constexpr Sentence target_of_grids{
    "only a board that is given by its size, as grid 4x4, has the target {target}; name what shall lie on each vertex"};
inline constexpr Sentence tokens_do_not_fit{
    "there {vertices, plural, one {is # vertex} other {are # vertices}} but {tokens, plural, one {# token} other {# "
    "tokens}}; name one for each vertex, 0 for the gap"};
inline constexpr Sentence target_does_not_fit{
    "there {vertices, plural, one {is # vertex} other {are # vertices}} but {tokens, plural, one {# token} other {# "
    "tokens}} in the target; name one for each vertex, 0 for the gap"};
inline constexpr Sentence second_gap{"there is a second gap (0); there must be exactly one"};
inline constexpr Sentence token_twice{"token {token} is there twice"};
inline constexpr Sentence no_gap{"there is no gap: one of the tokens must be 0"};
inline constexpr Sentence no_gap_in_target{"there is no gap: one of the tokens in the target must be 0"};
inline constexpr Sentence token_without_home{
    "token {token} has no home: no vertex has this name, and no target is given"};
inline constexpr Sentence not_in_target{"token {token} is not in the target"};
inline constexpr Sentence no_vertex_named{"there is no vertex {text} on this board"};
// The same in a Prolog term, {form} being an example, and in an id.
inline constexpr Sentence no_closing_quote{"the quoted name has no closing quote in its line"};
inline constexpr Sentence mark_missing{"expected a mark, not {at, select, end {the end of the text} other {{text}}}"};
inline constexpr Sentence graph_name_missing{
    "expected the graph's name, not {at, select, end {the end of the text} other {{text}}}"};
inline constexpr Sentence content_missing{
    "expected what lies on the vertex, not {at, select, end {the end of the text} other {{text}}}"};
inline constexpr Sentence sign_missing{
    "expected {sign}, not {at, select, end {the end of the text} other {{text}}}, as in {form}"};
inline constexpr Sentence mark_twice{"mark {text} is there twice"};
inline constexpr Sentence unknown_mark{"this edge leads to {text}, but no vertex has this mark"};
inline constexpr Sentence edge_to_itself{"this edge joins a vertex to itself"}, edge_twice{"this edge is there twice"};
inline constexpr Sentence too_many_edges{"there are more than {most} edges"};
inline constexpr Sentence too_many_vertices{"there are more than {most} vertices"};
inline constexpr Sentence one_graph{"the term ends before this; one graph at a time"};
inline constexpr Sentence id_goes_on{"an id goes on with commas: 4x4:1,2,3,...,15,0"};

// What is proved of a new board, and why there can be none.
inline constexpr Sentence made_at_distance{"It takes {moves, plural, one {# move} other {# moves}} at fewest."};
inline constexpr Sentence made_one_way{"Only one solution has so few."};
inline constexpr Sentence made_farthest{"No position of this board is farther from home."};
inline constexpr Sentence made_solvable{"It can be solved; how many moves that takes at fewest is not known."};
inline constexpr Sentence made_unsolvable{"It cannot be solved. {reason}"};
inline constexpr Sentence options_exclude{"--{one} and --{other} do not go together; leave one of them out"};
inline constexpr Sentence nothing_moves{"on this board the gap can never move; choose a board with lines at its place"};
inline constexpr Sentence all_solvable{
    "every position of this board can be solved; --unsolvable wants one on which some cannot, such as a grid"};
inline constexpr Sentence none_so_far{
    "no position of this board is {moves, plural, one {# move} other {# moves}} from home: the farthest have {most}"};
inline constexpr Sentence none_so_hard{
    "no position of this board is so hard: the farthest {moves, plural, one {is # move} other {are # moves}} from "
    "home; ask for a lower grade or a larger board"};
inline constexpr Sentence too_large_for_distance{
    "on more than {most} vertices shortest solutions are not searched for; leave --{option} out or choose a smaller "
    "board"};
inline constexpr Sentence too_large_for_farthest{
    "the {positions} positions of this board do not fit into the memory that is allowed, so which are farthest is not "
    "known; use --distance in place of --hardest"};
inline constexpr Sentence none_farthest_one_way{
    "each of the positions farthest from home has several shortest solutions; leave --one-way or --hardest out"};

// What another format cannot hold.
inline constexpr Sentence term_without_target{
    "the term has no target of its own: each token must belong on the vertex of its name"};
inline constexpr Sentence quote_in_name{"a name in a term cannot hold the ' of {text}; rename the vertex"};
inline constexpr Sentence id_for_grids{
    "an id is for a grid whose tiles shall be in order, 1 2 3 ..., with the gap last"};

// What the computer is doing, as its progress is told.
inline constexpr Sentence phase_tables{"tables"};
inline constexpr Sentence phase_solutions{"solutions"};
inline constexpr Sentence phase_construction{"construction"};
inline constexpr Sentence phase_triples{"triples"};
inline constexpr Sentence phase_short_solution{"a short solution"};

// Grounds for new boards.
inline constexpr Sentence ground_3x3{"3 by 3"}, ground_4x4{"4 by 4"}, ground_4x4_far{"4 by 4, 50 moves away"};
inline constexpr Sentence ground_4x4_one_way{"4 by 4, one shortest way"}, ground_5x5{"5 by 5"};
inline constexpr Sentence ground_cube{"The cube"}, ground_petersen{"Petersen’s graph"};
inline constexpr Sentence ground_dodecahedron{"The dodecahedron"}, ground_unsolvable{"4 by 4 that cannot be solved"};

// What is set on a board that is drawn.
inline constexpr Sentence setting_token{"What lies there"}, setting_target{"What belongs there"};
inline constexpr Sentence set_token_help{"Touch two vertices: what lies on them at the start is exchanged."};
inline constexpr Sentence set_target_help{"Touch two vertices: what belongs on them is exchanged."};

}  // namespace schlegel::sliding::words
