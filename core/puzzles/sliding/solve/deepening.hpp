#pragma once
#include <cstdint>
#include <optional>

#include "base/control.hpp"
#include "puzzles/sliding/solve/heuristic.hpp"
#include "puzzles/sliding/solve/walk_automaton.hpp"

namespace schlegel::sliding {

/// The result of iterative deepening, whether it ended or was stopped.
struct Deepening {
  std::optional<Walk> walk;  ///< a shortest solution
  int at_least = 0;          ///< proved: no solution is shorter
  std::uint64_t nodes = 0;
  bool stopped = false;  ///< by the Control, not because the nodes were spent
};

/// IDA* (Korf, AIJ 27, 1985) over the walks an automaton lets through. The arrangement must be solvable, else it never
/// ends by itself. Takes no memory; each iteration multiplies the time by about the square of the branching factor.
Deepening deepen(const Board& board, const Heuristic& heuristic, const WalkAutomaton& automaton,
                 const Arrangement& start, std::uint64_t most_nodes, Control& control);

}  // namespace schlegel::sliding
