#pragma once
#include <string>

#include "play/game.hpp"

namespace schlegel {

enum class SvgInk {
  screen,  ///< colours that follow the reader's light or dark preference
  paper,   ///< black on white, without a style sheet
};

/// The scene as an SVG document of the given width in pixels.
std::string write_svg(const Scene& scene, int width_in_pixels, SvgInk ink = SvgInk::screen);
/// The position as such a document; below 240 pixels small, see View::small. `aspect`: of the room for it.
std::string picture(const Game& game, int width_in_pixels, SvgInk ink = SvgInk::screen, double aspect = 1);

}  // namespace schlegel
