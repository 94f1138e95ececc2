// On an empty board a renaming of the colours that turns the box of pieces into itself turns solutions into solutions.
// So the readings of face 0 fall into orbits under these renamings, and only the first reading of each is searched: a
// solution with another reading of the orbit is a renaming of one found so, and of exactly one by the renaming noted
// for that reading. Invariant: the parcels handed over, each a colouring with its renamings, hold every solution
// exactly once. Worst case exponential; twelve pieces on the dodecahedron take a few milliseconds (quintomino/all).
#include "puzzles/quintomino/solve/completions.hpp"

#include <numeric>

#include "puzzles/quintomino/solve/filler.hpp"

namespace schlegel::quintomino {

Ended Completions::first(const std::function<void(std::span<const Placement>)>& take, Control& control) const {
  if (Filler::bytes(instance_, board_) > control.memory_limit) return {SearchEnd::too_large, 0};
  const auto take_one = [&](std::span<const Placement> placements) {
    take(placements);
    return false;
  };
  return Filler(instance_, board_).fill(take_one, control);
}

Ended Completions::each_orbit(const std::function<bool(Colouring, std::span<const ColourPermutation>)>& take,
                              Control& control) const {
  if (Filler::bytes(instance_, board_) > control.memory_limit) return {SearchEnd::too_large, 0};
  Filler filler(instance_, board_);
  std::vector<std::uint8_t> colouring(instance_.edges.size());
  std::vector<ColourPermutation> renamings(1, ColourPermutation(instance_.colours.size()));
  std::iota(renamings[0].begin(), renamings[0].end(), std::uint8_t{0});
  const auto take_parcel = [&](std::span<const Placement> placements) {
    for (std::size_t e = 0; e < colouring.size(); ++e) {
      const Side side = instance_.sides[e][0];
      colouring[e] = instance_.reading(placements[side.face])[side.place];
    }
    return take(colouring, renamings);
  };
  if (board_.covered() > 0) return filler.fill(take_parcel, control);
  Ended ended;
  for (ReadingOrbit& orbit : reading_orbits(instance_, filler.choices(0))) {
    renamings = std::move(orbit.renamings);
    ended = filler.fill_from(0, orbit.first, take_parcel, control);
    if (ended.how != SearchEnd::complete) break;
  }
  return ended;
}

Ended Completions::each(const std::function<bool(Colouring)>& take, Control& control) const {
  std::vector<std::uint8_t> renamed(instance_.edges.size());
  return each_orbit(
      [&](Colouring colouring, std::span<const ColourPermutation> renamings) {
        for (const ColourPermutation& renaming : renamings) {
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
