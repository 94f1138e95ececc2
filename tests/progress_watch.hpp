#pragma once
#include "base/control.hpp"

namespace schlegel::testing {

/// Notes whether progress was always a fraction and never fell. Stops after so many ticks.
class ProgressWatch : public Control {
 public:
  explicit ProgressWatch(std::uint64_t most = 4000) : most_(most) {}
  bool tick(const Progress& progress) override {
    in_range &= progress.fraction >= 0 && progress.fraction <= 1;
    falls += progress.fraction < last ? 1 : 0;
    last = progress.fraction;
    return ++ticks < most_;
  }
  bool in_range = true;
  int falls = 0;
  std::uint64_t ticks = 0;
  double last = 0;

 private:
  std::uint64_t most_;
};

}  // namespace schlegel::testing
