#pragma once
#include "base/say.hpp"

/// Sentences about drawing a board.
namespace schlegel::words {

inline constexpr Sentence what_is_named{"name"}, name_taken{"The name {name} is taken. Choose another."};

}  // namespace schlegel::words
