#pragma once
#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "base/control.hpp"
#include "base/index.hpp"
#include "base/random.hpp"
#include "play/explanation.hpp"
#include "play/facts.hpp"
#include "results.hpp"
#include "trials.hpp"

namespace schlegel::test_support {

/// By variable whether it holds in a solution.
using Truth = std::vector<char>;

inline bool meets(const Truth& truth, const std::vector<Fact>& facts) {
  return std::all_of(facts.begin(), facts.end(), [&](Fact f) { return (truth[f.variable] != 0) == f.holds; });
}

inline bool holds_all(const Assignment& known, const std::vector<Fact>& facts) {
  return std::all_of(facts.begin(), facts.end(), [&](Fact f) { return known.holds(f); });
}

/// Judges one deduction: it cites what is known, derives what is not, and holds in every solution that meets what it
/// cites. False where it does not, for tests that look for that.
inline bool is_sound(const Deduction& deduction, const Assignment& known, const std::vector<Truth>& solutions) {
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
    Assignment known(model);
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
        const ReasonPart described = model.wording().describe([&] {
          Deduction with = *deduction;
          with.technique = static_cast<int>(t);
          return with;
        }());
        CAPTURE(described.sentence);
        CHECK(described.sentence.ends_with('.'));
        CHECK(described.sentence.find('{') == std::string::npos);
        CHECK(described.sentence.find("  ") == std::string::npos);
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
    while (const auto look = known.next_check(true)) {
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

/// How many explanations ended how, and how many choices they made.
struct Ends {
  int solved = 0, none = 0, choices = 0;

  /// Each was met often among so many boards.
  void check_often(int boards) const {
    CHECK(solved > trials(boards) / 10);
    CHECK(none > trials(boards) / 10);
    CHECK(choices > trials(boards) / 20);
  }
};

/// Every fact outside cases holds in all solutions that have the choices before it. A choice is that of one of them;
/// the other possibility that it names is that of another one, which lacks the choice. Returns how many choices there
/// are.
inline int check_facts(const Explanation& explanation, const FactModel& model, std::vector<Truth> solutions) {
  int choices = 0;
  for (const ExplanationStep& step : explanation.steps) {
    if (step.depth > 0) continue;
    CAPTURE(step.sentence);
    std::vector<Fact> facts;
    const auto each_fact = [&](const auto& take) {
      for (int v = 0; v < model.variables(); ++v)
        for (const bool holds : {true, false}) take(Fact{v, holds});
    };
    each_fact([&](Fact fact) {
      KnownFact known = model.data(fact);
      known.text = model.wording().name(fact);
      if (std::count(step.facts.begin(), step.facts.end(), known) > 0) facts.push_back(fact);
    });
    CHECK(facts.size() >= step.facts.size());
    const auto has_facts = [&](const Truth& truth) { return meets(truth, facts); };
    if (step.kind != ExplanationStep::Kind::choice) {
      CHECK(std::all_of(solutions.begin(), solutions.end(), has_facts));
      continue;
    }
    const bool again = choices++ > 0;
    CHECK(step.because.empty());
    CHECK(step.technique_id.empty());
    CHECK(step.sentence.starts_with("Another choice") == again);
    bool is_said = false;  // what is chosen, and what a solution without it has instead
    each_fact([&](Fact instead) {
      for (const Fact fact : facts) {
        const std::string said = (again ? "in one solution, " : "a solution in which ") + model.wording().name(fact) +
                                 (again ? "; in another, " : ", and another in which ") +
                                 model.wording().name(instead) + ".";
        is_said = is_said || (step.sentence.find(said) != std::string::npos &&
                              std::any_of(solutions.begin(), solutions.end(), [&](const Truth& truth) {
                                return meets(truth, {!fact, instead});
                              }));
      }
    });
    CHECK(is_said);
    std::erase_if(solutions, [&](const Truth& truth) { return !has_facts(truth); });
    CHECK(!solutions.empty());
  }
  return choices;
}

/// The explanation of a position with these solutions: it ends as they say, its facts are theirs, it cites earlier
/// steps, and its moves can be played and solve the position where it ends so.
template <class P>
void check_explanation(const typename P::Instance& instance, const typename P::State& position, const FactModel& model,
                       const std::vector<Truth>& solutions, Ends& ends) {
  using End = Explanation::End;
  Control control;
  const Explanation explanation = P::explain(instance, position, {}, control);
  CHECK(explanation.end == (solutions.empty() ? End::none : End::solved));
  ends.solved += explanation.end == End::solved ? 1 : 0;
  ends.none += explanation.end == End::none ? 1 : 0;
  if (explanation.end == End::none) {
    REQUIRE(!explanation.steps.empty());
    CHECK(explanation.steps.back().kind == ExplanationStep::Kind::contradiction);
    CHECK(explanation.steps.back().depth == 0);
  } else {
    const int choices = check_facts(explanation, model, solutions);
    CHECK((choices > 0) == (solutions.size() > 1));
    CHECK(explanation.solutions.size() == (choices > 0 ? 2 : 0));
    ends.choices += choices;
  }
  auto state = position;
  std::vector<typename P::Move> moves;
  for (std::size_t i = 0; i < explanation.steps.size(); ++i) {
    for (const int number : explanation.steps[i].because) CHECK(number <= static_cast<int>(i));
    for (const std::string& text : explanation.steps[i].moves) {
      moves.push_back(*must(P::parse_move(instance, text)));
      CHECK(P::why_illegal(instance, state, moves.back()).empty());
      P::apply(instance, state, moves.back());
    }
  }
  if (explanation.end == End::solved) CHECK(P::verify(instance, position, moves));
}

}  // namespace schlegel::test_support
