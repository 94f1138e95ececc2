#pragma once
#include "puzzles/sliding/solve/solver.hpp"

namespace schlegel::sliding {

/// The solver of the board asked about last: one position after another is asked about while a person plays, and the
/// tables cost more than the answers. One for each thread, so nothing is shared.
Solver& solver_of(Board board);

}  // namespace schlegel::sliding
