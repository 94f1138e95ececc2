#pragma once
#include <span>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "graph/embedding.hpp"
#include "graph/graph.hpp"

/// Plain definitions, as slow as they like, that tests hold the library against.
namespace schlegel::test {

std::vector<std::pair<Vertex, Vertex>> edges_of(const Graph& graph);
/// Vertices 0, 1, 2 ... and each pair joined with this probability.
Graph random_graph(Random& random, int order, double density);
/// A triangulation of at least 3 vertices grown by random steps, from which each edge is kept with this probability.
Graph random_planar_graph(Random& random, int order, double keep);
/// Pairs of edges that cross, overlap or touch other than in a common end; vertices in one place count too. O(m^2).
int crossings(const Graph& graph, std::span<const Point2> at);
/// The length of a shortest cycle, 0 when there is none.
int girth(const Graph& graph);
/// Whether it has four vertices at least and hangs together without any two of them.
bool three_connected(const Graph& graph);
/// Whether there is a Hamiltonian cycle, by plain backtracking.
bool has_tour(const Graph& graph);

/// How far these corners are from the canonical polyhedron of an embedding, the greatest of what is off: edges from the
/// unit sphere, corners from their faces' planes, the mean of the touching points from the origin; 1 when a corner lies
/// before a face. O(corners * faces).
double off_canonical(const RotationSystem& around, const std::vector<Point3>& corners);

}  // namespace schlegel::test
