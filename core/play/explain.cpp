#include <algorithm>
#include <array>

#include "base/index.hpp"
#include "play/explained_steps.hpp"
#include "play/words.hpp"

namespace schlegel {
namespace explaining {
namespace {

/// How often an explanation ends in a contradiction.
int leaves(const std::vector<Step>& steps) {
  int count = 0;
  for (const Step& step : steps) count += step.is_contradiction() ? 1 : leaves(step.inner);
  return count;
}

int length(const std::vector<Step>& steps) {
  int count = 0;
  for (const Step& step : steps) count += 1 + length(step.inner);
  return count;
}

class FactSet {
 public:
  explicit FactSet(int variables) : in_(2 * at(variables), 0) {}
  char& operator[](Fact fact) { return in_[2 * at(fact.variable) + (fact.holds ? 1 : 0)]; }

 private:
  std::vector<char> in_;
};

class Explainer {
 public:
  Explainer(const FactModel& model, const ExplainLimits& limits, Control& control)
      : model_(model), limits_(limits), control_(control), own_(static_cast<int>(model.ladder().size())) {}

  Explanation run() {
    Knowledge known(model_);
    std::vector<Step> steps;
    const Explanation::End end = climb_all(known, steps);
    return told(model_, steps, end);
  }

 private:
  static constexpr std::size_t most_inner = 400;  ///< steps under one supposition

  // ---- the ladder

  /// Adds what is derived. What cannot be added makes it a contradiction.
  static void add(Knowledge& known, Deduction& deduction) {
    for (const Fact fact : deduction.derived) {
      if (known.add(fact)) continue;
      deduction.because.push_back(!fact);
      deduction.derived.clear();
      return;
    }
  }

  /// The next step of the ladder, which is added to what is known; nothing at its end, or when stopped.
  std::optional<Deduction> climb(Knowledge& known, bool costly) {
    while (const auto look = known.next_look(costly)) {
      if (++looks_ > limits_.most_looks || ((looks_ & 0xfff) == 0 && !tick())) stopped_ = true;
      if (stopped_) return std::nullopt;
      if (auto deduction = model_.find(look->technique, look->place, known)) {
        deduction->technique = look->technique;
        add(known, *deduction);
        return deduction;
      }
      known.done(*look);
    }
    return std::nullopt;
  }
  bool tick() { return control_.tick({-1, looks_, words::phase_explaining.english}); }

  // ---- the whole way

  Explanation::End climb_all(Knowledge& known, std::vector<Step>& steps) {
    for (const Fact fact : model_.given()) {
      if (known.add(fact)) continue;
      steps.push_back({{own_ + clashing, {fact, !fact}, {}, {}}, {}});
      return Explanation::End::none;
    }
    // What follows from moves that cannot stand is no hint.
    find_solutions(known);
    const bool to_the_end = limits_.new_steps == 0 || impossible_;
    int news = 0;
    const auto tells_news = [&](const Step& step) {
      return std::any_of(step.deduction.derived.begin(), step.deduction.derived.end(),
                         [&](Fact fact) { return !is_drawn(fact); });
    };
    for (;;) {
      std::optional<Step> step = by_symmetry(known, steps);
      if (step) {
        // Told at once, while the step that it repeats is in mind.
      } else if (auto deduction = climb(known, true)) {
        step = Step{*std::move(deduction), {}};
      } else if (stopped_) {
        return Explanation::End::stopped;
      } else if (all_decided(known)) {
        return Explanation::End::solved;
      } else {
        step = beyond_ladder(known);
        if (!step) return stopped_ || !choice_ ? Explanation::End::stopped : Explanation::End::open;
      }
      steps.push_back(*std::move(step));
      if (steps.back().is_contradiction()) {
        trim(steps);
        return Explanation::End::none;
      }
      if (!to_the_end && tells_news(steps.back()) && ++news == limits_.new_steps) {
        trim(steps);
        return Explanation::End::stopped;
      }
    }
  }

