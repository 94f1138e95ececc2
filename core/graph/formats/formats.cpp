#include "graph/formats/formats.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "graph/formats/parsers.hpp"
#include "graph/formats/reader.hpp"
#include "graph/formats/schlegel_text.hpp"

namespace schlegel {

static constexpr std::string_view names[] = {"prolog", "hcp", "dimacs", "graph6", "schlegel"};

std::vector<GraphFormat> graph_formats() {
  return {GraphFormat::prolog, GraphFormat::hcp, GraphFormat::dimacs, GraphFormat::graph6, GraphFormat::schlegel};
}

std::string_view name_of(GraphFormat format) { return names[static_cast<std::size_t>(format)]; }

std::optional<GraphFormat> format_named(std::string_view name) {
  for (GraphFormat format : graph_formats())
    if (name_of(format) == name) return format;
  return std::nullopt;
}

GraphFormat detect_format(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_space('#');
  if (cursor.rest().substr(0, 10) == ">>graph6<<") return GraphFormat::graph6;
  const std::string_view line = cursor.rest().substr(0, cursor.rest().find('\n'));
  const std::string_view word = take_word(cursor, '\n').text;
  if (GraphStatements::owns(word)) return GraphFormat::schlegel;
  if (word == "c" || word == "p" || word == "e") return GraphFormat::dimacs;
  for (std::string_view keyword : {"NAME", "TYPE", "COMMENT", "DIMENSION", "EDGE_DATA_FORMAT"})
    if (word == keyword) return GraphFormat::hcp;
  const char sign = word.empty() ? '\0' : word.front();
  if (is_letter(sign) && line.find(':') != std::string_view::npos) return GraphFormat::hcp;

  cursor.skip_space();
  const bool six_bit_bytes = std::all_of(word.begin(), word.end(), [](char c) { return c >= 63 && c <= 126; });
  if (cursor.at_end() && six_bit_bytes && !word.empty() && word != "[]") return GraphFormat::graph6;
  const std::size_t bracket = line.find('[');
  const bool named_list = bracket != std::string_view::npos && std::min(line.find('('), line.find('=')) < bracket;
  return sign == '[' || sign == '%' || named_list ? GraphFormat::prolog : GraphFormat::schlegel;
}

Result<Graph> parse_graph(std::string_view text, GraphFormat format) {
  text = without_mark(text);
  switch (format) {
    case GraphFormat::prolog:
      return parse_prolog_graph(text);
    case GraphFormat::hcp:
      return parse_hcp(text);
    case GraphFormat::dimacs:
      return parse_dimacs(text);
    case GraphFormat::graph6:
      return parse_graph6(text);
    case GraphFormat::schlegel:
      break;
  }
  return parse_schlegel_graph(text);
}

Result<Graph> parse_graph(std::string_view text) { return parse_graph(text, detect_format(without_mark(text))); }

Result<std::string> write_graph(const Graph& graph, GraphFormat format) {
  switch (format) {
    case GraphFormat::prolog:
      return write_prolog_graph(graph);
    case GraphFormat::hcp:
      return write_hcp(graph);
    case GraphFormat::dimacs:
      return write_dimacs(graph);
    case GraphFormat::graph6:
      return write_graph6(graph);
    case GraphFormat::schlegel:
      break;
  }
  return write_schlegel_graph(graph);
}

}  // namespace schlegel
