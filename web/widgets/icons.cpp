#include "web/widgets/icons.hpp"

#include <cmath>
#include <initializer_list>
#include <numbers>
#include <vector>

namespace schlegel::web {
namespace {

/// Draws in units of which an icon is 18 wide, from its middle.
struct Pen {
  const Shapes2D& ink;
  Vec centre;
  float unit;
  ImU32 colour;

  float width() const { return 1.75F * unit; }
  Vec at(Vec p) const { return centre + p * unit; }
  std::vector<Vec> moved(std::initializer_list<Vec> points) const {
    std::vector<Vec> all;
    for (const Vec p : points) all.push_back(at(p));
    return all;
  }
  void path(std::initializer_list<Vec> points, bool closed = false) const {
    ink.stroke(moved(points), width(), colour, closed);
  }
  void solid(std::initializer_list<Vec> points) const {
    ink.polygon(round_corners(moved(points), 1.6F * unit), colour);
  }
  void dot(Vec p, float radius) const { ink.disc(at(p), radius * unit, colour); }
  /// From one angle to another in degrees, clockwise from the right.
  void arc(Vec middle, float r, float from, float to) const {
    std::vector<Vec> points;
    for (int i = 0; i <= 20; ++i) {
      const float a = (from + (to - from) * static_cast<float>(i) / 20) * std::numbers::pi_v<float> / 180;
      points.push_back(at({middle.x + r * std::cos(a), middle.y + r * std::sin(a)}));
    }
    ink.stroke(points, width(), colour);
  }
};

/// The icons that lead somewhere.
void draw_direction(const Pen& pen, Icon icon) {
  const float flip = icon == Icon::redo || icon == Icon::next ? -1.0F : 1.0F;
  switch (icon) {
    case Icon::undo:
    case Icon::redo:
      pen.path({{-3.2F * flip, -6.8F}, {-6.6F * flip, -3.4F}, {-3.2F * flip, 0}});
      pen.path({{-6.2F * flip, -3.4F}, {2.2F * flip, -3.4F}});
      pen.arc({2.2F * flip, 0.8F}, 4.2F, -90, flip > 0 ? 90 : -270);
      pen.path({{2.2F * flip, 5.0F}, {-2.4F * flip, 5.0F}});
      break;
    case Icon::play:
      pen.solid({{-4.6F, -6.6F}, {6.8F, 0}, {-4.6F, 6.6F}});
      break;
    case Icon::pause:
      pen.solid({{-5, -6}, {-1.6F, -6}, {-1.6F, 6}, {-5, 6}});
      pen.solid({{1.6F, -6}, {5, -6}, {5, 6}, {1.6F, 6}});
      break;
    case Icon::previous:
    case Icon::next:
      pen.path({{2.6F * flip, -5.6F}, {-3.0F * flip, 0}, {2.6F * flip, 5.6F}});
      break;
    case Icon::down:
      pen.path({{-4.4F, -2.2F}, {0, 2.4F}, {4.4F, -2.2F}});
      break;
    case Icon::up:
      pen.path({{-4.4F, 2.2F}, {0, -2.4F}, {4.4F, 2.2F}});
      break;
    case Icon::restart:
      pen.arc({0, 0.4F}, 6.2F, -60, 220);
      pen.path({{-7.6F, -5.6F}, {-4.9F, -3.4F}, {-7.4F, -0.6F}});
      break;
    case Icon::back:
      pen.path({{-1.6F, -5.4F}, {-7.0F, 0}, {-1.6F, 5.4F}});
      pen.path({{-6.6F, 0}, {7.0F, 0}});
      break;
    default:
      break;
  }
}

/// The icons that show a thing.
void draw_thing(const Pen& pen, Icon icon) {
  switch (icon) {
    case Icon::lesson:
      pen.path({{0, -5},
                {-3, -6.4F},
                {-7, -6.6F},
                {-7, 5},
                {-3, 5.2F},
                {0, 6.6F},
                {3, 5.2F},
                {7, 5},
                {7, -6.6F},
                {3, -6.4F}},
               true);
      pen.path({{0, -5}, {0, 6.6F}});
      break;
    case Icon::share:
      pen.path({{0, 2}, {0, -6.8F}});
      pen.path({{-3.4F, -3.6F}, {0, -6.8F}, {3.4F, -3.6F}});
      pen.path({{-5.6F, 0}, {-5.6F, 6.4F}, {5.6F, 6.4F}, {5.6F, 0}});
      break;
    case Icon::solid:
      pen.path({{0, -7.4F}, {6.6F, -3.6F}, {6.6F, 3.8F}, {0, 7.6F}, {-6.6F, 3.8F}, {-6.6F, -3.6F}}, true);
      pen.path({{-6.6F, -3.6F}, {0, 0.2F}, {6.6F, -3.6F}});
      pen.path({{0, 0.2F}, {0, 7.6F}});
      break;
    case Icon::flat:
      pen.path({{-6.4F, -6.4F}, {6.4F, -6.4F}, {6.4F, 6.4F}, {-6.4F, 6.4F}}, true);
      pen.path({{-2.4F, -2.4F}, {2.4F, -2.4F}, {2.4F, 2.4F}, {-2.4F, 2.4F}}, true);
      for (const float x : {-1.0F, 1.0F})
        for (const float y : {-1.0F, 1.0F}) pen.path({{2.4F * x, 2.4F * y}, {6.4F * x, 6.4F * y}});
      break;
    case Icon::fit:
      for (const float x : {-1.0F, 1.0F})
        for (const float y : {-1.0F, 1.0F})
          pen.path({{6.4F * x, 2.4F * y}, {6.4F * x, 6.4F * y}, {2.4F * x, 6.4F * y}});
      break;
    case Icon::close:
      pen.path({{-4.8F, -4.8F}, {4.8F, 4.8F}});
      pen.path({{4.8F, -4.8F}, {-4.8F, 4.8F}});
      break;
    case Icon::flag:
      pen.path({{-4.6F, 7.4F}, {-4.6F, -6.6F}});
      pen.path({{-4.6F, -6.4F}, {5.8F, -3.2F}, {-4.6F, 0.4F}});
      break;
    case Icon::more:
      for (const float x : {-6.0F, 0.0F, 6.0F}) pen.dot({x, 0}, 1.6F);
      break;
    case Icon::edit:
      pen.path({{-6.4F, 6.4F}, {-5.4F, 2.4F}, {3.4F, -6.4F}, {6.4F, -3.4F}, {-2.4F, 5.4F}}, true);
      pen.path({{1.0F, -4.0F}, {4.0F, -1.0F}});
      break;
    case Icon::goal:
      pen.arc({0, 0}, 7, 0, 360);
      pen.arc({0, 0}, 2.8F, 0, 360);
      break;
    default:
      break;
  }
}

}  // namespace

void draw_icon(const Shapes2D& ink, Icon icon, Vec centre, float size, ImU32 colour) {
  const Pen pen{ink, centre, size / 18, colour};
  draw_direction(pen, icon);
  draw_thing(pen, icon);
}

}  // namespace schlegel::web
