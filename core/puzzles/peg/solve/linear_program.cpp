#include "puzzles/peg/solve/linear_program.hpp"

#include <cmath>

namespace schlegel::peg {

std::optional<std::vector<double>> optimal_prices(const LinearProgram& program) {
  // The tableau: one row for each constraint (columns: variables, slacks, bound) and last the row of reduced gains.
  const std::size_t rows = program.rows, columns = program.columns, width = rows + columns + 1;
  std::vector<double> tableau((rows + 1) * width, 0.0);
  const auto cell = [&](std::size_t row, std::size_t column) -> double& { return tableau[row * width + column]; };
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j) cell(i, j) = program.matrix[i * columns + j];
    cell(i, columns + i) = 1;
    // Unequal little additions keep the method from going round in circles where many bounds are equal.
    cell(i, width - 1) = program.bound[i] + 1e-7 * (1 + 0.37 * static_cast<double>((i * 7919) % 101));
  }
  for (std::size_t j = 0; j < columns; ++j) cell(rows, j) = program.gain[j];

  constexpr double tolerance = 1e-9;
  for (std::size_t pivots = 0; pivots < 40 * (rows + columns); ++pivots) {
    std::size_t enter = width;
    double best = tolerance;
    for (std::size_t j = 0; j + 1 < width; ++j)
      if (cell(rows, j) > best) {
        best = cell(rows, j);
        enter = j;
      }
    if (enter == width) {
      std::vector<double> prices(rows);
      for (std::size_t i = 0; i < rows; ++i) prices[i] = -cell(rows, columns + i);
      return prices;
    }
    std::size_t leave = rows;
    double least = 0;
    for (std::size_t i = 0; i < rows; ++i) {
      if (cell(i, enter) <= tolerance) continue;
      const double ratio = cell(i, width - 1) / cell(i, enter);
      if (leave == rows || ratio < least) {
        least = ratio;
        leave = i;
      }
    }
    if (leave == rows) return std::nullopt;
    const double pivot = cell(leave, enter);
    for (std::size_t j = 0; j < width; ++j) cell(leave, j) /= pivot;
    for (std::size_t i = 0; i <= rows; ++i) {
      const double factor = cell(i, enter);
      if (i == leave || factor == 0) continue;
      for (std::size_t j = 0; j < width; ++j) cell(i, j) -= factor * cell(leave, j);
    }
  }
  return std::nullopt;
}

std::optional<std::vector<std::int64_t>> whole_numbers(std::span<const double> values) {
  for (int scale = 1; scale <= 2520; ++scale) {
    std::vector<std::int64_t> whole;
    for (double value : values) {
      const double scaled = value * scale, rounded = std::round(scaled);
      if (std::abs(scaled - rounded) > 1e-5 || std::abs(rounded) > 1e6) break;
      whole.push_back(static_cast<std::int64_t>(rounded));
    }
    if (whole.size() == values.size()) return whole;
  }
  return std::nullopt;
}

}  // namespace schlegel::peg
