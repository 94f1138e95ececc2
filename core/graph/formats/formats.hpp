#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// The texts a graph is read from and written to. Our own carries names, drawing and faces; dot, graphml and json names
/// and the drawing in the plane; prolog, edges and adjacency names; the others number the vertices, hcp, dimacs
/// and matrix from 1, graph6 from 0.
enum class GraphFormat {
  prolog,     ///< [(b,c),(b,g)]: pairs in one direction or in both
  hcp,        ///< TSPLIB 95, Hamiltonian cycle problem: EDGE_LIST or ADJ_LIST
  dimacs,     ///< p edge N M (or p col, or p alone), then e U V
  graph6,     ///< McKay's one-line form; sparse6 and digraph6 are read as well
  edges,      ///< two names to a line, by blanks or commas; CSV
  adjacency,  ///< a: b c d, a vertex and its neighbours to a line
  matrix,     ///< 0 1 1, a row of the adjacency matrix to a line
  dot,        ///< Graphviz
  graphml,    ///< and GEXF
  json,       ///< lists of edges, nodes and links, or neighbours
  schlegel,   ///< our own, see schlegel_text.hpp
};

/// "prolog", "hcp", "dimacs", "graph6", "edges", "adjacency", "matrix", "dot", "graphml", "json",
/// "schlegel".
std::string_view name_of(GraphFormat format);
std::optional<GraphFormat> format_named(std::string_view name);
std::vector<GraphFormat> graph_formats();

/// The format the text looks like; schlegel when it looks like none. Linear.
GraphFormat detect_format(std::string_view text);

/// A graph as it was found in a text.
struct GraphText {
  Graph graph;
  GraphFormat format = GraphFormat::schlegel;
  std::string family;  ///< the text is this name alone, which make_family knows
  std::string note;    ///< what was left out of the text: weights, directions
};

/// That a long list of edges has too many vertices, found without reading it to its end. No puzzle reads such a text.
std::optional<Error> fault_of_long_list(std::string_view text);
/// A graph in any format, or the name of one alone; nothing when the text is of no kind.
std::optional<Result<GraphText>> graph_in(std::string_view text);
/// The same. Of a text of no kind the error names all that are read; `header` is the first word of the puzzle's own
/// text.
Result<GraphText> parse_graph_text(std::string_view text, std::string_view header);

/// Reads one simple graph. Loops, repeated edges, unknown vertices, counts that disagree with a header and sizes over
/// max_vertices and max_edges are errors with their place. Linear in the text.
Result<Graph> parse_graph(std::string_view text, GraphFormat format);
/// Detects the format first.
Result<Graph> parse_graph(std::string_view text);

/// Fails where the format cannot hold the graph: vertices without edges in prolog and edges, more than 10 000 vertices
/// in graph6, 2000 or fewer than 3 in matrix, names that would not be read again.
Result<std::string> write_graph(const Graph& graph, GraphFormat format);

}  // namespace schlegel
