#pragma once
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "graph/graph.hpp"

/// A reader and a writer for each format; formats.hpp says what they have in common.
namespace schlegel {

Result<Graph> parse_prolog_graph(std::string_view text);
Result<std::string> write_prolog_graph(const Graph& graph);

Result<Graph> parse_hcp(std::string_view text);
std::string write_hcp(const Graph& graph);

Result<Graph> parse_dimacs(std::string_view text);
std::string write_dimacs(const Graph& graph);

// These write what they ignore to `note`, which is empty before.
Result<Graph> parse_graph6(std::string_view text, std::string& note);
Result<std::string> write_graph6(const Graph& graph);

Result<Graph> parse_matrix(std::string_view text, std::string& note);
Result<std::string> write_matrix(const Graph& graph);
/// True if the text begins with three rows of 0 and 1, the first with at least three entries: a list of edges would
/// repeat one there. Linear.
bool looks_like_matrix(std::string_view text);

Result<Graph> parse_edge_list(std::string_view text, std::string& note);
Result<std::string> write_edge_list(const Graph& graph);

Result<Graph> parse_adjacency_lists(std::string_view text, std::string& note);
std::string write_adjacency_lists(const Graph& graph);

Result<Graph> parse_dot(std::string_view text, std::string& note);
std::string write_dot(const Graph& graph);

Result<Graph> parse_graphml(std::string_view text, std::string& note);
std::string write_graphml(const Graph& graph);

Result<Graph> parse_json_graph(std::string_view text, std::string& note);
std::string write_json_graph(const Graph& graph);

}  // namespace schlegel
