#include "play/facts.hpp"

#include <algorithm>
#include <cstring>

#include "base/index.hpp"

namespace schlegel {

Assignment::Assignment(const FactModel& model)
    : model_(&model), value_(model.variables(), 0), places_(model.ladder().size()), listed_(model.ladder().size()) {
  for (std::size_t t = 0; t < places_.size(); ++t) {
    const int places = model.ladder()[t].local ? model.places() : 1;
    listed_[t].resize(places, 0);
    for (int place = places; place-- > 0;) look_at(t, place);
  }
}

void Assignment::look_at(std::size_t technique, int place) {
  char& listed = listed_[technique][place];
  if (listed == 0) places_[technique].push_back(place);
  listed = 1;
}

int Assignment::first_true(int first, int count) const {
  const signed char* const from = value_.data() + first;
  const void* const found = std::memchr(from, 1, at(count));
  return found == nullptr ? -1 : static_cast<int>(static_cast<const signed char*>(found) - from);
}

bool Assignment::add(Fact fact) {
  if (holds(!fact)) return false;
  if (holds(fact)) return true;
  value_[index(fact)] = sign(fact);
  touched_.clear();
  model_->affected(fact.variable, touched_);
  const auto ladder = model_->ladder();
  for (std::size_t t = 0; t < ladder.size(); ++t) {
    if (!ladder[t].local) {
      look_at(t, 0);
      continue;
    }
    for (const int place : touched_) look_at(t, place);
  }
  return true;
}

std::optional<Assignment::Check> Assignment::next_check(bool costly) const {
  for (std::size_t t = 0; t < places_.size(); ++t)
    if (!places_[t].empty() && (costly || !model_->ladder()[t].costly))
      return Check{static_cast<int>(t), places_[t].back()};
  return std::nullopt;
}

void Assignment::done(Check look) {
  std::vector<int>& places = places_[look.technique];
  listed_[look.technique][look.place] = 0;
  if (!places.empty() && places.back() == look.place)
    places.pop_back();
  else
    std::erase(places, look.place);
}

FactSat::FactSat(int variables) {
  for (int v = 0; v < variables; ++v) sat.new_variable();
}

FactSat::Answer FactSat::ask(std::span<const Fact> facts, Control& control, int most_conflicts) {
  const int most_rounds = std::min(1000, 10 + most_conflicts / 10);
  asked_.assign(facts.begin(), facts.end());
  for (int round = 0; round < most_rounds; ++round) {
    for (const Fact fact : facts) sat.assume(literal(fact));
    const Sat::Answer answer = sat.solve(control, most_conflicts);
    if (answer == Sat::Answer::unsatisfiable) return Answer::impossible;
    if (answer != Sat::Answer::satisfiable) return Answer::unknown;
    if (!refine(*this)) return Answer::possible;
  }
  return Answer::unknown;
}

std::vector<Fact> FactSat::clash() const {
  std::vector<Fact> facts;
  for (const Fact fact : asked_)
    if (sat.failed(literal(fact))) facts.push_back(fact);
  return facts;
}

}  // namespace schlegel
