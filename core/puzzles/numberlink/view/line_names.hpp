#pragma once
#include <string>
#include <vector>

#include "play/scene.hpp"
#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// The names of the pairs as they are written on the board: long ones are cut, and where two would then look alike a
/// pair is known by its number.
class LineNames {
 public:
  explicit LineNames(const Instance& instance);
  /// A pair's name, set to fit on a disc.
  Shape on_disc(std::size_t pair, Point2 centre, double radius) const;

 private:
  std::vector<std::string> names_;
};

}  // namespace schlegel::numberlink
