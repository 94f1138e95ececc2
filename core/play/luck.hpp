#pragma once
#include <array>

namespace schlegel {

/// How hard a game is in which so many moves drawn at random, every legal one alike, succeed with this probability: in
/// bits, and a quarter of a bit more for each move, which must be foreseen.
double difficulty_by_luck(double chance, int moves);

/// The least difficulty of each grade but the first.
using GradeBounds = std::array<double, 4>;
/// Each grade begins at one and a half times the difficulty of the one before.
inline constexpr GradeBounds luck_grades{8.1, 12.1, 17.6, 27.1};
/// From 1 to number_of_grades.
int grade_of_difficulty(double difficulty, const GradeBounds& from = luck_grades);

}  // namespace schlegel
