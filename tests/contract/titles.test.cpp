// The names of boards are in one style: "Fill the board, 6 by 6", "Petersen graph".
#include <set>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "graph/families/families.hpp"
#include "play/game.hpp"

using namespace schlegel;

namespace {

bool is_capital(char c) { return is_letter(c) && c != to_lower(c); }

/// A capital or a figure first, no full stop, no blanks at the ends or twice, sizes as "5 by 5".
void check_style(std::string_view title) {
  CAPTURE(title);
  REQUIRE_FALSE(title.empty());
  CHECK((is_capital(title.front()) || is_digit(title.front()) || (title.front() & 0x80) != 0));
  CHECK(title.back() != '.');
  CHECK(trim(title) == title);
  CHECK(title.find("  ") == std::string_view::npos);
  for (std::size_t i = 1; i + 1 < title.size(); ++i)
    CHECK_FALSE(((title[i] == 'x' || title[i] == 'X') && is_digit(title[i - 1]) && is_digit(title[i + 1])));
  for (std::string_view cross : {"\xc3\x97", " x "}) CHECK(title.find(cross) == std::string_view::npos);
  for (std::string_view person : {"Petersen", "Heawood", "Tutte", "Desargues", "Pappus", "Coxeter"})
    if (title.find(person) != std::string_view::npos)
      CHECK(title.find(std::string(person) + " graph") != std::string_view::npos);
}

}  // namespace

TEST_CASE("titles: those of boards are in one style and differ within a puzzle") {
  for (const PuzzleInfo& puzzle : puzzles()) {
    std::set<std::string_view> seen;
    for (const auto& all : {levels(), retired_levels()})
      for (const Level& level : all) {
        if (level.puzzle != puzzle.id) continue;
        check_style(level.title);
        CHECK_MESSAGE(seen.insert(level.title).second, puzzle.id << " has two boards named " << level.title);
      }
  }
}

TEST_CASE("titles: those of graphs by name are in the same style and differ") {
  std::set<std::string_view> seen;
  for (const Family& family : families()) {
    check_style(family.title);
    CHECK_MESSAGE(seen.insert(family.title).second, "two families are named " << family.title);
  }
}
