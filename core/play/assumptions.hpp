#pragma once
#include <climits>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "play/explained_steps.hpp"

namespace schlegel::explaining {

/// A flag for each fact.
class FactSet {
 public:
  explicit FactSet(int variables) : in_(2 * static_cast<std::size_t>(variables), 0) {}
  char& operator[](Fact fact) { return in_[2 * static_cast<std::size_t>(fact.variable) + (fact.holds ? 1 : 0)]; }

 private:
  std::vector<char> in_;
};

/// How many steps these are with those inside them.
int length(const std::vector<Step>& steps);

/// Leaves those steps alone that lead to the last one. Returns the facts they rest on that none of them derives, but
/// for the one supposed.
std::vector<Fact> trim(const FactModel& model, std::vector<Step>& steps, std::optional<Fact> supposed = std::nullopt);

/// The step that refutes an assumption by these, which lead from it to a contradiction.
Step concluded(const FactModel& model, Fact supposed, std::vector<Step> inner);

/// Adds what is derived. What cannot be added makes it a contradiction.
void add(Assignment& known, Deduction& deduction);

/// The techniques of a model, and how much they may look in all.
class Ladder {
 public:
  /// `techniques`: how many of the model's may be used.
  Ladder(const FactModel& model, std::uint64_t most_looks, Control& control, int techniques = INT_MAX)
      : model_(model), most_looks_(most_looks), control_(control), techniques_(techniques), scratch_(model) {}

  const FactModel& model() const { return model_; }
  /// The next step, which is added to what is known; nothing at the end of the ladder, or when stopped.
  std::optional<Deduction> next_deduction(Assignment& known, bool costly);
  /// How many facts its cheap techniques derive with these.
  int derived_under(const Assignment& known, std::span<const Fact> facts);
  bool is_stopped() const { return stopped_; }
  /// By its own limit.
  bool is_spent() const { return looks_ > most_looks_; }
  /// Stops when the Control says so.
  void tick();
  std::uint64_t looks() const { return looks_; }

 private:
  const FactModel& model_;
  const std::uint64_t most_looks_;
  Control& control_;
  const int techniques_;
  Assignment scratch_;
  std::uint64_t looks_ = 0;
  bool stopped_ = false;
};

/// What follows from each of many facts when it is supposed. It is kept while more becomes known, where it fits 30 MB.
class Assumptions {
 public:
  explicit Assumptions(Ladder& ladder) : ladder_(ladder), model_(ladder.model()), seen_(model_) {}

  /// The shortest explanation from one of these facts to a contradiction that was found, and so its opposite. Each call
  /// knows all that the last one did.
  std::optional<Step> shortest(const Assignment& known, std::span<const Fact> supposed);

 private:
  struct Case {
    std::optional<Assignment> known = {};  ///< until it is refuted
    std::size_t heard = 0;                 ///< how many of the news it knows
    std::size_t taken = 0;                 ///< steps since then
    bool ended = false;                    ///< the ladder leads no further
    bool fresh = true;                     ///< it has heard no news, so that `steps` are all
    std::vector<Step> steps = {};
    std::optional<Step> refuted = {};
    int weight = 0;               ///< of the refutation
    std::vector<char> near = {};  ///< by place: whether the refutation is about it
  };

  void hear(const Assignment& known);
  bool is_near_news(Case& one) const;
  void begin(Case& one, Fact supposed) const;
  void go_on(Case& one, Fact supposed, std::size_t most);
  void refute(Case& one, Fact supposed);

  Ladder& ladder_;
  const FactModel& model_;
  Assignment seen_;         ///< what is known
  std::vector<Fact> news_;  ///< in the order in which it became known
  std::map<std::pair<int, bool>, Case> cases_;
  mutable std::vector<int> places_;  ///< room for affected()
};

}  // namespace schlegel::explaining
