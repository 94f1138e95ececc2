#pragma once
#include <array>
#include <bit>
#include <vector>

#include "puzzles/peg/instance.hpp"

namespace schlegel::peg {

/// All jumps of the board in the order in which solutions are listed: by from, over, to.
std::vector<Jump> jumps_of(const Instance& instance);

/// A basis of the sets of holes that meet every line in two holes or none. No jump changes whether the number of pegs
/// in such a set is odd, so two positions can only be joined by jumps if they agree on all sets: they are of one
/// position class (the rule of three, in linear algebra over two elements). O(holes * lines).
std::vector<Position> parity_sets(const Instance& instance);

/// Whether the number of pegs in the set is odd.
inline bool odd(Position pegs, Position set) { return (std::popcount(pegs & set) & 1) != 0; }
inline int peg_count(Position pegs) { return std::popcount(pegs); }
inline int lowest_hole(Position pegs) { return std::countr_zero(pegs); }

/// image[i] is where hole i goes.
using Permutation = std::array<std::uint8_t, max_holes>;

/// The board's automorphisms that map the set of positions to itself, the identity first; the identity alone when there
/// are more than `most` or finding them takes too long.
std::vector<Permutation> automorphisms(const Instance& instance, const std::vector<Position>& kept, std::size_t most);

Position permuted(const Permutation& image, Position pegs);

}  // namespace schlegel::peg
