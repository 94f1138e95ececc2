// Every question goes the same way. The instance is cut down by forcing (reduction.cpp), which often settles it; then
// what is left is measured and one of three engines is chosen, by these measures alone, so that all questions about an
// instance agree on the order of its tours (Method):
// - backtracking (walk.hpp) when m - n + 1, the number of independent cycles, is so small that few choices are left;
// - a frontier search (search/frontier.hpp) when the guessed number of states fits the memory. It counts exactly, and
//   its diagram numbers the tours, from which equal chances follow;
// - SAT with cuts (subtour.cpp) for the rest, one tour after another.
// A single tour is looked for in the frontier only while that is guessed to be small; otherwise SAT is quicker. Reasons
// why there is none are looked for before the long searches (refute.cpp).
//
// Invariant: a tour leaves this file only after verify() has accepted it. Worst case exponential; whether there is a
// Hamiltonian cycle is NP-complete (Karp 1972), how many there are #P-complete (Valiant 1979).
#include "puzzles/icosian/solve/solver.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "base/draw.hpp"
#include "base/text.hpp"
#include "puzzles/icosian/solve/reduction.hpp"
#include "puzzles/icosian/solve/refute.hpp"
#include "puzzles/icosian/solve/subtour.hpp"
#include "puzzles/icosian/solve/sweep.hpp"
#include "puzzles/icosian/solve/walk.hpp"
#include "puzzles/icosian/verify.hpp"
#include "puzzles/icosian/words.hpp"
#include "search/diagram.hpp"
#include "search/words.hpp"

namespace schlegel::icosian {
namespace {

using Engine = Method::Engine;

constexpr int most_independent_cycles = 12;  // 4096 sets of cycles; beyond, the frontier is quicker

/// An instance after forcing, with the engine that suits the rest of it.
struct Prepared {
  const Instance& instance;
  Reduction reduction;
  Sweep sweep;
  Method method;
  bool none = false;         // there is no tour
  std::optional<Tour> only;  // there is exactly this one

  Prepared(const Instance& given, const Control& control, TourOrder order = TourOrder::of_method)
      : instance(given), reduction(given) {
    const int n = instance.graph.order();
    if (n == 0 || (instance.closed && n < 3)) {
      none = true;
      return;
    }
    if (n == 1) {
      // The hub would need two edges to the same vertex.
      none = instance.opening.size() > 1;
      if (!none) only = Tour{0};
      return;
    }
    if (reduction.contradiction()) {
      none = true;
      return;
    }
    if (reduction.settled()) {
      only = checked(reduction.expand({}));
      return;
    }
    const EdgeList& core = reduction.core();
    method.vertices = core.order;
    method.edges = static_cast<int>(core.ends.size());
    if (reduction.order() <= Walk::max_order && method.edges - method.vertices <= most_independent_cycles) {
      method.engine = Engine::backtracking;
      return;
    }
    if (order == TourOrder::any) {
      method.engine = Engine::sat;
      return;
    }
    sweep = find_sweep(core);
    method.width = sweep.slots;
    method.states = sweep.cost;
    // The guess is mostly several times too high, and a state takes some 50 bytes; a larger share sends more graphs to
    // the frontier that then run into the limit.
    const double room = static_cast<double>(control.memory_limit) / 12;
    method.engine = sweep.slots > 0 && sweep.peak < room ? Engine::frontier : Engine::sat;
  }

  bool decided() const { return none || only; }

