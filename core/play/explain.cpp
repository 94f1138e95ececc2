#include <algorithm>
#include <climits>
#include <cstdint>
#include <utility>

#include "play/borders.hpp"
#include "play/choices.hpp"
#include "play/cores.hpp"
#include "play/late_reasons.hpp"

namespace schlegel {
namespace explaining {
namespace {

/// How often an explanation ends in a contradiction.
int leaves(const std::vector<Step>& steps) {
  int count = 0;
  for (const Step& step : steps) count += step.is_contradiction() ? 1 : leaves(step.inner);
  return count;
}

/// Of the technique with this id, the model's or the engine's; behind all if there is none.
int number_of(const FactModel& model, std::string_view id) {
  const int all = number_of(model, chosen);
  for (int number = 0; number < all; ++number)
    if (technique_of(model, number).id == id) return number;
  return INT_MAX;
}

class Explainer {
 public:
  Explainer(const FactModel& model, const ExplainLimits& limits, Control& control)
      : model_(model),
        limits_(limits),
        techniques_(number_of(model, limits.before)),
        ladder_(model, limits.most_looks, control, techniques_),
        symmetries_(model, control),
        solutions_(ladder_, limits, symmetries_, control),
        choices_(ladder_, solutions_, limits) {}

  Explanation run() {
    Assignment known(model_);
    std::vector<Step> steps;
    const Explanation::End end = climb_all(known, steps);
    const bool choices =
        std::any_of(steps.begin(), steps.end(), [](const Step& step) { return step.choice.has_value(); });
    std::vector<Solution> shown;
    if (choices || end == Explanation::End::open) shown = choices_.shown();
    if (choices) shown.front() = solutions_.all().front();
    tell_reasons_late(model_, steps, end == Explanation::End::solved || end == Explanation::End::none);
    return explained(model_, steps, end, shown);
  }

 private:
  bool is_stopped() const { return ladder_.is_stopped(); }
  bool may_use(Own technique) const { return number_of(model_, technique) < techniques_; }
  static constexpr std::size_t most_inner = 400;  ///< steps under one assumption
  static constexpr int most_crossed_out = 60;     ///< steps to go on for one that draws
  static constexpr int most_lines_drawn = 12;     ///< of these, for one that can be played
  static constexpr std::size_t most_reasons = 6;  ///< steps of a hint that leads to one

  // ---- the whole way

  Explanation::End climb_all(Assignment& known, std::vector<Step>& steps) {
    for (const Fact fact : model_.given()) {
      if (known.add(fact)) continue;
      steps.push_back({{number_of(model_, clashing), {fact, !fact}, {}, {}}, {}});
      return Explanation::End::none;
    }
    const std::vector<Fact> corrections = opposites_of_wrong_marks(known);
    int news = 0, lines_drawn = 0;
    std::size_t first_line = 0;  // how many steps a hint has that draws something
    const auto has_news = [&](const Step& step) {
      return std::any_of(step.deduction.derived.begin(), step.deduction.derived.end(), [&](Fact fact) {
        return corrections.empty() ? !is_drawn(model_, limits_, fact)
                                   : std::find(corrections.begin(), corrections.end(), fact) != corrections.end();
      });
    };
    const auto unfinished = [&] {
      const bool open = ladder_.is_spent() && solutions_.all().size() > 1;
      return open ? Explanation::End::open : Explanation::End::stopped;
    };
    for (;;) {
      std::optional<Step> step = symmetries_.repeat(known, steps);
      if (step) {
        // Told at once, while the step that it repeats is in mind.
      } else if (auto deduction = ladder_.next_deduction(known, true)) {
        step = Step{*std::move(deduction), {}};
      } else if (const std::size_t count = std::exchange(first_line, 0); count > 0) {
        if (may_end(known, steps, count)) return Explanation::End::enough;
        continue;
      } else if (is_stopped()) {
        return unfinished();
      } else if (all_decided(known)) {
        return Explanation::End::solved;
      } else {
        step = beyond_ladder(known);
        if (!step && !is_stopped() && may_use(chosen)) step = choices_.choose(known);
        if (!step) return unfinished();
      }
      steps.push_back(*std::move(step));
      if (steps.back().is_contradiction()) {
        trim(model_, steps);
        return Explanation::End::none;
      }
      if (limits_.new_steps > 0 && !solutions_.impossible() && has_news(steps.back()) && ++news >= limits_.new_steps) {
        // A hint is to draw something, and something that can be played, if that is not far away.
        if (limits_.new_steps == 1 && corrections.empty() && news < most_crossed_out) {
          if (!draws_or_places(steps.back())) continue;
          if (limits_.to_play && model_.moves(known, {}).empty() && ++lines_drawn < most_lines_drawn) {
            if (first_line == 0) first_line = steps.size();
            continue;
          }
        }
        const bool plays = first_line == 0 || (!model_.moves(known, {}).empty() && needed(steps) <= most_reasons);
        if (may_end(known, steps, plays ? steps.size() : first_line)) return Explanation::End::enough;
      }
    }
  }

