#pragma once
#include <string>
#include <vector>

#include "base/random.hpp"
#include "graph/graph.hpp"

namespace schlegel::icosian {

/// A random planar cubic 3-connected graph. From the tetrahedron on, a face is parted by a new edge between new
/// vertices on two of its edges; every such graph arises so, but here no corner of a face is cut off where it has four
/// or more, or there would be many triangles, through which a tour has no choice. `order` is even and at least 4.
/// O(order^2), and drawn.
Graph random_cubic(int order, Random& random);

/// The name of a polyhedron by a random recipe (conway_polyhedron), of which one is taken that has about so many
/// corners.
std::string random_polyhedron(int order, Random& random);

/// A knight's board of about so many cells, with holes that a half turn leaves as they are and as many cells of either
/// colour; perhaps in several pieces.
Graph random_knights_board(int order, Random& random);

/// A grid of about so many cells, an even number, as square as can be.
Graph even_grid(int order);

/// The graph without some vertices (by vertex, whether it stays; empty: all do) and edges, drawn as it was.
Graph part_of(const Graph& graph, const std::vector<char>& stays, const std::vector<Edge>& gone);

}  // namespace schlegel::icosian
