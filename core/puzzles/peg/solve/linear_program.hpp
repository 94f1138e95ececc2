#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace schlegel::peg {

/// Maximise gain . x subject to rows . x <= bound, x >= 0, where no bound is negative.
struct LinearProgram {
  std::size_t rows = 0, columns = 0;
  std::vector<double> matrix;  ///< row by row
  std::vector<double> bound;   ///< by row
  std::vector<double> gain;    ///< by column

  double& at(std::size_t row, std::size_t column) { return matrix[row * columns + column]; }
};

/// The prices of the rows at the optimum (a solution of the dual program), by the simplex method in floating point;
/// nothing when the program is unbounded or takes too many pivots. Rounding errors are the caller's to check.
std::optional<std::vector<double>> optimal_prices(const LinearProgram& program);

/// Small whole numbers in the same proportions as the values, or nothing when there are none.
std::optional<std::vector<std::int64_t>> whole_numbers(std::span<const double> values);

}  // namespace schlegel::peg
