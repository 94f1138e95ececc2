#include <optional>
#include <vector>

#include "base/index.hpp"
#include "base/text.hpp"
#include "graph/formats/parsers.hpp"
#include "graph/formats/reader.hpp"
#include "graph/words.hpp"

namespace schlegel {
namespace {

// Some collections list every edge in both directions, and count it once or twice. That is accepted for all edges or
// none.
class DimacsReader {
 public:
  explicit DimacsReader(std::string_view text) : cursor_(text) {}

  Result<Graph> read() {
    for (cursor_.skip_space(); !cursor_.at_end(); cursor_.skip_space()) {
      const Word key = take_word(cursor_, '\n');
      cursor_.skip_blanks();
      std::optional<Error> error;
      if (key.text == "c") {
        cursor_.take_line();
      } else if (key.text == "p") {
        error = read_header(key);
      } else if (key.text == "e") {
        error = read_edge(key);
      } else {
        error = key.error(say(words::dimacs_line_form, {{"text", quoted(key.text)}}));
      }
      if (error) return *error;
    }
    if (!header_) return cursor_.error(say(words::no_header));
    if (auto error = check_count()) return *error;
    return std::move(reader_.builder()).build();
  }

 private:
  std::optional<Error> read_header(const Word& key) {
    if (header_) return key.error(say(words::second_header, {{"line", header_->line}}));
    header_ = key;
    const Word kind{{}, cursor_.line(), cursor_.column()};
    const std::string_view word = cursor_.take_while(is_letter);
    if (!word.empty() && word != "edge" && word != "col" && word != "edges")
      return kind.error(say(words::header_form, {{"text", quoted(word)}}));
    cursor_.skip_blanks();
    const auto vertices = cursor_.take_integer(words::number_of_vertices, 0, max_vertices);
    if (!vertices) return vertices.error();
    cursor_.skip_blanks();
    const auto edges = cursor_.take_integer(words::number_of_edges, 0, 2 * max_edges);
    if (!edges) return edges.error();
    announced_ = *edges;
    reader_.add_numbered(1, static_cast<int>(*vertices));
    return end_of_line(cursor_, '\n');
  }

  std::optional<Error> read_edge(const Word& key) {
    if (!header_) return key.error(say(words::edge_before_header));
    const auto from = cursor_.take_integer(words::first_end, 1, reader_.builder().order());
    if (!from) return from.error();
    cursor_.skip_blanks();
    const auto to = cursor_.take_integer(words::second_end, 1, reader_.builder().order());
    if (!to) return to.error();
    if (auto error = end_of_line(cursor_, '\n')) return error;
    const auto u = static_cast<Vertex>(*from - 1), v = static_cast<Vertex>(*to - 1);
    const Edge known = u == v ? no_edge : reader_.builder().edge_between(u, v);
    if (known != no_edge && first_end_[known] == v) {
      first_end_[known] = no_vertex;
      if (reversed_++ == 0) first_reversed_ = reader_.repeated(key, u, v);
      return std::nullopt;
    }
    if (auto error = reader_.add_edge(key, u, v)) return error;
    first_end_.push_back(u);
    return std::nullopt;
  }

  std::optional<Error> check_count() const {
    const int edges = reader_.builder().size();
    const int listed = edges + reversed_;
    if (reversed_ > 0 && reversed_ < edges) return first_reversed_;
    if (announced_ == listed || announced_ == edges) return std::nullopt;
    return header_->error(say(words::edges_announced, {{"announced", announced_}, {"listed", listed}}));
  }

  TextCursor cursor_;
  GraphReader reader_;
  std::optional<Word> header_;
  std::int64_t announced_ = 0;
  std::vector<Vertex> first_end_;  // by edge: the vertex listed first; no_vertex if listed both ways
  int reversed_ = 0;
  std::optional<Error> first_reversed_;
};

}  // namespace

Result<Graph> parse_dimacs(std::string_view text, std::string&) { return DimacsReader(text).read(); }

Result<std::string> write_dimacs(const Graph& graph) {
  std::string out = "p edge " + std::to_string(graph.order()) + " " + std::to_string(graph.size()) + "\n";
  for (Edge e = 0; e < graph.size(); ++e) {
    const auto [u, v] = graph.ends(e);
    out += "e " + std::to_string(u + 1) + " " + std::to_string(v + 1) + "\n";
  }
  return out;
}

}  // namespace schlegel
