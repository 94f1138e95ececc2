#pragma once
#include <variant>

#include "base/control.hpp"
#include "base/random.hpp"
#include "puzzles/icosian/instance.hpp"

namespace schlegel::icosian {

/// What a board may give so that one tour is left.
struct MayGive {
  bool required = true, closed = true;  ///< lines
  bool opening = false;                 ///< the first holes, and then no lines
};

/// A board with one tour.
struct Given {
  Instance instance;
  bool fewest = false;  ///< it is proved that no fewer would leave this tour alone; else that none can be left out
};

/// Gives as little as it can so that of all tours of this instance, whose lines are open and which has no opening, only
/// this one is left. Nothing when that cannot be: where paths share all lines, or only a whole tour would do.
///
/// The idea is that of implicit hitting sets (Chandrasekaran et al., "Algorithms for implicit hitting set problems",
/// SODA 2011). Every other tour must miss something that is given; so what is given is a least set that hits each of
/// the other tours known, and the solver is asked for a tour that is left over, which becomes known, too. When there is
/// none, the set is a least one for all. Beyond some size sets are chosen greedily, and at the end what is not needed
/// is taken back. Unknown when the solver is stopped.
std::variant<Given, std::monostate, Unknown> give(const Instance& bare, const Tour& tour, const MayGive& may,
                                                  Random& random, Control& control);

/// Gives some more of the same by chance, perhaps nothing, so that easier techniques lead to the tour. Not of openings.
/// Returns how many lines.
std::size_t give_more(Instance& board, const Tour& tour, const MayGive& may, Random& random);

}  // namespace schlegel::icosian
