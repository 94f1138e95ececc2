#include "graph/graph.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "base/random.hpp"
#include "base/text.hpp"

namespace schlegel {

static std::string without_case(std::string_view name) {
  std::string out(name);
  for (char& c : out) c = to_lower(c);
  return out;
}

Edge Graph::edge_between(Vertex u, Vertex v) const {
  const auto near = around(u);
  const auto at = std::lower_bound(near.begin(), near.end(), v,
                                   [](const Neighbour& neighbour, Vertex wanted) { return neighbour.vertex < wanted; });
  return at != near.end() && at->vertex == v ? at->edge : no_edge;
}

std::vector<int> Graph::distances(Vertex v) const {
  std::vector<int> distance(static_cast<std::size_t>(order()), -1);
  std::vector<Vertex> queue{v};
  queue.reserve(distance.size());
  distance[v] = 0;
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const int here = distance[queue[next]];
    for (const Neighbour& neighbour : around(queue[next])) {
      int& there = distance[neighbour.vertex];
      if (there >= 0) continue;
      there = here + 1;
      queue.push_back(neighbour.vertex);
    }
  }
  return distance;
}

Vertex Graph::find(std::string_view wanted) const {
  const auto exact = std::lower_bound(by_name_.begin(), by_name_.end(), wanted,
                                      [&](Vertex v, std::string_view key) { return name(v) < key; });
  if (exact != by_name_.end() && name(*exact) == wanted) return *exact;

  const std::string key = without_case(wanted);
  const auto first = std::lower_bound(by_folded_name_.begin(), by_folded_name_.end(), key,
                                      [&](Vertex v, const std::string& k) { return without_case(name(v)) < k; });
  const auto matches = [&](auto at) { return at != by_folded_name_.end() && without_case(name(*at)) == key; };
  return matches(first) && !matches(first + 1) ? *first : no_vertex;
}

std::size_t GraphBuilder::name_slot_of(std::string_view wanted, std::size_t hash) const {
  const std::size_t mask = name_slots_.size() - 1;
  std::size_t slot = hash & mask;
  const auto differs = [&](Vertex v) { return hashes_[v] != hash || name(v) != wanted; };
  while (name_slots_[slot] != no_vertex && differs(name_slots_[slot])) slot = (slot + 1) & mask;
  return slot;
}

void GraphBuilder::grow_name_slots() {
  name_slots_.assign(std::max<std::size_t>(64, name_slots_.size() * 4), no_vertex);
  const std::size_t mask = name_slots_.size() - 1;
  for (Vertex v = 0; v < order(); ++v) {
    std::size_t slot = hashes_[v] & mask;
    while (name_slots_[slot] != no_vertex) slot = (slot + 1) & mask;
    name_slots_[slot] = v;
  }
}

Vertex GraphBuilder::add_vertex(std::string name) {
  const auto v = static_cast<Vertex>(graph_.names_.size());
  const std::size_t hash = std::hash<std::string_view>()(name);
  if (name_slots_.size() < 2 * graph_.names_.size() + 2) grow_name_slots();
  Vertex& slot = name_slots_[name_slot_of(name, hash)];
  assert(slot == no_vertex);
  slot = v;
  hashes_.push_back(hash);
  graph_.names_.push_back(std::move(name));
  return v;
}

Vertex GraphBuilder::vertex(std::string_view name) {
  const Vertex known = find(name);
  return known == no_vertex ? add_vertex(std::string(name)) : known;
}

Vertex GraphBuilder::find(std::string_view name) const {
  return name_slots_.empty() ? no_vertex : name_slots_[name_slot_of(name, std::hash<std::string_view>()(name))];
}

std::size_t GraphBuilder::slot_of(Vertex u, Vertex v) const {
  const std::uint64_t key = (static_cast<std::uint64_t>(u) << 32) | static_cast<std::uint32_t>(v);
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = static_cast<std::size_t>(Random(key).next()) & mask;
  while (slots_[slot] != no_edge && graph_.ends(slots_[slot]) != std::pair(u, v)) slot = (slot + 1) & mask;
  return slot;
}

void GraphBuilder::grow_slots() {
  slots_.assign(std::max<std::size_t>(64, slots_.size() * 2), no_edge);
  for (Edge e = 0; e < size(); ++e) {
    const auto [u, v] = graph_.ends(e);
    slots_[slot_of(u, v)] = e;
  }
}

bool GraphBuilder::add_edge(Vertex u, Vertex v) {
  if (u == v) return false;
  if (u > v) std::swap(u, v);
  assert(u >= 0 && v < order());
  if (slots_.size() < 2 * graph_.ends_.size() + 2) grow_slots();
  Edge& slot = slots_[slot_of(u, v)];
  if (slot != no_edge) return false;
  slot = static_cast<Edge>(graph_.ends_.size());
  graph_.ends_.emplace_back(u, v);
  return true;
}

Edge GraphBuilder::edge_between(Vertex u, Vertex v) const {
  return slots_.empty() ? no_edge : slots_[slot_of(std::min(u, v), std::max(u, v))];
}

void GraphBuilder::set_plane(std::vector<Point2> plane) { graph_.plane_ = std::move(plane); }

void GraphBuilder::set_space(std::vector<Point3> space, std::vector<std::vector<Vertex>> faces) {
  graph_.space_ = std::move(space);
  graph_.faces_ = std::move(faces);
}

Graph GraphBuilder::build() && {
  Graph& g = graph_;
  const auto n = g.names_.size();
  assert(g.plane_.empty() || g.plane_.size() == n);
  assert(g.space_.empty() || g.space_.size() == n);

  g.first_.assign(n + 1, 0);
  for (const auto& [u, v] : g.ends_) {
    ++g.first_[static_cast<std::size_t>(u) + 1];
    ++g.first_[static_cast<std::size_t>(v) + 1];
  }
  std::partial_sum(g.first_.begin(), g.first_.end(), g.first_.begin());
  g.around_.resize(2 * g.ends_.size());
  std::vector<std::int32_t> next(g.first_.begin(), g.first_.end() - 1);
  const auto put = [&](Vertex at, Vertex neighbour, Edge e) { g.around_[next[at]++] = {neighbour, e}; };
  for (Edge e = 0; e < g.size(); ++e) {
    const auto [u, v] = g.ends(e);
    put(u, v, e);
    put(v, u, e);
  }
  for (std::size_t v = 0; v < n; ++v)
    std::sort(g.around_.begin() + g.first_[v], g.around_.begin() + g.first_[v + 1],
              [](const Neighbour& a, const Neighbour& b) { return a.vertex < b.vertex; });

  g.by_name_.resize(n);
  std::iota(g.by_name_.begin(), g.by_name_.end(), 0);
  std::sort(g.by_name_.begin(), g.by_name_.end(), [&](Vertex a, Vertex b) { return g.name(a) < g.name(b); });
  std::vector<std::string> keys(n);
  for (std::size_t v = 0; v < n; ++v) keys[v] = without_case(g.names_[v]);
  g.by_folded_name_ = g.by_name_;
  std::stable_sort(g.by_folded_name_.begin(), g.by_folded_name_.end(),
                   [&](Vertex a, Vertex b) { return keys[a] < keys[b]; });
  return std::move(graph_);
}

}  // namespace schlegel
