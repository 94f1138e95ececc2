#include "edit/sheet_editor.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "trials.hpp"

using namespace schlegel;

namespace {

using On = SettingKind::On;
constexpr SettingKind kinds_of_test[]{{"start", On::path},
                                      {"wanted", On::edge, false, {}, {}, "closed"},
                                      {"closed", On::edge, false, {}, {}, "wanted"},
                                      {"pair", On::pair, true},
                                      {"peg", On::vertex},
                                      {"token", On::vertex, true},
                                      {"jump", On::triple},
                                      {"piece", On::face, true},
                                      {"open", On::board},
                                      {"rest", On::board, true},
                                      {"tile", On::swap, true}};

/// What every sheet of the editor is.
void check_whole(const Sheet& sheet) {
  const int order = static_cast<int>(sheet.dots.size());
  for (std::size_t i = 0; i < sheet.dots.size(); ++i) {
    CHECK(sheet.dots[i].at.x >= 0);
    CHECK(sheet.dots[i].at.x <= 1);
    CHECK(sheet.dots[i].at.y >= 0);
    CHECK(sheet.dots[i].at.y <= 1);
    for (std::size_t j = 0; j < i; ++j) CHECK(sheet.dots[i].name != sheet.dots[j].name);
  }
  for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
    const auto [u, v] = sheet.lines[i];
    CHECK((0 <= u && u < v && v < order));
    if (i > 0) CHECK(sheet.lines[i - 1] < sheet.lines[i]);
  }
  std::vector<int> paired(sheet.dots.size());
  for (const Setting& one : sheet.settings) {
    for (const int dot : one.vertices) CHECK((0 <= dot && dot < order));
    if (one.keyword == "start")
      for (std::size_t i = 1; i < one.vertices.size(); ++i) CHECK(sheet.joined(one.vertices[i - 1], one.vertices[i]));
    if (one.keyword == "wanted" || one.keyword == "closed") CHECK(sheet.joined(one.vertices[0], one.vertices[1]));
    if (one.keyword == "pair")
      for (const int dot : one.vertices) CHECK(paired[dot]++ == 0);
  }
}

SheetEditor square() {
  SheetEditor editor(kinds_of_test, {});
  for (const Point2 place : {Point2{0.2, 0.2}, Point2{0.8, 0.2}, Point2{0.8, 0.8}, Point2{0.2, 0.8}})
    editor.add_vertex(place);
  for (const auto& [u, v] : {std::pair(0, 1), std::pair(1, 2), std::pair(2, 3), std::pair(3, 0)}) editor.connect(u, v);
  return editor;
}

bool set(SheetEditor& editor, std::string_view keyword, std::vector<int> dots, std::string_view word = {}) {
  return editor.set(keyword, dots, word);
}

}  // namespace

TEST_CASE("sheet editor: 100,000 random operations keep the sheet whole, and undo and redo differ in nothing") {
  each_trial(20261123, 100, [&](Random& random) {
    SheetEditor editor(kinds_of_test, {});
    std::vector<Sheet> states{editor.sheet()};
    for (int step = 0; step < 1000; ++step) {
      const int order = static_cast<int>(editor.sheet().dots.size());
      const auto any = [&] { return static_cast<int>(random.below(order + 2)) - 1; };
      std::vector<int> some;
      for (int left = static_cast<int>(random.below(5)); left > 0; --left) some.push_back(any());
      const Point2 place{random.real() * 1.2 - 0.1, random.real() * 1.2 - 0.1};
      bool changed = false;
      switch (random.below(order > 14 ? 12 : 16)) {
        case 0:
          changed = editor.erase(std::array{any()});
          break;
        case 1:
          changed = editor.erase(some);
          break;
        case 2:
          changed = editor.disconnect(any(), any());
          break;
        case 3:
          changed = editor.move(some, {place.x - 0.5, place.y - 0.5});
          break;
        case 4:
          changed = editor.duplicate(some, {place.x - 0.5, place.y - 0.5});
          break;
        case 5: {
          const Sheet before = editor.sheet();
          editor.rename(any(), std::string(1, static_cast<char>('a' + random.below(26))));
          changed = !(before == editor.sheet());
          break;
        }
        case 6:
          editor.set_symmetry({1 + static_cast<int>(random.below(5)), random.below(2) == 1});
          break;
        case 7:
        case 8:
        case 9:
        case 10:
          changed = editor.set(kinds_of_test[random.below(std::size(kinds_of_test))].keyword, some,
                               random.below(2) == 1 ? "x" : "");
          break;
        case 11:
          changed = editor.extend(any(), place);
          break;
        case 12:
          changed = editor.connect(any(), any());
          break;
        default:
          changed = editor.add_vertex(place);
      }
      if (changed) states.push_back(editor.sheet());
      if (step % 50 == 0) check_whole(editor.sheet());
    }
    for (std::size_t i = states.size(); i-- > 0;) {
      REQUIRE(editor.sheet() == states[i]);
      CHECK(editor.can_undo() == (i > 0));
      editor.undo();
    }
    for (std::size_t i = 0; i < states.size(); ++i) {
      REQUIRE(editor.sheet() == states[i]);
      editor.redo();
    }
    CHECK_FALSE(editor.can_redo());
  });
}

