// Reasons why there is no tour, cheapest first, each of a kind that the checker can judge (Refutation). Most are cases
// of one fact: when k vertices are removed from a graph with a Hamiltonian cycle, at most k pieces are left (Chvatal,
// "Tough graphs and Hamiltonian circuits", Discrete Math. 5, 1973); a path allows one more, a required edge between two
// removed vertices one less. Tried are k = 0 and 1, the ends of the opening with one vertex more, all pairs while that
// is cheap, one side of a bipartite graph, and the complement of a greedy independent set. Pieces are counted for all
// vertices at once by depth-first search (BlockSearch).
//
// Invariant: edges that the opening or the instance closes are not open; nothing here uses forcing, but the last reason
// names the vertex at which the reduction failed. O(m) for each vertex removed first; refute_by_pieces() O(n m).
#include "puzzles/icosian/solve/refute.hpp"

#include <algorithm>
#include <numeric>

#include "base/index.hpp"
#include "graph/block_search.hpp"

namespace schlegel::icosian {
namespace {

using Kind = Refutation::Kind;

Refutation because(Kind kind, std::vector<Vertex> vertices) {
  Refutation refutation;
  refutation.kind = kind;
  refutation.vertices = std::move(vertices);
  return refutation;
}

/// The edges that may still be used, given only the edges that the opening and the instance set.
class OpenEdges {
 public:
  explicit OpenEdges(const Instance& instance) : instance_(instance), graph_(instance.graph) {
    const std::size_t n = graph_.order();
    set_.assign(graph_.size(), 0);
    open_.assign(graph_.size(), 1);
    degree_.assign(n, 0);
    hub_.assign(n, instance.closed ? 0 : 1);
    for (std::size_t i = 1; i < instance.opening.size(); ++i)
      set(graph_.edge_between(instance.opening[i - 1], instance.opening[i]));
    for (const Edge e : instance.required) set(e);
    if (!instance.closed && !instance.opening.empty()) {
      hub_set_ = instance.opening[0];
      ++degree_[hub_set_];
    }
    for (Edge e = 0; e < graph_.size(); ++e) {
      const auto [u, v] = graph_.ends(e);
      if (!set_[e] && (degree_[u] >= 2 || degree_[v] >= 2)) open_[e] = 0;
    }
    for (const Edge e : instance.forbidden) open_[e] = 0;
    for (Vertex v = 0; v < graph_.order(); ++v)
      if (degree_[v] >= 2 && v != hub_set_) hub_[v] = 0;
  }

  std::optional<Refutation> clash() const {
    const int n = graph_.order();
    for (Vertex v = 0; v < n; ++v)
      if (degree_[v] > 2) return because(Kind::clash, {v});
    std::vector<char> seen(n, 0);
    const auto walk = [&](Vertex from) {
      std::vector<Vertex> chain{from};
      seen[from] = 1;
      for (bool grown = true; grown;) {
        grown = false;
        for (const auto& [u, e] : graph_.around(chain.back())) {
          if (!set_[e] || seen[u]) continue;
          seen[u] = 1;
          chain.push_back(u);
          grown = true;
          break;
        }
      }
      return chain;
    };
    const auto set_lines = [&](Vertex v) { return degree_[v] - (v == hub_set_ ? 1 : 0); };
    for (Vertex v = 0; v < n; ++v)
      if (!seen[v] && set_lines(v) == 1) walk(v);
    for (Vertex v = 0; v < n; ++v) {
      if (seen[v] || set_lines(v) != 2) continue;
      std::vector<Vertex> cycle = walk(v);
      if (static_cast<int>(cycle.size()) < n || !instance_.closed) return because(Kind::clash, std::move(cycle));
    }
    return std::nullopt;
  }

  std::optional<Refutation> stranded() const {
    for (Vertex v = 0; v < graph_.order(); ++v) {
      int ways = hub_[v];
      for (const auto& [u, e] : graph_.around(v)) ways += open_[e];
      if (ways < 2) return because(Kind::stranded, {v});
    }
    return std::nullopt;
  }

  /// More pieces than a tour can join when `without` (or nothing) and one more vertex (or none) are removed.
  std::optional<Refutation> cut(Vertex without) {
    find_cuts(without);
    const int whole = components_;
    if (whole > std::max(1, allowed_with(without, no_vertex)) && without == no_vertex) return because(Kind::pieces, {});
    for (Vertex v = 0; v < graph_.order(); ++v) {
      if (v == without) continue;
      // Removing v takes its own component and leaves what its children in the search tree cannot reach past it.
      const int pieces = whole - 1 + cuts_[v];
      if (pieces > allowed_with(without, v))
        return because(Kind::pieces, without == no_vertex ? std::vector<Vertex>{v} : std::vector<Vertex>{without, v});
    }
    return std::nullopt;
  }

  std::optional<Refutation> sides() const {
    const int n = graph_.order();
    std::vector<int> side(n, -1);
    std::vector<Vertex> queue;
    for (Vertex start = 0; start < n; ++start) {
      if (side[start] >= 0) continue;
      side[start] = 0;
      queue.assign(1, start);
      for (std::size_t i = 0; i < queue.size(); ++i)
        for (const auto& [u, e] : graph_.around(queue[i])) {
          if (!open_[e]) continue;
          if (side[u] < 0) {
            side[u] = 1 - side[queue[i]];
            queue.push_back(u);
          } else if (side[u] == side[queue[i]]) {
            return std::nullopt;
          }
        }
    }
    for (const int removed : {0, 1}) {
      std::vector<Vertex> side_removed;
      for (Vertex v = 0; v < n; ++v)
        if (side[v] == removed) side_removed.push_back(v);
      if (n - static_cast<int>(side_removed.size()) > allowed(side_removed))
        return because(Kind::sides, std::move(side_removed));
    }
    return std::nullopt;
  }

