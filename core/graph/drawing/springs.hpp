#pragma once
#include <span>
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

struct Spring {
  std::size_t from, to;
  double factor;
};

/// Moves the free points to minimise the sum of factor * length^power over all springs; power is at least 2. Springs
/// must connect every free point to a fixed one. Each step solves, by conjugate gradients, the linear system with the
/// spring strengths at the last lengths; a few steps suffice. After any step, every free point is a mean of its
/// neighbours with positive weights.
std::vector<Point2> relax_springs(std::span<const Spring> springs, std::vector<Point2> at,
                                  const std::vector<bool>& fixed, double power);

}  // namespace schlegel
