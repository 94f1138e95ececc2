// JSON: a list of edges, [["a","b"], ...] or [{"source":"a","target":"b"}, ...]; or an object with "nodes" and "edges"
// or "links", also inside "graph" or "elements", and members inside "data", as drawing programs write them; or an
// object of neighbours, {"a":["b","c"], ...}. An edge names its vertices, or numbers them from 0 in the list of nodes.
// All else is ignored. Values are read where they are in the text; none is stored.
#include "base/json.hpp"

#include <algorithm>

#include "graph/formats/parsers.hpp"
#include "graph/formats/reader.hpp"
#include "graph/words.hpp"

namespace schlegel {
namespace {

class JsonGraphReader {
 public:
  explicit JsonGraphReader(std::string_view text) : cursor_(text) {}

  Result<Graph> read(std::string& note) {
    cursor_.skip_space();
    const TextCursor whole = cursor_;
    if (auto error = pass()) return *error;
    cursor_.skip_space();
    if (!cursor_.at_end()) return goes_on(cursor_, words::value_goes_on);
    cursor_ = whole;
    if (auto error = cursor_.peek() == '[' ? read_edges() : read_object()) return *error;
    note = reader_.note();
    return std::move(reader_).finish();
  }

 private:
  std::optional<Error> expect_colon() {
    cursor_.skip_space();
    if (cursor_.accept(":")) return std::nullopt;
    return not_expected(cursor_, "':'");
  }
  void skip() {
    if (static_cast<unsigned char>(cursor_.peek()) <= ' ') cursor_.skip_space();
  }
  bool take(char sign) {
    if (cursor_.peek() != sign || cursor_.at_end()) return false;
    cursor_.advance();
    return true;
  }
  static bool is_plain(char c) { return is_word(c) || c == '+' || c == '-' || c == '.'; }

  std::optional<Error> pass_string() {
    const TextCursor start = cursor_;
    cursor_.advance();
    while (cursor_.peek() != '"') {
      if (cursor_.at_end() || cursor_.peek() == '\n') return start.error(say(words::string_open));
      cursor_.advance(cursor_.peek() == '\\' ? 2 : 1);
    }
    cursor_.advance();
    return std::nullopt;
  }

  /// Skips a whole value, and so checks its syntax before it is read. Open lists and objects are a bit each, so deep
  /// nesting takes little memory.
  std::optional<Error> pass() {
    std::vector<bool> objects;
    for (;;) {
      skip();
      const char c = cursor_.peek();
      bool opened = false;
      if (c == '"') {
        if (auto error = pass_string()) return error;
      } else if (c == '[' || c == '{') {
        objects.push_back(c == '{');
        cursor_.advance();
        skip();
        opened = cursor_.peek() != (c == '{' ? '}' : ']');
      } else if (cursor_.take_while(is_plain).empty()) {
        return not_expected(cursor_, say(words::a_value));
      }
      while (!opened) {
        if (objects.empty()) return std::nullopt;
        skip();
        if (take(objects.back() ? '}' : ']'))
          objects.pop_back();
        else if (take(','))
          opened = true;
        else
          return not_expected(cursor_,
                              say(words::either, {{"first", "','"}, {"last", objects.back() ? "'}'" : "']'"}}));
      }
      if (objects.back()) {
        skip();
        if (cursor_.peek() != '"') return not_expected(cursor_, say(words::quoted_name));
        if (auto error = pass_string()) return error;
        skip();
        if (!take(':'))
          if (auto error = expect_colon()) return error;
      }
    }
  }
  void skip_value() { static_cast<void>(pass()); }

  /// True if the list or object has another member; `open` on the first call.
  bool more(bool& open) {
    skip();
    if (open) cursor_.advance();
    skip();
    const bool closed = take(']') || take('}');
    if (!open && !closed) take(',');
    open = false;
    skip();
    return !closed;
  }

  std::int64_t hex4() {
    std::int64_t code = 0;
    for (int i = 0; i < 4; ++i) {
      const char c = to_lower(cursor_.peek());
      const bool letter = c >= 'a' && c <= 'f';
      if (!letter && !is_digit(c)) return -1;
      code = 16 * code + (letter ? c - 'a' + 10 : c - '0');
      cursor_.advance();
    }
    return code;
  }

