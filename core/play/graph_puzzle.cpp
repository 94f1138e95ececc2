#include "play/graph_puzzle.hpp"

#include <algorithm>

#include "base/name.hpp"
#include "base/text.hpp"
#include "graph/drawing/layout.hpp"
#include "graph/families/families.hpp"
#include "graph/formats/schlegel_text.hpp"

namespace schlegel {
namespace {

constexpr char comment = '#';

std::optional<Error> take_graph(GraphInstance& instance, const GraphPuzzleForm& form, Graph graph) {
  if (graph.order() == 0) return Error{say(Sentence{form.needs_vertex}), 1, 1};
  instance.graph = std::move(graph);
  return std::nullopt;
}

Error unknown_word(const Word& word, const GraphPuzzleForm& form) {
  std::string known = "graph, vertex, edge";
  std::string last = "face";
  for (const Statement& one : form.statements) {
    if (!one.lines) continue;
    known += ", " + last;
    last = one.keyword;
  }
  return word.error(say(words::unknown_word, {{"text", quoted(word.text)}, {"keywords", known}, {"last", last}}));
}

std::optional<Error> contradiction(const GraphInstance& instance, const GraphPuzzleForm& form, int line) {
  return form.contradiction ? form.contradiction(instance, line) : std::nullopt;
}

std::optional<Error> read_own(GraphInstance& instance, TextCursor cursor, const GraphPuzzleForm& form) {
  GraphStatements graph_statements;
  std::vector<std::pair<Word, std::vector<Word>>> statements;
  for (cursor.skip_space(comment); !cursor.at_end(); cursor.skip_space(comment)) {
    const Word keyword = take_word(cursor, comment);
    if (GraphStatements::owns(keyword.text)) {
      if (auto problem = graph_statements.read(keyword, cursor)) return problem;
    } else if (find_keyword(form.statements, keyword.text)) {
      statements.emplace_back(keyword, rest_of_line(cursor, comment));
    } else {
      return unknown_word(keyword, form);
    }
  }
  instance.family = graph_statements.family();
  auto graph = std::move(graph_statements).finish();
  if (!graph) return graph.error();
  if (auto problem = take_graph(instance, form, std::move(graph).value())) return problem;
  for (const auto& [keyword, words] : statements) {
    auto problem = find_keyword(form.statements, keyword.text)->set(instance, keyword, words);
    if (!problem) problem = contradiction(instance, form, keyword.line);
    if (problem) return problem;
  }
  return std::nullopt;
}

bool is_own(std::string_view text, std::string_view header) {
  TextCursor cursor(text);
  cursor.skip_space(comment);
  return take_word(cursor, comment).text == header;
}

std::optional<Error> refine_by(GraphInstance& instance, const Statement& one, std::string_view value) {
  const Word keyword{one.keyword, 0, 1};
  if (one.takes == Statement::Takes::nothing) return one.set(instance, keyword, {});
  const std::vector<Word> words = names_in(value, ", \t");
  if (one.takes == Statement::Takes::words) return one.set(instance, keyword, words);
  for (const Word& pair : words) {
    const std::size_t dash = pair.text.find('-');
    if (dash == std::string_view::npos) return pair.error(say(words::edges_form));
    const std::array ends{Word{pair.text.substr(0, dash), 1, pair.column},
                          Word{pair.text.substr(dash + 1), 1, pair.column}};
    if (auto problem = one.set(instance, keyword, ends)) return problem;
  }
  return std::nullopt;
}

}  // namespace

Result<Vertex> vertex_at(const Graph& graph, const Word& word) {
  const Vertex v = graph.find(word.text);
  if (v != no_vertex) return v;
  return word.error(say(words::no_vertex_in_graph, {{"vertex", quoted(word.text)}}));
}

Result<Edge> edge_at(const Graph& graph, const Word& keyword, std::span<const Word> words) {
  if (words.size() != 2) return keyword.error(say(words::statement_of_edge, {{"keyword", keyword.text}}));
  const auto u = vertex_at(graph, words[0]), v = vertex_at(graph, words[1]);
  if (!u) return u.error();
  if (!v) return v.error();
  const Edge edge = graph.edge_between(*u, *v);
  if (edge == no_edge)
    return words[0].error(
        say(words::no_edge_joins, {{"one", quoted(words[0].text)}, {"other", quoted(words[1].text)}}));
  return edge;
}

std::optional<Error> add_edge(const Graph& graph, std::vector<Edge>& edges, const Word& keyword,
                              std::span<const Word> words) {
  const auto edge = edge_at(graph, keyword, words);
  if (!edge) return edge.error();
  if (std::find(edges.begin(), edges.end(), *edge) == edges.end()) edges.push_back(*edge);
  return std::nullopt;
}

std::vector<std::string> edge_lines(const Graph& graph, const std::vector<Edge>& edges) {
  std::vector<std::string> lines;
  for (const Edge e : edges) lines.push_back(graph.name(graph.ends(e).first) + " " + graph.name(graph.ends(e).second));
  return lines;
}

std::string display_name(const Graph& graph, Vertex v) {
  std::string shown = shown_name(graph.name(v));
  constexpr int many = 2000;  // beyond that no name is legible, and to look each up takes long
  return shown == graph.name(v) || graph.order() > many || graph.find(shown) == v ? shown : graph.name(v);
}

std::optional<Error> read_graph_instance(GraphInstance& instance, std::string_view text, const GraphPuzzleForm& form) {
  if (is_own(text, form.header)) {
    TextCursor cursor(text);
    cursor.skip_space(comment);
    take_word(cursor, comment);
    if (auto problem = end_of_line(cursor, comment)) return problem;
    if (auto problem = read_own(instance, cursor, form)) return problem;
  } else {
    auto read = parse_graph_text(text, form.header);
    if (!read) return read.error();
    if (auto problem = take_graph(instance, form, std::move(read->graph))) return problem;
    instance.family = std::move(read->family);
    instance.note = std::move(read->note);
    if (form.read_from) form.read_from(instance, read->format);
  }
  instance.graph = with_drawing(std::move(instance.graph));
  return std::nullopt;
}

std::string write_graph_instance(const GraphInstance& instance, const GraphPuzzleForm& form) {
  std::string out = std::string(form.header) + "\n";
  out += instance.family.empty() ? write_schlegel_graph(instance.graph) : "graph " + instance.family + "\n";
  for (const Statement& one : form.statements) {
    if (!one.lines) continue;
    for (const std::string& words : one.lines(instance))
      out += std::string(one.keyword) + (words.empty() ? "" : " ") + words + "\n";
  }
  return out;
}

Result<std::string> write_graph_instance_as(const GraphInstance& instance, const GraphPuzzleForm& form,
                                            std::string_view format) {
  for (const Statement& one : form.statements)
    if (one.lines && !one.lines(instance).empty()) return Error{say(Sentence{one.foreign_error})};
  auto text = write_graph(instance.graph, *format_named(format));
  if (text && is_own(*text, form.header)) return Error{say(words::would_be_schlegel_format, {{"name", form.header}})};
  return text;
}

std::optional<Error> set_graph(GraphInstance& instance, const GraphPuzzleForm& form, const Options& options) {
  instance.family = family_word(options.get("graph", form.default_graph));
  auto graph = make_family(instance.family);
  if (!graph) return graph.error();
  instance.graph = with_drawing(std::move(graph).value());
  return std::nullopt;
}

std::optional<Error> refine_graph_instance(GraphInstance& instance, const GraphPuzzleForm& form,
                                           const Options& options) {
  for (const Statement& one : form.statements) {
    if (one.help.empty() || !options.has(one.keyword)) continue;
    if (auto problem = refine_by(instance, one, options.get(one.keyword))) return at_option(*problem, one.keyword);
  }
  return contradiction(instance, form, 0);
}

Sheet sheet_of(const GraphInstance& instance, const GraphPuzzleForm& form, std::span<const SettingKind> kinds) {
  if (kinds.empty()) return {};
  Sheet sheet = sheet_of(instance.graph);
  for (const Statement& one : form.statements)
    for (const SettingKind& kind : kinds)
      for (const std::string& line : kind.keyword == one.keyword ? one.lines(instance) : std::vector<std::string>()) {
        Setting& setting = sheet.settings.emplace_back(Setting{std::string(kind.keyword), {}, {}});
        for (const std::string_view word : split_words(line))
          if (kind.named && setting.word.empty())
            setting.word = word;
          else
            setting.vertices.push_back(instance.graph.find(word));
      }
  return sheet;
}

SheetText write_graph_sheet(const Sheet& sheet, const GraphPuzzleForm& form) {
  SheetText text;
  text.add(form.header);
  text.add_graph(sheet);
  for (const Setting& setting : sheet.settings) text.add_setting(sheet, setting);
  return text;
}

std::vector<Word> names_in(std::string_view text, std::string_view separators) {
  std::vector<Word> names;
  const auto separates = [&](char c) { return separators.find(c) != std::string_view::npos; };
  TextCursor cursor(text);
  while (!cursor.at_end()) {
    cursor.take_while(separates);
    const int line = cursor.line(), column = cursor.column();
    const std::string_view name = cursor.take_while([&](char c) { return !separates(c); });
    if (!name.empty()) names.push_back({name, line, column});
  }
  return names;
}

Result<std::vector<Vertex>> vertices_at(const Graph& graph, std::span<const Word> names) {
  std::vector<Vertex> vertices;
  for (const Word& name : names) {
    const auto v = vertex_at(graph, name);
    if (!v) return v.error();
    vertices.push_back(*v);
  }
  return vertices;
}

Result<std::vector<Vertex>> parse_vertices(const Graph& graph, std::string_view text) {
  return vertices_at(graph, names_in(text, " \t\r\n,[]."));
}

std::string write_vertices(const Graph& graph, std::span<const Vertex> vertices) {
  std::string out;
  for (const Vertex v : vertices) out += (out.empty() ? "" : " ") + graph.name(v);
  return out;
}

}  // namespace schlegel
