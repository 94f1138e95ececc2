#pragma once
#include "play/luck.hpp"
#include "puzzles/sliding/board.hpp"

namespace schlegel::sliding {

/// See grade.cpp.
inline constexpr GradeBounds grade_from{8.1, 16.1, 28.1, 64.1};

/// How many bits the choice of where the blank goes next has on average: of as many ways as lead on from a vertex.
double choice_bits(const Board& board);
/// The same where it has most.
double most_choice_bits(const Board& board);

}  // namespace schlegel::sliding