  /// Removes all but a greedily chosen independent set, vertices of few ways first.
  std::optional<Refutation> separated() const {
    const int n = graph_.order();
    std::vector<Vertex> order(n);
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](Vertex u, Vertex v) { return graph_.degree(u) < graph_.degree(v); });
    std::vector<char> state(n, 0);  // 1 kept, 2 removed
    int kept = 0;
    std::vector<Vertex> removed;
    for (const Vertex v : order) {
      if (state[v] != 0) continue;
      state[v] = 1;
      ++kept;
      for (const auto& [u, e] : graph_.around(v))
        if (open_[e] && state[u] == 0) state[u] = 2;
    }
    for (Vertex v = 0; v < n; ++v)
      if (state[v] == 2) removed.push_back(v);
    if (!removed.empty() && kept > allowed(removed)) return because(Kind::pieces, std::move(removed));
    return std::nullopt;
  }

 private:
  void set(Edge e) {
    if (set_[e]) return;
    set_[e] = 1;
    ++degree_[graph_.ends(e).first];
    ++degree_[graph_.ends(e).second];
  }

  int allowed(const std::vector<Vertex>& removed) const {
    std::vector<char> gone(at(graph_.order()), 0);
    for (const Vertex v : removed) gone[v] = 1;
    int most = static_cast<int>(removed.size()) + (instance_.closed ? 0 : 1);
    for (Edge e = 0; e < graph_.size(); ++e)
      if (set_[e] && gone[graph_.ends(e).first] && gone[graph_.ends(e).second]) --most;
    if (hub_set_ != no_vertex && gone[hub_set_]) --most;
    return most;
  }
  int allowed_with(Vertex a, Vertex b) const {
    int most = (a != no_vertex) + (b != no_vertex) + (instance_.closed ? 0 : 1);
    if (a != no_vertex && b != no_vertex) {
      const Edge e = graph_.edge_between(a, b);
      if (e != no_edge && set_[e]) --most;
    }
    if (hub_set_ != no_vertex && (a == hub_set_ || b == hub_set_)) --most;
    return most;
  }

  // cuts_[v] = the pieces that v's component falls into without v: one below each block that hangs from v in the search
  // tree, and the one above.
  void find_cuts(Vertex without) {
    struct Counter {
      const std::vector<char>& open;
      Vertex without;
      std::vector<int>& cuts;
      int components = 0;

      bool has(Vertex v) const { return v != without; }
      bool has_edge(Edge e) const { return open[e] != 0; }
      void enter(Vertex v, Edge from) { ++(from == no_edge ? components : cuts[v]); }
      void edge(Edge) {}
      void block(Vertex parent, Edge) { ++cuts[parent]; }
    };
    cuts_.assign(graph_.order(), 0);
    Counter counter{open_, without, cuts_};
    search_.run(graph_, counter);
    components_ = counter.components;
  }

  const Instance& instance_;
  const Graph& graph_;
  std::vector<char> set_, open_, hub_;
  std::vector<int> degree_;  // set edges at each vertex, the helper's included
  Vertex hub_set_ = no_vertex;
  BlockSearch search_;
  std::vector<int> cuts_;
  int components_ = 0;
};

std::optional<Refutation> bad_opening(const Instance& instance) {
  std::vector<char> seen(instance.graph.order(), 0);
  for (std::size_t i = 0; i < instance.opening.size(); ++i) {
    const Vertex v = instance.opening[i];
    if (seen[v]) return because(Kind::opening, {v});
    seen[v] = 1;
    if (i == 0) continue;
    const Edge e = instance.graph.edge_between(instance.opening[i - 1], v);
    if (e == no_edge || std::find(instance.forbidden.begin(), instance.forbidden.end(), e) != instance.forbidden.end())
      return because(Kind::opening, {instance.opening[i - 1], v});
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refutation> refute_quickly(const Instance& instance, const Reduction& reduction) {
  const int n = instance.graph.order();
  if (n == 0 || (instance.closed && n < 3)) return because(Kind::too_small, {});
  if (auto found = bad_opening(instance)) return found;
  if (n == 1) return std::nullopt;
  OpenEdges open(instance);
  if (auto found = open.clash()) return found;
  if (auto found = open.stranded()) return found;
  if (auto found = open.cut(no_vertex)) return found;
  if (auto found = open.sides()) return found;
  if (instance.opening.size() > 1)
    for (const Vertex end : {instance.opening.back(), instance.opening.front()})
      if (auto found = open.cut(end)) return found;
  if (const auto& contradiction = reduction.contradiction()) {
    if (contradiction->vertex == reduction.hub()) return because(Kind::forced, {});
    return because(Kind::forced, {contradiction->vertex});
  }
  return std::nullopt;
}

std::optional<Refutation> refute_by_pieces(const Instance& instance) {
  const int n = instance.graph.order();
  OpenEdges open(instance);
  if (auto found = open.separated()) return found;
  if (static_cast<double>(n) * (n + instance.graph.size()) > 1e6) return std::nullopt;
  for (Vertex v = 0; v < n; ++v)
    if (auto found = open.cut(v)) return found;
  return std::nullopt;
}

}  // namespace schlegel::icosian
