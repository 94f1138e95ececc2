#pragma once
#include <string>

#include "graph/graph.hpp"

namespace schlegel {

/// The base of the instances of puzzles on any graph.
struct GraphInstance {
  Graph graph;         ///< always drawn
  std::string family;  ///< the name of the graph in make_family, or empty
  std::string note;    ///< what was ignored in a text in another program's format
};

}  // namespace schlegel
