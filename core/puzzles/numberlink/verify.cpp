#include "puzzles/numberlink/verify.hpp"

#include <numeric>

namespace schlegel::numberlink {

bool verify(const Instance& instance, const Links& links) {
  const auto n = static_cast<std::size_t>(instance.graph.order());
  std::vector<int> degree(n, 0);
  std::vector<std::size_t> root(n);
  std::iota(root.begin(), root.end(), std::size_t{0});
  const auto find = [&](Vertex vertex) {
    auto v = static_cast<std::size_t>(vertex);
    while (root[v] != v) v = root[v] = root[root[v]];
    return v;
  };

  Edge last = no_edge;
  for (Edge e : links) {
    if (e <= last || e >= instance.graph.size()) return false;  // ascending, so none twice
    last = e;
    const auto [u, v] = instance.graph.ends(e);
    ++degree[u];
    ++degree[v];
    if (find(u) == find(v)) return false;  // a closed loop
    root[find(u)] = find(v);
  }

  // Acyclic with these degrees, every component with a link is a path whose two ends are terminals; that each pair is
  // in one component then says that the path joins them, because a path has no third end.
  std::vector<int> terminal(n, 0);
  for (const Pair& pair : instance.pairs)
    for (Vertex v : {pair.a, pair.b}) terminal[v] = 1;
  for (std::size_t v = 0; v < n; ++v) {
    if (terminal[v] != 0 ? degree[v] != 1 : degree[v] != 0 && degree[v] != 2) return false;
    if (instance.rules.cover && degree[v] == 0) return false;
  }
  for (const Pair& pair : instance.pairs)
    if (find(pair.a) != find(pair.b)) return false;

  const auto on_path = [&](Vertex v) { return degree[v] > 0; };
  if (!instance.rules.self_touch) {
    std::vector<char> linked(static_cast<std::size_t>(instance.graph.size()), 0);
    for (Edge e : links) linked[e] = 1;
    for (Edge e = 0; e < instance.graph.size(); ++e) {
      const auto [u, v] = instance.graph.ends(e);
      if (linked[e] == 0 && on_path(u) && on_path(v) && find(u) == find(v)) return false;
    }
  }
  return true;
}

}  // namespace schlegel::numberlink
