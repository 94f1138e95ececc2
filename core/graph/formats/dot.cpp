// Graphviz: graph or digraph, strict or not. Only the attribute pos is used, for the drawing (its y grows upwards);
// directions and all else are ignored. One list holds the members of nested subgraphs in sequence, so a subgraph is a
// range of it.
#include <algorithm>
#include <cmath>

#include "graph/drawing/drawing.hpp"
#include "graph/formats/list_words.hpp"
#include "graph/formats/parsers.hpp"
#include "graph/formats/reader.hpp"
#include "graph/words.hpp"

namespace schlegel {
namespace {

constexpr int deepest = 32;
/// The limit of statements and edges that add nothing to the graph: more would only take time.
constexpr int most_idle = 200'000;

bool is_name(char c) { return is_word(c) || (static_cast<unsigned char>(c) & 0x80) != 0; }

/// True if the word is this keyword, without regard to case.
bool is_key(std::string_view word, std::string_view key) {
  return word.size() == key.size() &&
         std::equal(word.begin(), word.end(), key.begin(), [](char a, char b) { return to_lower(a) == b; });
}

class DotReader {
 public:
  explicit DotReader(std::string_view text) : cursor_(text) {}

  Result<Graph> read(std::string& note) {
    skip();
    std::string kind = keyword();
    strict_ = kind == "strict";
    if (strict_) kind = keyword();
    if (kind != "graph" && kind != "digraph") return not_expected(cursor_, say(words::graph_or_digraph));
    directed_ = kind == "digraph";
    if (directed_) reader_.remark(words::directions_left_out);
    if (cursor_.peek() != '{')
      if (const auto name = take_id(); !name) return name.error();
    if (auto error = read_block(0)) return *error;
    if (!cursor_.at_end()) return goes_on(cursor_, words::graph_goes_on);
    note = reader_.note();
    return std::move(reader_).finish();
  }

 private:
  void skip() {
    for (;;) {
      cursor_.skip_space('#');
      if (cursor_.accept("//")) {
        cursor_.take_line();
      } else if (cursor_.accept("/*")) {
        cursor_.advance(std::min(cursor_.rest().find("*/"), cursor_.rest().size()));
        cursor_.accept("*/");
      } else {
        return;
      }
    }
  }
  bool accept(std::string_view sign) {
    if (!cursor_.accept(sign)) return false;
    skip();
    return true;
  }
  std::string keyword() {
    const std::string word = word_in_lower_case(cursor_.take_while(is_name));
    skip();
    return word;
  }
  /// The next word, without taking it.
  std::string_view ahead() const {
    TextCursor cursor = cursor_;
    return cursor.take_while(is_name);
  }
  /// Counts what adds nothing to the graph; an Error beyond the limit.
  std::optional<Error> idle(const Word& place) {
    if (++idle_ <= most_idle) return std::nullopt;
    return place.error(say(words::too_much_idle, {{"most", most_idle}}));
  }

  /// A name, a number, quoted texts joined by +, or a text in angle brackets.
  Result<Word> take_id() {
    Word id{{}, cursor_.line(), cursor_.column()};
    if (cursor_.peek() == '"') {
      std::string& text = held_;
      text.clear();
      do {
        if (!cursor_.accept("\"")) return not_expected(cursor_, say(words::text_after_plus));
        while (cursor_.peek() != '"') {
          if (cursor_.at_end()) return id.error(say(words::quote_open));
          if (cursor_.peek() == '\\' && cursor_.peek(1) == '"') cursor_.advance();
          text += cursor_.peek();
          cursor_.advance();
        }
        cursor_.advance();
        skip();
      } while (accept("+"));
      id.text = text;
      return id;
    }
    if (cursor_.peek() == '<') {
      int depth = 0;
      id.text = cursor_.take_while([&](char c) {
        depth += c == '<' ? 1 : c == '>' ? -1 : 0;
        return depth > 0;
      });
      id.text.remove_prefix(1);
      if (!cursor_.accept(">")) return id.error(say(words::angle_open));
    } else {
      const std::string_view rest = cursor_.rest();
      const std::size_t from = cursor_.offset();
      if (is_digit(cursor_.peek(1)) || cursor_.peek(1) == '.') cursor_.accept("-");
      cursor_.take_while([](char c) { return is_name(c) || c == '.'; });
      id.text = rest.substr(0, cursor_.offset() - from);
      if (id.text.empty()) return not_expected(cursor_, say(words::a_name));
    }
    skip();
    return id;
  }

  std::optional<Error> read_block(int depth) {
    if (depth > deepest) return cursor_.error(say(words::subgraphs_too_deep, {{"most", deepest}}));
    const Word open{{}, cursor_.line(), cursor_.column()};
    if (!accept("{")) return not_expected(cursor_, "'{'");
    while (!accept("}")) {
      if (cursor_.at_end()) return open.error(say(words::bracket_open, {{"open", "'{'"}, {"close", "'}'"}}));
      const Word place{{}, cursor_.line(), cursor_.column()};
      const GraphBuilder& graph = reader_.builder();
      const int before = graph.order() + graph.size() + idle_;
      if (auto error = read_statement(depth)) return error;
      if (graph.order() + graph.size() + idle_ == before)
        if (auto error = idle(place)) return error;
      if (depth == 0) members_.clear();
      if (!accept(";")) accept(",");
    }
    return std::nullopt;
  }

