#include "puzzles/sliding/assign_tokens.hpp"

#include <algorithm>
#include <unordered_map>

#include "puzzles/sliding/words.hpp"

namespace schlegel::sliding {
namespace {

using Homes = std::unordered_map<std::string_view, Vertex>;

constexpr std::string_view blank_name = "0";

std::optional<Error> check_list(const std::vector<Word>& list, int order, bool is_target, const Word& place) {
  if (static_cast<int>(list.size()) != order) {
    const bool more = static_cast<int>(list.size()) > order;
    const Word& at = more ? list[order] : place;
    return at.error(say(is_target ? words::target_does_not_fit : words::tokens_do_not_fit,
                        {{"vertices", order}, {"tokens", list.size()}}));
  }
  std::unordered_map<std::string_view, const Word*> first;
  for (const Word& word : list) {
    if (auto problem = bad_name(word, say(words::a_token))) return problem;
    if (!first.emplace(word.text, &word).second)
      return word.error(
          say(word.text == blank_name ? words::second_gap : words::token_twice, {{"token", quoted(word.text)}}));
  }
  if (first.count(blank_name) == 0) return place.error(say(is_target ? words::no_gap_in_target : words::no_gap));
  return std::nullopt;
}

/// Without a target: every token belongs on the vertex of its name, the blank on the vertex that is left over.
std::optional<Error> homes_by_name(const Graph& graph, const std::vector<Word>& now, Homes& homes) {
  std::unordered_map<std::string_view, Vertex> by_name;
  for (Vertex v = 0; v < graph.order(); ++v) by_name.emplace(graph.name(v), v);
  std::vector<char> taken(static_cast<std::size_t>(graph.order()), 0);
  for (const Word& word : now) {
    if (word.text == blank_name) continue;
    const auto home = by_name.find(word.text);
    if (home == by_name.end()) return word.error(say(words::token_without_home, {{"token", quoted(word.text)}}));
    homes.emplace(word.text, home->second);
    taken[home->second] = 1;
  }
  const auto left = std::find(taken.begin(), taken.end(), char{0});
  homes.emplace(blank_name, static_cast<Vertex>(left - taken.begin()));
  return std::nullopt;
}

}  // namespace

std::optional<Error> assign_tokens(Instance& instance, const std::vector<Word>& now, const std::vector<Word>& target,
                                   const Word& place) {
  const Graph& graph = instance.graph;
  const auto n = static_cast<std::size_t>(graph.order());
  if (n == 0) return place.error(say(words::no_vertex_at_all));
  if (target.size() == 1 && parse_grid_goal(target[0].text))
    return target[0].error(say(words::target_of_grids, {{"target", target[0].text}}));
  if (!now.empty())
    if (auto problem = check_list(now, graph.order(), false, place)) return problem;
  if (!target.empty())
    if (auto problem = check_list(target, graph.order(), true, place)) return problem;

  Homes homes;
  instance.tokens.assign(n, "");
  instance.start.resize(n);
  if (!target.empty()) {
    for (std::size_t v = 0; v < n; ++v) homes.emplace(target[v].text, static_cast<Vertex>(v));
  } else if (!now.empty()) {
    if (auto problem = homes_by_name(graph, now, homes)) return problem;
  } else {
    const Vertex zero = graph.find(blank_name);
    instance.blank_home = zero != no_vertex ? zero : instance.rows > 0 ? graph.order() - 1 : 0;
    instance.start = solved_arrangement(graph.order());
    for (Vertex v = 0; v < graph.order(); ++v) instance.tokens[v] = v == instance.blank_home ? "0" : graph.name(v);
    return std::nullopt;
  }
  for (const auto& [name, home] : homes) instance.tokens[home] = std::string(name);
  instance.blank_home = homes.at(blank_name);
  for (std::size_t v = 0; v < n; ++v) {
    instance.start[v] = static_cast<Vertex>(v);
    if (now.empty()) continue;
    const auto home = homes.find(now[v].text);
    if (home == homes.end()) return now[v].error(say(words::not_in_target, {{"token", quoted(now[v].text)}}));
    instance.start[v] = home->second;
  }
  return std::nullopt;
}

std::vector<std::string> goal_names(int places, GridGoal goal) {
  std::vector<std::string> names;
  for (int i = 0; i < places; ++i) names.push_back(std::to_string(goal == GridGoal::gap_first ? i : (i + 1) % places));
  return names;
}

std::optional<GridGoal> parse_grid_goal(std::string_view word) {
  if (word == "gap-last") return GridGoal::gap_last;
  if (word == "gap-first") return GridGoal::gap_first;
  return std::nullopt;
}

bool home_by_name(const Instance& instance) {
  for (Vertex v = 0; v < instance.graph.order(); ++v)
    if (v != instance.blank_home && instance.tokens[v] != instance.graph.name(v)) return false;
  return true;
}

Graph make_grid(int rows, int columns, const std::vector<std::string>& names) {
  GraphBuilder builder;
  std::vector<Point2> plane;
  const double unit = 1.0 / std::max({rows - 1, columns - 1, 1});
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      builder.add_vertex(names[row * columns + column]);
      plane.push_back({0.5 + unit * (column - (columns - 1) / 2.0), 0.5 + unit * (row - (rows - 1) / 2.0)});
    }
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const int v = row * columns + column;
      if (column + 1 < columns) builder.add_edge(v, v + 1);
      if (row + 1 < rows) builder.add_edge(v, v + columns);
    }
  builder.set_plane(std::move(plane));
  return std::move(builder).build();
}

