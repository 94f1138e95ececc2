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
