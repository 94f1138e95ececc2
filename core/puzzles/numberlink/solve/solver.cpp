// The questions, asked of a Prepared position: engines.cpp says which engine answers which. A list needs the same order
// at every run, so its engine is chosen by the position alone: a short search that sees all solutions, else the
// frontier's diagram, which also numbers them, else SAT.
//
// Invariant: a solution leaves this file only after verify() has accepted it. Worst case exponential: whether there is
// a solution is NP-complete, with places that may stay empty (Lynch 1975) and with all of them covered (Adcock et al.,
// "Zig-Zag Numberlink is NP-Complete", J. Information Processing 23, 2015).
#include "puzzles/numberlink/solve/solver.hpp"

#include <algorithm>
#include <optional>

#include "base/draw.hpp"
#include "puzzles/numberlink/solve/engines.hpp"
#include "puzzles/numberlink/solve/prepared.hpp"
#include "puzzles/numberlink/words.hpp"
#include "search/diagram.hpp"
#include "search/words.hpp"

namespace schlegel::numberlink {
namespace {

/// All solutions in a fixed order: that of the short search, of the frontier's diagram, or of SAT.
class Lister {
 public:
  Lister(Prepared& prepared, Control& control) : prepared_(prepared), control_(control) {
    if (prepared.none)
      few_.emplace();
    else
      engine_ = *first_answer(all_in_order, prepared, control.memory_limit,
                              [&](EngineKind engine, double budget) { return chosen(engine, budget); });
  }

  template <class Visit>
  SearchEnd each(Visit visit) {
    if (!prepared_.stopped.empty()) return SearchEnd::cancelled;
    const auto hand_over = [&](const Links& links) { return prepared_.checked(links) && visit(links); };
    bool all = true;
    if (few_) {
      for (const Links& links : *few_)
        if (!(all = hand_over(links))) break;
    } else if (engine_ == EngineKind::diagram) {
      std::uint64_t handed = 0;
      all = diagram_.each([&](const std::vector<std::uint8_t>& choices) {
        if (control_.tick({-1, ++handed, schlegel::words::phase_listing.english}))
          return hand_over(prepared_.links_of(choices));
        prepared_.stopped = say(schlegel::words::stopped_at_solutions, {{"solutions", handed - 1}});
        return false;
      });
    } else {
      SatSearch search(prepared_.instance, prepared_.reduced);
      for (;;) {
        const auto answer = search.solve(control_);
        work_ = search.rounds();
        if (answer == Sat::Answer::unsatisfiable) break;
        if (answer == Sat::Answer::stopped) prepared_.stopped = rounds_text(search);
        if (answer == Sat::Answer::stopped || !hand_over(search.links())) {
          all = false;
          break;
        }
        search.block();
      }
    }
    return !prepared_.stopped.empty() ? SearchEnd::cancelled : all ? SearchEnd::complete : SearchEnd::enough;
  }

  /// All of them; nothing when stopped.
  std::optional<Count> count() {
    if (!total_) total_ = find_count();
    return total_;
  }
  std::optional<Links> nth(const Count& index) {
    if (engine_ == EngineKind::diagram) {
      const auto total = count();
      if (!total || index >= *total) return std::nullopt;
      Links links = prepared_.links_of(diagram_.nth(index));
      if (!prepared_.checked(links)) return std::nullopt;
      return links;
    }
    Count passed = 0;
    std::optional<Links> found;
    each([&](const Links& links) {
      if (passed++ < index) return true;
      found = links;
      return false;
    });
    return found;
  }
  Refutation why() {
    return few_                             ? prepared_.why("tracing", prepared_.nodes, control_)
           : engine_ == EngineKind::diagram ? prepared_.why("frontier", diagram_.states(), control_)
                                            : prepared_.why("sat", work_, control_);
  }

 private:
  /// The engine, when it serves or has stopped the listing.
  std::optional<EngineKind> chosen(EngineKind engine, double budget) {
    if (engine == EngineKind::all_solutions) {
      few_ = prepared_.all_if_at_most(control_, static_cast<std::size_t>(budget));
      if (!few_ && prepared_.stopped.empty()) return std::nullopt;
    }
    if (engine == EngineKind::diagram &&
        !prepared_.with_frontier([&](const auto& spec) { return diagram_.build(spec, control_); })) {
      if (diagram_.stop().memory) {
        diagram_ = {};
        return std::nullopt;
      }
      prepared_.stopped = diagram_.stop().budget;
    }
    return engine;
  }
  std::optional<Count> find_count() {
    if (!prepared_.stopped.empty()) return std::nullopt;
    if (few_) return Count(few_->size());
    if (engine_ == EngineKind::diagram) {
      if (diagram_.count_all(control_)) return diagram_.count();
      prepared_.stopped = diagram_.stop().budget;
      return std::nullopt;
    }
    Count total = 0;
    if (each([&](const Links&) { return ++total, true; }) != SearchEnd::complete) return std::nullopt;
    return total;
  }

