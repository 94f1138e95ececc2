#pragma once
#include <string>

#include "play/scene.hpp"

namespace schlegel {

/// The scene as an SVG document of the given width in pixels that follows the reader's light or dark preference.
std::string write_svg(const Scene& scene, int width_in_pixels);

}  // namespace schlegel
