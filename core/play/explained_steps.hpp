#pragma once
#include <optional>
#include <vector>

#include "play/facts.hpp"

/// What the engine of explanations hands to what puts it in words.
namespace schlegel::explaining {

/// The engine's own techniques, numbered behind those of the model.
enum Own : int { one_step, two_steps, longer, at_cut, nested, symmetric, together, clashing, chosen };

/// The number of one of the engine's.
int number_of(const FactModel& model, Own technique);
/// That of this number, the model's or the engine's own.
const Technique& technique_of(const FactModel& model, int number);

struct Step {
  Deduction deduction;
  /// Of an assumption, which is the opposite of the fact derived: what follows from it, to a contradiction.
  std::vector<Step> inner = {};
  bool is_contradiction() const { return deduction.derived.empty(); }
  /// Of a choice: what a solution without it has instead, if one is known, and whether it is known that nothing is
  /// forced.
  struct Choice {
    std::optional<Fact> instead;
    bool none_forced;
  };
  std::optional<Choice> choice = {};
  /// Of a contradiction at a border, which it is about: every way to cross it, but for `images` of one.
  struct Case {
    std::vector<Fact> supposed;
    std::vector<Step> inner;
    std::size_t images = 0;
  };
  std::vector<Case> cases = {};
};

/// The steps, numbered and in words, and two solutions if there are choices: by variable, whether it holds.
Explanation explained(const FactModel& model, const std::vector<Step>& steps, Explanation::End end,
                      const std::vector<std::vector<char>>& solutions);

}  // namespace schlegel::explaining
