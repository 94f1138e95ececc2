#pragma once
#include <functional>
#include <optional>

#include "graph/graph.hpp"
#include "puzzles/quintomino/surface.hpp"

namespace schlegel::quintomino {

/// A known solid that a surface is combinatorially the same as: `map` takes the surface's faces to the solid's.
struct KnownSolid {
  std::function<Graph()> make;  ///< the solid with its drawings, a few ms
  std::vector<std::vector<int>> faces;
  FaceMap map;
};
/// Regular and Archimedean solids, prisms and antiprisms are known.
inline constexpr std::uint64_t ticks_for_solids = 500;  ///< far more than a comparison with the right solid takes
std::optional<KnownSolid> find_solid(FaceLists faces);

/// A graph's faces as lists of its edges.
std::vector<std::vector<int>> edge_lists(const Graph& graph);

}  // namespace schlegel::quintomino
