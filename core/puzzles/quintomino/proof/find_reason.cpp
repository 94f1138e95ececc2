#include "puzzles/quintomino/proof/find_reason.hpp"

#include <algorithm>
#include <array>

#include "base/index.hpp"
#include "puzzles/quintomino/proof/side_count.hpp"

namespace schlegel::quintomino {
namespace {

class Finder {
 public:
  Finder(const Instance& instance, const Board& board)
      : instance_(instance), board_(board), used_(instance.kinds.size(), 0) {
    for (std::size_t f = 0; f < instance.faces.size(); ++f) {
      if (board.on[f].kind < 0)
        ++faces_[instance.faces[f].size()];
      else
        ++used_[board.on[f].kind];
    }
    for (std::size_t k = 0; k < instance.kinds.size(); ++k) pieces_[instance.kinds[k].length()] += board.left[k];
  }

  std::optional<std::string> find() {
    for (auto search : {&Finder::clash, &Finder::few, &Finder::colours, &Finder::places})
      if (auto reason = (this->*search)()) return reason;
    return std::nullopt;
  }

 private:
  std::optional<std::string> clash() {
    for (const auto& [one, two] : instance_.sides) {
      const int a = colour_at(instance_, board_, one), b = colour_at(instance_, board_, two);
      if (a >= 0 && b >= 0 && a != b)
        return "clash " + instance_.face_name(one.face) + ' ' + instance_.face_name(two.face);
    }
    return std::nullopt;
  }

  std::optional<std::string> few() {
    for (std::size_t length = 0; !instance_.repeat && length < faces_.size(); ++length)
      if (pieces_[length] < faces_[length]) return "few " + std::to_string(length);
    return std::nullopt;
  }

  /// Whether all pieces of this length that are left must be used.
  bool exact(std::size_t length) const { return !instance_.repeat && pieces_[length] == faces_[length]; }

  std::optional<std::string> colours() {
    std::vector<long> edges(instance_.colours.size(), 0);
    for (const auto& [one, two] : instance_.sides)
      if (const int c = std::max(colour_at(instance_, board_, one), colour_at(instance_, board_, two)); c >= 0)
        ++edges[c];
    const SideCount count(instance_, used_);
    for (int c = 0; c < static_cast<int>(edges.size()); ++c) {
      const auto sides = count.of(c);
      if (!sides) return std::nullopt;
      if (sides->most / 2 < edges[c]) return "scarce " + instance_.colours[c];
      if (sides->odd) return "odd " + instance_.colours[c];
    }
    return std::nullopt;
  }

  bool fits(const Colours& orientation, std::size_t face) const {
    const auto& edges = instance_.faces[face];
    for (std::size_t i = 0; i < edges.size(); ++i) {
      for (const Side& side : instance_.sides[edges[i]]) {
        if (side.face == static_cast<int>(face)) {
          if (orientation[side.place] != orientation[i]) return false;
        } else if (const int colour = colour_at(instance_, board_, side); colour >= 0 && colour != orientation[i]) {
          return false;
        }
      }
    }
    return true;
  }

  std::optional<std::string> places() {
    std::size_t work = 0;
    for (const Kind& kind : instance_.kinds) work += kind.readings.size() * instance_.faces.size();
    if (work > 4'000'000) return std::nullopt;
    std::vector<char> has_place(instance_.kinds.size());
    for (std::size_t f = 0; f < instance_.faces.size(); ++f) {
      if (board_.on[f].kind >= 0) continue;
      bool covered = false;
      for (std::size_t k = 0; k < instance_.kinds.size(); ++k) {
        const Kind& kind = instance_.kinds[k];
        if (board_.left[k] <= 0 || at(kind.length()) != instance_.faces[f].size()) continue;
        if (covered && has_place[k]) continue;
        const bool fitting = std::any_of(kind.readings.begin(), kind.readings.end(),
                                         [&](const Colours& orientation) { return fits(orientation, f); });
        covered = covered || fitting;
        has_place[k] = has_place[k] || fitting;
      }
      if (!covered) return "face " + instance_.face_name(static_cast<int>(f));
    }
    for (std::size_t k = 0; k < instance_.kinds.size(); ++k) {
      const Kind& kind = instance_.kinds[k];
      if (board_.left[k] <= 0 || has_place[k] || !exact(at(kind.length()))) continue;
      return "piece " + instance_.write_colours(kind.readings[0]);
    }
    return std::nullopt;
  }

  const Instance& instance_;
  const Board& board_;
  std::vector<int> used_;                                     ///< by kind
  std::array<long, max_face_length + 1> faces_{}, pieces_{};  ///< by length: empty faces, pieces left
};

}  // namespace

std::optional<std::string> find_reason(const Instance& instance, const Board& board) {
  return Finder(instance, board).find();
}

}  // namespace schlegel::quintomino
