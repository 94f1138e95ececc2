#pragma once
#include <cstdint>

namespace schlegel::quintomino {

/// How a search ended.
struct Ended {
  enum class How { exhausted, stopped, cancelled, too_large } how = How::exhausted;
  std::uint64_t steps = 0;
};

}  // namespace schlegel::quintomino
