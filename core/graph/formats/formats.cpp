#include "graph/formats/formats.hpp"

#include <algorithm>

#include "base/edits.hpp"
#include "base/text.hpp"
#include "graph/families/families.hpp"
#include "graph/formats/list_words.hpp"
#include "graph/formats/parsers.hpp"
#include "graph/formats/reader.hpp"
#include "graph/formats/schlegel_text.hpp"
#include "graph/words.hpp"

namespace schlegel {

/// True if there is a section of edges, as in files of TSPLIB.
static bool is_tsplib(std::string_view text) {
  constexpr std::string_view mark = "edge_data_section";
  const auto same = [](char a, char b) { return to_lower(a) == b; };
  return std::search(text.begin(), text.end(), mark.begin(), mark.end(), same) != text.end();
}

namespace {

struct Format {
  std::string_view name;
  GraphParser* parse;
  GraphWriter* write;
};

/// By GraphFormat.
constexpr Format formats[] = {
    {"prolog", parse_prolog_graph, write_prolog_graph},
    {"hcp", parse_hcp, write_hcp},
    {"dimacs", parse_dimacs, write_dimacs},
    {"graph6", parse_graph6, write_graph6},
    {"edges", parse_edge_list, write_edge_list},
    {"adjacency", parse_adjacency_lists, write_adjacency_lists},
    {"matrix", parse_matrix, write_matrix},
    {"dot", parse_dot, write_dot},
    {"graphml", parse_graphml, write_graphml},
    {"json", parse_json_graph, write_json_graph},
    {"schlegel", [](std::string_view text, std::string&) { return parse_schlegel_graph(text); },
     [](const Graph& graph) { return Result<std::string>(write_schlegel_graph(graph)); }},
};

const Format& format_of(GraphFormat format) { return formats[static_cast<std::size_t>(format)]; }

}  // namespace

std::vector<GraphFormat> graph_formats() {
  std::vector<GraphFormat> all;
  for (std::size_t i = 0; i < std::size(formats); ++i) all.push_back(static_cast<GraphFormat>(i));
  return all;
}

std::string_view name_of(GraphFormat format) { return format_of(format).name; }

std::optional<GraphFormat> format_named(std::string_view name) {
  for (GraphFormat format : graph_formats())
    if (name_of(format) == name) return format;
  return std::nullopt;
}

/// True if a graph of Graphviz begins here: Schlegel format has no brace on the line `graph`, nor alone after it.
static bool looks_like_dot(TextCursor cursor) {
  const auto skip = [&] {
    for (cursor.skip_space('#'); cursor.peek() == '/'; cursor.skip_space('#')) {
      if (!cursor.accept("/*")) {
        cursor.take_line();
        continue;
      }
      const std::size_t end = cursor.rest().find("*/");
      cursor.advance(end == std::string_view::npos ? cursor.rest().size() : end + 2);
    }
  };
  skip();
  std::string word;
  for (int i = 0; i < 2 && (word.empty() || word == "strict"); ++i) {
    word.clear();
    for (char c : cursor.take_while(is_word).substr(0, 12)) word += to_lower(c);
    cursor.skip_blanks();
  }
  if (word != "graph" && word != "digraph") return false;
  if (cursor.accept("\"")) cursor.take_while([](char c) { return c != '"'; });
  const std::string_view name = cursor.take_while([](char c) { return c != '{' && c != '\n' && c != '('; });
  if (word == "graph" && split_words(name.substr(0, 200)).size() > 1) return false;
  skip();
  return cursor.peek() == '{';
}

GraphFormat detect_format(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_space('#');
  if (cursor.at_end()) return GraphFormat::schlegel;
  for (std::string_view header : {">>graph6<<", ">>digraph6<<", ">>sparse6<<"})
    if (cursor.rest().substr(0, header.size()) == header) return GraphFormat::graph6;
  if (looks_like_dot(TextCursor(text))) return GraphFormat::dot;
  const std::string_view line = cursor.rest().substr(0, cursor.rest().find('\n'));
  const TextCursor start = cursor;
  const std::string_view word = take_word(cursor, '\n').text;
  if (GraphStatements::owns(word)) return GraphFormat::schlegel;
  if (word == "c" || word == "p" || word == "e") return GraphFormat::dimacs;
  for (std::string_view keyword : {"NAME", "TYPE", "COMMENT", "DIMENSION", "EDGE_DATA_FORMAT"})
    if (word == keyword) return GraphFormat::hcp;
  const char sign = word.empty() ? '\0' : word.front();
  if (is_letter(sign) && line.find(':') != std::string_view::npos && is_tsplib(text)) return GraphFormat::hcp;

  cursor.skip_space();
  const bool marked = word.size() > 1 && (sign == ':' || sign == '&');  // sparse6 and digraph6
  const std::string_view bytes = word.substr(marked ? 1 : 0);
  const bool six_bit_bytes = std::all_of(bytes.begin(), bytes.end(), [](char c) { return c >= 63 && c <= 126; });
  if (cursor.at_end() && six_bit_bytes && !word.empty() && word != "[]") return GraphFormat::graph6;
  if (looks_like_matrix(text)) return GraphFormat::matrix;
  if (sign == '<') return GraphFormat::graphml;
  TextCursor inside = start;
  inside.advance();
  inside.skip_space();
  if (sign == '{' || (sign == '[' && (inside.peek() == '[' || inside.peek() == '{'))) return GraphFormat::json;
  const std::size_t bracket = line.find('[');
  const bool named_list = bracket != std::string_view::npos && std::min(line.find('('), line.find('=')) < bracket;
  if (sign == '[' || named_list) return GraphFormat::prolog;
  const ListKind list = list_kind(text);
  if (list == ListKind::none) return sign == '%' ? GraphFormat::prolog : GraphFormat::schlegel;
  return list == ListKind::edges ? GraphFormat::edges : GraphFormat::adjacency;
}

Result<Graph> parse_graph(std::string_view text, GraphFormat format) {
  std::string note;
  return format_of(format).parse(without_mark(text), note);
}

Result<Graph> parse_graph(std::string_view text) { return parse_graph(text, detect_format(without_mark(text))); }

/// A first word of Schlegel format that the word may be a typing error for, or the name of a graph; may be empty.
static std::string meant_by(std::string_view word, std::string_view alone, std::string_view header) {
  for (std::string_view known : {header, std::string_view("graph"), std::string_view("vertex"),
                                 std::string_view("edge"), std::string_view("digraph")})
    if (word.size() < 16 && word != known && edits(word, known) <= (known.size() < 6 ? 1u : 2u))
      return std::string(known);
  return alone.empty() ? std::string() : families_near(alone);
}

/// The text after comments, if it is a single line that can be a name.
static std::string_view line_alone(std::string_view text) {
  constexpr std::size_t longest = 1000;
  TextCursor cursor(text);
  cursor.skip_space('#');
  if (cursor.rest().size() > longest) return {};
  const std::string_view line = trim(cursor.rest());
  return line.find('\n') == std::string_view::npos ? line : std::string_view();
}

static Word first_word(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_space('#');
  return take_word(cursor, '#');
}

std::optional<Error> fault_of_long_list(std::string_view text) {
  constexpr std::size_t long_list = 1 << 21;  // bytes; shorter lists take little time anyway
  if (text.size() < long_list) return std::nullopt;
  const auto word = vertex_too_many(without_mark(text));
  if (!word) return std::nullopt;
  return word->error(say(words::too_many_vertices, {{"most", max_vertices}}));
}

std::optional<Result<GraphText>> graph_in(std::string_view text) {
  text = without_mark(text);
  GraphText out;
  out.format = detect_format(text);
  const Word word = first_word(text);
  const std::string_view alone = line_alone(text);
  const bool unknown = out.format == GraphFormat::schlegel && !word.text.empty() && !GraphStatements::owns(word.text);
  auto graph = unknown ? Result<Graph>(Error{}) : format_of(out.format).parse(text, out.note);
  if (!graph && (unknown || out.format == GraphFormat::graph6)) {
    auto named = alone.empty() ? std::nullopt : family_called(alone);
    if (named && !*named) return word.error(named->error().message);
    const bool a_word = !alone.empty() && std::all_of(alone.begin(), alone.end(), is_word);
    if (!named && (unknown || a_word)) return std::nullopt;
    if (named) {
      graph = *std::move(named);
      out.format = GraphFormat::schlegel;
      out.family = family_word(alone);
    }
  }
  if (!graph) return graph.error();
  out.graph = std::move(graph).value();
  return out;
}

Result<GraphText> parse_graph_text(std::string_view text, std::string_view header) {
  if (auto graph = graph_in(text)) return *std::move(graph);
  text = without_mark(text);
  const Word word = first_word(text);
  const std::string meant = meant_by(word.text, line_alone(text), header);
  return word.error(say(meant.empty() ? words::unknown_format : words::unknown_format_near,
                        {{"text", quoted(word.text)}, {"names", meant}}) +
                    " " + say(words::supported_formats, {{"header", header}}));
}

Result<std::string> write_graph(const Graph& graph, GraphFormat format) {
  auto text = format_of(format).write(graph);
  if (!text || format == GraphFormat::schlegel) return text;
  const auto read = detect_format(*text) == format ? parse_graph(*text, format) : Result<Graph>(Error{});
  if (read && read->order() == graph.order() && read->size() == graph.size()) return text;
  return Error{say(words::not_read_again, {{"format", name_of(format)}})};
}

}  // namespace schlegel
