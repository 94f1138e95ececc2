#include "play/choices.hpp"

#include <algorithm>
#include <climits>
#include <utility>

#include "base/index.hpp"

namespace schlegel::explaining {

std::vector<Solution> Choices::shown() const {
  if (!shown_.empty() || solutions_.all().size() < 2) return shown_;
  return {solutions_.all()[0], solutions_.all()[1]};
}

std::vector<Choices::Candidate> Choices::candidates(const Assignment& known) const {
  std::vector<int> open_at(at(model_.places()), 0), places;
  for (int v = 0; v < model_.variables(); ++v) {
    if (!model_.decides(v) || known.is_known(v)) continue;
    places.clear();
    model_.affected(v, places);
    for (const int place : places) ++open_at[at(place)];
  }
  const auto open_near = [&](int v) {
    int fewest = INT_MAX;
    places.clear();
    model_.affected(v, places);
    for (const int place : places) fewest = std::min(fewest, open_at[at(place)]);
    return fewest;
  };
  const auto none = solutions_.all().end();
  std::vector<Candidate> all;
  for (int v = 0; v < model_.variables(); ++v) {
    if (known.is_known(v) || !model_.may_be_chosen(v)) continue;
    for (const Fact fact : {Fact{v, true}, Fact{v, false}}) {
      if (solutions_.first_with(fact) == none || (!tired_ && solutions_.first_with(!fact) == none)) continue;
      const bool drawn = is_drawn(model_, limits_, fact) && holds_in(solutions_.all()[0], v) == fact.holds;
      all.push_back({fact, {drawn ? 0 : 1, fact.holds ? 0 : 1, model_.decides(v) ? 1 : 0, open_near(v)}});
    }
  }
  std::stable_sort(all.begin(), all.end(), [](const Candidate& a, const Candidate& b) { return a.rank < b.rank; });
  if (all.size() > most_tried) all.resize(most_tried);
  return all;
}

/// A fact and what is chosen with it.
std::vector<Fact> Choices::with(Fact fact, const Assignment& known) const {
  const Solution& solution = *solutions_.first_with(fact);
  std::vector<Fact> facts{fact};
  std::vector<int> more;
  if (fact.holds) model_.chosen_with(fact.variable, more);
  for (const int v : more)
    if (!known.is_known(v) && holds_in(solution, v) &&
        std::find(facts.begin(), facts.end(), Fact{v, true}) == facts.end())
      facts.push_back({v, true});
  return facts;
}

/// Of the candidates as good as the first one, that which leads the ladder farthest; nothing when stopped.
std::optional<Fact> Choices::farthest(const Assignment& known, const std::vector<Candidate>& candidates) {
  const Candidate& first = candidates.front();
  Fact best = first.fact;
  int most_derived = -1;
  for (const Candidate& candidate : candidates) {
    const bool alike = std::equal(first.rank.begin(), first.rank.end() - 1, candidate.rank.begin());
    if (first.rank[0] == 0 || !alike) break;
    const int derived = ladder_.derived_under(known, with(candidate.fact, known));
    if (ladder_.is_stopped()) return std::nullopt;
    if (derived > most_derived) best = candidate.fact;
    most_derived = std::max(most_derived, derived);
  }
  return best;
}

std::optional<Step> Choices::choose(Assignment& known) {
  if (solutions_.all().size() < 2 && shown_.empty()) return std::nullopt;
  tired_ = solutions_.all().size() < 2;
  const auto all = candidates(known);
  const auto best = all.empty() ? std::nullopt : farthest(known, all);
  if (!best) return std::nullopt;
  solutions_.bring_to_front(solutions_.first_with(*best));
  const auto other = solutions_.first_with(!*best);
  const bool differ = other != solutions_.all().end();
  if (differ && shown_.empty()) shown_ = {solutions_.all()[0], *other};
  Step step{{number_of(model_, chosen), {}, with(*best, known), {}},
            {},
            Step::Choice{std::nullopt, solutions_.is_free(known)}};
  if (differ) step.choice->instead = in_place_of(*best, *other, known);
  add(known, step.deduction);
  solutions_.leave_those_with(step.deduction.derived);
  return step;
}

/// What another solution has near a fact of the first one: of its kind, if there is such a fact, or its opposite. It is
/// sought where the fewest are open, as there most likely just one of the two can hold.
Fact Choices::in_place_of(Fact fact, const Solution& other, const Assignment& known) const {
  const auto kind = [this](int v) { return model_.data({v, true}).kind; };
  std::vector<int> here, there;
  model_.affected(fact.variable, here);
  int fewest_open = INT_MAX;
  Fact instead = !fact;
  for (const int place : here) {
    int open = 0, found = -1;
    for (int v = 0; v < model_.variables(); ++v) {
      if (known.is_known(v)) continue;
      there.clear();
      model_.affected(v, there);
      if (std::find(there.begin(), there.end(), place) == there.end()) continue;
      ++open;
      if (found < 0 && model_.may_be_chosen(v) && !holds_in(solutions_.all()[0], v) && holds_in(other, v) &&
          kind(v) == kind(fact.variable))
        found = v;
    }
    if (found < 0 || open >= fewest_open) continue;
    fewest_open = open;
    instead = {found, true};
  }
  return instead;
}

}  // namespace schlegel::explaining
