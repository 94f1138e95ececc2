#include "puzzles/numberlink/view/drawing.hpp"

#include <algorithm>
#include <cmath>

#include "play/fit.hpp"

namespace schlegel::numberlink {

Drawing::Drawing(const Instance& instance, const View& view) : grid_(instance.width > 0) {
  if (grid_)
    place_grid(instance);
  else
    place_graph(instance.graph, view);
}

void Drawing::place_grid(const Instance& instance) {
  cell_ = (1 - 2 * margin) / std::max(instance.width, instance.height);
  width_ = instance.width * cell_ + 2 * margin;
  height_ = instance.height * cell_ + 2 * margin;
  std::vector<Point2> places;
  for (const auto& [column, row] : instance.cells) places.push_back(corner(column + 0.5, row + 0.5));
  seen_ = project(instance.graph, {}, places, {}, 0);
  cells_.assign(places.size(), cell_);
}

void Drawing::place_graph(const Graph& graph, const View& view) {
  constexpr double longest_cell = 0.17, least_cell = 0.006, radius = 0.4;
  const auto index = [](Vertex v) { return static_cast<std::size_t>(v); };
  turns_ = !solid_of(graph).corners.empty();
  const double flat = turns_ ? view.flat : 1;
  const Fit fit(graph.plane(), 0.085);
  width_ = 1 + flat * (fit.width - 1);
  height_ = 1 + flat * (fit.height - 1);
  std::vector<Point2> places;
  for (Point2 p : graph.plane()) places.push_back(fit(p));
  places.resize(index(graph.order()), {fit.width / 2, fit.height / 2});
  double nearest = longest_cell;
  for (const auto& [u, v] : graph.edges()) {
    const Point2 a = places[index(u)], b = places[index(v)];
    nearest = std::min(nearest, std::hypot(a.x - b.x, a.y - b.y));
  }
  cell_ = std::max(nearest, least_cell);
  cells_.assign(places.size(), cell_);
  seen_ = project(graph, view, places, {0.5, 0.5}, radius);
  if (seen_.folded <= 0) return;
  const std::vector<double> shortest = shortest_edges_on_solid(graph);
  for (std::size_t v = 0; v < cells_.size(); ++v)
    cells_[v] += seen_.folded * (std::min(longest_cell, radius * shortest[v]) - cells_[v]);
}

}  // namespace schlegel::numberlink
