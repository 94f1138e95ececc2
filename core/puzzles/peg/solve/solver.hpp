#pragma once
#include <functional>
#include <memory>
#include <variant>
#include <vector>

#include "base/control.hpp"
#include "base/count.hpp"
#include "base/search_end.hpp"
#include "puzzles/peg/proof/certificate.hpp"
#include "puzzles/peg/solve/plans.hpp"

namespace schlegel::peg {

/// A position of an instance, reached by jumps from its start (a solver may work out the whole game from there).
struct Task {
  const Instance& instance;
  Position from;
  int last = -1;        ///< the hole of the peg that has just jumped: going on with it is no new move
  bool fewest = false;  ///< only plans of fewest moves, a chain of jumps by one peg counting once
};

/// No plan exists, and why.
struct None {
  std::vector<Reason> reasons;
};

/// Answers to questions about one instance. The table worked out for one question is kept for the next, which then
/// takes microseconds. Memory stays below control.memory_limit.
class Solver {
 public:
  explicit Solver(Instance instance) : instance_(std::move(instance)) {}
  const Instance& instance() const { return instance_; }

  /// One plan. The first of the listing where all positions can be worked out quickly, or when fewest moves are asked
  /// for.
  Answer<Plan, None> solve(const Task& task, Control& control);
  Answer<Count, None> count(const Task& task, Control& control);
  /// All plans in the order of their jumps, until `take` returns false.
  Answer<SearchEnd, None> enumerate(const Task& task, Control& control, const std::function<bool(const Plan&)>& take);
  Numbered<Plan, None> nth(const Task& task, const Count& index, Control& control);
  Answer<Plan, None> random(const Task& task, Random& random, Control& control);

  struct Next {
    Jump jump;
    Count plans;  ///< 0: a dead end
    int moves;    ///< to go after it at fewest
  };
  struct Analysis {
    Count plans;
    int moves;               ///< to go at fewest
    std::vector<Next> next;  ///< all legal jumps
  };
  /// Unknown on boards of more than some millions of positions, where solve may still find a plan.
  Answer<Analysis, None> analyse(const Task& task, Control& control);

  /// Bytes kept for later questions.
  std::size_t bytes() const { return table_ ? table_->bytes() : 0; }

 private:
  struct Recorder;
  /// A rated table that has this position and a plan from it. Not more than `most` positions are listed.
  using Table = std::shared_ptr<const PlanTable>;
  Answer<Table, None> table_for(const Task& task, std::size_t most, Control& control);
  /// What `use` finds in the plans; the table takes this share of the progress.
  template <class Reply, class Use>
  Reply ask(const Task& task, double share, Control& control, const Use& use);
  bool covered(const Task& task) const { return table_ && (whole_game_ || table_from_ == task.from); }
  None refuted(Position from, Control& control) const;

  Instance instance_;
  Table table_;
  bool whole_game_ = false;  ///< table_ begins at the instance's start
  Position table_from_ = 0;
  std::size_t failed_limit_ = 0;     ///< a limit of this many positions was too small ...
  int failed_pegs_ = max_holes + 1;  ///< ... for positions with this number of pegs
};

/// The solver of the last instance asked about, with what it has worked out: the next question is mostly about it too.
Solver& solver_for(const Instance& instance);

/// One line of the table of all starts with one empty hole and all finishes with one peg.
struct Pair {
  int start, finish;
  bool counted;  ///< false: it can be won, but how often is not known within the budget
  Count plans;
  int moves;
};
struct Pairs {
  std::vector<Pair> winnable;
  int undecided = 0;
};
/// All pairs that can be won, in order of their starts and finishes.
std::variant<Pairs, Unknown> table(const Instance& instance, Control& control);

}  // namespace schlegel::peg
