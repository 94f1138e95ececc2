#pragma once
#include "base/say.hpp"

/// What the engines, and the solvers of several puzzles, say to people.
namespace schlegel::words {

// Where they stopped without an answer.
inline constexpr Sentence failed_check{"an answer failed its check"};
inline constexpr Sentence stopped_at_states{"stopped after {states, plural, one {# state} other {# states}}"};
inline constexpr Sentence stopped_at_rounds{"stopped after {rounds, plural, one {# round} other {# rounds}}"};
inline constexpr Sentence stopped_at_positions{
    "stopped after {positions, plural, one {# position} other {# positions}}"};
inline constexpr Sentence stopped_at_solutions{
    "stopped after {solutions, plural, one {# solution} other {# solutions}}"};
inline constexpr Sentence memory_used_up{
    "memory limit of {megabytes} MB reached after {states, plural, one {# state} other {# states}}"};

// What they are doing, as their progress is told.
inline constexpr Sentence phase_shortening{"shortening the proof"}, phase_sat{"SAT search"};
inline constexpr Sentence phase_counting{"counting"}, phase_searching{"searching"};
inline constexpr Sentence phase_listing{"listing"}, phase_positions{"positions"};

}  // namespace schlegel::words
