#include "large_texts.hpp"

namespace schlegel::bench {
namespace {

/// {a1 a2 a3 ...}
std::string set_of(int count, const char* letter) {
  std::string out;
  for (int i = 1; i <= count; ++i) out += (i > 1 ? " " : "{") + std::string(letter) + std::to_string(i);
  return out + "}";
}

}  // namespace

std::string LargeText::text(std::size_t bytes) const {
  std::string out = head;
  out.reserve(bytes);
  for (int turn = 1;; ++turn) {
    std::string piece;
    for (char c : unit)
      if (c == '@' && numbered)
        piece += std::to_string(turn);
      else
        piece += c;
    if (out.size() + piece.size() + tail.size() > bytes) break;
    out += piece;
  }
  return out + tail;
}

std::vector<LargeText> large_texts() {
  std::vector<LargeText> all;
  const auto add = [&](const char* puzzle, const char* name, std::string head, std::string unit, std::string tail = {},
                       bool numbered = false) {
    all.push_back({puzzle, name, std::move(head), std::move(unit), std::move(tail), numbered});
  };
  for (const char* puzzle : {"icosian", "numberlink", "peg", "quintomino", "sliding"}) {
    add(puzzle, "one_word", "", "a");
    add(puzzle, "one_line", "", "a ");
    add(puzzle, "short_lines", "", "a\n");
    add(puzzle, "blanks", "", " ");
    add(puzzle, "blank_lines", "", "\n");
    add(puzzle, "comments", "", "#\n");
    add(puzzle, "zeros", "", "0 ");
    add(puzzle, "dots", "", ". ");
    add(puzzle, "brackets", "", "[");
    add(puzzle, "braces", "", "{");
    add(puzzle, "angles", "", "<");
    add(puzzle, "quotes", "", "\"");
    add(puzzle, "three_words", "", "a b c\n");
    add(puzzle, "distinct_words", "", "w@ ", "", true);
    add(puzzle, "distinct_lines", "", "w@\n", "", true);
  }
  add("icosian", "edges_repeated", "", "a b\n");
  add("icosian", "edges_there_and_back", "a b\n", "b c 1\n");
  add("icosian", "edges_path", "", "@ x@\n", "", true);
  add("icosian", "edges_fault_at_end", "a b\n", "c d\n", "e\n");
  add("icosian", "csv_repeated", "source,target\n", "a,b\n");
  add("icosian", "csv_wide", "source,target\n", "a,b,c,d,e,f,g,h\n");
  add("icosian", "csv_one_line", "source,target\na,b", ",c");
  add("icosian", "csv_quotes", "source,target\n", "\"a\",\"b\"\n");
  add("icosian", "adjacency_repeated", "a:", " b");
  add("icosian", "adjacency_lists", "", "a: b\n");
  add("icosian", "adjacency_vertices", "", "@:\n", "", true);
  add("icosian", "adjacency_star", "a:", " @", "", true);
  add("icosian", "adjacency_no_colon", "", "@ 1\n", "", true);
  add("icosian", "dot_vertices_repeated", "graph {", "a;", "}");
  add("icosian", "dot_two_vertices", "graph {", "a;b;", "}");
  add("icosian", "dot_without_semicolons", "graph {", "a ", "}");
  add("icosian", "dot_vertices", "graph {", "v@;", "}", true);
  add("icosian", "dot_edges_repeated", "graph {", "a--b;", "}");
  add("icosian", "dot_strict_edges_repeated", "strict graph {", "a--b;", "}");
  add("icosian", "dot_strict_sets_repeated", "strict graph {", set_of(700, "a") + "--" + set_of(700, "b") + ";", "}");
  add("icosian", "dot_chain", "graph {a", "--b", "}");
  add("icosian", "dot_strict_chain", "strict graph {a", "--b--a", "}");
  add("icosian", "dot_semicolons", "graph {", ";", "}");
  add("icosian", "dot_nested", "graph ", "{");
  add("icosian", "dot_empty_subgraphs", "graph {", "{};", "}");
  add("icosian", "dot_subgraph_of_many", "graph {{", "a ", "}}");
  add("icosian", "dot_attributes_of_graph", "graph {", "a=b;", "}");
  add("icosian", "dot_attributes", "graph {a[", "x=1,", "]}");
  add("icosian", "dot_attribute_lists", "graph {a", "[]", "}");
  add("icosian", "dot_node_defaults", "graph {", "node[];", "}");
  add("icosian", "dot_ports", "graph {a", ":b", "}");
  add("icosian", "dot_places", "graph {", "a[pos=\"1,1\"];", "}");
  add("icosian", "dot_quoted", "graph {\"", "a");
  add("icosian", "dot_quoted_sum", "graph {\"a\"", "+\"a\"", "}");
  add("icosian", "dot_quoted_names", "graph {", "\"a\";", "}");
  add("icosian", "dot_html", "graph {<", "<");
  add("icosian", "dot_comment", "graph {/*", "*");
  add("icosian", "dot_comments", "graph {", "/**/", "}");
  add("icosian", "dot_strict", "", "strict ");
  add("icosian", "dot_blanks_in_names", "graph {", "\"a b\";", "}");
  add("icosian", "graphml_tags", "<graph>", "<a/>", "</graph>");
  add("icosian", "graphml_nested", "<graph>", "<a>");
  add("icosian", "graphml_attributes", "<graph", " a=\"\"", "></graph>");
  add("icosian", "graphml_nodes_repeated", "<graph>", "<node id=\"a\"/>", "</graph>");
  add("icosian", "graphml_nodes", "<graph>", "<node id=\"@\"/>", "</graph>", true);
  add("icosian", "graphml_edges_repeated", "<graph><node id=\"a\"/><node id=\"b\"/>",
      "<edge source=\"a\" target=\"b\"/>", "</graph>");
  add("icosian", "graphml_comments", "<graph>", "<!---->", "</graph>");
  add("icosian", "graphml_text", "<graph>", "a ", "</graph>");
  add("icosian", "graphml_value", "<graph a=\"", "a");
  add("icosian", "graphml_places", "<graph><node id=\"a\">", "<q x=\"1\" y=\"2\"/>", "</node></graph>");
  add("icosian", "graphml_instructions", "<graph>", "<?a>", "</graph>");
  add("icosian", "gexf_nodes", "<gexf><graph><nodes>", "<node id=\"@\" label=\"@\"/>", "</nodes></graph></gexf>", true);
  add("icosian", "json_lists", "[", "[", "");
  add("icosian", "json_objects", "", "{\"a\":");
  add("icosian", "json_numbers", "[", "1,", "1]");
  add("icosian", "json_edges_repeated", "[", "[\"a\",\"b\"],", "[\"a\",\"b\"]]");
  add("icosian", "json_edges", "[", "[@,0],", "[0,0]]", true);
  add("icosian", "json_weights", "[[\"a\",\"b\"", ",0", "]]");
  add("icosian", "json_empty_lists", "[", "[],", "[]]");
  add("icosian", "json_empty_objects", "[", "{},", "{}]");
  add("icosian", "json_members", "{\"a\":[]", ",\"a\":[]", "}");
  add("icosian", "json_edges_members", "{\"nodes\":[]", ",\"edges\":[]", "}");
  add("icosian", "json_nodes", "{\"edges\":[],\"nodes\":[0", ",@", "]}", true);
  add("icosian", "json_node_objects", "{\"edges\":[],\"nodes\":[{\"id\":0}", ",{\"id\":@}", "]}", true);
  add("icosian", "json_links", "{\"nodes\":[1,2],\"links\":[0", ",{\"source\":1,\"target\":2}", "]}");
  add("icosian", "json_neighbours", "{\"a\":[\"b\"", ",\"b\"", "]}");
  add("icosian", "json_neighbour_lists", "{\"a\":[\"b\"]", ",\"@\":[]", "}", true);
  add("icosian", "json_string", "[\"", "a", "\"]");
  add("icosian", "json_escapes", "[[\"", "\\u0041", "\",\"b\"]]");
  add("icosian", "json_ends_repeated", "[{", "\"source\":1,", "\"target\":2}]");
  add("icosian", "json_two_ends", "[{", "\"source\":1,\"from\":2,", "\"target\":2}]");
  add("icosian", "json_names", "{\"edges\":[],\"nodes\":[{\"id\":1", ",\"x\":1", "}]}");
  add("icosian", "tsplib_edges_repeated", "TYPE: HCP\nDIMENSION: 9\nEDGE_DATA_FORMAT: EDGE_LIST\nEDGE_DATA_SECTION\n",
      "1 2\n");
  add("icosian", "tsplib_comments", "NAME: a\n", "COMMENT: a\n");
  add("icosian", "tsplib_keywords", "NAME: a\n", "A\n");
  add("icosian", "tsplib_long_keyword", "NAME: a\n", "A");
  add("icosian", "tsplib_lists", "DIMENSION: 9\nEDGE_DATA_FORMAT: ADJ_LIST\nEDGE_DATA_SECTION\n1 2 ", "3 ");
  add("icosian", "tsplib_blanks", "DIMENSION: 9\nEDGE_DATA_FORMAT: ADJ_LIST\nEDGE_DATA_SECTION\n", " ");
  add("icosian", "tsplib_colons", "A: 1\n", "a\n");
  add("icosian", "dimacs_comments", "", "c\n", "p edge 2 1\ne 1 2\n");
  add("icosian", "dimacs_edges", "p edge 9 9\n", "e 1 2\n");
  add("icosian", "dimacs_both_ways", "p edge 9 9\ne 1 2\n", "e 2 1\n");
  add("icosian", "graph6", ">>graph6<<", "~");
  add("icosian", "graph6_zeros", ">>graph6<<~?A?", "?");
  add("icosian", "digraph6", "&", "~");
  add("icosian", "sparse6", ":", "~");
  add("icosian", "sparse6_loops", ":A", "?");
  add("icosian", "matrix_one_row", "", "0 ");
  add("icosian", "matrix_uneven", "0 1 0\n", "0 1 0 1\n");
  add("icosian", "matrix_not_square", "", "0 1 0\n");
  add("icosian", "matrix_fault_at_end", "", "0 1 0\n", "a\n");
  add("icosian", "matrix_brackets", "[", "[0,1,0],", "]");
  add("icosian", "prolog_pairs", "[", "(a,b),", "(b,a)]");
  add("icosian", "prolog_path", "[(0,1)", ",(@,a@)", "]", true);
  add("icosian", "prolog_quotes", "[('", "a", "',b)]");
  add("icosian", "prolog_comments", "", "%\n", "[(a,b)]");
  add("icosian", "prolog_brackets", "[", "(");
  add("icosian", "own_vertices_repeated", "graph\n", "vertex a\n");
  add("icosian", "own_vertices", "graph\n", "vertex @\n", "", true);
  add("icosian", "own_edges_repeated", "graph\n", "edge a b\n");
  add("icosian", "own_coordinates", "graph\nvertex a", " 1");
  add("icosian", "own_face", "graph\nedge a b\nedge b c\nedge a c\nface", " a b c");
  add("icosian", "own_faces", "graph\nedge a b\nedge b c\nedge a c\n", "face a b c\n");
  add("icosian", "own_puzzle_vertices", "icosian\n", "vertex @\n", "", true);
  add("icosian", "own_opening", "icosian\nedge a b\nedge b c\nedge c a\nopening", " a");
  add("icosian", "own_opening_unknown", "icosian\nedge a b\nopening", " @", "", true);
  add("icosian", "own_require", "icosian\nedge a b\nedge b c\nedge c a\n", "require a b\n");
  add("icosian", "own_forbid_unknown", "icosian\nedge a b\n", "forbid a @\n", "", true);

  add("numberlink", "grid_one_row", "", "1 ");
  add("numberlink", "grid_one_column", "", ".\n");
  add("numberlink", "grid_wide_rows", "", "1 . . . . . . . . 1\n");
  add("numberlink", "grid_ragged", ". . .\n", ". .\n");
  add("numberlink", "contest", "", "1,");
  add("numberlink", "contest_size", "9 9\n", "1 2 3 4 5 6 7 8 9\n");
  add("numberlink", "letters", "", "A..A\n");
  add("numberlink", "letters_one_row", "", "A.");
  add("numberlink", "own_grid", "numberlink\ngrid\n", ". . . .\n");
  add("numberlink", "own_grid_one_row", "numberlink\ngrid\n", ". ");
  add("numberlink", "own_rules", "numberlink\n", "cover\n");
  add("numberlink", "own_vertices", "numberlink\n", "vertex @\n", "", true);
  add("numberlink", "own_pairs", "numberlink\nedge a b\n", "pair 1 a b\n");
  add("numberlink", "own_pairs_distinct", "numberlink\nedge a b\n", "pair @ a b\n", "", true);
  add("numberlink", "own_walls", "numberlink\ngrid\n1 1\n", "wall r1c1 r1c2\n");
  add("numberlink", "graph_and_pairs", "a b\n", "pair 1 a b\n");
  add("numberlink", "graph_and_pairs_distinct", "a b\n", "pair @ a b\n", "", true);
  add("numberlink", "dot", "graph {\n", "a;\n", "}\npair 1 a b\n");
  add("numberlink", "pzprv3_rows", "pzprv3\nnumlin\n9\n9\n", ". . . . . . . . .\n");
  add("numberlink", "pzprv3_one_row", "pzprv3\nnumlin\n1\n9\n", ". ");
  add("numberlink", "pzprv3_slashes", "pzprv3/", "numlin/");
  add("numberlink", "pzprv3_blank_lines", "pzprv3\n", "\n");
  add("numberlink", "link_cells", "https://puzz.link/p?numlin/400/400/", "1");
  add("numberlink", "link_slashes", "https://puzz.link/p?numlin/", "/");
  add("numberlink", "link_kinds", "https://puzz.link/p?numlin/", "e/");
  add("numberlink", "link_in_blanks", "https://puzz.link/p?numlin/9/9/", " ");
  add("numberlink", "asp_nodes_repeated", "", "node(a).\n");
  add("numberlink", "asp_nodes", "", "node(@).\n", "", true);
  add("numberlink", "asp_edges", "node(a).node(b).\n", "edge(@,a,b).\n", "", true);
  add("numberlink", "asp_edges_repeated", "node(a).node(b).\n", "edge(e,a,b).\n");
  add("numberlink", "asp_connections", "node(a).node(b).\n", "connection(c,a,b).\n");
  add("numberlink", "asp_terms", "node(a).\nedge(a", ",a", ").");
  add("numberlink", "asp_nested", "node(", "(");

  add("peg", "facts_repeated", "", "move(a,b,c).\n");
  add("peg", "facts_distinct", "", "move(a@,b,c).\n", "", true);
  add("peg", "facts_comments", "", "%\n", "move(a,b,c).");
  add("peg", "id", "7x7:", "P");
  add("peg", "own_lines", "peg\nhole a\nhole b\nhole c\n", "line a b c\n");
  add("peg", "own_holes_repeated", "peg\n", "hole a\n");
  add("peg", "own_picture_row", "peg\nsquare\n", "o", "\nend\n");
  add("peg", "own_picture_rows", "peg\nsquare\n", "o\n", "end\n");
  add("peg", "own_picture_blanks", "peg\nsquare\n", "\n", "ooo\nend\n");
  add("peg", "own_outline", "peg\noutline", " 0.5");
  add("peg", "own_goal", "peg\nhole a\nhole b\nhole c\ngoal", " a");

  add("quintomino", "own_pieces", "quintomino\nfaces a b c / c b a\npieces", " 123");
  add("quintomino", "own_face_list", "quintomino\nfaces a b c", " / a b c");
  add("quintomino", "own_repeat", "quintomino\n", "flip yes\n");
  add("quintomino", "own_puts", "quintomino\nfaces a b c / c b a\npieces 123 123\nput", " A:1");
  add("quintomino", "slashes", "", "/");
  add("quintomino", "piece", "quintomino\nfaces a b c / c b a\npiece", " 1");
  add("quintomino", "piece_word", "quintomino\nfaces a b c / c b a\npiece ", "1");
  add("quintomino", "piece_commas", "quintomino\nfaces a b c / c b a\npiece 1", ",1");

  add("sliding", "grid", "", "1 2 3\n");
  add("sliding", "grid_distinct", "", "@ ", "0", true);
  add("sliding", "id", "4x4:1", ",1");
  add("sliding", "id_zeros", "4x4:", "0");
  add("sliding", "id_large", "400x400:0", ",@", "", true);
  add("sliding", "own_tokens", "sliding\ngrid 4x4\ntokens", " 1");
  add("sliding", "own_tokens_distinct", "sliding\ngrid 400x400\ntokens 0", " @", "", true);
  add("sliding", "own_target", "sliding\ngrid 4x4\ntarget", " 1");
  add("sliding", "own_vertices", "sliding\n", "vertex @\n", "", true);
  add("sliding", "prolog_marks", "graph(g, g([a-0", ",m@-t@", "],[]))", true);
  add("sliding", "prolog_edges", "graph(g, g([a-0,b-b],[e(a,b)", ",e(b,a)", "]))");
  add("sliding", "prolog_comments", "", "%\n", "graph(g, g([a-0],[]))");
  add("sliding", "dot", "graph {", "a;", "}");
  add("sliding", "json", "[", "[\"a\",\"b\"],", "[\"a\",\"b\"]]");
  return all;
}

}  // namespace schlegel::bench
