#pragma once
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "puzzles/numberlink/instance.hpp"

/// The cells of a grid, numbered row by row.
namespace schlegel::numberlink {

/// "r2c12", for row and column from 0.
std::string cell_name(int row, int column);
inline std::size_t cell_of(const Instance& instance, Vertex v) {
  const auto [column, row] = instance.cells[v];
  return row * instance.width + column;
}
/// By cell: its vertex, of a bridge both; no_vertex where there is none.
std::vector<std::array<Vertex, 2>> vertices_by_cell(const Instance& instance);
/// Whether an edge leads over a joined side; never on other graphs.
bool wraps(const Instance& instance, Vertex u, Vertex v);
/// The neighbours that no edge joins: each vertex with the next one to the right, then the one below, by cell.
std::vector<std::pair<Vertex, Vertex>> walls_of(const Instance& instance);

}  // namespace schlegel::numberlink
