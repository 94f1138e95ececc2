#pragma once
#include <string_view>
#include <vector>

#include "play/explanation.hpp"

namespace schlegel {

/// Grade of techniques that need no step of their own.
inline constexpr int obvious = 1;
/// Steps of a case, up to which all are told.
inline constexpr int most_forced_told = 12;

/// What a person draws then, rather than crosses it out.
bool draws(const KnownFact& fact);
bool draws(const ExplanationStep& step);
/// Its images under the symmetries of the board are no news, but not seen at once.
inline constexpr std::string_view symmetry_id = "symmetry";
/// What only a search shows has a step of its own.
inline constexpr std::string_view combined_id = "combined_facts";

/// The outline of an explanation: few steps, as a person would go through it, with what follows folded under each.
/// Every step of the explanation on which something rests is in one of them, and rests on steps of the same or of
/// earlier ones. Linear in what the steps cite.
std::vector<OutlineStep> fold(const Explanation& explanation);

}  // namespace schlegel
