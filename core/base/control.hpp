#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/words.hpp"

namespace schlegel {

/// The progress of a search. `fraction` is in [0, 1], or negative if the total is unknown.
struct Progress {
  double fraction = -1;
  std::uint64_t steps = 0;                               ///< units of work done: nodes, states, conflicts
  std::string_view phase = words::phase_search.english;  ///< the current work, a Sentence's English
};

/// The only link from a solver to its caller: it reports progress and learns whether to continue. Solvers call tick()
/// every few thousand steps, at least every 10 ms, and stop at once if it returns false.
class Control {
 public:
  virtual ~Control() = default;
  virtual bool tick(const Progress&) { return true; }
  /// The most bytes that a solver may hold in its tables. It answers Unknown rather than exceed them.
  std::size_t memory_limit = std::size_t{1} << 30;
};

/// Stops after a fixed number of ticks: for short work, and for tests that cancel at every point.
class TickLimit : public Control {
 public:
  explicit TickLimit(std::uint64_t ticks) : left_(ticks) {}
  bool tick(const Progress&) override { return left_ > 0 && left_-- > 0; }

 private:
  std::uint64_t left_;
};

/// Passes on at most a given number of ticks, perhaps with less memory: for one of several searches that share a
/// Control.
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

/// The reason that a search stopped without an answer, in words: "stopped after 120000 nodes".
struct Unknown {
  std::string budget;
};

}  // namespace schlegel
