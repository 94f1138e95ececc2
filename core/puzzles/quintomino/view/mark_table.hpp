#pragma once
#include <map>
#include <optional>
#include <span>
#include <tuple>

#include "puzzles/quintomino/quintomino.hpp"

namespace schlegel::quintomino {

/// What the machine has said of the moves, by move.
class MarkTable {
 public:
  MarkTable(const Instance& instance, std::span<const Mark> marks) {
    for (const Mark& mark : marks) {
      const auto move = Quintomino::parse_move(instance, mark.move);
      if (!move) continue;
      kinds_[{move->face, move->placement.kind, move->placement.orientation}] = mark.kind;
      if (mark.kind == Mark::Kind::hint) hint_ = *move;
    }
  }
  bool empty() const { return kinds_.empty(); }
  /// Face -1 when there is no hint.
  const Quintomino::Move& hint() const { return hint_; }
  std::optional<Mark::Kind> of(int face, Placement placement) const {
    const auto found = kinds_.find({face, placement.kind, placement.orientation});
    return found == kinds_.end() ? std::nullopt : std::optional(found->second);
  }
  /// Whether the kind of piece can lie on the face in some way that keeps a solution.
  bool any_alive(int face, int kind) const {
    for (auto i = kinds_.lower_bound({face, kind, 0}); i != kinds_.end(); ++i) {
      if (std::get<0>(i->first) != face || std::get<1>(i->first) != kind) break;
      if (i->second != Mark::Kind::dead) return true;
    }
    return false;
  }

 private:
  std::map<std::tuple<int, int, int>, Mark::Kind> kinds_;  ///< by face, kind, reading
  Quintomino::Move hint_;
};

}  // namespace schlegel::quintomino