  /// How many steps lead to the last one, with it.
  std::size_t needed(std::vector<Step> steps) const {
    trim(model_, steps);
    return steps.size();
  }

  /// Ends the explanation after so many steps, unless the position has no solution: what follows there is no hint.
  bool may_end(const Assignment& known, std::vector<Step>& steps, std::size_t count) {
    solutions_.begin_step();
    solutions_.find_one(known, 3000);
    if (solutions_.impossible()) return false;
    steps.resize(count);
    if (limits_.new_steps == 1) trim(model_, steps);  // a hint is told with what it needs
    return true;
  }

  bool draws_or_places(const Step& step) const {
    return std::any_of(step.deduction.derived.begin(), step.deduction.derived.end(), [&](Fact fact) {
      const KnownFact::Kind kind = model_.data(fact).kind;
      return fact.holds && !is_drawn(model_, limits_, fact) &&
             (kind == KnownFact::Kind::edge || kind == KnownFact::Kind::piece);
    });
  }

  /// Of what is drawn and can't be, as far as SAT finds out soon: a hint tells a mistake first.
  std::vector<Fact> opposites_of_wrong_marks(const Assignment& known) {
    std::vector<Fact> wrong;
    if (limits_.new_steps != 1 || limits_.drawn.empty() || !solutions_.has_sat()) return wrong;
    constexpr int most_conflicts = 300;
    solutions_.begin_step();
    const std::vector<Fact> facts = known_facts(model_, known);
    for (const Fact fact : open_facts(model_, known))
      if (is_drawn(model_, limits_, fact) &&
          solutions_.is_open(facts, !fact, most_conflicts) == FactSat::Answer::impossible)
        wrong.push_back(!fact);
    return wrong;
  }

  bool all_decided(const Assignment& known) const {
    for (int v = 0; v < model_.variables(); ++v)
      if (model_.decides(v) && !known.is_known(v)) return false;
    return true;
  }

