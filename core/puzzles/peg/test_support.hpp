#pragma once
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/count.hpp"
#include "base/random.hpp"
#include "puzzles/peg/instance.hpp"

namespace schlegel::peg::testing {

inline int below(Random& random, int bound) { return static_cast<int>(random.below(bound)); }

/// Everything about a small instance by plain recursion over positions, straight from the rules.
class BruteForce {
 public:
  explicit BruteForce(const Instance& instance) : instance_(instance) {}

  bool goal(Position p) const {
    if (!instance_.goal.any) return p == instance_.goal.pegs;
    return p != 0 && (p & (p - 1)) == 0;
  }
  std::vector<Jump> jumps(Position p) const {
    std::vector<Jump> out;
    for (const Line& line : instance_.lines)
      for (const Jump& jump : {Jump{line.a, line.middle, line.b}, Jump{line.b, line.middle, line.a}})
        if (jump.legal(p)) out.push_back(jump);
    return out;
  }
  Count plans(Position p) {
    if (goal(p)) return 1;
    if (const auto known = plans_.find(p); known != plans_.end()) return known->second;
    Count sum = 0;
    for (const Jump& jump : jumps(p)) sum += plans(p ^ jump.changed());
    plans_[p] = sum;
    return sum;
  }
  /// Fewest moves and in how many ways, the peg in `last` going on for nothing.
  std::pair<int, Count> fewest(Position p, int last) {
    if (goal(p)) return {0, 1};
    const std::pair key{p, last};
    if (const auto known = fewest_.find(key); known != fewest_.end()) return known->second;
    std::pair<int, Count> best{1000, 0};
    for (const Jump& jump : jumps(p)) {
      auto [moves, ways] = fewest(p ^ jump.changed(), jump.to);
      moves += jump.from == last ? 0 : 1;
      if (moves < best.first) best = {moves, 0};
      if (moves == best.first) best.second += ways;
    }
    fewest_[key] = best;
    return best;
  }
  std::set<Position> reachable(Position from) const {
    std::set<Position> seen{from};
    std::vector<Position> open{from};
    while (!open.empty()) {
      const Position p = open.back();
      open.pop_back();
      for (const Jump& jump : jumps(p))
        if (seen.insert(p ^ jump.changed()).second) open.push_back(p ^ jump.changed());
    }
    return seen;
  }

 private:
  const Instance& instance_;
  std::map<Position, Count> plans_;
  std::map<std::pair<Position, int>, std::pair<int, Count>> fewest_;
};

/// A board of so many holes whose lines are drawn at random.
inline Instance random_board(Random& random, int holes, int lines) {
  Instance instance;
  for (int i = 0; i < holes; ++i) {
    instance.names.push_back("v" + std::to_string(i));
    instance.at.push_back({0.1 + 0.8 * random.real(), 0.1 + 0.8 * random.real()});
  }
  for (int i = 0; i < lines; ++i) {
    const int a = below(random, holes), middle = below(random, holes), b = below(random, holes);
    if (a == b || a == middle || b == middle) continue;
    const bool known = std::any_of(instance.lines.begin(), instance.lines.end(), [&](const Line& line) {
      return line.middle == middle && std::min(line.a, line.b) == std::min(a, b) &&
             std::max(line.a, line.b) == std::max(a, b);
    });
    if (!known) instance.lines.push_back({a, middle, b});
  }
  return instance;
}

/// Part of a grid, square or triangular, with its lines: many corners and symmetries.
inline Instance random_grid(Random& random, int width, int height, bool triangular, int leave_out) {
  Instance instance;
  std::vector<int> at(static_cast<std::size_t>(width * height), 0);
  for (int i = 0; i < leave_out; ++i) at[random.below(at.size())] = -1;
  const auto cell = [&](int x, int y) -> int {
    return x < 0 || y < 0 || x >= width || y >= height ? -1 : at[y * width + x];
  };
  for (int& hole : at) {
    if (hole < 0) continue;
    hole = instance.holes();
    instance.names.push_back("v" + std::to_string(hole));
    instance.at.push_back({0.5, 0.5});
  }
  const std::vector<std::pair<int, int>> steps = triangular ? std::vector<std::pair<int, int>>{{1, 0}, {0, 1}, {1, 1}}
                                                            : std::vector<std::pair<int, int>>{{1, 0}, {0, 1}};
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      for (const auto& [dx, dy] : steps)
        if (cell(x, y) >= 0 && cell(x + dx, y + dy) >= 0 && cell(x + 2 * dx, y + 2 * dy) >= 0)
          instance.lines.push_back({cell(x, y), cell(x + dx, y + dy), cell(x + 2 * dx, y + 2 * dy)});
  return instance;
}

}  // namespace schlegel::peg::testing