  bool is_drawn(Fact fact) const {
    const auto mark = model_.mark(fact);
    return mark && std::find(limits_.drawn.begin(), limits_.drawn.end(), *mark) != limits_.drawn.end();
  }

  bool all_decided(const Knowledge& known) const {
    for (int v = 0; v < model_.variables(); ++v)
      if (model_.decides(v) && !known.is_known(v)) return false;
    return true;
  }

  /// A step where the ladder has ended; what it derives is added.
  std::optional<Step> beyond_ladder(Knowledge& known) {
    if (common_) {
      std::erase_if(*common_, [&](Fact fact) { return known.is_known(fact.variable); });
      choice_ = common_->empty();
      if (choice_) return std::nullopt;
    }
    auto step = common_ ? shortest(known, opposites(*common_)) : suppose(known);
    if (!step && !stopped_ && impossible_) step = nested_supposition(known, 3);
    if (!step && !stopped_) step = by_facts_together(known);
    if (step) add(known, step->deduction);
    return step;
  }

  // ---- suppositions

  /// The shortest explanation from one fact to a contradiction that was found, and so its opposite.
  std::optional<Step> suppose(const Knowledge& known) {
    std::vector<Fact> facts;
    for (int v = 0; v < model_.variables(); ++v)
      if (model_.decides(v) && !known.is_known(v)) facts.insert(facts.end(), {{v, true}, {v, false}});
    return shortest(known, facts);
  }

  static std::vector<Fact> opposites(std::vector<Fact> facts) {
    for (Fact& fact : facts) fact = !fact;
    return facts;
  }

  std::optional<Step> shortest(const Knowledge& known, const std::vector<Fact>& supposed) {
    for (const std::size_t most : {std::size_t{4}, std::size_t{16}, most_inner}) {
      std::optional<Step> best;
      for (const Fact fact : supposed) {
        auto step = refute_by_ladder(known, fact, most);
        if (stopped_) return std::nullopt;
        if (step && (!best || weight(*step) < weight(*best))) best = std::move(step);
      }
      if (best) return best;
    }
    return std::nullopt;
  }

  int weight(const Step& step) const {
    int hardest = 0;
    for (const Step& inner : step.inner)
      hardest = std::max(hardest, technique_of(model_, inner.deduction.technique).grade);
    return 8 * length(step.inner) + hardest;
  }

  std::optional<Step> refute_by_ladder(const Knowledge& known, Fact supposed, std::size_t most) {
    scratch_ = known;
    scratch_.add(supposed);
    std::vector<Step> inner;
    while (inner.size() < most) {
      auto deduction = climb(scratch_, false);
      if (!deduction) return std::nullopt;
      inner.push_back({*std::move(deduction), {}});
      if (inner.back().is_contradiction()) return concluded(supposed, std::move(inner));
    }
    return std::nullopt;
  }

  Step concluded(Fact supposed, std::vector<Step> inner) {
    Step step;
    step.deduction.because = trim(inner, supposed);
    step.deduction.derived = {!supposed};
    const bool flat = std::all_of(inner.begin(), inner.end(), [](const Step& s) { return s.inner.empty(); });
    step.deduction.technique = own_ + (!flat               ? nested
                                       : inner.size() <= 2 ? one_step
                                       : inner.size() == 3 ? two_steps
                                                           : longer);
    step.inner = std::move(inner);
    return step;
  }

  /// Leaves those steps alone that lead to the last one. Returns the facts they rest on that none of them derives, but
  /// for the one supposed.
  std::vector<Fact> trim(std::vector<Step>& steps, std::optional<Fact> supposed = std::nullopt) const {
    FactSet needed(model_.variables());
    std::vector<Fact> all;
    std::vector<Step> kept;
    for (std::size_t i = steps.size(); i-- > 0;) {
      const std::vector<Fact>&because = steps[i].deduction.because, &derived = steps[i].deduction.derived;
      const bool is_needed =
          i + 1 == steps.size() || std::any_of(derived.begin(), derived.end(), [&](Fact f) { return needed[f] != 0; });
      if (!is_needed) continue;
      for (const Fact fact : derived) needed[fact] = 0;
      for (const Fact fact : because) {
        if (needed[fact] == 0) all.push_back(fact);
        needed[fact] = 1;
      }
      kept.push_back(std::move(steps[i]));
    }
    steps.assign(std::make_move_iterator(kept.rbegin()), std::make_move_iterator(kept.rend()));
    if (supposed) needed[*supposed] = 0;
    std::vector<Fact> outside;
    for (const Fact fact : all) {
      if (needed[fact] == 0) continue;
      needed[fact] = 0;
      outside.push_back(fact);
    }
    return outside;
  }

