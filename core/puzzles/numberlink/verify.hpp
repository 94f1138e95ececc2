#pragma once
#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// Whether these links solve the instance, from the definition: shares no code with rules or solvers. O(n + m).
bool verify(const Instance& instance, const Links& links);

}  // namespace schlegel::numberlink
