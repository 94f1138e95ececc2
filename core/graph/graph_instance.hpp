#pragma once
#include <string>

#include "graph/graph.hpp"

namespace schlegel {

/// Base of the instances of puzzles that are played on any graph.
struct GraphInstance {
  Graph graph;         ///< always drawn
  std::string family;  ///< the name make_family knows the graph by, or empty
  std::string note;    ///< what was left out of a text in another program's format
};

}  // namespace schlegel
