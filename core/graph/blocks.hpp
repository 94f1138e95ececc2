#pragma once
#include <cstdint>
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

/// A maximal part without a cut vertex of its own. A bridge is a block, a vertex without edges is not.
struct Block {
  std::vector<Vertex> vertices;  ///< ascending
  std::vector<Edge> edges;       ///< ascending
};

/// The blocks, cut vertices and bridges of a graph. Hopcroft and Tarjan, Comm. ACM 16, 1973; O(n + m), no
/// recursion.
struct BlockDecomposition {
  std::vector<Block> blocks;
  std::vector<std::int32_t> block_of_edge;
  std::vector<Vertex> cut_vertices;  ///< ascending: vertices in more than one block
  std::vector<Edge> bridges;         ///< ascending: edges that are a block
};
BlockDecomposition decompose_blocks(const Graph& graph);

struct Components {
  int count = 0;
  std::vector<std::int32_t> of_vertex;  ///< numbered 0, 1, ... by their lowest vertex
};
Components connected_components(const Graph& graph);

}  // namespace schlegel