TEST_CASE("sheet editor: settings come and go with what they are about") {
  SheetEditor editor = square();
  CHECK(set(editor, "start", {0}));
  CHECK(set(editor, "start", {1}));
  CHECK(set(editor, "start", {2}));
  CHECK_FALSE(set(editor, "start", {0, 1}));
  CHECK(editor.sheet().find("start")->vertices == std::vector{0, 1, 2});
  CHECK(set(editor, "start", {1}));
  CHECK(editor.sheet().find("start")->vertices == std::vector{0, 1});
  CHECK(set(editor, "wanted", {2, 1}));
  CHECK(editor.sheet().find("wanted")->vertices == std::vector{1, 2});
  CHECK(set(editor, "closed", {1, 2}));
  CHECK_FALSE(editor.sheet().has("wanted"));
  CHECK_FALSE(set(editor, "closed", {0, 2}));
  CHECK(set(editor, "pair", {0, 2}));
  CHECK(editor.sheet().find("pair")->word == "1");
  CHECK(set(editor, "pair", {1, 3}));
  CHECK(set(editor, "pair", {2, 3}));
  CHECK(std::count_if(editor.sheet().settings.begin(), editor.sheet().settings.end(),
                      [](const Setting& one) { return one.keyword == "pair"; }) == 1);
  CHECK(set(editor, "piece", {2, 3, 0, 1}, "abab"));
  CHECK(editor.sheet().find("piece")->vertices == std::vector{0, 1, 2, 3});
  CHECK(editor.disconnect(1, 2));
  CHECK_FALSE(editor.sheet().has("closed"));
  CHECK_FALSE(editor.sheet().has("piece"));
  CHECK(editor.erase(std::array{0}));
  CHECK_FALSE(editor.sheet().has("start"));
  CHECK(editor.sheet().find("pair")->vertices == std::vector{1, 2});
  for (int i = 0; i < 2; ++i) editor.undo();
  CHECK(editor.sheet().find("piece")->word == "abab");
  CHECK_FALSE(set(editor, "piece", {0, 1, 2}, "abc"));
  CHECK_FALSE(set(editor, "token", {0}, "two words"));
  CHECK_FALSE(set(editor, "rest", {}, "a # b"));
  CHECK(set(editor, "rest", {}, "two words"));
  CHECK(set(editor, "tile", {0, 1}));
  CHECK(set(editor, "tile", {1, 2}));
  CHECK(editor.sheet().find("tile")->word == "b");
}

