#include "web/draw/shapes_2d.hpp"

#include <array>
#include <cmath>
#include <numbers>

#include <imgui_internal.h>

namespace schlegel::web {
namespace {

constexpr float two_pi = 2 * std::numbers::pi_v<float>;

/// Segments that keep a circle within a fifth of a device pixel of round, or what is as small on fine screens.
int segments(float radius, float pixel) {
  const float ratio = std::clamp(std::max(pixel * 0.2F, 0.12F) / std::max(radius, pixel), 1e-5F, 1.0F);
  return std::clamp(static_cast<int>(std::ceil(std::numbers::pi_v<float> / std::acos(1 - ratio))), 12, 256);
}

float cross(Vec o, Vec a, Vec b) { return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x); }

float area(std::span<const Vec> p) {
  float sum = 0;
  for (std::size_t i = 0; i < p.size(); ++i) {
    const Vec a = p[i], b = p[(i + 1) % p.size()];
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

bool convex(std::span<const Vec> p) {
  int left = 0, right = 0;
  for (std::size_t i = 0; i < p.size(); ++i) {
    const float turn = cross(p[i], p[(i + 1) % p.size()], p[(i + 2) % p.size()]);
    left += turn > 1e-4F;
    right += turn < -1e-4F;
  }
  return left == 0 || right == 0;
}

}  // namespace

void Shapes2D::shaded_rings(Vec centre, std::span<const float> radii, std::span<const ImU32> top,
                            std::span<const ImU32> bottom) const {
  const int n = segments(radii.back(), pixel_);
  const int rings = static_cast<int>(radii.size());
  list_.PrimReserve(n * 3 + (rings - 1) * n * 6, 1 + rings * n);
  const Vec uv = list_._Data->TexUvWhitePixel;
  const unsigned base = list_._VtxCurrentIdx;
  const auto index = [](unsigned i) { return static_cast<ImDrawIdx>(i); };
  list_.PrimWriteVtx(centre, uv, mix(top[0], bottom[0], 0.5F));
  for (int r = 0; r < rings; ++r) {
    const auto ring = static_cast<std::size_t>(r);
    for (int i = 0; i < n; ++i) {
      const float angle = two_pi * static_cast<float>(i) / static_cast<float>(n);
      const float down = std::sin(angle);
      list_.PrimWriteVtx(centre + Vec{std::cos(angle), down} * radii[ring], uv,
                         top[ring] == bottom[ring] ? top[ring] : mix(top[ring], bottom[ring], 0.5F + 0.5F * down));
    }
  }
  const auto corner = [&](int r, int i) {
    return index(base + 1 + static_cast<unsigned>(r) * static_cast<unsigned>(n) + static_cast<unsigned>(i % n));
  };
  for (int i = 0; i < n; ++i) {
    list_.PrimWriteIdx(index(base));
    list_.PrimWriteIdx(corner(0, i));
    list_.PrimWriteIdx(corner(0, i + 1));
  }
  for (int r = 0; r + 1 < rings; ++r)
    for (int i = 0; i < n; ++i)
      for (const ImDrawIdx c :
           {corner(r, i), corner(r + 1, i), corner(r + 1, i + 1), corner(r, i), corner(r + 1, i + 1), corner(r, i + 1)})
        list_.PrimWriteIdx(c);
}

void Shapes2D::shaded_disc(Vec centre, float radius, ImU32 top, ImU32 bottom) const {
  const float half = std::min(pixel_ / 2, radius / 2);
  const std::array<float, 2> radii{radius - half, radius + half};
  const std::array<ImU32, 2> upper{top, faded(top, 0)}, lower{bottom, faded(bottom, 0)};
  shaded_rings(centre, radii, upper, lower);
}

void Shapes2D::ring(Vec centre, float radius, float width, ImU32 colour, bool dashed) const {
  const int n = segments(radius, pixel_);
  std::vector<Vec> points(static_cast<std::size_t>(n));
  for (int i = 0; i < n; ++i) {
    const float angle = two_pi * static_cast<float>(i) / static_cast<float>(n);
    points[i] = centre + Vec{std::cos(angle), std::sin(angle)} * radius;
  }
  if (dashed) {
    const float dash = std::clamp(radius * 0.34F, 2 * width, 14.0F);
    dashed_stroke(points, width, colour, true, dash, dash * 0.8F);
  } else {
    stroke(points, width, colour, true, false);
  }
}

void Shapes2D::soft_disc(Vec centre, float radius, float spread, ImU32 colour) const {
  constexpr int steps = 9;
  std::array<float, steps> radii{};
  std::array<ImU32, steps> colours{};
  for (int i = 0; i < steps; ++i) {
    const float t = static_cast<float>(i) / (steps - 1);
    radii[i] = std::max(0.01F, radius - spread + 2 * spread * t);
    colours[i] = faded(colour, 1 - t * t * (3 - 2 * t));
  }
  shaded_rings(centre, radii, colours, colours);
}

void Shapes2D::rect(const Rect& box, float corner, ImU32 colour) const {
  list_.AddRectFilled(box.min(), box.max(), colour, std::min(corner, std::min(box.w, box.h) / 2));
}

void Shapes2D::frame(const Rect& box, float corner, float width, ImU32 colour) const {
  const Rect line = box.inset(width / 2);
  list_.PathRect(line.min(), line.max(), std::min(corner, std::min(box.w, box.h) / 2) - width / 2);
  list_.PathStroke(colour, ImDrawFlags_Closed, width);
}

void Shapes2D::soft_rect(const Rect& box, float corner, float spread, ImU32 colour) const {
  constexpr int steps = 16;
  for (int i = 0; i < steps; ++i) {
    const float grow = spread * (static_cast<float>(i) / (steps - 1) * 2 - 1);
    rect(box.inset(-grow), std::max(2.0F, corner + grow), faded(colour, 1.0F / steps));
  }
}

void Shapes2D::stroke(std::span<const Vec> points, float width, ImU32 colour, bool closed, bool rounded) const {
  if (points.size() < 2) return;
  list_.AddPolyline(points.data(), static_cast<int>(points.size()), colour, closed ? ImDrawFlags_Closed : 0, width);
  if (!rounded || width < 3 * pixel_) return;
  // A disc's soft edge lies farther out than a line's.
  for (const Vec point : points) disc(point, width / 2 - 0.25F * pixel_, colour);
}

void Shapes2D::dashed_stroke(std::span<const Vec> points, float width, ImU32 colour, bool closed, float dash,
                             float gap) const {
  if (points.size() < 2) return;
  std::vector<Vec> path(points.begin(), points.end());
  if (closed) path.push_back(path.front());
  float total = 0;
  for (std::size_t i = 0; i + 1 < path.size(); ++i) total += length(path[i + 1] - path[i]);
  const int count = std::max(1, static_cast<int>(std::lround(total / (dash + gap))));
  const float period = total / static_cast<float>(count), on = period * dash / (dash + gap);

  float walked = closed ? 0 : on / 2;  // at both ends half a dash, as another line may go on there
  std::vector<Vec> piece;
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    const Vec a = path[i], b = path[i + 1];
    const float step = length(b - a);
    float done = 0;
    while (step - done > 1e-4F) {
      const float phase = std::fmod(walked, period);
      const bool drawing = phase < on - 1e-4F;
      const float left = std::min(step - done, (drawing ? on : period) - phase);
      if (drawing) {
        if (piece.empty()) piece.push_back(mix(a, b, done / step));
        piece.push_back(mix(a, b, (done + left) / step));
      }
      const float advance = std::max(left, 1e-3F);
      done += advance;
      walked += advance;
      if (drawing && std::fmod(walked, period) >= on - 1e-3F) {
        stroke(piece, width, colour, false, false);
        piece.clear();
      }
    }
  }
  stroke(piece, width, colour, false, false);
}

void Shapes2D::polygon(std::span<const Vec> corners, ImU32 colour) const {
  if (corners.size() < 3 || (colour >> 24) == 0) return;
  std::vector<Vec> points(corners.begin(), corners.end());
  if (area(points) < 0) std::reverse(points.begin(), points.end());  // clockwise on the screen, as the draw list wants
  if (convex(points)) {
    list_.AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), colour);
    return;
  }
  // Ear clipping, and a thin outline for the anti-aliasing.
  list_.AddPolyline(points.data(), static_cast<int>(points.size()), colour, ImDrawFlags_Closed, pixel_);
  const Vec uv = list_._Data->TexUvWhitePixel;
  while (points.size() >= 3) {
    std::size_t ear = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const std::size_t n = points.size();
      const Vec a = points[(i + n - 1) % n], b = points[i], c = points[(i + 1) % n];
      bool clear = cross(a, b, c) > 0;
      for (std::size_t k = 2; clear && k < n - 1; ++k) {
        const Vec p = points[(i + k) % n];
        clear = !(cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0);
      }
      if (clear) {
        ear = i;
        break;
      }
    }
    const std::size_t n = points.size();
    list_.PrimReserve(3, 3);
    for (const Vec p : {points[(ear + n - 1) % n], points[ear], points[(ear + 1) % n]}) list_.PrimVtx(p, uv, colour);
    points.erase(points.begin() + static_cast<std::ptrdiff_t>(ear));
  }
}

