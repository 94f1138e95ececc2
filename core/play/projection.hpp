#pragma once
#include <span>
#include <vector>

#include "graph/graph.hpp"
#include "play/scene.hpp"

namespace schlegel {

/// A graph as it is seen: flat, or as a solid, or while it unfolds.
struct Projection {
  std::vector<Point2> at;        ///< by vertex
  std::vector<double> depth;     ///< by vertex in [-1, 1], nearer is greater; 0 when flat
  std::vector<char> front;       ///< by vertex: nothing of the solid hides it
  std::vector<char> front_edge;  ///< by edge
  std::vector<double> facing;    ///< by face of the solid: 1 towards the eye, below 0 hidden; empty when flat
  double folded = 0;             ///< 0 flat, 1 the solid

  /// How clearly something is drawn: what is hidden shows through, the farther the fainter.
  double clarity(bool in_front, double at_depth) const;
  double clarity(Vertex v) const { return clarity(front[v] != 0, depth[v]); }
  double clarity(const Graph& graph, Edge e) const;
};

/// The graph's solid (see solid_of) seen along the z axis after `view.turn`, as a ball of this radius about the middle,
/// blended by `view.flat` with the places in `flat`, one for each vertex. A graph that is no solid stays flat.
Projection project(const Graph& graph, const View& view, std::span<const Point2> flat, Point2 middle, double radius);
/// As a ball of radius 0.43 about the middle of the unit square, blended with its drawing there.
Projection project(const Graph& graph, const View& view);

/// By vertex: the length of its shortest edge on the solid, the unit ball's radius being 1.
std::vector<double> shortest_edges_on_solid(const Graph& graph);

/// Adds the faces of the solid that look away from (front = false) or at the eye; nothing when flat.
void draw_faces(Scene& scene, const Graph& graph, const Projection& seen, bool front);

}  // namespace schlegel
