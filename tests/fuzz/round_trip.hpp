#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "play/game.hpp"

namespace schlegel::test_support {

/// Gives the text to a puzzle's reader. What it takes must come back unchanged after writing, reading and writing
/// again, in our own format; the formats of other programs must be refused or be read again as the same board: as many
/// things on it, and the same standing. With `pick` only that one of them is tried, by its number in the list, and on
/// small boards alone: what is read without a drawing has to be laid out. Empty, or what failed.
std::string round_trip_failure(const PuzzleInfo& info, std::string_view text, std::optional<std::size_t> pick = {});
/// The same for every puzzle.
std::string round_trip_failure(std::string_view text);
/// The same for the readers of graphs alone.
std::string graph_round_trip_failure(std::string_view text, std::optional<std::size_t> pick = {});

}  // namespace schlegel::test_support
