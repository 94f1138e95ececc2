#pragma once

namespace schlegel {

/// How hard a game is in which so many moves drawn at random, every legal one alike, succeed with this probability: in
/// bits, and a quarter of a bit more for each move, which must be foreseen.
double difficulty_by_luck(double chance, int moves);
/// From 1 to number_of_grades. Each grade begins at one and a half times the difficulty of the one before.
int grade_of_difficulty(double difficulty);

}  // namespace schlegel
