#pragma once
#include "base/say.hpp"

/// Sentences about graphs: the library, and errors in texts. {text}, {first} and {second} are parts of a text, in
/// quotation marks.
namespace schlegel::words {

// The library's groups.
inline constexpr Sentence platonic_solids{"Platonic solids"}, archimedean_solids{"Archimedean solids"};
inline constexpr Sentence prisms{"Prisms"}, conway_polyhedra{"Conway polyhedra"}, boards{"Boards"},
    famous_graphs{"Famous graphs"};
inline constexpr Sentence simple_graphs{"Simple graphs"};

// Its graphs: a title and a sentence about each, only for the site.
inline constexpr Sentence tetrahedron{"Tetrahedron"};
inline constexpr Sentence about_tetrahedron{"4 triangles; every two vertices are joined."};
inline constexpr Sentence cube{"Cube"}, about_cube{"6 squares, 3 at each vertex."};
inline constexpr Sentence octahedron{"Octahedron"}, about_octahedron{"8 triangles, 4 at each vertex."};
inline constexpr Sentence dodecahedron{"Dodecahedron"};
inline constexpr Sentence about_dodecahedron{"12 pentagons: Hamilton’s board, with consonants as names."};
inline constexpr Sentence icosahedron{"Icosahedron"}, about_icosahedron{"20 triangles, 5 at each vertex."};
inline constexpr Sentence truncated_tetrahedron{"Truncated tetrahedron"};
inline constexpr Sentence about_truncated_tetrahedron{"4 triangles and 4 hexagons."};
inline constexpr Sentence cuboctahedron{"Cuboctahedron"}, about_cuboctahedron{"8 triangles and 6 squares."};
inline constexpr Sentence truncated_cube{"Truncated cube"}, about_truncated_cube{"8 triangles and 6 octagons."};
inline constexpr Sentence truncated_octahedron{"Truncated octahedron"};
inline constexpr Sentence about_truncated_octahedron{"6 squares and 8 hexagons; it fills space."};
inline constexpr Sentence rhombicuboctahedron{"Rhombicuboctahedron"};
inline constexpr Sentence about_rhombicuboctahedron{"8 triangles and 18 squares."};
inline constexpr Sentence truncated_cuboctahedron{"Truncated cuboctahedron"};
inline constexpr Sentence about_truncated_cuboctahedron{"12 squares, 8 hexagons and 6 octagons."};
inline constexpr Sentence snub_cube{"Snub cube"};
inline constexpr Sentence about_snub_cube{"32 triangles and 6 squares, with a twist."};
inline constexpr Sentence icosidodecahedron{"Icosidodecahedron"};
inline constexpr Sentence about_icosidodecahedron{"20 triangles and 12 pentagons."};
inline constexpr Sentence truncated_dodecahedron{"Truncated dodecahedron"};
inline constexpr Sentence about_truncated_dodecahedron{"20 triangles and 12 decagons."};
inline constexpr Sentence truncated_icosahedron{"Football"};
inline constexpr Sentence about_truncated_icosahedron{"The truncated icosahedron: 12 pentagons and 20 hexagons."};
inline constexpr Sentence rhombicosidodecahedron{"Rhombicosidodecahedron"};
inline constexpr Sentence about_rhombicosidodecahedron{"20 triangles, 30 squares and 12 pentagons."};
inline constexpr Sentence truncated_icosidodecahedron{"Truncated icosidodecahedron"};
inline constexpr Sentence about_truncated_icosidodecahedron{"30 squares, 20 hexagons and 12 decagons: 120 vertices."};
inline constexpr Sentence snub_dodecahedron{"Snub dodecahedron"};
inline constexpr Sentence about_snub_dodecahedron{"80 triangles and 12 pentagons, with a twist."};
inline constexpr Sentence prism{"Prism"}, about_prism{"Two equal polygons with squares between them."};
inline constexpr Sentence antiprism{"Antiprism"};
inline constexpr Sentence about_antiprism{"Two equal polygons, one rotated, with triangles between them."};
inline constexpr Sentence conway{"Conway notation"};
inline constexpr Sentence about_conway{
    "A solid with operations in front: k5aI is an icosahedron, cut at the middles of its edges, with pyramids on the "
    "pentagons."};
inline constexpr Sentence grid{"Grid"}, about_grid{"Each cell is connected to the cells next to it."};
inline constexpr Sentence knight{"Knight’s moves"};
inline constexpr Sentence about_knight{"The squares of a chessboard, joined by knight’s moves."};
inline constexpr Sentence hexagon{"Hexagon"};
inline constexpr Sentence about_hexagon{"A hexagon of triangles, with the given number of edges on each side."};
inline constexpr Sentence king{"King’s moves"};
inline constexpr Sentence about_king{"The squares of a chessboard, joined by king’s moves."};
inline constexpr Sentence torus{"Torus"}, about_torus{"A grid whose opposite sides are joined."};
inline constexpr Sentence petersen{"Petersen graph"};
inline constexpr Sentence about_petersen{
    "10 vertices of degree 3: the smallest such graph without a bridge or a tour."};
inline constexpr Sentence heawood{"Heawood graph"};
inline constexpr Sentence about_heawood{"14 vertices: the 7-colour map of the torus."};
inline constexpr Sentence mobius_kantor{"Möbius–Kantor graph"};
inline constexpr Sentence about_mobius_kantor{"16 vertices: the points and lines of a configuration."};
inline constexpr Sentence pappus{"Pappus graph"};
inline constexpr Sentence about_pappus{"18 vertices: the points and lines of Pappus’s theorem."};
inline constexpr Sentence desargues{"Desargues graph"};
inline constexpr Sentence about_desargues{"20 vertices: the points and lines of Desargues’s theorem."};
inline constexpr Sentence coxeter{"Coxeter graph"};
inline constexpr Sentence about_coxeter{"28 vertices, highly symmetric, without a tour."};
inline constexpr Sentence tutte{"Tutte graph"};
inline constexpr Sentence about_tutte{"46 vertices: a solid without a tour, which disproved Tait’s conjecture."};
inline constexpr Sentence generalised_petersen{"Generalised Petersen graph"};
inline constexpr Sentence about_generalised_petersen{
    "A ring, with spokes to a star inside it that has the given step."};
inline constexpr Sentence complete{"Complete graph"};
inline constexpr Sentence about_complete{
    "Every two vertices are joined; with several numbers, every two in different parts."};
inline constexpr Sentence cycle{"Cycle"}, about_cycle{"One ring."}, path{"Path"}, about_path{"One line."};
inline constexpr Sentence wheel{"Wheel"}, about_wheel{"A ring, with every vertex joined to a hub."};
inline constexpr Sentence ladder{"Ladder"}, about_ladder{"Two paths joined by rungs."};
inline constexpr Sentence hypercube{"Hypercube"}, about_hypercube{"The vertices and edges of a cube in any dimension."};
inline constexpr Sentence theta{"Theta graph"};
inline constexpr Sentence about_theta{
    "Two vertices joined by separate paths, each with the given number of vertices between."};
inline constexpr Sentence bowtie{"Bow tie"}, about_bowtie{"Two triangles that share a vertex."};

// The forms of names with numbers, which are in capitals.
inline constexpr Sentence prism_form{"prism_SIDES"}, antiprism_form{"antiprism_SIDES"};
inline constexpr Sentence conway_form{"conway_NOTATION"};
inline constexpr Sentence grid_form{"grid_ROWSxCOLUMNS"}, knight_form{"knight_ROWSxCOLUMNS"};
inline constexpr Sentence hexagon_form{"hexagon_SIDE"};
inline constexpr Sentence king_form{"king_ROWSxCOLUMNS"}, torus_form{"torus_ROWSxCOLUMNS"};
inline constexpr Sentence generalised_petersen_form{"gp_RIM_STEP"};
inline constexpr Sentence complete_form{"K_VERTICES or K_PART_PART..."}, cycle_form{"C_VERTICES"};
inline constexpr Sentence path_form{"P_VERTICES"}, wheel_form{"wheel_RIM"}, ladder_form{"ladder_RUNGS"};
inline constexpr Sentence hypercube_form{"hypercube_DIMENSION"}, theta_form{"theta_INNER_INNER_INNER..."};

// Errors in a name. {names} is a list, "prism_6 or petersen"; {form} is one of the forms above.
inline constexpr Sentence either{"{first} or {last}"};
inline constexpr Sentence unknown_graph{"unknown graph {text}; use for example dodecahedron, grid_5x5, petersen or K5"};
inline constexpr Sentence unknown_graph_near{"unknown graph {text}; did you mean {names}?"};
inline constexpr Sentence graph_name_form{"{text} does not name a graph; write {form}, for example {example}"};
inline constexpr Sentence graph_number_range{
    "{text}: {number} is out of range; the numbers in {form} go from {least, number, ::group-off} to {most, number, "
    "::group-off}"};
inline constexpr Sentence generalised_petersen_needs{
    "a generalised Petersen graph {form} needs a rim of at least 3 vertices and a step below half of that"};
inline constexpr Sentence theta_needs{
    "only one path of a theta graph can be without inner vertices; use 0 at most once"};
/// {position} is that of {letter} in the notation {text}, from 1.
inline constexpr Sentence notation_length{
    "the Conway notation {text} is empty or longer than {most} letters; write operations and a solid, for example tD "
    "or k5aI"};
inline constexpr Sentence notation_begins{
    "the Conway notation {text} begins with a number; a number follows its letter, for example k5aI"};
inline constexpr Sentence notation_operation{
    "{letter}, character {position} of the Conway notation {text}, is not an operation; use d a k j t z n e o b m s g "
    "p r, then the solid"};
inline constexpr Sentence notation_solid{
    "{letter}, character {position} of the Conway notation {text}, is not a solid; end with T, C, O, D, I, or P, A, Y "
    "and a number"};
inline constexpr Sentence notation_needs_number{
    "{letter}, character {position} of the Conway notation {text}, needs a number from 3 to {most} after it"};
inline constexpr Sentence notation_takes_no_number{
    "{letter}, character {position} of the Conway notation {text}, takes no number; only the solids P, A and Y do"};
inline constexpr Sentence notation_number{
    "{letter}, character {position} of the Conway notation {text}, cannot have this number; only k and t take one, 3 "
    "or more"};
inline constexpr Sentence notation_too_large{
    "{letter}, character {position} of the Conway notation {text}, makes it larger than {most} vertices; use fewer "
    "operations"};
inline constexpr Sentence graph_too_large{
    "this graph would have about {vertices, plural, one {# vertex} other {# vertices}} and {edges, plural, one {# "
    "edge} other {# edges}}; the limits are {most_vertices} and {most_edges}, so use smaller numbers"};

// Notes about what was ignored or changed. Several are separated by semicolons.
inline constexpr Sentence names_changed{"spaces and '#' in names were replaced by '_'"};
inline constexpr Sentence directions_left_out{"the directions of edges were ignored"};
inline constexpr Sentence weights_left_out{"what follows the two names of an edge, such as a weight, was ignored"};

inline constexpr Sentence sizes_left_out{"the first line was read as the numbers of vertices and edges"};

// Errors in any format.
inline constexpr Sentence unknown_format{"Unknown format: no supported format begins with {text}."};
inline constexpr Sentence unknown_format_near{
    "Unknown format: no supported format begins with {text}; did you mean {names}?"};
/// Follows one of these two.
inline constexpr Sentence supported_formats{
    "Schlegel format begins with {header}, graph, vertex or edge. Also supported: the name of a graph (petersen, "
    "grid_5x5) or Conway notation (tD), edge lists (a b on each line, CSV), adjacency lists (a: b c), adjacency "
    "matrices (0 1 1 on each line), DOT, GraphML, GEXF, JSON, graph6, sparse6, digraph6, DIMACS (p edge), TSPLIB "
    "(.hcp) and Prolog pairs [(a,b),(b,c)]"};
inline constexpr Sentence not_read_again{
    "this graph, or a name in it, would change if it were read again from the format {format}; use Schlegel format"};
/// {what} is one of the phrases below, or a character in quotation marks.
inline constexpr Sentence expected_here{"expected {what}, but found {text}"};
inline constexpr Sentence expected_at_end{"expected {what}, but the text ends"};
inline constexpr Sentence line_goes_on{"expected the end of the line, but found {text}"};
inline constexpr Sentence vertex_name{"vertex name"};
inline constexpr Sentence vertex_twice{"there is already a vertex named {text}; rename one of them"};
inline constexpr Sentence too_many_vertices{"too many vertices; the limit is {most}"};
inline constexpr Sentence too_many_edges{"too many edges; the limit is {most}"};
inline constexpr Sentence edge_is_loop{"{text} is joined to itself; loops are not allowed, so remove this edge"};
inline constexpr Sentence edge_twice{
    "the edge between {first} and {second} is already on line {line, number, ::group-off}; list each edge once"};
inline constexpr Sentence same_new_name{
    "the name {text} would become {changed}, and so would another one; rename one of them"};
inline constexpr Sentence list_twice{
    "vertex {text} already has a list, on line {line, number, ::group-off}; put its neighbours in one"};
inline constexpr Sentence node_twice{"there is already a node {text}; give each node its own id"};
inline constexpr Sentence quote_open_on_line{"this quoted name has no closing quote on its line; add one"};

// Schlegel format.
inline constexpr Sentence graph_is_named{
    "line {line, number, ::group-off} names the graph, so it cannot be described as well; remove one of them"};
inline constexpr Sentence second_graph{
    "there is a second graph; the first is on line {line, number, ::group-off}, so remove one"};
inline constexpr Sentence graph_comes_first{"put the line graph first, before vertices and edges"};
inline constexpr Sentence vertex_after_edge{"this vertex comes after the first edge; put vertices first"};
inline constexpr Sentence edge_after_face{"this edge comes after the first face; put faces last"};
inline constexpr Sentence a_coordinate{"a coordinate"};
inline constexpr Sentence wrong_coordinates{
    "vertex {text} has {coordinates, plural, one {# coordinate} other {# coordinates}}; give x y, or x y z, or both, "
    "or none"};
inline constexpr Sentence uneven_coordinates{
    "vertex {text} has {coordinates, plural, one {# coordinate} other {# coordinates}}, but those before it have "
    "{before}; give every vertex the same number"};
inline constexpr Sentence vertex_missing{"this edge needs another vertex; write: edge NAME NAME"};
inline constexpr Sentence vertex_undeclared{
    "there is no vertex {text}; declare it before the edges, or correct the name"};
inline constexpr Sentence face_vertex_twice{"this face visits a vertex twice; list each vertex once"};
inline constexpr Sentence face_vertex_unknown{"there is no vertex {text} in this graph; correct the name"};
inline constexpr Sentence face_too_small{"a face needs at least 3 vertices"};
inline constexpr Sentence side_without_edge{
    "no edge joins {first} and {second}; each side of a face needs an edge, before the faces"};
inline constexpr Sentence side_twice{
    "an earlier face already passes from {first} to {second}; list the vertices of all faces the same way round"};
inline constexpr Sentence statement_form{"a line begins with graph, vertex, edge or face, not with {text}"};
inline constexpr Sentence no_graph{"there is no graph in this text; begin with the line: graph"};

// graph6, digraph6 and sparse6.
inline constexpr Sentence graph6_order_cut{"the text ends within the number of vertices; it is damaged"};
inline constexpr Sentence graph6_order_too_large{"the graph has {order} vertices; the limit is {most}"};
inline constexpr Sentence graph6_no_byte{"{text} is not a character of graph6, which uses '?' to '~'"};
inline constexpr Sentence graph6_empty{"the text is empty; graph6 begins with the number of vertices"};
inline constexpr Sentence graph6_length{
    "{order, plural, one {# vertex needs} other {# vertices need}} {needed, plural, one {# byte} other {# bytes}} "
    "after {order, plural, one {its} other {their}} number, but there {found, plural, one {is #} other {are #}}; the "
    "text is damaged"};
inline constexpr Sentence graph6_spare_bits{
    "the bits after the last pair of vertices must be zero; the text is damaged"};
inline constexpr Sentence graph6_goes_on{"there is more text after the first graph; give one graph at a time"};
inline constexpr Sentence sparse6_end{"the last edge does not end with the text; the text is damaged"};

// Adjacency matrices.
inline constexpr Sentence matrix_entry{"expected 0 or 1, but found {text}; write 1 where there is an edge"};
inline constexpr Sentence matrix_uneven{
    "this row has {found, plural, one {# entry} other {# entries}}, but the first has {columns}; give each row the "
    "same number"};
inline constexpr Sentence matrix_not_square{
    "the matrix has {rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# "
    "columns}}; give it as many rows as columns"};
/// Also of graph6.
inline constexpr Sentence too_large_for_matrix{
    "{format} grows with the square of the number of vertices, so the limit is {most}; use dimacs, hcp or Schlegel "
    "format"};

// Prolog; the first lines are phrases for {what}.
inline constexpr Sentence list_of_pairs{"a list of pairs such as [(b,c),(b,g)]"}, end_of_list{"')' after the list"};
inline constexpr Sentence pair_or_end{"',' and another pair, or ']'"}, a_pair{"a pair such as (b,c)"};
inline constexpr Sentence comma_in_pair{"',' between the two vertices of a pair"};
inline constexpr Sentence end_of_pair{"')' after the second vertex of a pair"}, a_vertex{"a vertex"};
inline constexpr Sentence list_goes_on{"the list has ended, but {text} follows; remove it"};
inline constexpr Sentence prolog_cannot_hold{
    "a Prolog list of edges cannot hold vertex {text}, which has no edge; use Schlegel format, hcp, dimacs or graph6"};

// DOT; the first lines are phrases for {what}. {open} and {close} are brackets in quotation marks.
inline constexpr Sentence graph_or_digraph{"graph or digraph"}, text_after_plus{"text in quotes after '+'"};
inline constexpr Sentence a_name{"a name"};
inline constexpr Sentence graph_goes_on{"the graph has ended, but {text} follows; remove it"};
inline constexpr Sentence too_much_idle{
    "more than {most} statements and edges before this add nothing to the graph; remove repeated ones"};
inline constexpr Sentence quote_open{"this quoted name has no closing quote; add one"};
inline constexpr Sentence angle_open{"this text in angle brackets does not end; close it with '>'"};
inline constexpr Sentence subgraphs_too_deep{"subgraphs are nested too deeply; the limit is {most} levels"};
inline constexpr Sentence bracket_open{"this {open} has no {close}; add it"};
inline constexpr Sentence arrows_in_digraph{"write the edges of a digraph as a -> b"};
inline constexpr Sentence lines_in_graph{"write the edges of a graph as a -- b"};

// DIMACS and TSPLIB; the first lines are names of numbers.
inline constexpr Sentence number_of_vertices{"the number of vertices"}, number_of_edges{"the number of edges"};
inline constexpr Sentence first_end{"the first vertex of the edge"}, second_end{"the second vertex of the edge"};
inline constexpr Sentence dimension{"DIMENSION, the number of vertices,"};
inline constexpr Sentence number_of_vertex{"the number of a vertex"}, number_of_neighbour{"the number of a neighbour"};
inline constexpr Sentence dimacs_line_form{"a line begins with c, p or e, not with {text}"};
inline constexpr Sentence no_header{"the text has no header; begin with one such as: p edge 20 30"};
inline constexpr Sentence second_header{
    "there is a second header; the first is on line {line, number, ::group-off}, so remove one"};
inline constexpr Sentence header_form{"the header has {text}; write: p edge VERTICES EDGES"};
inline constexpr Sentence edge_before_header{"this edge comes before the header; begin with: p edge VERTICES EDGES"};
inline constexpr Sentence edges_announced{
    "the header announces {announced, plural, one {# edge} other {# edges}}, but {listed, plural, one {# is} other {# "
    "are}} listed; correct one of them"};
inline constexpr Sentence no_edge_section{"the text has no EDGE_DATA_SECTION; add one with the edges"};
inline constexpr Sentence keyword_expected{"expected a keyword such as DIMENSION, EDGE_DATA_SECTION or EOF"};
inline constexpr Sentence section_not_supported{
    "{text} is not supported; remove all sections except EDGE_DATA_SECTION"};
inline constexpr Sentence type_not_supported{
    "the type {text} is not supported; it must be HCP, the Hamiltonian cycle problem"};
inline constexpr Sentence edge_format_unknown{
    "the edge data format {text} is not supported; use EDGE_LIST or ADJ_LIST"};
inline constexpr Sentence second_dimension{"DIMENSION is given twice; keep one"};
inline constexpr Sentence second_edge_section{"there is a second EDGE_DATA_SECTION; keep one"};
inline constexpr Sentence edges_before_dimension{"the edges come before DIMENSION; give the number of vertices first"};
inline constexpr Sentence second_list{
    "vertex {number, number, ::group-off} already has a list; put its neighbours in one"};

// Lists of edges and of neighbours.
inline constexpr Sentence colons_uneven{"put a colon after the first name of every line, or of none"};
inline constexpr Sentence no_list{"there is no list in this text; write a: b c for the neighbours of a"};
inline constexpr Sentence vertex_alone{"an edge needs two vertices, but {text} is alone on its line"};
inline constexpr Sentence edge_goes_on{"a line holds two vertices and at most a number; remove {text}"};
inline constexpr Sentence name_needs_quotes{"put {text} in double quotes if it is a name, or remove its {sign}"};
inline constexpr Sentence no_edges{"there is no edge in this text; write two names on each line"};
inline constexpr Sentence edges_cannot_hold{
    "a list of edges cannot hold vertex {text}, which has no edge; use the format adjacency, dot, graphml or json"};

// JSON; the first lines are phrases for {what}. {array} and {object} are examples.
inline constexpr Sentence a_value{"a value: a string, a number, a list or an object"}, quoted_name{"a name in quotes"};
inline constexpr Sentence a_scalar{"a name, a string or a number"}, list_of_edges{"a list of edges"};
inline constexpr Sentence an_edge{"an edge, a list or an object"}, list_of_nodes{"a list of nodes"};
inline constexpr Sentence list_or_object{"a list or an object"};
inline constexpr Sentence nodes_or_neighbours{
    "expected \"nodes\" and \"links\" or \"edges\", or for each vertex the list of its neighbours"};
inline constexpr Sentence value_goes_on{"the value has ended, but {text} follows; remove it"};
inline constexpr Sentence string_open{"this string has no closing quote on its line; add one"};
inline constexpr Sentence escape_form{"\\u must be followed by 4 hexadecimal digits"};
inline constexpr Sentence edge_form{"an edge needs two vertices: {array}, or {object}"};
inline constexpr Sentence node_unknown{"there is no node {text}; correct this edge"};
inline constexpr Sentence node_without_id{"this node has no \"id\"; add one"};

// GraphML. {attribute} is source or target.
inline constexpr Sentence comment_open{"this comment does not end; close it with -->"};
inline constexpr Sentence bracket_missing{"'>' is missing here; close the tag"};
inline constexpr Sentence tag_form{"a tag needs a name, as in <node id=\"a\"/>"};
inline constexpr Sentence tag_open{"the tag {text} is not closed, or an attribute has no value"};
inline constexpr Sentence value_unquoted{"put the value of an attribute in quotes"};
inline constexpr Sentence value_open{"a value in this tag has no closing quote; add one"};
inline constexpr Sentence hyperedges{"edges with more than two vertices are not supported; remove them"};
inline constexpr Sentence node_id_missing{"this node has no id; write <node id=\"a\"/>"};
inline constexpr Sentence graph_unclosed{"this <graph> has no end; check that the text is whole, or add </graph>"};
inline constexpr Sentence no_graph_element{"there is no element <graph> in this text; put the nodes and edges in one"};
inline constexpr Sentence attribute_missing{"this edge has no {attribute}; add it"};
inline constexpr Sentence attribute_unknown{"there is no node {text}; correct the {attribute} of this edge"};

// Progress.
inline constexpr Sentence phase_symmetries{"symmetries"};

}  // namespace schlegel::words
