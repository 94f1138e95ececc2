#pragma once
#include <string>
#include <vector>

#include "graph/graph_instance.hpp"

namespace schlegel::icosian {

/// Visit every vertex of the graph once, beginning with the opening, and (closed) return to the first one.
///
/// What is counted: closed, the Hamiltonian cycles that run through the opening in its order (one without two holes set
/// fixes no direction, so a cycle and its reverse are one); open, the Hamiltonian paths that start with the opening
/// (without an opening a path and its reverse are one). A single vertex and a single edge have no closed tour.
struct Instance : GraphInstance {
  std::vector<Vertex> opening;   ///< a path in the graph, possibly empty
  bool closed = true;            ///< a tour comes back to its first vertex
  std::vector<Edge> required;    ///< edges every tour must use
  std::vector<Edge> forbidden;   ///< edges no tour may use
  int set_by_first = 0;          ///< two players: so many holes are set by the first and then stay; 0: one player
  std::string format = "names";  ///< how solutions are written: names, prolog, tsplib
};

/// All vertices in the order of the visit; a closed tour does not repeat the first one.
using Tour = std::vector<Vertex>;

/// Whether the name of a hole could be taken for the number of a peg.
bool has_numbered_holes(const Graph& graph);
/// What the board shows at a hole: the number of its peg on this path, unless holes are named by numbers; else its
/// name.
std::string seen_name(const Graph& graph, std::span<const Vertex> path, Vertex v);

}  // namespace schlegel::icosian
