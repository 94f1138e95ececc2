#pragma once
#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "graph/graph.hpp"

/// The graphs of make_family. Numbers must be checked before: their count, their ranges and the size of the graph.
namespace schlegel::make {

using Numbers = std::vector<int>;

/// The names that make_family knows, in the order of the menu; for families their examples.
std::vector<std::string> family_names();

Graph dodecahedron();

Graph grid(int rows, int columns);
Graph king(int rows, int columns);
Graph knight(int rows, int columns);
/// Triangles in rows, `side` edges on each side.
Graph hexagon(int side);
Graph torus(int rows, int columns);

Graph complete(int n);
/// Every two vertices of different parts are joined.
Graph complete_multipartite(const Numbers& parts);
Graph cycle(int n);
Graph path(int n);
Graph wheel(int rim);
Graph ladder(int rungs);
Graph hypercube(int dimension);
/// Two ends joined by paths with these numbers of inner vertices, at most one of them 0.
Graph theta(const Numbers& inner);
Graph bowtie();

/// Outer cycle 0..n-1, spokes, and inner vertices n..2n-1 joined to those `step` further on. Watkins 1969.
Graph generalized_petersen(int n, int step);
/// A cycle with chords: vertex i is joined to i + jumps[i mod size]. The notation of Lederberg, Coxeter and Frucht.
Graph chorded_cycle(int n, std::initializer_list<int> jumps);
/// 28 vertices in four rings of seven; Coxeter 1983.
Graph coxeter();
/// The first planar 3-connected cubic graph known to have no Hamiltonian cycle; J. London Math. Soc. 21, 1946.
Graph tutte();

}  // namespace schlegel::make