  /// A step where the ladder has ended; what it derives is added.
  std::optional<Step> beyond_ladder(Assignment& known) {
    if (!may_use(one_step)) return std::nullopt;
    solutions_.begin_step();
    solutions_.find_common(known, 300);
    if (solutions_.is_free(known)) return std::nullopt;
    auto step =
        assumptions_.shortest(known, solutions_.common() ? opposites(*solutions_.common()) : open_facts(model_, known));
    if (!step && !is_stopped()) {
      solutions_.find_common(known, 20'000);
      if (solutions_.is_free(known)) return std::nullopt;
    }
    if (!step && !is_stopped() && solutions_.impossible()) step = cross_border(ladder_, known, symmetries_.kept(known));
    if (!step && !is_stopped() && solutions_.impossible())
      step = nested_assumption(known, open_facts(model_, known), 3);
    if (!step && !is_stopped() && solutions_.common() && may_nest_) {
      constexpr std::uint64_t most_looks = 100'000;
      constexpr int longest = 30;
      last_look_ = ladder_.looks() + most_looks;
      step = nested_assumption(known, opposites(*solutions_.common()), 1);
      last_look_ = UINT64_MAX;
      // What takes costly techniques alone is left to the facts together: boards keep their grade.
      if (step && (step->deduction.technique != number_of(model_, nested) || length(step->inner) > longest))
        step.reset();
      may_nest_ = step.has_value();
    }
    if (!step && !is_stopped() && !choices_.tired() && may_use(together))
      step = smallest_core(ladder_, solutions_, known);
    if (step && step->deduction.technique >= techniques_) return std::nullopt;
    if (step) add(known, step->deduction);
    return step;
  }

  // ---- assumptions

  static std::vector<Fact> opposites(std::vector<Fact> facts) {
    for (Fact& fact : facts) fact = !fact;
    return facts;
  }

  /// From what is known to a contradiction, with assumptions at most so deep, of these facts only where some are named.
  std::optional<std::vector<Step>> refute(Assignment known, int depth, const std::vector<Fact>* named = nullptr) {
    std::vector<Step> steps;
    Assumptions assumptions(ladder_);
    while (!is_stopped() && steps.size() < most_inner && ladder_.looks() < last_look_) {
      std::optional<Step> step = symmetries_.repeat(known, steps);
      if (step) {
      } else if (auto deduction = ladder_.next_deduction(known, true)) {
        step = Step{*std::move(deduction), {}};
      } else {
        std::vector<Fact> supposed = named ? *named : open_facts(model_, known);
        std::erase_if(supposed, [&](Fact fact) { return known.is_known(fact.variable); });
        step = assumptions.shortest(known, supposed);
        if (!step && depth > 1) step = nested_assumption(known, open_facts(model_, known), depth - 1);
        if (!step) return std::nullopt;
        add(known, step->deduction);
      }
      steps.push_back(*std::move(step));
      if (steps.back().is_contradiction()) {
        trim(model_, steps);
        return steps;
      }
    }
    return std::nullopt;
  }

  /// The same with no more assumptions than are needed, which are not nested.
  std::vector<Step> thinned(const Assignment& known, std::vector<Step> steps) {
    for (std::size_t i = 0; i < steps.size();) {
      std::vector<Fact> others;
      for (std::size_t j = 0; j < steps.size(); ++j)
        if (j != i && !steps[j].inner.empty()) others.push_back(!steps[j].deduction.derived.front());
      auto fewer = steps[i].inner.empty() ? std::nullopt : refute(known, 1, &others);
      if (fewer && leaves(*fewer) < leaves(steps)) {
        steps = *std::move(fewer);
        i = 0;
      } else {
        ++i;
      }
    }
    return steps;
  }

  /// One of these facts that assumptions under it refute. Those that make the ladder go farthest are tried; the
  /// explanation with the fewest contradictions is taken, the shallowest first.
  std::optional<Step> nested_assumption(const Assignment& known, std::span<const Fact> supposed, int depth) {
    constexpr std::size_t most_tried = 10;
    struct Candidate {
      Fact fact;
      int derived;
    };
    std::vector<Candidate> candidates;
    FactSet seen(model_.variables());
    for (const Fact fact : supposed) {
      if (seen[fact] != 0) continue;
      for (const auto& image : symmetries_.all())
        if (Symmetries::keeps(image, known)) seen[Symmetries::image_of(image, fact)] = 1;
      candidates.push_back({fact, ladder_.derived_under(known, {&fact, 1})});
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.derived > b.derived; });
    if (candidates.size() > most_tried) candidates.resize(most_tried);
    for (int deep = 1; deep <= depth; ++deep) {
      std::optional<Step> best;
      for (const Candidate& candidate : candidates) {
        Assignment with = known;
        with.add(candidate.fact);
        auto inner = refute(std::move(with), deep);
        if (is_stopped()) return std::nullopt;
        if (!inner ||
            (best && std::pair(leaves(best->inner), length(best->inner)) <= std::pair(leaves(*inner), length(*inner))))
          continue;
        best = concluded(model_, candidate.fact, *std::move(inner));
      }
      if (best && deep == 1) {
        const Fact fact = !best->deduction.derived.front();
        Assignment with = known;
        with.add(fact);
        best = concluded(model_, fact, thinned(with, std::move(best->inner)));
      }
      if (best) return best;
    }
    return std::nullopt;
  }

  const FactModel& model_;
  const ExplainLimits& limits_;
  const int techniques_;  ///< how many may be used
  Ladder ladder_;
  Assumptions assumptions_{ladder_};
  Symmetries symmetries_;
  KnownSolutions solutions_;
  Choices choices_;
  std::uint64_t last_look_ = UINT64_MAX;  ///< after which assumptions within assumptions end
  bool may_nest_ = true;                  ///< no such search has come to nothing, but where there is no solution
};

}  // namespace
}  // namespace explaining

Explanation explain(const FactModel& model, const ExplainLimits& limits, Control& control) {
  return explaining::Explainer(model, limits, control).run();
}

}  // namespace schlegel
