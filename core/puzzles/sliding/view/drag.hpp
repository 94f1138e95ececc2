#pragma once
#include <vector>

#include "play/scene.hpp"
#include "puzzles/sliding/sliding.hpp"

namespace schlegel::sliding {

/// The vertices from the one beside the gap to `to`, along which tokens slide in a row: straight on a grid, else a
/// shortest way. Empty when there is none. O(order + size).
std::vector<Vertex> row_to(const Instance& instance, const Sliding::State& state, Vertex to);

/// How much of its step towards `to` a token at `from` has been pulled by the pointer, 0 to 1, since it
/// went down.
double pulled(const View& view, Point2 pointer, Point2 from, Point2 to);

}  // namespace schlegel::sliding
