#pragma once
#include <vector>

#include "puzzles/numberlink/propagator.hpp"
#include "search/order.hpp"

namespace schlegel::numberlink {

/// What engines work on: the edges that are not ruled out and the vertices they meet, renumbered.
struct Core {
  schlegel::Links graph;
  std::vector<Edge> edges;         ///< the instance's edge of each
  std::vector<Vertex> vertices;    ///< the instance's vertex of each
  std::vector<char> required;      ///< by edge: drawn already
  std::vector<std::int32_t> pair;  ///< by vertex: its pair, or -1
  int pairs = 0;
  bool cover = false;
};

/// The board must be free of contradiction.
Core core_of(const Instance& instance, const Propagator& board);

}  // namespace schlegel::numberlink
