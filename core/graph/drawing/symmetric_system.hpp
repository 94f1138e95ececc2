#pragma once
#include <cstddef>
#include <utility>
#include <vector>

namespace schlegel {

/// Linear equations with a sparse, symmetric, positive definite matrix, solved by elimination. Unknowns are
/// eliminated in an order that leaves each few neighbours, found once for all systems of one pattern. For a planar
/// pattern of n unknowns, one solution takes about n^1.5 steps.
class SymmetricSystem {
 public:
  /// Only entries of these pairs, each given once, and of the diagonal may differ from 0.
  SymmetricSystem(std::size_t unknowns, const std::vector<std::pair<std::size_t, std::size_t>>& pairs);

  void clear();
  /// The entry on the diagonal, or that of the i-th pair and its image.
  double& diagonal(std::size_t unknown) { return diagonal_[unknown]; }
  double& entry(std::size_t pair) { return entries_[entry_of_pair_[pair]]; }
  /// Replaces the right side by the solution, and destroys the matrix.
  void solve(std::vector<double>& right);

 private:
  std::vector<std::size_t> order_;
  std::vector<std::vector<std::size_t>> later_;  ///< by unknown: its neighbours when it is eliminated, in order
  std::vector<std::size_t> first_;               ///< by unknown: its first entry; there is one for each in later_
  std::vector<double> diagonal_, entries_;
  std::vector<std::size_t> entry_of_pair_;
  std::vector<std::size_t> changed_;  ///< entry by entry what the elimination subtracts from, see solve
};

}  // namespace schlegel
