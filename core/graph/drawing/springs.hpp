#pragma once
#include <span>
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

struct Spring {
  std::size_t from, to;
  double factor;
};

/// Moves the points that are not fixed so that the sum of factor * length^power over all springs is least; power is at
/// least 2. Every free point must hang, over other springs, on a fixed one. Each step solves the linear system in which
/// a spring pulls with the strength it had at its last length, by conjugate gradients; a few steps suffice. Stopped at
/// any step, every free point is still a mean of its neighbours with positive weights.
std::vector<Point2> relax_springs(std::span<const Spring> springs, std::vector<Point2> at,
                                  const std::vector<bool>& fixed, double power);

}  // namespace schlegel
