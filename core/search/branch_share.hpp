#pragma once
#include <array>
#include <cstddef>

namespace schlegel {

/// The share of a depth-first search that is done if all branches of a node take equally long. Only the first levels
/// are looked at.
class BranchShare {
 public:
  /// The search goes into branch number `branch` of `branches` of a node at this depth; 0: the root.
  void enter(std::size_t depth, std::size_t branch, std::size_t branches) {
    if (depth >= levels) return;
    level_[depth] = {static_cast<double>(branch), static_cast<double>(branches)};
    level_[depth + 1] = {0, 1};
  }
  /// In [0, 1]; it never falls in the course of one search.
  double fraction() const {
    double done = 0, part = 1;
    for (const auto& [branch, branches] : level_) {
      part /= branches;
      done += part * branch;
    }
    return done;
  }
  void restart() { level_.fill({0, 1}); }

 private:
  static constexpr std::size_t levels = 20;
  struct Level {
    double branch = 0, branches = 1;
  };
  std::array<Level, levels + 1> level_{};
};

}  // namespace schlegel
