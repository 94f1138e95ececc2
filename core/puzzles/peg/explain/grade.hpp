#pragma once

namespace schlegel::peg {

/// Of a game in which jumps drawn at random succeed with this probability, see grade.cpp.
double difficulty(double chance, int jumps);
/// Of one whose positions are too many to be worked out.
double difficulty_of_large(int jumps);
/// From 1 to number_of_grades.
int grade_of_difficulty(double difficulty);

}  // namespace schlegel::peg
