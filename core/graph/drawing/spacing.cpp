// The forces are those of Bertault, "A force-directed algorithm that preserves edge-crossing properties" (Information
// Processing Letters 74, 2000): edges pull their ends together, vertices push one another off, and so do a vertex and
// an edge. Here they are an energy, each vertex tries steps in four directions and takes one that lowers it.
#include "graph/drawing/spacing.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/index.hpp"
#include "base/random.hpp"
#include "graph/drawing/drawing.hpp"

namespace schlegel {
namespace {

class Spacing {
 public:
  Spacing(const Graph& graph, std::vector<Point2>& points)
      : graph_(graph), points_(points), unit_(1 / static_cast<double>(std::max(1, graph.order()))) {}

  double energy() const {
    double sum = 0;
    for (Vertex v = 0; v < graph_.order(); ++v) sum += energy_at(v, points_[v], HUGE_VAL);
    return sum;
  }

  // All the energy v has a part in, with v at p; may stop when it is over the limit.
  double energy_at(Vertex v, Point2 p, double limit) const {
    double sum = 0;
    for (const auto [u, edge] : graph_.around(v)) sum += pull * squared_distance(p, points_[u]) / unit_;
    for (Vertex u = 0; u < graph_.order(); ++u)
      if (u != v) sum += push(squared_distance(p, points_[u]));
    for (const auto& [a, b] : graph_.edges())
      if (a != v && b != v) sum += push(squared_distance_to_segment(p, points_[a], points_[b]));
    for (const auto [w, edge] : graph_.around(v)) {
      if (sum > limit) return sum;
      for (Vertex u = 0; u < graph_.order(); ++u)
        if (u != v && u != w) sum += push(squared_distance_to_segment(points_[u], p, points_[w]));
    }
    return sum;
  }

  // Whether an edge of v would meet another one with v at p.
  bool crosses(Vertex v, Point2 p) const {
    for (const auto [w, edge] : graph_.around(v)) {
      const Point2 q = points_[w];
      for (const auto& [a, b] : graph_.edges())
        if (a != v && b != v && a != w && b != w && segments_meet(p, q, points_[a], points_[b])) return true;
    }
    return false;
  }

  void improve(int sweeps) {
    Random random(1);
    std::vector<double> step(points_.size(), std::sqrt(unit_) / 2);
    for (int sweep = 0; sweep < sweeps; ++sweep) {
      for (Vertex v = 0; v < graph_.order(); ++v) {
        const double now = energy_at(v, points_[v], HUGE_VAL);
        const double turn = random.real();
        bool moved = false;
        for (int direction = 0; direction < 4 && !moved; ++direction) {
          const double angle = 2 * std::numbers::pi * (turn + direction / 4.0);
          const Point2 to = {points_[v].x + step[v] * std::cos(angle), points_[v].y + step[v] * std::sin(angle)};
          moved = energy_at(v, to, now) < now && !crosses(v, to);
          if (moved) points_[v] = to;
        }
        step[v] *= moved ? 1.6 : 0.5;
      }
    }
  }

 private:
  static constexpr double pull = 2;

  double push(double squared) const { return unit_ / std::max(squared, 1e-18); }

  const Graph& graph_;
  std::vector<Point2>& points_;
  double unit_;  // the square of the distance at which n points fill the unit square
};

}  // namespace

double drawing_energy(const Graph& graph, const std::vector<Point2>& points) {
  std::vector<Point2> copy = points;
  return Spacing(graph, copy).energy();
}

void spread_out(const Graph& graph, std::vector<Point2>& points) {
  constexpr double most_work = 3e7;
  const double n = graph.order(), m = graph.size();
  const double sweep = 4 * (n * (n + m) + 2 * m * (n + m));
  const int sweeps = static_cast<int>(std::min(200.0, most_work / std::max(1.0, sweep)));
  Spacing(graph, points).improve(sweeps);
}

}  // namespace schlegel
