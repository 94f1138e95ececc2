#pragma once
#include <cstddef>
#include <cstdint>

namespace schlegel {

/// A vertex, edge or other signed, non-negative number as an index of a vector.
constexpr std::size_t at(std::int32_t number) { return static_cast<std::size_t>(number); }

}  // namespace schlegel
