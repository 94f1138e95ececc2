#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/control.hpp"
#include "base/search_end.hpp"
#include "puzzles/numberlink/proof/certificate.hpp"
#include "puzzles/numberlink/solve/reduced_graph.hpp"
#include "puzzles/numberlink/solve/search/sat_search.hpp"
#include "puzzles/numberlink/solve/search/search_portfolio.hpp"
#include "puzzles/numberlink/solve/sweep/chordless_sweep.hpp"
#include "puzzles/numberlink/solve/sweep/sweep.hpp"
#include "search/words.hpp"

namespace schlegel::numberlink {

/// A position in which every forced link is drawn, with the engines' inputs and the searches that the questions share.
class Prepared {
 public:
  using Solution = Links;
  using Refutation = numberlink::Refutation;
  static constexpr Sentence stopped_at = schlegel::words::stopped_at_solutions;

  Prepared(const Instance& given, const Links& drawn_links);

  /// All solutions, when there are at most `most` and a short search sees them all.
  std::optional<std::vector<Links>> all_if_at_most(Control& control, std::size_t most);
  /// The first solutions, at most `limit` (1 or 2) of them; fewer only when there are no more. The effort is in places
  /// and edges looked at.
  std::optional<std::vector<Links>> first_solutions(Control& control, std::size_t limit, double effort = 1e9);
  /// A solution, by whatever engine finds one, or why there is none.
  Answer<Links, Refutation> solve(Control& control);
  /// Whether a short reason shows that there is no solution.
  bool refuted();
  /// A short reason why there is no solution, else that this search has found none.
  Refutation searched(const char* method, std::uint64_t work);
  /// The best reason: a short one, else a proof when one is found, else that this search has found no solution.
  Refutation why(const char* method, std::uint64_t work, Control& control);

  /// Whether there is a sweep for these rules and its guessed number of states, at `size` bytes each, fits in `bytes`.
  /// The guess is rough: hundreds of times too high on boards with many pairs.
  bool sweep_fits(double bytes, double size);
  /// The same for the largest layer alone, which is all that counting keeps.
  bool peak_fits(double bytes);
  /// Calls use(spec) with the frontier problem of this position; sweep_fits() must hold, as for the next two.
  template <class Use>
  auto with_frontier(Use use) const {
    if (instance.rules.self_touch) return with_spec(sweep_, reduced, use);
    return use(ChordlessSpec(sweep_, whole_, OpenPairs(sweep_, whole_)));
  }
  std::variant<frontier::Counted, frontier::Stop> sweep_count(Control& control) const;
  /// The links that these choices of that problem draw.
  Links solution_of(const std::vector<std::uint8_t>& choices) const;
  SatSearch sat_search() const { return SatSearch(instance, reduced); }

  /// Verifies a solution before it is handed out. One that fails is a bug, and `stopped` then names it.
  bool verified(const Links& links);

  const Instance& instance;
  Links drawn;
  ReducedGraph reduced;
  bool none = false;        ///< forcing ends in a contradiction: there is no solution
  std::uint64_t nodes = 0;  ///< branchings of the searches so far
  std::string stopped;      ///< why there is no answer, when there is none

 private:
  const ReducedGraph& swept() const { return instance.rules.self_touch ? reduced : whole_; }
  template <class Search>
  std::optional<std::vector<Links>> search(SearchPortfolio& portfolio, double effort, Search search);
  // Engines that can only find a solution; met() then has it, or why they stopped.
  void route_lines(Control& control, std::uint64_t most_work);
  void cover_all(Control& control, double effort);
  std::optional<Answer<Links, Refutation>> met();
  // By SAT; nothing when the conflicts were spent, or where such a search cannot be made.
  std::optional<Answer<Links, Refutation>> solve_by(SatSearch& search, Control& control, int most_conflicts);
  std::optional<Answer<Links, Refutation>> solve_without_detours(Control& control, int most_conflicts);

  std::optional<Links> first_;                             // a solution that a search met
  std::optional<std::optional<Refutation>> short_reason_;  // once it has been looked for
  std::unique_ptr<ShortestSearch> shortest_;
  Propagator board_;
  ReducedGraph whole_;  // all edges, where no path may touch itself
  Sweep sweep_;
};

}  // namespace schlegel::numberlink
