#include "puzzles/numberlink/view/drawing.hpp"

#include <algorithm>

namespace schlegel::numberlink {
namespace {

constexpr double longest_cell = 0.17, least_cell = 0.006;
constexpr GraphPlacement placement{GraphPlacement::Board::fitted, 0.085, 0.4};

double grid_cell(const Instance& instance) {
  return (1 - 2 * Drawing::margin) / std::max({instance.width, instance.height, 1});
}

GraphBoard board_of(const Instance& instance, const View& view, double cell) {
  if (instance.width == 0) return GraphBoard(instance.graph, view, placement);
  const double margin = Drawing::margin;
  std::vector<Point2> places;
  for (const auto& [column, row] : instance.cells)
    places.push_back({margin + (column + 0.5) * cell, margin + (row + 0.5) * cell});
  return GraphBoard(instance.graph, std::move(places), instance.width * cell + 2 * margin,
                    instance.height * cell + 2 * margin);
}

}  // namespace

Drawing::Drawing(const Instance& instance, const View& view)
    : grid_(instance.width > 0), cell_(grid_cell(instance)), board_(board_of(instance, view, cell_)) {
  if (!grid_) {
    cell_ = shortest_line(instance.graph, instance.graph.plane(), longest_cell / board_.scale()) * board_.scale();
    cell_ = std::max(cell_, least_cell);
  }
  cells_ = board_.blended(cell_, [](double shortest) { return std::min(longest_cell, placement.radius * shortest); });
}

}  // namespace schlegel::numberlink