  /// From what is known to a contradiction, with suppositions at most so deep.
  std::optional<std::vector<Step>> refute(Knowledge known, int depth) {
    std::vector<Step> steps;
    while (!stopped_ && steps.size() < most_inner) {
      std::optional<Step> step = by_symmetry(known, steps);
      if (step) {
      } else if (auto deduction = climb(known, true)) {
        step = Step{*std::move(deduction), {}};
      } else {
        step = suppose(known);
        if (!step && depth > 1) step = nested_supposition(known, depth - 1);
        if (!step) return std::nullopt;
        add(known, step->deduction);
      }
      steps.push_back(*std::move(step));
      if (steps.back().is_contradiction()) {
        trim(steps);
        return steps;
      }
    }
    return std::nullopt;
  }

  /// A fact that suppositions under it refute. Those that make the ladder go farthest are tried; the explanation with
  /// the fewest contradictions is taken, the shallowest first.
  std::optional<Step> nested_supposition(const Knowledge& known, int depth) {
    constexpr std::size_t most_tried = 10;
    struct Candidate {
      Fact fact;
      int derived;
    };
    std::vector<Candidate> candidates;
    FactSet seen(model_.variables());
    for (int v = 0; v < model_.variables(); ++v) {
      if (!model_.decides(v) || known.is_known(v)) continue;
      for (const bool holds : {true, false}) {
        const Fact fact{v, holds};
        if (seen[fact] != 0) continue;
        for (const auto& image : symmetries())
          if (keeps(image, known)) seen[{image[at(v)], holds}] = 1;
        scratch_ = known;
        scratch_.add(fact);
        int derived = 0;
        while (const auto deduction = climb(scratch_, false)) derived += static_cast<int>(deduction->derived.size());
        candidates.push_back({fact, derived});
      }
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.derived > b.derived; });
    if (candidates.size() > most_tried) candidates.resize(most_tried);
    for (int deep = 1; deep <= depth; ++deep) {
      std::optional<Step> best;
      for (const Candidate& candidate : candidates) {
        Knowledge with = known;
        with.add(candidate.fact);
        auto inner = refute(std::move(with), deep);
        if (stopped_) return std::nullopt;
        if (!inner ||
            (best && std::pair(leaves(best->inner), length(best->inner)) <= std::pair(leaves(*inner), length(*inner))))
          continue;
        best = concluded(candidate.fact, *std::move(inner));
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

  static Fact image_of(const std::vector<int>& image, Fact fact) { return {image[at(fact.variable)], fact.holds}; }
  static bool keeps(const std::vector<int>& image, const Knowledge& known) {
    for (std::size_t v = 0; v < image.size(); ++v)
      if (known.is_known(static_cast<int>(v)) && !known.holds({image[v], known.is_true(static_cast<int>(v))}))
        return false;
    return true;
  }

  /// What follows as the latest step did when the board is turned or mirrored, if that step was a supposition.
  std::optional<Step> by_symmetry(Knowledge& known, const std::vector<Step>& steps) {
    if (steps.empty() || steps.back().inner.empty()) return std::nullopt;
    const std::vector<Fact>& because = steps.back().deduction.because;
    const Fact shown = steps.back().deduction.derived.front();
    Deduction again{own_ + symmetric, {shown}, {}, {}};
    FactSet cited(model_.variables()), found(model_.variables());
    for (const auto& image : symmetries()) {
      const Fact there = image_of(image, shown);
      const auto holds = [&](Fact fact) { return known.holds(image_of(image, fact)); };
      if (known.holds(there) || found[there] != 0 || !std::all_of(because.begin(), because.end(), holds)) continue;
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

  std::vector<Fact> known_facts(const Knowledge& known) const {
    std::vector<Fact> facts;
    for (int v = 0; v < model_.variables(); ++v)
      if (known.is_known(v)) facts.push_back({v, known.is_true(v)});
    return facts;
  }

  /// Whether there is a solution, and what the solutions found so far have in common: nothing else can follow, whatever
  /// becomes known. A few opposites are asked for, so that they differ.
  void find_solutions(const Knowledge& known) {
    constexpr int most_asked = 12;
    if (!sat()) return;
    const std::vector<Fact> facts = known_facts(known);
    const auto answer = sat()->ask(facts, control_);
    impossible_ = answer == FactSat::Answer::impossible;
    if (answer != FactSat::Answer::possible) return;
    common_.emplace();
    for (int v = 0; v < model_.variables(); ++v)
      if (model_.decides(v) && !known.is_known(v)) common_->push_back({v, sat()->value(v)});
    std::size_t next = 0;
    for (int asked = 0; asked < most_asked && next < common_->size(); ++asked)
      if (is_open(facts, (*common_)[next]) == FactSat::Answer::possible)
        keep_common();
      else
        ++next;
  }
  /// Whether a fact's opposite is possible beside these.
  FactSat::Answer is_open(std::vector<Fact> facts, Fact fact) {
    facts.push_back(!fact);
    return sat()->ask(facts, control_, 3000);
  }
  void keep_common() {
    std::erase_if(*common_, [&](Fact fact) { return sat()->value(fact.variable) != fact.holds; });
  }

  /// Of the first facts found that follow from what is known, the one that follows from the fewest.
  std::optional<Step> by_facts_together(const Knowledge& known) {
    constexpr std::size_t enough = 3;
    if (!sat()) return std::nullopt;
    const std::vector<Fact> facts = known_facts(known);
    if (impossible_ && sat()->ask(facts, control_) == FactSat::Answer::impossible)
      return Step{{own_ + together, smallest(sat()->clash(), {}), {}, {}}, {}};
    if (!common_) return std::nullopt;
    std::optional<Step> best;
    std::size_t found = 0, next = 0;
    while (next < common_->size() && found < enough) {
      const Fact fact = (*common_)[next];
      const auto answer = is_open(facts, fact);
      if (!tick()) stopped_ = true;
      if (stopped_) return std::nullopt;
      if (answer == FactSat::Answer::possible) {
        keep_common();
        continue;
      }
      ++next;
      if (answer == FactSat::Answer::unknown) continue;
      ++found;
      Deduction deduction{own_ + together, smallest(sat()->clash(), !fact), {fact}, {}};
      if (!best || deduction.because.size() < best->deduction.because.size()) best = Step{std::move(deduction), {}};
    }
    choice_ = common_->empty();
    return best;
  }

  /// Of facts that clash, together with `supposed`, few that do so: blocks of them are left out, ever smaller ones, as
  /// often as the budget allows.
  std::vector<Fact> smallest(std::vector<Fact> facts, std::optional<Fact> supposed) {
    int budget = 80;
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
        if (sat()->ask(fewer, control_, 200) == FactSat::Answer::impossible)
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
  const int own_;  ///< number of the engine's first technique
  Knowledge scratch_{model_};
  std::optional<std::vector<std::vector<int>>> symmetries_;
  std::unique_ptr<FactSat> sat_;
  bool sat_made_ = false;
  std::uint64_t looks_ = 0;
  bool stopped_ = false;
  bool impossible_ = false;                  ///< it is known that there is no solution
  std::optional<std::vector<Fact>> common_;  ///< what all solutions found have, and is not known yet
  bool choice_ = false;                      ///< it is known that nothing more is forced
};

}  // namespace
}  // namespace explaining

Explanation explain(const FactModel& model, const ExplainLimits& limits, Control& control) {
  return explaining::Explainer(model, limits, control).run();
}

}  // namespace schlegel
