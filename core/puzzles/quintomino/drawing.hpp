#pragma once
#include <vector>

#include "graph/graph.hpp"
#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// How a surface is drawn. A known solid has a drawing in the plane and in space, another sphere one in the plane only,
/// and of any other surface nothing is known here (no corners): its faces are laid out as cards.
struct Drawing {
  Graph graph;
  std::vector<std::vector<Vertex>> corners;  ///< corners[f][i] is where edge i of face f begins
  int outer = -1;                            ///< the face that is drawn outside, -1 for cards
  bool known_solid() const { return !graph.space().empty(); }
};

/// Made at the first call (some ms) and kept with the instance. Not for two threads at once on one instance.
const Drawing& drawing_of(const Instance& instance);

}  // namespace schlegel::quintomino
