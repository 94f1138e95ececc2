#include "large_texts.hpp"

#include <iterator>

namespace schlegel::bench {
namespace {

/// {a1 a2 a3 ...}
std::string set_of(int count, const char* letter) {
  std::string out;
  for (int i = 1; i <= count; ++i) out += (i > 1 ? " " : "{") + std::string(letter) + std::to_string(i);
  return out + "}";
}

constexpr LargeText for_each_puzzle[] = {
    {nullptr, "one_word", "", "a"},
    {nullptr, "one_line", "", "a "},
    {nullptr, "short_lines", "", "a\n"},
    {nullptr, "blanks", "", " "},
    {nullptr, "blank_lines", "", "\n"},
    {nullptr, "comments", "", "#\n"},
    {nullptr, "zeros", "", "0 "},
    {nullptr, "dots", "", ". "},
    {nullptr, "brackets", "", "["},
    {nullptr, "braces", "", "{"},
    {nullptr, "angles", "", "<"},
    {nullptr, "quotes", "", "\""},
    {nullptr, "three_words", "", "a b c\n"},
    {nullptr, "distinct_words", "", "w@ "},
    {nullptr, "distinct_lines", "", "w@\n"},
};
constexpr LargeText for_one_puzzle[] = {
    {"icosian", "edges_repeated", "", "a b\n"},
    {"icosian", "edges_there_and_back", "a b\n", "b c 1\n"},
    {"icosian", "edges_path", "", "@ x@\n"},
    {"icosian", "edges_fault_at_end", "a b\n", "c d\n", "e\n"},
    {"icosian", "csv_repeated", "source,target\n", "a,b\n"},
    {"icosian", "csv_wide", "source,target\n", "a,b,c,d,e,f,g,h\n"},
    {"icosian", "csv_one_line", "source,target\na,b", ",c"},
    {"icosian", "csv_quotes", "source,target\n", "\"a\",\"b\"\n"},
    {"icosian", "adjacency_repeated", "a:", " b"},
    {"icosian", "adjacency_lists", "", "a: b\n"},
    {"icosian", "adjacency_vertices", "", "@:\n"},
    {"icosian", "adjacency_star", "a:", " @"},
    {"icosian", "adjacency_no_colon", "", "@ 1\n"},
    {"icosian", "dot_vertices_repeated", "graph {", "a;", "}"},
    {"icosian", "dot_two_vertices", "graph {", "a;b;", "}"},
    {"icosian", "dot_without_semicolons", "graph {", "a ", "}"},
    {"icosian", "dot_vertices", "graph {", "v@;", "}"},
    {"icosian", "dot_edges_repeated", "graph {", "a--b;", "}"},
    {"icosian", "dot_strict_edges_repeated", "strict graph {", "a--b;", "}"},
    {"icosian", "dot_chain", "graph {a", "--b", "}"},
    {"icosian", "dot_strict_chain", "strict graph {a", "--b--a", "}"},
    {"icosian", "dot_semicolons", "graph {", ";", "}"},
    {"icosian", "dot_nested", "graph ", "{"},
    {"icosian", "dot_empty_subgraphs", "graph {", "{};", "}"},
    {"icosian", "dot_subgraph_of_many", "graph {{", "a ", "}}"},
    {"icosian", "dot_attributes_of_graph", "graph {", "a=b;", "}"},
    {"icosian", "dot_attributes", "graph {a[", "x=1,", "]}"},
    {"icosian", "dot_attribute_lists", "graph {a", "[]", "}"},
    {"icosian", "dot_node_defaults", "graph {", "node[];", "}"},
    {"icosian", "dot_ports", "graph {a", ":b", "}"},
    {"icosian", "dot_places", "graph {", "a[pos=\"1,1\"];", "}"},
    {"icosian", "dot_quoted", "graph {\"", "a"},
    {"icosian", "dot_quoted_sum", "graph {\"a\"", "+\"a\"", "}"},
    {"icosian", "dot_quoted_names", "graph {", "\"a\";", "}"},
    {"icosian", "dot_html", "graph {<", "<"},
    {"icosian", "dot_comment", "graph {/*", "*"},
    {"icosian", "dot_comments", "graph {", "/**/", "}"},
    {"icosian", "dot_strict", "", "strict "},
    {"icosian", "dot_blanks_in_names", "graph {", "\"a b\";", "}"},
    {"icosian", "graphml_tags", "<graph>", "<a/>", "</graph>"},
    {"icosian", "graphml_nested", "<graph>", "<a>"},
    {"icosian", "graphml_attributes", "<graph", " a=\"\"", "></graph>"},
    {"icosian", "graphml_nodes_repeated", "<graph>", "<node id=\"a\"/>", "</graph>"},
    {"icosian", "graphml_nodes", "<graph>", "<node id=\"@\"/>", "</graph>"},
    {"icosian", "graphml_edges_repeated", "<graph><node id=\"a\"/><node id=\"b\"/>",
     "<edge source=\"a\" target=\"b\"/>", "</graph>"},
    {"icosian", "graphml_comments", "<graph>", "<!---->", "</graph>"},
    {"icosian", "graphml_text", "<graph>", "a ", "</graph>"},
    {"icosian", "graphml_value", "<graph a=\"", "a"},
    {"icosian", "graphml_places", "<graph><node id=\"a\">", "<q x=\"1\" y=\"2\"/>", "</node></graph>"},
    {"icosian", "graphml_instructions", "<graph>", "<?a>", "</graph>"},
    {"icosian", "gexf_nodes", "<gexf><graph><nodes>", "<node id=\"@\" label=\"@\"/>", "</nodes></graph></gexf>"},
    {"icosian", "json_lists", "[", "[", ""},
    {"icosian", "json_objects", "", "{\"a\":"},
    {"icosian", "json_numbers", "[", "1,", "1]"},
    {"icosian", "json_edges_repeated", "[", "[\"a\",\"b\"],", "[\"a\",\"b\"]]"},
    {"icosian", "json_edges", "[", "[@,0],", "[0,0]]"},
    {"icosian", "json_weights", "[[\"a\",\"b\"", ",0", "]]"},
    {"icosian", "json_empty_lists", "[", "[],", "[]]"},
    {"icosian", "json_empty_objects", "[", "{},", "{}]"},
    {"icosian", "json_members", "{\"a\":[]", ",\"a\":[]", "}"},
    {"icosian", "json_edges_members", "{\"nodes\":[]", ",\"edges\":[]", "}"},
    {"icosian", "json_nodes", "{\"edges\":[],\"nodes\":[0", ",@", "]}"},
    {"icosian", "json_node_objects", "{\"edges\":[],\"nodes\":[{\"id\":0}", ",{\"id\":@}", "]}"},
    {"icosian", "json_links", "{\"nodes\":[1,2],\"links\":[0", ",{\"source\":1,\"target\":2}", "]}"},
    {"icosian", "json_neighbours", "{\"a\":[\"b\"", ",\"b\"", "]}"},
    {"icosian", "json_neighbour_lists", "{\"a\":[\"b\"]", ",\"@\":[]", "}"},
    {"icosian", "json_string", "[\"", "a", "\"]"},
    {"icosian", "json_escapes", "[[\"", "\\u0041", "\",\"b\"]]"},
    {"icosian", "json_ends_repeated", "[{", "\"source\":1,", "\"target\":2}]"},
    {"icosian", "json_two_ends", "[{", "\"source\":1,\"from\":2,", "\"target\":2}]"},
    {"icosian", "json_names", "{\"edges\":[],\"nodes\":[{\"id\":1", ",\"x\":1", "}]}"},
    {"icosian", "tsplib_edges_repeated", "TYPE: HCP\nDIMENSION: 9\nEDGE_DATA_FORMAT: EDGE_LIST\nEDGE_DATA_SECTION\n",
     "1 2\n"},
    {"icosian", "tsplib_comments", "NAME: a\n", "COMMENT: a\n"},
    {"icosian", "tsplib_keywords", "NAME: a\n", "A\n"},
    {"icosian", "tsplib_long_keyword", "NAME: a\n", "A"},
    {"icosian", "tsplib_lists", "DIMENSION: 9\nEDGE_DATA_FORMAT: ADJ_LIST\nEDGE_DATA_SECTION\n1 2 ", "3 "},
    {"icosian", "tsplib_blanks", "DIMENSION: 9\nEDGE_DATA_FORMAT: ADJ_LIST\nEDGE_DATA_SECTION\n", " "},
    {"icosian", "tsplib_colons", "A: 1\n", "a\n"},
    {"icosian", "dimacs_comments", "", "c\n", "p edge 2 1\ne 1 2\n"},
    {"icosian", "dimacs_edges", "p edge 9 9\n", "e 1 2\n"},
    {"icosian", "dimacs_both_ways", "p edge 9 9\ne 1 2\n", "e 2 1\n"},
    {"icosian", "graph6", ">>graph6<<", "~"},
    {"icosian", "graph6_zeros", ">>graph6<<~?A?", "?"},
    {"icosian", "digraph6", "&", "~"},
    {"icosian", "sparse6", ":", "~"},
    {"icosian", "sparse6_loops", ":A", "?"},
    {"icosian", "matrix_one_row", "", "0 "},
    {"icosian", "matrix_uneven", "0 1 0\n", "0 1 0 1\n"},
    {"icosian", "matrix_not_square", "", "0 1 0\n"},
    {"icosian", "matrix_fault_at_end", "", "0 1 0\n", "a\n"},
    {"icosian", "matrix_brackets", "[", "[0,1,0],", "]"},
    {"icosian", "prolog_pairs", "[", "(a,b),", "(b,a)]"},
    {"icosian", "prolog_path", "[(0,1)", ",(@,a@)", "]"},
    {"icosian", "prolog_quotes", "[('", "a", "',b)]"},
    {"icosian", "prolog_comments", "", "%\n", "[(a,b)]"},
    {"icosian", "prolog_brackets", "[", "("},
    {"icosian", "own_vertices_repeated", "graph\n", "vertex a\n"},
    {"icosian", "own_vertices", "graph\n", "vertex @\n"},
    {"icosian", "own_edges_repeated", "graph\n", "edge a b\n"},
    {"icosian", "own_coordinates", "graph\nvertex a", " 1"},
    {"icosian", "own_face", "graph\nedge a b\nedge b c\nedge a c\nface", " a b c"},
    {"icosian", "own_faces", "graph\nedge a b\nedge b c\nedge a c\n", "face a b c\n"},
    {"icosian", "own_puzzle_vertices", "icosian\n", "vertex @\n"},
    {"icosian", "own_opening", "icosian\nedge a b\nedge b c\nedge c a\nopening", " a"},
    {"icosian", "own_opening_unknown", "icosian\nedge a b\nopening", " @"},
    {"icosian", "own_require", "icosian\nedge a b\nedge b c\nedge c a\n", "require a b\n"},
    {"icosian", "own_forbid_unknown", "icosian\nedge a b\n", "forbid a @\n"},

    {"numberlink", "grid_one_row", "", "1 "},
    {"numberlink", "grid_one_column", "", ".\n"},
    {"numberlink", "grid_wide_rows", "", "1 . . . . . . . . 1\n"},
    {"numberlink", "grid_ragged", ". . .\n", ". .\n"},
    {"numberlink", "contest", "", "1,"},
    {"numberlink", "contest_size", "9 9\n", "1 2 3 4 5 6 7 8 9\n"},
    {"numberlink", "letters", "", "A..A\n"},
    {"numberlink", "letters_one_row", "", "A."},
    {"numberlink", "own_grid", "numberlink\ngrid\n", ". . . .\n"},
    {"numberlink", "own_grid_one_row", "numberlink\ngrid\n", ". "},
    {"numberlink", "own_rules", "numberlink\n", "cover\n"},
    {"numberlink", "own_vertices", "numberlink\n", "vertex @\n"},
    {"numberlink", "own_pairs", "numberlink\nedge a b\n", "pair 1 a b\n"},
    {"numberlink", "own_pairs_distinct", "numberlink\nedge a b\n", "pair @ a b\n"},
    {"numberlink", "own_walls", "numberlink\ngrid\n1 1\n", "wall r1c1 r1c2\n"},
    {"numberlink", "graph_and_pairs", "a b\n", "pair 1 a b\n"},
    {"numberlink", "graph_and_pairs_distinct", "a b\n", "pair @ a b\n"},
    {"numberlink", "dot", "graph {\n", "a;\n", "}\npair 1 a b\n"},
    {"numberlink", "pzprv3_rows", "pzprv3\nnumlin\n9\n9\n", ". . . . . . . . .\n"},
    {"numberlink", "pzprv3_one_row", "pzprv3\nnumlin\n1\n9\n", ". "},
    {"numberlink", "pzprv3_slashes", "pzprv3/", "numlin/"},
    {"numberlink", "pzprv3_blank_lines", "pzprv3\n", "\n"},
    {"numberlink", "link_cells", "https://puzz.link/p?numlin/400/400/", "1"},
    {"numberlink", "link_slashes", "https://puzz.link/p?numlin/", "/"},
    {"numberlink", "link_kinds", "https://puzz.link/p?numlin/", "e/"},
    {"numberlink", "link_in_blanks", "https://puzz.link/p?numlin/9/9/", " "},
    {"numberlink", "asp_nodes_repeated", "", "node(a).\n"},
    {"numberlink", "asp_nodes", "", "node(@).\n"},
    {"numberlink", "asp_edges", "node(a).node(b).\n", "edge(@,a,b).\n"},
    {"numberlink", "asp_edges_repeated", "node(a).node(b).\n", "edge(e,a,b).\n"},
    {"numberlink", "asp_connections", "node(a).node(b).\n", "connection(c,a,b).\n"},
    {"numberlink", "asp_terms", "node(a).\nedge(a", ",a", ")."},
    {"numberlink", "asp_nested", "node(", "("},

    {"peg", "facts_repeated", "", "move(a,b,c).\n"},
    {"peg", "facts_distinct", "", "move(a@,b,c).\n"},
    {"peg", "facts_comments", "", "%\n", "move(a,b,c)."},
    {"peg", "id", "7x7:", "P"},
    {"peg", "own_lines", "peg\nhole a\nhole b\nhole c\n", "line a b c\n"},
    {"peg", "own_holes_repeated", "peg\n", "hole a\n"},
    {"peg", "own_picture_row", "peg\nsquare\n", "o", "\nend\n"},
    {"peg", "own_picture_rows", "peg\nsquare\n", "o\n", "end\n"},
    {"peg", "own_picture_blanks", "peg\nsquare\n", "\n", "ooo\nend\n"},
    {"peg", "own_outline", "peg\noutline", " 0.5"},
    {"peg", "own_goal", "peg\nhole a\nhole b\nhole c\ngoal", " a"},

    {"quintomino", "own_pieces", "quintomino\nfaces a b c / c b a\npieces", " 123"},
    {"quintomino", "own_face_list", "quintomino\nfaces a b c", " / a b c"},
    {"quintomino", "own_repeat", "quintomino\n", "flip yes\n"},
    {"quintomino", "own_puts", "quintomino\nfaces a b c / c b a\npieces 123 123\nput", " A:1"},
    {"quintomino", "slashes", "", "/"},
    {"quintomino", "piece", "quintomino\nfaces a b c / c b a\npiece", " 1"},
    {"quintomino", "piece_word", "quintomino\nfaces a b c / c b a\npiece ", "1"},
    {"quintomino", "piece_commas", "quintomino\nfaces a b c / c b a\npiece 1", ",1"},

    {"sliding", "grid", "", "1 2 3\n"},
    {"sliding", "grid_distinct", "", "@ ", "0"},
    {"sliding", "id", "4x4:1", ",1"},
    {"sliding", "id_zeros", "4x4:", "0"},
    {"sliding", "id_large", "400x400:0", ",@"},
    {"sliding", "own_tokens", "sliding\ngrid 4x4\ntokens", " 1"},
    {"sliding", "own_tokens_distinct", "sliding\ngrid 400x400\ntokens 0", " @"},
    {"sliding", "own_target", "sliding\ngrid 4x4\ntarget", " 1"},
    {"sliding", "own_vertices", "sliding\n", "vertex @\n"},
    {"sliding", "prolog_marks", "graph(g, g([a-0", ",m@-t@", "],[]))"},
    {"sliding", "prolog_edges", "graph(g, g([a-0,b-b],[e(a,b)", ",e(b,a)", "]))"},
    {"sliding", "prolog_comments", "", "%\n", "graph(g, g([a-0],[]))"},
    {"sliding", "dot", "graph {", "a;", "}"},
    {"sliding", "json", "[", "[\"a\",\"b\"],", "[\"a\",\"b\"]]"},
};

}  // namespace

std::string LargeText::text(std::size_t bytes) const {
  std::string out(head);
  out.reserve(bytes);
  for (int turn = 1;; ++turn) {
    std::string piece;
    for (char c : unit)
      if (c == '@')
        piece += std::to_string(turn);
      else
        piece += c;
    if (out.size() + piece.size() + tail.size() > bytes) break;
    out += piece;
  }
  return out.append(tail);
}

std::vector<LargeText> large_texts() {
  static const std::string two_sets = set_of(700, "a") + "--" + set_of(700, "b") + ";";
  std::vector<LargeText> all{{"icosian", "dot_strict_sets_repeated", "strict graph {", two_sets, "}"}};
  for (const char* puzzle : {"icosian", "numberlink", "peg", "quintomino", "sliding"})
    for (const LargeText& text : for_each_puzzle) all.emplace_back(text).puzzle = puzzle;
  all.insert(all.end(), std::begin(for_one_puzzle), std::end(for_one_puzzle));
  return all;
}

}  // namespace schlegel::bench