  std::optional<Error> read_statement(int depth) {
    const std::string_view word = ahead();
    if (is_key(word, "graph") || is_key(word, "node") || is_key(word, "edge")) {
      keyword();
      return read_attributes(no_vertex);
    }
    const std::size_t from = members_.size();
    if (auto error = read_operand(depth)) return error;
    if (accept("=")) {  // an attribute of the graph, not a vertex
      const auto value = take_id();
      return value ? std::nullopt : std::optional(value.error());
    }
    if (auto error = add_pending()) return error;
    const bool single = members_.size() == from + 1;
    const Vertex vertex = single ? members_.back() : no_vertex;
    std::size_t left = from;
    bool chain = false;
    for (;;) {
      const Word place{{}, cursor_.line(), cursor_.column()};
      const bool line = cursor_.peek() == '-' && cursor_.peek(1) == '-';
      const bool arrow = cursor_.peek() == '-' && cursor_.peek(1) == '>';
      if (!line && !arrow) break;
      if (arrow != directed_) return place.error(say(directed_ ? words::arrows_in_digraph : words::lines_in_graph));
      cursor_.advance(2);
      skip();
      chain = true;
      const std::size_t right = members_.size();
      if (auto error = read_operand(depth)) return error;
      if (auto error = add_pending()) return error;
      for (std::size_t i = left; i < right; ++i)
        for (std::size_t j = right; j < members_.size(); ++j) {
          if (strict_ && reader_.builder().edge_between(members_[i], members_[j]) != no_edge) {
            if (auto error = idle(place)) return error;
            continue;
          }
          if (auto error = reader_.add_arc(place, members_[i], members_[j])) return error;
        }
      left = right;
    }
    return read_attributes(chain ? no_vertex : vertex);
  }

  /// A vertex, which add_pending adds to the members, or a subgraph.
  std::optional<Error> read_operand(int depth) {
    pending_ = false;
    const bool named = is_key(ahead(), "subgraph");
    if (named) {
      keyword();
      if (cursor_.peek() != '{')
        if (const auto name = take_id(); !name) return name.error();
    }
    if (cursor_.peek() == '{' || named) {
      const std::size_t from = members_.size();
      if (auto error = read_block(depth + 1)) return error;
      const auto begin = members_.begin() + static_cast<std::ptrdiff_t>(from);
      std::sort(begin, members_.end());
      members_.erase(std::unique(begin, members_.end()), members_.end());
      return std::nullopt;
    }
    const auto id = take_id();
    if (!id) return id.error();
    pending_ = true;
    pending_name_ = *id;
    return std::nullopt;
  }

  std::optional<Error> add_pending() {
    if (!pending_) return std::nullopt;
    pending_ = false;
    const auto v = reader_.foreign_vertex(pending_name_);
    if (!v) return v.error();
    members_.push_back(*v);
    while (accept(":"))
      if (const auto port = take_id(); !port) return port.error();
    return std::nullopt;
  }

  std::optional<Error> read_attributes(Vertex vertex) {
    while (accept("[")) {
      while (!accept("]")) {
        const auto key = take_id();
        if (!key) return key.error();
        const bool place = key->text == "pos" && vertex != no_vertex;
        if (accept("=")) {
          const auto value = take_id();
          if (!value) return value.error();
          if (place) set_place(vertex, value->text);
        }
        if (!accept(",")) accept(";");
      }
    }
    return std::nullopt;
  }

  /// Reads "x,y" or "x,y!"; anything else is ignored.
  void set_place(Vertex v, std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return;
    std::string_view y = text.substr(comma + 1);
    if (!y.empty() && y.back() == '!') y.remove_suffix(1);
    reader_.place(v, text.substr(0, comma), y, true);
  }

  TextCursor cursor_;
  GraphReader reader_;
  bool strict_ = false, directed_ = false, pending_ = false;
  std::string held_;   ///< the last name in quotes
  Word pending_name_;  ///< of the operand whose vertex add_pending will add before the next name
  int idle_ = 0;
  std::vector<Vertex> members_;
};

std::string dot_id(const std::string& name) {
  const std::string word = word_in_lower_case(name);
  bool plain = std::all_of(name.begin(), name.end(), is_word) &&
               (!is_digit(name[0]) || std::all_of(name.begin(), name.end(), is_digit));
  for (std::string_view key : {"graph", "digraph", "node", "edge", "strict", "subgraph"}) plain = plain && word != key;
  if (plain) return name;
  return '"' + replaced(name, {{'"', "\\\""}}) + '"';
}

}  // namespace

Result<Graph> parse_dot(std::string_view text, std::string& note) { return DotReader(text).read(note); }

Result<std::string> write_dot(const Graph& graph) {
  constexpr double width = 500;  // in points
  std::vector<Point2> places(graph.plane().begin(), graph.plane().end());
  fit_unit_square(places);
  const auto points = [](double share) { return decimal(std::round(100 * width * share) / 100); };
  std::string out = "graph {\n";
  for (Vertex v = 0; v < graph.order(); ++v) {
    out += "  " + dot_id(graph.name(v));
    if (!places.empty()) {
      const Point2 at = places[v];
      out += " [pos=\"" + points(at.x) + "," + points(1 - at.y) + "\"]";
    }
    out += ";\n";
  }
  for (const auto& [u, v] : graph.edges()) out += "  " + dot_id(graph.name(u)) + " -- " + dot_id(graph.name(v)) + ";\n";
  return out + "}\n";
}

}  // namespace schlegel
