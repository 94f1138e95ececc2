#pragma once
#include <string>
#include <vector>

#include "graph/families/polyhedra.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// The board of a solid. In the plane: its Schlegel diagram, a largest face outside as a regular polygon in the unit
/// square's circle, a corner on top (a square stands on a side). In space: x right, y up, z towards the viewer, turned
/// so that the outer face is at the back and its top corner up; seen from the front the solid shows its faces the way
/// round in which they are drawn. Going from the outer face inwards, ring by ring (by distance), and clockwise from the
/// top, the vertices are a, b, c ... or, where letters run out, 1, 2, 3 ...; or they take these names, and are numbered
/// by them.
Graph make_solid(const Polyhedron& solid, std::vector<std::string> names = {});

/// The board of a polyhedral embedding, drawn by layout_plane. The vertices are a, b, c ... or 1, 2, 3 ... from the
/// first of the largest faces on, ring by ring. It has no shape of its own in space (see solid_of), and nothing but its
/// drawing hangs on floating-point numbers. 1000 corners take a third of a second, natively.
Graph make_solid(const RotationSystem& around);

}  // namespace schlegel
