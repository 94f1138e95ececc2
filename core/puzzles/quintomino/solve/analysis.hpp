#pragma once
#include "base/control.hpp"
#include "play/question.hpp"
#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// What can still happen: the number of completions, which placements that agree with what lies there keep one, and in
/// a position without completions which piece, taken off alone, brings one back.
Reply analyse(const Instance& instance, const Board& board, Control& control);

}  // namespace schlegel::quintomino
