#include "puzzles/peg/layout.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "graph/drawing/drawing.hpp"

namespace schlegel::peg {
namespace {

/// A symmetric matrix with its eigenvectors, by Jacobi's rotations.
class Eigen {
 public:
  explicit Eigen(std::size_t n) : n_(n), matrix_(n * n, 0.0), vectors_(n * n, 0.0) {
    for (std::size_t i = 0; i < n; ++i) vectors_[i * n + i] = 1;
  }
  double& at(std::size_t i, std::size_t j) { return matrix_[i * n_ + j]; }
  double component(std::size_t vector, std::size_t i) const { return vectors_[i * n_ + vector]; }

  void diagonalise() {
    for (int sweep = 0; sweep < 60; ++sweep) {
      double off = 0;
      for (std::size_t p = 0; p < n_; ++p)
        for (std::size_t q = p + 1; q < n_; ++q) {
          off += std::abs(at(p, q));
          rotate(p, q);
        }
      if (off < 1e-12) return;
    }
  }

 private:
  void rotate(std::size_t p, std::size_t q) {
    const double apq = at(p, q);
    if (std::abs(apq) < 1e-15) return;
    const double theta = (at(q, q) - at(p, p)) / (2 * apq);
    const double t = (theta >= 0 ? 1 : -1) / (std::abs(theta) + std::sqrt(theta * theta + 1));
    const double c = 1 / std::sqrt(t * t + 1), s = t * c;
    for (std::size_t k = 0; k < n_; ++k) {
      const double x = at(k, p), y = at(k, q);
      at(k, p) = c * x - s * y;
      at(k, q) = s * x + c * y;
    }
    for (std::size_t k = 0; k < n_; ++k) {
      const double x = at(p, k), y = at(q, k);
      at(p, k) = c * x - s * y;
      at(q, k) = s * x + c * y;
    }
    for (std::size_t k = 0; k < n_; ++k) {
      double& x = vectors_[k * n_ + p];
      double& y = vectors_[k * n_ + q];
      const double old = x;
      x = c * old - s * y;
      y = s * old + c * y;
    }
  }

  std::size_t n_;
  std::vector<double> matrix_, vectors_;
};

/// Turns the drawing so that as many lines as possible are level or upright.
void straighten(std::vector<Point2>& points, const std::vector<Line>& lines) {
  double best = -1, best_angle = 0;
  const auto direction = [&](const Line& line) {
    const Point2 a = points[line.a], b = points[line.b];
    return std::atan2(b.y - a.y, b.x - a.x);
  };
  for (const Line& candidate : lines) {
    const double angle = direction(candidate);
    double score = 0;
    for (const Line& line : lines) {
      const double off = direction(line) - angle;
      score += std::abs(std::sin(off)) < 1e-3 ? 1.5 : std::abs(std::cos(off)) < 1e-3 ? 1 : 0;
    }
    if (score > best + 1e-9) {
      best = score;
      best_angle = angle;
    }
  }
  const double c = std::cos(best_angle), s = std::sin(best_angle);
  for (Point2& p : points) p = {c * p.x + s * p.y, c * p.y - s * p.x};
}

}  // namespace

double least_distance(const std::vector<Point2>& points) {
  double least = 1;
  for (std::size_t i = 0; i < points.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      least = std::min(least, std::hypot(points[i].x - points[j].x, points[i].y - points[j].y));
  return least;
}

void fit_unit_square(std::vector<Point2>& points, double margin) {
  if (points.empty()) return;
  const auto [low, high] = bounds(points);
  const double extent = std::max({high.x - low.x, high.y - low.y, 1e-9});
  const double scale = (1 - 2 * margin) / extent;
  for (Point2& p : points) p = {0.5 + scale * (p.x - (low.x + high.x) / 2), 0.5 + scale * (p.y - (low.y + high.y) / 2)};
}

int middle_hole(const std::vector<Point2>& points) {
  Point2 centre;
  for (Point2 p : points) {
    centre.x += p.x / static_cast<double>(points.size());
    centre.y += p.y / static_cast<double>(points.size());
  }
  int best = 0;
  double least = std::numeric_limits<double>::max();
  for (std::size_t i = 0; i < points.size(); ++i) {
    const double distance = std::hypot(points[i].x - centre.x, points[i].y - centre.y);
    if (distance < least - 1e-6) {
      least = distance;
      best = static_cast<int>(i);
    }
  }
  return best;
}

std::vector<Point2> layout(int holes, const std::vector<Line>& lines) {
  const auto n = static_cast<std::size_t>(holes);
  Eigen form(n);
  // The sum over all lines of (end - 2 middle + end)^2, plus a little of the squared lengths, which settles what that
  // leaves open, plus a lot that keeps the constant vector away.
  for (const Line& line : lines) {
    const std::size_t at[] = {static_cast<std::size_t>(line.a), static_cast<std::size_t>(line.middle),
                              static_cast<std::size_t>(line.b)};
    const double bend[] = {1, -2, 1}, first[] = {1, -1, 0}, second[] = {0, 1, -1};
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t j = 0; j < 3; ++j)
        form.at(at[i], at[j]) += bend[i] * bend[j] + 1e-3 * (first[i] * first[j] + second[i] * second[j]);
  }
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) form.at(i, j) += 50;
  form.diagonalise();
  std::vector<std::size_t> order(n);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return form.at(a, a) < form.at(b, b); });

  std::vector<Point2> points(n);
  for (std::size_t i = 0; i < n && n >= 2; ++i) points[i] = {form.component(order[0], i), form.component(order[1], i)};
  straighten(points, lines);
  fit_unit_square(points, 0.1);
  if (least_distance(points) > 0.35 / (1 + std::sqrt(static_cast<double>(n)))) return points;
  for (std::size_t i = 0; i < n; ++i) {
    const double angle = 2 * 3.14159265358979323846 * static_cast<double>(i) / static_cast<double>(n);
    points[i] = {0.5 + 0.4 * std::sin(angle), 0.5 - 0.4 * std::cos(angle)};
  }
  return points;
}

}  // namespace schlegel::peg