  /// What leaves this file has passed the verifier; anything else is a bug and counts as no answer.
  std::optional<Tour> checked(Tour tour) const {
    const bool good = verify(instance, tour);
    assert(good);
    if (!good) return std::nullopt;
    return tour;
  }
  Tour tour_of(const std::vector<std::uint8_t>& choices) const {
    std::vector<std::int32_t> edges;
    for (std::size_t step = 0; step < choices.size(); ++step)
      if (choices[step] == 0) edges.push_back(sweep.steps[step].edge);
    return reduction.expand(edges);
  }
  template <class Use>
  auto with_frontier(Use use) const {
    return with_spec(sweep, reduction.core_required(), use);
  }
};

Refutation exhausted(const char* method, std::uint64_t work) {
  Refutation refutation;
  refutation.kind = Refutation::Kind::exhausted;
  refutation.method = method;
  refutation.work = work;
  return refutation;
}

Unknown wrong_answer() { return {say(schlegel::words::failed_check)}; }
std::string stopped_at_nodes(std::uint64_t nodes) { return say(words::stopped_at_nodes, {{"nodes", nodes}}); }
std::string stopped_at_rounds(std::uint64_t rounds) {
  return say(schlegel::words::stopped_at_rounds, {{"rounds", rounds}});
}

/// The best reason for an instance that is known to have no tour.
Refutation reason(const Prepared& prepared, const char* method, std::uint64_t work) {
  if (auto found = refute_quickly(prepared.instance, prepared.reduction)) return *found;
  if (auto found = refute_by_pieces(prepared.instance)) return *found;
  return exhausted(method, work);
}

/// The number of tours, and the work that it took to find it.
struct Tally {
  Count count;
  const char* method = "backtracking";
  std::uint64_t work = 0;
};

/// The tours of an instance in the order of its method, one after the other or by number.
class SolutionLister {
 public:
  SolutionLister(const Prepared& prepared, Control& control) : prepared_(prepared), control_(control) {
    // A diagram keeps eight bytes for each state; its guess is several times too high.
    if (prepared.method.engine != Engine::frontier) return;
    if (prepared.method.states * 8 / 4 > static_cast<double>(control.memory_limit)) {
      by_sat_ = true;
      return;
    }
    const bool built = prepared.with_frontier([&](const auto& spec) { return diagram_.build(spec, control); });
    if (built) return;
    if (diagram_.stop().memory) {
      diagram_ = {};
      by_sat_ = true;
    } else {
      stopped_ = diagram_.stop().budget;
    }
  }

  /// Calls visit(tour) for each until it returns false.
  template <class Visit>
  SearchEnd each(Visit visit) {
    if (prepared_.none) return SearchEnd::complete;
    if (prepared_.only) return visit(Tour(*prepared_.only)) ? SearchEnd::complete : SearchEnd::enough;
    if (!stopped_.empty()) return SearchEnd::cancelled;
    const auto hand_over = [&](Tour tour) {
      auto good = prepared_.checked(std::move(tour));
      if (!good) {
        stopped_ = wrong_answer().budget;
        return false;
      }
      return visit(std::move(*good));
    };
    if (prepared_.method.engine == Engine::backtracking) {
      Walk walk(prepared_.instance, prepared_.reduction);
      const auto end =
          walk.run(control_, [&](std::span<const Vertex> tour) { return hand_over(Tour(tour.begin(), tour.end())); });
      work_ = walk.nodes();
      if (end == SearchEnd::cancelled) stopped_ = stopped_at_nodes(walk.nodes());
      return !stopped_.empty()            ? SearchEnd::cancelled
             : end == SearchEnd::complete ? SearchEnd::complete
                                          : SearchEnd::enough;
    }
    if (prepared_.method.engine == Engine::frontier && !by_sat_) {
      std::uint64_t handed = 0;
      const bool all = diagram_.each([&](const std::vector<std::uint8_t>& choices) {
        if (!control_.tick({-1, ++handed, schlegel::words::phase_listing.english})) {
          stopped_ = say(words::stopped_at_tours, {{"tours", handed - 1}});
          return false;
        }
        return hand_over(prepared_.tour_of(choices));
      });
      return !stopped_.empty() ? SearchEnd::cancelled : all ? SearchEnd::complete : SearchEnd::enough;
    }
    SubtourSearch search(prepared_.reduction);
    for (;;) {
      const Sat::Answer answer = search.next(control_);
      work_ = search.rounds();
      if (answer == Sat::Answer::unsatisfiable) return SearchEnd::complete;
      if (answer == Sat::Answer::stopped) {
        stopped_ = stopped_at_rounds(search.rounds());
        return SearchEnd::cancelled;
      }
      if (!hand_over(prepared_.reduction.expand(search.cycle())))
        return stopped_.empty() ? SearchEnd::enough : SearchEnd::cancelled;
    }
  }

