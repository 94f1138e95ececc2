#pragma once
#include <cstddef>
#include <utility>
#include <vector>

namespace schlegel {

/// Linear equations with a sparse, symmetric, positive definite matrix, solved by elimination. The unknowns go in an
/// order in which each has few neighbours left, which is found once for all systems of the same pattern. For a planar
/// pattern of n unknowns one solution takes about n^1.5 steps.
class SymmetricSystem {
 public:
  /// Only entries of these pairs, each given once, and of the diagonal are not 0.
  SymmetricSystem(std::size_t unknowns, const std::vector<std::pair<std::size_t, std::size_t>>& pairs);

  void clear();
  /// The entry on the diagonal, or that of the i-th pair and its image.
  double& diagonal(std::size_t unknown) { return diagonal_[unknown]; }
  double& entry(std::size_t pair) { return entries_[entry_of_pair_[pair]]; }
  /// The right side becomes the solution; the matrix is used up.
  void solve(std::vector<double>& right);

 private:
  std::vector<std::size_t> order_;
  std::vector<std::vector<std::size_t>> later_;  ///< by unknown: those that hang on it when it goes, in order
  std::vector<std::size_t> first_;               ///< by unknown: its first entry; there is one for each in later_
  std::vector<double> diagonal_, entries_;
  std::vector<std::size_t> entry_of_pair_;
  std::vector<std::size_t> changed_;  ///< entry by entry what the elimination subtracts from, see solve
};

}  // namespace schlegel
