#pragma once
#include <doctest/doctest.h>

#include "base/control.hpp"
#include "play/game.hpp"

namespace schlegel::test_support {

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

/// What was worked out for one board is kept until another one is asked about: asks about this one, so that what other
/// tests asked makes no difference.
inline void ask_first(const Question& question) {
  Control control;
  REQUIRE(ask(question, control, [](const auto&) { return true; }).ok());
}

/// Asks and checks that the progress is a fraction that never falls. The last one.
inline double last_progress(const Question& question) {
  CAPTURE(question.instance);
  CAPTURE(verb_name(question.verb));
  ProgressWatch control;
  const auto reply = ask(question, control, [](const auto&) { return true; });
  REQUIRE(reply.ok());
  CHECK(control.in_range);
  CHECK(control.falls == 0);
  CHECK(control.ticks > 0);
  return control.last;
}

}  // namespace schlegel::test_support
