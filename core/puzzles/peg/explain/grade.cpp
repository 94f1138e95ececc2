// How hard a position is: as hard as it is unlikely that jumps drawn at random, every legal one alike, reach the goal,
// in bits. That counts at once how many plans there are, how wide they leave the choice and how many traps lie beside
// them; that two jumps may be made in either order, which multiplies plans, changes nothing. And every jump wants to be
// foreseen: each adds a quarter of a bit.
//
// Monotone: the chance from a position is the mean over its jumps, so there is always a jump that does not make it
// harder. Each grade begins at one and a half times the difficulty of the one before. The shipped boards come out as
// follows: the star 5, the triangle of 10 holes 7 and the cross 7, beginner; the pentagons 10 and the plus 10, easy;
// the pyramid 15 and the triangle of 15 holes 15, medium; the square of 25 holes 18, the triangle of 21 holes 18 and
// the hearth 20, which random jumps solve once in 200,000 times, hard. (The bounds are no whole numbers, which
// difficulties may be: so rounding decides nothing.)
//
// Where the positions are too many to be worked out at once, three quarters of a bit for a jump stand for the chance:
// so many has the whole English board, from the middle to the middle (26 bits for 31 jumps), and boards that can be
// worked out have from a quarter to two. Such boards have at least some twenty jumps and come out hard or expert. A
// position that cannot be solved is as hard as the reason.
#include "puzzles/peg/explain/grade.hpp"

#include <cmath>

#include "play/luck.hpp"
#include "puzzles/peg/board.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/solve/reasons.hpp"
#include "puzzles/peg/solve/small_game.hpp"
#include "puzzles/peg/solve/solver.hpp"

namespace schlegel {
namespace peg {

double difficulty_of_large(int jumps) {
  constexpr double bits_of_jump = 0.75;
  return difficulty_by_luck(std::exp2(-bits_of_jump * jumps), jumps);
}

}  // namespace peg

Grading Peg::grade(const Instance& instance, const State& state, Control& control) {
  using namespace peg;
  const auto with = [](int grade) {
    Grading grading;
    grading.grade = grade;
    return grading;
  };
  if (status(instance, state).solved) return with(1);
  const auto of_reason = [&] { return grade_of(explain(instance, state, {}, control)); };
  const auto goals = refute_goals(instance, state.pegs).open;
  if (goals.empty()) return of_reason();
  const int jumps = peg_count(state.pegs) - peg_count(goals[0]);
  if (const auto table = small_game(instance, state.pegs, goals, control)) {
    if (!table->winnable(state.pegs)) return of_reason();
    const auto likely = chance(*table, state.pegs, control);
    return likely ? with(grade_of_difficulty(difficulty_by_luck(*likely, jumps))) : Grading{};
  }
  Solver& solver = solver_for(instance);
  const auto answer = solver.solve({solver.instance(), state.pegs, state.last}, control);
  if (std::holds_alternative<Unknown>(answer)) return {};
  if (std::holds_alternative<None>(answer)) return of_reason();
  return with(grade_of_difficulty(difficulty_of_large(jumps)));
}

}  // namespace schlegel
