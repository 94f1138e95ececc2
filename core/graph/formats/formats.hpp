#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// The formats of graphs. Schlegel format keeps names, drawing and faces; dot, graphml and json keep names and the
/// drawing in the plane; prolog, edges and adjacency keep names; hcp, dimacs and matrix number the vertices from 1,
/// graph6 from 0.
enum class GraphFormat {
  prolog,     ///< [(b,c),(b,g)]: pairs in one direction or in both
  hcp,        ///< TSPLIB 95, Hamiltonian cycle problem: EDGE_LIST or ADJ_LIST
  dimacs,     ///< p edge N M (or p col, or p alone), then e U V
  graph6,     ///< McKay's one-line form; sparse6 and digraph6 are read as well
  edges,      ///< two names a line, separated by spaces or commas; CSV
  adjacency,  ///< a: b c d, a vertex and its neighbours a line
  matrix,     ///< 0 1 1, a row of the adjacency matrix a line
  dot,        ///< Graphviz
  graphml,    ///< and GEXF
  json,       ///< lists of edges, nodes and links, or neighbours
  schlegel,   ///< see schlegel_text.hpp
};

/// The name in the enumeration.
std::string_view name_of(GraphFormat format);
std::optional<GraphFormat> format_named(std::string_view name);
std::vector<GraphFormat> graph_formats();

/// The format that the text looks like; schlegel if it looks like none. Linear.
GraphFormat detect_format(std::string_view text);

/// A graph that was read from a text.
struct GraphText {
  Graph graph;
  GraphFormat format = GraphFormat::schlegel;
  std::string family;  ///< the text, if it is only a name that make_family knows
  std::string note;    ///< what was ignored: weights, directions
};

/// The Error of a long list of edges with too many vertices, found before reading it to its end.
std::optional<Error> fault_of_long_list(std::string_view text);
/// A graph in any format, or by name; nothing if the text has no known format.
std::optional<Result<GraphText>> graph_in(std::string_view text);
/// As before, but an Error if the format is unknown, which lists the supported ones. `header` is the first word of the
/// puzzle's boards.
Result<GraphText> parse_graph_text(std::string_view text, std::string_view header);

/// Reads one simple graph. Loops, repeated edges, unknown vertices, counts that disagree with a header and sizes over
/// max_vertices and max_edges are errors with their position. Linear in the text.
Result<Graph> parse_graph(std::string_view text, GraphFormat format);
/// Detects the format first.
Result<Graph> parse_graph(std::string_view text);

/// An Error if the format cannot hold the graph: vertices without edges in prolog and edges, more than 10,000 vertices
/// in graph6, more than 2,000 or fewer than 3 in matrix, names that would read back differently.
Result<std::string> write_graph(const Graph& graph, GraphFormat format);

}  // namespace schlegel
