#include "graph/drawing.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace schlegel {

Point2 on_circle(double radius, double turns) {
  const double angle = 2 * std::numbers::pi * turns;
  return {0.5 + radius * std::sin(angle), 0.5 - radius * std::cos(angle)};
}

void fit_unit_square(std::span<Point2> points) {
  if (points.empty()) return;
  Point2 low = points[0], high = points[0];
  for (const Point2& p : points) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  const double extent = std::max(high.x - low.x, high.y - low.y);
  const double scale = extent > 0 ? 1 / extent : 0;
  const Point2 middle = {(low.x + high.x) / 2, (low.y + high.y) / 2};
  for (Point2& p : points) p = {0.5 + scale * (p.x - middle.x), 0.5 + scale * (p.y - middle.y)};
}

static double distance_to_segment(Point2 p, Point2 a, Point2 b) {
  const double dx = b.x - a.x, dy = b.y - a.y;
  const double squared = dx * dx + dy * dy;
  const double along = squared > 0 ? std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / squared, 0.0, 1.0) : 0;
  return std::hypot(p.x - a.x - along * dx, p.y - a.y - along * dy);
}

double clearance(std::span<const Point2> points, std::span<const std::pair<Vertex, Vertex>> edges) {
  double least = 2;
  for (std::size_t v = 0; v < points.size(); ++v) {
    for (std::size_t u = 0; u < v; ++u)
      least = std::min(least, std::hypot(points[u].x - points[v].x, points[u].y - points[v].y));
    for (const auto& [a, b] : edges) {
      const auto from = static_cast<std::size_t>(a), to = static_cast<std::size_t>(b);
      if (v != from && v != to) least = std::min(least, 1.5 * distance_to_segment(points[v], points[from], points[to]));
    }
  }
  return least;
}

}  // namespace schlegel
