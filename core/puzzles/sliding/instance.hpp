#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "graph/graph.hpp"
#include "puzzles/sliding/board.hpp"

namespace schlegel::sliding {

/// Tokens on the vertices of any graph, one vertex blank: bring every token home. A token is known inside by its home.
struct Instance {
  Graph graph;                      ///< always drawn; a vertex's name is its mark
  std::vector<std::string> tokens;  ///< by home: what the token is called; the blank is "0"
  Vertex blank_home = 0;
  Arrangement start;
  int rows = 0, columns = 0;     ///< of a grid whose vertices run row by row; else 0
  bool own_grid = false;         ///< a grid of ours, its vertices named by the tokens that belong there
  std::string family;            ///< the name make_family knows the graph by, or empty
  std::string format = "names";  ///< how solutions are written: names, prolog
  std::string note;              ///< what was left out of a text in another program's format
};

/// What people call a token of this board, as sentences choose by it: "tile" on a grid, else "token".
inline std::string_view token_kind(const Instance& instance) { return instance.rows > 0 ? "tile" : "token"; }

/// Whether every token belongs on the vertex of its own name.
bool home_by_name(const Instance& instance);

/// The part of the graph where the blank is, as the searches number it, and the vertices it was made of.
struct Part {
  Board board;
  std::vector<Vertex> vertices;  ///< by the board's number
  std::vector<Vertex> number;    ///< by vertex; no_vertex outside
  Arrangement inside(const Arrangement& at) const;
  Walk outside(const Walk& walk) const;
};
/// The blank and its home must be in the same part.
Part part_of(const Instance& instance, Vertex blank);

}  // namespace schlegel::sliding
