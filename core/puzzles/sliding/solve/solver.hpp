#pragma once
#include <optional>
#include <variant>

#include "puzzles/sliding/solve/beam.hpp"
#include "puzzles/sliding/solve/blocks.hpp"
#include "puzzles/sliding/solve/construct.hpp"
#include "puzzles/sliding/solve/deepening.hpp"
#include "puzzles/sliding/solve/hashed_space.hpp"
#include "puzzles/sliding/solve/ranked_space.hpp"
#include "puzzles/sliding/solve/solution_dag_builder.hpp"

namespace schlegel::sliding {

/// How much a question may cost.
struct Effort {
  std::uint64_t nodes = 150'000'000;  ///< of iterative deepening
  std::size_t beam = 20'000;          ///< the greatest width of the beam search
};

/// The distance from a solvable position, as far as it is known.
struct Distance {
  std::optional<Walk> walk;  ///< a solution, the shortest one when at_least is its length
  int at_least = 0;          ///< proved
  bool stopped = false;      ///< the control said so
  bool too_long = false;     ///< no solution was found because it would have too many moves
  std::uint64_t nodes = 0;

  bool exact() const { return walk && at_least == static_cast<int>(walk->size()); }
};

/// Answers for one board and goal: keeps its tables from question to question. Positions must be solvable.
class Solver {
 public:
  explicit Solver(Board board);
  const Board& board() const { return board_; }
  const BlockTree& tree() const { return tree_; }
  const Count& positions() const { return positions_; }

  /// A shortest solution when the effort allows it, else any with the best proved lower bound.
  Distance solve(const Arrangement& at, const Effort& effort, Control& control);
  /// Whether distances are looked up from the first question on: all positions fit a small table.
  bool small() const;
  /// Of the tables that are kept.
  std::size_t bytes() const;

  /// All solutions of these lengths (growing) that never undo their last move and end at the first arrangement that is
  /// solved; with one length, which must be the distance, all the shortest.
  SearchEnd collect(const Arrangement& at, const std::vector<int>& lengths, bool shortest, SolutionSet& set,
                    Control& control);

  /// How many positions lie at each distance; nothing when stopped. `fits` says whether memory allows it.
  bool histogram_fits(std::size_t memory) const;
  std::optional<std::vector<std::uint64_t>> histogram(Control& control);

  /// The positions farthest from home, at most RankedSpace::most_farthest of more; nothing when stopped. As
  /// histogram_fits allows.
  std::optional<std::vector<Arrangement>> farthest(Control& control);

  /// A lower bound on the moves to go, by tables that are made first; nothing when stopped. On at most max_searched
  /// vertices.
  std::optional<int> bound(const Arrangement& at, Control& control);

  std::size_t most_moves = 2'000'000;  ///< of a constructed solution

 private:
  bool few_positions() const;
  bool make_space(Control& control);
  template <class Get>
  auto of_space(Control& control, const Get& get) -> std::optional<decltype(get(RankedSpace()))>;
  bool make_tables(Control& control);
  int simple_bound(const Arrangement& at) const;

  Board board_;
  BlockTree tree_;
  Count positions_;
  std::variant<std::monostate, RankedSpace, HashedSpace> space_;
  std::optional<Heuristic> heuristic_;
  std::optional<WalkAutomaton> automaton_, all_shortest_;
};

/// The solver of the board asked about last: one position after another is asked about while a person plays, and the
/// tables cost more than the answers. One for each thread, so nothing is shared.
Solver& solver_of(Board board);

}  // namespace schlegel::sliding
