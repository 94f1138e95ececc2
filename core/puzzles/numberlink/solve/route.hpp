#pragma once
#include <cstdint>
#include <optional>

#include "base/control.hpp"
#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// How a search for routes went.
struct Routed {
  std::optional<Links> links;  ///< a solution with the drawn links, verified; nothing when none was found
  std::uint64_t work = 0;      ///< places looked at
  bool stopped = false;        ///< the Control said stop
};

/// Looks for a solution where places may stay empty, on any graph, by routing lines that may share places at first and
/// then bargain for them. It cannot show that there is no solution. `most_work` bounds the places looked at.
Routed route(const Instance& instance, const Links& drawn, std::uint64_t most_work, Control& control);

}  // namespace schlegel::numberlink
