#include "graph/drawing/layout.hpp"

#include <algorithm>
#include <cmath>

#include "base/index.hpp"
#include "graph/blocks.hpp"
#include "graph/drawing/drawing.hpp"
#include "graph/drawing/planar_drawing.hpp"
#include "graph/drawing/stress.hpp"
#include "graph/planarity.hpp"

namespace schlegel {
namespace {

constexpr int most_planar = 2000, most_by_stress = 10'000;

struct Component {
  std::vector<Vertex> vertices;
  Graph graph;
};

std::vector<Component> split(const Graph& graph) {
  const Components parts = connected_components(graph);
  std::vector<Component> components(parts.count);
  std::vector<GraphBuilder> builders(parts.count);
  std::vector<Vertex> inside(graph.order());
  for (Vertex v = 0; v < graph.order(); ++v) {
    const std::size_t part = parts.of_vertex[v];
    inside[v] = builders[part].add_vertex(graph.name(v));
    components[part].vertices.push_back(v);
  }
  for (const auto& [u, v] : graph.edges()) builders[parts.of_vertex[u]].add_edge(inside[u], inside[v]);
  for (std::size_t part = 0; part < components.size(); ++part)
    components[part].graph = std::move(builders[part]).build();
  return components;
}

}  // namespace

static std::vector<Point2> draw_connected(const Graph& graph) {
  if (graph.order() == 1) return {{0.5, 0.5}};
  if (graph.order() > most_by_stress) return coarse_drawing(graph);
  std::vector<Point2> points;
  if (graph.order() <= most_planar)
    if (const auto around = planar_embedding(graph)) points = planar_drawing(graph, *around);
  if (points.empty()) points = stress_drawing(graph);
  fit_unit_square(points);
  return points;
}

std::vector<Point2> layout_plane(const Graph& graph) {
  std::vector<Component> components = split(graph);
  std::stable_sort(components.begin(), components.end(),
                   [](const Component& a, const Component& b) { return a.vertices.size() > b.vertices.size(); });
  // Every component gets a square whose area goes with its vertices; the squares fill shelves from the left.
  double area = 0;
  const auto side_of = [](const Component& component) {
    return std::sqrt(static_cast<double>(component.vertices.size()));
  };
  for (const Component& component : components) area += static_cast<double>(component.vertices.size());
  const double shelf_length = std::max(1.2 * std::sqrt(area), components.empty() ? 0 : side_of(components[0]));

  std::vector<Point2> points(graph.order());
  double left = 0, top = 0, shelf_height = 0;
  for (const Component& component : components) {
    const double side = side_of(component);
    if (left > 0 && left + side > shelf_length) {
      left = 0;
      top += shelf_height;
      shelf_height = 0;
    }
    const std::vector<Point2> drawn = draw_connected(component.graph);
    const double margin = components.size() > 1 ? 0.5 / (1 + side) : 0;
    for (std::size_t i = 0; i < drawn.size(); ++i)
      points[component.vertices[i]] = {left + side * (margin + (1 - 2 * margin) * drawn[i].x),
                                       top + side * (margin + (1 - 2 * margin) * drawn[i].y)};
    left += side;
    shelf_height = std::max(shelf_height, side);
  }
  fit_unit_square(points);
  return points;
}

Graph with_drawing(Graph graph) {
  if (!graph.plane().empty()) return graph;
  std::vector<Point2> plane = layout_plane(graph);
  return std::move(graph).drawn(std::move(plane));
}

}  // namespace schlegel
