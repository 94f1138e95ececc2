#include "puzzles/numberlink/generate/path_partition.hpp"

#include "puzzles/numberlink/numberlink.hpp"

namespace schlegel::numberlink {

PathPartition::PathPartition(const Graph& graph)
    : graph_(graph), links_(graph.order(), {no_vertex, no_vertex}), line_(graph.order()) {
  for (Vertex v = 0; v < graph.order(); ++v) {
    line_[v] = v;
    lines_.push_back({v, v, 1});
  }
}

Links PathPartition::links() const {
  Links links;
  for (Edge e = 0; e < graph_.size(); ++e) {
    const auto [u, v] = graph_.ends(e);
    if (links_[u][0] == v || links_[u][1] == v) links.push_back(e);
  }
  return links;
}

std::span<const Vertex> PathPartition::part(Vertex v, Vertex cut) {
  part_.clear();
  for (Vertex before = cut, here = v; here != no_vertex;) {
    part_.push_back(here);
    const auto& links = links_[here];
    before = std::exchange(here, links[links[0] == before ? 1 : 0]);
  }
  return part_;
}

bool PathPartition::would_touch(Vertex end, Vertex v, std::span<const Vertex> part) const {
  const int line = line_[end];
  for (Vertex taken : part)
    for (const Neighbour& beside : graph_.around(taken))
      if (line_[beside.vertex] == line && !(taken == v && beside.vertex == end)) return true;
  return false;
}

void PathPartition::take_over(Vertex end, Vertex v, Vertex cut) {
  const int from = line_[v], to = line_[end];
  part(v, cut);
  const Vertex far = part_.back();
  const int places = static_cast<int>(part_.size());
  for (Vertex taken : part_) line_[taken] = to;
  if (cut != no_vertex) remove_link(links_, v, cut);
  add_link(links_, end, v);
  Line& longer = lines_[to];
  (longer.a == end ? longer.a : longer.b) = far;
  longer.places += places;
  if (cut == no_vertex) {
    drop(from);
    return;
  }
  Line& shorter = lines_[from];
  (shorter.a == far ? shorter.a : shorter.b) = cut;
  shorter.places -= places;
}

void PathPartition::cut(Vertex u, Vertex v) {
  part(v, u);
  const Vertex far = part_.back();
  const int places = static_cast<int>(part_.size());
  for (Vertex taken : part_) line_[taken] = static_cast<int>(lines_.size());
  Line& shorter = lines_[line_[u]];
  (shorter.a == far ? shorter.a : shorter.b) = u;
  shorter.places -= places;
  lines_.push_back({v, far, places});
  remove_link(links_, u, v);
}

/// The last line takes the number of one that is gone.
void PathPartition::drop(int line) {
  const Line last = lines_.back();
  lines_.pop_back();
  if (line == static_cast<int>(lines_.size())) return;
  lines_[line] = last;
  for (Vertex v : part(last.a, no_vertex)) line_[v] = line;
}

}  // namespace schlegel::numberlink
