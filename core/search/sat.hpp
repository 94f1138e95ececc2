#pragma once
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>

#include "base/control.hpp"

namespace schlegel {

/// An incremental SAT solver (CaDiCaL). Literals are +-variable, variables from 1; clauses may be added after each
/// answer.
class Sat {
 public:
  enum class Answer { satisfiable, unsatisfiable, spent, stopped };

  Sat();
  ~Sat();
  Sat(const Sat&) = delete;
  Sat& operator=(const Sat&) = delete;

  /// To be called first: hands every clause that is learned from then on to `sink`, and simplifies nothing in between,
  /// so that each follows by unit propagation from the clauses added and those before it.
  void record(std::function<void(std::span<const int>)> sink);
  int new_variable() { return ++variables_; }
  void add(std::span<const int> clause);
  void add(std::initializer_list<int> clause) { add(std::span<const int>(clause.begin(), clause.size())); }
  /// Exactly `count` (at least 1) of the literals are true. O(count * literals) clauses.
  void add_exactly(int count, std::span<const int> literals);
  /// Exactly two of the literals are true, or none when `maybe_none`.
  void add_two(std::span<const int> literals, bool maybe_none = false);
  /// The literal holds in the next call of solve() only.
  void assume(int literal);
  /// Ticks while it runs, with the rounds of search of all calls as steps; stopped when the Control says so, `spent`
  /// after most_conflicts (no limit when negative). The next call keeps the clauses that were learned.
  Answer solve(Control& control, int most_conflicts = -1);
  /// The value of a variable after `satisfiable`.
  bool value(int variable) const;
  /// After `unsatisfiable`: whether this literal, which was assumed, is among those that cannot all hold.
  bool failed(int literal) const;

 private:
  struct Solver;
  std::unique_ptr<Solver> solver_;
  int variables_ = 0;
  std::uint64_t rounds_ = 0;
};

}  // namespace schlegel
