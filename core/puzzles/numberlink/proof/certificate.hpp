#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"
#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// Why the links drawn so far extend to no solution. The *open ends* of a pair are the two places where its line must
/// go on (its terminals at first); every other place on a line is *closed*.
struct Refutation {
  enum class Kind : std::uint8_t {
    broken,     ///< the drawn links are no lines that begin at terminals, or break a rule by themselves
    separated,  ///< vertices = the open ends of a pair: no way from one to the other avoids closed places and the
                ///< open ends of other pairs
    stranded,   ///< vertices = {v}: v must be covered and fewer than two ways in and out of it are open
    crowded,    ///< more pairs have an open end among these vertices, or are separated by them, than there are
                ///< vertices
    colours,    ///< vertices = {v}: the open places around v have two colours, neighbours differing; the lines would
                ///< cover another surplus of one colour than there is
    exhausted,  ///< `method` searched all that can follow, in `work` steps
    proof,      ///< `cuts` and `lemmas` lead to a contradiction
  };
  Kind kind = Kind::exhausted;
  std::vector<Vertex> vertices;
  std::string method;      ///< of `exhausted`: "tracing", "frontier" or "sat"
  std::uint64_t work = 0;  ///< branchings, states or rounds
  /// Of `proof`. With m edges and P pairs, variable 1 + e stands for "edge e is drawn" and 1 + m + v P + p for "vertex
  /// v lies on the line of pair p", its label. The axioms are the rules for each vertex and edge by itself: the number
  /// of links at a vertex; at most one label for it (cover: exactly one); the ends of a link have the same label; where
  /// touching is forbidden, neighbours of one label are linked. Further axioms are the cuts: a cut is a set of vertices
  /// without a terminal, one of which must lie on a line (cover, or an end of a drawn link), and so some link leaves
  /// it. Each lemma is a clause that follows from the axioms and the lemmas before it by unit propagation, and in the
  /// end so does a contradiction.
  std::vector<std::vector<Vertex>> cuts;
  std::vector<std::vector<int>> lemmas;

  friend bool operator==(const Refutation&, const Refutation&) = default;
};

/// Judges a reason by its definition, with no code of the solver. `exhausted` is judged by a plain search of its own,
/// and is `too_large_to_check` when that takes more than a fraction of a second. Any content is safe.
CheckResult check(const Instance& instance, const Links& drawn, const Refutation& refutation);

/// Judges a proof by unit propagation alone; `too_large_to_check` when that takes more than about a second. Any content
/// is safe.
CheckResult check_proof(const Instance& instance, const Links& drawn, const Refutation& proof);

/// The end of a proof that holds: the links that unit propagation forces once all its lemmas are there.
struct Forced {
  Links links;                ///< in the order in which they are forced
  std::vector<Vertex> where;  ///< the places at which that contradicts a rule, ascending
};
Forced forced_links(const Instance& instance, const Links& drawn, const Refutation& proof);

/// One sentence or two for people.
std::string describe(const Instance& instance, const Links& drawn, const Refutation& refutation);

/// One line: the kind, then vertex numbers from 0 (for `exhausted`: method and work; for `proof`: "cut" and its
/// vertices for each cut, then "so" and its literals for each lemma). "crowded 1 5", "proof cut 6 7 so -3 4 so -3".
std::string write_refutation(const Refutation& refutation);
/// Nothing when the text is no such line.
std::optional<Refutation> parse_refutation(std::string_view text);

}  // namespace schlegel::numberlink
