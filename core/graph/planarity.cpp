// The left-right test: H. de Fraysseix, P. Rosenstiehl (1982, 1985), after U. Brandes, "The left-right planarity
// test" (2009). A depth first search turns every edge into a tree edge, downwards, or a back edge, upwards. The graph
// is planar if and only if the back edges can be split into left and right ones so that, at every fork of the tree, two
// back edges that start below different branches and return past one another lie on different sides, and two of one
// branch that return past the start of another lie on the same.
//
// Pass 1 (orient) finds for every edge its lowest and second lowest return height, which give the order in which the
// edges out of a vertex are nested. Pass 2 (constrain) goes through the tree in this order with a stack of conflict
// pairs: two intervals of back edges, the left and the right one, each a chain through `reference_` from its high edge
// to its low one, that must be on opposite sides. A new branch merges its pairs into one and pushes conflicting ones
// across; where both intervals conflict, the graph is not planar. What is decided is kept relative: the side of an edge
// is its own sign times that of its reference. Pass 3 (embed) resolves the signs, nests the edges by them, and inserts
// each back edge at its target next to its tree edge. All passes are loops, so that long paths need no
// deep stack.
#include "graph/planarity.hpp"

#include <algorithm>
#include <cassert>

#include "base/index.hpp"

namespace schlegel {
namespace {

// Back edges from high to low by their return height, linked by reference_; empty without a high edge.
struct Interval {
  Edge low = no_edge, high = no_edge;
  bool empty() const { return high == no_edge; }
};

struct ConflictPair {
  Interval left, right;
};

class LeftRight {
 public:
  explicit LeftRight(const Graph& graph)
      : graph_(graph),
        height_(graph.order(), -1),
        parent_(graph.order(), no_edge),
        outgoing_(graph.order()),
        source_(graph.size(), no_vertex),
        low_(graph.size()),
        second_low_(graph.size()),
        depth_(graph.size()),
        reference_(graph.size(), no_edge),
        side_(graph.size(), 1),
        low_edge_(graph.size(), no_edge),
        stack_bottom_(graph.size()) {}

  std::optional<RotationSystem> run() {
    if (graph_.order() > 2 && graph_.size() > 3 * graph_.order() - 6) return std::nullopt;
    for (Vertex v = 0; v < graph_.order(); ++v)
      if (height_[v] < 0) orient(v);
    nest();
    for (Vertex root : roots_)
      if (!constrain(root)) return std::nullopt;
    for (Edge e = 0; e < graph_.size(); ++e) depth_[e] *= sign(e);
    nest();
    return embed();
  }

 private:
  Vertex target(Edge e) const { return graph_.other_end(e, source_[e]); }
  bool is_tree(Edge e) const { return parent_[target(e)] == e; }

  // Pass 1.
  void orient(Vertex root) {
    roots_.push_back(root);
    height_[root] = 0;
    std::vector<std::size_t> next(1, 0);
    std::vector<Vertex> path{root};
    while (!path.empty()) {
      const Vertex v = path.back();
      const auto around = graph_.around(v);
      if (next.back() == around.size()) {
        path.pop_back();
        next.pop_back();
        if (parent_[v] != no_edge) finish_edge(parent_[v]);
        continue;
      }
      const auto [w, e] = around[next.back()++];
      if (source_[e] != no_vertex) continue;
      source_[e] = v;
      outgoing_[v].push_back(e);
      low_[e] = second_low_[e] = height_[v];
      if (height_[w] < 0) {
        parent_[w] = e;
        height_[w] = height_[v] + 1;
        path.push_back(w);
        next.push_back(0);
      } else {
        low_[e] = height_[w];
        finish_edge(e);
      }
    }
  }

  // e is complete: sets its nesting depth, and updates the edge above.
  void finish_edge(Edge e) {
    const Vertex v = source_[e];
    depth_[e] = 2 * low_[e] + (second_low_[e] < height_[v] ? 1 : 0);
    const Edge above = parent_[v];
    if (above == no_edge) return;
    int& low = low_[above];
    int& second = second_low_[above];
    if (low_[e] < low) {
      second = std::min(low, second_low_[e]);
      low = low_[e];
    } else if (low_[e] > low) {
      second = std::min(second, low_[e]);
    } else {
      second = std::min(second, second_low_[e]);
    }
  }

