// Boards of squares, with vertices named like the squares of a chessboard.
#include <array>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>

#include "graph/drawing/drawing.hpp"
#include "graph/families/family_makers.hpp"
#include "graph/families/naming.hpp"

namespace schlegel::make {
namespace {

// Vertices row by row from the top; a1 is at the bottom left.
GraphBuilder cells(int rows, int columns) {
  GraphBuilder builder;
  if (columns <= 26) {
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column)
        builder.add_vertex(static_cast<char>('a' + column) + std::to_string(rows - row));
  } else {
    for (std::string& name : number_names(rows * columns, 1)) builder.add_vertex(std::move(name));
  }
  return builder;
}

std::vector<Point2> cell_places(int rows, int columns) {
  std::vector<Point2> plane;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      plane.push_back({static_cast<double>(column), static_cast<double>(row)});
  fit_unit_square(plane);
  return plane;
}

using Step = std::pair<int, int>;

// Joins each cell to the cells at these offsets (rows, columns).
template <std::size_t Count>
Graph stepped(int rows, int columns, const std::array<Step, Count>& steps) {
  GraphBuilder builder = cells(rows, columns);
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      for (const auto& [down, right] : steps) {
        const int to_row = row + down, to_column = column + right;
        if (to_row < rows && to_column >= 0 && to_column < columns)
          builder.add_edge(row * columns + column, to_row * columns + to_column);
      }
    }
  }
  builder.set_plane(cell_places(rows, columns));
  return std::move(builder).build();
}

}  // namespace

Graph grid(int rows, int columns) { return stepped(rows, columns, std::array{Step{0, 1}, Step{1, 0}}); }

Graph king(int rows, int columns) {
  return stepped(rows, columns, std::array{Step{0, 1}, Step{1, -1}, Step{1, 0}, Step{1, 1}});
}

Graph knight(int rows, int columns) {
  return stepped(rows, columns, std::array{Step{1, -2}, Step{1, 2}, Step{2, -1}, Step{2, 1}});
}

Graph hexagon(int side) {
  // Rows have letters from the top as far as letters go; the middle row is longest.
  constexpr int letters = 26;
  const int rows = 2 * side + 1;
  GraphBuilder builder;
  std::vector<Point2> plane;
  std::vector<Vertex> above;
  for (int row = 0; row < rows; ++row) {
    const int length = rows - std::abs(row - side);
    std::vector<Vertex> here;
    for (int i = 0; i < length; ++i) {
      const std::string number = std::to_string(i + 1);
      here.push_back(builder.add_vertex(rows <= letters ? static_cast<char>('a' + row) + number
                                                        : std::to_string(row + 1) + "_" + number));
      plane.push_back({i - (length - 1) / 2.0, row * std::sqrt(3.0) / 2});
      if (i > 0) builder.add_edge(here[static_cast<std::size_t>(i) - 1], here.back());
    }
    // Each vertex of the shorter row is between two of the longer one.
    const auto &shorter = above.size() < here.size() ? above : here,
               &longer = above.size() < here.size() ? here : above;
    for (std::size_t i = 0; i < shorter.size(); ++i)
      for (std::size_t beside : {i, i + 1}) builder.add_edge(shorter[i], longer[beside]);
    above = std::move(here);
  }
  fit_unit_square(plane);
  builder.set_plane(std::move(plane));
  return std::move(builder).build();
}

// Columns go round a ring and rows outwards along an arc, so that the edge that closes a column avoids its
// cells.
static Point2 ring_place(double inner, double bulge, double across, double round, int columns) {
  return on_circle(0.5 - (0.5 - inner) * across, (round + 4 * across * (1 - across) * bulge) / columns);
}

// A small ring at each vertex of a large one, rotated with it or not.
static Point2 twin_ring_place(double small, double twist, bool turning, double round_rows, double round_columns) {
  const Point2 large = on_circle(1, round_columns);
  const Point2 offset = on_circle(small, round_rows + twist + (turning ? round_columns : 0));
  return {large.x + offset.x, large.y + offset.y};
}

static std::vector<Point2> torus_places(int rows, int columns, int style) {
  std::vector<Point2> plane;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const double r = static_cast<double>(row) / rows, c = static_cast<double>(column) / columns;
      const double across = static_cast<double>(row) / (rows - 1);
      Point2 at;
      if (style == 0) at = ring_place(0.15, -0.6, across, column, columns);
      if (style == 1) at = ring_place(0.12, 0.8, across, column, columns);
      if (style == 2) at = twin_ring_place(0.58, 0.25 / rows, false, r, c);
      if (style == 3) at = twin_ring_place(1, 0.5 / rows, false, r, c);
      if (style == 4) at = twin_ring_place(0.56, 0.5 / rows, true, r, c);
      plane.push_back(at);
    }
  }
  fit_unit_square(plane);
  return plane;
}

Graph torus(int rows, int columns) {
  constexpr int styles = 5, most_compared = 200;
  GraphBuilder builder = cells(rows, columns);
  std::vector<std::pair<Vertex, Vertex>> edges;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const Vertex v = row * columns + column;
      edges.emplace_back(v, row * columns + (column + 1) % columns);
      edges.emplace_back(v, (row + 1) % rows * columns + column);
    }
  }
  for (const auto& [u, v] : edges) builder.add_edge(u, v);

  std::vector<Point2> best = torus_places(rows, columns, 0);
  for (int style = 1; style < styles && rows * columns <= most_compared; ++style) {
    std::vector<Point2> plane = torus_places(rows, columns, style);
    if (clearance(plane, edges) > clearance(best, edges)) best = std::move(plane);
  }
  builder.set_plane(std::move(best));
  return std::move(builder).build();
}

}  // namespace schlegel::make
