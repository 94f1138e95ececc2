#pragma once
#include <span>

#include "puzzles/icosian/instance.hpp"

namespace schlegel::icosian {

/// Whether `tour` solves the instance, straight from the definition: every vertex once, neighbours in turn, the opening
/// first, every required edge and no forbidden one, and back to the first vertex when closed. O(n log degree).
bool verify(const Instance& instance, std::span<const Vertex> tour);

}  // namespace schlegel::icosian
