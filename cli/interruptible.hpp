#pragma once
#include <chrono>
#include <optional>

#include "base/control.hpp"
#include "base/say.hpp"

namespace schlegel {

/// Ends a search at a time limit or at the first Ctrl-C, and shows progress on a terminal's stderr.
class InterruptibleControl : public Control {
 public:
  explicit InterruptibleControl(std::optional<double> seconds);
  ~InterruptibleControl() override;
  bool tick(const Progress& progress) override;
  /// By Ctrl-C or the time limit; nullptr when it was not stopped.
  const Sentence* stopped_by() const { return stopped_by_; }
  double seconds() const;

 private:
  void show(const Progress& progress, double now);

  std::chrono::steady_clock::time_point began_;
  std::optional<double> limit_;
  const Sentence* stopped_by_ = nullptr;
  bool terminal_;
  double shown_at_ = 0;
  bool line_open_ = false;
};

}  // namespace schlegel
