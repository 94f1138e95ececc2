#include "puzzles/numberlink/generate/settings.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/words.hpp"

namespace schlegel::numberlink {
namespace {

constexpr int least_places = 4, most_places = 2'500;

/// Where each vertex lies, from the middle of all of them; a grid's in half cells.
std::vector<Point3> places_of(const Instance& ground) {
  std::vector<Point3> places;
  for (const auto& [column, row] : ground.cells)
    places.push_back({2.0 * column - (ground.width - 1), 2.0 * row - (ground.height - 1), 0});
  if (!places.empty()) return places;
  const Graph& graph = ground.graph;
  if (!graph.space().empty()) return {graph.space().begin(), graph.space().end()};
  const auto [left, right] =
      std::minmax_element(graph.plane().begin(), graph.plane().end(), [](Point2 a, Point2 b) { return a.x < b.x; });
  const auto [top, bottom] =
      std::minmax_element(graph.plane().begin(), graph.plane().end(), [](Point2 a, Point2 b) { return a.y < b.y; });
  for (const Point2& p : graph.plane())
    places.push_back({p.x - (left->x + right->x) / 2, p.y - (top->y + bottom->y) / 2, 0});
  return places;
}

/// By vertex: the one opposite, by a half turn of the drawing or through the middle of the solid; nothing when that
/// does not leave the board as it is.
std::optional<std::vector<Vertex>> opposite(const Instance& ground) {
  constexpr double near = 1e-4;
  const Graph& graph = ground.graph;
  const std::vector<Point3> places = places_of(ground);
  std::vector<Vertex> mirror(places.size(), no_vertex);
  for (Vertex v = 0; v < graph.order(); ++v) {
    // The two vertices of a bridge lie in one place: the first one's opposite is the first one there.
    const bool second = v > 0 && !ground.cells.empty() && ground.cells[v] == ground.cells[v - 1];
    for (Vertex u = 0; u < graph.order() && mirror[v] == no_vertex; ++u) {
      const Point3 &p = places[v], &q = places[u];
      if (std::abs(p.x + q.x) < near && std::abs(p.y + q.y) < near && std::abs(p.z + q.z) < near) mirror[v] = u;
    }
    if (mirror[v] == no_vertex) return std::nullopt;
    if (second) ++mirror[v];
  }
  for (Vertex v = 0; v < graph.order(); ++v)
    if (mirror[v] >= graph.order() || mirror[mirror[v]] != v) return std::nullopt;
  for (const auto& [u, v] : graph.edges())
    if (!graph.adjacent(mirror[u], mirror[v])) return std::nullopt;
  return mirror;
}

/// By vertex: whether it is one of the two of a bridge, where no text can have an end; empty when there are no bridges.
std::vector<char> bridges_of(const Instance& ground) {
  std::vector<char> bridge(ground.graph.order(), 0);
  bool any = false;
  for (std::size_t v = 1; v < ground.cells.size(); ++v)
    if (ground.cells[v] == ground.cells[v - 1]) bridge[v] = bridge[v - 1] = any = true;
  if (!any) bridge.clear();
  return bridge;
}

/// A place that no line can cover.
Vertex never_covered(const Instance& ground, const std::vector<char>& bridge) {
  for (Vertex v = 0; v < ground.graph.order(); ++v)
    if (ground.graph.degree(v) < (bridge.empty() || bridge[v] == 0 ? 1 : 2)) return v;
  return no_vertex;
}

}  // namespace

Result<Settings> settings_for(const Instance& ground, const Options& options) {
  const int places = ground.graph.order();
  if (places < least_places || places > most_places)
    return Error{
        say(words::base_board_size,
            {{"least", least_places}, {"most", most_places}, {"size", places}, {"board", board_kind(ground)}})};
  Settings settings;
  const auto shortest = options.integer("shortest-line", 2, 2, places);
  if (!shortest) return shortest.error();
  const auto fewest = options.integer("fewest-lines", 1, 1, places);
  if (!fewest) return fewest.error();
  const auto most = options.integer("most-lines", std::max<std::int64_t>(places / *shortest, 1), 1, places);
  if (!most) return most.error();
  const auto grade = options.integer("grade", 0, 0, number_of_grades);
  if (!grade) return grade.error();
  if (*fewest > *most && options.has("most-lines"))
    return Error{say(words::fewest_above_most, {{"fewest", *fewest}, {"most", *most}})};
  if (*fewest * *shortest > places)
    return Error{say(words::lines_do_not_fit,
                     {{"lines", *fewest}, {"shortest", *shortest}, {"size", places}, {"board", board_kind(ground)}})};

  settings.shortest_given = options.has("shortest-line");
  settings.fewest_lines = static_cast<int>(*fewest);
  settings.most_lines = static_cast<int>(std::min(*most, places / *shortest));
  settings.only_covering = ground.rules.cover && options.has("only-covering");
  settings.grade = static_cast<int>(*grade);
  LineForm& form = settings.form;
  form.shortest = settings.shortest_given ? static_cast<int>(*shortest) : places < 30 ? 3 : 4;
  form.may_touch = settings.only_covering && ground.rules.self_touch;
  form.ends_apart = options.has("ends-apart");
  form.no_end = bridges_of(ground);
  if (options.has("symmetric")) {
    auto mirror = opposite(ground);
    if (!mirror) return Error{say(words::base_not_symmetric)};
    form.mirror = std::move(*mirror);
  }
  if (ground.rules.cover)
    if (const Vertex v = never_covered(ground, form.no_end); v != no_vertex)
      return Error{say(words::never_covered, {{"place", place_name(ground, v)}, {"board", board_kind(ground)}})};
  return settings;
}

}  // namespace schlegel::numberlink
