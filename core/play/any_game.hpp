#pragma once
#include <memory>
#include <string_view>

#include "base/result.hpp"
#include "play/game.hpp"

namespace schlegel {

/// The puzzle whose own text this is, by its first word; nullptr when it is no puzzle's own.
const PuzzleInfo* puzzle_of(std::string_view text);

/// A board of any puzzle: of the one whose own text it is, else of `preferred` if that reads it, else of the first
/// other one that does. The error is that of the puzzle whose own text it is, else of `preferred`.
Result<std::unique_ptr<Game>> parse_any_game(std::string_view preferred, std::string_view text);

}  // namespace schlegel
