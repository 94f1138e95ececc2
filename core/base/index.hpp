#pragma once
#include <cstddef>
#include <cstdint>

namespace schlegel {

/// The place in a vector of what has this number, which is not negative: vertices, edges and the like are signed.
constexpr std::size_t at(std::int32_t number) { return static_cast<std::size_t>(number); }

}  // namespace schlegel
