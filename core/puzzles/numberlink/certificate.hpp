#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"
#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// Why the links drawn so far extend to no solution. The *tips* of a pair are the two places where its line must go on
/// (its terminals at first); every other place on a line is *closed*.
struct Refutation {
  enum class Kind : std::uint8_t {
    broken,     ///< the drawn links are no lines that begin at terminals, or break a rule by themselves
    separated,  ///< vertices = the tips of a pair: no way from one to the other that avoids closed places and the tips
                ///< of other pairs
    stranded,   ///< vertices = {v}: v must be covered and fewer than two ways in and out of it are open
    crowded,    ///< more pairs have a tip among these vertices, or are separated by them, than there are vertices
    colours,    ///< vertices = {v}: the open places around v have two colours, neighbours differing; the lines would
                ///< cover another surplus of one colour than there is
    exhausted,  ///< all was searched by `method`, `work` steps
  };
  Kind kind = Kind::exhausted;
  std::vector<Vertex> vertices;
  std::string method;      ///< of `exhausted`: "tracing", "frontier" or "sat"
  std::uint64_t work = 0;  ///< branchings, states or rounds

  friend bool operator==(const Refutation&, const Refutation&) = default;
};

/// Judges a reason by its definition, with no code of the solver. `exhausted` is judged by a plain search of its own,
/// and is `beyond` when that takes more than a fraction of a second. Any content is safe.
CheckResult check(const Instance& instance, const Links& drawn, const Refutation& refutation);

/// A short reason, if one is found; all kinds but `exhausted`. O(n (n + m)).
std::optional<Refutation> refute(const Instance& instance, const Links& drawn);

/// One sentence or two for people.
std::string describe(const Instance& instance, const Links& drawn, const Refutation& refutation);

/// One line: the kind, then vertex numbers from 0 (for `exhausted`: method and work). "crowded 1 5".
std::string write_refutation(const Refutation& refutation);
Result<Refutation> parse_refutation(std::string_view text);

}  // namespace schlegel::numberlink