  /// A string or number as a word, which `text` holds. An Error if it is neither.
  Result<Word> scalar(std::string& text) {
    Word word{{}, cursor_.line(), cursor_.column()};
    text.clear();
    if (cursor_.peek() != '"') {
      text = cursor_.take_while(is_plain);
      if (text.empty()) return not_expected(cursor_, say(words::a_scalar));
    } else {
      constexpr std::string_view escapes = "nrtbf", meant = "\n\r\t\b\f";
      for (cursor_.advance(); cursor_.peek() != '"';) {
        char c = cursor_.peek();
        cursor_.advance();
        if (c == '\\') {
          c = cursor_.peek();
          cursor_.advance();
          if (c == 'u') {
            std::int64_t code = hex4();
            if (code >= 0xd800 && code < 0xdc00 && cursor_.accept("\\u"))
              code = 0x10000 + ((code - 0xd800) << 10) + ((hex4() - 0xdc00) & 0x3ff);
            if (code < 0) return word.error(say(words::escape_form));
            append_utf8(text, code);
            continue;
          }
          const std::size_t at = escapes.find(c);
          if (at != std::string_view::npos) c = meant[at];
        }
        text += c;
      }
      cursor_.advance();
    }
    word.text = text;
    return word;
  }

  /// A vertex of an edge: its name, or its number in the list of nodes.
  Result<Vertex> end() {
    std::string text;
    const bool number = cursor_.peek() != '"';
    const auto word = scalar(text);
    if (!word) return word.error();
    if (!nodes_listed_) return reader_.foreign_vertex(*word);
    const int before = reader_.builder().order();
    TextCursor digits(text);
    if (number && reader_.builder().find(text) == no_vertex)
      if (const auto index = digits.accept_integer(0, before - 1); index && digits.at_end())
        return static_cast<Vertex>(*index);
    const auto v = reader_.foreign_vertex(*word);
    if (v && reader_.builder().order() != before)
      return word->error(say(words::node_unknown, {{"text", quoted(word->text)}}));
    return v;
  }

  std::optional<Error> read_edges() {
    if (cursor_.peek() != '[') return not_expected(cursor_, say(words::list_of_edges));
    for (bool open = true; more(open);) {
      const Word place{{}, cursor_.line(), cursor_.column()};
      Vertex ends[2] = {no_vertex, no_vertex};
      if (auto error = cursor_.peek() == '[' ? read_pair(ends) : read_ends(ends)) return error;
      if (ends[0] == no_vertex || ends[1] == no_vertex)
        return place.error(
            say(words::edge_form, {{"array", R"(["a","b"])"}, {"object", R"({"source":"a","target":"b"})"}}));
      if (auto error = reader_.add_arc(place, ends[0], ends[1])) return error;
    }
    return std::nullopt;
  }

  std::optional<Error> read_pair(Vertex (&ends)[2]) {
    int count = 0;
    for (bool open = true; more(open); ++count) {
      if (count > 1) {
        if (count == 2) reader_.remark(words::weights_left_out);
        skip_value();
        continue;
      }
      const auto v = end();
      if (!v) return v.error();
      ends[count] = *v;
    }
    return std::nullopt;
  }

  std::optional<Error> read_ends(Vertex (&ends)[2], bool inside = false) {
    if (cursor_.peek() != '{') return not_expected(cursor_, say(words::an_edge));
    std::string key;
    for (bool open = true; more(open);) {
      if (auto error = take_key(key)) return error;
      const bool from = key == "source" || key == "from", to = key == "target" || key == "to";
      if (key == "data" && !inside && cursor_.peek() == '{') {
        if (auto error = read_ends(ends, true)) return error;
      } else if (from || to) {
        const auto v = end();
        if (!v) return v.error();
        ends[from ? 0 : 1] = *v;
      } else {
        skip_value();
      }
    }
    return std::nullopt;
  }

  std::optional<Error> take_key(std::string& key) {
    if (const auto word = scalar(key); !word) return word.error();
    if (auto error = expect_colon()) return error;
    cursor_.skip_space();
    return std::nullopt;
  }

  struct Node {
    Word name;
    std::string text, x, y;
    int rank = 0;  ///< of the member that names it: id before key before name
  };

