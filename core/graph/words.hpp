#pragma once
#include "base/say.hpp"

/// What is said of graphs: those of the library, and what is wrong with the text of one. {text}, {first} and {second}
/// are pieces of the text and come with quotation marks.
namespace schlegel::words {

// The library's groups.
inline constexpr Sentence platonic_solids{"Platonic solids"}, archimedean_solids{"Archimedean solids"};
inline constexpr Sentence prisms{"Prisms"}, conway_polyhedra{"Conway polyhedra"}, boards{"Boards"},
    famous_graphs{"Famous graphs"};
inline constexpr Sentence simple_graphs{"Simple graphs"};

// Its graphs: a title, and a sentence about each.
inline constexpr Sentence tetrahedron{"Tetrahedron"};
inline constexpr Sentence about_tetrahedron{"Four triangles; every two corners are joined."};
inline constexpr Sentence cube{"Cube"}, about_cube{"Six squares, three at each corner."};
inline constexpr Sentence octahedron{"Octahedron"}, about_octahedron{"Eight triangles, four at each corner."};
inline constexpr Sentence dodecahedron{"Dodecahedron"};
inline constexpr Sentence about_dodecahedron{"Twelve pentagons: Hamilton's board, its holes named by consonants."};
inline constexpr Sentence icosahedron{"Icosahedron"}, about_icosahedron{"Twenty triangles, five at each corner."};
inline constexpr Sentence truncated_tetrahedron{"Truncated tetrahedron"};
inline constexpr Sentence about_truncated_tetrahedron{"Four triangles and four hexagons."};
inline constexpr Sentence cuboctahedron{"Cuboctahedron"}, about_cuboctahedron{"Eight triangles and six squares."};
inline constexpr Sentence truncated_cube{"Truncated cube"}, about_truncated_cube{"Eight triangles and six octagons."};
inline constexpr Sentence truncated_octahedron{"Truncated octahedron"};
inline constexpr Sentence about_truncated_octahedron{"Six squares and eight hexagons; it fills space."};
inline constexpr Sentence rhombicuboctahedron{"Rhombicuboctahedron"};
inline constexpr Sentence about_rhombicuboctahedron{"Eight triangles and eighteen squares."};
inline constexpr Sentence truncated_cuboctahedron{"Truncated cuboctahedron"};
inline constexpr Sentence about_truncated_cuboctahedron{"Twelve squares, eight hexagons and six octagons."};
inline constexpr Sentence snub_cube{"Snub cube"};
inline constexpr Sentence about_snub_cube{"Thirty-two triangles and six squares, with a twist."};
inline constexpr Sentence icosidodecahedron{"Icosidodecahedron"};
inline constexpr Sentence about_icosidodecahedron{"Twenty triangles and twelve pentagons."};
inline constexpr Sentence truncated_dodecahedron{"Truncated dodecahedron"};
inline constexpr Sentence about_truncated_dodecahedron{"Twenty triangles and twelve decagons."};
inline constexpr Sentence truncated_icosahedron{"Truncated icosahedron"};
inline constexpr Sentence about_truncated_icosahedron{"The football: twelve pentagons, twenty hexagons."};
inline constexpr Sentence rhombicosidodecahedron{"Rhombicosidodecahedron"};
inline constexpr Sentence about_rhombicosidodecahedron{"Twenty triangles, thirty squares and twelve pentagons."};
inline constexpr Sentence truncated_icosidodecahedron{"Truncated icosidodecahedron"};
inline constexpr Sentence about_truncated_icosidodecahedron{
    "Thirty squares, twenty hexagons and twelve decagons: 120 corners."};
inline constexpr Sentence snub_dodecahedron{"Snub dodecahedron"};
inline constexpr Sentence about_snub_dodecahedron{"Eighty triangles and twelve pentagons, with a twist."};
inline constexpr Sentence prism{"Prism"}, about_prism{"Two equal polygons with squares between them."};
inline constexpr Sentence antiprism{"Antiprism"};
inline constexpr Sentence about_antiprism{"Two equal polygons, one turned, with triangles between them."};
inline constexpr Sentence conway{"Polyhedron by recipe"};
inline constexpr Sentence about_conway{
    "A solid with operations before it, as Conway writes them: k5aI is an icosahedron, cut to its edges' middles, with "
    "pyramids on the pentagons."};
inline constexpr Sentence grid{"Grid"}, about_grid{"Cells joined to those beside, above and below."};
inline constexpr Sentence knight{"Knight's moves"};
inline constexpr Sentence about_knight{"Squares of a chessboard joined by a knight's move."};
inline constexpr Sentence hexagon{"Hexagon"};
inline constexpr Sentence about_hexagon{"Triangles in a hexagon that has so many edges on each side."};
inline constexpr Sentence king{"King's moves"};
inline constexpr Sentence about_king{"Squares of a chessboard joined by a king's move."};
inline constexpr Sentence torus{"Torus"}, about_torus{"A grid whose opposite sides are joined."};
inline constexpr Sentence petersen{"Petersen's graph"};
inline constexpr Sentence about_petersen{
    "Ten vertices, three-regular, and the smallest such without a bridge or a tour."};
inline constexpr Sentence heawood{"Heawood's graph"};
inline constexpr Sentence about_heawood{"Fourteen vertices: the seven-colour map of the torus."};
inline constexpr Sentence mobius_kantor{"Möbius–Kantor graph"};
inline constexpr Sentence about_mobius_kantor{"Sixteen vertices: the points and lines of a configuration."};
inline constexpr Sentence pappus{"Pappus's graph"};
inline constexpr Sentence about_pappus{"Eighteen vertices: the points and lines of Pappus's theorem."};
inline constexpr Sentence desargues{"Desargues's graph"};
inline constexpr Sentence about_desargues{"Twenty vertices: the points and lines of Desargues's theorem."};
inline constexpr Sentence coxeter{"Coxeter's graph"};
inline constexpr Sentence about_coxeter{"Twenty-eight vertices, highly symmetric, and without a tour."};
inline constexpr Sentence tutte{"Tutte's graph"};
inline constexpr Sentence about_tutte{"Forty-six vertices: a solid without a tour, against Tait's conjecture."};
inline constexpr Sentence generalised_petersen{"Petersen's graph, generalised"};
inline constexpr Sentence about_generalised_petersen{"A ring, spokes, and within it a star of the given step."};
inline constexpr Sentence complete{"Complete graph"};
inline constexpr Sentence about_complete{
    "Every two vertices are joined; with several numbers, those of different parts."};
inline constexpr Sentence cycle{"Cycle"}, about_cycle{"One ring."}, path{"Path"}, about_path{"One line."};
inline constexpr Sentence wheel{"Wheel"}, about_wheel{"A ring with every vertex joined to a hub."};
inline constexpr Sentence ladder{"Ladder"}, about_ladder{"Two lines with rungs between them."};
inline constexpr Sentence hypercube{"Hypercube"}, about_hypercube{"The corners of a cube in any dimension."};
inline constexpr Sentence theta{"Theta graph"};
inline constexpr Sentence about_theta{
    "Two vertices joined by separate paths, each with the given number of vertices between."};
inline constexpr Sentence bowtie{"Bow tie"}, about_bowtie{"Two triangles that share a corner."};

// How the names of those that come in many sizes are made: what stands in capitals is a number.
inline constexpr Sentence prism_form{"prism_CORNERS"}, antiprism_form{"antiprism_CORNERS"};
inline constexpr Sentence conway_form{"conway_RECIPE"};
inline constexpr Sentence grid_form{"grid_ROWSxCOLUMNS"}, knight_form{"knight_ROWSxCOLUMNS"};
inline constexpr Sentence hexagon_form{"hexagon_SIDE"};
inline constexpr Sentence king_form{"king_ROWSxCOLUMNS"}, torus_form{"torus_ROWSxCOLUMNS"};
inline constexpr Sentence generalised_petersen_form{"gp_CORNERS_STEP"};
inline constexpr Sentence complete_form{"K_VERTICES or K_PART_PART..."}, cycle_form{"C_VERTICES"};
inline constexpr Sentence path_form{"P_VERTICES"}, wheel_form{"wheel_RIM"}, ladder_form{"ladder_RUNGS"};
inline constexpr Sentence hypercube_form{"hypercube_DIMENSION"}, theta_form{"theta_INNER_INNER_INNER..."};

// What is wrong with a name. {names} are some to choose from, "prism_6 or petersen"; {form} is one of those above.
inline constexpr Sentence either{"{first} or {last}"};
inline constexpr Sentence unknown_graph{
    "there is no graph named {text}; known are for example dodecahedron, grid_8x8, petersen, K5"};
inline constexpr Sentence unknown_graph_near{"there is no graph named {text}; did you mean {names}?"};
inline constexpr Sentence graph_name_form{"{text} does not name a graph: the form is {form}, for example {example}"};
inline constexpr Sentence graph_number_range{
    "{text}: {number} is out of range; the numbers of {form} are from {least, number, ::group-off} to {most, number, "
    "::group-off}"};
inline constexpr Sentence generalised_petersen_needs{
    "a generalised Petersen graph {form} needs at least 3 corners and a step below half of them"};
inline constexpr Sentence theta_needs{
    "only one path of a theta graph can be without inner vertices: use 0 at most once"};
/// {letter} is a letter of the recipe {text}, {place} its number, from 1.
inline constexpr Sentence recipe_length{
    "the recipe {text} is empty or has more than {most} letters; write operations and a solid, for example tD or k5aI"};
inline constexpr Sentence recipe_needs_letter{
    "the recipe {text} begins with a number; numbers stand behind their letter, for example k5aI"};
inline constexpr Sentence recipe_operations{
    "{letter}, sign {place} of the recipe {text}, is no operation; these are d, a, k, j, t, z, n, e, o, b, m, s, g, p "
    "and r, and the solid comes last"};
inline constexpr Sentence recipe_solids{
    "{letter}, sign {place} of the recipe {text}, is no solid, which comes last; use T, C, O, D, I, or with a number P "
    "(prism), A (antiprism) or Y (pyramid)"};
inline constexpr Sentence recipe_corners{
    "{letter}, sign {place} of the recipe {text}, needs the number of its corners behind it, 3 to {most}: {letter} "
    "with 5, for example"};
inline constexpr Sentence recipe_no_corners{
    "{letter}, sign {place} of the recipe {text}, has no number behind it; only P, A and Y have"};
inline constexpr Sentence recipe_number{
    "the number at {letter}, sign {place} of the recipe {text}, is out of place; only the operations k and t may have "
    "one, from 3"};
inline constexpr Sentence recipe_too_large{
    "by {letter}, sign {place} of the recipe {text}, there would be too many corners or edges; a polyhedron by recipe "
    "has at most {most} corners: leave operations out, or take a smaller solid"};
inline constexpr Sentence graph_too_large{
    "this graph would have about {vertices, plural, one {# vertex} other {# vertices}} and {edges, plural, one {# "
    "edge} other {# edges}}; the most are {most_vertices} and {most_edges}: choose smaller numbers"};

// What is left out of a text, or changed in it. Semicolons part several of these.
inline constexpr Sentence names_changed{"blanks and '#' in names have become '_'"};
inline constexpr Sentence directions_left_out{"the directions of edges are left out"};
inline constexpr Sentence weights_left_out{
    "what stands behind the two names of an edge, such as a weight, is left out"};

// What is wrong with the text of a graph, in any format.
inline constexpr Sentence begins_nothing{"{text} begins nothing that is read here."};
inline constexpr Sentence begins_nothing_near{"{text} begins nothing that is read here; did you mean {names}?"};
/// Follows one of the two before.
inline constexpr Sentence what_is_read{
    "Our own text begins with {header}, graph, vertex or edge. Also read are a graph's name alone (petersen, "
    "grid_8x8) or a recipe (tD), edge lists (a b on each line, CSV), adjacency lists (a: b c), adjacency matrices (0 1 "
    "1 on each line), DOT, GraphML, GEXF, JSON, graph6, sparse6, digraph6, DIMACS (p edge), TSPLIB (.hcp) and Prolog "
    "pairs [(a,b),...]"};
inline constexpr Sentence not_read_again{
    "this graph, or a name in it, would not be read again from the format {format}; only our own text holds it"};
/// {what} is one of the phrases further down, or a sign in quotation marks.
inline constexpr Sentence expected_here{"expected {what}, but there is {text}"};
inline constexpr Sentence expected_at_end{"expected {what}, but the text ends"};
inline constexpr Sentence line_goes_on{"the line should end here, but there is {text}"};
inline constexpr Sentence vertex_name{"vertex name"};
inline constexpr Sentence vertex_twice{"there is already a vertex named {text}; names must differ"};
inline constexpr Sentence too_many_vertices{"too many vertices; the most are {most}"};
inline constexpr Sentence too_many_edges{"too many edges; the most are {most}"};
inline constexpr Sentence edge_is_loop{"the edge joins {text} to itself; remove it, loops are not allowed"};
inline constexpr Sentence edge_twice{
    "the edge between {first} and {second} is already in line {line, number, ::group-off}; list each edge once"};
inline constexpr Sentence names_clash{
    "the name {text} would become {changed}, and so would another one; rename one of them"};
inline constexpr Sentence list_twice{
    "vertex {text} has a list already, in line {line, number, ::group-off}; put its neighbours in one"};
inline constexpr Sentence node_twice{"there is already a node {text}; ids must differ"};
inline constexpr Sentence quote_open_on_line{"the quoted name has no closing quote on its line"};

// In our own.
inline constexpr Sentence graph_is_named{
    "the graph is named in line {line, number, ::group-off}; it cannot be described as well, remove one of them"};
inline constexpr Sentence second_graph{"there is a second graph; the first is in line {line, number, ::group-off}"};
inline constexpr Sentence graph_comes_first{"the line graph comes first, before vertices and edges"};
inline constexpr Sentence vertex_after_edge{"a vertex comes after the first edge; vertices come first"};
inline constexpr Sentence edge_after_face{"an edge comes after the first face; faces come last"};
inline constexpr Sentence a_coordinate{"a coordinate"};
inline constexpr Sentence wrong_coordinates{
    "vertex {text} has {coordinates, plural, one {# coordinate} other {# coordinates}}; give x y, or x y z, or both, "
    "or none"};
inline constexpr Sentence uneven_coordinates{
    "vertex {text} has {coordinates, plural, one {# coordinate} other {# coordinates}}, but those before have "
    "{before}; give every vertex the same number"};
inline constexpr Sentence end_missing{"a vertex is missing here; write: edge NAME NAME"};
inline constexpr Sentence vertex_undeclared{
    "there is no vertex {text}; declare it before the edges or correct the name"};
inline constexpr Sentence corner_twice{"the face visits a corner twice; list each once"};
inline constexpr Sentence corner_unknown{"there is no vertex {text} in this graph; correct the name"};
inline constexpr Sentence too_few_corners{"a face needs at least three corners"};
inline constexpr Sentence side_without_edge{
    "no edge joins {first} and {second}; the sides of a face are edges, and faces come last"};
inline constexpr Sentence side_twice{
    "the side between {first} and {second} is passed in this direction by an earlier face; list all faces the same way "
    "round"};
inline constexpr Sentence statement_form{"a line must begin with graph, vertex, edge or face, but here is {text}"};
inline constexpr Sentence no_graph{"there is no graph in this text; begin with a line: graph"};

// In graph6, digraph6 and sparse6.
inline constexpr Sentence graph6_order_cut{"the text ends within the number of vertices"};
inline constexpr Sentence graph6_order_too_large{"the graph has {order} vertices; the most are {most}"};
inline constexpr Sentence graph6_no_byte{"{text} is no byte of graph6, which uses the signs from '?' to '~'"};
inline constexpr Sentence graph6_empty{"the text is empty; graph6 begins with the number of vertices"};
inline constexpr Sentence graph6_length{
    "{order, plural, one {# vertex needs} other {# vertices need}} {needed, plural, one {# byte} other {# bytes}} "
    "after {order, plural, one {its} other {their}} number, but there {found, plural, one {is #} other {are #}}"};
inline constexpr Sentence graph6_spare_bits{
    "the bits after the last pair of vertices must be zero; the text is damaged"};
inline constexpr Sentence graph6_goes_on{"there is more after the first graph; give one graph at a time"};
inline constexpr Sentence sparse6_end{"the last edge does not end with the text; the text is damaged"};

// In adjacency matrices.
inline constexpr Sentence matrix_entry{"the entries of a matrix are 0 and 1, but here is {text}"};
inline constexpr Sentence matrix_uneven{
    "this row has {found, plural, one {# entry} other {# entries}}, but the first has {columns}; give each row the "
    "same "
    "number"};
inline constexpr Sentence matrix_not_square{
    "the matrix has {rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# "
    "columns}}; "
    "give it as many rows as columns"};
/// Of graph6, too.
inline constexpr Sentence too_large_for_matrix{
    "{format} grows with the square of the vertices and is written for at most {most}; use the format dimacs, hcp or "
    "schlegel"};

// In Prolog: first what is expected.
inline constexpr Sentence list_of_pairs{"a list of pairs such as [(b,c),(b,g)]"}, end_of_list{"')' after the list"};
inline constexpr Sentence pair_or_end{"',' and another pair, or ']'"}, a_pair{"a pair such as (b,c)"};
inline constexpr Sentence comma_in_pair{"',' between the two vertices of a pair"};
inline constexpr Sentence end_of_pair{"')' after the second vertex of a pair"}, a_vertex{"a vertex"};
inline constexpr Sentence list_goes_on{"the list has ended, but there is {text} after it; remove it"};
inline constexpr Sentence prolog_cannot_hold{
    "a Prolog list of edges cannot hold vertex {text}, which has no edge; use the format schlegel, hcp, dimacs or "
    "graph6"};

// In DOT: first what is expected. {open} and {close} are brackets in quotation marks.
inline constexpr Sentence graph_or_digraph{"graph or digraph"}, text_after_plus{"a text in quotes behind '+'"};
inline constexpr Sentence a_name{"a name"};
inline constexpr Sentence graph_goes_on{"the graph has ended, but there is {text} after it; remove it"};
inline constexpr Sentence too_much_idle{
    "more than {most} statements and edges before this add nothing to the graph; remove those that are repeated"};
inline constexpr Sentence quote_open{"the quoted name has no closing quote"};
inline constexpr Sentence angle_open{"the text in angle brackets does not end"};
inline constexpr Sentence subgraphs_too_deep{"subgraphs are nested too deeply; at most {most} may lie in one another"};
inline constexpr Sentence bracket_open{"this {open} has no {close}"};
inline constexpr Sentence arrows_in_digraph{"in a digraph edges are written a -> b"};
inline constexpr Sentence lines_in_graph{"in a graph edges are written a -- b"};

// In DIMACS and TSPLIB. What a number gives:
inline constexpr Sentence number_of_vertices{"the number of vertices"}, number_of_edges{"the number of edges"};
inline constexpr Sentence first_end{"the first vertex of the edge"}, second_end{"the second vertex of the edge"};
inline constexpr Sentence dimension{"DIMENSION, the number of vertices,"};
inline constexpr Sentence number_of_vertex{"the number of a vertex"}, number_of_neighbour{"the number of a neighbour"};
inline constexpr Sentence dimacs_line_form{"a line must begin with c, p or e, but here is {text}"};
inline constexpr Sentence no_header{"the text ends without a header such as: p edge 20 30"};
inline constexpr Sentence second_header{"there is a second header; the first is in line {line, number, ::group-off}"};
inline constexpr Sentence header_form{"the header names {text}; write: p edge VERTICES EDGES"};
inline constexpr Sentence edge_before_header{"an edge comes before the header; begin with: p edge VERTICES EDGES"};
inline constexpr Sentence edges_announced{
    "the header announces {announced, plural, one {# edge} other {# edges}}, but {listed, plural, one {# is} other {# "
    "are}} listed; correct one of them"};
inline constexpr Sentence no_edge_section{"the text ends, but there is no EDGE_DATA_SECTION with the edges"};
inline constexpr Sentence keyword_expected{"expected a keyword such as DIMENSION, EDGE_DATA_SECTION or EOF"};
inline constexpr Sentence section_not_read{
    "{text} is not read here; only EDGE_DATA_SECTION is, remove the other sections"};
inline constexpr Sentence type_not_read{"the type is {text}; only HCP, the Hamiltonian cycle problem, is read"};
inline constexpr Sentence edge_format_unknown{"the edge data format is {text}; it must be EDGE_LIST or ADJ_LIST"};
inline constexpr Sentence second_dimension{"DIMENSION is given twice; keep one"};
inline constexpr Sentence second_edge_section{"there is a second EDGE_DATA_SECTION; keep one"};
inline constexpr Sentence edges_before_dimension{"the edges come before DIMENSION; give the number of vertices first"};
inline constexpr Sentence second_list{
    "vertex {number, number, ::group-off} has a second list; put its neighbours in one"};

// In lists.
inline constexpr Sentence colons_uneven{"a colon stands behind the first name of every line, or of none"};
inline constexpr Sentence no_list{"there is no list in this text; write a: b c for the neighbours of a"};
inline constexpr Sentence end_alone{"an edge has two ends, but {text} stands alone on its line"};
inline constexpr Sentence no_edges{"there is no edge in this text; write two names on each line"};
inline constexpr Sentence edges_cannot_hold{
    "a list of edges cannot hold vertex {text}, which has no edge; use the format adjacency, dot, graphml or json"};

// In JSON: first what is expected. {array} and {object} are examples.
inline constexpr Sentence a_value{"a value: a string, a number, a list or an object"}, quoted_name{"a name in quotes"};
inline constexpr Sentence a_scalar{"a name, a string or a number"}, list_of_edges{"a list of edges"};
inline constexpr Sentence an_edge{"an edge, a list or an object"}, list_of_nodes{"a list of nodes"};
inline constexpr Sentence list_or_object{"a list or an object"};
inline constexpr Sentence nodes_or_neighbours{
    "expected \"nodes\" and \"links\" or \"edges\", or for each vertex the list of its neighbours"};
inline constexpr Sentence value_goes_on{"the value has ended, but there is {text} after it; remove it"};
inline constexpr Sentence string_open{"the string has no closing quote on its line"};
inline constexpr Sentence escape_form{"\\u is followed by four hexadecimal digits"};
inline constexpr Sentence edge_form{"an edge has two ends: {array}, or {object}"};
inline constexpr Sentence node_unknown{"there is no node {text}; correct the end of this edge"};
inline constexpr Sentence node_without_id{"the node has no \"id\""};

// In GraphML. {attribute} is source or target.
inline constexpr Sentence comment_open{"the comment does not end; close it with -->"};
inline constexpr Sentence bracket_missing{"here '>' is missing"};
inline constexpr Sentence tag_form{"a tag has a name, as in <node id=\"a\"/>"};
inline constexpr Sentence tag_open{"the tag {text} is not closed, or an attribute has no value"};
inline constexpr Sentence value_unquoted{"the value of an attribute stands in quotes"};
inline constexpr Sentence value_open{"a value in this tag has no closing quote"};
inline constexpr Sentence hyperedges{"edges with more than two ends cannot be read"};
inline constexpr Sentence node_id_missing{"the node has no id; write <node id=\"a\"/>"};
inline constexpr Sentence no_graph_element{"there is no element <graph> in this text"};
inline constexpr Sentence attribute_missing{"the edge has no {attribute}"};
inline constexpr Sentence attribute_unknown{"there is no node {text}; correct the edge's {attribute}"};

// What the computer is doing, as its progress is told.
inline constexpr Sentence phase_symmetries{"symmetries"};

}  // namespace schlegel::words
