#pragma once
#include <array>
#include <vector>

#include "graph/embedding.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// A 2-connected plane graph of at least 3 vertices, triangulated: every face with more than three vertices gets a new
/// vertex, its hub, joined to all of them. The result is simple. The vertices of the graph keep their numbers, hubs
/// follow.
struct Triangulation {
  RotationSystem around;
  std::vector<std::array<Vertex, 3>> triangles;  ///< counter-clockwise, including the outer one
  std::vector<Vertex> hub_of_face;               ///< in the order of trace_faces; no_vertex for a triangle
};
Triangulation triangulate(const RotationSystem& around);

/// Positions on a grid of 2n - 4 by n - 2 without crossings, y upwards: the given triangle is outside, and all others
/// have a positive area. The shift method of de Fraysseix, Pach and Pollack (Combinatorica 10, 1990), made linear by
/// Chrobak and Payne (1995).
std::vector<Point2> grid_drawing(const Triangulation& triangulation, const std::array<Vertex, 3>& outer);

/// Moves the free points to make triangles more regular and more equal in size, without turning any over. At the start
/// each must have a positive area, y upwards, unless all its vertices are fixed.
void even_out(const std::vector<std::array<Vertex, 3>>& triangles, std::vector<Point2>& at,
              const std::vector<bool>& fixed);

}  // namespace schlegel