TEST_CASE("sheet editor: images follow a fivefold turn with a mirror") {
  SheetEditor editor(kinds_of_test, {});
  editor.set_symmetry({5, true});
  CHECK(editor.add_vertex({0.5, 0.1}));
  CHECK(editor.sheet().dots.size() == 5);
  CHECK(editor.connect(0, 1));
  CHECK(editor.sheet().lines.size() == 5);
  CHECK(editor.add_vertex({0.45, 0.3}));
  CHECK(editor.sheet().dots.size() == 15);
  CHECK(set(editor, "peg", {0}));
  CHECK(editor.sheet().settings.size() == 5);
  CHECK(editor.move(std::array{0}, {0, -0.05}));
  for (int i = 0; i < 5; ++i) {
    const Point2 p = editor.sheet().dots[i].at;
    CHECK(std::hypot(p.x - 0.5, p.y - 0.5) == doctest::Approx(0.45).epsilon(1e-4));
  }
  CHECK(editor.extend(0, {0.5, 0.2}));
  CHECK(editor.sheet().dots.size() == 20);
  CHECK(editor.sheet().lines.size() == 10);
  editor.undo();
  CHECK(editor.erase(std::array{7}));
  CHECK(editor.sheet().dots.size() == 5);
  editor.undo();
  CHECK(editor.sheet().dots.size() == 15);
}

TEST_CASE("sheet editor: what is refused says why and changes nothing") {
  SheetEditor editor = square();
  const Sheet before = editor.sheet();
  CHECK_FALSE(editor.rename(0, "b").empty());
  CHECK_FALSE(editor.rename(0, "").empty());
  CHECK_FALSE(editor.rename(0, "two words").empty());
  CHECK_FALSE(editor.add_vertex({0.2, 0.205}));
  CHECK_FALSE(editor.connect(0, 0));
  CHECK_FALSE(editor.connect(0, 9));
  CHECK_FALSE(editor.arrange({{0, 0}}));
  CHECK_FALSE(set(editor, "nothing", {0}));
  CHECK(editor.sheet() == before);
  CHECK(editor.rename(0, "north-west").empty());
  CHECK(editor.sheet().dots[0].name == "north-west");
}

TEST_CASE("sheet: lines that cross") {
  Sheet apart{{{"a", {0.1, 0.5}}, {"b", {0.3, 0.5}}, {"c", {0.6, 0.5}}, {"d", {0.9, 0.5}}}, {{0, 1}, {2, 3}}, {}};
  CHECK(crossing_lines(apart).empty());
  apart.dots[2].at.x = 0.2;
  CHECK(crossing_lines(apart).size() == 2);
  SheetEditor editor = square();
  CHECK(crossing_lines(editor.sheet()).empty());
  editor.connect(0, 2);
  editor.connect(1, 3);
  CHECK(crossing_lines(editor.sheet()).size() == 2);
  editor.add_vertex({0.5, 0.2});
  CHECK(crossing_lines(editor.sheet()).size() == 3);
}

TEST_CASE("sheet editor: a vertex that is gone comes back with its lines, and with the images that are gone too") {
  const Sheet whole = square().sheet();
  SheetEditor editor(kinds_of_test, whole);
  editor.set_symmetry({2, false});
  CHECK(editor.erase(std::array{0}));
  REQUIRE(editor.sheet().dots.size() == 2);
  CHECK(!editor.restore(whole, "nowhere"));
  CHECK(!editor.restore(whole, whole.dots[1].name));
  editor.set_symmetry({});
  CHECK(editor.restore(whole, whole.dots[0].name));
  CHECK(editor.sheet().dots.size() == 3);
  CHECK(editor.sheet().lines.size() == 2);
  editor.undo();
  editor.set_symmetry({2, false});
  CHECK(editor.restore(whole, whole.dots[0].name));
  CHECK(editor.sheet().dots.size() == 4);
  CHECK(editor.sheet().lines.size() == 4);
  check_whole(editor.sheet());
}

TEST_CASE("sheet editor: several lines are drawn or cut in one step") {
  SheetEditor editor = square();
  CHECK(editor.connect(std::array{0, 2, 1, 3, 7, 0}));
  CHECK(editor.sheet().lines.size() == 6);
  CHECK(editor.disconnect(std::array{0, 1, 3, 2, 0}));
  CHECK(editor.sheet().lines.size() == 4);
  editor.undo();
  editor.undo();
  CHECK(editor.sheet() == square().sheet());
}
