#include "graph/drawing/triangulation.hpp"

#include <algorithm>
#include <cmath>

#include "base/index.hpp"

namespace schlegel {
Triangulation triangulate(const RotationSystem& around) {
  Triangulation result{around, {}, {}};
  for (const auto& face : trace_faces(around)) {
    const std::size_t k = face.size();
    if (k == 3) {
      result.triangles.push_back({face[0], face[1], face[2]});
      result.hub_of_face.push_back(no_vertex);
      continue;
    }
    const auto hub = static_cast<Vertex>(result.around.size());
    result.around.emplace_back(face);
    result.hub_of_face.push_back(hub);
    for (std::size_t i = 0; i < k; ++i) {
      const Vertex u = face[i], v = face[(i + 1) % k];
      result.triangles.push_back({u, v, hub});
      // The face lies to the left of u -> v: round u the hub comes next after v.
      auto& near = result.around[u];
      near.insert(std::find(near.begin(), near.end(), v) + 1, hub);
    }
  }
  return result;
}

namespace {

// One vertex of the canonical order and the part of the contour it covers, from left to right.
struct Addition {
  Vertex vertex;
  std::vector<Vertex> covered;
};

// Takes vertices off the contour, last first: any one on it that is the end of no chord.
class CanonicalOrder {
 public:
  CanonicalOrder(const RotationSystem& around, Vertex left, Vertex right, Vertex top)
      : around_(around),
        previous_(around.size(), no_vertex),
        next_(previous_),
        on_contour_(around.size()),
        taken_(around.size()),
        chords_(around.size(), 0),
        left_(left),
        right_(right) {
    link(left, top);
    link(top, right);
    for (Vertex v : {left, top, right}) on_contour_[v] = true;
    ready_.push_back(top);
  }

  std::vector<Addition> run() {
    std::vector<Addition> order;
    while (!ready_.empty()) {
      const Vertex v = ready_.back();
      ready_.pop_back();
      if (!taken_[v] && chords_[v] == 0) order.push_back(take(v));
    }
    std::reverse(order.begin(), order.end());
    return order;
  }

 private:
  void link(Vertex a, Vertex b) {
    next_[a] = b;
    previous_[b] = a;
  }

  void change_chords(Vertex v, int by) {
    chords_[v] += by;
    if (chords_[v] == 0 && v != left_ && v != right_) ready_.push_back(v);
  }

  Addition take(Vertex v) {
    taken_[v] = true;
    const Vertex end = next_[v];
    const auto& near = around_[v];
    std::size_t i = std::find(near.begin(), near.end(), previous_[v]) - near.begin();
    std::vector<Vertex> covered{near[i]};
    while (covered.back() != end) covered.push_back(near[i = (i + 1) % near.size()]);
    for (std::size_t k = 1; k < covered.size(); ++k) link(covered[k - 1], covered[k]);
    if (covered.size() == 2) {  // their edge was a chord
      change_chords(covered[0], -1);
      change_chords(covered[1], -1);
    }
    for (std::size_t k = 1; k + 1 < covered.size(); ++k) on_contour_[covered[k]] = true;
    for (std::size_t k = 1; k + 1 < covered.size(); ++k) {
      const Vertex w = covered[k];
      int chords = 0;
      for (Vertex u : around_[w]) {
        if (!on_contour_[u] || taken_[u] || u == next_[w] || u == previous_[w]) continue;
        ++chords;
        const bool is_new = std::find(covered.begin() + 1, covered.end() - 1, u) != covered.end() - 1;
        if (!is_new) ++chords_[u];
      }
      change_chords(w, chords);
    }
    return {v, std::move(covered)};
  }