  void nest() {
    for (auto& edges : outgoing_)
      std::stable_sort(edges.begin(), edges.end(), [&](Edge a, Edge b) { return depth_[a] < depth_[b]; });
  }

  // Pass 2.
  bool constrain(Vertex root) {
    std::vector<Vertex> path{root};
    std::vector<std::size_t> next(1, 0);
    bool returning = false;  // to the edge next.back(), whose subtree is done
    while (!path.empty()) {
      const Vertex v = path.back();
      const Edge above = parent_[v];
      if (next.back() == outgoing_[v].size()) {
        path.pop_back();
        next.pop_back();
        if (above != no_edge) remove_back_edges(above);
        returning = true;
        continue;
      }
      const Edge e = outgoing_[v][next.back()];
      if (!returning) {
        stack_bottom_[e] = pairs_.size();
        if (is_tree(e)) {
          path.push_back(target(e));
          next.push_back(0);
          continue;
        }
        low_edge_[e] = e;
        pairs_.push_back({{}, {e, e}});
      }
      returning = false;
      if (low_[e] < height_[v]) {
        if (next.back() == 0)
          low_edge_[above] = low_edge_[e];
        else if (!add_constraints(e, above))
          return false;
      }
      ++next.back();
    }
    return true;
  }

  bool conflicting(const Interval& interval, Edge e) const {
    return !interval.empty() && low_[interval.high] > low_[e];
  }

  // Appends the lower interval to the upper one.
  void append(Interval& upper, const Interval& lower) {
    if (upper.empty())
      upper.high = lower.high;
    else
      reference_[upper.low] = lower.high;
    upper.low = lower.low;
  }

  bool add_constraints(Edge e, Edge above) {
    ConflictPair merged;
    // The return edges of e go to the right.
    do {
      ConflictPair pair = pairs_.back();
      pairs_.pop_back();
      if (!pair.left.empty()) std::swap(pair.left, pair.right);
      if (!pair.left.empty()) return false;
      if (low_[pair.right.low] > low_[above]) {
        append(merged.right, pair.right);
      } else {
        reference_[pair.right.low] = low_edge_[above];
      }
    } while (pairs_.size() > stack_bottom_[e]);
    // The return edges of earlier branches that conflict with e go to the left.
    while (!pairs_.empty() && (conflicting(pairs_.back().left, e) || conflicting(pairs_.back().right, e))) {
      ConflictPair pair = pairs_.back();
      pairs_.pop_back();
      if (conflicting(pair.right, e)) std::swap(pair.left, pair.right);
      if (conflicting(pair.right, e)) return false;
      if (!pair.right.empty()) append(merged.right, pair.right);
      append(merged.left, pair.left);
    }
    if (!merged.left.empty() || !merged.right.empty()) pairs_.push_back(merged);
    return true;
  }

  int lowest(const ConflictPair& pair) const {
    if (pair.left.empty()) return low_[pair.right.low];
    if (pair.right.empty()) return low_[pair.left.low];
    return std::min(low_[pair.left.low], low_[pair.right.low]);
  }

  // Takes the edges that return to u out of one side of a pair; when that empties it, its last edge refers to the
  // other.
  void trim(Interval& interval, const Interval& other, Vertex u) {
    while (!interval.empty() && target(interval.high) == u) interval.high = reference_[interval.high];
    if (!interval.empty() || interval.low == no_edge) return;
    reference_[interval.low] = other.low;
    side_[interval.low] = -1;
    interval.low = no_edge;
  }

  // The tree edge e from u has been passed upwards: back edges that end at u are settled.
  void remove_back_edges(Edge e) {
    const Vertex u = source_[e];
    while (!pairs_.empty() && lowest(pairs_.back()) == height_[u]) {
      if (pairs_.back().left.low != no_edge) side_[pairs_.back().left.low] = -1;
      pairs_.pop_back();
    }
    if (!pairs_.empty()) {
      ConflictPair& pair = pairs_.back();
      trim(pair.left, pair.right, u);
      trim(pair.right, pair.left, u);
    }
    if (low_[e] >= height_[u]) return;
    const Edge left = pairs_.back().left.high, right = pairs_.back().right.high;
    const bool by_left = left != no_edge && (right == no_edge || low_[left] > low_[right]);
    reference_[e] = by_left ? left : right;
  }

