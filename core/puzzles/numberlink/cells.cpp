#include "puzzles/numberlink/cells.hpp"

#include <cstdlib>

namespace schlegel::numberlink {

std::string cell_name(int row, int column) { return "r" + std::to_string(row + 1) + "c" + std::to_string(column + 1); }

std::vector<std::array<Vertex, 2>> vertices_by_cell(const Instance& instance) {
  std::vector<std::array<Vertex, 2>> cells(instance.width * instance.height, {no_vertex, no_vertex});
  for (Vertex v = 0; v < instance.graph.order(); ++v) {
    auto& cell = cells[cell_of(instance, v)];
    cell[cell[0] == no_vertex ? 0 : 1] = v;
  }
  return cells;
}

bool wraps(const Instance& instance, Vertex u, Vertex v) {
  if (instance.width == 0) return false;
  const auto &a = instance.cells[u], &b = instance.cells[v];
  return std::abs(a[0] - b[0]) + std::abs(a[1] - b[1]) > 1;
}

std::vector<std::pair<Vertex, Vertex>> walls_of(const Instance& instance) {
  const int width = instance.width, height = instance.height;
  const auto cells = vertices_by_cell(instance);
  std::vector<std::pair<Vertex, Vertex>> walls;
  for (int row = 0; row < height; ++row)
    for (int column = 0; column < width; ++column)
      for (const bool down : {false, true}) {
        const int x = down ? column : column + 1, y = down ? row + 1 : row;
        if ((x == width && !instance.wraps_x) || (y == height && !instance.wraps_y)) continue;
        const auto entry = [&](int cell) { return cells[cell][down && cells[cell][1] != no_vertex ? 1 : 0]; };
        const Vertex u = entry(row * width + column), v = entry(y % height * width + x % width);
        if (u != no_vertex && v != no_vertex && !instance.graph.adjacent(u, v)) walls.emplace_back(u, v);
      }
  return walls;
}

}  // namespace schlegel::numberlink
