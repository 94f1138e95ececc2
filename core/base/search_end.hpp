#pragma once
#include <cstdint>

#include "base/count.hpp"

namespace schlegel {

/// How a search ended, whatever it searched.
enum class SearchEnd : std::uint8_t {
  complete,   ///< everything there is was seen
  enough,     ///< whoever takes what is found wants no more
  cancelled,  ///< the Control said so
  budget,     ///< an allowance of its own was spent: steps, conflicts, lengths
  too_large,  ///< it needs more memory than is allowed
};

/// The number asked for lies beyond the last solution: how many there are.
struct Absent {
  Count count;
};

}  // namespace schlegel
