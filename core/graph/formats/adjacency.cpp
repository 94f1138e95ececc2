// Adjacency lists: a vertex and its neighbours on each line, with or without a colon. An edge may be in the list of one
// or of both of its vertices.
#include "base/index.hpp"
#include "graph/formats/list_words.hpp"
#include "graph/formats/parsers.hpp"
#include "graph/words.hpp"

namespace schlegel {

Result<Graph> parse_adjacency_lists(std::string_view text, std::string& note) {
  GraphReader reader;
  std::vector<int> list_at;  // by vertex: the line of its list, 0 if none yet
  Vertex owner = no_vertex;
  bool colons = false;
  for (ListWords words(text); words.next();) {
    if (auto error = words.fault()) return *error;
    const auto v = reader.foreign_vertex(words.word);
    if (!v) return v.error();
    list_at.resize(static_cast<std::size_t>(reader.builder().order()), 0);
    if (!words.first) {
      if (auto error = reader.add_arc(words.word, owner, *v)) return *error;
      continue;
    }
    if (owner == no_vertex) colons = words.owner;
    if (words.owner != colons) return words.word.error(say(words::colons_uneven));
    owner = *v;
    int& line = list_at[owner];
    if (line > 0) return words.word.error(say(words::list_twice, {{"text", quoted(words.word.text)}, {"line", line}}));
    line = words.word.line;
  }
  if (owner == no_vertex) return Error{say(words::no_list), 1, 1};
  note = reader.note();
  return std::move(reader.builder()).build();
}

Result<std::string> write_adjacency_lists(const Graph& graph) {
  std::string out;
  for (Vertex v = 0; v < graph.order(); ++v) {
    out += list_word(graph.name(v)) + ":";
    for (const Neighbour& next : graph.around(v)) out += " " + list_word(graph.name(next.vertex));
    out += "\n";
  }
  return out;
}

}  // namespace schlegel
