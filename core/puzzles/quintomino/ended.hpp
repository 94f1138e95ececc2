#pragma once
#include <cstdint>

#include "base/search_end.hpp"

namespace schlegel::quintomino {

/// How a search ended.
struct Ended {
  SearchEnd how = SearchEnd::complete;
  std::uint64_t steps = 0;
};

}  // namespace schlegel::quintomino
