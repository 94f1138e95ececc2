#include "puzzles/numberlink/verify.hpp"

#include <algorithm>
#include <numeric>

namespace schlegel::numberlink {

bool fills_square(const Instance& instance, const std::vector<Vertex>& line) {
  const bool grid = !instance.cells.empty();
  const int w = instance.width, h = instance.height;
  const auto index = [](int i) { return static_cast<std::size_t>(i); };
  // The places that the line passes, and of each those that it passes next to it.
  std::vector<int> places;
  for (Vertex v : line) places.push_back(grid ? instance.cells[index(v)][1] * w + instance.cells[index(v)][0] : v);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  std::vector<std::vector<std::size_t>> beside(places.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto add = [&](int place) {
      const auto found = std::lower_bound(places.begin(), places.end(), place);
      if (found != places.end() && *found == place)
        beside[i].push_back(index(static_cast<int>(found - places.begin())));
    };
    if (!grid) {
      for (const Neighbour& next : instance.graph.around(places[i])) add(next.vertex);
      continue;
    }
    const int x = places[i] % w, y = places[i] / w;
    if (x > 0 || instance.wraps_x) add(y * w + (x + w - 1) % w);
    if (x + 1 < w || instance.wraps_x) add(y * w + (x + 1) % w);
    if (y > 0 || instance.wraps_y) add((y + h - 1) % h * w + x);
    if (y + 1 < h || instance.wraps_y) add((y + 1) % h * w + x);
  }
  // There is a ring through a place when another one is two steps away on two ways. Each is taken away when it has been
  // looked at; those with many neighbours go first, so that they are not walked through again and again.
  std::vector<std::size_t> turn(places.size()), seen_from(places.size(), places.size());
  std::iota(turn.begin(), turn.end(), std::size_t{0});
  std::sort(turn.begin(), turn.end(),
            [&](std::size_t i, std::size_t j) { return beside[i].size() > beside[j].size(); });
  std::vector<char> gone(places.size(), 0);
  for (std::size_t from : turn) {
    gone[from] = 1;
    for (std::size_t over : beside[from]) {
      if (gone[over] != 0) continue;
      for (std::size_t to : beside[over]) {
        if (gone[to] != 0) continue;
        if (seen_from[to] == from) return true;
        seen_from[to] = from;
      }
    }
  }
  return false;
}

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
  if (!instance.rules.squares) {
    std::vector<std::vector<Vertex>> lines(n);  // by root
    for (Vertex v = 0; v < instance.graph.order(); ++v)
      if (on_path(v)) lines[find(v)].push_back(v);
    for (const auto& line : lines)
      if (fills_square(instance, line)) return false;
  }
  return true;
}

}  // namespace schlegel::numberlink
