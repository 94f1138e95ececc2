#pragma once
#include <vector>

#include "puzzles/peg/board.hpp"

namespace schlegel::peg {

/// How far a position seems to be from one that can be finished: low where pegs are easy to clear and many can jump.
class Burden {
 public:
  explicit Burden(const Instance& instance) : jumps_(jumps_of(instance)) {
    // A peg is the harder to bring home the fewer jumps take it along or over.
    std::vector<int> uses(instance.names.size(), 0);
    for (const Jump& jump : jumps_) {
      ++uses[jump.from];
      uses[jump.over] += 3;
    }
    for (const int use : uses) burden_.push_back(1000 / (2 + use));
  }

  int operator()(Position p) const {
    int sum = 0;
    for (Position rest = p; rest != 0; rest &= rest - 1) sum += burden_[lowest_hole(rest)];
    int ways = 0;
    for (const Jump& jump : jumps_) ways += jump.legal(p) ? 1 : 0;
    return 4 * sum - 15 * ways;
  }

 private:
  std::vector<Jump> jumps_;
  std::vector<int> burden_;  ///< by hole
};

}  // namespace schlegel::peg
