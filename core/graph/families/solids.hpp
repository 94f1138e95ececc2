#pragma once
#include <string>
#include <vector>

#include "graph/families/polyhedra.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// The board of a solid. In the plane it is a Schlegel diagram: a largest face is outside, a regular polygon in the
/// circle of the unit square, with a vertex on top (a square stands on a side). In space, x is right, y up and z
/// towards the viewer; the outer face is at the back with its top vertex up, so faces have the same orientation as in
/// the plane. Vertices are named from the outer face inwards, ring by ring and clockwise from the top: a, b, c ..., or
/// 1, 2, 3 ... if there are more than 26. If `names` are given, they are used instead, and number the vertices
/// alphabetically.
Graph make_solid(const Polyhedron& solid, std::vector<std::string> names = {});

/// The board of a polyhedral embedding, drawn by layout_plane. The vertices are a, b, c ... or 1, 2, 3 ... from the
/// first of the largest faces on, ring by ring. It has no shape in space of its own (see solid_of). Only
/// its drawing depends on floating-point numbers. 1000 vertices take a third of a second, natively.
Graph make_solid(const RotationSystem& around);

}  // namespace schlegel
