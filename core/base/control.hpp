#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/words.hpp"

namespace schlegel {

/// How far a search is. `fraction` is in [0, 1] when the whole is known and negative when it is not.
struct Progress {
  double fraction = -1;
  std::uint64_t steps = 0;                               ///< units of work done: nodes, states, conflicts
  std::string_view phase = words::phase_search.english;  ///< what is being done, a Sentence's English
};

/// The only way a solver looks outside: it reports progress and learns whether to go on.
/// Solvers call tick() often (every few thousand steps, at least every 10 ms) and stop at once on false.
class Control {
 public:
  virtual ~Control() = default;
  virtual bool tick(const Progress&) { return true; }
  /// Most bytes a solver may hold in its tables; it answers Unknown instead of taking more.
  std::size_t memory_limit = std::size_t{1} << 30;
};

/// A Control that stops after a fixed number of ticks: for work that must stay short, and to cancel at every point in
/// tests.
class TickLimit : public Control {
 public:
  explicit TickLimit(std::uint64_t ticks) : left_(ticks) {}
  bool tick(const Progress&) override { return left_ > 0 && left_-- > 0; }

 private:
  std::uint64_t left_;
};

/// Passes ticks on, but only so many, and may allow less memory: for one of several searches that share a Control.
class TickBudget : public Control {
 public:
  TickBudget(Control& outer, std::uint64_t ticks, std::size_t most_memory = SIZE_MAX) : outer_(outer), left_(ticks) {
    memory_limit = std::min(outer.memory_limit, most_memory);
  }
  bool tick(const Progress& progress) override {
    if (left_ == 0) return false;
    --left_;
    if (!outer_.tick(progress)) stopped = true;
    return !stopped;
  }
  bool stopped = false;  ///< by the outer Control

 private:
  Control& outer_;
  std::uint64_t left_;
};

/// Why a search stopped before it knew: the budget it used, in words ("stopped after 120000 nodes").
struct Unknown {
  std::string budget;
};

}  // namespace schlegel
