#pragma once
#include <cstddef>
#include <cstdint>
#include <span>

namespace schlegel::numberlink {

class Prepared;

/// What is asked for, as bits, so that a line of the table can serve several questions.
enum Ask : std::uint8_t {
  a_solution = 1,
  at_least_one = 2,   ///< count up to 1
  one_or_more = 4,    ///< count up to 2
  up_to_a_limit = 8,  ///< count up to a higher limit
  exact_count = 16,
  all_in_order = 32,
};

/// The engines, each with the unit of its budget. Of the last four only `sat` can serve every question about every
/// board; it has no budget, because nothing comes after it.
enum class EngineKind : std::uint8_t {
  short_reason,     ///< refute(); no budget
  first_solutions,  ///< searches along sweeps; places and edges looked at
  all_solutions,    ///< a short search that must see them all; how many there may be
  routing,          ///< lines that bargain for places; places looked at
  covering,         ///< a solution that covers all places without touching; places and edges looked at
  shortest_sat,     ///< SAT for solutions without detours; conflicts, without limit when negative
  sweep,            ///< the frontier, two layers at a time; bytes, the Control's limit when negative
  diagram,          ///< the frontier, all layers; the same
  sat,
};

/// The boards that a line of the table is for.
enum class Boards : std::uint8_t {
  any,
  small,        ///< at most 100 vertices
  large,        ///< more
  few_edges,    ///< at most 7,000 that are not ruled out
  many_edges,   ///< more
  untouched,    ///< no link is drawn
  begun,        ///< some are
  cheap_sweep,  ///< the frontier's guessed states fit 5 MB
  no_cheap_sweep,
  fit_peak,    ///< the guessed states of its largest layer fit the budget
  fit_states,  ///< a million guessed states, or the budget, suffice for all layers
};

/// A line of the table: for these questions, about such boards, the engine is tried, so long.
struct EngineChoice {
  std::uint8_t asks;
  EngineKind engine;
  Boards boards;
  double budget;
};
std::span<const EngineChoice> engine_choices();

/// Whether the line is for this question about this board. `memory` is the Control's limit.
bool applies(const EngineChoice& choice, Ask ask, Prepared& prepared, std::size_t memory);

/// Calls run(engine, budget) for the lines that apply, in their order, until it returns something, and returns that.
/// The last line of each question must settle it.
template <class Run>
auto first_answer(Ask ask, Prepared& prepared, std::size_t memory, Run run) {
  decltype(run(EngineKind::sat, 0.0)) answer{};
  for (const EngineChoice& choice : engine_choices()) {
    if (!applies(choice, ask, prepared, memory)) continue;
    answer = run(choice.engine, choice.budget);
    if (answer) break;
  }
  return answer;
}

}  // namespace schlegel::numberlink
