#pragma once
#include <optional>

#include "base/control.hpp"
#include "puzzles/sliding/solve/heuristic.hpp"

namespace schlegel::sliding {

/// A short but not shortest solution of fewer than `below` moves: breadth first, only the `width` arrangements with the
/// lowest bounds kept of each level. Nothing when the beam misses or the control stops it. About width bytes * order
/// for each level.
std::optional<Walk> beam_search(const Board& board, const Heuristic& heuristic, const Arrangement& start,
                                std::size_t width, std::size_t below, Control& control);

}  // namespace schlegel::sliding
