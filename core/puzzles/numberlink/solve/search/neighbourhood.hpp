#pragma once
#include <optional>

#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// Whether a line that takes all short cuts fills no forbidden square: not so where a wall or a bridge parts its
/// places. Where places may stay empty, only then the canonical solutions tell of all others.
bool short_cuts_spare_squares(const Instance& instance);

/// Whether a solution has another beside it that a local change leads to: places exchanged by two lines where every
/// place is covered, else one line led another way over places of its own and unused ones.
struct Neighbourhood {
  bool alone = false;          ///< there is none, also where touching and squares were allowed
  std::optional<Links> other;  ///< one that keeps all rules
};
Neighbourhood neighbourhood(const Instance& instance, const Links& links, bool cover);

}  // namespace schlegel::numberlink
