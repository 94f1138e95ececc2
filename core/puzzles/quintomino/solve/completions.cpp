// All ways to fill a board, by one of two engines that give the same answers: the Filler, where its tables of bits are
// small, else exact cover with colours (search/exact_cover.hpp; Knuth, TAOCP 7.2.2.1).
//
// On an empty board a renaming of the colours that turns the box of pieces into itself turns solutions into solutions.
// So the readings of face 0 fall into orbits under these renamings, and only the first reading of each is searched: a
// solution with another reading of the orbit is a renaming of one found so, and of exactly one by the renaming noted
// for that reading. Invariant: the parcels handed over, each a colouring with its renamings, hold every solution
// exactly once. Worst case exponential; twelve pieces on the dodecahedron take a few milliseconds (quintomino/all).
#include "puzzles/quintomino/solve/completions.hpp"

#include <algorithm>
#include <numeric>

#include "base/index.hpp"
#include "search/exact_cover.hpp"

namespace schlegel::quintomino {
namespace {

Ended ended(bool whole, const Filler& filler) {
  return {whole ? SearchEnd::complete : filler.cancelled() ? SearchEnd::cancelled : SearchEnd::enough, filler.steps()};
}

void colour_edges(const Instance& instance, std::span<const Placement> placements,
                  std::vector<std::uint8_t>& colouring) {
  for (std::size_t e = 0; e < colouring.size(); ++e) {
    const Side side = instance.sides[e][0];
    const Placement placement = placements[side.face];
    colouring[e] = instance.kinds[placement.kind].readings[placement.orientation][side.place];
  }
}

}  // namespace

Completions::Completions(const Instance& instance, const Board& board, Engine engine)
    : instance_(instance), board_(board) {
  if (engine == Engine::automatic && fits_filler(instance)) filler_.emplace(instance, board);
}

Ended Completions::search(const std::function<bool(std::span<const Placement>)>& take, Control& control) {
  if (!filler_) return cover(take, control);
  return ended(filler_->fill(take, control), *filler_);
}

namespace {

/// The board as exact cover: a primary item for each empty face, a limited one for each kind, a coloured one for each
/// edge, an option for each reading on each face.
class CoverProblem {
 public:
  CoverProblem(const Instance& instance, const Board& board)
      : instance_(instance),
        board_(board),
        kinds_of_length_(max_face_length + 1),
        readings_of_length_(max_face_length + 1) {
    for (std::size_t k = 0; k < instance.kinds.size(); ++k) {
      if (board.left[k] <= 0) continue;
      kinds_of_length_[instance.kinds[k].length()].push_back(static_cast<int>(k));
      readings_of_length_[instance.kinds[k].length()] += instance.kinds[k].readings.size();
    }
  }

  bool fits(std::size_t memory) const {
    std::size_t options = 0, uses = 0;
    for (std::size_t f = 0; f < instance_.faces.size(); ++f) {
      if (board_.on[f].kind >= 0) continue;
      options += readings_of_length_[instance_.faces[f].size()];
      uses += readings_of_length_[instance_.faces[f].size()] * (instance_.faces[f].size() + 2);
    }
    const std::size_t items = instance_.faces.size() + instance_.kinds.size() + instance_.edges.size();
    return uses <= (std::size_t{1} << 30) &&
           2 * ExactCover::bytes(items, options, uses) + options * sizeof(Placement) <= memory;
  }

  Ended search(const std::function<bool(std::span<const Placement>)>& take, Control& control) {
    add_items();
    for (std::size_t f = 0; f < instance_.faces.size(); ++f)
      if (board_.on[f].kind < 0) add_options(f);
    if (clashes()) return {};
    std::vector<Placement> placements = board_.on;
    const auto end = problem_.search(
        [&](std::span<const int> chosen) {
          for (int o : chosen) placements[options_[o].first] = options_[o].second;
          return take(placements);
        },
        control);
    const auto how = end == SearchEnd::complete ? SearchEnd::complete
                     : end == SearchEnd::enough ? SearchEnd::enough
                                                : SearchEnd::cancelled;
    return {how, problem_.steps()};
  }

