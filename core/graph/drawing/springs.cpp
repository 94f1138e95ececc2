#include "graph/drawing/springs.hpp"

#include <algorithm>
#include <cmath>

namespace schlegel {
namespace {

// The system "every free point is the weighted mean of its neighbours", for both coordinates at once.
class MeanSystem {
 public:
  MeanSystem(std::span<const Spring> springs, const std::vector<bool>& fixed)
      : springs_(springs), fixed_(fixed), diagonal_(fixed.size()) {}

  void solve(const std::vector<double>& weights, std::vector<Point2>& at) {
    const std::size_t n = at.size();
    std::fill(diagonal_.begin(), diagonal_.end(), 0.0);
    for (std::size_t s = 0; s < springs_.size(); ++s) {
      diagonal_[springs_[s].from] += weights[s];
      diagonal_[springs_[s].to] += weights[s];
    }
    std::vector<Point2> rest = pull(weights, at), direction(n), preconditioned(n);
    Point2 old_product;
    const std::size_t most = std::min<std::size_t>(3 * n + 50, 600);
    for (std::size_t step = 0; step < most; ++step) {
      for (std::size_t v = 0; v < n; ++v)
        if (!fixed_[v]) preconditioned[v] = {rest[v].x / diagonal_[v], rest[v].y / diagonal_[v]};
      const Point2 product = dot(rest, preconditioned);
      if (step == 0) first_ = product;
      if (product.x <= first_.x * small && product.y <= first_.y * small) return;
      const Point2 turn =
          step == 0 ? Point2{} : Point2{ratio(product.x, old_product.x), ratio(product.y, old_product.y)};
      for (std::size_t v = 0; v < n; ++v)
        direction[v] = {preconditioned[v].x + turn.x * direction[v].x, preconditioned[v].y + turn.y * direction[v].y};
      const std::vector<Point2> change = pull(weights, direction);
      const Point2 curvature = dot(direction, change);
      const Point2 length = {-ratio(product.x, curvature.x), -ratio(product.y, curvature.y)};
      for (std::size_t v = 0; v < n; ++v) {
        at[v].x += length.x * direction[v].x;
        at[v].y += length.y * direction[v].y;
        rest[v].x += length.x * change[v].x;
        rest[v].y += length.y * change[v].y;
      }
      old_product = product;
    }
  }

 private:
  static constexpr double small = 1e-26;

  static double ratio(double a, double b) { return b == 0 ? 0 : a / b; }

  static Point2 dot(const std::vector<Point2>& a, const std::vector<Point2>& b) {
    Point2 sum;
    for (std::size_t v = 0; v < a.size(); ++v) {
      sum.x += a[v].x * b[v].x;
      sum.y += a[v].y * b[v].y;
    }
    return sum;
  }

  // The force of the springs on every free point.
  std::vector<Point2> pull(const std::vector<double>& weights, const std::vector<Point2>& at) const {
    std::vector<Point2> force(at.size());
    for (std::size_t s = 0; s < springs_.size(); ++s) {
      const auto [from, to, factor] = springs_[s];
      const double x = weights[s] * (at[to].x - at[from].x), y = weights[s] * (at[to].y - at[from].y);
      force[from].x += x;
      force[from].y += y;
      force[to].x -= x;
      force[to].y -= y;
    }
    for (std::size_t v = 0; v < at.size(); ++v)
      if (fixed_[v]) force[v] = {};
    return force;
  }

  std::span<const Spring> springs_;
  const std::vector<bool>& fixed_;
  std::vector<double> diagonal_;
  Point2 first_;
};

}  // namespace

// With a spring's weight taken as its factor times length^(power - 2), lengths would swing from step to step; the
// geometric mean with the weight before, in this proportion, cancels the swing for springs in a row.
std::vector<Point2> relax_springs(std::span<const Spring> springs, std::vector<Point2> at,
                                  const std::vector<bool>& fixed, double power) {
  constexpr int steps = 12;
  constexpr double shortest = 1e-4;  // of the mean length: no spring goes slack
  const double share = 1 / (power - 1);
  MeanSystem system(springs, fixed);
  std::vector<double> weights, lengths(springs.size());
  for (const Spring& spring : springs) weights.push_back(spring.factor);
  for (int step = 0; step < steps; ++step) {
    system.solve(weights, at);
    if (power == 2) break;
    double mean = 0;
    for (std::size_t s = 0; s < springs.size(); ++s) {
      const auto& a = at[springs[s].from];
      const auto& b = at[springs[s].to];
      lengths[s] = std::hypot(a.x - b.x, a.y - b.y);
      mean += lengths[s] / static_cast<double>(springs.size());
    }
    for (std::size_t s = 0; s < springs.size(); ++s) {
      const double target = springs[s].factor * std::pow(std::max(lengths[s] / mean, shortest), power - 2);
      weights[s] = std::pow(weights[s], 1 - share) * std::pow(target, share);
    }
  }
  return at;
}

}  // namespace schlegel
