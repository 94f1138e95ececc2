#pragma once
#include "command.hpp"

namespace schlegel {

/// Print what there is, of all puzzles or the one named. Return the exit status.
int list_boards(const Command& command);
int list_techniques(const Command& command);

}  // namespace schlegel
