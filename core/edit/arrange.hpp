#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "edit/sheet.hpp"

namespace schlegel {

/// New places for the dots of a sheet, by dot. `how` is
///
///     untangle  without crossings where that can be; the face outside whose vertices are chosen, where they are
///               those of a face and no vertex cuts the graph, else as layout_plane has it
///     circle    all on a circle, in the order in which they lie round their middle
///     align     the chosen ones on a line, level or upright, whichever they are nearer to
///     solid     as a convex solid is seen, where the lines are those of one
///
/// With any other word, and where the lines do not allow it, they stay where they are. O(n (n + m)) at most.
std::vector<Point2> arranged(const Sheet& sheet, std::string_view how, std::span<const int> chosen);

}  // namespace schlegel
