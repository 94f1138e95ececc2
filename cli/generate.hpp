#pragma once
#include "command.hpp"

namespace schlegel {

/// Prints a board generated on `base` for each requested seed, until one fails. Returns the exit status.
int generate(const Command& command, const Game& base);

}  // namespace schlegel
