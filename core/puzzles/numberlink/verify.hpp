#pragma once
#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// Whether these links solve the instance, from the definition: shares no code with rules or solvers. O(n + m), and
/// O(m sqrt m) where no line may fill a square.
bool verify(const Instance& instance, const Links& links);
/// Whether a line through these vertices fills a square (see Instance). O(m sqrt m), in a grid O(vertices log
/// vertices).
bool fills_square(const Instance& instance, const std::vector<Vertex>& line);

}  // namespace schlegel::numberlink
