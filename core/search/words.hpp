#pragma once
#include "base/say.hpp"

/// What the engines say when they stop without an answer.
namespace schlegel::words {

inline constexpr Sentence stopped_at_states{"stopped after {states, plural, one {# state} other {# states}}"};
inline constexpr Sentence memory_used_up{
    "memory limit of {megabytes} MB reached after {states, plural, one {# state} other {# states}}"};

}  // namespace schlegel::words
