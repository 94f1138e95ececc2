#pragma once
#include <vector>

#include "play/explained_steps.hpp"

namespace schlegel::explaining {

/// Moves what only crosses something out to where it is first needed, and finds it again there: by then more is drawn,
/// so there may be an easier reason. What no step needs of it is left out; a step that none needs comes last, or,
/// where they have `ended` with a solution or a contradiction, nowhere.
void tell_reasons_late(const FactModel& model, std::vector<Step>& steps, bool ended);

}  // namespace schlegel::explaining
