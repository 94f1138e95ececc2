#include "base/text.hpp"

#include <algorithm>

#include "graph/drawing/layout.hpp"
#include "graph/families/families.hpp"
#include "graph/formats/formats.hpp"
#include "graph/formats/schlegel_text.hpp"
#include "puzzles/icosian/icosian.hpp"

namespace schlegel {
namespace {

using icosian::Tour;
using Instance = Icosian::Instance;

/// The words up to the end of the line; a '#' ends it.
std::vector<Word> rest_of_line(TextCursor& cursor) {
  std::vector<Word> words;
  for (cursor.skip_blanks(); !cursor.at_end() && cursor.peek() != '\n' && cursor.peek() != '#'; cursor.skip_blanks())
    words.push_back(take_word(cursor, '#'));
  return words;
}

Result<Vertex> vertex_of(const Graph& graph, const Word& word) {
  const Vertex v = graph.find(word.text);
  if (v != no_vertex) return v;
  return word.error("there is no vertex " + quoted(word.text) + " in this graph");
}

/// Checks that the path exists in the graph and repeats nothing, and makes it the opening.
std::optional<Error> set_opening(Instance& instance, const std::vector<Word>& names) {
  std::vector<Vertex> opening;
  for (const Word& name : names) {
    const auto v = vertex_of(instance.graph, name);
    if (!v) return v.error();
    if (std::find(opening.begin(), opening.end(), *v) != opening.end())
      return name.error("the opening visits " + quoted(name.text) + " twice; a tour visits each vertex once");
    if (!opening.empty() && !instance.graph.adjacent(opening.back(), *v))
      return name.error("no edge joins " + quoted(instance.graph.name(opening.back())) + " and " + quoted(name.text) +
                        "; an opening is a path in the graph");
    opening.push_back(*v);
  }
  instance.opening = std::move(opening);
  return std::nullopt;
}

std::optional<Error> add_edge(const Graph& graph, std::vector<Edge>& edges, const Word& a, const Word& b) {
  const auto u = vertex_of(graph, a), v = vertex_of(graph, b);
  if (!u) return u.error();
  if (!v) return v.error();
  const Edge edge = graph.edge_between(*u, *v);
  if (edge == no_edge) return a.error("no edge joins " + quoted(a.text) + " and " + quoted(b.text));
  if (std::find(edges.begin(), edges.end(), edge) == edges.end()) edges.push_back(edge);
  return std::nullopt;
}

/// An edge may not be both wanted and closed, and the opening may not use a closed one.
std::optional<Error> contradiction(const Instance& instance, int line) {
  const auto closed = [&](Edge e) {
    return std::find(instance.forbidden.begin(), instance.forbidden.end(), e) != instance.forbidden.end();
  };
  const auto named = [&](Edge e) {
    const auto [u, v] = instance.graph.ends(e);
    return instance.graph.name(u) + "-" + instance.graph.name(v);
  };
  for (Edge e : instance.required)
    if (closed(e)) return Error{"the edge " + named(e) + " is both required and forbidden", line, line > 0 ? 1 : 0};
  for (std::size_t i = 1; i < instance.opening.size(); ++i) {
    const Edge e = instance.graph.edge_between(instance.opening[i - 1], instance.opening[i]);
    if (closed(e))
      return Error{"the opening uses the edge " + named(e) + ", which is forbidden", line, line > 0 ? 1 : 0};
  }
  return std::nullopt;
}

std::optional<Error> check_size(const Graph& graph) {
  if (graph.order() > 0) return std::nullopt;
  return Error{"the graph has no vertex; a tour needs at least one", 1, 1};
}

Graph with_drawing(Graph graph) {
  if (!graph.plane().empty()) return graph;
  std::vector<Point2> plane = layout_plane(graph);
  return std::move(graph).drawn(std::move(plane));
}

/// The Icosian game's own statements, read once the graph is known.
std::optional<Error> read_statement(Instance& instance, const Word& keyword, const std::vector<Word>& words) {
  if (keyword.text == "opening") return set_opening(instance, words);
  if (keyword.text == "open" || keyword.text == "closed") {
    instance.closed = keyword.text == "closed";
    return std::nullopt;
  }
  if (keyword.text == "players") {
    TextCursor cursor(words.size() == 1 ? words[0].text : std::string_view());
    const auto set = cursor.take_integer("the number of holes the first player sets", 1, instance.graph.order());
    if (!set) return keyword.error(set.error().message);
    instance.set_by_first = static_cast<int>(*set);
    return std::nullopt;
  }
  if (words.size() != 2)
    return keyword.error("write: " + std::string(keyword.text) + " A B, for the edge between A and B");
  auto& edges = keyword.text == "require" ? instance.required : instance.forbidden;
  return add_edge(instance.graph, edges, words[0], words[1]);
}

bool is_statement(std::string_view keyword) {
  for (const char* known : {"opening", "open", "closed", "require", "forbid", "players"})
    if (keyword == known) return true;
  return false;
}

Result<Instance> parse_own(std::string_view text) {
  Instance instance;
  GraphStatements graph_statements;
  std::vector<std::pair<Word, std::vector<Word>>> statements;
  TextCursor cursor(text);
  for (bool first = true;; first = false) {
    cursor.skip_space('#');
    if (cursor.at_end()) break;
    const Word keyword = take_word(cursor, '#');
    if (first) {
      cursor.take_line();
    } else if (GraphStatements::owns(keyword.text)) {
      TextCursor ahead = cursor;
      const auto words = rest_of_line(ahead);
      if (keyword.text == "graph" && words.size() == 1) instance.family = std::string(words[0].text);
      if (auto problem = graph_statements.read(keyword, cursor)) return *problem;
    } else if (is_statement(keyword.text)) {
      statements.emplace_back(keyword, rest_of_line(cursor));
    } else {
      return keyword.error("unknown word " + quoted(keyword.text) +
                           "; a line begins with graph, vertex, edge, face, opening, open, require, forbid or players");
    }
  }
  auto graph = std::move(graph_statements).finish();
  if (!graph) return graph.error();
  instance.graph = std::move(graph).value();
  if (auto problem = check_size(instance.graph)) return *problem;
  for (const auto& [keyword, words] : statements) {
    auto problem = read_statement(instance, keyword, words);
    if (!problem) problem = contradiction(instance, keyword.line);
    if (problem) return *problem;
  }
  return instance;
}

std::string solution_format(GraphFormat format) {
  if (format == GraphFormat::prolog) return "prolog";
  return format == GraphFormat::hcp ? "tsplib" : "names";
}

/// "q,r s-n" and the like: names apart by anything that no name holds.
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

/// A TSPLIB tour, which numbers the vertices from 1 in their order, whatever their names are.
Result<Tour> numbered_tour(const Graph& graph, TextCursor cursor) {
  constexpr std::string_view keyword = "TOUR_SECTION";
  cursor.advance(cursor.rest().find(keyword) + keyword.size());
  Tour tour;
  for (cursor.skip_space(); !cursor.at_end() && cursor.peek() != 'E' && cursor.peek() != '-'; cursor.skip_space()) {
    const auto number = cursor.take_integer("the number of a vertex", 1, graph.order());
    if (!number) return number.error();
    tour.push_back(static_cast<Vertex>(*number - 1));
  }
  return tour;
}

/// A tour by the names of its vertices, in Prolog's form or in ours.
Result<Tour> named_tour(const Graph& graph, std::string_view text) {
  std::vector<Word> names = names_in(text, " \t\r\n,[].()");
  if (names.size() == 1 && graph.order() > 1 && graph.find(names[0].text) == no_vertex) {
    const Word all = names[0];
    names.clear();
    for (std::size_t i = 0; i < all.text.size(); ++i)
      names.push_back({all.text.substr(i, 1), all.line, all.column + static_cast<int>(i)});
  }
  Tour tour;
  for (const Word& name : names) {
    const auto v = vertex_of(graph, name);
    if (!v) return v.error();
    tour.push_back(*v);
  }
  return tour;
}

/// Turns a closed tour so that it begins with the opening, if it runs through it.
Tour from_opening(const Instance& instance, Tour tour) {
  const auto& opening = instance.opening;
  for (int direction = 0; direction < 2; ++direction) {
    if (!opening.empty() && instance.closed) {
      const auto first = std::find(tour.begin(), tour.end(), opening[0]);
      if (first != tour.end()) std::rotate(tour.begin(), first, tour.end());
    }
    if (tour.size() >= opening.size() && std::equal(opening.begin(), opening.end(), tour.begin())) break;
    std::reverse(tour.begin(), tour.end());
  }
  return tour;
}

}  // namespace

static bool is_own(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_space('#');
  return take_word(cursor, '#').text == "icosian";
}

Result<Icosian::Instance> Icosian::parse(std::string_view text) {
  if (is_own(text)) {
    auto instance = parse_own(text);
    if (!instance) return instance;
    instance->graph = with_drawing(std::move(instance->graph));
    return instance;
  }
  auto read = parse_graph_text(text, "icosian");
  if (!read) return read.error();
  if (auto problem = check_size(read->graph)) return *problem;
  Instance instance;
  instance.graph = with_drawing(std::move(read->graph));
  instance.family = std::move(read->family);
  instance.format = solution_format(read->format);
  instance.note = std::move(read->note);
  return instance;
}

std::string Icosian::write(const Instance& instance) {
  const Graph& graph = instance.graph;
  std::string out;
  if (instance.family.empty()) {
    out = "icosian\n" + write_schlegel_graph(graph);
  } else {
    out = "icosian\ngraph " + instance.family + "\n";
  }
  if (!instance.closed) out += "open\n";
  if (instance.set_by_first > 0) out += "players " + std::to_string(instance.set_by_first) + "\n";
  if (!instance.opening.empty()) {
    out += "opening";
    for (Vertex v : instance.opening) out += " " + graph.name(v);
    out += '\n';
  }
  const auto edges = [&](const char* key, const std::vector<Edge>& list) {
    for (Edge e : list)
      out += std::string(key) + " " + graph.name(graph.ends(e).first) + " " + graph.name(graph.ends(e).second) + "\n";
  };
  edges("require", instance.required);
  edges("forbid", instance.forbidden);
  return out;
}

Result<std::string> Icosian::write_as(const Instance& instance, std::string_view format) {
  if (!instance.opening.empty() || !instance.required.empty() || !instance.forbidden.empty() || !instance.closed)
    return Error{"other programs' formats hold the graph alone; only our own text holds an opening and conditions"};
  if (instance.set_by_first > 0)
    return Error{"other programs' formats hold the graph alone; only our own text holds a game of two players"};
  auto text = write_graph(instance.graph, *format_named(format));
  if (text && is_own(*text)) return Error{"a list that begins with the name icosian would be taken for our own text"};
  return text;
}

Result<std::string> Icosian::write_position(const Instance& instance, const State& state, std::string_view format) {
  const Instance here = icosian::position(instance, state);
  return format.empty() ? write(here) : write_as(here, format);
}

Result<Icosian::Instance> Icosian::instance_from(const Options& options) {
  Instance instance;
  instance.family = std::string(options.get("graph", "dodecahedron"));
  auto graph = make_family(instance.family);
  if (!graph) return graph.error();
  instance.graph = with_drawing(std::move(graph).value());
  return instance;
}

Result<Icosian::Instance> Icosian::refine(Instance instance, const Options& options) {
  if (options.has("open")) instance.closed = false;
  const auto place = [](Error error, const char* option) {
    return Error{std::string("--") + option + ", column " + std::to_string(error.column) + ": " + error.message};
  };
  if (options.has("opening"))
    if (auto problem = set_opening(instance, names_in(options.get("opening"), ", \t")))
      return place(*problem, "opening");
  for (const char* key : {"require", "forbid"}) {
    if (!options.has(key)) continue;
    for (const Word& pair : names_in(options.get(key), ", \t")) {
      const std::size_t dash = pair.text.find('-');
      if (dash == std::string_view::npos) return place(pair.error("write edges as a-b,c-d"), key);
      const Word a{pair.text.substr(0, dash), 1, pair.column}, b{pair.text.substr(dash + 1), 1, pair.column};
      auto& edges = std::string_view(key) == "require" ? instance.required : instance.forbidden;
      if (auto problem = add_edge(instance.graph, edges, a, b)) return place(*problem, key);
    }
  }
  if (auto problem = contradiction(instance, 0)) return *problem;
  return instance;
}

std::string Icosian::write_solution(const Instance& instance, std::span<const Move> moves, std::string_view format) {
  const Graph& graph = instance.graph;
  Tour tour = instance.opening;
  tour.insert(tour.end(), moves.begin(), moves.end());
  if (format.empty()) format = instance.format;
  std::string out;
  if (format == "tsplib") {
    out = "NAME : tour\nTYPE : TOUR\nDIMENSION : " + std::to_string(tour.size()) + "\nTOUR_SECTION\n";
    for (Vertex v : tour) out += std::to_string(v + 1) + "\n";
    return out + "-1\nEOF\n";
  }
  const bool prolog = format == "prolog";
  const char* separator = prolog ? "," : format == "letters" ? "" : " ";
  for (std::size_t i = 0; i < tour.size(); ++i) out += (i > 0 ? separator : "") + graph.name(tour[i]);
  return prolog ? "[" + out + "]" : out;
}

Result<std::vector<Icosian::Move>> Icosian::parse_solution(const Instance& instance, std::string_view text) {
  const bool numbered = text.find("TOUR_SECTION") != std::string_view::npos;
  auto read = numbered ? numbered_tour(instance.graph, TextCursor(text)) : named_tour(instance.graph, text);
  if (!read) return read.error();
  Tour tour = std::move(read).value();
  if (tour.empty()) return Error{"there is no tour in this text", 1, 1};
  if (instance.closed && tour.size() > 1 && tour.front() == tour.back()) tour.pop_back();
  tour = from_opening(instance, std::move(tour));
  const auto& opening = instance.opening;
  if (tour.size() >= opening.size() && std::equal(opening.begin(), opening.end(), tour.begin()))
    tour.erase(tour.begin(), tour.begin() + static_cast<std::ptrdiff_t>(opening.size()));
  return tour;
}

}  // namespace schlegel
