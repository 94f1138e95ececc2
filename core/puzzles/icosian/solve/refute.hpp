#pragma once
#include <optional>

#include "puzzles/icosian/proof/certificate.hpp"
#include "puzzles/icosian/solve/reduction.hpp"

namespace schlegel::icosian {

/// A reason that takes O(m) to find: the opening, set edges, cut-off vertices, connection, cut vertices, sides,
/// forcing. Always one when the reduction contradicts itself.
std::optional<Refutation> refute_quickly(const Instance& instance, const Reduction& reduction);

/// A reason of more vertices: all pairs (while n * m stays below a million), and what a greedy independent set
/// separates.
std::optional<Refutation> refute_by_pieces(const Instance& instance);

}  // namespace schlegel::icosian
