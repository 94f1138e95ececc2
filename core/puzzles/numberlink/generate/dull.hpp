#pragma once
#include "puzzles/numberlink/generate/line_cover.hpp"

namespace schlegel::numberlink {

/// Whether a board with these lines is one that nobody would miss; the reasons stand in dull.cpp.
bool is_dull(const Instance& board, const LineCover& lines);

}  // namespace schlegel::numberlink
