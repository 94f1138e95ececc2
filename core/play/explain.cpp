#include <algorithm>
#include <array>
#include <climits>
#include <cstdint>
#include <iterator>
#include <utility>

#include "base/index.hpp"
#include "play/assumptions.hpp"
#include "play/borders.hpp"

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
  const int all = static_cast<int>(model.ladder().size()) + chosen;
  for (int number = 0; number < all; ++number)
    if (technique_of(model, number).id == id) return number;
  return INT_MAX;
}

class Explainer {
 public:
  Explainer(const FactModel& model, const ExplainLimits& limits, Control& control)
      : model_(model),
        limits_(limits),
        control_(control),
        own_(static_cast<int>(model.ladder().size())),
        techniques_(number_of(model, limits.before)),
        ladder_(model, limits.most_looks, control, techniques_) {}

  Explanation run() {
    Assignment known(model_);
    std::vector<Step> steps;
    const Explanation::End end = climb_all(known, steps);
    const bool choices =
        std::any_of(steps.begin(), steps.end(), [](const Step& step) { return step.choice.has_value(); });
    if (end != Explanation::End::open && !choices) shown_.clear();
    if (choices) shown_.front() = solutions_.front();
    return explained(model_, steps, end, shown_);
  }

 private:
  bool is_stopped() const { return ladder_.is_stopped(); }
  bool may_use(Own technique) const { return own_ + technique < techniques_; }
  static constexpr std::size_t most_inner = 400;      ///< steps under one assumption
  static constexpr int most_crossed_out = 60;         ///< steps to go on for one that draws
  static constexpr int most_lines_drawn = 12;         ///< of these, for one that can be played
  static constexpr std::size_t most_reasons = 6;      ///< steps of a hint that leads to one
  static constexpr std::uint64_t most_effort = 1000;  ///< ticks of SAT for one step: at most some 0.5 s
  using Solution = std::vector<char>;                 ///< by variable, whether it holds

  // ---- the whole way

