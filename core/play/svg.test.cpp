#include "play/svg.hpp"

#include <doctest/doctest.h>

using namespace schlegel;

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
                  line({{0, 0}, {1, 1}}, 0.02, piece_role(2))};
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
