#pragma once
#include "base/say.hpp"

/// The sentences of new boards while they are made.
namespace schlegel::words {

/// {grades} is a list: "7 Beginner and 53 Easy".
inline constexpr Sentence phase_generating_saw{"making a board ({grades} so far)"};
/// Follows "unknown:".
inline constexpr Sentence no_board_came{
    "no board came of {tries, plural, one {# try} other {# tries}}; ask for less, or choose another board to make it "
    "on"};

}  // namespace schlegel::words
