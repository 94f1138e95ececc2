#pragma once
#include <algorithm>
#include <vector>

#include "base/index.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// Finds blocks and cut vertices in a part of a graph by depth-first search (Hopcroft and Tarjan, Comm. ACM 16, 1973),
/// with an explicit stack, whose memory is reused. low[v] is the earliest vertex, by time of discovery, that the
/// subtree of v reaches with one edge beyond the tree. If low[v] is not before p when the search returns from v to p,
/// nothing under v leads around p: the edges since (p, v) are a block. O(n + m).
class BlockSearch {
 public:
  /// The visitor selects the part and receives what is found:
  ///   has(v), has_edge(e)   true if the vertex or edge is in the part
  ///   enter(v, e)   v is reached over e, or over no_edge at the start of a component
  ///   edge(e)   each edge once, before its other vertex is entered
  ///   block(p, e)   the edges since e, which leads away from p, are a block
  /// The graph is a Graph, or a type with the functions used here; it may have parallel edges.
  template <class GraphLike, class Visitor>
  void run(const GraphLike& graph, Visitor&& visitor) {
    clear(graph.order());
    for (Vertex root = 0; root < graph.order(); ++root)
      if (found_[root] == 0 && visitor.has(root)) search_from(root, graph, visitor);
  }
  /// Searches only what can be reached from one vertex of the part.
  template <class GraphLike, class Visitor>
  void run_from(Vertex root, const GraphLike& graph, Visitor&& visitor) {
    clear(graph.order());
    search_from(root, graph, visitor);
  }
  /// Returns the number of components of the part. cuts[v] becomes the number of pieces of its component without v: one
  /// for each block below v in the search tree, and one above.
  template <class GraphLike, class Has, class HasEdge>
  int pieces(const GraphLike& graph, Has has, HasEdge has_edge, std::vector<int>& cuts) {
    struct Counter {
      Has has;
      HasEdge has_edge;
      std::vector<int>& cuts;
      int components = 0;
      void enter(Vertex v, Edge from) { ++(from == no_edge ? components : cuts[v]); }
      static void edge(Edge) {}
      void block(Vertex parent, Edge) { ++cuts[parent]; }
    };
    cuts.assign(graph.order(), 0);
    Counter counter{has, has_edge, cuts};
    run(graph, counter);
    return counter.components;
  }

 private:
  struct Frame {
    Vertex vertex;
    Edge from;
  };

  void clear(int order) {
    found_.assign(order, 0);
    low_ = next_ = found_;
    path_.clear();
    time_ = 0;
  }

  template <class Visitor>
  void discover(Vertex v, Edge from, Visitor& visitor) {
    found_[v] = low_[v] = ++time_;
    path_.push_back({v, from});
    visitor.enter(v, from);
  }

  template <class GraphLike, class Visitor>
  void search_from(Vertex root, const GraphLike& graph, Visitor& visitor) {
    discover(root, no_edge, visitor);
    while (!path_.empty()) {
      const auto [v, from] = path_.back();
      const auto around = graph.around(v);
      if (next_[v] == static_cast<int>(around.size())) {
        path_.pop_back();
        if (from == no_edge) continue;
        const Vertex parent = path_.back().vertex;
        low_[parent] = std::min(low_[parent], low_[v]);
        if (low_[v] >= found_[parent]) visitor.block(parent, from);
        continue;
      }
      const auto [u, e] = around[next_[v]++];
      if (e == from || !visitor.has_edge(e) || !visitor.has(u)) continue;
      if (found_[u] == 0) {
        visitor.edge(e);
        discover(u, e, visitor);
      } else if (found_[u] < found_[v]) {
        visitor.edge(e);
        low_[v] = std::min(low_[v], found_[u]);
      }
    }
  }

  std::vector<int> found_, low_,
      next_;  // by vertex: time of discovery (0: not yet), see above, next neighbour
  std::vector<Frame> path_;
  int time_ = 0;
};

}  // namespace schlegel