  /// The number of tours, or nothing when stopped.
  std::optional<Tally> count() {
    if (has_diagram()) {
      if (!counted_ && !diagram_.count_all(control_)) {
        stopped_ = diagram_.stop().budget;
        return std::nullopt;
      }
      counted_ = true;
      return Tally{diagram_.count(), "frontier", diagram_.states()};
    }
    Count total = 0;
    if (each([&](const Tour&) { return ++total, true; }) != SearchEnd::complete) return std::nullopt;
    return Tally{total, prepared_.method.engine == Engine::backtracking ? "backtracking" : "sat", work_};
  }
  /// The tour of that index; nothing when stopped or beyond the end (then count() says so).
  std::optional<Tour> nth(const Count& index) {
    if (has_diagram()) {
      const auto total = count();
      if (!total || index >= total->count) return std::nullopt;
      return prepared_.checked(prepared_.tour_of(diagram_.nth(index)));
    }
    Count at = 0;
    std::optional<Tour> found;
    each([&](Tour tour) {
      if (at++ < index) return true;
      found = std::move(tour);
      return false;
    });
    return found;
  }
  bool stopped() const { return !stopped_.empty(); }
  Unknown unknown() const { return {stopped_}; }

 private:
  bool has_diagram() const {
    return !prepared_.decided() && prepared_.method.engine == Engine::frontier && !by_sat_ && stopped_.empty();
  }

