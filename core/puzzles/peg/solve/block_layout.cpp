#include "puzzles/peg/solve/block_layout.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "puzzles/peg/solve/linear_program.hpp"

namespace schlegel::peg {
namespace {

constexpr std::size_t most_low = 5, most_bound = 4, most_high = 26;
constexpr int most_weights = 1 << 15;

}  // namespace

BlockLayout::BlockLayout(const Instance& instance, std::vector<Permutation> group)
    : holes_(instance.holes()),
      group_(std::move(group)),
      jumps_(jumps_of(instance)),
      parity_sets_(parity_sets(instance)) {
  choose_order();
  choose_corners();
  choose_bases();
  if (!choose_weights()) {
    corners_ = 0;
    choose_bases();
    usable_ = choose_weights();
  }
  usable_ = usable_ && group_.size() <= most_symmetries && high_.size() <= most_high &&
            high_bound_.size() + high_.size() + low_.size() > 0;
}

void BlockLayout::choose_order() {
  const auto orbit = [&](int hole) {
    Position holes = 0;
    for (const Permutation& image : group_) holes |= bit(image[hole]);
    return holes;
  };
  for (int hole = 0; hole < holes_; ++hole) order_.push_back(hole);
  std::sort(order_.begin(), order_.end(), [&](int a, int b) {
    const Position x = orbit(a), y = orbit(b);
    return std::tuple(peg_count(x), x, a) < std::tuple(peg_count(y), y, b);
  });
}

void BlockLayout::choose_corners() {
  Position middles = 0;
  for (const Jump& jump : jumps_) middles |= bit(jump.over);
  for (int hole = 0; hole < holes_; ++hole) {
    if ((middles | corners_) & bit(hole)) continue;
    const Position before = corners_;
    for (const Permutation& image : group_) corners_ |= bit(image[hole]);
    choose_bases();
    if (low_.size() > most_low || low_bound_.size() > most_bound) corners_ = before;
  }
}

void BlockLayout::choose_bases() {
  low_.clear(), high_.clear(), low_bound_.clear(), high_bound_.clear(), low_sets_.clear(), high_sets_.clear();
  std::vector<Position> sets = parity_sets_;
  Position pivots = 0;
  const auto eliminate = [&](int hole) {
    const auto rows = [&](Position set) { return (set & bit(hole)) != 0 && (set & pivots) == 0; };
    const auto row = std::find_if(sets.begin(), sets.end(), rows);
    if (row == sets.end()) return;
    const Position set = *row;
    for (Position& other : sets)
      if (&other != &*row && (other & bit(hole))) other ^= set;
    pivots |= bit(hole);
  };
  for (int pass = 0; pass < 2; ++pass)
    for (int hole : order_)
      if (((corners_ >> hole) & 1) == static_cast<Position>(pass == 0)) eliminate(hole);
  for (int hole : order_) {
    const bool corner = (corners_ & bit(hole)) != 0;
    if ((pivots & bit(hole)) == 0) {
      (corner ? low_ : high_).push_back(hole);
      continue;
    }
    const auto set = std::find_if(sets.begin(), sets.end(), [&](Position s) { return (s & bit(hole)) != 0; });
    (corner ? low_bound_ : high_bound_).push_back(hole);
    (corner ? low_sets_ : high_sets_).push_back(*set);
  }
}

bool BlockLayout::choose_weights() {
  // Least weights with weight(from) + weight(over) - weight(to) >= 1, as the prices of the dual program.
  std::vector<int> row(static_cast<std::size_t>(holes_), -1);
  LinearProgram program;
  for (int hole = 0; hole < holes_; ++hole)
    if ((corners_ & bit(hole)) == 0) row[hole] = static_cast<int>(program.rows++);
  program.columns = jumps_.size();
  program.matrix.assign(program.rows * program.columns, 0.0);
  program.bound.assign(program.rows, 1.0);
  program.gain.assign(program.columns, 1.0);
  for (std::size_t j = 0; j < jumps_.size(); ++j) {
    const auto put = [&](int hole, double value) {
      const int i = row[hole];
      if (i >= 0) program.at(static_cast<std::size_t>(i), j) += value;
    };
    put(jumps_[j].from, 1);
    put(jumps_[j].over, 1);
    put(jumps_[j].to, -1);
  }
  const auto prices = optimal_prices(program);
  const auto whole = prices ? whole_numbers(*prices) : std::nullopt;
  if (!whole) return false;
  const auto weight = [&](int hole) {
    const int i = row[hole];
    return i < 0 ? std::int64_t{0} : (*whole)[i];
  };
  std::vector<std::int64_t> sums;
  std::int64_t divisor = 0, all = 0;
  for (std::size_t hole = 0; hole < static_cast<std::size_t>(holes_); ++hole) {
    std::int64_t sum = 0;
    for (const Permutation& image : group_) sum += weight(image[hole]);
    if (sum < 0) return false;
    sums.push_back(sum);
    divisor = std::gcd(divisor, sum);
    all += sum;
  }
  if (divisor == 0 || all / divisor >= most_weights) return false;
  weights_.clear();
  for (std::int64_t sum : sums) weights_.push_back(static_cast<int>(sum / divisor));
  const auto at = [&](int hole) { return weights_[hole]; };
  return std::all_of(jumps_.begin(), jumps_.end(),
                     [&](const Jump& jump) { return at(jump.from) + at(jump.over) > at(jump.to); });
}

}  // namespace schlegel::peg
