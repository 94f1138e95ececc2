#pragma once
#include <array>
#include <vector>

#include "graph/embedding.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// A convex polyhedron: its vertices on the unit sphere, and the neighbours of each, counter-clockwise from outside.
struct Polyhedron {
  std::vector<Point3> points;
  RotationSystem around;
};

/// Wythoff's construction: the orbit of one point under the mirrors of the symmetry group of the n-gonal regular solid
/// (n = 3 tetrahedron, 4 cube, 5 dodecahedron). A vertex is joined to its image in each active mirror. The mirrors are
/// ordered as in the Coxeter diagram o-n-o-3-o: {1,0,0} is the regular solid, {0,0,1} its dual, {1,1,1} the largest.
Polyhedron mirrored_solid(int n, std::array<bool, 3> active);
/// The snub cube (n = 4) and the snub dodecahedron (n = 5): the orbit under rotations alone.
Polyhedron snub_solid(int n);
/// Two regular n-gons with squares between them.
Polyhedron prism(int n);
/// Two regular n-gons with triangles between them.
Polyhedron antiprism(int n);

}  // namespace schlegel
