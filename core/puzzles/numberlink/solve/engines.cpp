// No engine is good at everything: a search along a sweep settles most covered boards in milliseconds and is lost on a
// large graph with empty places; routing finds a solution there and can never show that there is none; the frontier
// counts exactly, if the board is narrow; SAT can do all of it and is seldom the quickest. So each question goes from
// engine to engine, the cheap and likely ones first, each with a budget, and the last one has none.
//
// Invariant: an engine that gives up has changed nothing but what it knows (solutions met, the count of branchings), so
// the order decides the time only, except for listing, where it decides the order of the solutions too. Worst case: the
// sum of the budgets above the engine that settles it, then exponential.
//
// The names at the lines are the benchmarks in tests/bench/numberlink_bench.cpp that measure them. The lines for large
// boards with empty places were tuned on the contest grids: contest_first_free, contest_2017_first_free.
//
// Tried and dropped:
// - SAT first, or in turns with the searches, when it is asked whether there are two solutions: it settles some hard
//   boards of janko_unique_free sooner and as many later. SAT for covered boards as they are is hopeless from 15x15.
// - For SAT on free 20x20 boards: other orders for the short cuts, a variable for each pair and place, parities on
//   faces, fewer or shuffled bits of the pairs' numbers, proving links one by one, CaDiCaL's options.
// - A dozen schedules of routing; many short tries in place of few long ones.
// - Meeting in the middle of the frontier: where a half turn maps the board to itself it halves the time
//   (corner_paths), else the states from both ends are rarely fewer than half of those of the best single direction.
// - Local windows and breadth-first search for covered boards; keys that know more of the frontier (a third fewer
//   branchings, and as much time again for the longer keys).
// - Sweeps that race, the next step going to the one that promises the fewest states: janko_count_cover_15_and_17 39 s
//   with them, 38 s without.
// - Canonical solutions of covered boards, where two lines exchange places: flowfree_unique_cover 0.15 s with them,
//   0.28 s without, and nothing else gains.
// - Seeing from the ends of lines along the frontier of a grid that two of them must cross: janko_unique_free 70 s with
//   it, 68 s without.
#include "puzzles/numberlink/solve/engines.hpp"

#include "puzzles/numberlink/solve/prepared.hpp"

namespace schlegel::numberlink {
namespace {

constexpr int small_order = 100;
constexpr std::size_t few_edges = 7'000;  // with more, SAT is so slow that routing gets its time
constexpr double no_limit = -1;
// What a guessed state counts for: 1 where the budget is in states, else its bytes, alone or as a node of the diagram
// with its numbers.
constexpr double state_bytes = 1, plain_bytes = 8, node_bytes = 32;

constexpr std::uint8_t counts = at_least_one | one_or_more | up_to_a_limit | exact_count;

constexpr EngineChoice table[] = {
    // Small boards are searched at once: janko_first_cover, hakank_first_cover. On larger ones with empty places lines
    // are often routed at once, and many have a solution that covers all places without touching, to which nearly
    // every link is forced; SAT is quick where lines need no detours.
    {a_solution, EngineKind::first_solutions, Boards::small, 1e9},
    {a_solution, EngineKind::routing, Boards::large, 3e5},
    {a_solution, EngineKind::short_reason, Boards::any, 0},
    {a_solution, EngineKind::covering, Boards::large, 1e8},
    {a_solution, EngineKind::shortest_sat, Boards::large, 5e4},
    {a_solution, EngineKind::routing, Boards::large, 3e6},
    {a_solution, EngineKind::first_solutions, Boards::large, 1e9},
    {a_solution, EngineKind::shortest_sat, Boards::any, 2e5},
    {a_solution, EngineKind::routing, Boards::few_edges, 3e7},
    {a_solution, EngineKind::routing, Boards::many_edges, 6e8},
    {a_solution, EngineKind::shortest_sat, Boards::any, no_limit},

    // All at once, if a short search sees them: flowfree_unique_cover_apart.
    {up_to_a_limit | exact_count, EngineKind::all_solutions, Boards::any, 1e5},
    {all_in_order, EngineKind::all_solutions, Boards::any, 1e3},
    // On an untouched board canonical searches tell whether there are two (janko_unique_free), so that the engines
    // below
    // are not likely to end sooner.
    {at_least_one, EngineKind::first_solutions, Boards::any, 1e9},
    {one_or_more, EngineKind::first_solutions, Boards::untouched, 1e11},
    {one_or_more, EngineKind::first_solutions, Boards::begun, 1e10},
    // Most boards that take the frontier many states have one solution, which the search for two may show sooner:
    // janko_count_cover_15_and_17.
    {exact_count, EngineKind::first_solutions, Boards::cheap_sweep, 1e8},
    {exact_count, EngineKind::first_solutions, Boards::no_cheap_sweep, 1e10},
    {counts, EngineKind::short_reason, Boards::any, 0},

    // The frontier is for large numbers: flowfree_count_cover, corner_paths. Up to a limit, a few SAT solutions are
    // quicker unless the frontier is tiny; what the search for two has left open has probably one solution, and for
    // that the frontier is quicker again.
    {one_or_more | exact_count, EngineKind::sweep, Boards::fit_peak, no_limit},
    {at_least_one | up_to_a_limit, EngineKind::sweep, Boards::fit_states, 1e6},
    {all_in_order, EngineKind::diagram, Boards::fit_states, no_limit},
    {a_solution | counts | all_in_order, EngineKind::sat, Boards::any, no_limit},
};

}  // namespace

std::span<const EngineChoice> engine_choices() { return table; }

bool applies(const EngineChoice& choice, Ask ask, Prepared& prepared, std::size_t memory) {
  if ((choice.asks & ask) == 0) return false;
  constexpr double cheap = 5e6;
  const double bytes = choice.budget < 0 ? static_cast<double>(memory) : choice.budget;
  switch (choice.boards) {
    case Boards::any:
      return true;
    case Boards::small:
      return prepared.instance.graph.order() <= small_order;
    case Boards::large:
      return prepared.instance.graph.order() > small_order;
    case Boards::few_edges:
      return prepared.reduced.edges.size() <= few_edges;
    case Boards::many_edges:
      return prepared.reduced.edges.size() > few_edges;
    case Boards::untouched:
      return prepared.drawn.empty();
    case Boards::begun:
      return !prepared.drawn.empty();
    case Boards::cheap_sweep:
      return prepared.sweep_fits(cheap, plain_bytes);
    case Boards::no_cheap_sweep:
      return !prepared.sweep_fits(cheap, plain_bytes);
    case Boards::fit_peak:
      return prepared.peak_fits(bytes);
    case Boards::fit_states:
      return prepared.sweep_fits(bytes, choice.engine == EngineKind::diagram ? node_bytes : state_bytes);
  }
  return false;
}

}  // namespace schlegel::numberlink
