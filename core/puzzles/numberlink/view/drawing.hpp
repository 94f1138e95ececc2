#pragma once
#include <vector>

#include "play/graph_board.hpp"
#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// Where the vertices are drawn, and how large things are there.
class Drawing {
 public:
  Drawing(const Instance& instance, const View& view);

  bool grid() const { return grid_; }
  GraphBoard& board() { return board_; }
  const Projection& seen() const { return board_.seen(); }
  /// The unit of all sizes, flat.
  double cell() const { return cell_; }
  /// The unit of sizes at a vertex: on the solid its shortest edge.
  double cell(Vertex v) const { return cells_[v]; }
  double width() const { return board_.scene.width; }
  double height() const { return board_.scene.height; }
  Point2 at(Vertex v) const { return board_.at(v); }
  /// A point of the grid by column and row.
  Point2 corner(double column, double row) const { return {margin + column * cell_, margin + row * cell_}; }
  double terminal_radius(Vertex v) const { return (grid_ ? 0.34 : 0.3) * cell(v); }
  double line_width(Vertex v) const { return (grid_ ? 0.3 : 0.2) * cell(v); }
  static constexpr double margin = 0.016;

 private:
  bool grid_;
  double cell_;
  GraphBoard board_;
  std::vector<double> cells_;  ///< by vertex
};

}  // namespace schlegel::numberlink
