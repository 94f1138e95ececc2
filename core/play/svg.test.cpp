#include "play/svg.hpp"

#include <cstdlib>
#include <vector>

#include <doctest/doctest.h>

#include "base/text.hpp"

using namespace schlegel;

namespace {

constexpr int large = 400, small = 200;

/// The position after these moves from a text or, if it has no line end, a shipped board.
std::unique_ptr<Game> game_of(std::string_view puzzle, std::string_view board, std::string_view moves = "") {
  const Level* const level = find_level(puzzle, board);
  auto game = parse_game(puzzle, level ? level->text : board);
  REQUIRE(game);
  for (std::string_view move : split_words(moves)) {
    REQUIRE((*game)->why_illegal(move).empty());
    (*game)->apply(move);
  }
  return std::move(game).value();
}

int occurrences(std::string_view text, std::string_view part) {
  int count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string_view::npos; at += part.size()) ++count;
  return count;
}

/// The number after the first `name` after `mark`, as a share of the width.
double share(const std::string& svg, std::string_view mark, std::string_view name, int width) {
  const std::size_t at = svg.find(name, svg.find(mark));
  REQUIRE(at != std::string::npos);
  return std::atof(svg.c_str() + at + name.size()) / width;
}

/// Elements are closed in order; "<" and "&" stand for themselves nowhere.
bool well_formed(std::string_view xml) {
  std::vector<std::string_view> open;
  for (std::size_t at = 0; (at = xml.find_first_of("<&", at)) != std::string_view::npos;) {
    const std::size_t end = xml.find(xml[at] == '<' ? '>' : ';', at);
    if (end == std::string_view::npos) return false;
    const std::string_view inside = xml.substr(at + 1, end - at - 1);
    if (inside.find('<') != std::string_view::npos) return false;
    if (xml[at] == '&' && inside != "lt" && inside != "amp" && inside != "quot") return false;
    if (xml[at] == '<' && inside[0] == '/') {
      if (open.empty() || open.back() != inside.substr(1)) return false;
      open.pop_back();
    } else if (xml[at] == '<' && inside.back() != '/') {
      open.push_back(inside.substr(0, inside.find(' ')));
    }
    at = end;
  }
  return open.empty();
}

}  // namespace

TEST_CASE("a scene becomes an SVG of its shapes, with text made safe") {
  Scene scene;
  scene.summary = "A <board> & more";
  scene.height = 0.5;
  scene.shapes = {disc({0.5, 0.25}, 0.1, Role::peg), line({{0, 0}, {1, 0.5}}, 0.02, Role::cord),
                  polygon({{0, 0}, {1, 0}, {1, 0.5}}, Role::board),
                  label({0.5, 0.25}, 0.05, "<1>", Role::on_peg, true)};
  scene.shapes[1].dashed = true;
  const std::string svg = write_svg(scene, 400);
  CHECK(svg.find("viewBox=\"0 0 400 200\"") != std::string::npos);
  CHECK(svg.find("<title>A &lt;board> &amp; more</title>") != std::string::npos);
  CHECK(svg.find("<circle cx=\"200\" cy=\"100\" r=\"40\" fill=\"var(--peg)\"/>") != std::string::npos);
  CHECK(svg.find("<polyline points=\"0,0 400,200\" fill=\"none\" stroke=\"var(--cord)\" stroke-width=\"8\"") !=
        std::string::npos);
  CHECK(svg.find("stroke-dasharray") != std::string::npos);
  CHECK(svg.find("<polygon points=\"0,0 400,0 400,200\" fill=\"var(--board)\"/>") != std::string::npos);
  CHECK(svg.find(">&lt;1></text>") != std::string::npos);
}

TEST_CASE("on paper an SVG is black on white: no style sheet, outlines for what is white, writing that stands out") {
  Scene scene;
  scene.shapes = {disc({0.5, 0.5}, 0.4, Role::hole),
                  label({0.5, 0.5}, 0.05, "a", Role::on_hole),
                  disc({0.2, 0.2}, 0.1, Role::peg),
                  label({0.2, 0.2}, 0.05, "b", Role::on_peg),
                  polygon({{0.6, 0.6}, {0.9, 0.6}, {0.9, 0.9}}, piece_role(1)),
                  label({0.85, 0.7}, 0.05, "c", Role::on_peg),
                  line({{0, 0}, {1, 1}}, 0.02, piece_role(2)),
                  disc({0.8, 0.2}, 0.1, Role::accent),
                  label({0.8, 0.2}, 0.05, "d", Role::on_peg)};
  scene.shapes[7].opacity = 0.3;
  const std::string svg = write_svg(scene, 100, SvgInk::paper);
  CHECK(svg.find("<style") == std::string::npos);
  CHECK(svg.find("var(") == std::string::npos);
  CHECK(svg.find("r=\"40\" fill=\"#fff\" stroke=\"#000\"") != std::string::npos);
  CHECK(svg.find("r=\"10\" fill=\"#000\"/>") != std::string::npos);
  CHECK(svg.find("<polyline points=\"0,0 100,100\" fill=\"none\" stroke=\"#000\"") != std::string::npos);
  const auto ink_of = [&](char letter) {
    const std::size_t end = svg.find(std::string(">") + letter + "</text>"), fill = svg.rfind("fill=\"", end);
    return svg.substr(fill + 6, 4);
  };
  CHECK(ink_of('a') == "#000");
  CHECK(ink_of('b') == "#fff");
  CHECK(ink_of('c') == "#000");
  CHECK(ink_of('d') == "#000");  // the disc is grey
}

