#include "puzzles/numberlink/solve/propagator.hpp"

#include <numeric>

namespace schlegel::numberlink {

Propagator::Propagator(const Instance& instance) : instance_(instance) {
  const Graph& graph = instance.graph;
  const std::size_t n = graph.order();
  status_.assign(graph.size(), Status::open);
  need_.assign(n, 2);
  on_.assign(n, 0);
  label_.assign(n, -1);
  worklist_ = Worklist(n);
  mate_.resize(n);
  std::iota(mate_.begin(), mate_.end(), 0);
  for (Vertex v = 0; v < graph.order(); ++v) open_.push_back(graph.degree(v));
  for (std::size_t p = 0; p < instance.pairs.size(); ++p)
    for (Vertex v : {instance.pairs[p].a, instance.pairs[p].b}) {
      need_[v] = 1;
      label_[v] = static_cast<int>(p);
    }
}

bool Propagator::start() {
  for (Vertex v = 0; v < instance_.graph.order(); ++v) touch(v);
  return settle();
}

bool Propagator::set(Edge e, Status status) {
  if (status_[e] == Status::open) return decide(e, status) && settle();
  return status_[e] == status;
}

bool Propagator::draw(const Links& links) {
  for (Edge e : links)
    if (!set(e, Status::on)) return false;
  return true;
}

bool Propagator::decide(Edge e, Status status) {
  const auto [u, v] = instance_.graph.ends(e);
  status_[e] = status;
  --open_[u];
  --open_[v];
  touch(u);
  touch(v);
  if (status == Status::off) {
    trail_.push_back({e, no_vertex, no_vertex, 0, 0, 0, 0});
    return true;
  }
  const Vertex a = mate_[u], b = mate_[v];
  trail_.push_back({e, a, b, mate_[a], mate_[b], label_[a], label_[b]});
  ++on_[u];
  ++on_[v];
  if (on_[u] > need_[u] || on_[v] > need_[v] || a == v) return false;
  const int label = label_[a] >= 0 ? label_[a] : label_[b];
  if (label_[a] >= 0 && label_[b] >= 0 && label_[a] != label_[b]) return false;
  mate_[a] = b;
  mate_[b] = a;
  label_[a] = label_[b] = label;
  touch(a);
  touch(b);
  return true;
}

void Propagator::roll_back(std::size_t mark) {
  worklist_.clear();
  while (trail_.size() > mark) {
    const Change& change = trail_.back();
    const auto [u, v] = instance_.graph.ends(change.edge);
    ++open_[u];
    ++open_[v];
    if (status_[change.edge] == Status::on) {
      --on_[u];
      --on_[v];
      mate_[change.a] = change.mate_a;
      mate_[change.b] = change.mate_b;
      label_[change.a] = change.label_a;
      label_[change.b] = change.label_b;
    }
    status_[change.edge] = Status::open;
    trail_.pop_back();
  }
}

bool Propagator::look(Vertex v) {
  const int missing = need_[v] - on_[v];
  const auto around = instance_.graph.around(v);
  if (missing > 0 && open_[v] > 0)
    for (const auto& [u, e] : around) {
      if (status_[e] != Status::open) continue;
      // Both are ends of fragments, or u is full and its rule closes the edge.
      const bool loop = mate_[v] == u;
      const bool clash = label_[v] >= 0 && label_[u] >= 0 && label_[v] != label_[u] && on_[u] < need_[u];
      if ((loop || clash) && !decide(e, Status::off)) return false;
    }
  const bool used = need_[v] == 1 || on_[v] > 0 || instance_.rules.cover;
  if (used && open_[v] < missing) return false;
  const bool close = missing == 0 || (!used && open_[v] < missing);
  if (open_[v] == 0 || (!close && !(used && open_[v] == missing))) return true;
  for (const auto& [u, e] : around)
    if (status_[e] == Status::open && !decide(e, close ? Status::off : Status::on)) return false;
  return true;
}

bool Propagator::connected() {
  const Graph& graph = instance_.graph;
  const std::size_t n = graph.order();
  part_.assign(n, -1);
  int parts = 0;
  for (Vertex start = 0; start < graph.order(); ++start) {
    if (part_[start] >= 0 || open_[start] == 0) continue;
    const int part = parts++;
    part_[start] = part;
    stack_.assign(1, start);
    bool ends = false;
    while (!stack_.empty()) {
      const Vertex v = stack_.back();
      stack_.pop_back();
      ends = ends || label_[v] >= 0;
      // A line that comes to one end of a fragment goes on from the other.
      if (const Vertex u = mate_[v]; on_[v] > 0 && on_[v] < need_[v] && part_[u] < 0) {
        part_[u] = part;
        stack_.push_back(u);
      }
      for (const auto& [u, e] : graph.around(v))
        if (status_[e] == Status::open && part_[u] < 0) {
          part_[u] = part;
          stack_.push_back(u);
        }
    }
    if (!ends && instance_.rules.cover) return false;
  }
  for (const Pair& pair : instance_.pairs) {
    const Vertex a = on_[pair.a] > 0 ? mate_[pair.a] : pair.a;
    if (a == pair.b) continue;
    const Vertex b = on_[pair.b] > 0 ? mate_[pair.b] : pair.b;
    if (part_[a] < 0 || part_[a] != part_[b]) return false;
  }
  return true;
}

Links Propagator::links() const {
  Links links;
  for (std::size_t e = 0; e < status_.size(); ++e)
    if (status_[e] == Status::on) links.push_back(static_cast<Edge>(e));
  return links;
}

}  // namespace schlegel::numberlink
