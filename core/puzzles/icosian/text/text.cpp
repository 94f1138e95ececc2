#include "base/text.hpp"

#include <algorithm>

#include "graph/words.hpp"
#include "puzzles/icosian/icosian.hpp"

namespace schlegel {
namespace icosian {

std::optional<Error> set_players(const Graph& graph, int& players, const Word& keyword, std::span<const Word> words) {
  TextCursor cursor(words.size() == 1 ? words[0].text : std::string_view());
  const auto set = cursor.take_integer(words::number_of_holes, 1, graph.order());
  if (!set) return keyword.error(set.error().message);
  players = static_cast<int>(*set);
  return std::nullopt;
}

/// Checks that the path exists in the graph and repeats nothing, and makes it the opening.
std::optional<Error> set_opening(const Graph& graph, std::vector<Vertex>& opening, const Word&,
                                 std::span<const Word> names) {
  std::vector<Vertex> path;
  for (const Word& name : names) {
    const auto v = vertex_at(graph, name);
    if (!v) return v.error();
    if (std::find(path.begin(), path.end(), *v) != path.end())
      return name.error(say(words::opening_repeats, {{"text", quoted(name.text)}}));
    if (!path.empty() && !graph.adjacent(path.back(), *v))
      return name.error(
          say(words::opening_jumps, {{"other", quoted(graph.name(path.back()))}, {"text", quoted(name.text)}}));
    path.push_back(*v);
  }
  opening = std::move(path);
  return std::nullopt;
}

std::vector<std::string> players_lines(const Graph&, int players) {
  return std::vector<std::string>(players > 0 ? 1 : 0, std::to_string(players));
}

std::vector<std::string> opening_lines(const Graph& graph, const std::vector<Vertex>& opening) {
  return std::vector<std::string>(opening.empty() ? 0 : 1, write_vertices(graph, opening));
}

/// An edge may not be both wanted and closed, and the opening may not use a closed one.
std::optional<Error> contradiction(const GraphInstance& any, int line) {
  const auto& instance = static_cast<const Instance&>(any);
  const auto closed = [&](Edge e) {
    return std::find(instance.forbidden.begin(), instance.forbidden.end(), e) != instance.forbidden.end();
  };
  const auto named = [&](Edge e) {
    const auto [u, v] = instance.graph.ends(e);
    return instance.graph.name(u) + "-" + instance.graph.name(v);
  };
  for (Edge e : instance.required)
    if (closed(e)) return Error{say(words::required_and_forbidden, {{"edge", named(e)}}), line, line > 0 ? 1 : 0};
  for (std::size_t i = 1; i < instance.opening.size(); ++i) {
    const Edge e = instance.graph.edge_between(instance.opening[i - 1], instance.opening[i]);
    if (closed(e)) return Error{say(words::opening_forbidden, {{"edge", named(e)}}), line, line > 0 ? 1 : 0};
  }
  return std::nullopt;
}

void read_from(GraphInstance& instance, GraphFormat format) {
  const char* const written = format == GraphFormat::prolog ? "prolog"
                              : format == GraphFormat::hcp  ? "tsplib"
                                                            : "names";
  static_cast<Instance&>(instance).format = written;
}

}  // namespace icosian

namespace {

using icosian::Tour;
using Instance = Icosian::Instance;

/// A TSPLIB tour, which numbers the vertices from 1 in their order, whatever their names are.
Result<Tour> numbered_tour(const Graph& graph, TextCursor cursor) {
  constexpr std::string_view keyword = "TOUR_SECTION";
  cursor.advance(cursor.rest().find(keyword) + keyword.size());
  Tour tour;
  for (cursor.skip_space(); !cursor.at_end() && cursor.peek() != 'E' && cursor.peek() != '-'; cursor.skip_space()) {
    const auto number = cursor.take_integer(schlegel::words::number_of_vertex, 1, graph.order());
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
  return vertices_at(graph, names);
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
  if (tour.empty()) return Error{say(icosian::words::no_tour_here), 1, 1};
  if (instance.closed && tour.size() > 1 && tour.front() == tour.back()) tour.pop_back();
  tour = from_opening(instance, std::move(tour));
  const auto& opening = instance.opening;
  if (tour.size() >= opening.size() && std::equal(opening.begin(), opening.end(), tour.begin()))
    tour.erase(tour.begin(), tour.begin() + static_cast<std::ptrdiff_t>(opening.size()));
  return tour;
}

/// A line that the one tour uses and the other one does not is required.
std::optional<Setting> Icosian::distinguish(const Instance& instance, const State& kept, const State& other) {
  const auto lines = [&instance](const std::vector<Vertex>& path) {
    std::vector<std::vector<int>> used;
    for (std::size_t i = instance.closed ? 0 : 1; i < path.size(); ++i) {
      const auto [u, v] = std::minmax(path[i], path[i == 0 ? path.size() - 1 : i - 1]);
      used.push_back({u, v});
    }
    return used;
  };
  const auto those_of_other = lines(other.path);
  for (std::vector<int>& line : lines(kept.path))
    if (std::find(those_of_other.begin(), those_of_other.end(), line) == those_of_other.end())
      return Setting{"require", std::move(line), {}};
  return std::nullopt;
}

}  // namespace schlegel
