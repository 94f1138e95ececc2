// GraphML, and GEXF, whose graphs have the same elements: <node id="a"/> and <edge source="a" target="b"/>. The text is
// read twice without storing it: first for the vertices, then from the first edge on. Positions come from data named x
// and y and from elements with both, as editors write them.
#include <algorithm>

#include "graph/formats/parsers.hpp"
#include "graph/formats/reader.hpp"
#include "graph/words.hpp"

namespace schlegel {
namespace {

/// Replaces the entities of XML; unknown ones stay.
std::string unescaped(std::string_view text) {
  static constexpr std::pair<std::string_view, char> entities[] = {
      {"amp;", '&'}, {"lt;", '<'}, {"gt;", '>'}, {"quot;", '"'}, {"apos;", '\''}};
  std::string out;
  TextCursor cursor(text.substr(0, 6 * 65));
  while (!cursor.at_end()) {
    const char c = cursor.peek();
    cursor.advance();
    if (c != '&') {
      out += c;
      continue;
    }
    if (cursor.peek() == '#' && is_digit(cursor.peek(1))) {
      TextCursor number = cursor;
      number.advance();
      const auto code = number.accept_integer(1, 0x10ffff);
      if (code && number.accept(";")) {
        append_utf8(out, *code);
        cursor = number;
        continue;
      }
    }
    const auto known = std::find_if(std::begin(entities), std::end(entities),
                                    [&](const auto& entity) { return cursor.accept(entity.first); });
    out += known == std::end(entities) ? c : known->second;
  }
  return out;
}

enum Key { id, source, target, key, attr_name, edgedefault, defaultedgetype, across, down, keys };
constexpr std::string_view key_names[keys] = {"id",          "source",          "target", "key", "attr.name",
                                              "edgedefault", "defaultedgetype", "x",      "y"};

/// A tag with its relevant attributes.
struct Tag {
  Word name;
  bool ends = false;   ///< </name>
  bool empty = false;  ///< <name/>

  bool has(Key k) const { return (given_ >> k & 1) != 0; }
  /// Empty if it is missing.
  std::string_view operator[](Key k) const { return has(k) ? values_[k] : std::string_view(); }
  void set(Key k, std::string_view value) {
    given_ |= 1U << k;
    values_[k] = value;
  }
  void begin(const Word& place) {
    name = place;
    given_ = 0;
  }

 private:
  unsigned given_ = 0;  ///< a bit for each key
  std::string_view values_[keys];
};

class Tags {
 public:
  explicit Tags(const TextCursor& cursor) : cursor_(cursor) {}

  /// Goes to the next tag; false at the end or on an error.
  bool next() {
    for (;;) {
      before = cursor_.take_while([](char c) { return c != '<'; });
      if (cursor_.at_end()) return false;
      if (cursor_.accept("<!--")) {
        if (!pass("-->")) return fail(cursor_.error(say(words::comment_open)));
      } else if (cursor_.peek(1) == '?' || cursor_.peek(1) == '!') {
        if (!pass(">")) return fail(cursor_.error(say(words::bracket_missing)));
      } else {
        start = cursor_;
        return read();
      }
    }
  }
  Tag tag;
  std::string_view before;  ///< the text before the tag
  TextCursor start{{}};     ///< where the tag begins
  std::optional<Error> error;

 private:
  bool fail(Error what) {
    error = std::move(what);
    return false;
  }
  bool pass(std::string_view end) {
    const std::size_t at = cursor_.rest().find(end);
    cursor_.advance(at == std::string_view::npos ? cursor_.rest().size() : at + end.size());
    return at != std::string_view::npos;
  }
  std::string_view take_name() {
    return cursor_.take_while([](char c) {
      return is_word(c) || c == '-' || c == '.' || c == ':' || (static_cast<unsigned char>(c) & 0x80) != 0;
    });
  }

  bool read() {
    tag.begin({{}, cursor_.line(), cursor_.column()});
    cursor_.advance();
    tag.ends = cursor_.accept("/");
    tag.name.text = take_name();
    if (tag.name.text.empty()) return fail(tag.name.error(say(words::tag_form)));
    for (;;) {
      cursor_.skip_space();
      tag.empty = cursor_.accept("/");
      if (cursor_.accept(">")) return true;
      const std::string_view name = take_name();
      cursor_.skip_space();
      if (name.empty() || tag.empty || !cursor_.accept("="))
        return fail(tag.name.error(say(words::tag_open, {{"text", quoted(tag.name.text)}})));
      cursor_.skip_space();
      const char quote = cursor_.peek();
      if (quote != '"' && quote != '\'') return fail(cursor_.error(say(words::value_unquoted)));
      cursor_.advance();
      const std::string_view value = cursor_.take_while([&](char c) { return c != quote && c != '<'; });
      if (cursor_.peek() != quote) return fail(tag.name.error(say(words::value_open)));
      cursor_.advance();
      const auto known = std::find(std::begin(key_names), std::end(key_names), name);
      if (known != std::end(key_names)) tag.set(static_cast<Key>(known - std::begin(key_names)), value);
    }
  }

