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
// clearance is taken.
#include "graph/drawing/schlegel_diagram.hpp"

#include <algorithm>

#include "graph/drawing/drawing.hpp"
#include "graph/drawing/springs.hpp"

namespace schlegel {
namespace {

struct Candidate {
  double power;
  double spokes;  // factor of the springs to the hubs; 0: no hubs
};

// The better ones first: large graphs try fewer.
constexpr Candidate candidates[] = {{4, 1}, {8, 0.3}, {4, 0.3}, {4, 3}, {3, 1}, {3, 3}, {8, 0}, {8, 3}, {2.7, 1}};

std::size_t affordable_candidates(std::size_t order) {
  return order <= 150 ? std::size(candidates) : order <= 500 ? 3 : 1;
}

}  // namespace

std::vector<Point2> schlegel_diagram(const RotationSystem& around, const std::vector<Vertex>& outer,
                                     std::vector<Point2> at, Faces faces_are) {
  const std::size_t n = around.size();
  std::vector<bool> fixed(n);
  Point2 middle;
  for (Vertex v : outer) {
    fixed[v] = true;
    middle.x += at[v].x / static_cast<double>(outer.size());
    middle.y += at[v].y / static_cast<double>(outer.size());
  }
  for (std::size_t v = 0; v < n; ++v)
    if (!fixed[v]) at[v] = middle;

  std::vector<std::pair<Vertex, Vertex>> edges;
  std::vector<Spring> rods;
  for (std::size_t v = 0; v < n; ++v) {
    for (Vertex u : around[v]) {
      if (u >= static_cast<Vertex>(v)) continue;
      edges.emplace_back(u, static_cast<Vertex>(v));
      rods.push_back({static_cast<std::size_t>(u), v, 1});
    }
  }
  std::vector<std::pair<std::size_t, std::size_t>> spokes;  // vertex, hub
  std::size_t hub = n;
  for (const auto& face : trace_faces(around)) {
    const bool is_fixed = std::all_of(face.begin(), face.end(), [&](Vertex v) { return fixed[v]; });
    if (face.size() <= 3 || is_fixed) continue;
    for (Vertex v : face) spokes.emplace_back(static_cast<std::size_t>(v), hub);
    ++hub;
  }

  std::vector<Point2> best;
  double best_clearance = -1;
  for (std::size_t c = 0; c < affordable_candidates(n); ++c) {
    const auto [power, factor] = candidates[c];
    if (factor == 0 && faces_are == Faces::any) continue;
    std::vector<Spring> springs = rods;
    std::vector<Point2> drawing = at;
    std::vector<bool> held = fixed;
    if (factor > 0) {
      for (const auto& [vertex, to] : spokes) springs.push_back({vertex, to, factor});
      drawing.resize(hub, middle);
      held.resize(hub, false);
    }
    drawing = relax_springs(springs, std::move(drawing), held, power);
    drawing.resize(n);
    const double room = clearance(drawing, edges);
    if (room <= best_clearance * 1.001) continue;
    best_clearance = room;
    best = std::move(drawing);
  }
  return best;
}

}  // namespace schlegel
