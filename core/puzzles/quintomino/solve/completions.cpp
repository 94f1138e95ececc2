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
    const Placement placement = placements[at(side.face)];
    colouring[e] = instance.kinds[at(placement.kind)].readings[at(placement.orientation)][at(side.place)];
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

/// The board as exact cover: a primary item for each empty face, a limited one for each kind, a coloured one for each
/// edge, an option for each reading on each face.
Ended Completions::cover(const std::function<bool(std::span<const Placement>)>& take, Control& control) const {
  std::vector<std::vector<int>> kinds_of_length(max_face_length + 1);
  std::vector<std::size_t> readings_of_length(max_face_length + 1);
  for (std::size_t k = 0; k < instance_.kinds.size(); ++k) {
    if (board_.left[k] <= 0) continue;
    kinds_of_length[at(instance_.kinds[k].length())].push_back(static_cast<int>(k));
    readings_of_length[at(instance_.kinds[k].length())] += instance_.kinds[k].readings.size();
  }
  std::size_t options = 0, uses = 0;
  for (std::size_t f = 0; f < instance_.faces.size(); ++f) {
    if (board_.on[f].kind >= 0) continue;
    options += readings_of_length[instance_.faces[f].size()];
    uses += readings_of_length[instance_.faces[f].size()] * (instance_.faces[f].size() + 2);
  }
  const std::size_t items = instance_.faces.size() + instance_.kinds.size() + instance_.edges.size();
  if (uses > (std::size_t{1} << 30) ||
      2 * ExactCover::bytes(items, options, uses) + options * sizeof(Placement) > control.memory_limit)
    return {SearchEnd::too_large, 0};

  ExactCover problem;
  std::vector<int> face_item(instance_.faces.size(), -1);
  for (std::size_t f = 0; f < instance_.faces.size(); ++f)
    if (board_.on[f].kind < 0) face_item[f] = problem.add_primary();
  std::vector<int> kind_item, edge_item;
  for (std::size_t k = 0; k < instance_.kinds.size(); ++k) kind_item.push_back(problem.add_limited(board_.left[k]));
  for (std::size_t e = 0; e < instance_.edges.size(); ++e) edge_item.push_back(problem.add_coloured());

  std::vector<std::pair<int, Placement>> option_lay;
  std::vector<ExactCover::Use> option;
  for (std::size_t f = 0; f < instance_.faces.size(); ++f) {
    const auto& edges = instance_.faces[f];
    for (const int k : kinds_of_length[edges.size()]) {
      if (face_item[f] < 0) break;
      const Kind& kind = instance_.kinds[at(k)];
      for (std::size_t r = 0; r < kind.readings.size(); ++r) {
        option = {{face_item[f], 0}, {kind_item[at(k)], 0}};
        bool fits = true;
        for (std::size_t i = 0; i < edges.size() && fits; ++i) {
          const Side other = instance_.across({static_cast<int>(f), static_cast<int>(i)});
          const int colour = kind.readings[r][i];
          if (other.face == static_cast<int>(f)) {  // glued to itself: named once, both places must agree
            fits = kind.readings[r][at(other.place)] == colour;
            if (other.place < static_cast<int>(i)) continue;
          } else if (const int there = colour_at(instance_, board_, other); there >= 0) {
            fits = there == colour;
          }
          option.push_back({edge_item[at(edges[i])], colour});
        }
        if (!fits) continue;
        problem.add_option(option);
        option_lay.emplace_back(static_cast<int>(f), Placement{k, static_cast<int>(r)});
      }
    }
  }
  for (const auto& sides : instance_.sides) {
    const int a = colour_at(instance_, board_, sides[0]), b = colour_at(instance_, board_, sides[1]);
    if (a >= 0 && b >= 0 && a != b) return {};
  }

  std::vector<Placement> placements = board_.on;
  const auto end = problem.search(
      [&](std::span<const int> chosen) {
        for (int o : chosen) placements[at(option_lay[at(o)].first)] = option_lay[at(o)].second;
        return take(placements);
      },
      control);
  const auto how = end == SearchEnd::complete ? SearchEnd::complete
                   : end == SearchEnd::enough ? SearchEnd::enough
                                              : SearchEnd::cancelled;
  return {how, problem.steps()};
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

std::vector<Placement> lays_of(const Instance& instance, Colouring colouring) {
  std::vector<Placement> placements;
  Colours orientation;
  for (const auto& face : instance.faces) {
    orientation.clear();
    for (int e : face) orientation.push_back(colouring[at(e)]);
    placements.push_back(instance.find(orientation));
  }
  return placements;
}

}  // namespace schlegel::quintomino
