// Lists of edges: two names on each line, separated by spaces or, in a table, by commas. The rest of a line, such as a
// weight, is ignored; without a head it is one number. The first line may say how many vertices and edges follow.
#include <cstdint>

#include "base/text.hpp"
#include "graph/formats/list_words.hpp"
#include "graph/formats/parsers.hpp"
#include "graph/words.hpp"

namespace schlegel {

/// Whether the first line is two numbers n and m, with m lines of numbers up to n after it. Fewer edges than vertices
/// do not count: those may be an edge.
static bool begins_with_sizes(std::string_view text) {
  std::int64_t vertices = 0, edges = 0, lines = 0;
  int in_line = 0;
  for (ListWords words(text); words.next();) {
    in_line = words.first ? 1 : in_line + 1;
    lines += words.first ? 1 : 0;
    if (in_line > 2) {
      if (lines == 1) return false;
      continue;
    }
    TextCursor number(words.word.text);
    const auto value = number.accept_integer(0, max_edges);
    if (!value || !number.at_end()) return false;
    if (lines == 1)
      (in_line == 1 ? vertices : edges) = *value;
    else if (*value > vertices || lines > edges + 1)
      return false;
  }
  return lines == edges + 1 && edges >= vertices;
}

Result<Graph> parse_edge_list(std::string_view text, std::string& note) {
  GraphReader reader;
  ListWords words(text);
  Word from, to;
  int lines = 0, in_line = 0;
  bool head = false;
  const bool sizes = begins_with_sizes(text);
  if (sizes) reader.remark(words::sizes_left_out);
  const auto end_line = [&]() -> std::optional<Error> {
    if (in_line == 0) return std::nullopt;
    ++lines;
    if (in_line == 1) return from.error(say(words::vertex_alone, {{"text", quoted(from.text)}}));
    if (lines == 1 && (head || sizes)) return std::nullopt;
    const auto u = reader.foreign_vertex(from);
    if (!u) return u.error();
    const auto v = reader.foreign_vertex(to);
    if (!v) return v.error();
    return reader.add_arc(from, *u, *v);
  };
  while (words.next()) {
    if (auto error = words.fault()) return *error;
    if (words.first) {
      if (auto error = end_line()) return *error;
      in_line = 0;
    }
    ++in_line;
    if (in_line == 1) from = words.word;
    if (in_line == 2) {
      to = words.word;
      head = head || (lines == 0 && is_edge_head(from.text, to.text));
    }
    if (in_line < 3) continue;
    if (!head && (in_line > 3 || !is_weight(words.word.text)))
      return words.word.error(say(words::edge_goes_on, {{"text", quoted(words.word.text)}}));
    reader.remark(words::weights_left_out);
  }
  if (auto error = end_line()) return *error;
  if (lines == 0) return Error{say(words::no_edges), 1, 1};
  note = reader.note();
  return std::move(reader.builder()).build();
}

Result<std::string> write_edge_list(const Graph& graph) {
  for (Vertex v = 0; v < graph.order(); ++v)
    if (graph.degree(v) == 0) return Error{say(words::edges_cannot_hold, {{"text", quoted(graph.name(v))}})};
  std::string out;
  for (const auto& [u, v] : graph.edges()) out += list_word(graph.name(u)) + " " + list_word(graph.name(v)) + "\n";
  return out;
}

}  // namespace schlegel
