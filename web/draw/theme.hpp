#pragma once
#include <optional>
#include <string_view>

#include <imgui.h>

#include "play/scene.hpp"
#include "web/page/events.hpp"

namespace schlegel::web {

/// The colours of the site in light or dark. Text keeps a contrast of 4.5 to what it lies on, lines that matter 3.
struct Theme {
  ImU32 background = 0, surface = 0, ink = 0, muted = 0, line = 0;
  ImU32 board = 0, board_low = 0, rim = 0, edge = 0, hole = 0, peg = 0, on_peg = 0, on_hole = 0;
  ImU32 cord = 0, accent = 0, on_accent = 0, good = 0, bad = 0;
  ImU32 track = 0;   ///< the empty part of sliders and bars
  ImU32 hover = 0;   ///< laid over what the pointer is on
  ImU32 shade = 0;   ///< a veil
  ImU32 shadow = 0;  ///< the darkest part of a soft shadow
  ImU32 gleam = 0;   ///< light on an upper edge
  bool dark = false;
  bool outlined = false;  ///< nothing has a colour, light or shadow of its own: outlines in place of fills
  ImU32 disabled = 0;     ///< text of what cannot be used; 0: muted, and fainter
};

const Theme& light_theme();
const Theme& dark_theme();
/// The same with stronger lines and text.
Theme with_contrast(Theme theme);
/// Of the colours that a person has forced upon all pages.
Theme forced_theme(const page::SystemColours& system);
/// Text on `ground` of what cannot be used.
ImU32 disabled_ink(const Theme& theme, ImU32 ground);

/// What a role looks like; transparent for Role::none.
ImU32 colour(const Theme& theme, Role role);

/// A piece's colour, made as dark (on a dark board as light) as it takes to stand out from a board with its tint.
ImU32 edge_of(const Theme& theme, ImU32 colour);

ImU32 mix(ImU32 a, ImU32 b, float t);
/// The colour with its opacity multiplied.
ImU32 faded(ImU32 colour, float opacity);
/// WCAG contrast ratio of two opaque colours, 1 to 21.
double contrast(ImU32 a, ImU32 b);

namespace space {
inline constexpr float hair = 4, small = 8, medium = 12, large = 16, wide = 24;
}
inline constexpr float touch = 44;  ///< least width and height of anything to touch

}  // namespace schlegel::web
