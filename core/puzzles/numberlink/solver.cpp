#include "puzzles/numberlink/solver.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

#include "base/text.hpp"
#include "puzzles/numberlink/route.hpp"
#include "puzzles/numberlink/sat_search.hpp"
#include "puzzles/numberlink/sweep.hpp"
#include "puzzles/numberlink/trace.hpp"
#include "puzzles/numberlink/verify.hpp"
#include "puzzles/numberlink/vertex_sweep.hpp"
#include "search/diagram.hpp"

namespace schlegel::numberlink {
namespace {

using Status = Propagator::Status;

std::size_t at(std::int32_t i) { return static_cast<std::size_t>(i); }

Refutation exhausted(const char* method, std::uint64_t work) {
  Refutation refutation;
  refutation.method = method;
  refutation.work = work;
  return refutation;
}

std::string rounds_text(const SatSearch& search) {
  return "stopped after " + plural(search.rounds(), "round", "rounds");
}

/// A position after what follows at once, with the engines' inputs.
class Prepared {
 public:
  Prepared(const Instance& given, const Links& drawn_links) : instance(given), drawn(drawn_links), board_(given) {
    none = !board_.start() || !board_.draw(drawn) || !board_.connected();
    if (!none) core = core_of(instance, board_);
  }

  /// All solutions, when a short search sees them and there are at most `most`.
  std::optional<std::vector<Links>> few(Control& control, std::size_t most) {
    const double effort = instance.rules.cover ? 3e6 : 6e5;
    return traced([&](Trace& trace) { return trace.all(control, budget(effort), most); });
  }
  /// The first solutions, at most one or two; fewer only when there are no more.
  std::optional<std::vector<Links>> some(Control& control, std::size_t limit) {
    return traced([&](Trace& trace) { return trace.some(control, budget(1e9), limit); });
  }
  /// Whether the sweep's guessed states fit in so many bytes, each taking `size`.
  bool sweep_fits(double bytes, double size) {
    if (!instance.rules.self_touch || (!instance.rules.squares && !instance.squares.empty())) return false;
    if (core.edges.size() > 20'000) return false;
    if (sweep_.steps.empty()) sweep_ = find_sweep(core.graph);
    // The guess knows no labels, which rule out most states.
    return fits_sweep(sweep_, core) && sweep_.cost * size / 8 < bytes;
  }
  bool peak_fits(double bytes) { return sweep_fits(bytes * 1e3, 1) && sweep_.peak * 80 / 8 < bytes; }
  double states() const { return sweep_.cost; }
  template <class Use>
  auto with_frontier(Use use) const {
    return with_spec(sweep_, core, use);
  }
  std::variant<frontier::Counted, frontier::Stop> sweep_count(Control& control) const {
    return count_by_sweeps(instance, core, sweep_, control);
  }
  Links links_of(const std::vector<std::uint8_t>& choices) const {
    Links links;
    for (std::size_t step = 0; step < choices.size(); ++step)
      if (choices[step] == 0) links.push_back(core.edges[at(sweep_.steps[step].edge)]);
    std::sort(links.begin(), links.end());
    return links;
  }
  /// What leaves this file has passed the verifier; anything else is a bug and counts as no answer.
  bool checked(const Links& links) {
    const bool good = verify(instance, links) && std::includes(links.begin(), links.end(), drawn.begin(), drawn.end());
    assert(good);
    if (!good) stopped = "an answer failed its check";
    return good;
  }
  Refutation reason(const char* method, std::uint64_t work) const {
    if (auto short_one = refute(instance, drawn)) return *short_one;
    return exhausted(method, work);
  }
  /// In place of a reason that nobody can check, a proof if there is a short one.
  Refutation proof(Refutation reason, Control& control) const {
    if (reason.kind != Refutation::Kind::exhausted) return reason;
    constexpr std::size_t most_literals = 30'000;
    if (auto proof = prove(instance, drawn, most_literals, control)) return *std::move(proof);
    return reason;
  }

  const Instance& instance;
  Links drawn;
  Core core;
  bool none = false;
  std::uint64_t nodes = 0;     ///< of few()
  std::optional<Links> first;  ///< a solution that few() met
  std::string stopped;         ///< why there is no answer, when there is none

 private:
  std::uint64_t budget(double effort) const {
    return static_cast<std::uint64_t>(
        std::clamp(effort / (instance.graph.order() + instance.graph.size() + 1), 8., 5e5));
  }
  template <class Ask>
  std::optional<std::vector<Links>> traced(Ask ask) {
    Trace trace(instance, drawn);
    auto found = ask(trace);
    nodes += trace.nodes();
    first = trace.first();
    if (trace.stopped()) stopped = "stopped after " + plural(nodes, "branching", "branchings");
    return found;
  }

  Propagator board_;
  Sweep sweep_;
};

enum class Listing { complete, visitor, stopped };

/// All solutions in a fixed order: that of the short search, of the frontier's diagram, or of SAT.
class Lister {
 public:
  Lister(Prepared& prepared, Control& control) : prepared_(prepared), control_(control) {
    if (prepared.none) {
      few_.emplace();
      return;
    }
    few_ = prepared.few(control, 1000);
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
  Listing each(Visit visit) {
    if (!prepared_.stopped.empty()) return Listing::stopped;
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
      SatSearch search(prepared_.instance, prepared_.core);
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
    return !prepared_.stopped.empty() ? Listing::stopped : all ? Listing::complete : Listing::visitor;
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
  Refutation reason() const {
    return few_           ? prepared_.reason("tracing", prepared_.nodes)
           : has_diagram_ ? prepared_.reason("frontier", diagram_.states())
                          : prepared_.reason("sat", work_);
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
    if (each([&](const Links&) { return ++total, true; }) != Listing::complete) return std::nullopt;
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

/// Uniform in [0, bound).
Count below(Random& random, const Count& bound) {
  const unsigned bits = static_cast<unsigned>(msb(bound)) + 1;
  for (;;) {
    Count draw = 0;
    for (unsigned have = 0; have < bits; have += 64) draw |= Count(random.next()) << have;
    draw &= (Count(1) << bits) - 1;
    if (draw < bound) return draw;
  }
}

}  // namespace

std::variant<Links, Refutation, Unknown> solve(const Instance& instance, const Links& drawn, Control& control) {
  Prepared prepared(instance, drawn);
  if (prepared.none) return prepared.proof(prepared.reason("tracing", 0), control);
  const auto routed = [&](std::uint64_t most_work) {
    const Routed answer = route(instance, drawn, most_work, control);
    if (answer.links) prepared.first = answer.links;
    if (answer.stopped) prepared.stopped = "stopped after routing past " + plural(answer.work, "place", "places");
    return answer.links || answer.stopped;
  };
  const auto covered = [&] {
    if (instance.rules.cover) return false;
    Instance full = instance;
    full.rules.cover = true;
    full.rules.self_touch = false;
    Trace trace(full, drawn);
    trace.some(control, static_cast<std::uint64_t>(1e8 / (instance.graph.order() + instance.graph.size() + 1)), 1);
    if (trace.stopped()) prepared.stopped = "stopped after " + plural(trace.nodes(), "branching", "branchings");
    if (trace.first()) prepared.first = trace.first();
    return trace.stopped() || trace.first();
  };
  // Where a search would be lost in the size of the board, lines are often routed at once, and many boards have a
  // solution that covers all places without touching, to which nearly every link is forced.
  constexpr int large = 100;
  std::optional<std::vector<Links>> one;
  if (instance.graph.order() <= large || (!routed(300'000) && !covered() && !routed(3'000'000)))
    one = prepared.some(control, 1);
  if (prepared.first && prepared.checked(*prepared.first)) return *prepared.first;
  if (!prepared.stopped.empty()) return Unknown{prepared.stopped};
  if (one) return prepared.proof(prepared.reason("tracing", prepared.nodes), control);
  if (auto short_one = refute(instance, drawn)) return *short_one;
  constexpr std::size_t too_large_for_sat = 7'000;
  if (routed(prepared.core.edges.size() > too_large_for_sat ? 600'000'000 : 30'000'000)) {
    if (prepared.first && prepared.checked(*prepared.first)) return *prepared.first;
    return Unknown{prepared.stopped};
  }
  SatSearch search(instance, prepared.core);
  const auto answer = search.solve(control);
  if (answer == Sat::Answer::unsatisfiable) return prepared.proof(exhausted("sat", search.rounds()), control);
  if (answer == Sat::Answer::stopped) return Unknown{rounds_text(search)};
  if (prepared.checked(search.links())) return search.links();
  return Unknown{prepared.stopped};
}

std::variant<Count, Unknown> count(const Instance& instance, const Links& drawn, std::uint64_t limit,
                                   Control& control) {
  Prepared prepared(instance, drawn);
  if (prepared.none) return Count(0);
  const auto few = limit == 1 || limit == 2
                       ? prepared.some(control, static_cast<std::size_t>(limit))
                       : prepared.few(control, limit > 0 ? static_cast<std::size_t>(limit) - 1 : 100'000);
  if (!prepared.stopped.empty()) return Unknown{prepared.stopped};
  const auto capped = [&](Count total) { return limit > 0 && total > limit ? Count(limit) : total; };
  if (few) return capped(few->size());
  // A limited count is a matter of a few SAT solutions unless the frontier is tiny. What a search for two left open is
  // more likely to have one solution.
  const bool swept = limit == 0 || limit == 2 ? prepared.peak_fits(static_cast<double>(control.memory_limit))
                                              : prepared.sweep_fits(1e6, 1);
  if (swept) {
    auto counted = prepared.sweep_count(control);
    if (const auto* done = std::get_if<frontier::Counted>(&counted)) return capped(done->count);
    if (!std::get<frontier::Stop>(counted).memory) return Unknown{std::get<frontier::Stop>(counted).budget};
  }
  if (refute(instance, drawn)) return Count(0);
  SatSearch search(instance, prepared.core);
  for (std::uint64_t found = 0;; ++found) {
    if (limit > 0 && found == limit) return Count(limit);
    const auto answer = search.solve(control);
    if (answer == Sat::Answer::unsatisfiable) return Count(found);
    if (answer == Sat::Answer::stopped)
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
  const Listing end = lister.each([&](const Links& links) {
    ++outcome.found;
    return sink(links);
  });
  if (end == Listing::visitor) outcome.end = Outcome::End::sink_stopped;
  if (end == Listing::stopped) {
    outcome.end = Outcome::End::unknown;
    outcome.budget = prepared.stopped;
  }
  return outcome;
}

std::variant<Links, Absent, Unknown> nth(const Instance& instance, const Links& drawn, const Count& index,
                                         Control& control) {
  Prepared prepared(instance, drawn);
  Lister lister(prepared, control);
  if (auto links = lister.nth(index)) return *links;
  const auto total = lister.count();
  if (!total) return Unknown{prepared.stopped};
  return Absent{*total};
}

std::variant<Links, Refutation, Unknown> random(const Instance& instance, const Links& drawn, Random& random,
                                                Control& control) {
  Prepared prepared(instance, drawn);
  Lister lister(prepared, control);
  const auto total = lister.count();
  if (!total) return Unknown{prepared.stopped};
  if (*total == 0) return lister.reason();
  if (auto links = lister.nth(below(random, *total))) return *links;
  return Unknown{prepared.stopped};
}

namespace {

/// What is known of every edge from the solutions met so far, and from the solver for the others.
class Chances {
 public:
  Chances(const Instance& instance, Analysis& analysis) : instance_(instance), analysis_(analysis) {
    analysis.alive.assign(at(instance.graph.size()), 2);
    analysis.forced.assign(at(instance.graph.size()), 2);
  }
  void meet(const Links& links) {
    std::vector<char> used(analysis_.alive.size(), 0);
    for (Edge e : links) used[at(e)] = 1;
    for (std::size_t e = 0; e < used.size(); ++e) {
      if (used[e]) analysis_.alive[e] = 1;
      if (!used[e]) analysis_.forced[e] = 0;
    }
  }
  /// No solutions but those met.
  void complete() {
    for (char& alive : analysis_.alive) alive = alive == 1;
    for (char& forced : analysis_.forced) forced = forced != 0;
  }
  void ask(SatSearch& search, Control& control, bool tips_only) {
    for (Edge e = 0; e < instance_.graph.size(); ++e) {
      char& alive = analysis_.alive[at(e)];
      char& forced = analysis_.forced[at(e)];
      const int literal = search.literal(e);
      if (literal == 0) {
        alive = forced = 0;
        continue;
      }
      if (alive == 1 ? forced != 2 : tips_only) continue;
      const int assumed = alive == 1 ? -literal : literal;
      const auto answer = search.solve(control, std::span(&assumed, 1));
      if (answer == Sat::Answer::stopped) return;
      if (answer == Sat::Answer::satisfiable) {
        meet(search.links());
        continue;
      }
      if (assumed < 0) {
        forced = 1;
      } else {
        alive = forced = 0;
      }
    }
  }

 private:
  const Instance& instance_;
  Analysis& analysis_;
};

/// A Control that passes ticks on but ends after so many.
class Allowance : public Control {
 public:
  Allowance(Control& control, std::uint64_t ticks) : control_(control), left_(ticks) {
    memory_limit = std::min(control.memory_limit, std::size_t{1} << 28);
  }
  bool tick(const Progress& progress) override {
    if (left_ == 0) return false;
    --left_;
    if (!control_.tick(progress)) stopped = true;
    return !stopped;
  }
  bool stopped = false;

 private:
  Control& control_;
  std::uint64_t left_;
};

}  // namespace

std::variant<Analysis, Refutation, Unknown> analyse(const Instance& instance, const Links& drawn, Control& control) {
  Prepared prepared(instance, drawn);
  if (prepared.none) return prepared.reason("tracing", 0);
  Analysis analysis;
  Chances chances(instance, analysis);
  const auto few = prepared.few(control, 200);
  if (!prepared.stopped.empty()) return Unknown{prepared.stopped};
  if (few) {
    if (few->empty()) return prepared.reason("tracing", prepared.nodes);
    for (const Links& links : *few) {
      if (!prepared.checked(links)) return Unknown{prepared.stopped};
      chances.meet(links);
    }
    chances.complete();
    analysis.solution = few->front();
    analysis.count = few->size();
    return analysis;
  }
  if (auto short_one = refute(instance, drawn)) return *short_one;
  SatSearch search(instance, prepared.core);
  const auto answer = search.solve(control);
  if (answer == Sat::Answer::unsatisfiable) return exhausted("sat", search.rounds());
  if (answer == Sat::Answer::stopped) return Unknown{rounds_text(search)};
  if (!prepared.checked(search.links())) return Unknown{prepared.stopped};
  analysis.solution = search.links();
  chances.meet(analysis.solution);

  constexpr double cheap_states = 3e6;
  Allowance allowance(control, 400);
  if (prepared.sweep_fits(cheap_states, 1)) {
    auto counted = prepared.sweep_count(allowance);
    if (const auto* done = std::get_if<frontier::Counted>(&counted)) analysis.count = done->count;
  }
  if (analysis.count == 1) {
    chances.complete();
  } else {
    if (analysis.count == 0) {  // is it unique at least?
      std::vector<int> other;
      SatSearch second(instance, prepared.core);
      const auto again = second.solve(allowance);
      if (again == Sat::Answer::satisfiable) {
        second.block();
        const auto last = second.solve(allowance);
        if (last == Sat::Answer::unsatisfiable) analysis.count = 1;
        if (last == Sat::Answer::satisfiable) {
          analysis.more = true;
          chances.meet(second.links());
        }
      }
      if (analysis.count == 1) chances.complete();
    }
    if (analysis.count != 1) chances.ask(search, allowance, false);
  }
  if (allowance.stopped) return Unknown{"stopped while looking at the next links"};
  return analysis;
}

}  // namespace schlegel::numberlink
