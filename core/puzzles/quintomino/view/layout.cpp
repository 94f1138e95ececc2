#include "puzzles/quintomino/view/layout.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "play/projection.hpp"
#include "puzzles/quintomino/view/drawing.hpp"

namespace schlegel::quintomino {
namespace {

constexpr double pi = std::numbers::pi;

double distance(Point2 a, Point2 b) { return std::hypot(b.x - a.x, b.y - a.y); }

/// The centroid or, in a triangle, which may be thin, the point farthest from all sides.
Point2 middle(const Polygon& corners) {
  if (corners.size() == 3) {
    const double a = distance(corners[1], corners[2]), b = distance(corners[2], corners[0]),
                 c = distance(corners[0], corners[1]), whole = std::max(1e-9, a + b + c);
    return {(a * corners[0].x + b * corners[1].x + c * corners[2].x) / whole,
            (a * corners[0].y + b * corners[1].y + c * corners[2].y) / whole};
  }
  Point2 sum;
  double whole = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point2 a = corners[i], b = corners[(i + 1) % corners.size()];
    const double area = a.x * b.y - a.y * b.x;
    sum.x += (a.x + b.x) * area;
    sum.y += (a.y + b.y) * area;
    whole += 3 * area;
  }
  if (std::abs(whole) > 1e-9) return {sum.x / whole, sum.y / whole};
  sum = {};
  for (Point2 p : corners) {
    sum.x += p.x / static_cast<double>(corners.size());
    sum.y += p.y / static_cast<double>(corners.size());
  }
  return sum;
}

double distance_to_line(Point2 p, Point2 a, Point2 b) {
  const double length = distance(a, b);
  return length < 1e-12 ? distance(p, a) : std::abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length;
}

double room_at(Point2 centre, const Polygon& corners) {
  double room = 1;
  for (std::size_t i = 0; i < corners.size(); ++i)
    room = std::min(room, distance_to_line(centre, corners[i], corners[(i + 1) % corners.size()]));
  return room;
}

bool inside(Point2 p, const Polygon& corners) {
  bool in = false;
  for (std::size_t i = 0, j = corners.size() - 1; i < corners.size(); j = i++) {
    const Point2 a = corners[i], b = corners[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
  }
  return in;
}

/// The middle of the ring's lowest part, where it is touched and named.
void place_in_ring(FacePlace& face) {
  double lowest = -1;
  for (std::size_t i = 0; i < face.corners.size(); ++i) {
    const Point2 a = face.corners[i], b = face.corners[(i + 1) % face.corners.size()];
    const double x = (a.x + b.x) / 2 - 0.5, y = (a.y + b.y) / 2 - 0.5, away = std::hypot(x, y);
    if (y < lowest + 1e-6 || away < 1e-6) continue;
    lowest = y;
    const double middle = (away + Layout::ring_radius) / 2;
    face.centre = {0.5 + x / away * middle, 0.5 + y / away * middle};
    face.room = (Layout::ring_radius - away) / 2;
  }
}

void place_drawn(const Instance& instance, const Drawing& drawing, const View& view, Layout& layout) {
  Projection seen = project(drawing.graph, view);
  const double flat = drawing.turns() ? view.flat : 1;
  // The flat drawing leaves room for the bands of the outer face round it; a triangle's corners reach out far.
  const bool triangle = drawing.corners[drawing.outer].size() == 3;
  if (triangle) layout.ring_band = 0.024;
  const double scale = 1 + flat * ((triangle ? 0.83 : 0.84) - 1);
  for (Point2& p : seen.at) p = {0.5 + scale * (p.x - 0.5), 0.5 + scale * (p.y - 0.5)};
  const auto plane = drawing.graph.plane();
  double clockwise = 0;
  for (std::size_t f = 0; f < instance.faces.size(); ++f) {
    FacePlace face;
    Polygon drawn;
    for (Vertex v : drawing.corners[f]) {
      face.corners.push_back(seen.at[v]);
      face.depth += seen.depth[v] / static_cast<double>(drawing.corners[f].size());
      drawn.push_back(plane[v]);
    }
    face.facing = seen.facing.empty() ? 1 : seen.facing[drawing.face_of_solid[f]];
    const bool outer = static_cast<int>(f) == drawing.outer;
    const double winding = signed_area(drawn) * (outer ? -1 : 1);
    clockwise += winding > 0 ? 1 : -1;
    face.ring = outer && flat > 0.5;
    face.visible = face.ring || signed_area(face.corners) * winding > 0;
    face.centre = middle(face.corners);
    face.room = room_at(face.centre, face.corners);
    if (face.ring) place_in_ring(face);
    layout.faces.push_back(std::move(face));
  }
  layout.clockwise = clockwise >= 0;
}

void place_cards(const Instance& instance, Layout& layout) {
  layout.round = false;
  const auto columns = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(instance.faces.size()))));
  const int rows = (static_cast<int>(instance.faces.size()) + columns - 1) / columns;
  const double cell = 0.94 / columns;
  for (std::size_t f = 0; f < instance.faces.size(); ++f) {
    const int row = static_cast<int>(f) / columns, column = static_cast<int>(f) % columns;
    FacePlace face;
    const Point2 centre{0.5 + cell * (column - 0.5 * (columns - 1)), 0.5 + cell * (row - 0.5 * (rows - 1))};
    face.corners = layout.loose(centre, 0.46 * cell, static_cast<int>(instance.faces[f].size()));
    face.centre = centre;
    face.room = room_at(centre, face.corners);
    layout.faces.push_back(std::move(face));
  }
}

