#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/control.hpp"
#include "play/game.hpp"
#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// Why the links drawn so far extend to no solution. The *open_ends* of a pair are the two places where its line must
/// go on (its terminals at first); every other place on a line is *closed*.
struct Refutation {
  enum class Kind : std::uint8_t {
    broken,     ///< the drawn links are no lines that begin at terminals, or break a rule by themselves
    separated,  ///< vertices = the open_ends of a pair: no way from one to the other that avoids closed places and the
                ///< open_ends of other pairs
    stranded,   ///< vertices = {v}: v must be covered and fewer than two ways in and out of it are open
    crowded,    ///< more pairs have a tip among these vertices, or are separated by them, than there are vertices
    colours,    ///< vertices = {v}: the open places around v have two colours, neighbours differing; the lines would
                ///< cover another surplus of one colour than there is
    exhausted,  ///< all was searched by `method`, `work` steps
    proof,      ///< `cuts` and `lemmas` lead to a contradiction
  };
  Kind kind = Kind::exhausted;
  std::vector<Vertex> vertices;
  std::string method;      ///< of `exhausted`: "tracing", "frontier" or "sat"
  std::uint64_t work = 0;  ///< branchings, states or rounds
  /// Of `proof`. With m edges and P pairs variable 1 + e says that edge e is drawn and 1 + m + v P + p that vertex v
  /// lies on the line of pair p. At first known is what the rules say of each vertex, edge and square by itself: how
  /// many links a vertex has, that it has at most one label (cover: exactly one), that links carry labels, that
  /// neighbours of one label are linked where touching is forbidden, that no four vertices, one at each place of a
  /// square, have one label where that is forbidden. Then some link leaves every cut, a set of vertices without a
  /// terminal of which one must lie on a line (cover, or an end of a drawn link). Each lemma, a clause, follows from
  /// all this and the lemmas before it by unit propagation, and in the end so does a contradiction.
  std::vector<std::vector<Vertex>> cuts;
  std::vector<std::vector<int>> lemmas;

  friend bool operator==(const Refutation&, const Refutation&) = default;
};

/// Judges a reason by its definition, with no code of the solver. `exhausted` is judged by a plain search of its own,
/// and is `beyond` when that takes more than a fraction of a second. Any content is safe.
CheckResult check(const Instance& instance, const Links& drawn, const Refutation& refutation);

/// A short reason, if one is found; all kinds but `exhausted` and `proof`. O(n (n + m)), and on large boards no more
/// than a fraction of a second.
std::optional<Refutation> refute(const Instance& instance, const Links& drawn);

/// A proof, without what it can do without, if SAT finds one before the clauses it learns have so many literals and the
/// board is not too large for one.
std::optional<Refutation> prove(const Instance& instance, const Links& drawn, std::size_t most_literals,
                                Control& control);
/// A proof in place of an exhausted search, when one is found; else the same reason.
Refutation proved(const Instance& instance, const Links& drawn, Refutation reason, Control& control);
/// Judges a proof by unit propagation alone; `beyond` when that takes more than about a second. Any content is safe.
CheckResult check_proof(const Instance& instance, const Links& drawn, const Refutation& proof);

/// What is forced when a proof that holds has said all: the links, in turn, and the places where that fails.
struct Forced {
  Links links;
  std::vector<Vertex> where;
};
Forced forced_links(const Instance& instance, const Links& drawn, const Refutation& proof);

/// One sentence or two for people.
std::string describe(const Instance& instance, const Links& drawn, const Refutation& refutation);

/// One line: the kind, then vertex numbers from 0 (for `exhausted`: method and work; for `proof`: "cut" and its
/// vertices for each cut, then "so" and its literals for each lemma). "crowded 1 5", "proof cut 6 7 so -3 4 so -3".
std::string write_refutation(const Refutation& refutation);
Result<Refutation> parse_refutation(std::string_view text);

}  // namespace schlegel::numberlink
