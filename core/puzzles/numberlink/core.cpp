#include "puzzles/numberlink/core.hpp"

namespace schlegel::numberlink {

Core core_of(const Instance& instance, const Propagator& board, bool all_edges) {
  const auto at = [](std::int32_t i) { return static_cast<std::size_t>(i); };
  const Graph& graph = instance.graph;
  Core core;
  core.pairs = static_cast<int>(instance.pairs.size());
  core.cover = instance.rules.cover;
  std::vector<std::int32_t> new_of(at(graph.order()), -1);
  const auto renamed = [&](Vertex v) {
    if (new_of[at(v)] < 0) {
      new_of[at(v)] = core.graph.order++;
      core.pair.push_back(-1);
      core.vertices.push_back(v);
    }
    return new_of[at(v)];
  };
  for (Vertex v = 0; v < graph.order(); ++v)
    for (const auto& [u, e] : graph.around(v)) {
      const bool ruled_out = board.status(e) == Propagator::Status::off;
      if (v > u || (ruled_out && !all_edges)) continue;
      const std::int32_t a = renamed(v), b = renamed(u);
      core.graph.ends.emplace_back(a, b);
      core.edges.push_back(e);
      core.required.push_back(board.status(e) == Propagator::Status::on);
      core.ruled_out.push_back(ruled_out);
    }
  for (std::size_t p = 0; p < instance.pairs.size(); ++p)
    for (Vertex v : {instance.pairs[p].a, instance.pairs[p].b})
      core.pair[at(renamed(v))] = static_cast<std::int32_t>(p);
  return core;
}

}  // namespace schlegel::numberlink
