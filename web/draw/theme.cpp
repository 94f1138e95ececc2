#include "web/draw/theme.hpp"

#include <array>
#include <cmath>

#include "play/palette.hpp"

namespace schlegel::web {
namespace {

constexpr ImU32 rgb(unsigned hex) { return 0xFF000000U | ((hex & 0xFFU) << 16) | (hex & 0xFF00U) | (hex >> 16); }
constexpr ImU32 rgba(unsigned hex, unsigned alpha) { return (rgb(hex) & 0x00FFFFFFU) | (alpha << 24); }

/// By Role, up to Role::piece.
constexpr std::array<ImU32 Theme::*, role_colours.size()> of_role = {
    nullptr,      &Theme::board,  &Theme::rim,     &Theme::edge,  &Theme::hole,
    &Theme::peg,  &Theme::on_peg, &Theme::on_hole, &Theme::cord,  &Theme::accent,
    &Theme::good, &Theme::bad,    &Theme::ink,     &Theme::muted, &Theme::shade};

constexpr Theme with_roles(Theme theme, unsigned RoleColours::*tone) {
  for (std::size_t role = 1; role < of_role.size(); ++role) theme.*of_role[role] = rgb(role_colours[role].*tone);
  theme.shade = rgba(colours_of(Role::shade).*tone, 170);
  return theme;
}

constexpr Theme light = with_roles({.background = rgb(0xF7F3EC),
                                    .surface = rgb(0xFFFFFF),
                                    .line = rgb(0xDED6C8),
                                    .board_low = rgb(0xE9DECA),
                                    .on_accent = rgb(0xFFFFFF),
                                    .track = rgb(0xDED6C8),
                                    .hover = rgba(0x20242C, 12),
                                    .shadow = rgba(0x3A2E1A, 90),
                                    .gleam = rgba(0xFFFFFF, 150),
                                    .dark = false},
                                   &RoleColours::light);
constexpr Theme dark = with_roles({.background = rgb(0x14171C),
                                   .surface = rgb(0x1C2128),
                                   .line = rgb(0x2E353F),
                                   .board_low = rgb(0x1F252E),
                                   .on_accent = rgb(0x10161D),
                                   .track = rgb(0x2E353F),
                                   .hover = rgba(0xFFFFFF, 14),
                                   .shadow = rgba(0x000000, 140),
                                   .gleam = rgba(0xFFFFFF, 26),
                                   .dark = true},
                                  &RoleColours::dark);

/// The first colours, then their tints, then their shades.
ImU32 piece_colour(int i) {
  const ImU32 base = rgb(piece_colours[static_cast<std::size_t>(i) % piece_colours.size()]);
  const int round = i / static_cast<int>(piece_colours.size());
  return round == 0 ? base : round == 1 ? mix(base, rgb(0xFFFFFF), 0.5F) : mix(base, rgb(0x000000), 0.4F);
}

double luminance(ImU32 c) {
  const auto channel = [c](int shift) {
    const double v = ((c >> shift) & 0xFFU) / 255.0;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(16);
}

}  // namespace

const Theme& light_theme() { return light; }
const Theme& dark_theme() { return dark; }

Theme with_contrast(Theme theme) {
  theme.muted = theme.ink;
  for (ImU32* line : {&theme.line, &theme.rim, &theme.edge, &theme.track}) *line = mix(*line, theme.ink, 0.55F);
  theme.board = theme.board_low = theme.surface;
  return theme;
}

Theme forced_theme(const page::SystemColours& system) {
  const ImU32 canvas = rgb(system.canvas), text = rgb(system.text);
  // A colour that cannot be told from the ground says nothing.
  const auto visible = [&](ImU32 c) { return contrast(c, canvas) >= 3 ? c : text; };
  Theme t{};
  t.background = t.surface = t.board = t.board_low = t.hole = t.on_peg = canvas;
  t.ink = t.muted = t.line = t.rim = t.edge = t.peg = t.on_hole = t.bad = text;
  t.accent = visible(rgb(system.highlight));
  t.on_accent = t.accent == text ? canvas : rgb(system.highlight_text);
  t.good = t.cord = visible(rgb(system.link));
  // The system's colour for what is disabled may be brighter than its text.
  t.disabled = visible(rgb(system.grey));
  while (contrast(mix(t.disabled, t.background, 0.1F), t.background) >= 3)
    t.disabled = mix(t.disabled, t.background, 0.1F);
  t.track = t.disabled;
  t.hover = faded(text, 0.15F);
  t.shade = faded(canvas, 0.67F);
  t.shadow = t.gleam = 0;
  t.dark = luminance(canvas) < 0.2;
  t.outlined = true;
  return t;
}

ImU32 disabled_ink(const Theme& theme, ImU32 ground) {
  return theme.disabled != 0 ? theme.disabled : mix(theme.muted, ground, 0.45F);
}

ImU32 colour(const Theme& theme, Role role) {
  if (role == Role::none) return 0;
  if (role < Role::piece) return theme.*of_role[static_cast<std::size_t>(role)];
  return theme.outlined ? theme.board : piece_colour(static_cast<int>(role) - static_cast<int>(Role::piece));
}

ImU32 edge_of(const Theme& theme, ImU32 colour) {
  if (theme.outlined) return theme.ink;
  constexpr double enough = 4.2;  // a tint of one fifth leaves 3 of it
  const ImU32 away = theme.dark ? rgb(0xFFFFFF) : rgb(0x000000);
  ImU32 edge = colour;
  for (float t = 0; contrast(edge, theme.board) < enough; t += 0.05F) edge = mix(colour, away, t);
  return edge;
}

ImU32 mix(ImU32 a, ImU32 b, float t) {
  ImU32 result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const auto from = static_cast<float>((a >> shift) & 0xFFU), to = static_cast<float>((b >> shift) & 0xFFU);
    result |= static_cast<ImU32>(std::lround(from + (to - from) * t)) << shift;
  }
  return result;
}

ImU32 faded(ImU32 colour, float opacity) {
  const auto alpha = static_cast<float>(colour >> 24) * opacity;
  return (colour & 0x00FFFFFFU) | (static_cast<ImU32>(std::lround(alpha)) << 24);
}

double contrast(ImU32 a, ImU32 b) {
  const double la = luminance(a), lb = luminance(b);
  return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

}  // namespace schlegel::web
