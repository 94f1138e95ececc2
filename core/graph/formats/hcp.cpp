#include <vector>

#include "base/index.hpp"
#include "base/text.hpp"
#include "graph/formats/parsers.hpp"
#include "graph/formats/reader.hpp"
#include "graph/words.hpp"

namespace schlegel {
namespace {

std::string upper(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = to_upper(c);
  return out;
}

class HcpReader {
 public:
  explicit HcpReader(std::string_view text) : cursor_(text) {}

  Result<Graph> read() {
    for (cursor_.skip_space(); !cursor_.at_end(); cursor_.skip_space()) {
      const Word keyword{{}, cursor_.line(), cursor_.column()};
      const std::string key = upper(cursor_.take_while(is_word));
      if (key == "EOF") break;
      cursor_.skip_blanks();
      cursor_.accept(":");
      cursor_.skip_blanks();
      if (auto error = read_entry(key, keyword)) return *error;
    }
    if (!listed_) return cursor_.error(say(words::no_edge_section));
    return std::move(reader_.builder()).build();
  }

 private:
  std::optional<Error> read_entry(const std::string& key, const Word& keyword) {
    if (key.empty()) return keyword.error(say(words::keyword_expected));
    if (key == "DIMENSION") return read_dimension(keyword);
    if (key == "EDGE_DATA_SECTION") return read_edges(keyword);
    if (key.size() > 8 && key.substr(key.size() - 8) == "_SECTION")
      return keyword.error(say(words::section_not_supported, {{"text", quoted(key)}}));
    const Word place{{}, cursor_.line(), cursor_.column()};
    const std::string value = upper(trim(cursor_.take_line()));
    if (key == "TYPE" && value != "HCP") return place.error(say(words::type_not_supported, {{"text", quoted(value)}}));
    if (key == "EDGE_DATA_FORMAT") {
      if (value != "EDGE_LIST" && value != "ADJ_LIST")
        return place.error(say(words::edge_format_unknown, {{"text", quoted(value)}}));
      by_vertex_ = value == "ADJ_LIST";
    }
    return std::nullopt;
  }

  std::optional<Error> read_dimension(const Word& keyword) {
    if (dimension_ >= 0) return keyword.error(say(words::second_dimension));
    const auto dimension = cursor_.take_integer(words::dimension, 0, max_vertices);
    if (!dimension) return dimension.error();
    dimension_ = static_cast<int>(*dimension);
    reader_.add_numbered(1, dimension_);
    return std::nullopt;
  }

  std::optional<Error> read_edges(const Word& keyword) {
    if (listed_) return keyword.error(say(words::second_edge_section));
    if (dimension_ < 0) return keyword.error(say(words::edges_before_dimension));
    listed_ = true;
    return by_vertex_ ? read_adjacency_lists() : read_edge_list();
  }

  // The end of a list: -1, a keyword, or the end of the text.
  bool at_list_end() {
    cursor_.skip_space();
    if (cursor_.at_end() || is_letter(cursor_.peek())) return true;
    if (cursor_.peek() != '-' || cursor_.peek(1) != '1' || is_digit(cursor_.peek(2))) return false;
    cursor_.advance(2);
    return true;
  }

  std::optional<Error> read_edge_list() {
    while (!at_list_end()) {
      const Word place{{}, cursor_.line(), cursor_.column()};
      const auto from = cursor_.take_integer(words::number_of_vertex, 1, dimension_);
      if (!from) return from.error();
      cursor_.skip_space();
      const auto to = cursor_.take_integer(words::second_end, 1, dimension_);
      if (!to) return to.error();
      if (auto error = reader_.add_edge(place, vertex(*from), vertex(*to))) return error;
    }
    return std::nullopt;
  }

  // Every list starts with its vertex and ends with -1; an edge may be in the list of one or of both of its vertices.
  std::optional<Error> read_adjacency_lists() {
    std::vector<char> had_list(static_cast<std::size_t>(dimension_));
    std::vector<Vertex> listed_by;  // by edge: the vertex whose list has it
    while (!at_list_end()) {
      const Word place{{}, cursor_.line(), cursor_.column()};
      const auto owner = cursor_.take_integer(words::number_of_vertex, 1, dimension_);
      if (!owner) return owner.error();
      const Vertex v = vertex(*owner);
      if (had_list[v]++) return place.error(say(words::second_list, {{"number", *owner}}));
      while (!at_list_end()) {
        const Word entry{{}, cursor_.line(), cursor_.column()};
        const auto neighbour = cursor_.take_integer(words::number_of_neighbour, 1, dimension_);
        if (!neighbour) return neighbour.error();
        const Vertex u = vertex(*neighbour);
        const Edge known = u == v ? no_edge : reader_.builder().edge_between(u, v);
        if (known != no_edge && listed_by[known] == u) {
          listed_by[known] = no_vertex;
          continue;
        }
        if (auto error = reader_.add_edge(entry, v, u)) return error;
        listed_by.push_back(v);
      }
    }
    return std::nullopt;
  }

  static Vertex vertex(std::int64_t number) { return static_cast<Vertex>(number - 1); }

  TextCursor cursor_;
  GraphReader reader_;
  int dimension_ = -1;
  bool by_vertex_ = false, listed_ = false;
};

}  // namespace

Result<Graph> parse_hcp(std::string_view text, std::string&) { return HcpReader(text).read(); }

Result<std::string> write_hcp(const Graph& graph) {
  std::string out = "NAME : graph\nTYPE : HCP\nDIMENSION : " + std::to_string(graph.order()) +
                    "\nEDGE_DATA_FORMAT : EDGE_LIST\nEDGE_DATA_SECTION\n";
  for (Edge e = 0; e < graph.size(); ++e) {
    const auto [u, v] = graph.ends(e);
    out += std::to_string(u + 1) + " " + std::to_string(v + 1) + "\n";
  }
  return out + "-1\nEOF\n";
}

}  // namespace schlegel
