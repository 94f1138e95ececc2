#pragma once
#include <cstddef>
#include <string_view>

namespace schlegel {

/// The edit distance (Levenshtein) of two names. O(|a| |b|).
std::size_t edits(std::string_view a, std::string_view b);

}  // namespace schlegel
