#pragma once
#include <optional>
#include <vector>

#include "play/assumptions.hpp"

namespace schlegel::explaining {

/// A contradiction from every way to cross a border (FactModel::border) whose lines are images of each other under
/// symmetries that keep what is known, `images`; nothing where the ladder does not refute each. Of ways that are images
/// of each other one is gone through. Borders of three to six lines: at most 31 times the ladder for each.
std::optional<Step> cross_border(Ladder& ladder, const Assignment& known, const std::vector<std::vector<int>>& images);

}  // namespace schlegel::explaining
