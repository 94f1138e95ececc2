#pragma once
#include <vector>

#include "play/scene.hpp"
#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

using Polygon = std::vector<Point2>;

/// Where a face is seen.
struct FacePlace {
  Polygon corners;  ///< corners[i] is where edge i begins
  Point2 centre;
  double room = 0;    ///< radius of a circle about the centre that lies inside
  double depth = 0;   ///< nearer is greater
  double facing = 1;  ///< how much it looks at the eye
  bool visible = true;
  bool ring = false;  ///< the outer face of a flat drawing: all that lies round the corners, out to ring_radius
};

/// Where a kind of piece lies in the tray.
struct TrayPlace {
  Point2 centre;
  double radius = 0;
};

/// Where everything is, for painting and for pointing at.
struct Layout {
  double width = 1, height = 1;
  bool round = true;      ///< a round board; else a square one with cards
  bool clockwise = true;  ///< most faces are read clockwise on the screen
  std::vector<FacePlace> faces;
  std::vector<TrayPlace> tray;  ///< by kind
  double gap = 0;               ///< half the gap between two pieces
  double ring_band = 0.036;     ///< width of the coloured bands on the ring
  bool paper = false;           ///< see View::paper
  static constexpr double ring_radius = 0.476;

  /// Width of the coloured bands on a face.
  double band(const FacePlace& face) const;
  /// The corners of a piece of the tray or in the hand.
  Polygon loose(Point2 centre, double radius, int length) const;
  /// The face at a point, -1 for none.
  int face_at(Point2 p) const;
};

Layout lay_out(const Instance& instance, const View& view);

/// The polygon with all its sides moved inwards (distance < 0: outwards). Convex polygons only.
Polygon inset(const Polygon& corners, double distance);
double signed_area(const Polygon& corners);

/// Places of the buttons on the board's free corners.
inline constexpr double tool_radius = 0.068;
inline constexpr Point2 turn_tool{tool_radius, 1 - tool_radius}, flip_tool{1 - tool_radius, 1 - tool_radius},
    lift_tool{tool_radius, tool_radius};

}  // namespace schlegel::quintomino
