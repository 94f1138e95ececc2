#pragma once
#include <optional>
#include <span>
#include <vector>

#include "base/control.hpp"
#include "base/count.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// The image of every vertex.
using Permutation = std::vector<Vertex>;

struct SymmetryGroup {
  std::vector<schlegel::Permutation> generators;  ///< without the identity
  Count order = 1;
};

/// The permutations of the vertices that keep adjacency and colours; without colours, all are equal. For symmetries of
/// other structures, pass a graph with a vertex for each part and a colour for each kind of part. Nothing if stopped.
/// Refinement and backtracking: milliseconds for boards and solids, exponential in the worst case.
std::optional<SymmetryGroup> symmetry_group(const Graph& graph, std::span<const int> colours, Control& control);

/// All elements, the identity first, then in the order of their images; nothing if there are more than `most`.
std::optional<std::vector<schlegel::Permutation>> elements(const SymmetryGroup& group, int order_of_graph,
                                                           std::size_t most);

}  // namespace schlegel
