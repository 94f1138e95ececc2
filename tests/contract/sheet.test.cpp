#include <array>
#include <span>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "edit/sheet_editor.hpp"
#include "play/game.hpp"
#include "trials.hpp"

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

/// One operation as a hand might do it.
void draw_something(SheetEditor& editor, Random& random) {
  const auto count = editor.sheet().dots.size();
  const auto any = [&] { return static_cast<int>(random.below(count + 1)); };
  const auto place = [&random] { return Point2{random.real(), random.real()}; };
  const int u = any(), v = any(), w = any();
  switch (random.below(8)) {
    case 0:
    case 1:
      if (count < 12) editor.extend(u, place());
      break;
    case 2:
    case 3:
      editor.connect(u, v);
      break;
    case 4:
      editor.disconnect(u, v);
      break;
    case 5:
      if (count > 5) editor.erase(std::array{u});
      break;
    default: {
      if (editor.kinds().empty()) return;
      const SettingKind& kind = editor.kinds()[random.below(editor.kinds().size())];
      static constexpr std::array words{"", "1", "2", "123", "1234", "11 22 33", "3x3", "x"};
      const std::array dots{u, v, w};
      editor.set(kind.keyword, std::span(dots).first(random.below(4)), words[random.below(words.size())]);
    }
  }
}

/// What the editor has made is refused with a sentence, or read and then written as the same board again.
void check_drawn(std::string_view puzzle, const Sheet& sheet, int& read) {
  const SheetText text = write_sheet(puzzle, sheet);
  CAPTURE(text.text());
  const auto game = parse_game(puzzle, text.text());
  if (!game) {
    CHECK(!game.error().message.empty());
    for (const int dot : text.about(game.error().line)) CHECK(static_cast<std::size_t>(dot) < sheet.dots.size());
    return;
  }
  ++read;
  const Sheet back = (*game)->sheet();
  if (back.dots.empty()) return;  // a surface that has no drawing in the plane
  const auto again = parse_game(puzzle, write_sheet(puzzle, back).text());
  REQUIRE_MESSAGE(again, (again ? std::string() : again.error().text()));
  CHECK((*again)->write_instance() == (*game)->write_instance());
}

}  // namespace

TEST_CASE("sheets: whatever is drawn is refused with a reason, or read, and comes back as it is") {
  constexpr std::uint64_t seed = 13;
  for (const PuzzleInfo& puzzle : puzzles()) {
    if (puzzle.settings.empty()) continue;
    CAPTURE(puzzle.id);
    std::vector<Sheet> starts{Sheet{}};
    for (const Level& level : levels())
      if (level.puzzle == puzzle.id) {
        Sheet sheet = (*parse_game(puzzle.id, level.text))->sheet();
        if (sheet.dots.size() < 30) starts.push_back(std::move(sheet));
      }
    Random random(sampled(seed));
    int read = 0;
    for (int round = 0; round < trials(600); ++round) {
      CAPTURE(round);
      SheetEditor editor(puzzle.settings, starts[random.below(starts.size())]);
      for (auto steps = random.below(12); steps > 0; --steps) draw_something(editor, random);
      check_drawn(puzzle.id, editor.sheet(), read);
    }
    CHECK(read > at_least(100));
  }
}

TEST_CASE("sheets: every shipped board comes back from the editor as it was") {
  for (const Level& level : levels())
    if (const PuzzleInfo* const info = find_puzzle(level.puzzle); info && !info->settings.empty())
      check_comes_back(level.puzzle, level.id, level.text);
}
