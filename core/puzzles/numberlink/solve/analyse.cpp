
#include "puzzles/numberlink/solve/prepared.hpp"
#include "puzzles/numberlink/solve/solver.hpp"
#include "puzzles/numberlink/words.hpp"

namespace schlegel::numberlink {
namespace {

/// Whether each edge is in some solution and in all, as far as the solutions met so far and SAT have shown.
class EdgeVerdicts {
 public:
  EdgeVerdicts(const Instance& instance, Analysis& analysis) : instance_(instance), analysis_(analysis) {
    analysis.alive.assign(instance.graph.size(), 2);
    analysis.forced.assign(instance.graph.size(), 2);
  }
  void meet(const Links& links) {
    std::vector<char> used(analysis_.alive.size(), 0);
    for (Edge e : links) used[e] = 1;
    for (std::size_t e = 0; e < used.size(); ++e) {
      if (used[e]) analysis_.alive[e] = 1;
      if (!used[e]) analysis_.forced[e] = 0;
    }
  }
  /// There are no other solutions than the ones met.
  void complete() {
    for (char& alive : analysis_.alive) alive = alive == 1;
    for (char& forced : analysis_.forced) forced = forced != 0;
  }
  void ask(SatSearch& search, Control& control) {
    for (Edge e = 0; e < instance_.graph.size(); ++e) {
      char& alive = analysis_.alive[e];
      char& forced = analysis_.forced[e];
      const int literal = search.literal(e);
      if (literal == 0) {
        alive = forced = 0;
        continue;
      }
      if (alive == 1 && forced != 2) continue;
      const int assumed = alive == 1 ? -literal : literal;
      const auto answer = search.solve(control, std::span(&assumed, 1));
      if (answer == Sat::Answer::stopped) return;
      if (answer == Sat::Answer::satisfiable) {
        meet(search.solution());
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

}  // namespace

Answer<Analysis, Refutation> analyse(const Instance& instance, const Links& drawn, Control& control) {
  Prepared prepared(instance, drawn);
  if (prepared.none) return prepared.why("tracing", 0, control);
  Analysis analysis;
  EdgeVerdicts verdicts(instance, analysis);
  if (const auto all = prepared.all_if_at_most(control, 200)) {
    if (all->empty()) return prepared.why("tracing", prepared.nodes, control);
    for (const Links& links : *all) {
      if (!prepared.verified(links)) return Unknown{prepared.stopped};
      verdicts.meet(links);
    }
    verdicts.complete();
    analysis.solution = all->front();
    analysis.count = all->size();
    return analysis;
  }
  auto solved = prepared.solve(control);  // the one that the listing has met, if it has
  if (auto* why = std::get_if<Refutation>(&solved)) return std::move(*why);
  if (auto* unknown = std::get_if<Unknown>(&solved)) return std::move(*unknown);
  analysis.solution = std::get<Links>(std::move(solved));
  verdicts.meet(analysis.solution);

  // The rest is told as far as it is quickly found: a tick comes every 10 ms or sooner, and hints must stay prompt.
  constexpr double cheap_states = 3e6;
  constexpr std::size_t cheap_memory = std::size_t{1} << 28;
  TickBudget counting(control, 400, cheap_memory), distinguishing(control, 1000, cheap_memory);
  TickBudget asking(control, 400, cheap_memory);
  if (prepared.sweep_fits(cheap_states, 1)) {
    auto counted = prepared.sweep_count(counting);
    if (const auto* done = std::get_if<frontier::Counted>(&counted)) analysis.count = done->count;
  }
  if (analysis.count == 0) {
    if (const auto two = prepared.first_solutions(distinguishing, 2)) {
      for (const Links& links : *two) {
        if (!prepared.verified(links)) return Unknown{prepared.stopped};
        verdicts.meet(links);
      }
      analysis.more = two->size() > 1;
      if (!analysis.more) analysis.count = 1;
    }
  }
  if (analysis.count == 1) {
    verdicts.complete();
  } else {
    SatSearch search(instance, prepared.reduced);
    verdicts.ask(search, asking);
  }
  return analysis;
}

}  // namespace schlegel::numberlink
