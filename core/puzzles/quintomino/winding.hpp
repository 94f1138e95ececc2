#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// By face 1 or -1, so that read with these windings all faces of a connected surface go round the same way. All 1 when
/// the lists make a sphere as they are; else the windings that make a sphere, when these are the only ones but for all
/// of them reversed; else all 1 when the lists make a torus as they are. Otherwise nullopt: which faces go round the
/// same way cannot be told. O(n log n) for n sides.
std::optional<std::vector<std::int8_t>> face_windings(const Instance& instance);

}  // namespace schlegel::quintomino
