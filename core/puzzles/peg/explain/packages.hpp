#pragma once
#include <vector>

#include "puzzles/peg/instance.hpp"

namespace schlegel::peg {

/// Consecutive jumps after which some pegs are gone and all else is as before; or else jumps in a row by one peg.
struct Package {
  /// As Berlekamp, Conway and Guy (Winning Ways) and Beasley (The Ins and Outs of Peg Solitaire) name them: three pegs
  /// in a row, two such rows side by side, two rows that share a corner.
  enum class Kind { jump, three_purge, six_purge, l_purge, other };
  Kind kind = Kind::jump;
  std::vector<Jump> jumps;

  /// The holes that differ afterwards. Of a package they are those of the pegs that go.
  Position changed() const;
  /// All holes that take part.
  Position affected_holes() const;
};

/// Of a package by whose jumps these pegs go.
Package::Kind kind_of(const Instance& instance, Position gone);

/// The jumps of a plan in an order in which packages stand together: a permutation of it that leads to the same
/// position, jump by jump legal, cut into packages of at most seven jumps and runs of one peg. The last jump is in no
/// package when `last_alone`. O(connected sets of at most seven jumps): some milliseconds for 40 jumps.
/// `together`: how many jumps, one after the other, are a package to begin with; what is left out is none.
std::vector<Package> packages_of(const Instance& instance, const std::vector<Jump>& plan, bool last_alone,
                                 const std::vector<std::size_t>& together = {});

}  // namespace schlegel::peg
