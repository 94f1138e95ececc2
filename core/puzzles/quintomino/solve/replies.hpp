#pragma once
#include <span>
#include <string>
#include <vector>

#include "play/question.hpp"
#include "puzzles/quintomino/solve/completions.hpp"

namespace schlegel::quintomino {

/// The moves that put these pieces on the empty faces.
std::vector<std::string> moves_of(const Instance& instance, const Board& board, std::span<const Placement> placements);
/// No completion: with a short reason where there is one, else the number of steps that found none.
Reply none_from(const Instance& instance, const Board& board, std::uint64_t steps);
Reply unknown(const Ended& ended);

/// The number of completions, and which of the placements that agree with the board keep one; in a position without
/// completions, which pieces, each taken off alone, bring one back.
Reply analyse(const Instance& instance, const Board& board, Control& control);

}  // namespace schlegel::quintomino
