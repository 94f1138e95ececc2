#pragma once
#include <chrono>
#include <optional>

#include "base/control.hpp"
#include "base/say.hpp"
#include "play/question.hpp"

namespace schlegel {

/// Ends a search at a time limit or the first Ctrl-C. Shows progress on stderr if that is a terminal.
class InterruptibleControl : public Control {
 public:
  explicit InterruptibleControl(std::optional<double> seconds);
  ~InterruptibleControl() override;
  bool tick(const Progress& progress) override;
  double seconds() const;
  /// Adds to an unknown answer what stopped it.
  void explain_end(Reply& reply) const;

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