  const Prepared& prepared_;
  Control& control_;
  frontier::Diagram<2> diagram_;
  bool by_sat_ = false;
  bool counted_ = false;
  std::uint64_t work_ = 0;
  std::string stopped_;
};

std::variant<Tally, Unknown> count_prepared(const Prepared& prepared, Control& control) {
  if (prepared.none) return Tally{0};
  if (prepared.only) return Tally{1};
  if (prepared.method.engine == Engine::frontier) {
    if (prepared.method.states > 1e6 && refute_quickly(prepared.instance, prepared.reduction)) return Tally{0};
    auto counted = prepared.with_frontier([&](const auto& spec) { return frontier::count(spec, control); });
    if (const auto* stop = std::get_if<frontier::Stop>(&counted)) return Unknown{stop->budget};
    const auto& [total, states] = std::get<frontier::Counted>(counted);
    return Tally{total, "frontier", states};
  }
  SolutionLister lister(prepared, control);
  if (const auto tally = lister.count()) return *tally;
  return lister.unknown();
}

std::variant<Tour, Refutation, Unknown> solve_by_sat(const Prepared& prepared, Control& control) {
  SubtourSearch search(prepared.reduction);
  const Sat::Answer answer = search.next(control);
  if (answer == Sat::Answer::unsatisfiable) return exhausted("sat", search.rounds());
  if (answer == Sat::Answer::stopped) return Unknown{stopped_at_rounds(search.rounds())};
  if (auto tour = prepared.checked(prepared.reduction.expand(search.cycle()))) return *tour;
  return wrong_answer();
}

}  // namespace

Method choose(const Instance& instance, const Control& control) { return Prepared(instance, control).method; }

std::variant<Tour, Refutation, Unknown> solve(const Instance& instance, Control& control) {
  const Prepared prepared(instance, control);
  if (prepared.only) return *prepared.only;
  if (prepared.none) return reason(prepared, "backtracking", 0);
  if (prepared.method.engine == Engine::backtracking) {
    Walk walk(instance, prepared.reduction);
    std::optional<Tour> tour;
    const auto end = walk.run(control, [&](std::span<const Vertex> found) {
      tour = prepared.checked(Tour(found.begin(), found.end()));
      return false;
    });
    if (tour) return *tour;
    if (end == SearchEnd::enough) return wrong_answer();
    if (end == SearchEnd::cancelled) return Unknown{stopped_at_nodes(walk.nodes())};
    return reason(prepared, "backtracking", walk.nodes());
  }
  if (auto found = refute_quickly(instance, prepared.reduction)) return *found;
  // SAT often finds one tour of many long before a wide frontier has been swept. Guessed states; a smaller number gives
  // up certain answers in some seconds, a larger one waits for them.
  constexpr double wide = 1e8;
  if (prepared.method.engine == Engine::frontier && prepared.method.states < wide) {
    auto found = prepared.with_frontier([&](const auto& spec) { return frontier::find(spec, control); });
    if (const auto* stop = std::get_if<frontier::Stop>(&found)) {
      if (!stop->memory) return Unknown{stop->budget};
    } else {
      const auto& [choices, states] = std::get<frontier::Found>(found);
      if (!choices) return reason(prepared, "frontier", states);
      if (auto tour = prepared.checked(prepared.tour_of(*choices))) return *tour;
      return wrong_answer();
    }
  }
  if (auto found = refute_by_pieces(instance)) return *found;
  return solve_by_sat(prepared, control);
}

std::variant<Count, Unknown> count(const Instance& instance, Control& control) {
  auto tally = count_prepared(Prepared(instance, control), control);
  if (const auto* unknown = std::get_if<Unknown>(&tally)) return *unknown;
  return std::get<Tally>(tally).count;
}

Outcome enumerate(const Instance& instance, Control& control, const std::function<bool(const Tour&)>& sink,
                  TourOrder order) {
  const Prepared prepared(instance, control, order);
  SolutionLister lister(prepared, control);
  Outcome outcome;
  const SearchEnd end = lister.each([&](const Tour& tour) {
    ++outcome.found;
    return sink(tour);
  });
  if (end == SearchEnd::enough) outcome.end = SearchEnd::enough;
  if (end == SearchEnd::cancelled) {
    outcome.end = SearchEnd::cancelled;
    outcome.budget = lister.unknown().budget;
  }
  return outcome;
}

std::variant<Tour, Absent, Unknown> nth(const Instance& instance, const Count& index, Control& control) {
  const Prepared prepared(instance, control);
  SolutionLister lister(prepared, control);
  if (index >= 0)
    if (auto tour = lister.nth(index)) return *tour;
  if (lister.stopped()) return lister.unknown();
  const auto total = lister.count();
  if (!total) return lister.unknown();
  if (index >= 0 && index < total->count) return wrong_answer();
  return Absent{total->count};
}

std::variant<Tour, Refutation, Unknown> random(const Instance& instance, Random& random, Control& control) {
  const Prepared prepared(instance, control);
  SolutionLister lister(prepared, control);
  const auto total = lister.count();
  if (!total) return lister.unknown();
  if (total->count == 0) return reason(prepared, total->method, total->work);
  if (auto tour = lister.nth(draw_below(total->count, random))) return *tour;
  return lister.stopped() ? lister.unknown() : wrong_answer();
}

std::variant<Analysis, Unknown> analyse(const Instance& instance, Control& control) {
  const Graph& graph = instance.graph;
  Analysis analysis;
  std::vector<char> visited(static_cast<std::size_t>(graph.order()), 0);
  for (const Vertex v : instance.opening) visited[v] = 1;

  const auto examine = [&](const Instance& position, Count& completions,
                           std::optional<Refutation>& dead) -> std::optional<Unknown> {
    const Prepared prepared(position, control);
    auto counted = count_prepared(prepared, control);
    if (const auto* unknown = std::get_if<Unknown>(&counted)) return *unknown;
    const Tally& tally = std::get<Tally>(counted);
    completions = tally.count;
    if (completions == 0) dead = reason(prepared, tally.method, tally.work);
    return std::nullopt;
  };

  const bool from_nothing = instance.opening.empty();
  // The ways to go on exclude each other, or, where the opening sets no direction, each tour is met twice.
  const bool sum_up = !from_nothing && static_cast<int>(instance.opening.size()) < graph.order();
  const bool twice = instance.closed && instance.opening.size() == 1;
  std::vector<Vertex> next;
  if (!from_nothing) {
    for (const auto& [u, e] : graph.around(instance.opening.back()))
      if (!visited[u] && std::find(instance.forbidden.begin(), instance.forbidden.end(), e) == instance.forbidden.end())
        next.push_back(u);
  } else if (instance.closed || graph.order() <= 64) {
    for (Vertex v = 0; v < graph.order(); ++v) next.push_back(v);
  }
  if (!sum_up)
    if (const auto unknown = examine(instance, analysis.completions, analysis.dead)) return *unknown;
  Instance position = instance;
  position.opening.push_back(no_vertex);
  for (const Vertex v : next) {
    Continuation continuation{v, 0, std::nullopt};
    if (from_nothing && instance.closed) {
      // Every closed tour passes every vertex.
      continuation.completions = analysis.completions;
      continuation.dead = analysis.dead;
    } else {
      position.opening.back() = v;
      if (const auto unknown = examine(position, continuation.completions, continuation.dead)) return *unknown;
    }
    if (sum_up) analysis.completions += continuation.completions;
    analysis.continuations.push_back(std::move(continuation));
  }
  if (sum_up && twice) analysis.completions /= 2;
  if (sum_up && analysis.completions == 0)
    if (const auto unknown = examine(instance, analysis.completions, analysis.dead)) return *unknown;
  return analysis;
}

}  // namespace schlegel::icosian
