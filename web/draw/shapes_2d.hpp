#pragma once
#include <span>
#include <vector>

#include "web/draw/geometry.hpp"
#include "web/draw/theme.hpp"

namespace schlegel::web {

/// Shapes that Dear ImGui's draw list lacks, each anti-aliased over one device pixel.
class Shapes2D {
 public:
  Shapes2D(ImDrawList& list, float pixel) : list_(list), pixel_(pixel) { list._FringeScale = pixel; }

  ImDrawList& list() const { return list_; }
  /// Width of a device pixel.
  float pixel() const { return pixel_; }

  void disc(Vec centre, float radius, ImU32 colour) const { shaded_disc(centre, radius, colour, colour); }
  /// A disc lit from above: its colour runs from top to bottom.
  void shaded_disc(Vec centre, float radius, ImU32 top, ImU32 bottom) const;
  /// Rings of colour about one centre from the inside out: `top` and `bottom` of ring i lie at radii[i].
  void shaded_rings(Vec centre, std::span<const float> radii, std::span<const ImU32> top,
                    std::span<const ImU32> bottom) const;
  void ring(Vec centre, float radius, float width, ImU32 colour, bool dashed = false) const;
  /// A circle that fades out over `spread` on both sides of its edge.
  void soft_disc(Vec centre, float radius, float spread, ImU32 colour) const;

  void rect(const Rect& box, float corner, ImU32 colour) const;
  /// A line of one device pixel or more inside the edge of the box.
  void frame(const Rect& box, float corner, float width, ImU32 colour) const;
  /// The shadow of a rounded box, with the box itself left to be painted over it.
  void soft_rect(const Rect& box, float corner, float spread, ImU32 colour) const;

  void stroke(std::span<const Vec> points, float width, ImU32 colour, bool closed = false, bool rounded = true) const;
  /// As stroke, in dashes and gaps of about these lengths; closed lines get a whole number of them.
  void dashed_stroke(std::span<const Vec> points, float width, ImU32 colour, bool closed, float dash, float gap) const;
  /// Any simple polygon; concave ones cost O(n^2).
  void polygon(std::span<const Vec> corners, ImU32 colour) const;
  void soft_polygon(std::span<const Vec> corners, float spread, ImU32 colour) const;

 private:
  ImDrawList& list_;
  float pixel_;
};

/// The polygon's outline with its corners rounded.
std::vector<Vec> round_corners(std::span<const Vec> corners, float corner);
/// The first part of a polyline, as a fraction of its length in [0, 1].
std::vector<Vec> first_part(std::span<const Vec> points, float fraction);

}  // namespace schlegel::web
