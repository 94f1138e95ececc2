#include "puzzles/sliding/solve/solution_set.hpp"

#include <algorithm>

namespace schlegel::sliding {

bool SolutionSet::each(const std::function<bool(const Walk&)>& sink) const {
  struct Place {
    std::uint32_t node;
    std::size_t arc;
  };
  for (const Root& root : roots_) {
    Walk walk;
    std::vector<Place> stack{{root.node, 0}};
    while (!stack.empty()) {
      Place& place = stack.back();
      const Node& node = nodes_[place.node];
      if (place.node == 0 && !sink(walk)) return false;
      if (place.arc == node.arcs.size()) {
        stack.pop_back();
        if (!walk.empty()) walk.pop_back();
        continue;
      }
      const Arc& arc = node.arcs[place.arc++];
      walk.push_back(arc.to);
      stack.push_back({arc.node, 0});
    }
  }
  return true;
}

Walk SolutionSet::nth(Count index) const {
  Walk walk;
  for (const Root& root : roots_) {
    if (index >= nodes_[root.node].ways) {
      index -= nodes_[root.node].ways;
      continue;
    }
    for (std::uint32_t at = root.node; at != 0;)
      for (const Arc& arc : nodes_[at].arcs) {
        if (index >= nodes_[arc.node].ways) {
          index -= nodes_[arc.node].ways;
          continue;
        }
        walk.push_back(arc.to);
        at = arc.node;
        break;
      }
    break;
  }
  return walk;
}

Walk SolutionSet::random(Random& random) const {
  const auto bits = static_cast<unsigned>(msb(count_)) + 1;
  for (;;) {
    // The highest piece first and only as many bits of it as needed.
    const unsigned top = (bits - 1) % 64 + 1;
    Count draw = random.next() >> (64 - top);
    for (unsigned have = top; have < bits; have += 64) draw = (draw << 64) | random.next();
    if (draw < count_) return nth(draw);
  }
}

// Nodes are numbered after those their arcs lead to. An arrangement is one node, so the blank's vertex is the node's.
double SolutionSet::chance(const Board& board, Vertex blank) const {
  const std::uint32_t root = roots_[0].node;
  std::vector<Vertex> vertex(nodes_.size(), no_vertex);
  vertex[root] = blank;
  for (std::uint32_t node = root; node > 0; --node)
    if (vertex[node] != no_vertex)
      for (const Arc& arc : nodes_[node].arcs) vertex[arc.node] = arc.to;
  std::vector<double> chances(nodes_.size(), 1);
  for (std::uint32_t node = 1; node <= root; ++node) {
    if (vertex[node] == no_vertex) continue;
    double sum = 0;
    for (const Arc& arc : nodes_[node].arcs) sum += chances[arc.node];
    chances[node] = sum / std::max({1, board.degree(vertex[node]) - 1, static_cast<int>(nodes_[node].arcs.size())});
  }
  return chances[root];
}

std::vector<std::pair<int, Count>> SolutionSet::by_length() const {
  std::vector<std::pair<int, Count>> lengths;
  for (const Root& root : roots_) lengths.emplace_back(root.length, nodes_[root.node].ways);
  return lengths;
}

}  // namespace schlegel::sliding
