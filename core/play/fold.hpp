#pragma once
#include <vector>

#include "play/explanation.hpp"

namespace schlegel {

/// The outline of an explanation: few steps, as a person would go through it, with what follows folded under each.
/// Every step of the explanation is in one of them, and rests on steps of the same or of earlier ones. Linear in what
/// the steps cite.
std::vector<OutlineStep> fold(const Explanation& explanation);

}  // namespace schlegel
