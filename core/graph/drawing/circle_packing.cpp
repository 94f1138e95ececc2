// One circle of three neighbours, a triangle's or that of a vertex of degree 3 (every polyhedron has one), is sent to
// the outside of the plane. The three that cross it can then be taken as equal circles that touch one another: their
// centres are an equilateral triangle, within which lies everything else, so that the others take up a sixth of a turn
// round each of them, and a full turn round all other circles. Seen from the centre of a circle of radius r, one of
// radius s that crosses it at right angles takes up 2 atan(s / r). By the logarithms x of the radii these angles are
// the gradient of a convex function (Bobenko and Springborn, Trans. AMS 356, 2004), whose second derivatives are those
// of a net of springs with the strengths 1 / cosh(x_i - x_j). So Newton's method, each step as long as the angles come
// nearer to what they should be, finds the radii: about ten steps, each one sparse linear system. (Setting one radius
// after the other, as Collins and Stephenson do, takes thousands of rounds.)
#include "graph/drawing/circle_packing.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/index.hpp"
#include "graph/drawing/symmetric_system.hpp"

namespace schlegel {
namespace {

constexpr double pi = std::numbers::pi;

/// Among the circles of vertices, then of faces: those of its kind that touch it, counter-clockwise, and between
/// beside[i] and beside[i + 1] the one of the other kind that crosses it.
struct Ring {
  std::vector<std::size_t> beside, between;
};

std::vector<Ring> rings_of(const RotationSystem& around) {
  const auto faces = trace_faces(around);
  const std::size_t vertices = around.size();
  std::vector<Ring> rings(vertices + faces.size());
  const auto place = [&](Vertex v, Vertex u) {
    const auto& near = around[v];
    return static_cast<std::size_t>(std::find(near.begin(), near.end(), u) - near.begin());
  };
  for (std::size_t v = 0; v < vertices; ++v) {
    rings[v].beside.assign(around[v].begin(), around[v].end());
    rings[v].between.resize(around[v].size());
  }
  const auto each_side = [&](const auto& take) {
    for (std::size_t f = 0; f < faces.size(); ++f)
      for (std::size_t i = 0; i < faces[f].size(); ++i)
        take(vertices + f, faces[f][i], faces[f][(i + 1) % faces[f].size()]);
  };
  each_side([&](std::size_t face, Vertex v, Vertex u) { rings[v].between[place(v, u)] = face; });
  each_side([&](std::size_t face, Vertex v, Vertex u) {
    rings[face].beside.push_back(rings[u].between[place(u, v)]);
    rings[face].between.push_back(static_cast<std::size_t>(u));
  });
  return rings;
}

class Packer {
 public:
  explicit Packer(const RotationSystem& around)
      : vertices_(around.size()), rings_(rings_of(around)), logarithm_(rings_.size()), circles_(rings_.size()) {
    outer_ = rings_.size();
    for (std::size_t c = 0; c < rings_.size() && outer_ == rings_.size(); ++c)
      if (rings_[c].beside.size() == 3) outer_ = c;
  }

  std::optional<CirclePacking> run() {
    if (outer_ == rings_.size() || !find_radii()) return std::nullopt;
    lay_out();
    const auto faces = circles_.begin() + static_cast<std::ptrdiff_t>(vertices_);
    return CirclePacking{{circles_.begin(), faces}, {faces, circles_.end()}, std::move(touching_)};
  }

