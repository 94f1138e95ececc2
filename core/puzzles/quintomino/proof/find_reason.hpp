#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// The certificate of why a board cannot be completed, which can be checked by counting: `clash FACE FACE` (their
/// pieces disagree at an edge between them), `few LENGTH` (fewer pieces of that length are left than faces), `odd
/// COLOUR` (an odd number of sides would have to be paired), `scarce COLOUR` (more edges wait for it than sides of it
/// are left), `face NAME` (no piece left fits it), `piece COLOURS` (it must be used and fits nowhere). Nothing where
/// none of them holds.
std::optional<std::string> find_reason(const Instance& instance, const Board& board);
/// Such a certificate that holds, as a sentence.
std::string describe(const Instance& instance, const Board& board, std::string_view certificate);

}  // namespace schlegel::quintomino
