#include "puzzles/numberlink/solve/propagator.hpp"

#include <numeric>

namespace schlegel::numberlink {

Propagator::Propagator(const Instance& instance) : instance_(instance) {
  const Graph& graph = instance.graph;
  const std::size_t n = at(graph.order());
  status_.assign(at(graph.size()), Status::open);
  need_.assign(n, 2);
  on_.assign(n, 0);
  label_.assign(n, -1);
  agenda_ = Agenda(n);
  mate_.resize(n);
  std::iota(mate_.begin(), mate_.end(), 0);
  for (Vertex v = 0; v < graph.order(); ++v) open_.push_back(graph.degree(v));
  for (std::size_t p = 0; p < instance.pairs.size(); ++p)
    for (Vertex v : {instance.pairs[p].a, instance.pairs[p].b}) {
      need_[at(v)] = 1;
      label_[at(v)] = static_cast<int>(p);
    }
}

bool Propagator::start() {
  for (Vertex v = 0; v < instance_.graph.order(); ++v) touch(v);
  return settle();
}

bool Propagator::set(Edge e, Status status) {
  if (status_[at(e)] == Status::open) return decide(e, status) && settle();
  return status_[at(e)] == status;
}

bool Propagator::draw(const Links& links) {
  for (Edge e : links)
    if (!set(e, Status::on)) return false;
  return true;
}

bool Propagator::decide(Edge e, Status status) {
  const auto [u, v] = instance_.graph.ends(e);
  status_[at(e)] = status;
  --open_[at(u)];
  --open_[at(v)];
  touch(u);
  touch(v);
  if (status == Status::off) {
    trail_.push_back({e, no_vertex, no_vertex, 0, 0, 0, 0});
    return true;
  }
  const Vertex a = mate_[at(u)], b = mate_[at(v)];
  trail_.push_back({e, a, b, mate_[at(a)], mate_[at(b)], label_[at(a)], label_[at(b)]});
  ++on_[at(u)];
  ++on_[at(v)];
  if (on_[at(u)] > need_[at(u)] || on_[at(v)] > need_[at(v)] || a == v) return false;
  const int label = label_[at(a)] >= 0 ? label_[at(a)] : label_[at(b)];
  if (label_[at(a)] >= 0 && label_[at(b)] >= 0 && label_[at(a)] != label_[at(b)]) return false;
  mate_[at(a)] = b;
  mate_[at(b)] = a;
  label_[at(a)] = label_[at(b)] = label;
  touch(a);
  touch(b);
  return true;
}

void Propagator::roll_back(std::size_t mark) {
  agenda_.clear();
  while (trail_.size() > mark) {
    const Change& change = trail_.back();
    const auto [u, v] = instance_.graph.ends(change.edge);
    ++open_[at(u)];
    ++open_[at(v)];
    if (status_[at(change.edge)] == Status::on) {
      --on_[at(u)];
      --on_[at(v)];
      mate_[at(change.a)] = change.mate_a;
      mate_[at(change.b)] = change.mate_b;
      label_[at(change.a)] = change.label_a;
      label_[at(change.b)] = change.label_b;
    }
    status_[at(change.edge)] = Status::open;
    trail_.pop_back();
  }
}

bool Propagator::look(Vertex v) {
  const int missing = need_[at(v)] - on_[at(v)];
  const auto around = instance_.graph.around(v);
  if (missing > 0 && open_[at(v)] > 0)
    for (const auto& [u, e] : around) {
      if (status_[at(e)] != Status::open) continue;
      // Both are ends of fragments, or u is full and its rule closes the edge.
      const bool loop = mate_[at(v)] == u;
      const bool clash =
          label_[at(v)] >= 0 && label_[at(u)] >= 0 && label_[at(v)] != label_[at(u)] && on_[at(u)] < need_[at(u)];
      if ((loop || clash) && !decide(e, Status::off)) return false;
    }
  const bool used = need_[at(v)] == 1 || on_[at(v)] > 0 || instance_.rules.cover;
  if (used && open_[at(v)] < missing) return false;
  const bool close = missing == 0 || (!used && open_[at(v)] < missing);
  if (open_[at(v)] == 0 || (!close && !(used && open_[at(v)] == missing))) return true;
  for (const auto& [u, e] : around)
    if (status_[at(e)] == Status::open && !decide(e, close ? Status::off : Status::on)) return false;
  return true;
}

bool Propagator::connected() {
  const Graph& graph = instance_.graph;
  const std::size_t n = at(graph.order());
  part_.assign(n, -1);
  int parts = 0;
  for (Vertex start = 0; start < graph.order(); ++start) {
    if (part_[at(start)] >= 0 || open_[at(start)] == 0) continue;
    const int part = parts++;
    part_[at(start)] = part;
    stack_.assign(1, start);
    bool ends = false;
    while (!stack_.empty()) {
      const Vertex v = stack_.back();
      stack_.pop_back();
      ends = ends || label_[at(v)] >= 0;
      // A line that comes to one end of a fragment goes on from the other.
      if (const Vertex u = mate_[at(v)]; on_[at(v)] > 0 && on_[at(v)] < need_[at(v)] && part_[at(u)] < 0) {
        part_[at(u)] = part;
        stack_.push_back(u);
      }
      for (const auto& [u, e] : graph.around(v))
        if (status_[at(e)] == Status::open && part_[at(u)] < 0) {
          part_[at(u)] = part;
          stack_.push_back(u);
        }
    }
    if (!ends && instance_.rules.cover) return false;
  }
  for (const Pair& pair : instance_.pairs) {
    const Vertex a = on_[at(pair.a)] > 0 ? mate_[at(pair.a)] : pair.a;
    if (a == pair.b) continue;
    const Vertex b = on_[at(pair.b)] > 0 ? mate_[at(pair.b)] : pair.b;
    if (part_[at(a)] < 0 || part_[at(a)] != part_[at(b)]) return false;
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
