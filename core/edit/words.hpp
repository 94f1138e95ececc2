#pragma once
#include "base/say.hpp"

/// Sentences about drawing a board.
namespace schlegel::words {

inline constexpr Sentence name_taken{"There’s already a vertex {name}. Choose another name."};

}  // namespace schlegel::words
