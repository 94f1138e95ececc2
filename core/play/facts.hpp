#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/control.hpp"
#include "base/say.hpp"
#include "play/explanation.hpp"
#include "play/wording.hpp"
#include "play/words.hpp"
#include "search/sat.hpp"

namespace schlegel {

class FactModel;

/// The facts that are known, and where techniques are still to be looked for.
class Assignment {
 public:
  explicit Assignment(const FactModel& model);

  bool holds(Fact fact) const { return value_[index(fact)] == sign(fact); }
  bool is_known(int variable) const { return value_[variable] != 0; }
  bool is_true(int variable) const { return value_[variable] > 0; }
  bool is_false(int variable) const { return value_[variable] < 0; }
  /// The first of these `count` variables from `first` on that is true, counted from `first`; or -1.
  int first_true(int first, int count) const;
  /// By variable: 1 when it is true, -1 when it is false, 0 when it is unknown.
  std::span<const signed char> values() const { return value_; }

  /// False, and no change, when the opposite is known.
  bool add(Fact fact);
  /// A place where a technique with at most this number is still to be looked for: the lowest technique's latest
  /// place. Nothing when there is none.
  struct Check {
    int technique, place;
  };
  std::optional<Check> next_check(bool costly) const;
  /// That look has found nothing.
  void done(Check look);

 private:
  static std::size_t index(Fact fact) { return static_cast<std::size_t>(fact.variable); }
  static signed char sign(Fact fact) { return fact.holds ? 1 : -1; }
  void look_at(std::size_t technique, int place);

  const FactModel* model_;
  std::vector<signed char> value_;         ///< 0: unknown
  std::vector<std::vector<int>> places_;   ///< by technique: where it is to be looked for
  std::vector<std::vector<char>> listed_;  ///< by technique and place
  std::vector<int> touched_;               ///< room for add()
};

/// Whether facts can hold together, by SAT: literal v + 1 of `sat` stands for variable v.
class FactSat {
 public:
  enum class Answer { possible, impossible, unknown };

  explicit FactSat(int variables);
  Sat sat;
  /// Adds clauses that the assignment found violates; whether there were any. It may be called again and again.
  std::function<bool(FactSat&)> refine = [](FactSat&) { return false; };

  /// Unknown after so many conflicts of the solver in one round.
  Answer ask(std::span<const Fact> facts, Control& control, int most_conflicts = 20'000);
  /// Those of the facts asked last that cannot hold together, after impossible.
  std::vector<Fact> clash() const;
  /// After possible.
  bool value(int variable) const { return sat.value(variable + 1); }
  static int literal(Fact fact) { return fact.holds ? fact.variable + 1 : -(fact.variable + 1); }

 private:
  std::vector<Fact> asked_;
};

/// What a puzzle provides so that a position can be explained: its facts, and the techniques by which a person finds
/// new ones. Const functions may be called in any order.
class FactModel {
 public:
  virtual ~FactModel() = default;

  virtual int variables() const = 0;
  /// Whether a solution is known only when this variable is, and whether it may be supposed.
  virtual bool decides(int) const { return true; }
  /// Whether a person may choose it where nothing is forced: solutions differ in such variables, and it can be drawn or
  /// played. One that does not decide is known in solutions of sat().
  virtual bool may_be_chosen(int variable) const { return decides(variable); }
  /// What else is chosen with it, as far as a solution has it.
  virtual void chosen_with(int, std::vector<int>&) const {}
  /// What the board and the moves played so far say.
  virtual std::vector<Fact> given() const = 0;

  /// In the order in which a person learns them, which is the order in which they are tried.
  virtual std::span<const Technique> ladder() const = 0;
  /// Local techniques look at places 0 to places() - 1; the others at place 0.
  virtual int places() const = 0;
  /// The places at which a local technique may find more when this variable becomes known.
  virtual void affected(int variable, std::vector<int>& places) const = 0;
  /// The technique's next application here. Where known facts forbid what it would derive, it is a contradiction, with
  /// those facts among its reasons. Taken together the ladder finds a contradiction wherever all that decides is known
  /// and is no solution. Allocates nothing when it finds nothing, where that can be had.
  virtual std::optional<Deduction> find(int technique, int place, const Assignment& known) const = 0;

  virtual const Wording& wording() const = 0;
  /// For programs, without the text.
  virtual KnownFact data(Fact fact) const = 0;
  std::optional<PencilMark> mark(Fact fact) const { return mark_of(data(fact)); }
  /// The moves that can be played because of what is known, in order, after those played since the position.
  virtual std::vector<std::string> moves(const Assignment& known, std::span<const std::string> played) const = 0;

  /// Permutations of the variables under which board and rules stay the same, not necessarily all.
  virtual std::vector<std::vector<int>> symmetries(Control&) const { return {}; }
  /// Why a fact goes for so many of its images under them, too: a sentence.
  virtual std::string why_symmetric(Fact, std::size_t) const { return say(schlegel::words::board_is_symmetric); }
  /// Of variables alike: if each solution has an even number of them, at least two, what they are about, as the side of
  /// a border that a tour crosses.
  virtual std::optional<std::vector<int>> border(std::span<const int>) const { return std::nullopt; }
  virtual bool has_borders() const { return false; }  ///< whether it may return any
  /// By variable that decides, whether it holds in some solution that meets what is given; empty when none is found
  /// within a moment. It shows what cannot be refuted. Only with sat() can there be choices.
  virtual std::vector<char> solution(Control&) const { return {}; }
  /// The rules as clauses; null when there are none.
  virtual std::unique_ptr<FactSat> sat() const { return nullptr; }
};

/// Explains a position: from what is given on, each time by the lowest technique that applies, to a solution or to a
/// contradiction. A contradiction is told by the steps that lead to it alone. Where no technique applies and the solver
/// knows two solutions, a fact of the first one is chosen that the other lacks.
///
/// The ladder comes first, place by place, as new facts touch them. Where it ends, one fact is supposed after another
/// until one leads to a contradiction by the ladder alone; the shortest such explanation is taken. Where there is no
/// solution, then all ways to cross a border, and assumptions within assumptions; and where there is a SAT model, few
/// known facts that force another one: of the first facts found to follow, with ever more conflicts allowed and a
/// budget, the one that needs the fewest, its core thinned in ever smaller blocks (compare Espasa et al., arXiv
/// 2104.15040). Each costly step is repeated for its images under the symmetries of the board. What follows from an
/// assumption is kept from step to step (see assumptions.hpp), so that the first costs O(variables) times the ladder
/// and the others little; nested ones are tried for few facts only.
Explanation explain(const FactModel& model, const ExplainLimits& limits, Control& control);

}  // namespace schlegel
