#pragma once
#include <algorithm>

#include "base/control.hpp"

namespace schlegel {

/// Combines the progress of stages, each of which reports a fraction from 0 to 1 or none. The combined fraction never
/// falls.
class StagedProgress : public Control {
 public:
  explicit StagedProgress(Control& outer) : outer_(outer) { memory_limit = outer.memory_limit; }
  /// Begins a stage that ends at this fraction of the whole.
  void next(double until) {
    from_ = reached_;
    until_ = std::max(until, from_);
  }
  /// Begins a stage that takes this share of the rest.
  void next_share(double share) { next(reached_ + share * (1 - reached_)); }
  bool tick(const Progress& progress) override {
    if (progress.fraction >= 0)
      reached_ = std::max(reached_, from_ + (until_ - from_) * std::min(1.0, progress.fraction));
    Progress passed = progress;
    passed.fraction = reached_;
    return outer_.tick(passed);
  }

 private:
  Control& outer_;
  double from_ = 0, until_ = 0, reached_ = 0;
};

}  // namespace schlegel
