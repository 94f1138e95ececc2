#pragma once
#include <array>
#include <optional>
#include <vector>

#include "play/known_solutions.hpp"

namespace schlegel::explaining {

/// What is chosen where nothing is forced.
class Choices {
 public:
  Choices(Ladder& ladder, KnownSolutions& solutions, const ExplainLimits& limits)
      : ladder_(ladder), model_(ladder.model()), solutions_(solutions), limits_(limits) {}

  /// A fact of a solution that another one lacks, as far as there is one with all choices: of the first solution if
  /// that is drawn, else that which leads the ladder farthest, of those at the places with the fewest open variables.
  /// The first solution has it then. Work: `most_tried` times the ladder.
  std::optional<Step> choose(Assignment& known);
  /// Only one solution was known at the last choice, and SAT is asked for less.
  bool tired() const { return tired_; }
  /// Two that differ in what was chosen first, or two of those that are known; none: there are not two.
  std::vector<Solution> shown() const;

 private:
  static constexpr std::size_t most_tried = 100;

  struct Candidate {
    Fact fact;
    std::array<int, 4> rank;  ///< the lowest comes first
  };
  std::vector<Candidate> candidates(const Assignment& known) const;
  std::optional<Fact> farthest(const Assignment& known, const std::vector<Candidate>& candidates);
  std::vector<Fact> with(Fact fact, const Assignment& known) const;
  Fact in_place_of(Fact fact, const Solution& other, const Assignment& known) const;

  Ladder& ladder_;
  const FactModel& model_;
  KnownSolutions& solutions_;
  const ExplainLimits& limits_;
  std::vector<Solution> shown_;
  bool tired_ = false;
};

}  // namespace schlegel::explaining
