#pragma once
#include <array>
#include <vector>

#include "graph/embedding.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// A 2-connected plane graph of at least 3 vertices with a new vertex, a hub, in every face of more than three corners,
/// joined to all of them: simple, and every face is a triangle. The vertices of the graph keep their numbers, hubs
/// follow.
struct Triangulation {
  RotationSystem around;
  std::vector<std::array<Vertex, 3>> triangles;  ///< counter-clockwise, the outer one not left out
  std::vector<Vertex> hub_of_face;               ///< in the order of trace_faces; no_vertex for a triangle
};
Triangulation triangulate(const RotationSystem& around);

/// Places on a grid of 2n - 4 by n - 2 with the given triangle outside and no crossings, y upwards: every triangle but
/// that one gets a positive area. The shift method of de Fraysseix, Pach and Pollack (Combinatorica 10, 1990), made
/// linear by Chrobak and Payne (1995).
std::vector<Point2> grid_drawing(const Triangulation& triangulation, const std::array<Vertex, 3>& outer);

/// Moves the points that are not fixed so that triangles become more regular and more equal in size, none turning over.
/// At the start each one listed must have a positive area, y upwards, unless all its corners are fixed.
void even_out(const std::vector<std::array<Vertex, 3>>& triangles, std::vector<Point2>& at,
              const std::vector<bool>& fixed);

}  // namespace schlegel