  const RotationSystem& around_;
  std::vector<Vertex> previous_, next_;  // along the contour
  std::vector<bool> on_contour_, taken_;
  std::vector<int> chords_;
  std::vector<Vertex> ready_;
  Vertex left_, right_;
};

}  // namespace

std::vector<Point2> grid_drawing(const Triangulation& triangulation, const std::array<Vertex, 3>& outer) {
  const std::size_t n = triangulation.around.size();
  const auto [right, left, top] = outer;  // the outer face lies to the left of right -> left -> top
  std::vector<int> shift(n, 0), y(n, 0);  // x is kept as the distance from the parent in a tree
  std::vector<Vertex> below(n, no_vertex), beside(n, no_vertex);
  bool first = true;
  for (const auto& [v, covered] : CanonicalOrder(triangulation.around, left, right, top).run()) {
    const Vertex from = covered.front(), to = covered.back();
    if (first) shift[to] = 0;
    first = false;
    ++shift[covered[1]];
    ++shift[to];
    int width = 0;
    for (std::size_t k = 1; k < covered.size(); ++k) width += shift[covered[k]];
    shift[v] = (width - y[from] + y[to]) / 2;
    y[v] = (width + y[from] + y[to]) / 2;
    shift[to] = width - shift[v];
    beside[from] = v;
    beside[v] = to;
    if (covered.size() == 2) continue;
    shift[covered[1]] -= shift[v];
    below[v] = covered[1];
    beside[covered[covered.size() - 2]] = no_vertex;
  }
  std::vector<Point2> points(n);
  std::vector<Vertex> stack{left};
  while (!stack.empty()) {
    const Vertex v = stack.back();
    stack.pop_back();
    points[v].y = y[v];
    for (Vertex child : {below[v], beside[v]}) {
      if (child == no_vertex) continue;
      points[child].x = points[v].x + shift[child];
      stack.push_back(child);
    }
  }
  return points;
}

// The energy of a triangle of area A with sides a, b, c is (a^2 + b^2 + c^2 + mean area) / A: least for regular ones,
// less for large ones, and infinite where one turns over. Each vertex in turn goes down the slope as far as it helps.
void even_out(const std::vector<std::array<Vertex, 3>>& triangles, std::vector<Point2>& points,
              const std::vector<bool>& fixed) {
  constexpr int halvings = 6;
  const int sweeps = points.size() < 1000 ? 400 : 100;
  struct Opposite {
    Vertex a, b;
  };
  std::vector<std::vector<Opposite>> opposite(points.size());
  double total = 0;
  for (const auto& [a, b, c] : triangles) {
    opposite[a].push_back({b, c});
    opposite[b].push_back({c, a});
    opposite[c].push_back({a, b});
    const Point2 p = points[a], q = points[b], r = points[c];
    total += ((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)) / 2;
  }
  const double mean = 4 * total / static_cast<double>(triangles.size());

  // The energy round v at p, and its slope.
  const auto energy = [&](std::size_t v, Point2 p, Point2* slope) {
    double sum = 0;
    for (const auto& [a, b] : opposite[v]) {
      const Point2 q = points[a], r = points[b];
      const double x = r.x - q.x, y = r.y - q.y;
      const double area = (x * (p.y - q.y) - y * (p.x - q.x)) / 2;
      if (area <= 0) return HUGE_VAL;
      const double sides = x * x + y * y + (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y) +
                           (p.x - r.x) * (p.x - r.x) + (p.y - r.y) * (p.y - r.y);
      const double value = (sides + mean) / area;
      sum += value;
      if (slope == nullptr) continue;
      slope->x += (2 * (2 * p.x - q.x - r.x) + value * y / 2) / area;
      slope->y += (2 * (2 * p.y - q.y - r.y) - value * x / 2) / area;
    }
    return sum;
  };
  std::vector<double> step(points.size(), std::sqrt(std::abs(mean)) / 4);
  for (int sweep = 0; sweep < sweeps; ++sweep) {
    for (std::size_t v = 0; v < points.size(); ++v) {
      if (fixed[v]) continue;
      Point2 slope;
      const double now = energy(v, points[v], &slope);
      const double steepness = std::hypot(slope.x, slope.y);
      if (!(steepness > 0) || !std::isfinite(now)) continue;
      for (int halving = 0; halving < halvings; ++halving, step[v] /= 2) {
        const Point2 to = {points[v].x - step[v] * slope.x / steepness, points[v].y - step[v] * slope.y / steepness};
        if (energy(v, to, nullptr) >= now) continue;
        points[v] = to;
        step[v] *= 3;
        break;
      }
    }
  }
}

}  // namespace schlegel
