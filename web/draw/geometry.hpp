#pragma once
#include <algorithm>
#include <cmath>

#include <imgui.h>

#include "web/draw/ease.hpp"
#include "web/page/messages.hpp"

namespace schlegel::web {

/// A point or a vector on the screen, in CSS pixels, y downwards.
using Vec = ImVec2;

inline Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
inline Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
inline Vec operator*(Vec a, float k) { return {a.x * k, a.y * k}; }
inline float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
inline float length(Vec a) { return std::sqrt(dot(a, a)); }
inline Vec mix(Vec a, Vec b, float t) { return a + (b - a) * t; }
inline float mix(float a, float b, float t) { return a + (b - a) * t; }

/// A box in CSS pixels.
struct Rect {
  float x = 0, y = 0, w = 0, h = 0;

  float right() const { return x + w; }
  float bottom() const { return y + h; }
  Vec min() const { return {x, y}; }
  Vec max() const { return {x + w, y + h}; }
  Vec centre() const { return {x + w / 2, y + h / 2}; }
  bool contains(Vec p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
  Rect inset(float dx, float dy) const { return {x + dx, y + dy, w - 2 * dx, h - 2 * dy}; }
  Rect inset(float d) const { return inset(d, d); }
  page::Box box() const { return {x, y, w, h}; }

  /// Cuts a strip off this box and returns it.
  Rect take_left(float width, float gap = 0) {
    const Rect cut{x, y, width, h};
    x += width + gap;
    w -= width + gap;
    return cut;
  }
  Rect take_right(float width, float gap = 0) {
    w -= width + gap;
    return {x + w + gap, y, width, h};
  }
};

}  // namespace schlegel::web
