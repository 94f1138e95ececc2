#pragma once
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "play/symmetries.hpp"

namespace schlegel::explaining {

/// By variable, whether it holds.
using Solution = std::vector<char>;
bool holds_in(const Solution& solution, int variable);

/// Whether a person has drawn it.
bool is_drawn(const FactModel& model, const ExplainLimits& limits, Fact fact);

/// All that is known.
std::vector<Fact> known_facts(const FactModel& model, const Assignment& known);
/// All that may be supposed.
std::vector<Fact> open_facts(const FactModel& model, const Assignment& known);

/// Solutions that have all choices made so far, found by the model or by SAT, and whether there is none. They show what
/// cannot follow.
class KnownSolutions {
 public:
  KnownSolutions(const Ladder& ladder, const ExplainLimits& limits, Symmetries& symmetries, Control& control)
      : ladder_(ladder), model_(ladder.model()), limits_(limits), symmetries_(symmetries), control_(control) {}

  /// What SAT may do until the next call: at most some 0.5 s.
  void begin_step() { effort_.emplace(control_, most_effort); }

  /// Finds out whether there is a solution, unless that is known; if it can, one that has what is drawn.
  void find_one(const Assignment& known, int most_conflicts);
  /// The same, and what the solutions found so far have in common: nothing else can follow, whatever becomes known but
  /// by a choice. A few opposites are asked for, so that they differ.
  void find_common(const Assignment& known, int most_conflicts);

  /// The first one has all that follows.
  const std::vector<Solution>& all() const { return all_; }
  bool impossible() const { return impossible_; }
  /// What all of them have, and was not known when it was last looked at; null: that was not found out.
  const std::vector<Fact>* common() const { return common_ ? &*common_ : nullptr; }
  /// Whether it is known that nothing more is forced.
  bool is_free(const Assignment& known);

  /// Whether there is SAT to be asked.
  bool has_sat() { return sat() != nullptr; }
  FactSat::Answer ask(std::span<const Fact> facts, int most_conflicts = 20'000);
  /// Of the facts asked last, after impossible, those that clash.
  std::vector<Fact> clash() const { return sat_->clash(); }
  /// Whether a fact's opposite is possible beside these.
  FactSat::Answer is_open(std::vector<Fact> facts, Fact fact, int most_conflicts);
  /// The solution that SAT has found, which lacks some of what all had in common, and its images that do.
  void keep_found(const Assignment& known);

  /// The first one that has this; the end of all(): there is none.
  std::vector<Solution>::const_iterator first_with(Fact fact) const;
  void bring_to_front(std::vector<Solution>::const_iterator solution);
  /// Only those that have these facts are left.
  void leave_those_with(std::span<const Fact> facts);

 private:
  static constexpr std::uint64_t most_effort = 1000;  ///< ticks

  FactSat* sat();
  void keep();

  const Ladder& ladder_;
  const FactModel& model_;
  const ExplainLimits& limits_;
  Symmetries& symmetries_;
  Control& control_;
  std::unique_ptr<FactSat> sat_;
  bool sat_made_ = false;
  bool model_asked_ = false;
  std::optional<TickBudget> effort_;
  bool impossible_ = false;
  std::vector<Solution> all_;
  std::optional<std::vector<Fact>> common_;
};

}  // namespace schlegel::explaining
