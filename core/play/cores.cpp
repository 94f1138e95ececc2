#include "play/cores.hpp"

#include <algorithm>
#include <utility>

namespace schlegel::explaining {
namespace {

/// Of how many facts it is asked, and how hard, whether they follow. What follows with few conflicts of the solver
/// follows from few facts, most likely.
struct Pass {
  int most_conflicts;
  std::size_t most_asked, enough;  ///< `enough` that follow, after which it ends
};
constexpr Pass passes[] = {{5, 400, 2}, {50, 30, 1}, {500, 4, 1}, {500, 20, 1}, {3000, 2, 1}};

/// Of facts that clash, together with `supposed`, few that do so: blocks of them are left out, ever smaller ones, as
/// often as the budget allows.
std::vector<Fact> smallest(KnownSolutions& solutions, std::vector<Fact> facts, std::optional<Fact> supposed) {
  constexpr int few_conflicts = 20;
  int budget = 50;
  const auto without_supposed = [&](std::vector<Fact> clash) {
    if (supposed) std::erase(clash, *supposed);
    return clash;
  };
  facts = without_supposed(std::move(facts));
  for (std::size_t block = std::max<std::size_t>(1, facts.size() / 4);; block /= 2) {
    for (std::size_t needed = 0; needed < facts.size() && --budget > 0;) {
      const auto last = facts.end() - static_cast<std::ptrdiff_t>(needed);
      const auto first = last - static_cast<std::ptrdiff_t>(std::min(block, facts.size() - needed));
      std::vector<Fact> fewer(facts.begin(), first);
      fewer.insert(fewer.end(), last, facts.end());
      if (supposed) fewer.push_back(*supposed);
      if (solutions.ask(fewer, few_conflicts) == FactSat::Answer::impossible)
        facts = without_supposed(solutions.clash());
      else
        needed += block;
    }
    if (block == 1 || budget <= 0) return facts;
  }
}

}  // namespace

std::optional<Step> smallest_core(Ladder& ladder, KnownSolutions& solutions, const Assignment& known) {
  if (!solutions.has_sat()) return std::nullopt;
  const int technique = number_of(ladder.model(), together);
  const std::vector<Fact> facts = known_facts(ladder.model(), known);
  if (solutions.impossible() && solutions.ask(facts) == FactSat::Answer::impossible)
    return Step{{technique, smallest(solutions, solutions.clash(), {}), {}, {}}, {}};
  const std::vector<Fact>* const common = solutions.common();
  if (!common) return std::nullopt;
  std::optional<Step> best;
  for (const Pass& pass : passes) {
    const std::size_t stride = std::max<std::size_t>(1, common->size() / pass.most_asked);
    std::size_t found = 0, unknown = 0;
    for (std::size_t next = 0; next < common->size() && found < pass.enough && unknown < pass.most_asked;) {
      const Fact fact = (*common)[next];
      const auto answer = solutions.is_open(facts, fact, pass.most_conflicts);
      ladder.tick();
      if (ladder.is_stopped()) return std::nullopt;
      if (answer == FactSat::Answer::possible) {
        solutions.keep_found(known);
        continue;
      }
      next += stride;
      if (answer == FactSat::Answer::unknown) {
        ++unknown;
        continue;
      }
      ++found;
      Deduction deduction{technique, smallest(solutions, solutions.clash(), !fact), {fact}, {}};
      if (!best || deduction.because.size() < best->deduction.because.size()) best = Step{std::move(deduction), {}};
    }
    if (best || common->empty()) break;
  }
  return best;
}

}  // namespace schlegel::explaining
