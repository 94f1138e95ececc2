#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/control.hpp"
#include "puzzles/numberlink/proof/certificate.hpp"
#include "puzzles/numberlink/solve/reduced_graph.hpp"
#include "puzzles/numberlink/solve/search/sat_search.hpp"
#include "puzzles/numberlink/solve/search/search_portfolio.hpp"
#include "puzzles/numberlink/solve/sweep/chordless_sweep.hpp"
#include "puzzles/numberlink/solve/sweep/sweep.hpp"

namespace schlegel::numberlink {

/// A position after what follows at once, with the engines' inputs, and the searches that the questions share.
class Prepared {
 public:
  Prepared(const Instance& given, const Links& drawn_links);

  /// All solutions, when a short search sees them and there are at most `most`.
  std::optional<std::vector<Links>> all_if_at_most(Control& control, std::size_t most);
  /// The first solutions, at most one or two; fewer only when there are no more. The effort is in places and edges
  /// looked at.
  std::optional<std::vector<Links>> first_solutions(Control& control, std::size_t limit, double effort = 1e9);
  /// A solution, by whatever finds one, or why there is none.
  std::variant<Links, Refutation, Unknown> solve(Control& control);
  /// Whether a short reason says that there is no solution.
  bool refuted();
  /// That a search found no solution, or a short reason.
  Refutation searched(const char* method, std::uint64_t work);
  /// The best reason: a short one, else a proof when it can be had, else what was searched.
  Refutation why(const char* method, std::uint64_t work, Control& control);

  /// Whether a sweep can be made for these rules, and all its states, as guessed, fit in so many bytes, each taking
  /// `size`. The guess is rough: hundreds of times too many on boards with many pairs.
  bool sweep_fits(double bytes, double size);
  /// Whether the largest layer alone does, which is what counting keeps.
  bool peak_fits(double bytes);
  /// Calls use(spec) with the frontier problem of this position; sweep_fits() must hold, as for the next two.
  template <class Use>
  auto with_frontier(Use use) const {
    if (instance.rules.self_touch) return with_spec(sweep_, reduced, use);
    return use(ChordlessSpec(sweep_, whole_, OpenPairs(sweep_, whole_)));
  }
  std::variant<frontier::Counted, frontier::Stop> sweep_count(Control& control) const;
  /// The links that a way through that problem takes.
  Links links_of(const std::vector<std::uint8_t>& choices) const;

  /// What leaves these files has passed the verifier; anything else is a bug and counts as no answer.
  bool checked(const Links& links);

  const Instance& instance;
  Links drawn;
  ReducedGraph reduced;
  bool none = false;        ///< what follows at once is a contradiction
  std::uint64_t nodes = 0;  ///< branchings of the searches so far
  std::string stopped;      ///< why there is no answer, when there is none

 private:
  const ReducedGraph& swept() const { return instance.rules.self_touch ? reduced : whole_; }
  template <class Ask>
  std::optional<std::vector<Links>> traced(SearchPortfolio& portfolio, double effort, Ask ask);
  bool routed(std::uint64_t most_work, Control& control);
  bool covered(Control& control);

  std::optional<Links> first_;  // a solution that a search met
  std::optional<std::optional<Refutation>> named_;
  Propagator board_;
  ReducedGraph whole_;  // all edges, where no path may touch itself
  Sweep sweep_;
};

/// What a SAT search that was stopped says of itself.
std::string rounds_text(const SatSearch& search);

}  // namespace schlegel::numberlink
