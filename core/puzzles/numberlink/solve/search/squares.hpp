#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// Four vertices, one at each place of a square (see Instance), in their order round it. A square with bridges gives
/// one for each choice of their vertices.
using Square = std::array<Vertex, 4>;

/// The squares as the solver sees them, whether they are forbidden or not; nothing when there are more than `most`.
/// O(m sqrt m) and a step for each.
std::optional<std::vector<Square>> squares_of(const Instance& instance, std::size_t most);
/// Squares that a line of these links fills, at most `most` of each line. The links must be a solution but for its
/// rules.
std::vector<Square> filled_squares(const Instance& instance, const Links& links, std::size_t most);
/// Whether squares may not be filled and there are any.
bool forbids_squares(const Instance& instance);

}  // namespace schlegel::numberlink
