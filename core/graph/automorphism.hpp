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

/// The permutations of the vertices that keep adjacency and colours; no colours at all means one for all. Symmetries of
/// other structures come from a graph with a vertex for every part of them and colours that tell the kinds apart.
/// Nothing when stopped. Refinement and backtracking: milliseconds for boards and solids, but exponential at worst.
std::optional<SymmetryGroup> symmetry_group(const Graph& graph, std::span<const int> colours, Control& control);

/// All elements, the identity first, then in order of their images; nothing when there are more than `most`.
std::optional<std::vector<schlegel::Permutation>> elements(const SymmetryGroup& group, int order_of_graph,
                                                           std::size_t most);

}  // namespace schlegel
