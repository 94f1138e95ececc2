#include "play/known_solutions.hpp"

#include <algorithm>
#include <utility>

#include "base/index.hpp"

namespace schlegel::explaining {

bool holds_in(const Solution& solution, int variable) {
  return at(variable) < solution.size() && solution[at(variable)] != 0;
}

bool is_drawn(const FactModel& model, const ExplainLimits& limits, Fact fact) {
  const auto mark = model.mark(fact);
  return mark && std::find(limits.drawn.begin(), limits.drawn.end(), *mark) != limits.drawn.end();
}

std::vector<Fact> known_facts(const FactModel& model, const Assignment& known) {
  std::vector<Fact> facts;
  for (int v = 0; v < model.variables(); ++v)
    if (known.is_known(v)) facts.push_back({v, known.is_true(v)});
  return facts;
}

std::vector<Fact> open_facts(const FactModel& model, const Assignment& known) {
  std::vector<Fact> facts;
  for (int v = 0; v < model.variables(); ++v)
    if (model.decides(v) && !known.is_known(v)) facts.insert(facts.end(), {{v, true}, {v, false}});
  return facts;
}

FactSat* KnownSolutions::sat() {
  if (!std::exchange(sat_made_, true)) sat_ = model_.sat();
  return sat_.get();
}

FactSat::Answer KnownSolutions::ask(std::span<const Fact> facts, int most_conflicts) {
  return sat()->ask(facts, *effort_, most_conflicts);
}

void KnownSolutions::find_one(const Assignment& known, int most_conflicts) {
  if (!all_.empty() || impossible_ || ladder_.is_stopped()) return;
  std::vector<Fact> facts = known_facts(model_, known);
  if (!limits_.drawn.empty() && sat()) {
    const std::size_t count = facts.size();
    for (const Fact fact : open_facts(model_, known))
      if (is_drawn(model_, limits_, fact)) facts.push_back(fact);
    if (facts.size() > count && ask(facts, most_conflicts) == FactSat::Answer::possible) return keep();
    facts.resize(count);
  }
  if (!std::exchange(model_asked_, true)) {
    Solution solution = model_.solution(control_);
    if (!solution.empty()) return all_.push_back(std::move(solution));
  }
  if (!sat()) return;
  const auto answer = ask(facts, most_conflicts);
  impossible_ = answer == FactSat::Answer::impossible;
  if (answer == FactSat::Answer::possible) keep();
}

void KnownSolutions::find_common(const Assignment& known, int most_conflicts) {
  constexpr int most_asked = 12, few_conflicts = 10;
  find_one(known, most_conflicts);
  if (common_ || all_.empty() || ladder_.is_stopped()) return;
  common_.emplace();
  for (int v = 0; v < model_.variables(); ++v) {
    const Fact fact{v, holds_in(all_[0], v)};
    const auto has_fact = [&](const Solution& solution) { return holds_in(solution, v) == fact.holds; };
    if (model_.decides(v) && !known.is_known(v) && std::all_of(all_.begin(), all_.end(), has_fact))
      common_->push_back(fact);
  }
  if (!sat()) return;
  const std::vector<Fact> facts = known_facts(model_, known);
  std::size_t next = 0;
  for (int asked = 0; asked < most_asked && next < common_->size(); ++asked)
    if (is_open(facts, (*common_)[next], few_conflicts) == FactSat::Answer::possible)
      keep_found(known);
    else
      ++next;
}

bool KnownSolutions::is_free(const Assignment& known) {
  if (common_) std::erase_if(*common_, [&](Fact fact) { return known.is_known(fact.variable); });
  return common_ && common_->empty();
}

FactSat::Answer KnownSolutions::is_open(std::vector<Fact> facts, Fact fact, int most_conflicts) {
  facts.push_back(!fact);
  return ask(facts, most_conflicts);
}

void KnownSolutions::keep() {
  Solution& solution = all_.emplace_back();
  for (int v = 0; v < model_.variables(); ++v) solution.push_back(sat_->value(v) ? 1 : 0);
}

void KnownSolutions::keep_found(const Assignment& known) {
  const auto lacks = [this](Fact fact) { return holds_in(all_.back(), fact.variable) != fact.holds; };
  keep();
  std::erase_if(*common_, lacks);
  const Solution found = all_.back();
  for (const auto& image : symmetries_.all()) {
    if (common_->empty()) return;
    if (!Symmetries::keeps(image, known)) continue;
    Solution& there = all_.emplace_back(image.size());
    for (std::size_t v = 0; v < image.size(); ++v) there[at(image[v])] = found[v];
    if (std::erase_if(*common_, lacks) == 0) all_.pop_back();
  }
}

std::vector<Solution>::const_iterator KnownSolutions::first_with(Fact fact) const {
  return std::find_if(all_.begin(), all_.end(),
                      [&](const Solution& solution) { return holds_in(solution, fact.variable) == fact.holds; });
}

void KnownSolutions::bring_to_front(std::vector<Solution>::const_iterator solution) {
  std::iter_swap(all_.begin(), all_.begin() + (solution - all_.cbegin()));
}

void KnownSolutions::leave_those_with(std::span<const Fact> facts) {
  for (const Fact fact : facts)
    std::erase_if(all_, [&](const Solution& one) { return holds_in(one, fact.variable) != fact.holds; });
  common_.reset();
}

}  // namespace schlegel::explaining
