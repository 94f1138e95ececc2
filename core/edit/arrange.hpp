#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "edit/sheet.hpp"

namespace schlegel {

/// New places for the dots of a sheet, by dot. `how` is "untangle" (as layout_plane) or "circle" (in the order in which
/// they lie round their middle); for any other word they stay where they are.
std::vector<Point2> arranged(const Sheet& sheet, std::string_view how, std::span<const int> chosen);

}  // namespace schlegel
