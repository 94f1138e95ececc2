#include "puzzles/numberlink/solve/solver.hpp"

#include <algorithm>
#include <optional>

#include "base/draw.hpp"
#include "base/text.hpp"
#include "puzzles/numberlink/solve/prepared.hpp"
#include "search/diagram.hpp"

namespace schlegel::numberlink {
namespace {

/// All solutions in a fixed order: that of the short search, of the frontier's diagram, or of SAT.
class Lister {
 public:
  Lister(Prepared& prepared, Control& control) : prepared_(prepared), control_(control) {
    if (prepared.none) {
      few_.emplace();
      return;
    }
    few_ = prepared.all_if_at_most(control, 1000);
    if (few_ || !prepared.stopped.empty()) return;
    if (!prepared.sweep_fits(static_cast<double>(control.memory_limit), 32)) return;
    const bool built = prepared.with_frontier([&](const auto& spec) { return diagram_.build(spec, control); });
    if (built)
      has_diagram_ = true;
    else if (diagram_.stop().memory)
      diagram_ = {};
    else
      prepared.stopped = diagram_.stop().budget;
  }

  template <class Visit>
  SearchEnd each(Visit visit) {
    if (!prepared_.stopped.empty()) return SearchEnd::cancelled;
    const auto hand_over = [&](const Links& links) { return prepared_.checked(links) && visit(links); };
    bool all = true;
    if (few_) {
      for (const Links& links : *few_)
        if (!(all = hand_over(links))) break;
    } else if (has_diagram_) {
      std::uint64_t handed = 0;
      all = diagram_.each([&](const std::vector<std::uint8_t>& choices) {
        if (control_.tick({-1, ++handed, "listing"})) return hand_over(prepared_.links_of(choices));
        prepared_.stopped = "stopped after " + plural(handed - 1, "solution", "solutions");
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
    if (has_diagram_) {
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
    return few_           ? prepared_.why("tracing", prepared_.nodes, control_)
           : has_diagram_ ? prepared_.why("frontier", diagram_.states(), control_)
                          : prepared_.why("sat", work_, control_);
  }

 private:
  std::optional<Count> find_count() {
    if (!prepared_.stopped.empty()) return std::nullopt;
    if (few_) return Count(few_->size());
    if (has_diagram_) {
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
  std::optional<std::vector<Links>> few_;
  frontier::Diagram<2> diagram_;
  bool has_diagram_ = false;
  std::optional<Count> total_;
  std::uint64_t work_ = 0;
};

}  // namespace

std::variant<Links, Refutation, Unknown> solve(const Instance& instance, const Links& drawn, Control& control) {
  return Prepared(instance, drawn).solve(control);
}

std::variant<Count, Refutation, Unknown> count(const Instance& instance, const Links& drawn, std::uint64_t limit,
                                               Control& control) {
  Prepared prepared(instance, drawn);
  using Answer = std::variant<Count, Refutation, Unknown>;
  const auto answer = [&](Count total, const char* method, std::uint64_t work) -> Answer {
    if (total == 0) return prepared.searched(method, work);
    return limit > 0 && total > limit ? Count(limit) : total;
  };
  if (prepared.none) return answer(0, "tracing", 0);
  // While SAT takes part, what comes later is not likely to end sooner.
  const double effort = limit == 1 ? 1e9 : drawn.empty() ? 1e11 : 1e10;
  const auto all_if_at_most =
      limit == 1 || limit == 2
          ? prepared.first_solutions(control, static_cast<std::size_t>(limit), effort)
          : prepared.all_if_at_most(control, limit > 0 ? static_cast<std::size_t>(limit) - 1 : 100'000);
  if (!prepared.stopped.empty()) return Unknown{prepared.stopped};
  if (!all_if_at_most && limit == 0) {
    // Most boards that many states are needed for have one solution, which may be shown sooner.
    const auto two = prepared.first_solutions(control, 2, prepared.sweep_fits(5e6, 8) ? 1e8 : 1e10);
    if (!prepared.stopped.empty()) return Unknown{prepared.stopped};
    if (two && two->size() < 2) return answer(two->size(), "tracing", prepared.nodes);
  }
  if (all_if_at_most || prepared.refuted())
    return answer(all_if_at_most ? all_if_at_most->size() : 0, "tracing", prepared.nodes);
  // A limited count is a matter of a few SAT solutions unless the frontier is tiny. What a search for two left open is
  // more likely to have one solution.
  const bool swept = limit == 0 || limit == 2 ? prepared.peak_fits(static_cast<double>(control.memory_limit))
                                              : prepared.sweep_fits(1e6, 1);
  if (swept) {
    auto counted = prepared.sweep_count(control);
    if (const auto* done = std::get_if<frontier::Counted>(&counted))
      return answer(done->count, "frontier", done->states);
    if (!std::get<frontier::Stop>(counted).memory) return Unknown{std::get<frontier::Stop>(counted).budget};
  }
  SatSearch search(instance, prepared.reduced);
  for (std::uint64_t found = 0;; ++found) {
    if (limit > 0 && found == limit) return Count(limit);
    const auto next = search.solve(control);
    if (next == Sat::Answer::unsatisfiable) return answer(found, "sat", search.rounds());
    if (next == Sat::Answer::stopped)
      return Unknown{rounds_text(search) + ", with " + plural(found, "solution", "solutions")};
    if (!prepared.checked(search.links())) return Unknown{prepared.stopped};
    search.block();
  }
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