  Prepared& prepared_;
  Control& control_;
  EngineKind engine_ = EngineKind::all_solutions;
  std::optional<std::vector<Links>> few_;
  frontier::Diagram<2> diagram_;
  std::optional<Count> total_;
  std::uint64_t work_ = 0;
};

}  // namespace

std::variant<Links, Refutation, Unknown> solve(const Instance& instance, const Links& drawn, Control& control) {
  return Prepared(instance, drawn).solve(control);
}

namespace {

using CountAnswer = std::variant<Count, Refutation, Unknown>;

/// Counts up to a limit, or exactly when that is 0, each engine in its way; nothing where it cannot tell.
class Counting {
 public:
  Counting(Prepared& prepared, std::uint64_t limit, Control& control)
      : prepared_(prepared), limit_(limit), control_(control) {}

  std::optional<CountAnswer> by(EngineKind engine, double budget) {
    switch (engine) {
      case EngineKind::first_solutions: {
        const auto limit = static_cast<std::size_t>(limit_ == 1 ? 1 : 2);
        const auto found = prepared_.first_solutions(control_, limit, budget);
        if (!prepared_.stopped.empty()) return Unknown{prepared_.stopped};
        if (found && (limit_ != 0 || found->size() < limit)) return searched(found->size());
        return std::nullopt;
      }
      case EngineKind::all_solutions: {
        const std::size_t most = limit_ > 0 ? static_cast<std::size_t>(limit_ - 1) : static_cast<std::size_t>(budget);
        const auto found = prepared_.all_if_at_most(control_, most);
        if (!prepared_.stopped.empty()) return Unknown{prepared_.stopped};
        if (found) return searched(found->size());
        return std::nullopt;
      }
      case EngineKind::short_reason:
        if (prepared_.refuted()) return searched(0);
        return std::nullopt;
      case EngineKind::sweep:
        return by_sweep();
      default:
        return by_sat();
    }
  }
  CountAnswer searched(Count total) const { return answer(std::move(total), "tracing", prepared_.nodes); }

 private:
  CountAnswer answer(Count total, const char* method, std::uint64_t work) const {
    if (total == 0) return prepared_.searched(method, work);
    return limit_ > 0 && total > limit_ ? Count(limit_) : total;
  }
  std::optional<CountAnswer> by_sweep() {
    const auto counted = prepared_.sweep_count(control_);
    if (const auto* done = std::get_if<frontier::Counted>(&counted))
      return answer(done->count, "frontier", done->states);
    const auto& stop = std::get<frontier::Stop>(counted);
    if (stop.memory) return std::nullopt;
    return Unknown{stop.budget};
  }
  CountAnswer by_sat() {
    SatSearch search(prepared_.instance, prepared_.reduced);
    for (std::uint64_t found = 0;; ++found) {
      if (limit_ > 0 && found == limit_) return Count(limit_);
      const auto next = search.solve(control_);
      if (next == Sat::Answer::unsatisfiable) return answer(found, "sat", search.rounds());
      if (next == Sat::Answer::stopped)
        return Unknown{say(words::stopped_at_rounds_with, {{"rounds", search.rounds()}, {"solutions", found}})};
      if (!prepared_.checked(search.links())) return Unknown{prepared_.stopped};
      search.block();
    }
  }

  Prepared& prepared_;
  std::uint64_t limit_;
  Control& control_;
};

}  // namespace

std::variant<Count, Refutation, Unknown> count(const Instance& instance, const Links& drawn, std::uint64_t limit,
                                               Control& control) {
  Prepared prepared(instance, drawn);
  Counting counting(prepared, limit, control);
  if (prepared.none) return counting.searched(0);
  const Ask ask = limit == 0 ? exact_count : limit == 1 ? at_least_one : limit == 2 ? one_or_more : up_to_a_limit;
  return *first_answer(ask, prepared, control.memory_limit,
                       [&](EngineKind engine, double budget) { return counting.by(engine, budget); });
}

Outcome enumerate(const Instance& instance, const Links& drawn, Control& control,
                  const std::function<bool(const Links&)>& sink) {
  Prepared prepared(instance, drawn);
  Lister lister(prepared, control);
  Outcome outcome;
  const SearchEnd end = lister.each([&](const Links& links) {
    ++outcome.found;
    return sink(links);
  });
  if (end == SearchEnd::enough) outcome.end = SearchEnd::enough;
  if (end == SearchEnd::cancelled) {
    outcome.end = SearchEnd::cancelled;
    outcome.budget = prepared.stopped;
  }
  if (end == SearchEnd::complete && outcome.found == 0) outcome.none = lister.why();
  return outcome;
}

std::variant<Links, Refutation, Absent, Unknown> nth(const Instance& instance, const Links& drawn, const Count& index,
                                                     Control& control) {
  Prepared prepared(instance, drawn);
  Lister lister(prepared, control);
  if (auto links = lister.nth(index)) return *links;
  const auto total = lister.count();
  if (!total) return Unknown{prepared.stopped};
  if (*total == 0) return lister.why();
  return Absent{*total};
}

std::variant<Links, Refutation, Unknown> random(const Instance& instance, const Links& drawn, Random& random,
                                                Control& control) {
  Prepared prepared(instance, drawn);
  Lister lister(prepared, control);
  const auto total = lister.count();
  if (!total) return Unknown{prepared.stopped};
  if (*total == 0) return lister.why();
  if (auto links = lister.nth(draw_below(*total, random))) return *links;
  return Unknown{prepared.stopped};
}

}  // namespace schlegel::numberlink