  Explanation::End climb_all(Assignment& known, std::vector<Step>& steps) {
    for (const Fact fact : model_.given()) {
      if (known.add(fact)) continue;
      steps.push_back({{own_ + clashing, {fact, !fact}, {}, {}}, {}});
      return Explanation::End::none;
    }
    const std::vector<Fact> corrections = opposites_of_wrong_marks(known);
    int news = 0, lines_drawn = 0;
    std::size_t first_line = 0;  // how many steps a hint has that draws something
    const auto has_news = [&](const Step& step) {
      return std::any_of(step.deduction.derived.begin(), step.deduction.derived.end(), [&](Fact fact) {
        return corrections.empty() ? !is_drawn(fact)
                                   : std::find(corrections.begin(), corrections.end(), fact) != corrections.end();
      });
    };
    const auto unfinished = [&] {
      if (!ladder_.is_spent() || solutions_.size() < 2) return Explanation::End::stopped;
      if (shown_.empty()) shown_ = {solutions_[0], solutions_[1]};
      return Explanation::End::open;
    };
    for (;;) {
      std::optional<Step> step = by_symmetry(known, steps);
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
        if (!step && !is_stopped() && may_use(chosen)) step = choose(known);
        if (!step) return unfinished();
      }
      steps.push_back(*std::move(step));
      if (steps.back().is_contradiction()) {
        trim(model_, steps);
        return Explanation::End::none;
      }
      if (limits_.new_steps > 0 && !impossible_ && has_news(steps.back()) && ++news >= limits_.new_steps) {
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
    effort_.emplace(control_, most_effort);
    find_solution(known, 3000);
    if (impossible_) return false;
    steps.resize(count);
    if (limits_.new_steps == 1) trim(model_, steps);  // a hint is told with what it needs
    return true;
  }

  bool draws_or_places(const Step& step) const {
    return std::any_of(step.deduction.derived.begin(), step.deduction.derived.end(), [&](Fact fact) {
      const KnownFact::Kind kind = model_.data(fact).kind;
      return fact.holds && !is_drawn(fact) && (kind == KnownFact::Kind::edge || kind == KnownFact::Kind::piece);
    });
  }

  bool is_drawn(Fact fact) const {
    const auto mark = model_.mark(fact);
    return mark && std::find(limits_.drawn.begin(), limits_.drawn.end(), *mark) != limits_.drawn.end();
  }

  /// Of what is drawn and can't be, as far as SAT finds out soon: a hint tells a mistake first.
  std::vector<Fact> opposites_of_wrong_marks(const Assignment& known) {
    std::vector<Fact> wrong;
    if (limits_.new_steps != 1 || limits_.drawn.empty() || !sat()) return wrong;
    constexpr int most_conflicts = 300;
    effort_.emplace(control_, most_effort);
    const std::vector<Fact> facts = known_facts(known);
    for (const Fact fact : open_facts(known))
      if (is_drawn(fact) && is_open(facts, !fact, most_conflicts) == FactSat::Answer::impossible)
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
    effort_.emplace(control_, most_effort);
    find_solutions(known, 300);
    if (is_free(known)) return std::nullopt;
    auto step = assumptions_.shortest(known, common_ ? opposites(*common_) : open_facts(known));
    if (!step && !is_stopped()) {
      find_solutions(known, 20'000);
      if (is_free(known)) return std::nullopt;
    }
    if (!step && !is_stopped() && impossible_) step = cross_border(ladder_, known, kept_symmetries(known));
    if (!step && !is_stopped() && impossible_) step = nested_assumption(known, open_facts(known), 3);
    if (!step && !is_stopped() && common_ && may_nest_) {
      constexpr std::uint64_t most_looks = 100'000;
      constexpr int longest = 30;
      last_look_ = ladder_.looks() + most_looks;
      step = nested_assumption(known, opposites(*common_), 1);
      last_look_ = UINT64_MAX;
      // What takes costly techniques alone is left to the facts together: boards keep their grade.
      if (step && (step->deduction.technique != own_ + nested || length(step->inner) > longest)) step.reset();
      may_nest_ = step.has_value();
    }
    if (!step && !is_stopped() && !tired_ && may_use(together)) step = by_unsat_core(known);
    if (step && step->deduction.technique >= techniques_) return std::nullopt;
    if (step) add(known, step->deduction);
    return step;
  }

  // ---- assumptions

  /// All that may be supposed.
  std::vector<Fact> open_facts(const Assignment& known) const {
    std::vector<Fact> facts;
    for (int v = 0; v < model_.variables(); ++v)
      if (model_.decides(v) && !known.is_known(v)) facts.insert(facts.end(), {{v, true}, {v, false}});
    return facts;
  }

  static std::vector<Fact> opposites(std::vector<Fact> facts) {
    for (Fact& fact : facts) fact = !fact;
    return facts;
  }

  /// From what is known to a contradiction, with assumptions at most so deep.
  std::optional<std::vector<Step>> refute(Assignment known, int depth) {
    std::vector<Step> steps;
    Assumptions assumptions(ladder_);
    while (!is_stopped() && steps.size() < most_inner && ladder_.looks() < last_look_) {
      std::optional<Step> step = by_symmetry(known, steps);
      if (step) {
      } else if (auto deduction = ladder_.next_deduction(known, true)) {
        step = Step{*std::move(deduction), {}};
      } else {
        step = assumptions.shortest(known, open_facts(known));
        if (!step && depth > 1) step = nested_assumption(known, open_facts(known), depth - 1);
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

  /// How many facts the ladder derives from these.
  int derived_under(const Assignment& known, const std::vector<Fact>& facts) {
    scratch_ = known;
    for (const Fact fact : facts) scratch_.add(fact);
    int derived = 0;
    while (const auto deduction = ladder_.next_deduction(scratch_, false))
      derived += static_cast<int>(deduction->derived.size());
    return derived;
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
      for (const auto& image : symmetries())
        if (keeps(image, known)) seen[image_of(image, fact)] = 1;
      candidates.push_back({fact, derived_under(known, {fact})});
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
      if (best) return best;
    }
    return std::nullopt;
  }

  // ---- symmetry

  const std::vector<std::vector<int>>& symmetries() {
    if (!symmetries_) symmetries_ = model_.symmetries(control_);
    return *symmetries_;
  }

  static Fact image_of(const std::vector<int>& image, Fact fact) { return {image[fact.variable], fact.holds}; }
  /// What is known, but for one variable, stays the same.
  static bool keeps(const std::vector<int>& image, const Assignment& known, int but = -1) {
    for (int v = 0; v < static_cast<int>(image.size()); ++v)
      if (v != but && known.is_known(v) && (image[at(v)] == but || !known.holds({image[at(v)], known.is_true(v)})))
        return false;
    return true;
  }

  std::vector<std::vector<int>> kept_symmetries(const Assignment& known) {
    std::vector<std::vector<int>> kept;
    std::copy_if(symmetries().begin(), symmetries().end(), std::back_inserter(kept),
                 [&](const auto& image) { return keeps(image, known); });
    return kept;
  }

  /// What follows as the latest step did when the board is turned or mirrored with all that was known before it, if
  /// that step was an assumption.
  std::optional<Step> by_symmetry(Assignment& known, const std::vector<Step>& steps) {
    if (steps.empty() || steps.back().inner.empty()) return std::nullopt;
    const std::vector<Fact>& because = steps.back().deduction.because;
    const Fact shown = steps.back().deduction.derived.front();
    Deduction again{own_ + symmetric, {shown}, {}, {}};
    FactSet cited(model_.variables()), found(model_.variables());
    cited[shown] = 1;
    for (const auto& image : symmetries()) {
      const Fact there = image_of(image, shown);
      if (known.holds(there) || found[there] != 0 || !keeps(image, known, shown.variable)) continue;
      found[there] = 1;
      again.derived.push_back(there);
      for (const Fact fact : because) {
        const Fact reason = image_of(image, fact);
        if (cited[reason] == 0) again.because.push_back(reason);
        cited[reason] = 1;
      }
    }
    if (again.derived.empty()) return std::nullopt;
    add(known, again);
    return Step{std::move(again), {}};
  }

  // ---- sets of facts

  FactSat* sat() {
    if (!sat_made_) sat_ = model_.sat();
    sat_made_ = true;
    return sat_.get();
  }

  std::vector<Fact> known_facts(const Assignment& known) const {
    std::vector<Fact> facts;
    for (int v = 0; v < model_.variables(); ++v)
      if (known.is_known(v)) facts.push_back({v, known.is_true(v)});
    return facts;
  }

  /// Finds out whether there is a solution, unless that is known; if it can, one that has what is drawn.
  void find_solution(const Assignment& known, int most_conflicts) {
    if (!solutions_.empty() || impossible_ || is_stopped()) return;
    std::vector<Fact> facts = known_facts(known);
    if (!limits_.drawn.empty() && sat()) {
      const std::size_t count = facts.size();
      for (const Fact fact : open_facts(known))
        if (is_drawn(fact)) facts.push_back(fact);
      const bool possible =
          facts.size() > count && sat()->ask(facts, *effort_, most_conflicts) == FactSat::Answer::possible;
      if (possible) return keep_solution();
      facts.resize(count);
    }
    if (!std::exchange(model_asked_, true)) {
      Solution solution = model_.solution(control_);
      if (!solution.empty()) return solutions_.push_back(std::move(solution));
    }
    if (!sat()) return;
    const auto answer = sat()->ask(facts, *effort_, most_conflicts);
    impossible_ = answer == FactSat::Answer::impossible;
    if (answer == FactSat::Answer::possible) keep_solution();
  }
  /// The same, and what the solutions found so far have in common: nothing else can follow, whatever becomes known but
  /// by a choice. A few opposites are asked for, so that they differ.
  void find_solutions(const Assignment& known, int most_conflicts) {
    constexpr int most_asked = 12, few_conflicts = 10;
    find_solution(known, most_conflicts);
    if (common_ || solutions_.empty() || is_stopped()) return;
    common_.emplace();
    for (int v = 0; v < model_.variables(); ++v) {
      const Fact fact{v, holds_in(solutions_[0], v)};
      const auto has_fact = [&](const Solution& solution) { return holds_in(solution, v) == fact.holds; };
      if (model_.decides(v) && !known.is_known(v) && std::all_of(solutions_.begin(), solutions_.end(), has_fact))
        common_->push_back(fact);
    }
    if (!sat()) return;
    const std::vector<Fact> facts = known_facts(known);
    std::size_t next = 0;
    for (int asked = 0; asked < most_asked && next < common_->size(); ++asked)
      if (is_open(facts, (*common_)[next], few_conflicts) == FactSat::Answer::possible)
        keep_common(known);
      else
        ++next;
  }
  /// Whether it is known that nothing more is forced.
  bool is_free(const Assignment& known) {
    if (common_) std::erase_if(*common_, [&](Fact fact) { return known.is_known(fact.variable); });
    return common_ && common_->empty();
  }
  /// Whether a fact's opposite is possible beside these.
  FactSat::Answer is_open(std::vector<Fact> facts, Fact fact, int most_conflicts) {
    facts.push_back(!fact);
    return sat()->ask(facts, *effort_, most_conflicts);
  }
  /// SAT's.
  void keep_solution() {
    Solution& solution = solutions_.emplace_back();
    for (int v = 0; v < model_.variables(); ++v) solution.push_back(sat()->value(v) ? 1 : 0);
  }
  /// The same, which lacks some of what all had until then, and its images under symmetries that do.
  void keep_common(const Assignment& known) {
    const auto lacks = [this](Fact fact) { return holds_in(solutions_.back(), fact.variable) != fact.holds; };
    keep_solution();
    std::erase_if(*common_, lacks);
    const Solution found = solutions_.back();
    for (const auto& image : symmetries()) {
      if (common_->empty()) return;
      if (!keeps(image, known)) continue;
      Solution& there = solutions_.emplace_back(image.size());
      for (std::size_t v = 0; v < image.size(); ++v) there[at(image[v])] = found[v];
      if (std::erase_if(*common_, lacks) == 0) solutions_.pop_back();
    }
  }
  static bool holds_in(const Solution& solution, int variable) {
    return at(variable) < solution.size() && solution[at(variable)] != 0;
  }

  // ---- choices

  /// A fact of a solution that another one lacks, as far as there is one with all choices: of the first solution if
  /// that is drawn, else that which leads the ladder farthest, of those at the places with the fewest open variables.
  /// The first solution has it then. Work: `most_tried` times the ladder.
  std::optional<Step> choose(Assignment& known) {
    constexpr std::size_t most_tried = 100;
    if (solutions_.size() < 2 && shown_.empty()) return std::nullopt;
    tired_ = solutions_.size() < 2;
    std::vector<int> open_at(at(model_.places()), 0), places;
    const auto open_near = [&](int v) {
      int fewest = INT_MAX;
      places.clear();
      model_.affected(v, places);
      for (const int place : places) fewest = std::min(fewest, open_at[at(place)]);
      return fewest;
    };
    const auto first_with = [&](Fact fact) {
      return std::find_if(solutions_.begin(), solutions_.end(),
                          [&](const Solution& solution) { return holds_in(solution, fact.variable) == fact.holds; });
    };
    const auto with = [&](Fact fact) {
      const Solution& solution = *first_with(fact);
      std::vector<Fact> facts{fact};
      std::vector<int> more;
      if (fact.holds) model_.chosen_with(fact.variable, more);
      for (const int v : more)
        if (!known.is_known(v) && holds_in(solution, v) &&
            std::find(facts.begin(), facts.end(), Fact{v, true}) == facts.end())
          facts.push_back({v, true});
      return facts;
    };
    struct Candidate {
      Fact fact;
      std::array<int, 4> rank;  ///< the lowest comes first
    };
    std::vector<Candidate> candidates;
    for (int v = 0; v < model_.variables(); ++v) {
      if (!model_.decides(v) || known.is_known(v)) continue;
      places.clear();
      model_.affected(v, places);
      for (const int place : places) ++open_at[at(place)];
    }
    for (int v = 0; v < model_.variables(); ++v) {
      if (known.is_known(v) || !model_.may_be_chosen(v)) continue;
      for (const Fact fact : {Fact{v, true}, Fact{v, false}}) {
        if (first_with(fact) == solutions_.end() || (!tired_ && first_with(!fact) == solutions_.end())) continue;
        const bool drawn = is_drawn(fact) && holds_in(solutions_[0], v) == fact.holds;
        candidates.push_back({fact, {drawn ? 0 : 1, fact.holds ? 0 : 1, model_.decides(v) ? 1 : 0, open_near(v)}});
      }
    }
    if (candidates.empty()) return std::nullopt;
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.rank < b.rank; });
    if (candidates.size() > most_tried) candidates.resize(most_tried);
    const Candidate& first = candidates.front();
    Fact best = first.fact;
    int most_derived = -1;
    for (const Candidate& candidate : candidates) {
      const bool alike = std::equal(first.rank.begin(), first.rank.end() - 1, candidate.rank.begin());
      if (first.rank[0] == 0 || !alike) break;
      const int derived = derived_under(known, with(candidate.fact));
      if (is_stopped()) return std::nullopt;
      if (derived > most_derived) best = candidate.fact;
      most_derived = std::max(most_derived, derived);
    }
    std::iter_swap(solutions_.begin(), first_with(best));
    const auto other = first_with(!best);
    if (other != solutions_.end() && shown_.empty()) shown_ = {solutions_[0], *other};
    Step step{{own_ + chosen, {}, with(best), {}}, {}, Step::Choice{std::nullopt, is_free(known)}};
    if (other != solutions_.end()) step.choice->instead = in_place_of(best, *other);
    add(known, step.deduction);
    for (const Fact fact : step.deduction.derived)
      std::erase_if(solutions_, [&](const Solution& one) { return holds_in(one, fact.variable) != fact.holds; });
    common_.reset();
    return step;
  }

  /// What another solution has near a fact of the first one: of its kind, if there is such a fact, or its opposite.
  Fact in_place_of(Fact fact, const Solution& other) const {
    const auto kind = [this](int v) { return model_.data({v, true}).kind; };
    std::vector<int> here, there;
    model_.affected(fact.variable, here);
    for (int v = 0; v < model_.variables(); ++v) {
      if (!model_.may_be_chosen(v) || holds_in(solutions_[0], v) || !holds_in(other, v)) continue;
      there.clear();
      model_.affected(v, there);
      if (kind(v) == kind(fact.variable) &&
          std::find_first_of(here.begin(), here.end(), there.begin(), there.end()) != here.end())
        return {v, true};
    }
    return !fact;
  }

  /// Of the first facts found that follow from what is known, the one that follows from the fewest.
  std::optional<Step> by_unsat_core(const Assignment& known) {
    if (!sat()) return std::nullopt;
    const std::vector<Fact> facts = known_facts(known);
    if (impossible_ && sat()->ask(facts, *effort_) == FactSat::Answer::impossible)
      return Step{{own_ + together, smallest(sat()->clash(), {}), {}, {}}, {}};
    if (!common_) return std::nullopt;
    // What follows with few conflicts of the solver follows from few facts, most likely.
    std::optional<Step> best;
    for (const Pass& pass : passes) {
      const std::size_t stride = std::max<std::size_t>(1, common_->size() / pass.most_asked);
      std::size_t found = 0, unknown = 0;
      for (std::size_t next = 0; next < common_->size() && found < pass.enough && unknown < pass.most_asked;) {
        const Fact fact = (*common_)[next];
        const auto answer = is_open(facts, fact, pass.most_conflicts);
        ladder_.tick();
        if (is_stopped()) return std::nullopt;
        if (answer == FactSat::Answer::possible) {
          keep_common(known);
          continue;
        }
        next += stride;
        if (answer == FactSat::Answer::unknown) {
          ++unknown;
          continue;
        }
        ++found;
        Deduction deduction{own_ + together, smallest(sat()->clash(), !fact), {fact}, {}};
        if (!best || deduction.because.size() < best->deduction.because.size()) best = Step{std::move(deduction), {}};
      }
      if (best || common_->empty()) break;
    }
    return best;
  }
  /// Of how many facts it is asked, and how hard, whether they follow.
  struct Pass {
    int most_conflicts;
    std::size_t most_asked, enough;  ///< `enough` that follow, after which it ends
  };
  static constexpr Pass passes[] = {{5, 400, 2}, {50, 30, 1}, {500, 4, 1}, {500, 20, 1}, {3000, 2, 1}};

  /// Of facts that clash, together with `supposed`, few that do so: blocks of them are left out, ever smaller ones, as
  /// often as the budget allows.
  std::vector<Fact> smallest(std::vector<Fact> facts, std::optional<Fact> supposed) {
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
        if (sat()->ask(fewer, *effort_, 20) == FactSat::Answer::impossible)
          facts = without_supposed(sat()->clash());
        else
          needed += block;
      }
      if (block == 1 || budget <= 0) return facts;
    }
  }

