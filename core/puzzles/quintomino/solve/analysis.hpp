#pragma once
#include "base/control.hpp"
#include "play/question.hpp"
#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// The number of completions, and which of the placements that agree with the board keep one; in a position without
/// completions, which pieces, each taken off alone, bring one back.
Reply analyse(const Instance& instance, const Board& board, Control& control);

}  // namespace schlegel::quintomino