Result<std::pair<int, int>> parse_size(const Word& word) {
  TextCursor cursor(word.text);
  std::int64_t sides[2] = {0, 0};
  for (int i = 0; i < 2; ++i) {
    const auto side = cursor.take_integer(words::grid_side, 1, max_vertices);
    if (!side) return Error{side.error().message, word.line, word.column + side.error().column - 1};
    sides[i] = *side;
    if (i == 0 && !cursor.accept("x")) return word.error(say(words::size_form));
  }
  if (!cursor.at_end()) return word.error(say(words::size_form));
  if (sides[0] * sides[1] > max_vertices)
    return word.error(say(words::grid_too_large, {{"rows", sides[0]}, {"columns", sides[1]}, {"most", max_vertices}}));
  return std::pair(static_cast<int>(sides[0]), static_cast<int>(sides[1]));
}

Arrangement Part::inside(const Arrangement& at) const {
  Arrangement tokens;
  tokens.reserve(vertices.size());
  for (Vertex v : vertices) tokens.push_back(number[at[v]]);
  return tokens;
}

Walk Part::outside(const Walk& walk) const {
  Walk out;
  out.reserve(walk.size());
  for (Vertex v : walk) out.push_back(vertices[v]);
  return out;
}

Part part_of(const Instance& instance, Vertex blank) {
  const Graph& graph = instance.graph;
  Part part;
  std::vector<char> seen(static_cast<std::size_t>(graph.order()), 0);
  std::vector<Vertex> queue{blank};
  seen[blank] = 1;
  for (std::size_t head = 0; head < queue.size(); ++head)
    for (const Neighbour& next : graph.around(queue[head]))
      if (!seen[next.vertex]) {
        seen[next.vertex] = 1;
        queue.push_back(next.vertex);
      }
  part.number.assign(seen.size(), no_vertex);
  for (Vertex v = 0; v < graph.order(); ++v)
    if (seen[v]) {
      part.number[v] = static_cast<Vertex>(part.vertices.size());
      part.vertices.push_back(v);
    }
  std::vector<std::pair<Vertex, Vertex>> edges;
  for (Edge e = 0; e < graph.size(); ++e) {
    const auto [u, v] = graph.ends(e);
    if (seen[u]) edges.emplace_back(part.number[u], part.number[v]);
  }
  part.board = Board(static_cast<int>(part.vertices.size()), edges, part.number[instance.blank_home]);
  return part;
}

}  // namespace schlegel::sliding
