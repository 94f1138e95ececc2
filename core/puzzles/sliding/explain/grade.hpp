#pragma once
#include <array>

#include "puzzles/sliding/board.hpp"

namespace schlegel::sliding {

/// The least difficulty of each grade but the first, see grade.cpp.
inline constexpr std::array<double, 4> grade_from{8.1, 16.1, 28.1, 64.1};
/// What every move adds to the difficulty, however few choices there are.
inline constexpr double difficulty_of_move = 0.25;

/// How many bits the choice of where the blank goes next has on average: of as many ways as lead on from a vertex.
double choice_bits(const Board& board);
/// The same where it has most.
double most_choice_bits(const Board& board);

}  // namespace schlegel::sliding
