// Everything that the questions share about one position. What follows at once from the links drawn is drawn first
// (Propagator), and the board is cut down to the edges that are left (ReducedGraph); the searches remember the first
// solution that any of them meets, the branchings spent, and why they stopped. Which engine is asked when is one table:
// engines.cpp. (Engines that take turns: compare Gomes and Selman, "Algorithm portfolios", AIJ 126, 2001.)
//
// Invariant: when `stopped` is not empty, the last search has no answer and no other is to be asked; `first_` is a
// solution of the whole instance that contains the drawn links. Worst case exponential, as every engine's.
//
// The guess of a sweep's states (search/order.hpp) does not count labels, which rule out most states of boards with
// many pairs; hence labels_spare.
#include "puzzles/numberlink/solve/prepared.hpp"

#include <cassert>

#include "puzzles/numberlink/solve/engines.hpp"
#include "puzzles/numberlink/solve/reasons.hpp"
#include "puzzles/numberlink/solve/route.hpp"
#include "puzzles/numberlink/solve/sweep/vertex_sweep.hpp"
#include "puzzles/numberlink/verify.hpp"
#include "puzzles/numberlink/words.hpp"
#include "search/words.hpp"

namespace schlegel::numberlink {
namespace {

// Places and edges looked at in a short search, some 10 ms: a larger effort delays whatever comes after it.
constexpr double short_effort = 3e6;
// Times as many states may be guessed as there is room for. More would let counts run into the memory limit after
// seconds, less would leave them to SAT; janko_count_cover_15_and_17.
constexpr double labels_spare = 8;

}  // namespace

Prepared::Prepared(const Instance& given, const Links& drawn_links)
    : instance(given), drawn(drawn_links), board_(given) {
  none = !board_.start() || !board_.draw(drawn) || !board_.connected();
  if (none) return;
  reduced = reduced_graph(instance, board_);
  if (!instance.rules.self_touch) whole_ = reduced_graph(instance, board_, true);
}

template <class Search>
std::optional<std::vector<Links>> Prepared::search(SearchPortfolio& portfolio, double effort, Search search) {
  // In branchings, each of which looks at every place and edge at the worst; but never so few that nothing is tried.
  const double most = std::max(5e5, effort / 2000);
  const auto budget =
      static_cast<std::uint64_t>(std::clamp(effort / (instance.graph.order() + instance.graph.size() + 1), 8., most));
  const std::uint64_t before = portfolio.nodes();
  auto found = search(budget);
  nodes += portfolio.nodes() - before;
  if (portfolio.first()) first_ = portfolio.first();
  if (portfolio.stopped()) stopped = say(words::stopped_at_branchings, {{"branchings", nodes}});
  return found;
}

std::optional<std::vector<Links>> Prepared::all_if_at_most(Control& control, std::size_t most) {
  SearchPortfolio portfolio(instance, drawn);
  return search(portfolio, instance.rules.cover ? short_effort : short_effort / 5,
                [&](std::uint64_t budget) { return portfolio.all(control, budget, most); });
}

std::optional<std::vector<Links>> Prepared::first_solutions(Control& control, std::size_t limit, double effort) {
  SearchPortfolio portfolio(instance, drawn);
  for (const double share : {short_effort, effort}) {
    auto found = search(portfolio, share,
                        [&](std::uint64_t budget) { return portfolio.first_solutions(control, budget, limit); });
    if (found || !stopped.empty()) return found;
    if (refuted()) return std::vector<Links>{};
  }
  return std::nullopt;
}

void Prepared::route_lines(Control& control, std::uint64_t most_work) {
  const Routed answer = route(instance, drawn, most_work, control);
  if (answer.links) first_ = answer.links;
  if (answer.stopped) stopped = say(words::stopped_at_routing, {{"steps", answer.work}});
}

void Prepared::cover_all(Control& control, double effort) {
  if (instance.rules.cover) return;
  Instance full = instance;
  full.rules.cover = true;
  full.rules.self_touch = false;
  SearchPortfolio portfolio(full, drawn);
  search(portfolio, effort, [&](std::uint64_t budget) { return portfolio.first_solutions(control, budget, 1); });
}

using Known = std::optional<Answer<Links, Refutation>>;

Known Prepared::met() {
  if (first_ && verified(*first_)) return *first_;
  if (!stopped.empty()) return Unknown{stopped};
  return std::nullopt;
}

Known Prepared::solve_by(SatSearch& search, Control& control, int most_conflicts) {
  const auto answer = search.solve(control, {}, most_conflicts);
  if (answer == Sat::Answer::spent) return std::nullopt;
  if (answer == Sat::Answer::unsatisfiable) return why("sat", search.rounds(), control);
  if (answer == Sat::Answer::stopped)
    return Unknown{say(schlegel::words::stopped_at_rounds, {{"rounds", search.rounds()}})};
  if (verified(search.solution())) return search.solution();
  return Unknown{stopped};
}

Known Prepared::solve_without_detours(Control& control, int most_conflicts) {
  if (instance.rules.cover || !drawn.empty() || !ShortestSearch::fits(instance)) return std::nullopt;
  if (!shortest_) shortest_ = std::make_unique<ShortestSearch>(instance);
  if (!shortest_->sat) return std::nullopt;
  return solve_by(*shortest_->sat, control, most_conflicts);
}

Answer<Links, Refutation> Prepared::solve(Control& control) {
  if (none) return why("tracing", 0, control);
  if (first_ && verified(*first_)) return *first_;
  return *first_answer(a_solution, *this, control.memory_limit, [&](EngineKind engine, double budget) -> Known {
    switch (engine) {
      case EngineKind::short_reason:
        if (refuted()) return why("tracing", nodes, control);
        return std::nullopt;
      case EngineKind::first_solutions: {
        const bool known = first_solutions(control, 1, budget).has_value();
        if (auto answer = met()) return answer;
        if (known) return why("tracing", nodes, control);
        return std::nullopt;
      }
      case EngineKind::routing:
        route_lines(control, static_cast<std::uint64_t>(budget));
        return met();
      case EngineKind::covering:
        cover_all(control, budget);
        return met();
      case EngineKind::shortest_sat:
        return solve_without_detours(control, static_cast<int>(budget));
      default: {
        SatSearch search(instance, reduced);
        return solve_by(search, control, -1);
      }
    }
  });
}

bool Prepared::refuted() {
  if (!short_reason_) short_reason_ = refute(instance, drawn);
  return short_reason_->has_value();
}

Refutation Prepared::searched(const char* method, std::uint64_t work) {
  if (refuted()) return **short_reason_;
  Refutation searched;
  searched.method = method;
  searched.work = work;
  return searched;
}

Refutation Prepared::why(const char* method, std::uint64_t work, Control& control) {
  return proved(instance, drawn, searched(method, work), control);
}

bool Prepared::sweep_fits(double bytes, double size) {
  if (swept().edges.size() > 20'000) return false;
  if (sweep_.steps.empty()) sweep_ = find_sweep(swept().graph);
  if (!instance.rules.self_touch && !ChordlessSpec::fits(sweep_.slots, OpenPairs(sweep_, whole_).most)) return false;
  return fits_sweep(sweep_, swept()) && sweep_.cost * size < labels_spare * bytes;
}

bool Prepared::peak_fits(double bytes) {
  constexpr double state_bytes = 80, most_states_for_bytes = 1e3;
  return sweep_fits(most_states_for_bytes * bytes, 1) && sweep_.peak * state_bytes < labels_spare * bytes;
}

std::variant<frontier::Counted, frontier::Stop> Prepared::sweep_count(Control& control) const {
  if (instance.rules.self_touch) return count_along(sweep_, reduced, control);
  return frontier::count(ChordlessSpec(sweep_, whole_, OpenPairs(sweep_, whole_)), control);
}

Links Prepared::solution_of(const std::vector<std::uint8_t>& choices) const {
  Links links;
  for (std::size_t step = 0; step < choices.size(); ++step)
    if (choices[step] == 0) links.push_back(swept().edges[sweep_.steps[step].edge]);
  std::sort(links.begin(), links.end());
  return links;
}

bool Prepared::verified(const Links& links) {
  const bool good = verify(instance, links) && std::includes(links.begin(), links.end(), drawn.begin(), drawn.end());
  assert(good);
  if (!good) stopped = say(schlegel::words::failed_check);
  return good;
}

}  // namespace schlegel::numberlink
