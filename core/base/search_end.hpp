#pragma once
#include <cstdint>
#include <utility>
#include <variant>

#include "base/control.hpp"
#include "base/count.hpp"

namespace schlegel {

/// How a search ended, whatever it searched.
enum class SearchEnd : std::uint8_t {
  complete,   ///< everything there is was seen
  enough,     ///< whoever takes what is found wants no more
  cancelled,  ///< the Control said so
  budget,     ///< an allowance of its own was spent: steps, conflicts, lengths
  too_large,  ///< it needs more memory than is allowed
};

/// The number asked for lies beyond the last solution: how many there are.
struct Absent {
  Count count;
};

/// What was asked for, or why there is none, or why that is not known.
template <class T, class Refutation>
using Answer = std::variant<T, Refutation, Unknown>;
/// The same of the n-th.
template <class T, class Refutation>
using Numbered = std::variant<T, Refutation, Absent, Unknown>;

/// An answer without a value, as the answer to another question.
template <class To, class From>
To failed(From answer) {
  if (auto* why = std::get_if<1>(&answer)) return std::move(*why);
  return std::get<Unknown>(std::move(answer));
}

}  // namespace schlegel
