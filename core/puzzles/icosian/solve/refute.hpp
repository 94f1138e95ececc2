#pragma once
#include <optional>

#include "puzzles/icosian/proof/certificate.hpp"
#include "puzzles/icosian/solve/reduction.hpp"

namespace schlegel::icosian {

/// A reason that takes O(m) to find: the opening, set edges, cut-off vertices, connection, cut vertices, sides,
/// forcing. Always one when the reduction contradicts itself.
std::optional<Refutation> refute_quickly(const Instance& instance, const Reduction& reduction);

/// A reason with more vertices: the complement of a greedy independent set, and all pairs (while n * (n + m) stays
/// below a million).
std::optional<Refutation> refute_by_pieces(const Instance& instance);

}  // namespace schlegel::icosian
