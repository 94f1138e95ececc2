#pragma once
#include <span>
#include <string>
#include <vector>

#include "play/question.hpp"
#include "puzzles/quintomino/solve/completions.hpp"

namespace schlegel::quintomino {

/// The moves that put these pieces on the empty faces.
std::vector<std::string> moves_of(const Instance& instance, const Board& board, std::span<const Placement> placements);
Reply found_from(const Instance& instance, const Board& board, std::span<const Placement> placements);
/// No completion: with a short reason where there is one, else the number of steps that found none.
Reply none_from(const Instance& instance, const Board& board, std::uint64_t steps);
Reply unknown(const Ended& ended);

}  // namespace schlegel::quintomino
