#pragma once
#include <optional>
#include <vector>

#include "base/random.hpp"
#include "puzzles/peg/board.hpp"

namespace schlegel::peg {

/// A start and the goal it was drawn for; nobody has shown yet that the one leads to the other.
struct Picture {
  Position pegs;
  Goal goal;
};

/// Draws sets of pegs on one board.
class Painter {
 public:
  explicit Painter(const Instance& board);

  /// One connected picture that some symmetry of the board keeps, and the goal with it, from so many to so many pegs.
  /// Without a goal that is wanted one is chosen. It is of the goal's class. Nothing where none was found.
  std::optional<Picture> symmetric(const std::optional<Goal>& wanted, int least, int most, Random& random) const;
  /// What some jumps backwards from the goal lead to, which keep together where they can.
  std::optional<Picture> backwards(const std::optional<Goal>& wanted, int least, int most, Random& random) const;
  bool has_symmetry() const { return group_.size() > 1; }

 private:
  std::vector<Permutation> random_subgroup(const std::vector<Permutation>& of, Random& random) const;
  Position beside(Position holes) const;
  bool same_class(Position start, const Goal& goal) const;

  const Instance& board_;
  std::vector<Jump> jumps_;
  std::vector<Position> parity_sets_;
  std::vector<Permutation> group_;
  std::vector<Position> beside_;  ///< by hole: the next ones on its lines
};

}  // namespace schlegel::peg
