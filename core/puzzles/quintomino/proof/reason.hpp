#pragma once
#include <optional>
#include <string>

#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// Why a board cannot be completed, in a form that can be checked by counting: `clash FACE FACE` (their pieces
/// disagree at an edge between them), `few LENGTH` (fewer pieces of that length are left than faces), `odd COLOUR` (an
/// odd number of sides would have to be paired), `scarce COLOUR` (more edges wait for it than sides of it are left),
/// `face NAME` (no piece left fits it), `piece COLOURS` (it must be used and fits nowhere).
struct Reason {
  std::string certificate;
  std::string sentence;
};
std::optional<Reason> find_reason(const Instance& instance, const Board& board);

}  // namespace schlegel::quintomino