  // The final side of e: the product of the signs along its references.
  int sign(Edge e) {
    std::vector<Edge> chain{e};
    while (reference_[chain.back()] != no_edge) chain.push_back(reference_[chain.back()]);
    int product = 1;
    for (auto link = chain.rbegin(); link != chain.rend(); ++link) {
      product = side_[*link] *= product;
      reference_[*link] = no_edge;
    }
    return product;
  }

  // Pass 3. The darts round each vertex are a ring: dart 2e leaves the source of e, 2e + 1 its target.
  std::optional<RotationSystem> embed() {
    const std::size_t darts = 2 * graph_.size();
    after_.assign(darts, -1);
    before_.assign(darts, -1);
    first_.assign(graph_.order(), -1);
    for (Vertex v = 0; v < graph_.order(); ++v) {
      int last = -1;
      for (Edge e : outgoing_[v]) {
        insert_after(v, last, 2 * e);
        last = 2 * e;
      }
    }
    std::vector<int> left(graph_.order(), -1), right(left);  // at a vertex: where back edges from below go next
    for (Vertex root : roots_) {
      std::vector<Vertex> path{root};
      std::vector<std::size_t> next(1, 0);
      while (!path.empty()) {
        const Vertex v = path.back();
        if (next.back() == outgoing_[v].size()) {
          path.pop_back();
          next.pop_back();
          continue;
        }
        const Edge e = outgoing_[v][next.back()++];
        const Vertex w = target(e);
        if (is_tree(e)) {
          insert_before(w, first_[w], 2 * e + 1);
          first_[w] = 2 * e + 1;
          left[v] = right[v] = 2 * e;
          path.push_back(w);
          next.push_back(0);
        } else if (side_[e] > 0) {
          insert_after(w, right[w], 2 * e + 1);
        } else {
          insert_before(w, left[w], 2 * e + 1);
          left[w] = 2 * e + 1;
        }
      }
    }
    return rotation();
  }

  // Inserts the dart into the ring of v after `place`; without a place the ring must be empty.
  void insert_after(Vertex v, int place, int dart) {
    if (place < 0) {
      assert(first_[v] < 0);
      first_[v] = after_[dart] = before_[dart] = dart;
      return;
    }
    const int following = after_[place];
    after_[place] = dart;
    before_[dart] = place;
    after_[dart] = following;
    before_[following] = dart;
  }

  void insert_before(Vertex v, int place, int dart) { insert_after(v, place < 0 ? -1 : before_[place], dart); }

  RotationSystem rotation() const {
    RotationSystem rotation(at(graph_.order()));
    for (Vertex v = 0; v < graph_.order(); ++v) {
      int dart = first_[v];
      for (int left = graph_.degree(v); left > 0; --left, dart = after_[dart])
        rotation[v].push_back(dart % 2 == 0 ? target(dart / 2) : source_[dart / 2]);
    }
    return rotation;
  }

  const Graph& graph_;
  std::vector<Vertex> roots_;
  std::vector<int> height_;   // of vertices in the search tree; -1: not found yet
  std::vector<Edge> parent_;  // the tree edge into a vertex
  std::vector<std::vector<Edge>> outgoing_;
  std::vector<Vertex> source_;  // of edges, no_vertex until oriented
  std::vector<int> low_, second_low_;
  std::vector<int> depth_;  // the order of nesting
  std::vector<Edge> reference_;
  std::vector<int> side_;
  std::vector<Edge> low_edge_;             // the back edge with which an edge returns lowest
  std::vector<std::size_t> stack_bottom_;  // the height of pairs_ when an edge was entered
  std::vector<ConflictPair> pairs_;
  std::vector<int> after_, before_, first_;
};

}  // namespace

std::optional<RotationSystem> planar_embedding(const Graph& graph) { return LeftRight(graph).run(); }

}  // namespace schlegel
