#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"
#include "puzzles/icosian/instance.hpp"

namespace schlegel::icosian {

/// Why there is no tour. Edges are *set* when the opening or the instance demands them; an edge that would be a third
/// one at a vertex with two set edges is *closed*, as is a forbidden one.
struct Refutation {
  enum class Kind : std::uint8_t {
    too_small,  ///< no vertex at all, or a closed tour of fewer than three
    opening,    ///< the opening is no path of open edges: vertices = the pair that fails
    stranded,   ///< vertices = {v}: fewer than two ways in and out of v are open
    clash,      ///< vertices = {v}: three edges are set at v; or the vertices of a closed cycle of set edges, in turn
    pieces,     ///< without these k vertices more pieces are left than a tour can visit (k, k + 1 for a path, less one
                ///< for every set edge among them); none: disconnected, one: a cut vertex
    sides,      ///< the vertices not listed are pairwise unconnected, and too many for those listed
    forced,     ///< two open edges at a vertex must both be used, and so on until vertices[0] (if any) fails
    exhausted,  ///< `method` searched all that can follow, in `work` steps
  };
  Kind kind = Kind::exhausted;
  std::vector<Vertex> vertices;
  std::string method;      ///< of `exhausted`: "backtracking", "frontier" or "sat"
  std::uint64_t work = 0;  ///< nodes, states or rounds

  friend bool operator==(const Refutation&, const Refutation&) = default;
};

/// Judges a reason by its definition, with no code of the solver. `exhausted` is judged by a plain search of its own,
/// and is `too_large_to_check` when that takes more than a fraction of a second. Any content is safe. O(m), `forced`
/// O(n m) but bounded.
CheckResult check(const Instance& instance, const Refutation& refutation);

/// One sentence for people of a reason that holds, naming vertices; single letters in upper case.
std::string describe(const Instance& instance, const Refutation& refutation);
/// The few holes that the path walked so far has cut off, "H and K", where that is the reason; else empty.
std::string cut_off(const Instance& instance, const Refutation& refutation);

/// One line: the kind, then vertex numbers from 0 (for `exhausted`: method and work). "pieces 1 5".
std::string write_refutation(const Refutation& refutation);
Result<Refutation> parse_refutation(std::string_view text);

}  // namespace schlegel::icosian
