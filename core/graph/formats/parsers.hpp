#pragma once
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "graph/graph.hpp"

/// One reader and one writer for each format; see formats.hpp for what they have in common.
namespace schlegel {

Result<Graph> parse_prolog_graph(std::string_view text);
Result<std::string> write_prolog_graph(const Graph& graph);

Result<Graph> parse_hcp(std::string_view text);
std::string write_hcp(const Graph& graph);

Result<Graph> parse_dimacs(std::string_view text);
std::string write_dimacs(const Graph& graph);

Result<Graph> parse_graph6(std::string_view text);
Result<std::string> write_graph6(const Graph& graph);

}  // namespace schlegel
