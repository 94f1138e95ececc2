#pragma once
#include <cstdint>
#include <utility>
#include <variant>

#include "base/control.hpp"
#include "base/count.hpp"

namespace schlegel {

/// How a search ended.
enum class SearchEnd : std::uint8_t {
  complete,   ///< everything was searched
  enough,     ///< the receiver wants no more
  cancelled,  ///< by the Control
  budget,     ///< its own limit was reached: steps, conflicts, lengths
  too_large,  ///< it needs more memory than is allowed
};

/// The requested number is beyond the last solution; holds their count.
struct PastTheEnd {
  Count count;
};

/// The result, or the reason that there is none, or the reason that it is unknown.
template <class T, class Refutation>
using Answer = std::variant<T, Refutation, Unknown>;
/// An Answer for the n-th solution.
template <class T, class Refutation>
using Numbered = std::variant<T, Refutation, PastTheEnd, Unknown>;

/// Converts an answer without a value to one of another type.
template <class To, class From>
To failed(From answer) {
  if (auto* why = std::get_if<1>(&answer)) return std::move(*why);
  return std::get<Unknown>(std::move(answer));
}

}  // namespace schlegel
