#pragma once
#include <set>
#include <span>
#include <tuple>

#include "puzzles/quintomino/quintomino.hpp"

namespace schlegel::quintomino {

/// The moves that keep a solution possible.
class MarkTable {
 public:
  MarkTable(const Instance& instance, std::span<const Mark> marks) {
    for (const Mark& mark : marks)
      if (const auto move = Quintomino::parse_move(instance, mark.move))
        alive_.insert({move->face, move->placement.kind, move->placement.orientation});
  }
  bool empty() const { return alive_.empty(); }
  /// Whether the piece can lie so on the face; no piece: whether it helps to lift what lies there.
  bool has(int face, Placement placement) const {
    return alive_.count({face, placement.kind, placement.orientation}) > 0;
  }
  /// Whether the kind of piece can lie on the face in some way.
  bool has_any(int face, int kind) const {
    const auto found = alive_.lower_bound({face, kind, 0});
    return found != alive_.end() && std::get<0>(*found) == face && std::get<1>(*found) == kind;
  }

 private:
  std::set<std::tuple<int, int, int>> alive_;  ///< by face, kind, reading
};

}  // namespace schlegel::quintomino
