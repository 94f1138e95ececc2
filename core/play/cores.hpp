#pragma once
#include <optional>

#include "play/known_solutions.hpp"

namespace schlegel::explaining {

/// A contradiction among few known facts where there is no solution. Else, of the first facts found that follow from
/// what is known, the one that follows from the fewest. Nothing without SAT or in time.
std::optional<Step> smallest_core(Ladder& ladder, KnownSolutions& solutions, const Assignment& known);

}  // namespace schlegel::explaining
