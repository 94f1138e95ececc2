#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "graph/graph.hpp"

namespace schlegel::peg {

inline constexpr int max_holes = 64;
inline constexpr int max_lines = 512;

/// A set of holes, bit i for hole i; a position is the set of holes that hold a peg.
using Position = std::uint64_t;
constexpr Position bit(int hole) { return Position{1} << hole; }

/// Three holes in a row; a peg at one end may jump over a peg in the middle to the other end when that is empty.
struct Line {
  int a, middle, b;
};

/// A jump takes the peg at `from` over the one at `over`, which leaves the board, into the hole `to`.
struct Jump {
  int from, over, to;

  Position changed() const { return bit(from) | bit(over) | bit(to); }
  Position needed() const { return bit(from) | bit(over); }
  bool legal(Position p) const { return (p & changed()) == needed(); }
  friend bool operator==(const Jump&, const Jump&) = default;
};

/// Exactly these pegs, or one peg in any hole.
struct Goal {
  bool any = false;
  Position pegs = 0;  ///< unused when any
  friend bool operator==(const Goal&, const Goal&) = default;
};

/// A board with a position to start from and one to reach.
struct Instance {
  std::vector<std::string> names;  ///< of the holes, at most max_holes
  std::vector<Point2> at;          ///< their places, inside the unit square
  std::vector<Line> lines;         ///< each usable in both directions; no two with the same three holes and middle
  std::vector<std::vector<Point2>> outline;  ///< polygons of the board's rim; empty: drawn around the holes
  Position start = 0;
  Goal goal;
  std::string format = "moves";  ///< how solutions are written: "moves" or "facts"

  int holes() const { return static_cast<int>(names.size()); }
  Position all() const { return holes() == max_holes ? ~Position{0} : bit(holes()) - 1; }
  /// The hole of that name, else the only one that has it when case is ignored, else -1.
  int find(std::string_view name) const;
};

/// Every position that fulfils the goal.
std::vector<Position> goal_positions(const Instance& instance);

}  // namespace schlegel::peg
