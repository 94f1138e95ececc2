#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "play/facts.hpp"

namespace schlegel {

/// All techniques of explanations by this model, in the order in which they are tried.
std::vector<Technique> techniques_of(const FactModel& model);

/// The one with this id or name, in small letters or capitals; an Error lists near ids.
Result<Technique> find_technique(std::span<const Technique> techniques, std::string_view name);

/// True if the explanation leads to the end by techniques alone, without a choice.
bool is_whole(const Explanation& explanation);
/// The ids of those that a whole explanation is an example of: of a ladder the hardest one, else each that it uses.
std::vector<std::string_view> shown_by(const Explanation& explanation, std::span<const Technique> techniques,
                                       bool ladder);

/// Names the hardest technique in the grading of an explanation and counts its uses, unless choices are harder: of
/// equally hard ones the last in this list. Its id; empty: there is none.
std::string name_hardest(Grading& grading, const Explanation& explanation, std::span<const Technique> techniques);

}  // namespace schlegel
