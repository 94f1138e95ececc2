#include "play/late_reasons.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include "base/index.hpp"
#include "play/assumptions.hpp"
#include "play/fold.hpp"

namespace schlegel::explaining {
namespace {

/// Goes through the steps in their order; those that wait are told when a step that cites them is.
class Teller {
 public:
  Teller(const FactModel& model, std::vector<Step>& steps)
      : model_(model),
        steps_(steps),
        known_(model),
        cited_(model.variables()),
        from_(2 * at(model.variables()), none) {}

  void run(bool ended) {
    for (const Fact fact : model_.given()) known_.add(fact);
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      for (const Fact fact : steps_[i].deduction.because) cited_[fact] = 1;
      for (const Fact fact : steps_[i].deduction.derived) from(fact) = i;
    }
    for (const Step& step : steps_) waits_.push_back(crosses_out(step.deduction) ? 1 : 0);
    if (!waits_.empty()) waits_.back() = 0;
    told_.assign(steps_.size(), 0);
    std::vector<Step> late;
    for (std::size_t i = 0; i < steps_.size(); ++i)
      if (waits_[i] == 0) tell(i, late);
    for (std::size_t i = 0; i < steps_.size() && !ended; ++i) tell(i, late);
    steps_ = std::move(late);
  }

 private:
  static constexpr std::size_t none = SIZE_MAX;
  std::size_t& from(Fact fact) { return from_[2 * at(fact.variable) + (fact.holds ? 1 : 0)]; }

  bool crosses_out(const Deduction& deduction) const {
    return deduction.technique < number_of(model_, one_step) && !deduction.derived.empty() &&
           !draws_any(deduction.derived);
  }
  bool draws_any(const std::vector<Fact>& facts) const {
    return std::any_of(facts.begin(), facts.end(), [&](Fact fact) {
      return fact.holds && (model_.decides(fact.variable) || draws(model_.data(fact)));
    });
  }

  void tell(std::size_t i, std::vector<Step>& late) {
    if (std::exchange(told_[i], 1) != 0) return;
    Deduction& deduction = steps_[i].deduction;
    std::optional<Deduction> again;
    const auto is_cited = [&](Fact fact) { return cited_[fact] != 0; };
    if (waits_[i] != 0 && std::any_of(deduction.derived.begin(), deduction.derived.end(), is_cited)) {
      std::erase_if(deduction.derived, std::not_fn(is_cited));
      again = found_again(deduction);
    }
    if (again)
      deduction = *std::move(again);
    else
      for (const Fact fact : deduction.because)
        if (from(fact) < i) tell(from(fact), late);
    for (const Fact fact : deduction.derived) known_.add(fact);
    late.push_back(std::move(steps_[i]));
  }

  /// The same by what is known now, if a technique no harder finds it.
  std::optional<Deduction> found_again(const Deduction& wanted) const {
    std::vector<int> places;
    for (const Fact fact : wanted.derived) model_.affected(fact.variable, places);
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    for (int technique = 0; technique <= wanted.technique; ++technique) {
      const Technique& one = model_.ladder()[at(technique)];
      if (one.costly && technique < wanted.technique) continue;
      const std::vector<int> whole{0};
      for (const int place : one.local ? places : whole)
        if (auto found = found_at(technique, place, wanted.derived)) return found;
    }
    return std::nullopt;
  }
  std::optional<Deduction> found_at(int technique, int place, const std::vector<Fact>& wanted) const {
    const int most_looks = model_.ladder()[at(technique)].local ? 6 : 1;
    std::optional<Assignment> with_others;
    std::vector<Fact> others;  // found there before it
    const auto is_in = [](const std::vector<Fact>& facts) {
      return [&](Fact fact) { return std::find(facts.begin(), facts.end(), fact) != facts.end(); };
    };
    for (int look = 0; look < most_looks; ++look) {
      auto found = model_.find(technique, place, with_others ? *with_others : known_);
      if (!found || found->derived.empty() || draws_any(found->derived)) return std::nullopt;
      if (std::all_of(wanted.begin(), wanted.end(), is_in(found->derived))) {
        if (std::any_of(found->because.begin(), found->because.end(), is_in(others))) return std::nullopt;
        found->technique = technique;
        found->derived = wanted;
        return found;
      }
      if (!with_others) with_others = known_;
      for (const Fact fact : found->derived)
        if (with_others->add(fact)) others.push_back(fact);
    }
    return std::nullopt;
  }

  const FactModel& model_;
  std::vector<Step>& steps_;
  Assignment known_;
  FactSet cited_;                   ///< by some step
  std::vector<std::size_t> from_;   ///< by fact: the step that derives it
  std::vector<char> waits_, told_;  ///< by step
};

}  // namespace

void tell_reasons_late(const FactModel& model, std::vector<Step>& steps, bool ended) {
  Teller(model, steps).run(ended);
}

}  // namespace schlegel::explaining
