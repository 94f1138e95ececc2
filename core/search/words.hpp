#pragma once
#include "base/say.hpp"

/// What the engines say to people.
namespace schlegel::words {

// Where they stopped without an answer.
inline constexpr Sentence stopped_at_states{"stopped after {states, plural, one {# state} other {# states}}"};
inline constexpr Sentence memory_used_up{
    "memory limit of {megabytes} MB reached after {states, plural, one {# state} other {# states}}"};

// What they are doing, as their progress is told.
inline constexpr Sentence phase_shortening{"shortening the proof"}, phase_sat{"SAT search"};
inline constexpr Sentence phase_cover{"exact cover"}, phase_counting{"counting"}, phase_searching{"searching"};

}  // namespace schlegel::words
