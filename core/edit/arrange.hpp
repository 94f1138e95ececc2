#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "edit/sheet.hpp"

namespace schlegel {

/// New positions of the vertices of a sheet. `how` is
///
///     untangle  without crossings if possible; if the chosen vertices form a face and the graph has no cut vertex,
///     that
///               face is outside, else layout_plane decides
///     circle    all on a circle, in their order round their centre
///     align     the chosen ones on a horizontal or vertical line, whichever is nearer
///     solid     as a view of the convex solid with these lines
///
/// With any other word, or if the lines do not allow it, all stay where they are. O(n (n + m)) at most.
std::vector<Point2> arranged(const Sheet& sheet, std::string_view how, std::span<const int> chosen);

}  // namespace schlegel
