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

#include "puzzles/icosian/solve/reduction.hpp"
#include "puzzles/icosian/solve/refute.hpp"
#include "puzzles/icosian/solve/subtour.hpp"
#include "puzzles/icosian/solve/sweep.hpp"
#include "puzzles/icosian/solve/walk.hpp"
#include "puzzles/icosian/verify.hpp"
#include "puzzles/icosian/words.hpp"
#include "search/listing.hpp"
#include "search/words.hpp"

namespace schlegel::icosian {
namespace {

using Engine = Method::Engine;

constexpr int most_independent_cycles = 12;  // 4096 sets of cycles; beyond, the frontier is quicker

/// An instance after forcing, with the engine that suits the rest of it.
struct Prepared {
  using Solution = Tour;
  using Refutation = icosian::Refutation;
  static constexpr Sentence stopped_at = words::stopped_at_tours;

  const Instance& instance;
  Reduction reduction;
  Sweep sweep;
  Method method;
  bool none = false;         // there is no tour
  std::optional<Tour> only;  // there is exactly this one

  Prepared(const Instance& given, const Control& control, TourOrder order = TourOrder::of_method)
      : instance(given), reduction(given) {
    const int n = instance.graph.order();
    // Of a single vertex nothing is asked of the reduction: the hub would need two edges to it.
    none = n == 0 || (instance.closed && n < 3) ||
           (n == 1 ? instance.opening.size() > 1 : reduction.contradiction().has_value());
    if (none) return;
    if (n == 1 || reduction.settled()) {
      if (Tour tour = n == 1 ? Tour{0} : reduction.expand({}); verified(tour)) only = std::move(tour);
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

  /// What leaves this file has passed the verifier; anything else is a bug and counts as no answer.
  bool verified(const Tour& tour) const {
    const bool good = verify(instance, tour);
    assert(good);
    return good;
  }
  Tour solution_of(const std::vector<std::uint8_t>& choices) const {
    std::vector<std::int32_t> edges;
    for (std::size_t step = 0; step < choices.size(); ++step)
      if (choices[step] == 0) edges.push_back(sweep.steps[step].edge);
    return reduction.expand(edges);
  }
  SubtourSearch sat_search() const { return SubtourSearch(reduction); }
  template <class Use>
  auto with_frontier(Use use) const {
    return with_spec(sweep, reduction.core_required(), use);
  }
  /// The best reason why there is no tour.
  Refutation why(const char* how, std::uint64_t work, Control&) const {
    if (auto found = refute_quickly(instance, reduction)) return *found;
    if (auto found = refute_by_pieces(instance)) return *found;
    Refutation exhausted;
    exhausted.kind = Refutation::Kind::exhausted;
    exhausted.method = how;
    exhausted.work = work;
    return exhausted;
  }
};

/// The tours in the order of the method, or at least the first `most` of them.
Listing<const Prepared> tours_of(const Prepared& prepared, Control& control, std::size_t most = ~std::size_t{0}) {
  Listing<const Prepared> tours(prepared, control);
  if (prepared.none) {
    tours.take_list({}, "backtracking", 0);
  } else if (prepared.only) {
    tours.take_list({*prepared.only}, "backtracking", 0);
  } else if (prepared.method.engine == Engine::backtracking) {
    Walk walk(prepared.instance, prepared.reduction);
    std::vector<Tour> found;
    const auto end = walk.run(control, [&](std::span<const Vertex> tour) {
      found.emplace_back(tour.begin(), tour.end());
      return found.size() < most;
    });
    if (end == SearchEnd::cancelled)
      tours.stop(say(words::stopped_at_nodes, {{"nodes", walk.nodes()}}));
    else
      tours.take_list(std::move(found), "backtracking", walk.nodes());
  } else if (prepared.method.engine == Engine::frontier &&
             // A diagram keeps eight bytes for each state; its guess is several times too high.
             prepared.method.states * 8 / 4 <= static_cast<double>(control.memory_limit)) {
    prepared.with_frontier([&](const auto& spec) { return tours.build_diagram(spec); });
  }
  return tours;
}

}  // namespace

Method choose(const Instance& instance, const Control& control) { return Prepared(instance, control).method; }

std::vector<Edge> edges_of(const Instance& instance, const Tour& tour) {
  std::vector<Edge> edges;
  for (std::size_t i = 0; i + (instance.closed ? 0 : 1) < tour.size(); ++i)
    edges.push_back(instance.graph.edge_between(tour[i], tour[(i + 1) % tour.size()]));
  std::sort(edges.begin(), edges.end());
  return edges;
}

Answer<Tour, Refutation> solve(const Instance& instance, Control& control, TourOrder order) {
  const Prepared prepared(instance, control, order);
  if (prepared.none || prepared.only || prepared.method.engine == Engine::backtracking)
    return tours_of(prepared, control, 1).first();
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
      if (!choices) return prepared.why("frontier", states, control);
      if (Tour tour = prepared.solution_of(*choices); prepared.verified(tour)) return tour;
      return Unknown{say(schlegel::words::failed_check)};
    }
  }
  if (auto found = refute_by_pieces(instance)) return *found;
  return Listing(prepared, control).first();
}

Answer<Count, Refutation> count(const Instance& instance, Control& control) {
  const Prepared prepared(instance, control);
  if (prepared.method.engine != Engine::frontier) return tours_of(prepared, control).count();
  if (prepared.method.states > 1e6)
    if (auto found = refute_quickly(instance, prepared.reduction)) return *found;
  auto counted = prepared.with_frontier([&](const auto& spec) { return frontier::count(spec, control); });
  if (const auto* stop = std::get_if<frontier::Stop>(&counted)) return Unknown{stop->budget};
  const auto& [total, states] = std::get<frontier::Counted>(counted);
  if (total == 0) return prepared.why("frontier", states, control);
  return total;
}

Answer<SearchEnd, Refutation> enumerate(const Instance& instance, Control& control,
                                        const std::function<bool(const Tour&)>& take, TourOrder order) {
  const Prepared prepared(instance, control, order);
  return tours_of(prepared, control).each(take);
}

Numbered<Tour, Refutation> nth(const Instance& instance, const Count& index, Control& control) {
  const Prepared prepared(instance, control);
  return tours_of(prepared, control).nth(index);
}

Answer<Tour, Refutation> random(const Instance& instance, Random& random, Control& control) {
  const Prepared prepared(instance, control);
  return tours_of(prepared, control).random(random);
}

std::variant<Analysis, Unknown> analyse(const Instance& instance, Control& control) {
  const Graph& graph = instance.graph;
  Analysis analysis;
  std::vector<char> visited(static_cast<std::size_t>(graph.order()), 0);
  for (const Vertex v : instance.opening) visited[v] = 1;

  const auto examine = [&](const Instance& position, Count& completions,
                           std::optional<Refutation>& dead) -> std::optional<Unknown> {
    auto counted = count(position, control);
    if (const auto* unknown = std::get_if<Unknown>(&counted)) return *unknown;
    if (auto* total = std::get_if<Count>(&counted)) completions = std::move(*total);
    if (auto* why = std::get_if<Refutation>(&counted)) dead = std::move(*why);
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
