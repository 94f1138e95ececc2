#include "puzzles/numberlink/solve/reduced_graph.hpp"

namespace schlegel::numberlink {

ReducedGraph reduced_graph(const Instance& instance, const Propagator& board, bool all_edges) {
  const Graph& graph = instance.graph;
  ReducedGraph reduced;
  reduced.pairs = static_cast<int>(instance.pairs.size());
  reduced.cover = instance.rules.cover;
  std::vector<std::int32_t> new_of(graph.order(), -1);
  const auto renamed = [&](Vertex v) {
    if (new_of[v] < 0) {
      new_of[v] = reduced.graph.order++;
      reduced.pair.push_back(-1);
      reduced.vertices.push_back(v);
    }
    return new_of[v];
  };
  for (Vertex v = 0; v < graph.order(); ++v)
    for (const auto& [u, e] : graph.around(v)) {
      const bool ruled_out = board.status(e) == Propagator::Status::off;
      if (v > u || (ruled_out && !all_edges)) continue;
      const std::int32_t a = renamed(v), b = renamed(u);
      reduced.graph.ends.emplace_back(a, b);
      reduced.edges.push_back(e);
      reduced.required.push_back(board.status(e) == Propagator::Status::on);
      reduced.ruled_out.push_back(ruled_out);
    }
  for (std::size_t p = 0; p < instance.pairs.size(); ++p)
    for (Vertex v : {instance.pairs[p].a, instance.pairs[p].b}) reduced.pair[renamed(v)] = static_cast<std::int32_t>(p);
  return reduced;
}

}  // namespace schlegel::numberlink
