#pragma once
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "graph/graph.hpp"

/// A reader and a writer for each format; formats.hpp says what they have in common.
namespace schlegel {

/// Writes what it ignores to `note`, which is empty before.
using GraphParser = Result<Graph>(std::string_view text, std::string& note);
using GraphWriter = Result<std::string>(const Graph& graph);

GraphParser parse_prolog_graph, parse_hcp, parse_dimacs, parse_graph6, parse_edge_list, parse_adjacency_lists,
    parse_matrix, parse_dot, parse_graphml, parse_json_graph;
GraphWriter write_prolog_graph, write_hcp, write_dimacs, write_graph6, write_edge_list, write_adjacency_lists,
    write_matrix, write_dot, write_graphml, write_json_graph;

/// True if the text begins with three rows of 0 and 1, the first with at least three entries: a list of edges would
/// repeat one there. Linear.
bool looks_like_matrix(std::string_view text);

}  // namespace schlegel
