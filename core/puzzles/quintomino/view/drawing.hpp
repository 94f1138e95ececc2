#pragma once
#include <vector>

#include "graph/graph.hpp"
#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// How a surface is drawn. A sphere has a drawing in the plane and, where it is a polyhedron's, in space; of any other
/// surface nothing is known here (no corners): its faces are laid out as cards.
struct Drawing {
  Graph graph;
  std::vector<int> face_of_solid;            ///< by face of the surface, when there is a solid
  std::vector<std::vector<Vertex>> corners;  ///< corners[f][i] is where edge i of face f begins
  int outer = -1;                            ///< the face that is drawn outside, -1 for cards
  bool turns() const { return !solid_of(graph).corners.empty(); }
};

/// Made at the first call (some ms) and kept with the instance. Not for two threads at once on one instance.
const Drawing& drawing_of(const Instance& instance);

}  // namespace schlegel::quintomino
