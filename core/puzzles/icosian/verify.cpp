#include "puzzles/icosian/verify.hpp"

#include <algorithm>

namespace schlegel::icosian {

bool verify(const Instance& instance, std::span<const Vertex> tour) {
  const Graph& graph = instance.graph;
  const auto n = static_cast<std::size_t>(graph.order());
  if (tour.size() != n || n == 0 || (instance.closed && n < 3)) return false;
  if (instance.opening.size() > n || !std::equal(instance.opening.begin(), instance.opening.end(), tour.begin()))
    return false;

  std::vector<bool> visited(n, false);
  for (const Vertex v : tour) {
    if (v < 0 || v >= graph.order() || visited[v]) return false;
    visited[v] = true;
  }

  std::vector<bool> used(static_cast<std::size_t>(graph.size()), false);
  for (std::size_t i = 0; i + (instance.closed ? 0 : 1) < n; ++i) {
    const Edge e = graph.edge_between(tour[i], tour[(i + 1) % n]);
    if (e == no_edge) return false;
    used[e] = true;
  }
  const auto is_used = [&](Edge e) { return static_cast<bool>(used[e]); };
  return std::all_of(instance.required.begin(), instance.required.end(), is_used) &&
         std::none_of(instance.forbidden.begin(), instance.forbidden.end(), is_used);
}

}  // namespace schlegel::icosian
