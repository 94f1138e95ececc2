#pragma once
#include <array>

#include "play/scene.hpp"

namespace schlegel {

/// What a role looks like: 0xRRGGBB on a light page, on a dark one, and printed; CSS's system colour where a person has
/// chosen all colours.
struct RoleColours {
  const char* name;
  unsigned light, dark, paper;
  const char* forced;
};

/// By Role, up to Role::piece; nothing is painted for Role::none.
inline constexpr std::array<RoleColours, static_cast<std::size_t>(Role::piece)> role_colours = {{
    {"none", 0, 0, 0, ""},
    {"board", 0xF1E9DA, 0x262D38, 0xFFFFFF, "Canvas"},
    {"rim", 0xD9C9AC, 0x343C48, 0xBBBBBB, "CanvasText"},
    {"edge", 0x8E784F, 0x6B7890, 0x000000, "CanvasText"},
    {"hole", 0xB09A72, 0x738197, 0xFFFFFF, "Canvas"},
    {"peg", 0x20242C, 0xECE8E1, 0x000000, "CanvasText"},
    {"on-peg", 0xFFFFFF, 0x14171C, 0xFFFFFF, "Canvas"},
    {"on-hole", 0x20242C, 0x14171C, 0x000000, "CanvasText"},
    {"cord", 0xCF5B00, 0xE69F00, 0x777777, "LinkText"},
    {"accent", 0x0072B2, 0x56B4E9, 0x000000, "Highlight"},
    {"good", 0x007A5A, 0x2BC49A, 0x000000, "LinkText"},
    {"bad", 0xB3312C, 0xFF8A7A, 0x000000, "CanvasText"},
    {"text", 0x20242C, 0xECE8E1, 0x000000, "CanvasText"},
    {"muted", 0x646A72, 0x9BA3AE, 0x444444, "CanvasText"},
    {"shade", 0xF7F3EC, 0x14171C, 0xFFFFFF, "Canvas"},
}};
constexpr const RoleColours& colours_of(Role role) { return role_colours[static_cast<std::size_t>(role)]; }

/// Eight colours that stay apart for colour-blind eyes (Okabe and Ito 2008), the first pieces'.
inline constexpr std::array<unsigned, 8> piece_colours = {0x56B4E9, 0xE69F00, 0x009E73, 0xCC79A7,
                                                          0xF0E442, 0x0072B2, 0xD55E00, 0x8C8F94};
inline constexpr unsigned dark_piece = 0x0072B2;  ///< the only one on which white is easier to read than black

}  // namespace schlegel