 private:
  void add_items() {
    face_item_.assign(instance_.faces.size(), -1);
    for (std::size_t f = 0; f < instance_.faces.size(); ++f)
      if (board_.on[f].kind < 0) face_item_[f] = problem_.add_primary();
    for (std::size_t k = 0; k < instance_.kinds.size(); ++k) kind_item_.push_back(problem_.add_limited(board_.left[k]));
    for (std::size_t e = 0; e < instance_.edges.size(); ++e) edge_item_.push_back(problem_.add_coloured());
  }
  void add_options(std::size_t f) {
    for (const int k : kinds_of_length_[instance_.faces[f].size()]) {
      const Kind& kind = instance_.kinds[k];
      for (std::size_t r = 0; r < kind.readings.size(); ++r) {
        option_ = {{face_item_[f], 0}, {kind_item_[k], 0}};
        if (!add_colours(f, kind.readings[r])) continue;
        problem_.add_option(option_);
        options_.emplace_back(static_cast<int>(f), Placement{k, static_cast<int>(r)});
      }
    }
  }
  /// Adds the colours of the reading on the face to the option; false when they clash with the board.
  bool add_colours(std::size_t f, const Colours& reading) {
    const auto& edges = instance_.faces[f];
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const Side other = instance_.across({static_cast<int>(f), static_cast<int>(i)});
      const int colour = reading[i];
      if (other.face == static_cast<int>(f)) {  // glued to itself: named once, both places must agree
        if (reading[other.place] != colour) return false;
        if (other.place < static_cast<int>(i)) continue;
      } else if (const int there = colour_at(instance_, board_, other); there >= 0 && there != colour) {
        return false;
      }
      option_.push_back({edge_item_[edges[i]], colour});
    }
    return true;
  }
  /// Whether two pieces on the board clash already.
  bool clashes() const {
    return std::any_of(instance_.sides.begin(), instance_.sides.end(), [&](const auto& sides) {
      const int a = colour_at(instance_, board_, sides[0]), b = colour_at(instance_, board_, sides[1]);
      return a >= 0 && b >= 0 && a != b;
    });
  }

  const Instance& instance_;
  const Board& board_;
  std::vector<std::vector<int>> kinds_of_length_;
  std::vector<std::size_t> readings_of_length_;
  ExactCover problem_;
  std::vector<int> face_item_, kind_item_, edge_item_;
  std::vector<std::pair<int, Placement>> options_;  // by option: face and reading
  std::vector<ExactCover::Use> option_;
};

}  // namespace

Ended Completions::cover(const std::function<bool(std::span<const Placement>)>& take, Control& control) const {
  CoverProblem problem(instance_, board_);
  if (!problem.fits(control.memory_limit)) return {SearchEnd::too_large, 0};
  return problem.search(take, control);
}

Ended Completions::first(const std::function<void(std::span<const Placement>)>& take, Control& control) {
  return search(
      [&](std::span<const Placement> placements) {
        take(placements);
        return false;
      },
      control);
}

Ended Completions::each_parcel(const std::function<bool(Colouring, std::span<const Renaming>)>& take,
                               Control& control) {
  std::vector<std::uint8_t> colouring(instance_.edges.size());
  const bool empty =
      std::all_of(board_.on.begin(), board_.on.end(), [](Placement placement) { return placement.kind < 0; });
  if (!filler_ || !empty) {
    std::vector<Renaming> identity(1, Renaming(instance_.colours.size()));
    std::iota(identity[0].begin(), identity[0].end(), std::uint8_t{0});
    return search(
        [&](std::span<const Placement> placements) {
          colour_edges(instance_, placements, colouring);
          return take(colouring, identity);
        },
        control);
  }
  for (const ReadingOrbit& orbit : reading_orbits(instance_, filler_->choices(0))) {
    const bool whole = filler_->fill_from(
        0, orbit.first,
        [&](std::span<const Placement> placements) {
          colour_edges(instance_, placements, colouring);
          return take(colouring, orbit.renamings);
        },
        control);
    if (!whole) return ended(false, *filler_);
  }
  return ended(true, *filler_);
}

Ended Completions::each(const std::function<bool(Colouring)>& take, Control& control) {
  std::vector<std::uint8_t> renamed(instance_.edges.size());
  return each_parcel(
      [&](Colouring colouring, std::span<const Renaming> renamings) {
        for (const Renaming& renaming : renamings) {
          for (std::size_t e = 0; e < renamed.size(); ++e) renamed[e] = renaming[colouring[e]];
          if (!take(renamed)) return false;
        }
        return true;
      },
      control);
}

std::vector<Placement> placements_of(const Instance& instance, Colouring colouring) {
  std::vector<Placement> placements;
  Colours orientation;
  for (const auto& face : instance.faces) {
    orientation.clear();
    for (int e : face) orientation.push_back(colouring[e]);
    placements.push_back(instance.find(orientation));
  }
  return placements;
}

}  // namespace schlegel::quintomino