void Shapes2D::soft_polygon(std::span<const Vec> corners, float spread, ImU32 colour) const {
  constexpr int steps = 6;
  polygon(corners, faded(colour, 0.5F));
  for (int i = 1; i <= steps; ++i)
    stroke(corners, 2 * spread * static_cast<float>(i) / steps, faded(colour, 0.6F / steps), true, false);
}

std::vector<Vec> round_corners(std::span<const Vec> corners, float corner) {
  if (corner <= 0 || corners.size() < 3) return {corners.begin(), corners.end()};
  std::vector<Vec> rounded;
  const std::size_t n = corners.size();
  const int steps = std::clamp(static_cast<int>(std::lround(2 * std::sqrt(corner))), 1, 8);
  for (std::size_t i = 0; i < n; ++i) {
    const Vec at = corners[i], before = corners[(i + n - 1) % n] - at, after = corners[(i + 1) % n] - at;
    const float shorter = std::min(length(before), length(after));
    if (shorter <= 0) continue;
    // How far along the sides the arc begins, for this radius at this angle.
    const float cosine = std::clamp(dot(before, after) / (length(before) * length(after)), -0.999F, 0.999F);
    const float reach = std::min(corner * std::sqrt((1 + cosine) / (1 - cosine)), shorter * 0.45F);
    const Vec from = at + before * (reach / length(before)), to = at + after * (reach / length(after));
    for (int k = 0; k <= steps; ++k) {
      const float t = static_cast<float>(k) / static_cast<float>(steps);
      rounded.push_back(mix(mix(from, at, t), mix(at, to, t), t));
    }
  }
  return rounded;
}

std::vector<Vec> first_part(std::span<const Vec> points, float fraction) {
  if (fraction >= 1 || points.size() < 2) return {points.begin(), points.end()};
  float total = 0;
  for (std::size_t i = 0; i + 1 < points.size(); ++i) total += length(points[i + 1] - points[i]);
  float left = total * std::max(0.0F, fraction);
  std::vector<Vec> part{points.front()};
  for (std::size_t i = 0; i + 1 < points.size() && left > 0; ++i) {
    const float step = length(points[i + 1] - points[i]);
    part.push_back(step <= left ? points[i + 1] : mix(points[i], points[i + 1], left / step));
    left -= step;
  }
  return part;
}

}  // namespace schlegel::web