 private:
  bool find_radii() {
    constexpr int most_steps = 60;
    constexpr double exact = 1e-14, good = 1e-10, longest = 5;
    turn_.assign(rings_.size(), 2 * pi);
    for (std::size_t c : rings_[outer_].between) turn_[c] = pi / 3;
    for (std::size_t v = 0; v < vertices_; ++v)
      for (std::size_t f : rings_[v].between)
        if (v != outer_ && f != outer_) crossings_.emplace_back(v, f);
    SymmetricSystem system(rings_.size(), crossings_);

    std::vector<double> excess = excess_at(logarithm_);
    double error = norm(excess);
    for (int step = 0; step < most_steps && error > exact; ++step) {
      system.clear();
      for (std::size_t i = 0; i < crossings_.size(); ++i) {
        const auto [v, f] = crossings_[i];
        const double strength = 1 / std::cosh(logarithm_[v] - logarithm_[f]);
        system.diagonal(v) += strength;
        system.diagonal(f) += strength;
        system.entry(i) = -strength;
      }
      system.diagonal(outer_) = 1;
      system.diagonal(rings_[outer_].between[0]) += 1;  // only ratios matter: this one keeps its radius
      std::vector<double> change = excess;
      system.solve(change);
      double share = 1;
      for (double by : change) share = std::min(share, longest / std::max(1e-300, std::abs(by)));
      bool better = false;
      for (int halving = 0; halving < 30 && !better; ++halving, share /= 2) {
        std::vector<double> moved = logarithm_;
        for (std::size_t c = 0; c < moved.size(); ++c) moved[c] += share * change[c];
        std::vector<double> there = excess_at(moved);
        const double rest = norm(there);
        better = rest < error;  // false for what is no number
        if (!better) continue;
        logarithm_ = std::move(moved);
        excess = std::move(there);
        error = rest;
      }
      if (!better) break;
    }
    for (std::size_t c = 0; c < circles_.size(); ++c) circles_[c].radius = std::exp(logarithm_[c]);
    return error < good;
  }

  /// By circle: by how much the angles of its neighbours are too large together.
  std::vector<double> excess_at(const std::vector<double>& logarithm) const {
    std::vector<double> excess(turn_.size());
    for (std::size_t c = 0; c < turn_.size(); ++c) excess[c] = c == outer_ ? 0 : -turn_[c];
    for (const auto& [v, f] : crossings_) {
      const double angle = 2 * std::atan(std::exp(logarithm[f] - logarithm[v]));
      excess[v] += angle;
      excess[f] += pi - angle;
    }
    return excess;
  }
  static double norm(const std::vector<double>& excess) {
    double sum = 0;
    for (double by : excess) sum += by * by;
    return std::sqrt(sum);
  }

  /// Places the circles that cross the outer one or touch one that is placed; with them those that cross them.
  void lay_out() {
    std::vector<char> placed(rings_.size(), 0);
    const std::size_t first = rings_[outer_].between[0];
    std::vector<std::pair<std::size_t, double>> queue{{first, 0.0}};  // with the direction of its first neighbour
    placed[first] = 1;
    for (std::size_t head = 0; head < queue.size(); ++head) {
      const auto [c, start] = queue[head];
      const Ring& ring = rings_[c];
      const Circle here = circles_[c];
      const auto from_here = [&](double length, double angle) {
        return Point2{here.centre.x + length * std::cos(angle), here.centre.y + length * std::sin(angle)};
      };
      double angle = start;
      for (std::size_t i = 0; i < ring.beside.size(); ++i) {
        const std::size_t next = ring.beside[i], across = ring.between[i];
        touching_.push_back(from_here(here.radius, angle));
        if (!placed[next]) {
          placed[next] = 1;
          circles_[next].centre = from_here(here.radius + circles_[next].radius, angle);
          double back = angle + pi;  // from there c is seen in this direction
          for (std::size_t k = 0; rings_[next].beside[k] != c; ++k) back -= angle_of(next, k);
          queue.emplace_back(next, back);
        }
        const double wide = angle_of(c, i);
        if (across != outer_)
          circles_[across].centre = from_here(std::hypot(here.radius, circles_[across].radius), angle + wide / 2);
        angle += wide;
      }
    }
    Circle& outer = circles_[outer_];
    outer.centre = {};
    for (std::size_t c : rings_[outer_].between) {
      outer.centre.x += circles_[c].centre.x / 3;
      outer.centre.y += circles_[c].centre.y / 3;
    }
    outer.radius = circles_[first].radius / std::sqrt(3.0);
  }
  double angle_of(std::size_t c, std::size_t i) const {
    const std::size_t across = rings_[c].between[i];
    return across == outer_ ? 2 * pi - turn_[c] : 2 * std::atan(circles_[across].radius / circles_[c].radius);
  }

  std::size_t vertices_;
  std::vector<Ring> rings_;
  std::size_t outer_;
  std::vector<double> turn_;  ///< by circle: the angles that its neighbours but the outer one shall take up
  std::vector<std::pair<std::size_t, std::size_t>> crossings_;  ///< without those of the outer circle
  std::vector<double> logarithm_;                               ///< of the radii
  std::vector<Circle> circles_;
  std::vector<Point2> touching_;
};

}  // namespace

std::optional<CirclePacking> pack_circles(const RotationSystem& around) { return Packer(around).run(); }

}  // namespace schlegel
