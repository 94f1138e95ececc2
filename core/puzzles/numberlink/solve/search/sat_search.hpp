#pragma once
#include <optional>
#include <span>
#include <vector>

#include "puzzles/numberlink/instance.hpp"
#include "puzzles/numberlink/solve/reduced_graph.hpp"
#include "puzzles/numberlink/solve/search/squares.hpp"
#include "search/sat.hpp"

namespace schlegel::numberlink {

/// Solutions by SAT, for all rules. A variable for each edge; every vertex has as many links as it needs; the number of
/// a pair runs along the links from its terminals, in binary. Loops satisfy all this: where every place must be used
/// they are cut one by one, by a clause that some link leaves the loop's places; else they are dropped from the answer,
/// which stays a solution.
class SatSearch {
 public:
  /// The core must keep every vertex of a terminal.
  SatSearch(const Instance& instance, const ReducedGraph& reduced);

  /// A solution in which these literals hold (see literal()); `satisfiable` with the links in links(). Spent after so
  /// many conflicts, unless negative.
  Sat::Answer solve(Control& control, std::span<const int> assumptions = {}, int most_conflicts = -1);
  const Links& links() const { return links_; }
  /// Rules out the solution found last, or this one.
  void block() { block(links_); }
  void block(const Links& links);
  /// Rules out some solutions in which a line has a better way over its own and unused places: a shorter one over the
  /// only place beside two of its places, or r-q-d instead of r-p-d with q later than p. Then q lies on another line,
  /// which turns there if q has only two more edges, and so on in a chain. Only where places may stay empty and squares
  /// be filled. O(n degree^4 log n).
  void forbid_better_ways();
  /// The variable that says whether the instance's edge is drawn; 0 when it cannot be.
  int literal(Edge e) const { return variable_of_[static_cast<std::size_t>(e)]; }
  std::uint64_t rounds() const { return rounds_; }

 private:
  void add_degrees();
  /// By vertex: a literal that says whether a line runs there; made when first asked for.
  const std::vector<int>& used();
  void add_labels();
  std::vector<int> differ(Vertex u, Vertex v);
  void add_rules();
  void forbid(const Square& square);
  bool read(std::span<const int> assumptions);

  const Instance& instance_;
  Sat sat_;
  std::vector<int> variable_of_;         // by edge
  std::vector<int> pair_of_;             // by vertex
  std::vector<std::vector<int>> label_;  // by vertex: its pair's number, a literal for each bit
  std::vector<int> used_;
  Links links_;
  bool said_squares_ = true;  // that none may be filled, as far as that is so
  int always_ = 0;            // a variable that is true
  int bits_ = 0;
  std::uint64_t rounds_ = 0;
};

/// SAT for solutions that may leave places empty and have no better way for a line, as forbid_better_ways() says. The
/// best of all solutions is one of these, and so is the best of all but one, S, unless a better way for one of its
/// lines leads to S: then S has another way for a line, which neighbourhood() in search_portfolio.hpp looks for.
struct ShortestSearch {
  /// Whether the board is not too large and no vertex has many edges.
  static bool fits(const Instance& instance);
  explicit ShortestSearch(const Instance& given);
  ShortestSearch(const ShortestSearch&) = delete;

  Instance instance;             ///< the one given, with the rules of these solutions
  std::optional<SatSearch> sat;  ///< nothing when what follows at once is a contradiction
};

}  // namespace schlegel::numberlink
