// Renamings of the colours that keep the box: by backtracking, colour by colour, over colours that are equally often on
// the pieces; a full renaming is checked by looking every kind up. The search for one gives up after some hundred times
// the kinds and all together after most_lookups, which can only make orbits smaller (Completions then searches more,
// and misses nothing).
#include "puzzles/quintomino/solve/colour_permutation.hpp"

#include <numeric>

namespace schlegel::quintomino {
namespace {

constexpr std::uint8_t unset = 255;
static_assert(max_colours < unset);
constexpr std::size_t most_lookups = 2'000'000;

class RenamingSearch {
 public:
  explicit RenamingSearch(const Instance& instance) : instance_(instance), uses_(instance.colours.size()) {
    for (const Colours& piece : instance.pieces)
      for (std::uint8_t colour : piece) ++uses_[colour];
  }

  /// Whether every kind becomes a kind that is there equally often. (Different kinds become different ones.)
  bool keeps_box(const ColourPermutation& renaming) {
    Colours image;
    for (const Kind& kind : instance_.kinds) {
      ++looked_up_;
      image.assign(kind.readings[0].begin(), kind.readings[0].end());
      for (std::uint8_t& colour : image) colour = renaming[colour];
      const Placement placement = instance_.find(image);
      if (placement.kind < 0) return false;
      if (!instance_.repeat && instance_.kinds[placement.kind].count != kind.count) return false;
    }
    return true;
  }

  /// A renaming that keeps the box and turns `from` into `to`; empty when there is none or it is hard to find.
  ColourPermutation find(const Colours& from, const Colours& to) {
    ColourPermutation renaming(instance_.colours.size(), unset);
    std::vector<char> used(instance_.colours.size());
    ++looked_up_;
    for (std::size_t i = 0; i < from.size(); ++i) {
      std::uint8_t& image = renaming[from[i]];
      if (image == to[i]) continue;
      if (image != unset || used[to[i]] || (!instance_.repeat && uses_[from[i]] != uses_[to[i]])) return {};
      image = to[i];
      used[to[i]] = 1;
    }
    budget_ = looked_up_ + 200 * instance_.kinds.size();
    return extend(renaming, used, 0) ? renaming : ColourPermutation{};
  }

  bool tired() const { return looked_up_ > most_lookups; }

 private:
  bool extend(ColourPermutation& renaming, std::vector<char>& used, std::size_t colour) {
    while (colour < renaming.size() && renaming[colour] != unset) ++colour;
    if (colour == renaming.size()) return keeps_box(renaming);
    for (std::size_t offset = 0; offset < renaming.size(); ++offset) {
      const std::size_t image = (colour + offset) % renaming.size();  // the colour itself first
      if (used[image] || (!instance_.repeat && uses_[colour] != uses_[image])) continue;
      renaming[colour] = static_cast<std::uint8_t>(image);
      used[image] = 1;
      if (extend(renaming, used, colour + 1)) return true;
      used[image] = 0;
      renaming[colour] = unset;
      if (looked_up_ > budget_) return false;
    }
    return false;
  }

  const Instance& instance_;
  std::vector<int> uses_;  ///< by colour: how often it is on the pieces
  std::size_t looked_up_ = 0, budget_ = 0;
};

}  // namespace

std::vector<ReadingOrbit> reading_orbits(const Instance& instance, const std::vector<Placement>& readings) {
  ColourPermutation identity(instance.colours.size());
  std::iota(identity.begin(), identity.end(), std::uint8_t{0});
  RenamingSearch search(instance);
  std::vector<char> done(readings.size());
  std::vector<ReadingOrbit> orbits;
  for (std::size_t i = 0; i < readings.size(); ++i) {
    if (done[i]) continue;
    orbits.push_back({readings[i], {identity}});
    for (std::size_t j = i + 1; j < readings.size() && !search.tired(); ++j) {
      if (done[j]) continue;
      ColourPermutation renaming = search.find(instance.reading(readings[i]), instance.reading(readings[j]));
      if (renaming.empty()) continue;
      done[j] = 1;
      orbits.back().renamings.push_back(std::move(renaming));
    }
  }
  return orbits;
}

bool all_renamings_keep_box(const Instance& instance) {
  RenamingSearch search(instance);
  ColourPermutation renaming(instance.colours.size());
  std::iota(renaming.begin(), renaming.end(), std::uint8_t{0});
  for (std::size_t i = 0; i + 1 < renaming.size(); ++i) {
    std::swap(renaming[i], renaming[i + 1]);
    const bool kept = search.keeps_box(renaming);
    std::swap(renaming[i], renaming[i + 1]);
    if (!kept) return false;
  }
  return true;
}

}  // namespace schlegel::quintomino
