#pragma once
#include "base/say.hpp"

/// What is said of a board that is drawn.
namespace schlegel::words {

inline constexpr Sentence name_taken{"{name} is the name of another vertex; give this one another name."};

}  // namespace schlegel::words