  const FactModel& model_;
  const ExplainLimits& limits_;
  Control& control_;
  const int own_;         ///< number of the engine's first technique
  const int techniques_;  ///< how many may be used
  Assignment scratch_{model_};
  std::optional<std::vector<std::vector<int>>> symmetries_;
  std::unique_ptr<FactSat> sat_;
  std::optional<TickBudget> effort_;  ///< what SAT may still do for this step
  bool sat_made_ = false;
  bool model_asked_ = false;  ///< for a solution
  Ladder ladder_;
  Assumptions assumptions_{ladder_};
  bool impossible_ = false;                  ///< it is known that there is no solution
  std::vector<Solution> solutions_;          ///< that have all choices so far; the first one has all that follow
  std::optional<std::vector<Fact>> common_;  ///< what all of them have, and is not known yet
  std::vector<Solution> shown_;              ///< two that differ in what is chosen first
  std::uint64_t last_look_ = UINT64_MAX;     ///< after which assumptions within assumptions end
  bool may_nest_ = true;                     ///< no such search has come to nothing, but where there is no solution
  bool tired_ = false;                       ///< SAT found no second one at the last choice, and is asked for less
};

}  // namespace
}  // namespace explaining

Explanation explain(const FactModel& model, const ExplainLimits& limits, Control& control) {
  return explaining::Explainer(model, limits, control).run();
}

}  // namespace schlegel
