#pragma once
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace schlegel {

/// A simple undirected graph as engines see it: vertices 0..order-1 and the two ends of every edge.
struct EdgeList {
  int order = 0;
  std::vector<std::pair<std::int32_t, std::int32_t>> ends;
};

/// One step of a sweep: an edge is decided. Its two ends live in slots of the frontier.
struct SweepStep {
  std::int32_t edge;
  std::uint8_t slot[2];   ///< of the edge's first and second end
  bool enters[2];         ///< the end is met for the first time
  std::uint16_t left[2];  ///< edges of that end still undecided after this step (cut off at 65535)
  std::uint8_t newer;     ///< which end comes later in the order of vertices; its edges to earlier ones are together
};

/// An order in which all edges are decided one after the other, for a frontier search. A vertex holds a slot from its
/// first edge to its last.
struct Sweep {
  std::vector<SweepStep> steps;
  int slots = 0;       ///< most vertices that are on the frontier at one time
  double cost = 0;     ///< the guessed number of states over all steps
  double peak = 0;     ///< the guessed number before the step that has most
  int last_entry = 0;  ///< the step in which the last vertex enters
};

inline constexpr int max_slots = 250;

/// The sweep of smallest guessed cost among several vertex orders: greedy orders from peripheral vertices,
/// breadth-first orders, the order given. Slots is 0 when none stays within max_slots. O(tries * m * width) for sparse
/// graphs.
Sweep find_sweep(const EdgeList& links);

/// The sweep that takes the vertices in the given order, each with its edges to earlier ones.
Sweep sweep_along(const EdgeList& links, std::span<const std::int32_t> vertices);

}  // namespace schlegel