  std::optional<Error> read_nodes() {
    if (cursor_.peek() != '[') return not_expected(cursor_, say(words::list_of_nodes));
    nodes_listed_ = true;
    for (bool open = true; more(open);) {
      Node node;
      node.name = {{}, cursor_.line(), cursor_.column()};
      if (cursor_.peek() == '{') {
        if (auto error = read_node(node)) return error;
        if (node.rank == 0) return node.name.error(say(words::node_without_id));
      } else if (const auto word = scalar(node.text); !word) {
        return word.error();
      }
      node.name.text = node.text;
      const int before = reader_.builder().order();
      const auto v = reader_.foreign_vertex(node.name);
      if (!v) return v.error();
      if (reader_.builder().order() == before)
        return node.name.error(say(words::node_twice, {{"text", quoted(node.text)}}));
      reader_.place(*v, node.x, node.y);
    }
    return std::nullopt;
  }

  std::optional<Error> read_node(Node& node, bool inside = false) {
    std::string key, value;
    for (bool open = true; more(open);) {
      if (auto error = take_key(key)) return error;
      const int rank = key == "id" ? 3 : key == "key" ? 2 : key == "name" ? 1 : 0;
      if (!inside && (key == "data" || key == "position") && cursor_.peek() == '{') {
        if (auto error = read_node(node, true)) return error;
      } else if (rank > node.rank || key == "x" || key == "y") {
        if (const auto word = scalar(value); !word) return word.error();
        if (rank > node.rank) node.text = value;
        if (key == "x") node.x = value;
        if (key == "y") node.y = value;
        node.rank = std::max(node.rank, rank);
      } else {
        skip_value();
      }
    }
    return std::nullopt;
  }

  std::optional<Error> read_object() {
    const TextCursor start = cursor_;
    if (cursor_.peek() != '{') return not_expected(cursor_, say(words::list_or_object));
    std::optional<TextCursor> nodes, edges, inside;
    std::string key;
    for (bool open = true; more(open); skip_value()) {
      if (auto error = take_key(key)) return error;
      if (key == "nodes") nodes = cursor_;
      if (key == "edges" || key == "links") edges = cursor_;
      if ((key == "graph" || key == "elements") && cursor_.peek() == '{') inside = cursor_;
      if (key == "directed" && cursor_.peek() == 't') reader_.remark(words::directions_left_out);
    }
    if (edges) {
      if (nodes) {
        cursor_ = *nodes;
        if (auto error = read_nodes()) return error;
      }
      cursor_ = *edges;
      return read_edges();
    }
    if (inside && !entered_) {
      entered_ = true;
      cursor_ = *inside;
      return read_object();
    }
    cursor_ = start;
    return read_neighbours();
  }

  std::optional<Error> read_neighbours() {
    std::string key;
    for (bool open = true; more(open);) {
      const Word place{{}, cursor_.line(), cursor_.column()};
      if (auto error = take_key(key)) return error;
      if (cursor_.peek() != '[') return place.error(say(words::nodes_or_neighbours));
      const auto v = reader_.foreign_vertex({key, place.line, place.column});
      if (!v) return v.error();
      for (bool list = true; more(list);) {
        const Word entry{{}, cursor_.line(), cursor_.column()};
        const auto u = end();
        if (!u) return u.error();
        if (auto error = reader_.add_arc(entry, *v, *u)) return error;
      }
    }
    return std::nullopt;
  }

  TextCursor cursor_;
  GraphReader reader_;
  bool nodes_listed_ = false, entered_ = false;
};

}  // namespace

Result<Graph> parse_json_graph(std::string_view text, std::string& note) { return JsonGraphReader(text).read(note); }

Result<std::string> write_json_graph(const Graph& graph) {
  std::string out = "{\"nodes\": [";
  for (Vertex v = 0; v < graph.order(); ++v) {
    out += (v > 0 ? ",\n  {\"id\": " : "\n  {\"id\": ") + write_json(graph.name(v));
    if (!graph.plane().empty()) {
      const Point2 at = graph.plane()[v];
      out += ", \"x\": " + decimal(at.x) + ", \"y\": " + decimal(at.y);
    }
    out += "}";
  }
  out += "],\n \"links\": [";
  for (Edge e = 0; e < graph.size(); ++e) {
    const auto [u, v] = graph.ends(e);
    out += (e > 0 ? ",\n  {\"source\": " : "\n  {\"source\": ") + write_json(graph.name(u)) +
           ", \"target\": " + write_json(graph.name(v)) + "}";
  }
  return out + "]}\n";
}

}  // namespace schlegel
