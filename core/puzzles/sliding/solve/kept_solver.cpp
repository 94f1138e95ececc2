#include "puzzles/sliding/solve/kept_solver.hpp"

namespace schlegel::sliding {

Solver& solver_of(Board board) {
  thread_local std::unique_ptr<Solver> last;
  if (!last || !(last->board() == board)) last = std::make_unique<Solver>(std::move(board));
  return *last;
}

}  // namespace schlegel::sliding
