#include <doctest/doctest.h>

#include "play/game.hpp"

using namespace schlegel;

namespace {

/// The board as it is read from what the editor makes of it.
void check_comes_back(std::string_view puzzle, std::string_view name, std::string_view text) {
  CAPTURE(puzzle);
  CAPTURE(name);
  const auto game = parse_game(puzzle, text);
  REQUIRE(game);
  const Sheet sheet = (*game)->sheet();
  REQUIRE(static_cast<int>(sheet.dots.size()) > 0);
  const SheetText written = write_sheet(puzzle, sheet);
  const auto again = parse_game(puzzle, written.text());
  REQUIRE_MESSAGE(again, (again ? std::string() : again.error().text()));
  CHECK((*again)->sheet() == sheet);
  CHECK((*again)->places() == (*game)->places());
  CHECK((*again)->goal() == (*game)->goal());
}

}  // namespace

TEST_CASE("sheets: every shipped board comes back from the editor as it was") {
  for (const Level& level : levels())
    if (const PuzzleInfo* const info = find_puzzle(level.puzzle); info && !info->settings.empty())
      check_comes_back(level.puzzle, level.id, level.text);
}
