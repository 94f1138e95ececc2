#pragma once
#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "base/index.hpp"
#include "base/random.hpp"
#include "play/facts.hpp"
#include "trials.hpp"

namespace schlegel::test_support {

/// By variable whether it holds in a solution.
using Truth = std::vector<char>;

inline bool meets(const Truth& truth, const std::vector<Fact>& facts) {
  return std::all_of(facts.begin(), facts.end(), [&](Fact f) { return (truth[f.variable] != 0) == f.holds; });
}

inline bool holds_all(const Knowledge& known, const std::vector<Fact>& facts) {
  return std::all_of(facts.begin(), facts.end(), [&](Fact f) { return known.holds(f); });
}

/// Judges one deduction: it cites what is known, derives what is not, and holds in every solution that meets what it
/// cites. False where it does not, for tests that look for that.
inline bool is_sound(const Deduction& deduction, const Knowledge& known, const std::vector<Truth>& solutions) {
  if (!holds_all(known, deduction.because)) return false;
  for (const Fact fact : deduction.derived)
    if (known.is_known(fact.variable)) return false;
  return std::all_of(solutions.begin(), solutions.end(), [&](const Truth& truth) {
    return !meets(truth, deduction.because) || (!deduction.derived.empty() && meets(truth, deduction.derived));
  });
}

/// Every application of every technique to random knowledge, taken from a solution or not, judged by all solutions of
/// the board with its rules, whatever the position is. Where all that decides is known and is no solution, one of them
/// must be a contradiction. `derived` by another variable's value: `complete` fills in what does not decide.
inline void check_deductions(const FactModel& model, const std::vector<Truth>& solutions, Random& random, int rounds) {
  const auto ladder = model.ladder();
  for (int round = 0; round < trials(rounds); ++round) {
    CAPTURE(round);
    Knowledge known(model);
    const double density = random.real() < 0.25 ? 1 : random.real(),
                 noise = random.below(3) == 0 ? 0.0 : 0.2 * random.real();
    const Truth* truth = solutions.empty() ? nullptr : &solutions[random.below(solutions.size())];
    for (int v = 0; v < model.variables(); ++v) {
      if (random.real() >= density) continue;
      const bool as_there = truth && random.real() >= noise;
      known.add({v, as_there ? (*truth)[v] != 0 : random.below(2) == 0});
    }
    bool contradicts = false;
    for (std::size_t t = 0; t < ladder.size(); ++t) {
      const int places = ladder[t].local ? model.places() : 1;
      for (int place = 0; place < places; ++place) {
        const auto deduction = model.find(static_cast<int>(t), place, known);
        if (!deduction) continue;
        CAPTURE(ladder[t].name.english);
        CAPTURE(place);
        CHECK(is_sound(*deduction, known, solutions));
        contradicts = contradicts || deduction->derived.empty();
        const ReasonPart told = model.wording().describe([&] {
          Deduction with = *deduction;
          with.technique = static_cast<int>(t);
          return with;
        }());
        CAPTURE(told.sentence);
        CHECK(told.sentence.ends_with('.'));
        CHECK(told.sentence.find('{') == std::string::npos);
        CHECK(told.sentence.find("  ") == std::string::npos);
      }
    }
    bool decided = true, solves = true;
    for (int v = 0; v < model.variables(); ++v) decided = decided && (!model.decides(v) || known.is_known(v));
    solves = std::any_of(solutions.begin(), solutions.end(), [&](const Truth& t) {
      for (int v = 0; v < model.variables(); ++v)
        if (known.is_known(v) && known.is_true(v) != (t[v] != 0)) return false;
      return true;
    });
    if (!decided || solves || contradicts) continue;
    // What does not decide may still have to be worked out first.
    std::vector<Fact> facts;
    bool ended = false;
    while (const auto look = known.next_look(true)) {
      auto deduction = model.find(look->technique, look->place, known);
      if (!deduction) {
        known.done(*look);
        continue;
      }
      ended = deduction->derived.empty();
      for (const Fact fact : deduction->derived) ended = ended || !known.add(fact);
      if (ended) break;
    }
    CHECK(ended);
  }
}

}  // namespace schlegel::test_support
