#pragma once
#include <array>
#include <string>
#include <vector>

#include "graph/graph.hpp"

namespace schlegel::numberlink {

/// Two vertices to be joined by a path.
struct Pair {
  std::string label;
  Vertex a = no_vertex, b = no_vertex;
};

struct Rules {
  bool cover = false;      ///< every vertex lies on a path
  bool self_touch = true;  ///< a path may run beside itself: two of its vertices may be adjacent and not linked
};

/// Join each pair by a path, so that no two paths share a vertex; nothing is drawn but these paths.
///
/// A *place* is a cell of a grid, or a vertex of another graph. A bridge of a grid (two paths cross there) is one place
/// with two vertices, the first for the way from side to side and the second for the way up and down.
struct Instance {
  Graph graph;
  std::vector<Pair> pairs;  ///< no vertex is in two pairs
  Rules rules;
  int width = 0, height = 0;              ///< of a grid; 0 for other graphs
  bool wraps_x = false, wraps_y = false;  ///< grid: left and right, top and bottom are joined anywhere; 3 cells or more
  std::vector<std::array<int, 2>> cells;  ///< grid: column and row of each vertex
  std::vector<std::string> edge_names;    ///< the names of the edges where the text names them, or empty
  std::string format = "numberlink";      ///< the format it was read from
  std::string note;                       ///< what its text held beside the board, in words, or empty
};

/// Chooses between "square" and "vertex" in what is said of the board.
inline const char* board_kind(const Instance& instance) { return instance.width == 0 ? "graph" : "grid"; }

/// The edges that are drawn, ascending. It solves the instance when every component with an edge is a path that joins a
/// pair, every pair is joined, and the rules hold.
using Links = std::vector<Edge>;

}  // namespace schlegel::numberlink
