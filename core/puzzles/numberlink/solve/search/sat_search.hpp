#pragma once
#include <optional>
#include <span>
#include <vector>

#include "puzzles/numberlink/instance.hpp"
#include "puzzles/numberlink/solve/reduced_graph.hpp"
#include "search/sat.hpp"

namespace schlegel::numberlink {

/// Solutions by SAT, for all rules. A variable for each edge; every vertex has as many links as it needs; the number of
/// a pair runs along the links from its terminals, in binary. Loops satisfy these clauses too: where every place must
/// be used they are cut one by one, by a clause that some link leaves the loop's places; else they are dropped from the
/// answer, which stays a solution.
class SatSearch {
 public:
  /// The core must keep every vertex of a terminal.
  SatSearch(const Instance& instance, const ReducedGraph& reduced);

  /// A solution in which these literals hold (see literal()); `satisfiable` with the links in solution(). `spent` after
  /// most_conflicts, without limit when negative.
  Sat::Answer solve(Control& control, std::span<const int> assumptions = {}, int most_conflicts = -1);
  const Links& solution() const { return links_; }
  /// Rules out the solution found last.
  void block();
  /// Rules out some solutions in which a line has a better way over its own and unused places: a shorter way over the
  /// only place beside two of its places, or r-q-d instead of r-p-d where q comes after p and is unused. (A line that
  /// turns at p therefore has q on another line, which turns there if q has only two more edges, and so on in a chain.)
  /// Only where places may stay empty. O(n degree^4 log n).
  void forbid_better_ways();
  /// The variable that says whether the instance's edge is drawn; 0 when it cannot be.
  int literal(Edge e) const { return variable_of_[e]; }
  std::uint64_t rounds() const { return rounds_; }

 private:
  class BetterWays;
  void add_degrees();
  /// By vertex: a literal that says whether a line runs there; made when first asked for.
  const std::vector<int>& used();
  void add_labels();
  std::vector<int> differ(Vertex u, Vertex v);
  void keep_apart();
  bool read(std::span<const int> assumptions);

  const Instance& instance_;
  Sat sat_;
  std::vector<int> variable_of_;         // by edge
  std::vector<int> pair_of_;             // by vertex
  std::vector<std::vector<int>> label_;  // by vertex: its pair's number, a literal for each bit
  std::vector<int> used_;
  Links links_;
  int always_ = 0;  // a variable that is true
  int bits_ = 0;
  std::uint64_t rounds_ = 0;
};

/// SAT for solutions without detours: places may stay empty, and no line has a better way (forbid_better_ways()). If
/// there is a solution, the best one is without detours.
struct ShortestSearch {
  /// Whether the board is not too large and no vertex has many edges.
  static bool fits(const Instance& instance);
  explicit ShortestSearch(const Instance& given);
  ShortestSearch(const ShortestSearch&) = delete;

  Instance instance;             ///< the one given, with the rules of these solutions
  std::optional<SatSearch> sat;  ///< nothing when what follows at once is a contradiction
};

}  // namespace schlegel::numberlink
