#pragma once
#include <algorithm>

#include "base/control.hpp"

namespace schlegel {

/// Passes on the progress of work that is done in stages, each of which counts from 0 to 1, or does not know how far it
/// is. What is passed on never falls.
class StagedProgress : public Control {
 public:
  explicit StagedProgress(Control& outer) : outer_(outer) { memory_limit = outer.memory_limit; }
  /// The stage that begins now ends at this fraction of the whole.
  void next(double until) {
    from_ = reached_;
    until_ = std::max(until, from_);
  }
  /// The stage that begins now takes this share of what is left.
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
