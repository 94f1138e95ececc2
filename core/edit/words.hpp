#pragma once
#include "base/say.hpp"

/// What is said of a board that is drawn.
namespace schlegel::words {

inline constexpr Sentence name_taken{"There’s already a vertex {name}. Choose another name."};

}  // namespace schlegel::words
