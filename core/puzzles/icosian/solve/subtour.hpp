#pragma once
#include <vector>

#include "puzzles/icosian/solve/reduction.hpp"
#include "search/sat.hpp"

namespace schlegel::icosian {

/// Hamiltonian cycles of a core by SAT: two edges at every vertex; when the answer falls into several cycles, a clause
/// for each makes some edge leave it, and the solver is asked again (after Dantzig, Fulkerson and Johnson 1954). For
/// graphs too wide for a frontier. Termination can take very long; the Control decides.
class SubtourSearch {
 public:
  explicit SubtourSearch(const Reduction& reduction);
  /// `satisfiable` with a cycle, always the same one.
  Sat::Answer solve(Control& control);
  /// The tour of the cycle found last.
  Tour solution() const;
  /// Rules out the cycle found last; to be called before the next solve().
  void block();
  /// How often the solver was asked.
  std::uint64_t rounds() const { return rounds_; }

 private:
  bool split();

  const Reduction& reduction_;
  Sat sat_;
  std::vector<std::vector<std::int32_t>> at_vertex_;
  std::uint64_t rounds_ = 0;
};

}  // namespace schlegel::icosian
