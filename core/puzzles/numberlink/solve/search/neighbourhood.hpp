#pragma once
#include <optional>

#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// Whether a local change leads from a solution to another one: a line takes another way over its own and unused
/// places.
struct Neighbourhood {
  bool alone = false;          ///< there is no such solution, even if touching were allowed
  std::optional<Links> other;  ///< one that keeps all rules
};
Neighbourhood neighbourhood(const Instance& instance, const Links& links);

}  // namespace schlegel::numberlink
