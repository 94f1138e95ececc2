#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// The texts a graph is read from and written to. Only our own carries names and drawing; Prolog keeps names; the
/// others number the vertices, hcp and dimacs from 1, graph6 from 0.
enum class GraphFormat {
  prolog,    ///< [(b,c),(b,g)]: pairs in one direction or in both
  hcp,       ///< TSPLIB 95, Hamiltonian cycle problem: EDGE_LIST or ADJ_LIST
  dimacs,    ///< p edge N M (or p col, or p alone), then e U V
  graph6,    ///< McKay's one-line form
  schlegel,  ///< our own, see schlegel_text.hpp
};

/// "prolog", "hcp", "dimacs", "graph6", "schlegel".
std::string_view name_of(GraphFormat format);
std::optional<GraphFormat> format_named(std::string_view name);
std::vector<GraphFormat> graph_formats();

/// The format the text looks like, by its first words; schlegel when it looks like none.
GraphFormat detect_format(std::string_view text);

/// Reads one simple graph. Loops, repeated edges, unknown vertices, counts that disagree with a header and sizes over
/// max_vertices and max_edges are errors with their place. Linear in the text.
Result<Graph> parse_graph(std::string_view text, GraphFormat format);
/// Detects the format first.
Result<Graph> parse_graph(std::string_view text);

/// Fails where the format cannot hold the graph: vertices without edges in prolog, more than 10 000 vertices in graph6.
Result<std::string> write_graph(const Graph& graph, GraphFormat format);

}  // namespace schlegel
