// Reasons for people: a certificate as a deduction, in the wording of the techniques. What it rests on is worked out
// anew, with nothing of the solver's.
#include "play/reason.hpp"

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "puzzles/quintomino/proof/find_reason.hpp"
#include "puzzles/quintomino/proof/side_count.hpp"
#include "puzzles/quintomino/proof/wording.hpp"
#include "puzzles/quintomino/quintomino.hpp"

namespace schlegel {
namespace quintomino {
namespace {

class Reason : PieceWording {
 public:
  Reason(const Instance& instance, const Board& board) : PieceWording(instance), board_(board) {}

  /// In words; pieces that clash come before all else.
  ReasonPart part(std::string_view certificate) const {
    const auto words = split_words(certificate);
    const std::string_view kind = words[0], name = words[1];
    const auto clash = clash_of(kind == "clash" ? instance_.find_face(name) : -1,
                                kind == "clash" ? instance_.find_face(words[2]) : -1);
    if (clash) return describe(*clash);
    if (kind == "few") return describe(few(name));
    if (kind == "scarce" || kind == "odd")
      return describe(counted_of(instance_.find_colour(name), kind == "odd" ? odd_sides : most_edges));
    if (kind == "face") return describe(no_piece(instance_.find_face(name)));
    return describe(no_face(name));
  }

 private:
  /// At an edge of these two faces, or of any for -1.
  std::optional<Deduction> clash_of(int one, int two) const {
    for (int e = 0; e < static_cast<int>(instance_.edges.size()); ++e) {
      const auto& [first, second] = instance_.sides[e];
      const int a = colour_at(instance_, board_, first), b = colour_at(instance_, board_, second);
      if (a < 0 || b < 0 || a == b) continue;
      if (one >= 0 && std::minmax(one, two) != std::minmax(first.face, second.face)) continue;
      return Deduction{one_colour, {{coloured(e, a), true}, {coloured(e, b), true}}, {}, {e, a, b}};
    }
    return std::nullopt;
  }

  /// Of faces of this length, or of any for which there are too few pieces.
  Deduction few(std::optional<std::string_view> length) const {
    int face = 0;
    const auto are_few = [&] {
      const std::size_t size = instance_.faces[face].size();
      long missing = 0;
      for (const auto& other : instance_.faces) missing += other.size() == size ? 1 : 0;
      for (const int kind : kinds_of(face)) missing -= instance_.kinds[kind].count;
      return missing > 0;
    };
    while (length ? std::to_string(instance_.faces[face].size()) != *length : !are_few()) ++face;
    return {only_face, {}, {}, {-1, face}};
  }

  Deduction counted_of(int colour, int what) const {
    Deduction found{counted, {}, {}, {colour, what, 0}};
    std::vector<int> used(instance_.kinds.size(), 0);
    for (int f = 0; f < faces(); ++f) {
      if (board_.on[f].kind < 0) continue;
      ++used[board_.on[f].kind];
      found.because.push_back({lies(f, board_.on[f].kind), true});
    }
    if (what == odd_sides) return found;
    const auto sides = SideCount(instance_, used).of(colour);
    if (!sides) return few(std::nullopt);
    found.about[2] = static_cast<int>(sides->most);
    for (int e = 0; e < static_cast<int>(instance_.edges.size()); ++e)
      for (const Side& side : instance_.sides[e])
        if (const Fact fact{coloured(e, colour), true};
            colour_at(instance_, board_, side) == colour && (found.because.empty() || found.because.back() != fact))
          found.because.push_back(fact);
    return found;
  }

  Deduction no_piece(int face) const {
    Deduction found{only_piece, {}, {}, {face}};
    for (int i = 0; i < static_cast<int>(instance_.faces[face].size()); ++i)
      if (const int colour = colour_at(instance_, board_, instance_.across({face, i})); colour >= 0)
        found.because.push_back({coloured(instance_.faces[face][i], colour), true});
    return found;
  }

  Deduction no_face(std::string_view written) const {
    int which = 0;
    for (int k = 0; k < static_cast<int>(instance_.kinds.size()); ++k)
      for (const Colours& orientation : instance_.kinds[k].readings)
        if (instance_.write_colours(orientation) == written) which = k;
    return {only_face, {}, {}, {which, instance_.kinds[which].count}};
  }

  const Board& board_;
};

}  // namespace

std::string describe(const Instance& instance, const Board& board, std::string_view certificate) {
  return Reason(instance, board).part(certificate).sentence;
}

}  // namespace quintomino

std::vector<ReasonPart> Quintomino::reason(const Instance& instance, const State& state, std::string_view certificate) {
  if (certificate.starts_with("exhausted") || check(instance, state, certificate) != CheckResult::accepted) return {};
  return {quintomino::Reason(instance, state).part(certificate)};
}

}  // namespace schlegel