TEST_CASE("on a piece an SVG's text is dark, and light on the dark piece") {
  Scene scene;
  scene.shapes = {disc({0.2, 0.2}, 0.1, piece_role(4)), label({0.2, 0.2}, 0.05, "a", Role::on_peg),
                  disc({0.5, 0.5}, 0.1, piece_role(5)), label({0.5, 0.5}, 0.05, "b", Role::on_peg),
                  disc({0.8, 0.8}, 0.1, Role::peg),     label({0.8, 0.8}, 0.05, "c", Role::on_peg)};
  const std::string svg = write_svg(scene, 100);
  CHECK(svg.find("fill=\"#000\">a<") != std::string::npos);
  CHECK(svg.find("fill=\"#fff\">b<") != std::string::npos);
  CHECK(svg.find("fill=\"var(--on-peg)\">c<") != std::string::npos);
}

TEST_CASE("a small SVG of the Icosian game has wide lines and large discs, without names and numbers") {
  const auto game = game_of("icosian", "hamilton", "q r s n p");
  const std::string big = picture(*game, large), little = picture(*game, small);
  CHECK(occurrences(big, "<text") == 20);  // five numbers and fifteen names
  CHECK(occurrences(little, "<text") == 0);
  const auto ratio = [&](std::string_view mark, std::string_view name) {
    return share(little, mark, name, small) / share(big, mark, name, large);
  };
  CHECK(ratio("stroke=\"var(--edge)\"", "stroke-width=\"") == doctest::Approx(1.35).epsilon(0.01));
  CHECK(ratio("stroke=\"var(--cord)\"", "stroke-width=\"") == doctest::Approx(1.35).epsilon(0.01));
  const auto radius = [](const std::string& svg, std::string_view fill, int width) {
    return share(svg.substr(svg.rfind(" r=", svg.find("fill=\"var(--" + std::string(fill)))), " r=", "\"", width);
  };
  CHECK(radius(little, "hole", small) / radius(big, "hole", large) == doctest::Approx(1.12 / 1.28).epsilon(0.01));
  CHECK(radius(little, "peg", small) / radius(big, "peg", large) == doctest::Approx(1.25 / 1.12).epsilon(0.01));
}

TEST_CASE("a small SVG leaves out what cannot be read, and the tray") {
  const auto peg = game_of("peg", "english33");
  CHECK(occurrences(picture(*peg, large), "<text") == 33);
  CHECK(occurrences(picture(*peg, small), "<text") == 0);

  const auto numberlink = game_of("numberlink", "numberlink\ngrid\n1 . . . . . . 1\n2 . . . . . . 2\n3 3 4 4 5 5 6 6\n",
                                  "r1c1>r1c2 r1c2>r1c3 r1c3>r1c4 r1c4>r1c5 r1c5>r1c6");
  CHECK(occurrences(picture(*numberlink, large), "<text") == 14);
  CHECK(occurrences(picture(*numberlink, small), "<text") == 12);

  const auto tiles = game_of("sliding", "grid_2x2");
  CHECK(occurrences(picture(*tiles, large), "<text") == 8);  // three tiles, what is under them, two corners
  CHECK(occurrences(picture(*tiles, small), "<text") == 6);

  const auto quintominoes = game_of("quintomino", "conway");
  CHECK(picture(*quintominoes, large).find("viewBox=\"0 0 400 400\"") == std::string::npos);
  const std::string little = picture(*quintominoes, small);
  CHECK(little.find("viewBox=\"0 0 200 200\"") != std::string::npos);
  CHECK(occurrences(little, "<text") == 0);
}

TEST_CASE("every built-in board has a well-formed SVG of bounded size") {
  for (const Level& level : levels()) {
    CAPTURE(level.puzzle);
    CAPTURE(level.id);
    const auto game = game_of(level.puzzle, level.id);
    for (const int width : {120, 800}) {
      const std::string svg = picture(*game, width);
      CHECK(well_formed(svg));
      CHECK(svg.find("nan") == std::string::npos);
      CHECK(svg.find("inf") == std::string::npos);
      CHECK(svg.size() < 100'000);
    }
  }
}
