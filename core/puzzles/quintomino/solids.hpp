#pragma once
#include <optional>

#include "graph/graph.hpp"
#include "puzzles/quintomino/surface.hpp"

namespace schlegel::quintomino {

inline constexpr std::uint64_t ticks_for_solids = 500;  ///< far more than a comparison with the right solid takes
/// The solid that the surface is combinatorially the same as, with its drawings (a few ms). Regular and Archimedean
/// solids, prisms and antiprisms are known.
std::optional<Graph> find_solid(FaceLists faces);

/// A graph's faces as lists of its edges.
std::vector<std::vector<int>> edge_lists(const Graph& graph);

}  // namespace schlegel::quintomino
