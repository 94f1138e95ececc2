#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/control.hpp"
#include "puzzles/numberlink/solve/search/edge_search.hpp"
#include "puzzles/numberlink/solve/search/neighbourhood.hpp"

namespace schlegel::numberlink {

/// Orders of the vertices that keep the frontier of a search narrow: rows, columns and diagonals of a grid, else orders
/// that are found greedily; the best guess first. O(n log n) for grids, else O(n width).
std::vector<SweepOrder> sweep_orders(const Instance& instance);

/// Searches of several kinds along several sweeps that take turns with growing budgets; see search_portfolio.cpp.
class SearchPortfolio {
 public:
  SearchPortfolio(const Instance& instance, const Links& drawn);

  /// The first solutions, as many as `limit` (1 or 2), fewer only when there are no more; nothing when that is not
  /// known after about `budget` branchings or when the control stopped. Another call with the same limit and a larger
  /// budget goes on where this one ended.
  std::optional<std::vector<Links>> first_solutions(Control& control, std::uint64_t budget, std::size_t limit);
  /// All solutions when there are at most `most` and the budget suffices.
  std::optional<std::vector<Links>> all(Control& control, std::uint64_t budget, std::size_t most);

  std::uint64_t nodes() const { return nodes_; }
  const std::optional<Links>& first() const { return first_; }  ///< a solution, when one was met
  bool stopped() const { return stopped_; }                     ///< by the control

 private:
  /// One kind of search along one sweep, and the solutions that it has met so far.
  struct Attempt {
    std::unique_ptr<EdgeSearch> edge_search;
    SearchEnd end = SearchEnd::budget;
    std::vector<Links> found;  ///< solutions; of an uncovered search also those that cover less
    std::size_t good = 0;      ///< how many of them keep all rules
  };
  static double progress_of(const std::vector<Attempt>& attempts);
  double progress() const;  ///< of the search that is furthest
  /// Goes on along that sweep, longest along the one where least seems to be left.
  Attempt& go_on(std::vector<Attempt>& attempts, std::size_t order, Control& control, EdgeSearch::Options options,
                 std::size_t limit);

  /// The answer that follows from an exhausted search for canonical solutions, if one does.
  std::optional<std::vector<Links>> concluded(const Attempt& attempt) const;

  const Instance& instance_;
  Links drawn_;
  std::vector<SweepOrder> orders_;
  // Whether each kind of search can still answer first_solutions(), among all with `canonical_` alone.
  bool chordless_serves_, canonical_, uncovered_serves_;
  std::vector<Attempt> chordless_, all_, uncovered_;
  std::uint64_t share_ = 250;  ///< of branchings, for which a search may go on
  std::uint64_t nodes_ = 0;
  std::optional<Links> first_;
  bool stopped_ = false;
};

}  // namespace schlegel::numberlink
