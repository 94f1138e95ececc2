// Why a search that meets canonical solutions only (edge_search.cpp) can tell whether there are two.
// Leave the rule on touching out for a moment: then a local change leads from solution to solution, each to a smaller
// or to a larger one. From any solution, changes to smaller ones end in a canonical one, so that a search that meets
// none proves that there is none. If it meets one only, S, they all end there: if there is another solution at all, one
// of them is a single change away from S. So it is enough to look for one here, among all changes and not only among
// the ones that a search uses. If S is alone, it is the only one, and the more so under all rules.
//
// With the rule back, the canonical solutions must keep it for "none" to stand: they have no chord and so do not touch
// themselves.
#include "puzzles/numberlink/solve/search/neighbourhood.hpp"

#include <algorithm>
#include <array>

#include "puzzles/numberlink/open_ends.hpp"
#include "puzzles/numberlink/verify.hpp"

namespace schlegel::numberlink {

Neighbourhood neighbourhood(const Instance& instance, const Links& links) {
  const Graph& graph = instance.graph;
  const OpenEnds open_ends(instance, links);
  const auto empty_part = parts(instance, [&](Vertex v) { return open_ends.owner[v] >= 0; });
  std::vector<char> drawn(graph.size(), 0);
  for (Edge e : links) drawn[e] = 1;
  // The links when the line leads from u to v another way, over an edge or through unused places.
  const auto way_beside = [&](Vertex u, Vertex v) -> std::optional<Links> {
    const int owner = open_ends.owner[u];
    std::vector<Edge> came(graph.order(), no_edge);
    std::vector<Vertex> queue{u};
    for (std::size_t i = 0; i < queue.size() && came[v] == no_edge; ++i)
      for (const auto& [w, e] : graph.around(queue[i])) {
        if (w == u || came[w] != no_edge || drawn[e] || (w != v && open_ends.owner[w] >= 0)) continue;
        came[w] = e;
        queue.push_back(w);
      }
    if (came[v] == no_edge) return std::nullopt;
    // Along the line from u and from v; the part between them is left out.
    Links changed;
    for (Vertex w = v; w != u; w = graph.other_end(came[w], w)) changed.push_back(came[w]);
    std::vector<char> between(graph.size(), 0);
    for (const Neighbour& step : graph.around(u)) {
      if (!drawn[step.edge]) continue;
      std::vector<Edge> walked{step.edge};
      Vertex here = step.vertex;
      while (here != v) {
        Edge onward = no_edge;
        for (const auto& [w, e] : graph.around(here))
          if (drawn[e] && e != walked.back()) onward = e;
        if (onward == no_edge) break;
        walked.push_back(onward);
        here = graph.other_end(onward, here);
      }
      if (here == v)
        for (Edge e : walked) between[e] = 1;
    }
    for (Edge e : links)
      if (!between[e]) changed.push_back(e);
    std::sort(changed.begin(), changed.end());
    if (owner < 0 || !verify(instance, changed)) return std::nullopt;
    return changed;
  };

  Neighbourhood result;
  result.alone = true;
  const auto meet = [&](Vertex u, Vertex v) {
    result.alone = false;
    if (!result.other) result.other = way_beside(u, v);
  };
  for (Edge e = 0; e < graph.size(); ++e) {
    const auto [u, v] = graph.ends(e);
    if (!drawn[e] && open_ends.owner[u] >= 0 && open_ends.owner[u] == open_ends.owner[v]) meet(u, v);
    if (result.other) return result;
  }
  // By part of unused places and pair: a place of the pair's line beside it.
  std::vector<std::array<std::int32_t, 3>> beside;
  for (Vertex v = 0; v < graph.order(); ++v)
    if (open_ends.owner[v] >= 0)
      for (const Neighbour& next : graph.around(v))
        if (empty_part[next.vertex] >= 0) beside.push_back({empty_part[next.vertex], open_ends.owner[v], v});
  std::sort(beside.begin(), beside.end());
  for (std::size_t i = 1; i < beside.size() && !result.other; ++i)
    if (beside[i][0] == beside[i - 1][0] && beside[i][1] == beside[i - 1][1] && beside[i][2] != beside[i - 1][2])
      meet(beside[i - 1][2], beside[i][2]);
  return result;
}

}  // namespace schlegel::numberlink
