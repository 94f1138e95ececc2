// The questions, asked of a Prepared position: engines.cpp says which engine answers which. A list needs the same order
// at every run, so its engine is chosen by the position alone: a short search that sees all solutions, else the
// frontier's diagram, which also numbers them, else SAT.
//
// Invariant: a solution leaves this file only after verify() has accepted it. Worst case exponential: whether there is
// a solution is NP-complete, with places that may stay empty (Lynch 1975) and with all of them covered (Adcock et al.,
// "Zig-Zag Numberlink is NP-Complete", J. Information Processing 23, 2015).
#include "puzzles/numberlink/solve/solver.hpp"

#include <optional>

#include "puzzles/numberlink/solve/engines.hpp"
#include "puzzles/numberlink/words.hpp"

namespace schlegel::numberlink {
namespace {

using CountAnswer = Answer<Count, Refutation>;

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
      if (!prepared_.verified(search.solution())) return Unknown{prepared_.stopped};
      search.block();
    }
  }

  Prepared& prepared_;
  std::uint64_t limit_;
  Control& control_;
};

}  // namespace

Listing<Prepared> solutions_of(Prepared& prepared, Control& control) {
  Listing<Prepared> solutions(prepared, control);
  const auto serves = [&](EngineKind engine, double budget) {
    if (engine == EngineKind::diagram)
      return prepared.with_frontier([&](const auto& spec) { return solutions.build_diagram(spec); });
    if (engine == EngineKind::sat) return true;
    auto few = prepared.all_if_at_most(control, static_cast<std::size_t>(budget));
    const bool known = few || !prepared.stopped.empty();
    if (few) solutions.take_list(*std::move(few), "tracing", prepared.nodes);
    solutions.stop(prepared.stopped);
    return known;
  };
  if (prepared.none)
    solutions.take_list({}, "tracing", 0);
  else
    first_answer(all_in_order, prepared, control.memory_limit, serves);
  return solutions;
}

Answer<Links, Refutation> solve(const Instance& instance, const Links& drawn, Control& control) {
  return Prepared(instance, drawn).solve(control);
}

Answer<Count, Refutation> count(const Instance& instance, const Links& drawn, std::uint64_t limit, Control& control) {
  Prepared prepared(instance, drawn);
  Counting counting(prepared, limit, control);
  if (prepared.none) return counting.searched(0);
  const Ask ask = limit == 0 ? exact_count : limit == 1 ? at_least_one : limit == 2 ? one_or_more : up_to_a_limit;
  return *first_answer(ask, prepared, control.memory_limit,
                       [&](EngineKind engine, double budget) { return counting.by(engine, budget); });
}

}  // namespace schlegel::numberlink
