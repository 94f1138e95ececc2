#include "puzzles/quintomino/proof/reason.hpp"

#include <algorithm>
#include <array>

#include "base/index.hpp"
#include "base/text.hpp"
#include "puzzles/quintomino/words.hpp"

namespace schlegel::quintomino {
namespace {

class Finder {
 public:
  Finder(const Instance& instance, const Board& board) : instance_(instance), board_(board) {
    for (std::size_t f = 0; f < instance.faces.size(); ++f)
      if (board.on[f].kind < 0) ++faces_[instance.faces[f].size()];
    for (std::size_t k = 0; k < instance.kinds.size(); ++k) pieces_[instance.kinds[k].length()] += board.left[k];
  }

  std::optional<Reason> find() {
    for (auto search : {&Finder::clash, &Finder::few, &Finder::colours, &Finder::places})
      if (auto reason = (this->*search)()) return reason;
    return std::nullopt;
  }

 private:
  std::optional<Reason> clash() {
    for (std::size_t e = 0; e < instance_.sides.size(); ++e) {
      const auto& [one, two] = instance_.sides[e];
      const int a = colour_at(instance_, board_, one), b = colour_at(instance_, board_, two);
      if (a < 0 || b < 0 || a == b) continue;
      const std::string first = instance_.face_name(one.face), second = instance_.face_name(two.face);
      return Reason{
          "clash " + first + ' ' + second,
          say(words::pieces_clash,
              {{"one", first}, {"two", second}, {"first", instance_.colours[a]}, {"second", instance_.colours[b]}})};
    }
    return std::nullopt;
  }

  std::optional<Reason> few() {
    for (std::size_t length = 0; !instance_.repeat && length < faces_.size(); ++length)
      if (pieces_[length] < faces_[length])
        return Reason{
            "few " + std::to_string(length),
            say(words::too_few_pieces, {{"faces", faces_[length]}, {"edges", length}, {"pieces", pieces_[length]}})};
    return std::nullopt;
  }

  /// Whether all pieces of this length that are left must be used.
  bool exact(std::size_t length) const { return !instance_.repeat && pieces_[length] == faces_[length]; }

  std::optional<Reason> colours() {
    const std::size_t count = instance_.colours.size();
    std::vector<long> waiting(count);
    for (const auto& [one, two] : instance_.sides) {
      const int a = colour_at(instance_, board_, one), b = colour_at(instance_, board_, two);
      if ((a < 0) != (b < 0)) ++waiting[std::max(a, b)];
    }
    for (std::size_t colour = 0; colour < count; ++colour) {
      // By length how many sides of the colour a piece has, most first, and how many pieces have so many.
      std::array<std::vector<std::pair<long, long>>, max_face_length + 1> sides;
      for (std::size_t k = 0; k < instance_.kinds.size(); ++k) {
        const Colours& piece = instance_.kinds[k].readings[0];
        if (board_.left[k] > 0)
          sides[piece.size()].emplace_back(std::count(piece.begin(), piece.end(), colour), board_.left[k]);
      }
      long most = 0, all = 0;
      bool parity_known = true;
      for (std::size_t length = 0; length < sides.size(); ++length) {
        auto& list = sides[length];
        if (faces_[length] == 0) continue;
        std::sort(list.rbegin(), list.rend());
        long room = faces_[length];
        const long parity = list.empty() ? 0 : list[0].first % 2;
        bool same = true;
        for (const auto& [each, pieces] : list) {
          const long used = instance_.repeat ? room : std::min(room, pieces);
          most += used * each;
          room -= used;
          same = same && each % 2 == parity;
          if (exact(length)) all += each * pieces;
        }
        if (!exact(length)) {
          parity_known = parity_known && same;
          all += parity * faces_[length];
        }
      }
      const std::string& name = instance_.colours[colour];
      if (most < waiting[colour])
        return Reason{"scarce " + name,
                      say(words::too_few_sides, {{"edges", waiting[colour]}, {"colour", name}, {"sides", most}})};
      if (parity_known && (all + waiting[colour]) % 2 != 0)
        return Reason{"odd " + name, say(words::odd_sides, {{"colour", name}})};
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

  std::optional<Reason> places() {
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
      if (!covered)
        return Reason{"face " + instance_.face_name(static_cast<int>(f)),
                      say(words::no_piece_fits, {{"face", instance_.face_name(static_cast<int>(f))}})};
    }
    for (std::size_t k = 0; k < instance_.kinds.size(); ++k) {
      const Kind& kind = instance_.kinds[k];
      if (board_.left[k] <= 0 || has_place[k] || !exact(at(kind.length()))) continue;
      const std::string written = instance_.write_colours(kind.readings[0]);
      return Reason{"piece " + written, say(words::piece_fits_nowhere, {{"piece", written}})};
    }
    return std::nullopt;
  }

  const Instance& instance_;
  const Board& board_;
  std::array<long, max_face_length + 1> faces_{}, pieces_{};  ///< by length: empty faces, pieces left
};

}  // namespace

std::optional<Reason> find_reason(const Instance& instance, const Board& board) {
  return Finder(instance, board).find();
}

}  // namespace schlegel::quintomino
