// Tutte (Proc. London Math. Soc. 13, 1963): fix one face of a 3-connected planar graph as a convex polygon and put
// every other vertex at a weighted mean of its neighbours, with any positive weights; then no edges cross and all faces
// are convex. Equal weights crowd the vertices in the middle. Minimising the sum of length^p over all edges instead
// gives each edge the weight length^(p-2): still a Tutte drawing, found as the only minimum of a convex function, but
// long edges cost most, so that lengths even out as p grows.
//
// A hub put into every face and joined to its corners, with a small factor on these spokes, evens out the faces too;
// the graph with hubs is 3-connected as well, so nothing crosses, though a face may lose its convexity.
//
// Which exponent and which factor look best depends on the graph: a few are tried, and the drawing with the greatest
// clearance is taken. The minimum is found by sweeps that move each vertex a part of the way to the weighted mean of
// its neighbours; all the way, it would swing.
#include "graph/schlegel_diagram.hpp"

#include <algorithm>
#include <cmath>

#include "graph/drawing.hpp"

namespace schlegel {
namespace {

struct Spring {
  std::size_t to;
  double factor;
};

struct Candidate {
  int power;      // 3, 4 or 8
  double spokes;  // factor of the edges to the hubs; 0: no hubs
};

constexpr Candidate candidates[] = {{3, 1}, {3, 3}, {4, 0.3}, {4, 1}, {4, 3}, {8, 0}, {8, 0.3}, {8, 3}};

double weight(double squared_length, int power) {
  constexpr double never_zero = 1e-9;
  if (power == 3) return std::sqrt(squared_length) + never_zero;
  if (power == 4) return squared_length + never_zero;
  return squared_length * squared_length * squared_length + never_zero;
}

}  // namespace

static std::vector<Point2> relaxed(const std::vector<std::vector<Spring>>& springs, std::vector<Point2> at,
                                   const std::vector<bool>& fixed, int power) {
  constexpr int most_sweeps = 3000;
  constexpr double still = 1e-8;
  const double step = 2.0 / power;
  double moved = 1;
  for (int sweep = 0; sweep < most_sweeps && moved > still; ++sweep) {
    moved = 0;
    for (std::size_t v = 0; v < at.size(); ++v) {
      if (fixed[v]) continue;
      double x = 0, y = 0, total = 0;
      for (const auto [u, factor] : springs[v]) {
        const double dx = at[u].x - at[v].x, dy = at[u].y - at[v].y;
        const double w = factor * weight(dx * dx + dy * dy, power);
        x += w * dx;
        y += w * dy;
        total += w;
      }
      x *= step / total;
      y *= step / total;
      at[v].x += x;
      at[v].y += y;
      moved = std::max({moved, std::abs(x), std::abs(y)});
    }
  }
  return at;
}

std::vector<Point2> schlegel_diagram(const Rotation& around, const std::vector<Vertex>& outer, std::vector<Point2> at) {
  const std::size_t n = around.size();
  std::vector<bool> fixed(n);
  Point2 middle;
  for (Vertex v : outer) {
    fixed[static_cast<std::size_t>(v)] = true;
    middle.x += at[static_cast<std::size_t>(v)].x / static_cast<double>(outer.size());
    middle.y += at[static_cast<std::size_t>(v)].y / static_cast<double>(outer.size());
  }
  for (std::size_t v = 0; v < n; ++v)
    if (!fixed[v]) at[v] = middle;

  std::vector<std::vector<Vertex>> hubs;
  for (auto& face : trace_faces(around)) {
    const bool is_outer =
        std::all_of(face.begin(), face.end(), [&](Vertex v) { return fixed[static_cast<std::size_t>(v)]; });
    if (face.size() > 3 && !is_outer) hubs.push_back(std::move(face));
  }

  std::vector<std::pair<Vertex, Vertex>> edges;
  for (std::size_t v = 0; v < n; ++v)
    for (Vertex u : around[v])
      if (u < static_cast<Vertex>(v)) edges.emplace_back(u, static_cast<Vertex>(v));

  std::vector<Point2> best;
  double best_clearance = -1;
  for (const auto [power, spokes] : candidates) {
    std::vector<std::vector<Spring>> springs(n);
    for (std::size_t v = 0; v < n; ++v)
      for (Vertex u : around[v]) springs[v].push_back({static_cast<std::size_t>(u), 1});
    std::vector<Point2> start = at;
    std::vector<bool> held = fixed;
    if (spokes > 0) {
      for (const auto& face : hubs) {
        for (Vertex v : face) springs[static_cast<std::size_t>(v)].push_back({start.size(), spokes});
        springs.emplace_back();
        for (Vertex v : face) springs.back().push_back({static_cast<std::size_t>(v), spokes});
        start.push_back(middle);
        held.push_back(false);
      }
    }
    std::vector<Point2> drawing = relaxed(springs, std::move(start), held, power);
    drawing.resize(n);
    const double room = clearance(drawing, edges);
    if (room > best_clearance * 1.001) {
      best_clearance = room;
      best = std::move(drawing);
    }
  }
  return best;
}

}  // namespace schlegel
