#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "play/game.hpp"

namespace schlegel::test_support {

/// Gives the text to a puzzle's reader. A board that it accepts must not change when it is written in Schlegel format,
/// read and written again. Every other format must refuse it, or read back a board of the same size and state. With
/// `pick`, only the format of this number is tried, and only on small boards, because a text without a drawing needs a
/// layout. Returns what failed, or an empty text.
std::string round_trip_failure(const PuzzleInfo& info, std::string_view text, std::optional<std::size_t> pick = {});
/// As before, for every puzzle.
std::string round_trip_failure(std::string_view text);
/// As before, for the readers of graphs.
std::string graph_round_trip_failure(std::string_view text, std::optional<std::size_t> pick = {});

}  // namespace schlegel::test_support
