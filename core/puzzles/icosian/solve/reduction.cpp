// Forcing. A tour uses two edges at every vertex, so: a vertex with two edges left needs both; one with two required
// edges drops its others; an edge between the two ends of a chain of required edges, which would close a cycle too
// early, is dropped, or required when the chain passes all vertices. These rules are applied from a queue of vertices
// until nothing changes (as in Rubin, "A search procedure for Hamilton paths and circuits", J. ACM 21, 1974); then each
// chain of required edges is contracted to one required edge between its ends, and that is the core.
//
// An open instance, whose tour is a path, gets one more vertex, the hub, joined to every other: the path is a cycle
// through the hub, and its first vertex, where given, is a required edge of the hub.
//
// Invariant: a tour of the instance uses all required edges and no dropped one; chain_end_ and chain_length_ are right
// for the ends of chains (for their inner vertices they are left as they were). Every edge is required or dropped once,
// each with one look-up for the edge that closes a chain: O(m log n).
#include "puzzles/icosian/solve/reduction.hpp"

#include <algorithm>
#include <numeric>

#include "base/index.hpp"

namespace schlegel::icosian {
Reduction::Reduction(const Instance& instance) : opening_(instance.opening), closed_(instance.closed) {
  const Graph& graph = instance.graph;
  const int n = graph.order();
  hub_ = closed_ ? no_vertex : n;
  order_ = closed_ ? n : n + 1;
  ends_.reserve(graph.size() + (closed_ ? 0 : n));
  for (Edge e = 0; e < graph.size(); ++e) ends_.push_back(graph.ends(e));
  if (!closed_)
    for (Vertex v = 0; v < n; ++v) ends_.emplace_back(v, hub_);
  first_.assign(at(order_) + 1, 0);
  for (const auto& [u, v] : ends_) {
    ++first_[u];
    ++first_[v];
  }
  std::int32_t sum = 0;
  for (std::int32_t& f : first_) sum += std::exchange(f, sum);
  arcs_.resize(2 * ends_.size());
  std::vector<std::int32_t> next(first_.begin(), first_.end() - 1);
  const auto add_arcs = [&](Vertex u, std::int32_t e) {
    const auto [a, b] = ends_[e];
    arcs_[next[u]++] = {a == u ? b : a, e};
  };
  for (Vertex v = 0; v < n; ++v) {
    for (const Neighbour& neighbour : graph.around(v)) add_arcs(v, neighbour.edge);
    if (!closed_) add_arcs(v, graph.size() + v);
  }
  if (!closed_)
    for (Vertex v = 0; v < n; ++v) add_arcs(hub_, graph.size() + v);

  alive_.assign(ends_.size(), 1);
  required_.assign(ends_.size(), 0);
  left_.resize(order_);
  for (Vertex v = 0; v < order_; ++v) left_[v] = first_[at(v) + 1] - first_[v];
  needed_.assign(order_, 0);
  chain_end_.resize(order_);
  std::iota(chain_end_.begin(), chain_end_.end(), 0);
  chain_length_.assign(order_, 1);
  queued_.assign(order_, 0);

  for (const Edge e : instance.forbidden)
    if (alive_[e]) drop(e);
  bool going = true;
  std::vector<char> seen(n, 0);
  for (std::size_t i = 0; going && i < opening_.size(); ++i) {
    const Vertex v = opening_[i];
    const Edge e = i == 0 ? no_edge : graph.edge_between(opening_[i - 1], v);
    if (seen[v] || (i > 0 && e == no_edge))
      going = fail(Contradiction::Kind::too_few, v);
    else if (i > 0)
      going = require(e);
    seen[v] = 1;
  }
  if (going && !closed_ && !opening_.empty()) going = require(graph.size() + opening_[0]);
  for (std::size_t i = 0; going && i < instance.required.size(); ++i) going = require(instance.required[i]);
  if (going) {
    for (Vertex v = 0; v < order_; ++v)
      if (left_[v] <= 2) enqueue(v);
    force();
  }
  if (!contradiction_ && !settled_) contract();
}

std::int32_t Reduction::find_edge(Vertex u, Vertex v) const {
  if (first_[at(u) + 1] - first_[u] > first_[at(v) + 1] - first_[v]) std::swap(u, v);
  const auto list = around(u);  // ascending by vertex
  const auto found =
      std::lower_bound(list.begin(), list.end(), v, [](const Arc& arc, Vertex w) { return arc.vertex < w; });
  return found != list.end() && found->vertex == v ? found->edge : -1;
}

bool Reduction::drop(std::int32_t edge) {
  alive_[edge] = 0;
  for (const Vertex v : {ends_[edge].first, ends_[edge].second}) {
    if (--left_[v] < 2) fail(Contradiction::Kind::too_few, v);
    if (left_[v] == 2) enqueue(v);
  }
  return !contradiction_;
}

bool Reduction::require(std::int32_t edge) {
  if (required_[edge]) return true;
  const auto [u, v] = ends_[edge];
  if (!alive_[edge]) return fail(Contradiction::Kind::too_few, u);
  required_[edge] = 1;
  if (needed_[u] == 2 || needed_[v] == 2) return fail(Contradiction::Kind::too_many, needed_[u] == 2 ? u : v);
  for (const Vertex end : {u, v})
    if (++needed_[end] == 2) enqueue(end);
  const Vertex a = chain_end_[u];
  const Vertex b = chain_end_[v];
  if (a == v) {
    settled_ = chain_length_[u] == order_ && order_ > 2;
    return settled_ || fail(Contradiction::Kind::short_cycle, u);
  }
  const int length = chain_length_[u] + chain_length_[v];
  chain_end_[a] = b;
  chain_end_[b] = a;
  chain_length_[a] = chain_length_[b] = length;
  if (length < 3) return true;
  const std::int32_t closing = find_edge(a, b);
  if (length == order_) {
    if (closing >= 0 && alive_[closing]) return require(closing);
    return fail(Contradiction::Kind::too_few, a);
  }
  if (closing >= 0 && alive_[closing] && !required_[closing]) return drop(closing);
  return true;
}

void Reduction::force() {
  for (std::size_t i = 0; i < queue_.size() && !contradiction_ && !settled_; ++i) {
    const Vertex v = queue_[i];
    queued_[v] = 0;
    if (left_[v] < 2) return void(fail(Contradiction::Kind::too_few, v));
    if (needed_[v] == 2) {
      for (const Arc& arc : around(v))
        if (alive_[arc.edge] && !required_[arc.edge] && !drop(arc.edge)) return;
    } else if (left_[v] == 2) {
      for (const Arc& arc : around(v))
        if (alive_[arc.edge] && !required_[arc.edge] && (!require(arc.edge) || settled_)) return;
    }
  }
}

void Reduction::contract() {
  std::vector<std::int32_t> id(order_, -1);
  for (Vertex v = 0; v < order_; ++v)
    if (needed_[v] < 2) id[v] = core_.order++;
  for (std::size_t e = 0; e < ends_.size(); ++e) {
    const auto [u, v] = ends_[e];
    if (!alive_[e] || required_[e]) continue;
    core_.ends.emplace_back(id[u], id[v]);
    core_required_.push_back(0);
    core_edge_.push_back(static_cast<std::int32_t>(e));
  }
  for (Vertex v = 0; v < order_; ++v) {
    if (needed_[v] != 1 || chain_end_[v] < v) continue;
    core_.ends.emplace_back(id[v], id[chain_end_[v]]);
    core_required_.push_back(1);
    core_edge_.push_back(-1 - v);
  }
}

Tour Reduction::expand(std::span<const std::int32_t> core_edges) const {
  std::vector<char> used(required_);
  for (const std::int32_t e : core_edges)
    if (core_edge_[e] >= 0) used[core_edge_[e]] = 1;
  // Walk once round from the first vertex of the tour, or from the hub.
  const Vertex start = hub_ != no_vertex ? hub_ : opening_.empty() ? 0 : opening_[0];
  Vertex ways[2] = {no_vertex, no_vertex};
  int found = 0;
  for (const Arc& arc : around(start))
    if (used[arc.edge] && found < 2) ways[found++] = arc.vertex;
  // Ascending arcs: ways[0] < ways[1], and that is the canonical direction unless the opening sets one.
  Vertex second = ways[0];
  if (hub_ != no_vertex && !opening_.empty()) second = opening_[0];
  if (hub_ == no_vertex && opening_.size() > 1) second = opening_[1];
  Tour tour;
  tour.reserve(order_);
  Vertex last = start;
  Vertex v = second;
  if (start != hub_) tour.push_back(start);
  while (v != start && v != no_vertex && static_cast<int>(tour.size()) <= order_) {
    tour.push_back(v);
    Vertex next = no_vertex;
    for (const Arc& arc : around(v))
      if (used[arc.edge] && arc.vertex != last) next = arc.vertex;
    last = std::exchange(v, next);
  }
  return tour;
}

}  // namespace schlegel::icosian
