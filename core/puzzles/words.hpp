#pragma once
#include "base/say.hpp"

/// The sentences of new boards while they are made.
namespace schlegel::words {

/// {grades} is a list: "7 Beginner and 53 Easy".
inline constexpr Sentence phase_generating_saw{"making a board ({grades} so far)"};
/// {grades} is a list, of none, one or more: "Beginner and Easy".
inline constexpr Sentence grade_does_not_come{
    "{count, select, 0 {new boards here have no grade: ask for any} 1 {new boards here are {grades} and hardly ever "
    "{wanted}: ask for that grade} other {new boards here are {grades} and hardly ever {wanted}: ask for one of these "
    "grades}}, or choose another board to make it on"};
/// Follows "unknown:".
inline constexpr Sentence no_board_came{
    "no board came of {tries, plural, one {# try} other {# tries}}; ask for less, or choose another board to make it "
    "on"};

}  // namespace schlegel::words
