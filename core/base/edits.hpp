#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace schlegel {

/// The edit distance (Levenshtein) of two names. O(|a| |b|).
std::size_t edits(std::string_view a, std::string_view b);

/// Of the known names up to three that this one may be a typing error for, as indices, nearest first.
std::vector<std::size_t> nearest(std::string_view name, std::span<const std::string> known);

}  // namespace schlegel
