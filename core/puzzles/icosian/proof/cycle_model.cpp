#include "puzzles/icosian/proof/cycle_model.hpp"

#include <algorithm>

#include "base/index.hpp"

namespace schlegel::icosian {
CycleModel::CycleModel(const Instance& instance) {
  const int n = instance.graph.order();
  order = instance.closed ? n : n + 1;
  for (Edge e = 0; e < instance.graph.size(); ++e)
    lines.push_back({instance.graph.ends(e).first, instance.graph.ends(e).second});
  if (!instance.closed)
    for (Vertex v = 0; v < n; ++v) lines.push_back({v, n});
  at_vertex.resize(order);
  for (Vertex v = 0; v < n; ++v) at_vertex[v].reserve(at(instance.graph.degree(v) + order - n));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    at_vertex[lines[i].u].push_back(static_cast<int>(i));
    at_vertex[lines[i].v].push_back(static_cast<int>(i));
  }
  for (const Edge e : instance.forbidden) lines[e].closed = true;
  for (const Edge e : instance.required) lines[e].set = true;
  std::vector<bool> seen(n, false);
  for (std::size_t i = 0; i < instance.opening.size(); ++i) {
    const Vertex v = instance.opening[i];
    if (seen[v]) broken = true;
    seen[v] = true;
    if (i == 0) continue;
    const Edge e = instance.graph.edge_between(instance.opening[i - 1], v);
    if (e == no_edge || lines[e].closed) {
      broken = true;
    } else {
      lines[e].set = true;
    }
  }
  if (!instance.closed && !instance.opening.empty()) lines[instance.graph.size() + instance.opening[0]].set = true;
  for (const Line& line : lines) contradicts = contradicts || (line.set && line.closed);
}

int CycleModel::set_at(Vertex v) const {
  const auto& list = at_vertex[v];
  return static_cast<int>(std::count_if(list.begin(), list.end(), [&](int i) { return lines[i].set; }));
}

void CycleModel::close_unusable() {
  std::vector<int> set(order, 0);
  for (Vertex v = 0; v < order; ++v) set[v] = set_at(v);
  for (Line& line : lines)
    if (!line.set && (set[line.u] >= 2 || set[line.v] >= 2)) line.closed = true;
}

int CycleModel::open_at(Vertex v) const {
  const auto& list = at_vertex[v];
  return static_cast<int>(std::count_if(list.begin(), list.end(), [&](int i) { return !lines[i].closed; }));
}

std::vector<Vertex> CycleModel::chain(Vertex v) const {
  std::vector<Vertex> found{v};
  int last = -1;
  for (Vertex w = v;;) {
    int way = -1;
    for (const int i : at_vertex[w])
      if (lines[i].set && i != last) way = i;
    if (way < 0) return found;
    w = lines[way].other(w);
    if (w == v || static_cast<int>(found.size()) > order) return found;
    found.push_back(w);
    last = way;
  }
}

std::vector<std::vector<Vertex>> pieces_without(const CycleModel& model, const std::vector<bool>& gone) {
  return pieces_without(model, gone, [&](int i) { return !model.lines[i].closed; });
}

Forcing force(CycleModel given) {
  using End = Forcing::End;
  Forcing forcing{End::open, no_vertex, {}, std::move(given)};
  CycleModel& model = forcing.model;
  const auto fails = [&](End end, Vertex where) {
    forcing.end = end;
    forcing.where = where;
    return forcing;
  };
  if (model.contradicts || model.broken) return fails(End::broken, no_vertex);
  const std::size_t most_rounds = 1 + 20'000'000 / (model.lines.size() + 1);
  std::size_t round = 0;
  for (bool changed = true; changed;) {
    changed = false;
    if (++round > most_rounds) return fails(End::tired, no_vertex);
    for (Vertex v = 0; v < model.order; ++v) {
      const int set = model.set_at(v);
      const int open = model.open_at(v);
      if (set > 2) return fails(End::crowded, v);
      if (open < 2) return fails(End::stranded, v);
      if (open == 2 && set < 2)
        for (const int i : model.at_vertex[v])
          if (!model.lines[i].closed && !model.lines[i].set) {
            model.lines[i].set = changed = true;
            forcing.drawn.push_back(i);
          }
      if (model.set_at(v) == 2 && open > 2)
        for (const int i : model.at_vertex[v])
          if (!model.lines[i].set && !model.lines[i].closed) model.lines[i].closed = changed = true;
    }
    std::vector<bool> seen(model.order, false);
    for (Vertex v = 0; v < model.order; ++v) {
      if (model.set_at(v) > 2) return fails(End::crowded, v);
      if (seen[v] || model.set_at(v) != 1) continue;
      const std::vector<Vertex> chain = model.chain(v);
      for (const Vertex w : chain) seen[w] = true;
      if (static_cast<int>(chain.size()) == model.order || chain.size() < 3) continue;
      for (const int i : model.at_vertex[v]) {
        auto& line = model.lines[i];
        if (line.other(v) == chain.back() && !line.closed && !line.set) line.closed = changed = true;
      }
    }
    for (Vertex v = 0; v < model.order; ++v) {
      if (seen[v] || model.set_at(v) != 2) continue;
      const std::vector<Vertex> chain = model.chain(v);  // no end was found from outside: a cycle
      for (const Vertex w : chain) seen[w] = true;
      if (static_cast<int>(chain.size()) < model.order) return fails(End::cycle, v);
    }
  }
  return forcing;
}

}  // namespace schlegel::icosian
