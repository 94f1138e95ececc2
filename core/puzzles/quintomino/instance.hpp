#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace schlegel::quintomino {

/// Colours in reading order, as ids into Instance::colours.
using Colours = std::vector<std::uint8_t>;

inline constexpr int max_faces = 20'000;
inline constexpr int max_face_length = 60;
inline constexpr int max_pieces_read = 20'000;
inline constexpr int max_colours = 200;

/// One side of an edge: the face that has it and its place in that face's list.
struct Side {
  int face = -1, place = -1;
};

/// All pieces that can lie in the same ways: equal up to a turn, and up to turning over where that is allowed.
struct Kind {
  std::vector<Colours> readings;  ///< the distinct ways to lie, the first as written
  int count = 0;                  ///< how many of them there are in the box
  int length() const { return static_cast<int>(readings[0].size()); }
};

/// The target of a kind in the tray, "piece 3", which is also its name.
std::string tray_id(int kind);

/// A reading among all readings: `kind` and the index in its list.
struct Placement {
  int kind = -1, orientation = 0;
  friend bool operator==(const Placement&, const Placement&) = default;
};

/// A piece that lies on a face from the start.
struct Placed {
  int face = -1;
  Colours colours;
  Placement placement;  ///< derived by resolve_placed()
};

struct Drawing;

/// A closed surface made of polygons, and coloured polygons to cover it: where two meet at an edge they must agree.
///
/// A solution is a colouring of the edges in which every face reads as a piece and no kind is used more often than it
/// is there (`repeat`: as often as you like). More pieces than faces are allowed. Two pieces of one kind are not told
/// apart.
struct Instance {
  std::vector<std::vector<int>> faces;     ///< edges of each face in reading order
  std::vector<std::string> edges;          ///< names
  std::vector<std::array<Side, 2>> sides;  ///< by edge; both may be of the same face
  std::vector<std::string> colours;        ///< names, all one byte long or none of them needs to be
  std::vector<Colours> pieces;             ///< as written
  bool flip = true;                        ///< pieces may be turned over
  bool repeat = false;                     ///< a piece may be used any number of times
  std::vector<Placed> placed;
  std::vector<Kind> kinds;  ///< derived by derive()

  /// The kind and reading that these colours are, or kind -1. O(length) expected.
  Placement find(std::span<const std::uint8_t> colours) const;
  /// The colours of a piece that lies so, in reading order.
  const Colours& reading(Placement placement) const { return kinds[placement.kind].readings[placement.orientation]; }
  /// "A", "B" ... or, with more than 26 faces, "1", "2" ...
  std::string face_name(int face) const;
  /// The face of that name, ignoring case; -1 when there is none.
  int find_face(std::string_view name) const;
  /// The other side of the edge.
  Side across(Side side) const;
  /// Whether the piece on the face is there from the start.
  bool is_fixed(int face) const;
  int find_colour(std::string_view name) const;
  /// "12345", or with longer names of colours "red,blue,green".
  std::string write_colours(std::span<const std::uint8_t> colours) const;

  std::unordered_map<std::string, Placement> by_reading;  ///< derived by derive()
  mutable std::shared_ptr<const Drawing> drawing;         ///< made when it is first looked at, see drawing_of()
};

/// Of each edge of these faces, which have it twice, both sides.
std::vector<std::array<Side, 2>> sides_of(std::span<const std::vector<int>> faces, std::size_t edges);

/// Fills what is derived from faces, pieces and flip: sides, kinds, by_reading. Each edge must be on two faces.
void derive(Instance& instance);

/// Finds how the pieces placed from the start lie. Returns the number of the first one that cannot, and why.
struct PlacementError {
  std::size_t placed;
  std::string message;
};
std::optional<PlacementError> resolve_placed(Instance& instance);

/// What lies where, and how many of each kind are left.
struct Board {
  std::vector<Placement> on;  ///< by face; kind -1: empty
  std::vector<int> left;      ///< by kind; max_faces or more when pieces may repeat
  int covered() const;        ///< faces
};
Board start_board(const Instance& instance);

/// How many edges two pieces meet at, by whether their colours are equal.
struct MetEdges {
  int matching = 0, clashing = 0;
};
MetEdges met_edges(const Instance& instance, const Board& board);

/// The colour of an edge on the side of a piece that lies there, or -1.
int colour_at(const Instance& instance, const Board& board, Side side);

}  // namespace schlegel::quintomino
