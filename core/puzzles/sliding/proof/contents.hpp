#pragma once
#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "puzzles/sliding/sliding.hpp"

namespace schlegel::sliding {

/// By vertex: the home of the token on it.
using Contents = std::vector<Vertex>;

/// A position and its goal as certificates speak of them, with a breadth-first search of its own and nothing of the
/// solver's.
class ProofBoard {
 protected:
  ProofBoard(const Instance& instance, const Sliding::State& state)
      : graph_(instance.graph), instance_(instance), now_(state.at), goal_(state.at.size()) {
    for (std::size_t v = 0; v < goal_.size(); ++v) goal_[v] = static_cast<Vertex>(v);
  }

  Vertex token(std::string_view name) const {
    const auto found = std::find(instance_.tokens.begin(), instance_.tokens.end(), name);
    return found == instance_.tokens.end() ? no_vertex : static_cast<Vertex>(found - instance_.tokens.begin());
  }
  static Vertex vertex_of(const Contents& contents, Vertex token) {
    return static_cast<Vertex>(std::find(contents.begin(), contents.end(), token) - contents.begin());
  }
  /// Vertices reached from `from` without `without`.
  std::vector<Vertex> reached(Vertex from, Vertex without, std::vector<Vertex>* before = nullptr) const {
    std::vector<char> seen(now_.size(), 0);
    std::vector<Vertex> queue{from};
    seen[from] = 1;
    if (before) before->assign(now_.size(), no_vertex);
    for (std::size_t head = 0; head < queue.size(); ++head)
      for (const Neighbour& next : graph_.around(queue[head])) {
        if (next.vertex == without || seen[next.vertex]) continue;
        seen[next.vertex] = 1;
        if (before) (*before)[next.vertex] = queue[head];
        queue.push_back(next.vertex);
      }
    return queue;
  }
  static bool holds(const std::vector<Vertex>& list, Vertex v) {
    return std::find(list.begin(), list.end(), v) != list.end();
  }
  /// The contents once the blank has gone to v by some path; empty when there is none.
  Contents with_blank_at(Contents contents, Vertex v) const {
    std::vector<Vertex> before;
    Vertex blank = vertex_of(contents, instance_.blank_home);
    if (!holds(reached(v, no_vertex, &before), blank)) return {};
    for (; blank != v; blank = before[blank]) std::swap(contents[blank], contents[before[blank]]);
    return contents;
  }
  /// By vertex 0 or 1, neighbours in the piece never alike, and -1 outside; empty unless the piece is connected and
  /// bipartite.
  std::vector<int> two_colours(const std::vector<Vertex>& piece) const {
    constexpr int outside = -1, unknown = 2;
    std::vector<int> colours(now_.size(), outside);
    for (const Vertex v : piece) colours[v] = unknown;
    std::vector<Vertex> queue{piece[0]};
    colours[piece[0]] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head)
      for (const Neighbour& next : graph_.around(queue[head])) {
        int& colour = colours[next.vertex];
        if (colour == unknown) queue.push_back(next.vertex);
        if (colour == unknown) colour = 1 - colours[queue[head]];
        if (colour == colours[queue[head]]) return {};
      }
    return queue.size() == piece.size() ? colours : std::vector<int>();
  }

  const Graph& graph_;
  const Instance& instance_;
  Contents now_, goal_;
};

}  // namespace schlegel::sliding
