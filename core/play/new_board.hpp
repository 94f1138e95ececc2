#pragma once
#include <cstdint>
#include <string_view>

#include "play/game.hpp"
#include "play/question.hpp"

namespace schlegel {

/// The question for a new board with these options, "grade=3 grid=7x7", as in BaseBoard. What names no base of its own
/// is made on that of the game, or with "level=torus_6x6" on that of a shipped board.
Question question_for_new_board(const Game& game, std::string_view options, std::uint64_t seed);

/// The question for the board of a day, counted from 1970-01-01, the same for everybody; of a puzzle that has days.
Question question_for_day(const PuzzleInfo& puzzle, std::int64_t day);

/// The grades that come, as in BaseBoard, with these options, whatever their seed; empty: that is not known.
std::string_view grades_that_come(const PuzzleInfo& puzzle, const Options& options, bool on_first_board);

/// The title of the base board that these options name; empty: they name none, or one without a title.
std::string_view title_of_base(const PuzzleInfo& puzzle, const Options& options);

}  // namespace schlegel
