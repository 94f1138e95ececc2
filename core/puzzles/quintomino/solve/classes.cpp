// Classes of solutions by canonical forms: two colourings count as the same exactly when the least colouring among
// their images under the group is the same. An image that is found to be greater than the best one so far is given up
// at its first edge that says so, which makes a canonical form cost little more than one step for each symmetry.
//
// Up to colours as well, only the first colouring of each parcel of Completions needs a canonical form: all its
// renamings have the same. Without colours, and when the symmetries G and the renamings C both turn solutions into
// solutions, the classes follow from those with colours: G and C commute, so a class of G x C falls into classes of G
// of equal size, |G| / |stabiliser| of any of its members (orbit and stabiliser). Otherwise every solution gets its
// canonical form.
#include "puzzles/quintomino/solve/classes.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>

#include "puzzles/quintomino/words.hpp"

namespace schlegel::quintomino {
namespace {

constexpr std::uint8_t unnamed = 255;

/// Box and faces match one to one, so that every solution uses every piece.
bool uses_whole_box(const Instance& instance) {
  return !instance.repeat && instance.pieces.size() == instance.faces.size();
}

}  // namespace

std::optional<Equivalence> parse_up_to(std::string_view name) {
  using Moves = Equivalence::Moves;
  if (name == "nothing") return Equivalence{};
  if (name == "rotation") return Equivalence{Moves::rotations, false};
  if (name == "symmetry") return Equivalence{Moves::symmetries, false};
  if (name == "rotation+colour") return Equivalence{Moves::rotations, true};
  if (name == "symmetry+colour") return Equivalence{Moves::symmetries, true};
  return std::nullopt;
}

std::optional<std::vector<Symmetry>> group_of(const Instance& instance, Equivalence::Moves moves, Control& control,
                                              Ended& ended) {
  if (moves == Equivalence::Moves::none) {
    std::vector<Symmetry> identity(1);
    for (std::size_t e = 0; e < instance.edges.size(); ++e) identity[0].edge.push_back(static_cast<int>(e));
    return identity;
  }
  auto group = symmetries(instance, control, ended);
  if (group && moves == Equivalence::Moves::rotations)
    std::erase_if(*group, [](const Symmetry& symmetry) { return !symmetry.rotation; });
  return group;
}

Canonical::Canonical(const Instance& instance, std::vector<Symmetry> group)
    : group_(std::move(group)),
      keeps_solutions_(instance.flip || std::all_of(group_.begin(), group_.end(),
                                                    [](const Symmetry& symmetry) { return symmetry.keeps_reading; })),
      best_(instance.edges.size()),
      next_(instance.edges.size()),
      name_(instance.colours.size(), unnamed) {}

bool Canonical::go_on(Control& control) {
  images_ += group_.size();
  if (images_ < 20'000) return true;
  images_ = 0;
  return control.tick({-1, 0, words::phase_classes.english});
}

const std::vector<std::uint8_t>& Canonical::of(Colouring colouring, bool colours) {
  bool any = false;
  const std::size_t edges = best_.size();
  for (const Symmetry& symmetry : group_) {
    const std::vector<int>& image = symmetry.edge;
    std::size_t e = 0;
    bool less = !any;
    std::uint8_t names = 0;
    for (; e < edges; ++e) {
      std::uint8_t colour = colouring[image[e]];
      if (colours) {
        std::uint8_t& name = name_[colour];
        if (name == unnamed) name = names++;
        colour = name;
      }
      if (!less) {
        if (colour > best_[e]) break;
        less = colour < best_[e];
      }
      next_[e] = colour;
    }
    if (colours) std::fill(name_.begin(), name_.end(), unnamed);
    if (less && e == edges) {
      std::swap(best_, next_);
      any = true;
    }
  }
  return best_;
}

std::size_t Canonical::stabiliser(Colouring colouring) const {
  std::size_t count = 0;
  for (const Symmetry& symmetry : group_) {
    const std::vector<int>& image = symmetry.edge;
    std::size_t e = 0;
    while (e < colouring.size() && colouring[image[e]] == colouring[e]) ++e;
    count += e == colouring.size();
  }
  return count;
}

std::optional<Classes> classify(const Instance& instance, const Board& board, Equivalence up_to, Control& control,
                                Ended& ended) {
  auto group = group_of(instance, up_to.moves, control, ended);
  if (!group) return std::nullopt;
  Canonical canonical(instance, std::move(*group));
  Completions completions(instance, board);
  const bool derive = !up_to.colours && up_to.moves != Equivalence::Moves::none && board.covered() == 0 &&
                      canonical.keeps_solutions() && (uses_whole_box(instance) || all_renamings_keep_box(instance));

  struct Class {
    std::uint64_t solutions = 0;
    std::size_t stabiliser = 1;
  };
  std::unordered_map<std::string, Class> found;
  Classes result;
  const std::size_t bytes_each = instance.edges.size() + 120;
  bool room = true, going = true;
  const auto enter = [&](const std::vector<std::uint8_t>& key, std::uint64_t solutions, Colouring member) {
    Class& entry = found[std::string(key.begin(), key.end())];
    if (entry.solutions == 0 && derive) entry.stabiliser = canonical.stabiliser(member);
    entry.solutions += solutions;
    result.solutions += solutions;
    room = found.size() * bytes_each <= control.memory_limit;
    going = canonical.go_on(control);
    return room && going;
  };
  if (up_to.moves == Equivalence::Moves::none && !up_to.colours) {
    ended = completions.each_orbit(
        [&](Colouring, std::span<const ColourPermutation> renamings) {
          result.solutions += renamings.size();
          return true;
        },
        control);
  } else if (up_to.colours || derive) {
    ended = completions.each_orbit(
        [&](Colouring colouring, std::span<const ColourPermutation> renamings) {
          return enter(canonical.of(colouring, true), renamings.size(), colouring);
        },
        control);
  } else {
    ended = completions.each([&](Colouring colouring) { return enter(canonical.of(colouring, false), 1, colouring); },
                             control);
  }
  if (!going) ended.how = SearchEnd::cancelled;
  if (!room) ended.how = SearchEnd::too_large;
  if (ended.how != SearchEnd::complete) return std::nullopt;

  std::map<std::uint64_t, std::uint64_t> sizes;
  if (up_to.moves == Equivalence::Moves::none && !up_to.colours && result.solutions > 0) sizes[1] = result.solutions;
  for (const auto& [key, entry] : found) {
    const std::uint64_t size = derive ? canonical.order() / entry.stabiliser : entry.solutions;
    sizes[size] += entry.solutions / size;
  }
  for (const auto& [size, classes] : sizes) {
    result.sizes.push_back({size, classes});
    result.classes += classes;
  }
  return result;
}

}  // namespace schlegel::quintomino
