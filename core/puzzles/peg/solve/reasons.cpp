#include "puzzles/peg/solve/reasons.hpp"

#include <algorithm>
#include <cmath>

#include "puzzles/peg/board.hpp"
#include "puzzles/peg/solve/linear_program.hpp"

namespace schlegel::peg {
namespace {

std::int64_t weighed(const std::vector<std::int64_t>& weights, Position pegs) {
  std::int64_t sum = 0;
  for (; pegs != 0; pegs &= pegs - 1) sum += weights[lowest_hole(pegs)];
  return sum;
}

bool refutes(const Reason& reason, Position from, Position goal) {
  if (const auto* parity = std::get_if<ParityReason>(&reason)) return odd(from ^ goal, parity->set);
  const auto& weights = std::get<PagodaReason>(reason).weights;
  return weighed(weights, from) < weighed(weights, goal);
}

}  // namespace

std::optional<Reason> parity_reason(const Instance& instance, Position from, Position goal) {
  // The sets are closed under symmetric difference; the smallest one is the easiest to follow.
  const auto basis = parity_sets(instance);
  std::optional<Position> smallest;
  const auto consider = [&](Position set) {
    if (odd(from ^ goal, set) && (!smallest || peg_count(set) < peg_count(*smallest))) smallest = set;
  };
  for (Position set : basis) consider(set);
  if (smallest && basis.size() <= 12) {
    Position set = 0;
    for (std::uint32_t i = 1; i < std::uint32_t{1} << basis.size(); ++i) {
      set ^= basis[std::countr_zero(i)];  // in the order of the Gray code
      consider(set);
    }
  }
  if (!smallest) return std::nullopt;
  return Reason{ParityReason{*smallest}};
}

std::optional<Reason> pagoda_reason(const Instance& instance, Position from, Position goal) {
  // Look for x >= 0, how often each jump is made, with sum of x(jump) * (from + over - to) = position - goal in every
  // hole, and at least miss it by as little as possible. The prices of the holes then are the pagoda function.
  const auto jumps = jumps_of(instance);
  LinearProgram program;
  program.rows = instance.holes();
  program.columns = jumps.size();
  program.matrix.assign(program.rows * program.columns, 0.0);
  program.bound.assign(program.rows, 0.0);
  program.gain.assign(program.columns, 0.0);
  std::vector<double> sign(program.rows, 1.0);
  for (std::size_t i = 0; i < program.rows; ++i) {
    const int hole = static_cast<int>(i);
    const int change = static_cast<int>((from >> hole) & 1) - static_cast<int>((goal >> hole) & 1);
    if (change < 0) sign[i] = -1;
    program.bound[i] = std::abs(change);
  }
  for (std::size_t j = 0; j < jumps.size(); ++j) {
    const auto put = [&](int hole, double value) {
      const auto i = static_cast<std::size_t>(hole);
      program.at(i, j) += sign[i] * value;
      program.gain[j] += sign[i] * value;
    };
    put(jumps[j].from, 1);
    put(jumps[j].over, 1);
    put(jumps[j].to, -1);
  }
  const auto prices = optimal_prices(program);
  if (!prices) return std::nullopt;
  std::vector<double> weights(program.rows);
  for (std::size_t i = 0; i < program.rows; ++i) weights[i] = ((*prices)[i] - 1) * sign[i];
  auto whole = whole_numbers(weights);
  if (!whole) return std::nullopt;
  const auto weight = [&](int hole) { return (*whole)[hole]; };
  for (const Jump& jump : jumps)
    if (weight(jump.from) + weight(jump.over) < weight(jump.to)) return std::nullopt;
  if (weighed(*whole, from) >= weighed(*whole, goal)) return std::nullopt;
  return Reason{PagodaReason{std::move(*whole)}};
}

Screening refute_goals(const Instance& instance, Position from) {
  Screening screening;
  for (Position goal : goal_positions(instance)) {
    if (goal == from) {
      screening.open.push_back(goal);
      continue;
    }
    const bool known = std::any_of(screening.reasons.begin(), screening.reasons.end(),
                                   [&](const Reason& reason) { return refutes(reason, from, goal); });
    if (known) continue;
    auto reason = parity_reason(instance, from, goal);
    if (!reason) reason = pagoda_reason(instance, from, goal);
    if (reason)
      screening.reasons.push_back(std::move(*reason));
    else
      screening.open.push_back(goal);
  }
  return screening;
}

}  // namespace schlegel::peg
