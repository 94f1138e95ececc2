#pragma once
#include "base/say.hpp"

/// What small boards say of their own.
namespace schlegel::board::words {

inline constexpr Sentence too_large{
    "This board of {size} is too large for a page: it can have at most {most, number}, with {lines, number} lines."};
inline constexpr Sentence no_board{"There is no board here."};
inline constexpr Sentence no_such_step{"There is no step {step}; the explanation has {steps}."};
inline constexpr Sentence picture_width{"A picture is 1 to {most} pixels wide."};
inline constexpr Sentence no_days{"This puzzle has no daily boards."};
inline constexpr Sentence nothing_asked{"Nothing was asked about this board."};

}  // namespace schlegel::board::words
