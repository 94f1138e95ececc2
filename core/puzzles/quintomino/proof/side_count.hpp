#pragma once
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// On how many sides the pieces of a covering can show a colour. An edge takes its colour twice.
struct Sides {
  long least = 0, most = 0;
  bool odd = false;  ///< it is known that their number is
};

class SideCount {
 public:
  /// `used`: by kind how many of its pieces are known to be used.
  SideCount(const Instance& instance, std::span<const int> used);
  /// Nothing where there are too few pieces. O(kinds log kinds).
  std::optional<Sides> of(int colour) const;

 private:
  const Instance& instance_;
  const std::span<const int> used_;
  std::array<std::vector<int>, max_face_length + 1> kinds_;  ///< by length
  std::array<long, max_face_length + 1> faces_{};            ///< by length
};

}  // namespace schlegel::quintomino
