// Each fact is supposed once and the ladder climbed from there. A case that ends without contradiction is kept with all
// that follows from it, and goes on from there when more becomes known; and no fact that it holds needs to be supposed
// by itself, since less follows from that. So what a call costs is what the news add, not all cases anew. A refutation
// found on the way of the news is found again from the beginning, where it is shorter, and stays until news come near
// it.
#include "play/assumptions.hpp"

#include <algorithm>

#include "base/index.hpp"
#include "play/words.hpp"

namespace schlegel::explaining {

int length(const std::vector<Step>& steps) {
  int count = 0;
  for (const Step& step : steps) count += 1 + length(step.inner);
  return count;
}

std::vector<Fact> trim(const FactModel& model, std::vector<Step>& steps, std::optional<Fact> supposed) {
  FactSet needed(model.variables());
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

Step concluded(const FactModel& model, Fact supposed, std::vector<Step> inner) {
  Step step;
  step.deduction.because = trim(model, inner, supposed);
  step.deduction.derived = {!supposed};
  const bool flat = std::all_of(inner.begin(), inner.end(), [](const Step& s) { return s.inner.empty(); });
  step.deduction.technique = number_of(model, !flat               ? nested
                                              : inner.size() <= 2 ? one_step
                                              : inner.size() == 3 ? two_steps
                                                                  : longer);
  step.inner = std::move(inner);
  return step;
}

void add(Assignment& known, Deduction& deduction) {
  for (const Fact fact : deduction.derived) {
    if (known.add(fact)) continue;
    deduction.because.push_back(!fact);
    deduction.derived.clear();
    return;
  }
}

// ---- the ladder

std::optional<Deduction> Ladder::next_deduction(Assignment& known, bool costly) {
  while (const auto look = known.next_check(costly)) {
    if (look->technique >= techniques_) return std::nullopt;
    if (++looks_ > most_looks_) stopped_ = true;
    if ((looks_ & 0xfff) == 0) tick();
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

int Ladder::derived_under(const Assignment& known, std::span<const Fact> facts) {
  scratch_ = known;
  for (const Fact fact : facts) scratch_.add(fact);
  int derived = 0;
  while (const auto deduction = next_deduction(scratch_, false)) derived += static_cast<int>(deduction->derived.size());
  return derived;
}

void Ladder::tick() {
  if (!control_.tick({-1, looks_, words::phase_explaining.english})) stopped_ = true;
}

// ---- assumptions

namespace {

constexpr std::size_t most_steps = 400;        ///< under one assumption
constexpr std::size_t most_kept = 30'000'000;  ///< values of variables, in all cases
constexpr std::size_t first_steps[] = {4, 16, most_steps};

int weight_of(const FactModel& model, const Step& step) {
  int hardest = 0;
  for (const Step& inner : step.inner)
    hardest = std::max(hardest, technique_of(model, inner.deduction.technique).grade);
  return 8 * length(step.inner) + hardest;
}

}  // namespace

void Assumptions::hear(const Assignment& known) {
  for (int v = 0; v < model_.variables(); ++v)
    if (known.is_known(v) && !seen_.is_known(v)) news_.push_back({v, known.is_true(v)});
  seen_ = known;
  std::erase_if(cases_, [&](const auto& each) { return known.is_known(each.first.first); });
}

/// And has heard them.
bool Assumptions::is_near_news(Case& one) const {
  for (; one.heard < news_.size(); ++one.heard) {
    places_.clear();
    model_.affected(news_[one.heard].variable, places_);
    if (std::any_of(places_.begin(), places_.end(), [&](int place) { return one.near[place] != 0; })) return true;
  }
  return false;
}

void Assumptions::begin(Case& one, Fact supposed) const {
  one = {};
  one.known = seen_;
  one.known->add(supposed);
  one.heard = news_.size();
}

void Assumptions::refute(Case& one, Fact supposed) {
  one.refuted = concluded(model_, supposed, std::move(one.steps));
  one.steps.clear();
  one.known.reset();
  one.weight = weight_of(model_, *one.refuted);
  one.near.assign(model_.places(), 0);
  places_.clear();
  model_.affected(supposed.variable, places_);
  for (const Step& step : one.refuted->inner)
    for (const Fact fact : step.deduction.derived) model_.affected(fact.variable, places_);
  for (const int place : places_) one.near[place] = 1;
}

/// Climbs on, until it is refuted, ends, or has taken so many steps since the news.
void Assumptions::go_on(Case& one, Fact supposed, std::size_t most) {
  if (one.refuted && !is_near_news(one)) return;
  if (one.refuted || !one.known) begin(one, supposed);
  bool clash = false;
  if (one.heard < news_.size()) {
    one.fresh = one.ended = false;
    one.steps.clear();
    one.taken = 0;
    for (; one.heard < news_.size(); ++one.heard) clash = !one.known->add(news_[one.heard]) || clash;
  }
  while (!one.ended && (clash || one.taken < most)) {
    std::optional<Deduction> deduction;
    if (!clash) deduction = ladder_.next_deduction(*one.known, false);
    if (ladder_.is_stopped()) return;
    if (!clash && !deduction) {
      one.ended = true;
      return;
    }
    if (!one.fresh && (clash || deduction->derived.empty())) {
      begin(one, supposed);
      most = most_steps;
      clash = false;
      continue;
    }
    ++one.taken;
    if (!one.fresh) continue;
    one.steps.push_back({*std::move(deduction), {}});
    if (one.steps.back().is_contradiction()) return refute(one, supposed);
  }
}

std::optional<Step> Assumptions::shortest(const Assignment& known, std::span<const Fact> supposed) {
  hear(known);
  const bool keep = at(model_.variables()) * supposed.size() <= most_kept;
  const auto has_ended = [&](Fact fact) {
    const auto found = cases_.find({fact.variable, fact.holds});
    return found != cases_.end() && found->second.ended;
  };
  // The cases that have ended come first, since they show that others need not be tried.
  std::vector<Fact> order(supposed.begin(), supposed.end());
  std::stable_partition(order.begin(), order.end(), has_ended);
  FactSet follows(model_.variables());
  for (const std::size_t most : first_steps) {
    const Case* best = nullptr;
    for (const Fact fact : order) {
      if (follows[fact] != 0) continue;
      Case& one = cases_[{fact.variable, fact.holds}];
      go_on(one, fact, most);
      if (ladder_.is_stopped()) return std::nullopt;
      if (one.refuted && one.taken <= most && (best == nullptr || one.weight < best->weight)) best = &one;
      if (one.ended)
        for (const Fact other : order)
          if (one.known->holds(other)) follows[other] = 1;
      if (!keep && !one.refuted) cases_.erase({fact.variable, fact.holds});
    }
    if (best != nullptr) return best->refuted;
  }
  return std::nullopt;
}

}  // namespace schlegel::explaining
