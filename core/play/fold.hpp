#pragma once
#include <vector>

#include "play/explanation.hpp"

namespace schlegel {

/// Grade of techniques that need no step of their own.
inline constexpr int obvious = 1;
/// Steps of a case, up to which all are told.
inline constexpr int most_forced_told = 3;

/// The outline of an explanation: few steps, as a person would go through it, with what follows folded under each.
/// Every step of the explanation on which something rests is in one of them, and rests on steps of the same or of
/// earlier ones. Linear in what the steps cite.
std::vector<OutlineStep> fold(const Explanation& explanation);

}  // namespace schlegel
