#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "base/control.hpp"
#include "puzzles/quintomino/ended.hpp"
#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

using FaceLists = std::span<const std::vector<int>>;

/// A one-to-one map of one surface's faces and edges onto another's that keeps the cyclic order of edges round each
/// face.
struct FaceMap {
  std::vector<int> edge;             ///< image of each edge
  std::vector<int> face;             ///< image of each face
  std::vector<std::int8_t> winding;  ///< by face: 1 read the same way round, -1 the other way round, 0 both at once
  std::vector<int> shift;            ///< by face: the place in the image at which the face's edge 0 lies
};

/// Calls take for every map of connected surface `a` onto `b`, both with each edge on two faces; take returns false to
/// stop. O(edges) for each way to place the first face, unless edges are glued in a way that leaves choices open: then
/// there may be as many maps as 2 to the number of faces.
Ended each_map(FaceLists a, FaceLists b, const std::function<bool(const FaceMap&)>& take, Control& control);

bool connected(const Instance& instance);

/// The corners of the surface when all faces are read the same way round: corners[f][i] is where edge i of face f
/// begins.
struct Corners {
  int count = 0;
  std::vector<std::vector<int>> of_face;
};
Corners corners(FaceLists faces, std::size_t edges);

/// By face 1 or -1, so that read with these windings all faces of a connected surface go round the same way. All 1 when
/// the lists make a sphere as they are; else the windings that make a sphere, when these are the only ones but for all
/// of them reversed; else all 1 when the lists make a torus as they are. Otherwise nullopt: which faces go round the
/// same way cannot be told. O(n log n) for n sides.
std::optional<std::vector<std::int8_t>> face_windings(const Instance& instance);

/// A symmetry of the surface.
struct Symmetry {
  std::vector<int> edge;      ///< image of each edge
  bool rotation = true;       ///< keeps the winding of all faces; false where face_windings() does not know these
  bool keeps_reading = true;  ///< maps every reading to a reading in the same direction
};
inline constexpr std::size_t max_symmetric_faces = 600;
/// All symmetries of a connected surface, the identity first. A permutation of edges that is a rotation in one way and
/// a reflection in another (on degenerate surfaces) counts as a rotation. nullopt when stopped, or when they would take
/// an eighth of the memory that is allowed; `ended` says which.
std::optional<std::vector<Symmetry>> symmetries(const Instance& instance, Control& control, Ended& ended);

}  // namespace schlegel::quintomino
