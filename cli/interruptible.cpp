#include "interruptible.hpp"

#include <csignal>
#include <cstdio>

#include <unistd.h>

namespace schlegel {
namespace {

volatile std::sig_atomic_t interrupted = 0;

extern "C" void on_interrupt(int) {
  interrupted = 1;
  std::signal(SIGINT, SIG_DFL);  // a second Ctrl-C ends the process
}

}  // namespace

InterruptibleControl::InterruptibleControl(std::optional<double> seconds)
    : began_(std::chrono::steady_clock::now()), limit_(seconds), terminal_(isatty(STDERR_FILENO) != 0) {
  std::signal(SIGINT, on_interrupt);
}

InterruptibleControl::~InterruptibleControl() {
  if (line_open_) std::fputs("\r\033[K", stderr);
}

double InterruptibleControl::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
}

bool InterruptibleControl::tick(const Progress& progress) {
  const double now = seconds();
  if (interrupted != 0) stopped_by_ = "stopped by Ctrl-C";
  if (limit_ && now >= *limit_) stopped_by_ = "the time limit was reached";
  if (terminal_ && now - shown_at_ > 0.2) show(progress, now);
  return *stopped_by_ == '\0';
}

void InterruptibleControl::show(const Progress& progress, double now) {
  shown_at_ = now;
  line_open_ = true;
  if (progress.fraction >= 0)
    std::fprintf(stderr, "\r\033[K%s: %.0f %%, %.1f s", progress.phase, 100 * progress.fraction, now);
  else
    std::fprintf(stderr, "\r\033[K%s: %llu steps, %.1f s", progress.phase,
                 static_cast<unsigned long long>(progress.steps), now);
  std::fflush(stderr);
}

}  // namespace schlegel
