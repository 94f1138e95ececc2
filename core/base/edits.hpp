#pragma once
#include <cstddef>
#include <string_view>

namespace schlegel {

/// How many signs must be inserted, removed or replaced to turn a into b. O(|a| |b|): for names.
std::size_t edits(std::string_view a, std::string_view b);

}  // namespace schlegel
