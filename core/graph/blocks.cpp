#include "graph/blocks.hpp"

#include <algorithm>

#include "base/index.hpp"
#include "graph/block_search.hpp"

namespace schlegel {
namespace {

class Decomposer {
 public:
  explicit Decomposer(const Graph& graph) : graph_(graph) { result_.block_of_edge.assign(graph.size(), -1); }

  BlockDecomposition run() {
    BlockSearch().run(graph_, *this);
    collect();
    return std::move(result_);
  }

  // What BlockSearch asks and tells.
  static bool has(Vertex) { return true; }
  static bool has_edge(Edge) { return true; }
  static void enter(Vertex, Edge) {}
  void edge(Edge e) { open_edges_.push_back(e); }
  void block(Vertex, Edge from) {
    for (Edge e = no_edge; e != from; open_edges_.pop_back()) {
      e = open_edges_.back();
      result_.block_of_edge[e] = blocks_;
    }
    ++blocks_;
  }

 private:
  void collect() {
    result_.blocks.resize(blocks_);
    for (Edge e = 0; e < graph_.size(); ++e) result_.blocks[result_.block_of_edge[e]].edges.push_back(e);
    std::vector<int> blocks_at(graph_.order(), 0);
    for (Block& block : result_.blocks) {
      for (Edge e : block.edges) {
        const auto [u, v] = graph_.ends(e);
        block.vertices.push_back(u);
        block.vertices.push_back(v);
      }
      std::sort(block.vertices.begin(), block.vertices.end());
      block.vertices.erase(std::unique(block.vertices.begin(), block.vertices.end()), block.vertices.end());
      for (Vertex v : block.vertices) ++blocks_at[v];
      if (block.edges.size() == 1) result_.bridges.push_back(block.edges[0]);
    }
    std::sort(result_.bridges.begin(), result_.bridges.end());
    for (Vertex v = 0; v < graph_.order(); ++v)
      if (blocks_at[v] > 1) result_.cut_vertices.push_back(v);
  }

  const Graph& graph_;
  BlockDecomposition result_;
  std::vector<Edge> open_edges_;
  std::int32_t blocks_ = 0;
};

}  // namespace

BlockDecomposition decompose_blocks(const Graph& graph) { return Decomposer(graph).run(); }

Components connected_components(const Graph& graph) {
  Components components;
  components.of_vertex.assign(static_cast<std::size_t>(graph.order()), -1);
  std::vector<Vertex> queue;
  for (Vertex root = 0; root < graph.order(); ++root) {
    if (components.of_vertex[root] >= 0) continue;
    components.of_vertex[root] = components.count;
    queue.assign(1, root);
    while (!queue.empty()) {
      const Vertex v = queue.back();
      queue.pop_back();
      for (const auto [u, edge] : graph.around(v)) {
        auto& of_u = components.of_vertex[u];
        if (of_u >= 0) continue;
        of_u = components.count;
        queue.push_back(u);
      }
    }
    ++components.count;
  }
  return components;
}

}  // namespace schlegel
