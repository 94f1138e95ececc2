// GraphML, and GEXF, whose graphs have the same elements: <node id="a"/> and <edge source="a" target="b"/>. The text is
// read twice, first for the vertices, then for the edges, so that nothing of it need be kept. Places are taken from
// data named x and y and from elements that have both, as editors write them.
#include <algorithm>

#include "graph/formats/parsers.hpp"
#include "graph/formats/reader.hpp"

namespace schlegel {
namespace {

/// With the entities of XML in place of their names; what is none stays.
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
      const auto code = number.take_integer("a sign", 1, 0x10ffff);
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

/// A tag with those of its attributes that matter here.
struct Tag {
  Word name;
  bool ends = false;   ///< </name>
  bool empty = false;  ///< <name/>
  std::string_view values[keys];

  bool has(Key k) const { return values[k].data() != nullptr; }
};

class Tags {
 public:
  explicit Tags(std::string_view text) : cursor_(text) {}

  /// The next tag, nothing at the end; the text before it is in `before`.
  Result<std::optional<Tag>> next() {
    for (;;) {
      before = cursor_.take_while([](char c) { return c != '<'; });
      if (cursor_.at_end()) return std::optional<Tag>();
      if (cursor_.accept("<!--")) {
        if (!pass("-->")) return cursor_.error("the comment does not end; close it with -->");
      } else if (cursor_.peek(1) == '?' || cursor_.peek(1) == '!') {
        if (!pass(">")) return cursor_.error("here '>' is missing");
      } else {
        return read();
      }
    }
  }
  std::string_view before;

 private:
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

  Result<std::optional<Tag>> read() {
    Tag tag;
    tag.name = {{}, cursor_.line(), cursor_.column()};
    cursor_.advance();
    tag.ends = cursor_.accept("/");
    tag.name.text = take_name();
    if (tag.name.text.empty()) return tag.name.error("a tag has a name, as in <node id=\"a\"/>");
    for (;;) {
      cursor_.skip_space();
      tag.empty = cursor_.accept("/");
      if (cursor_.accept(">")) return std::optional(std::move(tag));
      const std::string_view name = take_name();
      cursor_.skip_space();
      if (name.empty() || tag.empty || !cursor_.accept("="))
        return tag.name.error("the tag " + quoted(tag.name.text) + " is not closed, or an attribute has no value");
      cursor_.skip_space();
      const char quote = cursor_.peek();
      if (quote != '"' && quote != '\'') return cursor_.error("the value of an attribute stands in quotes");
      cursor_.advance();
      const std::string_view value = cursor_.take_while([&](char c) { return c != quote && c != '<'; });
      if (cursor_.peek() != quote) return tag.name.error("a value in this tag has no closing quote");
      cursor_.advance();
      const auto known = std::find(std::begin(key_names), std::end(key_names), name);
      if (known != std::end(key_names)) tag.values[known - std::begin(key_names)] = value;
    }
  }

  TextCursor cursor_;
};

class GraphmlReader {
 public:
  std::optional<Error> read_vertices(std::string_view text) {
    Tags tags(text);
    std::string_view key_of_x, key_of_y;
    Vertex open = no_vertex;
    std::string_view x, y, data;
    bool any = false;
    for (;;) {
      const auto tag = tags.next();
      if (!tag) return tag.error();
      if (!*tag) break;
      const Tag& t = **tag;
      const std::string_view name = t.name.text;
      if (name == "graph" && !t.ends) any = true;
      if (name == "graph" && (t.values[edgedefault] == "directed" || t.values[defaultedgetype] == "directed"))
        reader_.remark("the directions of edges are left out");
      if (name == "hyperedge") return t.name.error("edges with more than two ends cannot be read");
      if (name == "key" && (t.values[attr_name] == "x" || t.values[attr_name] == "y"))
        (t.values[attr_name] == "x" ? key_of_x : key_of_y) = t.values[id];
      if (name == "node" && !t.ends) {
        if (!t.has(id)) return t.name.error("the node has no id; write <node id=\"a\"/>");
        const std::string called = unescaped(t.values[id]);
        const int before = reader_.builder().order();
        const auto v = reader_.foreign_vertex({called, t.name.line, t.name.column});
        if (!v) return v.error();
        if (reader_.builder().order() == before)
          return t.name.error("there is already a node " + quoted(called) + "; ids must differ");
        open = t.empty ? no_vertex : *v;
        x = y = {};
      }
      if (open == no_vertex) continue;
      if (name == "data" && !t.ends) data = t.values[key];
      if (name == "data" && t.ends && data.data() != nullptr) {
        if (data == key_of_x) x = tags.before;
        if (data == key_of_y) y = tags.before;
        data = {};
      }
      if (t.has(across) && t.has(down) && name != "node") {
        x = t.values[across];
        y = t.values[down];
      }
      if (name == "node" && t.ends) {
        if (!x.empty() && !y.empty()) reader_.place(open, x, y);
        open = no_vertex;
      }
    }
    if (!any) return Error{"there is no element <graph> in this text", 1, 1};
    return std::nullopt;
  }

  std::optional<Error> read_edges(std::string_view text) {
    Tags tags(text);
    for (;;) {
      const auto tag = tags.next();
      if (!tag) return tag.error();
      if (!*tag) return std::nullopt;
      const Tag& t = **tag;
      if (t.name.text != "edge" || t.ends) continue;
      Vertex ends[2];
      for (int i = 0; i < 2; ++i) {
        const Key end = i == 0 ? source : target;
        if (!t.has(end)) return t.name.error("the edge has no " + std::string(key_names[end]));
        const std::string called = unescaped(t.values[end]);
        const int before = reader_.builder().order();
        const auto v = reader_.foreign_vertex({called, t.name.line, t.name.column});
        if (!v) return v.error();
        if (reader_.builder().order() != before)
          return t.name.error("there is no node " + quoted(called) + "; correct the edge's " +
                              std::string(key_names[end]));
        ends[i] = *v;
      }
      if (auto error = reader_.add_arc(t.name, ends[0], ends[1])) return error;
    }
  }

  GraphReader reader_;
};

std::string escaped(const std::string& name) {
  std::string out;
  for (char c : name) out += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '"' ? "&quot;" : std::string(1, c);
  return out;
}

}  // namespace

Result<Graph> parse_graphml(std::string_view text, std::string& note) {
  GraphmlReader reader;
  if (auto error = reader.read_vertices(text)) return *error;
  if (auto error = reader.read_edges(text)) return *error;
  note = reader.reader_.note();
  return std::move(reader.reader_).finish();
}

std::string write_graphml(const Graph& graph) {
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
      const Point2 at = graph.plane()[static_cast<std::size_t>(v)];
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
