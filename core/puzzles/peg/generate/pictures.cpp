#include "puzzles/peg/generate/pictures.hpp"

#include <algorithm>

namespace schlegel::peg {
namespace {

constexpr std::size_t most_symmetries = 1000;

int drawn(Position from, Random& random) {
  for (std::size_t skip = random.below(peg_count(from)); skip > 0; --skip) from &= from - 1;
  return lowest_hole(from);
}

Permutation after(const Permutation& first, const Permutation& then) {
  Permutation product{};
  for (std::size_t i = 0; i < product.size(); ++i) product[i] = then[first[i]];
  return product;
}

Position orbit(const std::vector<Permutation>& group, int hole) {
  Position holes = 0;
  for (const Permutation& image : group) holes |= bit(image[hole]);
  return holes;
}

}  // namespace

Painter::Painter(const Instance& board)
    : board_(board),
      jumps_(jumps_of(board)),
      parity_sets_(parity_sets(board)),
      group_(automorphisms(board, {}, most_symmetries)),
      beside_(board.holes(), 0) {
  for (const auto& [a, middle, b] : board.lines) {
    beside_[middle] |= bit(a) | bit(b);
    beside_[a] |= bit(middle);
    beside_[b] |= bit(middle);
  }
}

Position Painter::beside(Position holes) const {
  Position found = 0;
  for (Position rest = holes; rest != 0; rest &= rest - 1) found |= beside_[lowest_hole(rest)];
  return found & ~holes;
}

bool Painter::same_class(Position start, const Goal& goal) const {
  const auto alike = [&](Position end) {
    return std::all_of(parity_sets_.begin(), parity_sets_.end(), [&](Position set) { return !odd(start ^ end, set); });
  };
  if (!goal.any) return alike(goal.pegs);
  for (int hole = 0; hole < board_.holes(); ++hole)
    if (alike(bit(hole))) return true;
  return false;
}

std::vector<Permutation> Painter::random_subgroup(const std::vector<Permutation>& of, Random& random) const {
  std::vector<Permutation> generators, found{of[0]};
  const std::size_t wanted = 1 + (random.below(3) == 0 ? 1 : 0);
  while (generators.size() < wanted) generators.push_back(of[1 + random.below(of.size() - 1)]);
  for (std::size_t i = 0; i < found.size(); ++i)
    for (const Permutation& generator : generators) {
      const Permutation next = after(found[i], generator);
      if (std::find(found.begin(), found.end(), next) == found.end()) found.push_back(next);
    }
  return found;
}

std::optional<Picture> Painter::symmetric(const std::optional<Goal>& wanted, int least, int most,
                                          Random& random) const {
  std::vector<Permutation> group = group_;
  if (wanted && !wanted->any)
    std::erase_if(group, [&](const Permutation& image) { return permuted(image, wanted->pegs) != wanted->pegs; });
  if (group.size() < 2) return std::nullopt;
  const auto subgroup = random_subgroup(group, random);
  Picture picture{0, wanted.value_or(Goal{})};
  if (!wanted) {
    Position fixed = 0;
    for (int hole = 0; hole < board_.holes(); ++hole)
      if (orbit(subgroup, hole) == bit(hole)) fixed |= bit(hole);
    if (fixed == 0) return std::nullopt;
    picture.goal.pegs = bit(drawn(fixed, random));
  }
  const int pegs = least + static_cast<int>(random.below(most - least + 1));
  Position open = board_.all();  // where the next peg may stand, once some of these are found not to fit
  while (peg_count(picture.pegs) < pegs) {
    const Position next = open & (picture.pegs == 0 ? board_.all() : beside(picture.pegs));
    if (next == 0) break;
    const Position more = orbit(subgroup, drawn(next, random));
    open &= ~more;
    if (peg_count(picture.pegs | more) <= most) picture.pegs |= more;
  }
  if (peg_count(picture.pegs) < least || !same_class(picture.pegs, picture.goal)) return std::nullopt;
  return picture;
}

std::optional<Picture> Painter::backwards(const std::optional<Goal>& wanted, int least, int most,
                                          Random& random) const {
  Picture picture{0, wanted.value_or(Goal{false, 0})};
  if (!wanted) picture.goal.pegs = bit(drawn(board_.all(), random));
  picture.pegs = picture.goal.any ? bit(drawn(board_.all(), random)) : picture.goal.pegs;
  const int pegs = least + static_cast<int>(random.below(most - least + 1));
  while (peg_count(picture.pegs) < pegs) {
    // Of two drawn at random the one after which more pegs stand side by side.
    std::optional<Position> best;
    int together = -1;
    std::vector<Position> before;
    for (const Jump& jump : jumps_)
      if ((picture.pegs & jump.changed()) == bit(jump.to)) before.push_back(picture.pegs ^ jump.changed());
    if (before.empty()) break;
    for (int draw = 0; draw < 2; ++draw) {
      const Position candidate = before[random.below(before.size())];
      int pairs = 0;
      for (Position rest = candidate; rest != 0; rest &= rest - 1)
        pairs += peg_count(beside_[lowest_hole(rest)] & candidate);
      if (pairs > together) {
        together = pairs;
        best = candidate;
      }
    }
    picture.pegs = *best;
  }
  if (peg_count(picture.pegs) < least) return std::nullopt;
  return picture;
}

}  // namespace schlegel::peg
