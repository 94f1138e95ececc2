#include "puzzles/numberlink/open_ends.hpp"

#include <algorithm>

namespace schlegel::numberlink {

OpenEnds::OpenEnds(const Instance& instance, const Links& drawn) {
  const Graph& graph = instance.graph;
  owner.assign(graph.order(), -1);
  closed.assign(graph.order(), 0);
  std::vector<std::vector<Vertex>> next(graph.order());
  for (Edge e : drawn) {
    const auto [u, v] = graph.ends(e);
    next[u].push_back(v);
    next[v].push_back(u);
  }
  std::vector<char> terminal(graph.order(), 0);
  for (std::size_t p = 0; p < instance.pairs.size(); ++p)
    for (Vertex v : {instance.pairs[p].a, instance.pairs[p].b}) {
      terminal[v] = 1;
      owner[v] = static_cast<int>(p);
    }
  for (std::size_t v = 0; v < next.size(); ++v) broken = broken || next[v].size() > (terminal[v] ? 1u : 2u);
  if (broken) return;

  std::size_t walked = 0;
  for (std::size_t p = 0; p < instance.pairs.size(); ++p) {
    Vertex tip[2] = {instance.pairs[p].a, instance.pairs[p].b};
    const Vertex goal = tip[1];
    for (int side = 0; side < 2; ++side) {
      Vertex last = no_vertex;
      for (;;) {
        Vertex onward = no_vertex;
        for (Vertex u : next[tip[side]])
          if (u != last) onward = u;
        if (onward == no_vertex) break;
        last = tip[side];
        tip[side] = onward;
        owner[onward] = static_cast<int>(p);
        closed[last] = 1;
        ++walked;
      }
      if (tip[0] == goal) break;
    }
    if (tip[0] == goal) {
      closed[tip[0]] = 1;
      continue;
    }
    if ((terminal[tip[0]] && tip[0] != instance.pairs[p].a) || (terminal[tip[1]] && tip[1] != goal)) broken = true;
    open.push_back({static_cast<int>(p), tip[0], tip[1]});
  }
  if (walked != drawn.size()) broken = true;
  if (!instance.rules.self_touch)
    for (auto [u, v] : graph.edges()) {
      if (owner[u] < 0 || owner[u] != owner[v]) continue;
      const bool linked = std::count(next[u].begin(), next[u].end(), v) > 0;
      if (!linked && (closed[u] || closed[v])) broken = true;
    }
}

}  // namespace schlegel::numberlink
