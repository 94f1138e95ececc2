#pragma once
#include <optional>

#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// Whether a line that takes all short cuts cannot fill a forbidden square. It can where a wall or a bridge parts the
/// places of one; the canonical solutions with empty places then prove nothing about the others.
bool short_cuts_spare_squares(const Instance& instance);

/// Whether a local change leads from a solution to another one: two lines exchange places where every place is covered,
/// else one line takes another way over its own and unused places.
struct Neighbourhood {
  bool alone = false;          ///< there is no such solution, even if touching and squares were allowed
  std::optional<Links> other;  ///< one that keeps all rules
};
Neighbourhood neighbourhood(const Instance& instance, const Links& links, bool cover);

}  // namespace schlegel::numberlink
