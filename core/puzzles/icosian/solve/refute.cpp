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

#include "graph/block_search.hpp"
#include "puzzles/icosian/proof/cycle_model.hpp"

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
  explicit OpenEdges(const Instance& instance) : graph_(instance.graph), model_(instance) { model_.close_unusable(); }

  std::optional<Refutation> clash() const {
    std::vector<int> set;
    for (Vertex v = 0; v < model_.order; ++v) {
      set.push_back(model_.set_at(v));
      if (set[v] > 2) return because(Kind::clash, {v});
    }
    std::vector<char> seen(model_.order, 0);
    for (const int most : {1, 2})  // paths from their ends, so that cycles are left
      for (Vertex v = 0; v < model_.order; ++v) {
        if (seen[v] || set[v] != most) continue;
        std::vector<Vertex> chain = model_.chain(v);
        for (const Vertex w : chain) seen[w] = 1;
        if (most == 1 || static_cast<int>(chain.size()) == model_.order) continue;
        if (chain[1] > chain.back()) std::reverse(chain.begin() + 1, chain.end());
        return because(Kind::clash, std::move(chain));
      }
    return std::nullopt;
  }

  std::optional<Refutation> stranded() const {
    for (Vertex v = 0; v < graph_.order(); ++v)
      if (model_.open_at(v) < 2) return because(Kind::stranded, {v});
    return std::nullopt;
  }

  /// More pieces than a tour can join when `without` (or nothing) and one more vertex (or none) are removed.
  std::optional<Refutation> cut(Vertex without) {
    std::vector<Vertex> removed;
    if (without != no_vertex) removed.push_back(without);
    const int whole = search_.pieces(
        graph_, [&](Vertex v) { return v != without; }, [&](Edge e) { return is_open(e); }, cuts_);
    if (removed.empty() && whole > 1) return because(Kind::pieces, {});
    const int most = allowed(removed) + 1;
    removed.push_back(no_vertex);
    for (Vertex v = 0; v < graph_.order(); ++v) {
      // Removing v takes its own component and leaves what its children in the search tree cannot reach past it.
      const int pieces = whole - 1 + cuts_[v];
      if (v == without || pieces <= 1) continue;  // one is always joined
      const auto joins = [&](int i) {
        const Vertex u = model_.lines[i].other(v);
        return model_.lines[i].set && (u == without || u == graph_.order());
      };
      const auto& lines = model_.at_vertex[v];
      if (pieces <= most - static_cast<int>(std::count_if(lines.begin(), lines.end(), joins))) continue;
      removed.back() = v;
      return because(Kind::pieces, std::move(removed));
    }
    return std::nullopt;
  }

  std::optional<Refutation> sides() const {
    const int n = graph_.order();
    std::vector<int> side(n, -1);
    std::vector<Vertex> queue{0};  // from which all are reached, as cut() has found
    side[0] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i)
      for (const auto& [u, e] : graph_.around(queue[i])) {
        if (!is_open(e)) continue;
        if (side[u] == side[queue[i]]) return std::nullopt;
        if (side[u] >= 0) continue;
        side[u] = 1 - side[queue[i]];
        queue.push_back(u);
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
        if (is_open(e) && state[u] == 0) state[u] = 2;
    }
    for (Vertex v = 0; v < n; ++v)
      if (state[v] == 2) removed.push_back(v);
    if (!removed.empty() && kept > allowed(removed)) return because(Kind::pieces, std::move(removed));
    return std::nullopt;
  }

 private:
  bool is_open(Edge e) const { return !model_.lines[e].closed; }

  /// How many pieces a tour can join without these vertices.
  int allowed(const std::vector<Vertex>& removed) const {
    std::vector<char> gone(model_.order, 0);
    for (const Vertex v : removed) gone[v] = 1;
    if (model_.order > graph_.order()) gone.back() = 1;
    auto most = static_cast<int>(std::count(gone.begin(), gone.end(), 1));
    for (const CycleModel::Line& line : model_.lines)
      if (line.set && gone[line.u] && gone[line.v]) --most;
    return most;
  }

  const Graph& graph_;
  CycleModel model_;
  BlockSearch search_;
  std::vector<int> cuts_;
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
