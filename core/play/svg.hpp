#pragma once
#include <string>
#include <string_view>

#include "play/game.hpp"

namespace schlegel {

enum class SvgInk {
  screen,  ///< colours that follow the reader's light or dark preference
  paper,   ///< black on white, without a style sheet
  page,    ///< those of style_sheet(), which the page around it has; shapes tell their keys as `data-key`
};

/// The colours of SvgInk::page in CSS, as variables of what the selector names: light, dark and forced.
std::string style_sheet(std::string_view selector);
/// The scene as an SVG document of the given width in pixels.
std::string write_svg(const Scene& scene, int width_in_pixels, SvgInk ink = SvgInk::screen);
/// The position as such a document; below 240 pixels small, see View::small. `aspect`: of the room for it.
std::string picture(const Game& game, int width_in_pixels, SvgInk ink = SvgInk::screen, double aspect = 1);

}  // namespace schlegel
