#pragma once
#include <type_traits>
#include <vector>

#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// What drawn links leave to do, read off without any solver: the ends of the unfinished lines and the places taken.
struct OpenEnds {
  struct Open {
    int pair;
    Vertex a, b;  ///< where the line must go on
  };
  std::vector<Open> open;    ///< of the pairs that are not joined
  std::vector<int> owner;    ///< by vertex: the pair whose line is there, or -1
  std::vector<char> closed;  ///< by vertex: on a line and no open end of one
  bool broken = false;       ///< the links are no lines from terminals, or break a rule whatever follows

  OpenEnds(const Instance& instance, const Links& drawn);
};

/// A breadth-first search from `start`: gives it and every vertex reached the mark `mark`, and lists them in `reached`.
/// It enters the vertices whose mark is `free` where may_enter(vertex, edge to it) holds.
template <class Mark, class MayEnter>
void flood(const Graph& graph, Vertex start, std::vector<Vertex>& reached, std::vector<Mark>& marks,
           std::type_identity_t<Mark> free, std::type_identity_t<Mark> mark, const MayEnter& may_enter) {
  reached.assign(1, start);
  marks[start] = mark;
  for (std::size_t i = 0; i < reached.size(); ++i)
    for (const auto& [u, e] : graph.around(reached[i])) {
      if (marks[u] != free || !may_enter(u, e)) continue;
      marks[u] = mark;
      reached.push_back(u);
    }
}

/// By vertex: whether it is reached from `from` without entering blocked places.
template <class Blocked>
std::vector<char> reachable(const Instance& instance, Vertex from, const Blocked& blocked) {
  std::vector<char> reached(instance.graph.order(), 0);
  std::vector<Vertex> all;
  flood(instance.graph, from, all, reached, 0, 1, [&](Vertex v, Edge) { return !blocked(v); });
  return reached;
}

/// By vertex: the number of its component when blocked places are removed; -1 for those.
template <class Blocked>
std::vector<int> parts(const Instance& instance, const Blocked& blocked) {
  std::vector<int> part(instance.graph.order(), -1);
  std::vector<Vertex> members;
  int count = 0;
  for (Vertex start = 0; start < instance.graph.order(); ++start)
    if (part[start] < 0 && !blocked(start))
      flood(instance.graph, start, members, part, -1, count++, [&](Vertex v, Edge) { return !blocked(v); });
  return part;
}

}  // namespace schlegel::numberlink
