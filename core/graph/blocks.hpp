#pragma once
#include <cstdint>
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

/// A maximal piece that no single vertex cuts; one edge alone is a block too, a vertex without edges is none.
struct Block {
  std::vector<Vertex> vertices;  ///< ascending
  std::vector<Edge> edges;       ///< ascending
};

/// How a graph hangs together at its cut vertices and bridges. Hopcroft and Tarjan, Comm. ACM 16, 1973; O(n + m), no
/// recursion.
struct BlockDecomposition {
  std::vector<Block> blocks;
  std::vector<std::int32_t> block_of_edge;
  std::vector<Vertex> cut_vertices;  ///< ascending: those in more than one block
  std::vector<Edge> bridges;         ///< ascending: those that are a block by themselves
};
BlockDecomposition decompose_blocks(const Graph& graph);

struct Components {
  int count = 0;
  std::vector<std::int32_t> of_vertex;  ///< numbered 0, 1, ... by their lowest vertex
};
Components connected_components(const Graph& graph);

}  // namespace schlegel
