#pragma once
#include "command.hpp"

namespace schlegel {

/// Prints a new board on the ground of this one for each of the seeds that the command wants, until one cannot be made.
/// Returns the exit status.
int generate(const Command& command, const Game& ground);

}  // namespace schlegel
