#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

using Square = std::array<Vertex, 4>;

/// Vertices that may not all lie on one line: one at each place of a square. A place with two vertices, a bridge, has
/// them in turn. Nothing when they are more than `most` or take too much looking for.
std::optional<std::vector<Square>> forbidden_squares(const Instance& instance, std::uint64_t most);

}  // namespace schlegel::numberlink