/// Rows of pieces below the board or, where there is more width than height, columns beside it.
void place_tray(std::size_t kinds, bool beside, Layout& layout) {
  const auto n = static_cast<int>(kinds);
  int across = 6;  // cells along the board
  while ((n + across - 1) / across > 0.46 * across) ++across;
  const double cell = 1.0 / across;
  const int deep = (n + across - 1) / across;
  const double radius = (layout.paper ? 0.5 : 0.43) * cell;
  // A last line that is not full is centred, as is the whole.
  for (int k = 0; k < n; ++k) {
    const int line = k / across, place = k % across;
    const int in_line = std::min(across, n - line * across);
    const double along = 0.5 + cell * (place - 0.5 * (in_line - 1));
    const double away = 1.02 + cell * (line + 0.5);
    layout.tray.push_back({beside ? Point2{away, along} : Point2{along, away}, radius});
  }
  (beside ? layout.width : layout.height) = 1.02 + cell * deep + 0.01;
}

}  // namespace

double signed_area(const Polygon& corners) {
  double area = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point2 a = corners[i], b = corners[(i + 1) % corners.size()];
    area += (a.x * b.y - a.y * b.x) / 2;
  }
  return area;
}

Polygon inset(const Polygon& corners, double distance) {
  const std::size_t n = corners.size();
  const double winding = signed_area(corners) >= 0 ? 1 : -1;
  const auto moved = [&](std::size_t i) {
    const Point2 a = corners[i], b = corners[(i + 1) % n];
    const double length = std::max(1e-9, std::hypot(b.x - a.x, b.y - a.y));
    const double x = -winding * (b.y - a.y) / length * distance, y = winding * (b.x - a.x) / length * distance;
    return std::pair{Point2{a.x + x, a.y + y}, Point2{b.x + x, b.y + y}};
  };
  Polygon out;
  for (std::size_t i = 0; i < n; ++i) {
    const auto [a, b] = moved((i + n - 1) % n);
    const auto [c, d] = moved(i);
    const double cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
    if (std::abs(cross) < 1e-12) {
      out.push_back(c);
      continue;
    }
    const double t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross;
    out.push_back({a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)});
  }
  return out;
}

double Layout::band(const FacePlace& face) const { return face.ring ? ring_band : std::min(0.036, 0.42 * face.room); }

Polygon Layout::loose(Point2 centre, double radius, int length) const {
  Polygon out;
  const double step = 2 * pi / length * (clockwise ? 1 : -1);
  const double first = -pi / 2 - (length % 2 == 0 ? step / 2 : 0);
  for (int i = 0; i < length; ++i)
    out.push_back({centre.x + radius * std::cos(first + i * step), centre.y + radius * std::sin(first + i * step)});
  return out;
}

int Layout::face_at(Point2 p) const {
  int best = -1;
  bool outside_ring = false;
  for (std::size_t f = 0; f < faces.size(); ++f) {
    const FacePlace& face = faces[f];
    if (face.ring) {
      outside_ring = inside(p, face.corners);
      if (best < 0 && !outside_ring && std::hypot(p.x - 0.5, p.y - 0.5) <= 0.493) best = static_cast<int>(f);
    } else if (face.visible && inside(p, face.corners) &&
               (best < 0 || faces[best].ring || face.depth > faces[best].depth)) {
      best = static_cast<int>(f);
    }
  }
  return best;
}

Layout lay_out(const Instance& instance, const View& view) {
  Layout layout;
  layout.paper = view.paper;
  const Drawing& drawing = drawing_of(instance);
  if (drawing.outer >= 0)
    place_drawn(instance, drawing, view, layout);
  else
    place_cards(instance, layout);
  if (!view.small) place_tray(instance.kinds.size(), view.aspect > 1.12, layout);
  double least = 0.2;
  const double foreshortened = drawing.turns() ? view.flat : 1;  // on the solid the sizes of the front face count
  for (const FacePlace& face : layout.faces)
    if (!face.ring && face.visible) least = std::min(least, face.room);
  if (foreshortened < 1) {
    double most = 0;
    for (const FacePlace& face : layout.faces)
      if (!face.ring && face.visible) most = std::max(most, face.room);
    least = foreshortened * least + (1 - foreshortened) * most;
  }
  layout.gap = std::min(0.006, 0.07 * least);
  return layout;
}

}  // namespace schlegel::quintomino
