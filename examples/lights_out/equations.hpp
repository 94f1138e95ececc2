#pragma once
#include <span>
#include <vector>

#include "base/control.hpp"
#include "base/count.hpp"
#include "base/result.hpp"
#include "graph/graph.hpp"

namespace schlegel::lights_out {

/// Sums of equations over GF(2). An equation says that a lamp is to be switched an odd number of times if it is on,
/// else an even number; a sum says it of all its lamps together. Bit v of a row: pressing v, which is not decided yet,
/// switches an odd number of the lamps; bit `order`: they need an odd number of switches; bit order + 1 + v: v is among
/// them.
struct Equations {
  int order = 0;
  std::vector<Count> rows = {};     ///< after Gauss-Jordan elimination: first those with a pivot
  std::vector<Vertex> pivots = {};  ///< by row, ascending
  std::vector<Vertex> free = {};    ///< not decided, and no pivots

  /// `decided`, by lamp: 1 it is pressed, -1 it is not, 0 it is not decided. n^3 / 32 steps. An Error says where it
  /// stopped.
  static Result<Equations> of(const Graph& graph, std::span<const char> lit, std::span<const signed char> decided,
                              Control& control);
  std::vector<Vertex> lamps_of(const Count& row) const;
};

}  // namespace schlegel::lights_out
