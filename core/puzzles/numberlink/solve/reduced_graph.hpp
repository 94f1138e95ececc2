#pragma once
#include <vector>

#include "puzzles/numberlink/solve/propagator.hpp"
#include "search/order.hpp"

namespace schlegel::numberlink {

/// The part of a board that engines work on: some of its edges and the vertices at their ends, renumbered.
struct ReducedGraph {
  EdgeList graph;
  std::vector<Edge> edges;         ///< the instance's edge of each
  std::vector<Vertex> vertices;    ///< the instance's vertex of each
  std::vector<char> required;      ///< by edge: drawn already
  std::vector<char> ruled_out;     ///< by edge: never drawn
  std::vector<std::int32_t> pair;  ///< by vertex: its pair, or -1
  int pairs = 0;
  bool cover = false;
};

/// The edges that are not ruled out; with `all_edges` the others too, which matter where no path may touch itself. The
/// board must be free of contradiction.
ReducedGraph reduced_graph(const Instance& instance, const Propagator& board, bool all_edges = false);

}  // namespace schlegel::numberlink
