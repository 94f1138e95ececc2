#pragma once
#include <optional>

#include "base/random.hpp"
#include "puzzles/sliding/solve/solver.hpp"

namespace schlegel::sliding {

/// As many moves at random as are wanted, never straight back where another way leads on.
void wander(const Board& board, Arrangement& at, int moves, Random& random);

/// Makes positions that lie a wanted number of moves from home at fewest, as the solver proves.
class Distant {
 public:
  Distant(Solver& solver, Random& random, Control& control) : solver_(solver), random_(random), control_(control) {}

  /// Nothing when none was found, or the control stopped it. `most` is the greatest distance there is on a board whose
  /// positions are all in a table, else -1.
  std::optional<Arrangement> position(int distance, int most);
  /// The same with only one shortest solution.
  std::optional<Arrangement> one_way(int distance, int most);
  /// Whether the position, which lies so far from home, has only one shortest solution.
  bool has_one_way(const Arrangement& at, int distance);

 private:
  std::optional<Arrangement> from_table(int distance, int most);
  std::optional<Arrangement> by_search(int distance);
  bool climb(Arrangement& at, Vertex& blank, int moves);

  Solver& solver_;
  Random& random_;
  Control& control_;
};

}  // namespace schlegel::sliding
