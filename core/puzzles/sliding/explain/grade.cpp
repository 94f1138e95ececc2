// How hard a position is. A person looks ahead and chooses, move by move, where the gap goes; straight back is no
// choice. So a position is as hard as it is unlikely that choices made at random are a shortest solution, in bits: the
// logarithm of the chance that SolutionSet::chance gives. That counts all that matters at once: the distance, for each
// move has its choice; how many ways the board has, so that a ring, on which one can only go round, is no harder for
// being long; and how many shortest solutions there are, each of which makes success likelier. A move without a choice
// wants to be foreseen, too: each move adds a quarter of a bit.
//
// Monotone: the chance from a position is at most the greatest among its successors on shortest solutions, so at least
// one right move never makes it harder, and where the shortest solution is the only one, none does. Each grade begins
// at about twice the difficulty of the one before. The shipped boards come out as follows: three tiles on a square 1
// and the tiny theta 3, beginner; wheels 10 and 15, the eight puzzle of 14 moves 15, easy; cube 18, Petersen's graph
// 24, the eight puzzle of 25 moves 26 (that of 31, the farthest, has 40 solutions and comes to 25), medium; ladder of
// five 38, fourteen 50, fifteen of 43 moves 54, hard; the dodecahedron and fifteen of 58 moves, 73 and 75, and
// twenty-four, expert. (The bounds are no whole numbers, which difficulties may be: so rounding decides nothing.)
//
// Where the shortest solution is not found soon, or has too many companions, the distance that is proved stands for it
// with as many bits a move as the board has on average. A position that cannot be solved is as hard as the reason.
#include "puzzles/sliding/explain/grade.hpp"

#include <algorithm>
#include <cmath>

#include "play/explanation.hpp"
#include "puzzles/sliding/sliding.hpp"
#include "puzzles/sliding/solve/refutation.hpp"
#include "puzzles/sliding/solve/solver.hpp"

namespace schlegel {
namespace sliding {
namespace {

constexpr std::uint64_t most_nodes = 1'000'000;
constexpr std::uint64_t most_ticks = 100;  ///< of collecting solutions, some 10 ms each

double bits_at(const Board& board, Vertex v) { return std::log2(std::max(1, board.degree(v) - 1)); }

}  // namespace

double choice_bits(const Board& board) {
  double sum = 0;
  for (Vertex v = 0; v < board.order(); ++v) sum += bits_at(board, v);
  return sum / board.order();
}

double most_choice_bits(const Board& board) {
  double most = 0;
  for (Vertex v = 0; v < board.order(); ++v) most = std::max(most, bits_at(board, v));
  return most;
}

}  // namespace sliding

Grading Sliding::grade(const Instance& instance, const State& state, Control& control) {
  using namespace sliding;
  if (refute(instance, state)) return grade_of(explain(instance, state, {}, control));
  const Part part = part_of(instance, state.blank);
  const Arrangement at = part.inside(state.at);
  Solver& solver = solver_of(part.board);
  // Up to so many vertices the distance is always found, whether or not there is a table from an earlier question.
  const bool exact = part.board.order() <= RankedSpace::most_vertices;
  const Distance distance = solver.solve(at, exact ? Effort{} : Effort{most_nodes, 0}, control);
  if (distance.stopped) return {};
  double chance = std::exp2(-distance.at_least * choice_bits(part.board));
  if (distance.exact()) {
    TickBudget budget(control, most_ticks);
    SolutionSet set;
    if (solver.collect(at, {distance.at_least}, true, set, budget) == SearchEnd::complete)
      chance = set.chance(part.board, find_blank(part.board, at));
    else if (budget.stopped)
      return {};
  }
  Grading grading;
  grading.grade = grade_of_difficulty(difficulty_by_luck(chance, distance.at_least), grade_from);
  return grading;
}

}  // namespace schlegel
