#pragma once
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

/// By vertex: whether it is reached from `from` without entering blocked places.
template <class Blocked>
std::vector<char> reachable(const Instance& instance, Vertex from, const Blocked& blocked) {
  std::vector<char> reached(static_cast<std::size_t>(instance.graph.order()), 0);
  std::vector<Vertex> stack{from};
  reached[from] = 1;
  while (!stack.empty()) {
    const Vertex v = stack.back();
    stack.pop_back();
    for (const Neighbour& next : instance.graph.around(v)) {
      if (reached[next.vertex] || blocked(next.vertex)) continue;
      reached[next.vertex] = 1;
      stack.push_back(next.vertex);
    }
  }
  return reached;
}

/// By vertex: the number of its component when blocked places are removed; -1 for those.
template <class Blocked>
std::vector<int> parts(const Instance& instance, const Blocked& blocked) {
  std::vector<int> part(static_cast<std::size_t>(instance.graph.order()), -1);
  std::vector<Vertex> stack;
  int count = 0;
  for (Vertex start = 0; start < instance.graph.order(); ++start) {
    if (part[start] >= 0 || blocked(start)) continue;
    part[start] = count;
    stack.push_back(start);
    while (!stack.empty()) {
      const Vertex v = stack.back();
      stack.pop_back();
      for (const Neighbour& next : instance.graph.around(v)) {
        int& other = part[next.vertex];
        if (other >= 0 || blocked(next.vertex)) continue;
        other = count;
        stack.push_back(next.vertex);
      }
    }
    ++count;
  }
  return part;
}

}  // namespace schlegel::numberlink