  TextCursor cursor_;
};

class GraphmlReader {
 public:
  std::optional<Error> read_vertices(std::string_view text) {
    Tags tags{TextCursor(text)};
    const Tag& t = tags.tag;
    std::string_view key_of_x, key_of_y;
    Vertex open = no_vertex;
    std::string_view x, y, data;
    bool any = false;
    std::vector<Word> graphs;  // that are open
    while (tags.next()) {
      const std::string_view name = t.name.text;
      if (name == "graph" && !t.ends) any = true;
      if (name == "graph" && !t.ends && !t.empty) graphs.push_back(t.name);
      if (name == "graph" && t.ends && !graphs.empty()) graphs.pop_back();
      if (name == "edge" && !first_edge_) first_edge_ = tags.start;
      if (name == "graph" && (t[edgedefault] == "directed" || t[defaultedgetype] == "directed"))
        reader_.remark(words::directions_left_out);
      if (name == "hyperedge") return t.name.error(say(words::hyperedges));
      if (name == "key" && (t[attr_name] == "x" || t[attr_name] == "y"))
        (t[attr_name] == "x" ? key_of_x : key_of_y) = t[id];
      if (name == "node" && !t.ends) {
        if (!t.has(id)) return t.name.error(say(words::node_id_missing));
        const std::string called = unescaped(t[id]);
        const int before = reader_.builder().order();
        const auto v = reader_.foreign_vertex({called, t.name.line, t.name.column});
        if (!v) return v.error();
        if (reader_.builder().order() == before)
          return t.name.error(say(words::node_twice, {{"text", quoted(called)}}));
        open = t.empty ? no_vertex : *v;
        x = y = {};
      }
      if (open == no_vertex) continue;
      if (name == "data" && !t.ends) data = t[key];
      if (name == "data" && t.ends && data.data() != nullptr) {
        if (data == key_of_x) x = tags.before;
        if (data == key_of_y) y = tags.before;
        data = {};
      }
      if (t.has(across) && t.has(down) && name != "node") {
        x = t[across];
        y = t[down];
      }
      if (name == "node" && t.ends) {
        if (!x.empty() && !y.empty()) reader_.place(open, x, y);
        open = no_vertex;
      }
    }
    if (tags.error) return tags.error;
    if (!any) return Error{say(words::no_graph_element), 1, 1};
    if (!graphs.empty()) return graphs.back().error(say(words::graph_unclosed));
    return std::nullopt;
  }

  std::optional<Error> read_edges() {
    if (!first_edge_) return std::nullopt;
    Tags tags(*first_edge_);
    const Tag& t = tags.tag;
    while (tags.next()) {
      if (t.name.text != "edge" || t.ends) continue;
      Vertex ends[2];
      for (int i = 0; i < 2; ++i) {
        const Key end = i == 0 ? source : target;
        if (!t.has(end)) return t.name.error(say(words::attribute_missing, {{"attribute", key_names[end]}}));
        const std::string called = unescaped(t[end]);
        const int before = reader_.builder().order();
        const auto v = reader_.foreign_vertex({called, t.name.line, t.name.column});
        if (!v) return v.error();
        if (reader_.builder().order() != before)
          return t.name.error(say(words::attribute_unknown, {{"text", quoted(called)}, {"attribute", key_names[end]}}));
        ends[i] = *v;
      }
      if (auto error = reader_.add_arc(t.name, ends[0], ends[1])) return error;
    }
    return std::nullopt;
  }

  GraphReader reader_;

 private:
  std::optional<TextCursor> first_edge_;
};

std::string escaped(const std::string& name) {
  return replaced(name, {{'&', "&amp;"}, {'<', "&lt;"}, {'"', "&quot;"}});
}

}  // namespace

Result<Graph> parse_graphml(std::string_view text, std::string& note) {
  GraphmlReader reader;
  if (auto error = reader.read_vertices(text)) return *error;
  if (auto error = reader.read_edges()) return *error;
  note = reader.reader_.note();
  return std::move(reader.reader_).finish();
}

Result<std::string> write_graphml(const Graph& graph) {
  std::string out =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n";
  const bool drawn = !graph.plane().empty();
  if (drawn)
    for (const char* axis : {"x", "y"})
      out += "<key id=\"" + std::string(axis) + "\" for=\"node\" attr.name=\"" + axis + "\" attr.type=\"double\"/>\n";
  out += "<graph edgedefault=\"undirected\">\n";
  for (Vertex v = 0; v < graph.order(); ++v) {
    out += "<node id=\"" + escaped(graph.name(v)) + "\"";
    if (drawn) {
      const Point2 at = graph.plane()[v];
      out += "><data key=\"x\">" + decimal(at.x) + "</data><data key=\"y\">" + decimal(at.y) + "</data></node>\n";
    } else {
      out += "/>\n";
    }
  }
  for (const auto& [u, v] : graph.edges())
    out += "<edge source=\"" + escaped(graph.name(u)) + "\" target=\"" + escaped(graph.name(v)) + "\"/>\n";
  return out + "</graph>\n</graphml>\n";
}

}  // namespace schlegel
