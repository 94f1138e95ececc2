#pragma once
#include <vector>

#include "play/projection.hpp"
#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// Where the vertices are drawn, and how large things are there.
class Drawing {
 public:
  Drawing(const Instance& instance, const View& view);

  bool grid() const { return grid_; }
  bool turns() const { return turns_; }
  const Projection& seen() const { return seen_; }
  /// The unit of all sizes, flat.
  double cell() const { return cell_; }
  /// The unit of sizes at a vertex: on the solid its shortest edge.
  double cell(Vertex v) const { return cells_[static_cast<std::size_t>(v)]; }
  double width() const { return width_; }
  double height() const { return height_; }
  Point2 at(Vertex v) const { return seen_.at[static_cast<std::size_t>(v)]; }
  /// A point of the grid by column and row.
  Point2 corner(double column, double row) const { return {margin + column * cell_, margin + row * cell_}; }
  double terminal_radius(Vertex v) const { return (grid_ ? 0.34 : 0.3) * cell(v); }
  double line_width(Vertex v) const { return (grid_ ? 0.3 : 0.2) * cell(v); }
  static constexpr double margin = 0.016;

 private:
  void place_grid(const Instance& instance);
  void place_graph(const Graph& graph, const View& view);

  bool grid_;
  Projection seen_;
  std::vector<double> cells_;  ///< by vertex
  bool turns_ = false;
  double cell_ = 0.1, width_ = 1, height_ = 1;
};

}  // namespace schlegel::numberlink
