#include "graph/drawing/drawing.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

#include "base/index.hpp"

namespace schlegel {

Point2 on_circle(double radius, double turns) {
  const double angle = 2 * std::numbers::pi * turns;
  return {0.5 + radius * std::sin(angle), 0.5 - radius * std::cos(angle)};
}

std::vector<Point2> regular_polygon(std::size_t order, std::span<const Vertex> cycle) {
  std::vector<Point2> places(order, {0.5, 0.5});
  const double first = cycle.size() == 4 ? -0.125 : 0;
  for (std::size_t i = 0; i < cycle.size(); ++i)
    places[cycle[i]] = on_circle(0.5, first + static_cast<double>(i) / static_cast<double>(cycle.size()));
  return places;
}

std::pair<Point2, Point2> bounds(std::span<const Point2> points) {
  Point2 low = points[0], high = points[0];
  for (const Point2 p : points) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  return {low, high};
}

void fit_unit_square(std::span<Point2> points) {
  if (points.empty()) return;
  const auto [low, high] = bounds(points);
  const double extent = std::max(high.x - low.x, high.y - low.y);
  const double scale = extent > 0 ? 1 / extent : 0;
  const Point2 middle = {(low.x + high.x) / 2, (low.y + high.y) / 2};
  for (Point2& p : points) p = {0.5 + scale * (p.x - middle.x), 0.5 + scale * (p.y - middle.y)};
}

void straighten(std::span<Point2> points, std::span<const std::pair<Vertex, Vertex>> edges) {
  using Complex = std::complex<double>;
  const auto place = [&](Vertex v) {
    const Point2& p = points[v];
    return Complex(p.x, p.y);
  };
  Complex direction, middle;
  for (const auto& [u, v] : edges) {
    const Complex along = place(v) - place(u);
    if (std::abs(along) > 0) direction += std::pow(along / std::abs(along), 4);
  }
  for (const Point2& p : points) middle += Complex(p.x, p.y) / static_cast<double>(points.size());
  const bool aligned = std::abs(direction) > 0.4 * static_cast<double>(edges.size());
  double angle = std::arg(direction) / 4, farthest = -1;
  for (const Point2& p : points) {
    const Complex out = Complex(p.x, p.y) - middle;
    if (aligned || std::abs(out) < farthest * (1 + 1e-6)) continue;
    farthest = std::abs(out);
    angle = std::arg(out) + std::numbers::pi / 2;
  }
  double width = 0, height = 0;
  for (Point2& p : points) {
    const Complex turned = (Complex(p.x, p.y) - middle) * std::polar(1.0, -angle);
    p = {turned.real(), turned.imag()};
    width = std::max(width, std::abs(p.x));
    height = std::max(height, std::abs(p.y));
  }
  if (aligned && height > width * (1 + 1e-6))
    for (Point2& p : points) p = {p.y, -p.x};
}

double squared_distance(Point2 a, Point2 b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

double squared_distance_to_segment(Point2 p, Point2 a, Point2 b) {
  const double dx = b.x - a.x, dy = b.y - a.y;
  const double squared = dx * dx + dy * dy;
  const double along = squared > 0 ? std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / squared, 0.0, 1.0) : 0;
  return squared_distance(p, {a.x + along * dx, a.y + along * dy});
}

double clearance(std::span<const Point2> points, std::span<const std::pair<Vertex, Vertex>> edges) {
  constexpr double edge_factor = 1.5;
  double least = 4;
  for (std::size_t v = 0; v < points.size(); ++v) {
    for (std::size_t u = 0; u < v; ++u) least = std::min(least, squared_distance(points[u], points[v]));
    for (const auto& [a, b] : edges) {
      const std::size_t from = a, to = b;
      if (v == from || v == to) continue;
      const double squared = squared_distance_to_segment(points[v], points[from], points[to]);
      least = std::min(least, edge_factor * edge_factor * squared);
    }
  }
  return std::sqrt(least);
}

static double turn(Point2 a, Point2 b, Point2 c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

// Areas below this count as nothing.
static constexpr double hair = 1e-13;

// Whether c and d lie strictly on one side of the line through a and b.
static bool on_one_side(Point2 a, Point2 b, Point2 c, Point2 d) {
  const double first = turn(a, b, c), second = turn(a, b, d);
  return std::min(first, second) > hair || std::max(first, second) < -hair;
}

bool segments_meet(Point2 a, Point2 b, Point2 c, Point2 d) {
  return !on_one_side(a, b, c, d) && !on_one_side(c, d, a, b);
}

// Whether the segments from `common` overlap.
static bool overlap(Point2 common, Point2 a, Point2 b) {
  const double along = (a.x - common.x) * (b.x - common.x) + (a.y - common.y) * (b.y - common.y);
  return std::abs(turn(common, a, b)) <= hair && along > 0;
}

bool crosses_itself(std::span<const Point2> points, std::span<const std::pair<Vertex, Vertex>> edges) {
  const auto place = [&](Vertex v) { return points[v]; };
  struct Box {
    double left, right, top, bottom;
    Vertex u, v;
  };
  std::vector<Box> boxes;
  for (const auto& [u, v] : edges) {
    const Point2 p = place(u), q = place(v);
    boxes.push_back({std::min(p.x, q.x), std::max(p.x, q.x), std::min(p.y, q.y), std::max(p.y, q.y), u, v});
  }
  std::sort(boxes.begin(), boxes.end(), [](const Box& a, const Box& b) { return a.left < b.left; });
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const Box& one = boxes[i];
    if (one.right - one.left + one.bottom - one.top < hair) return true;
    for (std::size_t j = i + 1; j < boxes.size() && boxes[j].left <= one.right; ++j) {
      const Box& two = boxes[j];
      if (two.top > one.bottom || two.bottom < one.top) continue;
      const Point2 a = place(one.u), b = place(one.v), c = place(two.u), d = place(two.v);
      const bool bad = one.u == two.u   ? overlap(a, b, d)
                       : one.u == two.v ? overlap(a, b, c)
                       : one.v == two.u ? overlap(b, a, d)
                       : one.v == two.v ? overlap(b, a, c)
                                        : segments_meet(a, b, c, d);
      if (bad) return true;
    }
  }
  return false;
}

}  // namespace schlegel
