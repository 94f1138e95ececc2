#include "interruptible.hpp"

#include <cmath>
#include <csignal>
#include <cstdio>

#include <unistd.h>

#include "words.hpp"

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

void InterruptibleControl::explain_end(Reply& reply) const {
  if (reply.kind != Reply::Kind::unknown || !stopped_by_) return;
  const std::string why = say(*stopped_by_);
  reply.budget = reply.budget.empty() ? why : say(cli::words::stopped_and, {{"why", why}, {"budget", reply.budget}});
}

bool InterruptibleControl::tick(const Progress& progress) {
  const double now = seconds();
  if (interrupted != 0) stopped_by_ = &cli::words::stopped_by_interrupt;
  if (limit_ && now >= *limit_) stopped_by_ = &cli::words::time_is_up;
  if (terminal_ && now - shown_at_ > 0.2) show(progress, now);
  return stopped_by_ == nullptr;
}

void InterruptibleControl::show(const Progress& progress, double now) {
  shown_at_ = now;
  line_open_ = true;
  char seconds[32];
  std::snprintf(seconds, sizeof seconds, "%.1f", now);
  const std::string line = say(progress.fraction >= 0 ? cli::words::progress_share : cli::words::progress_steps,
                               {{"phase", say(Sentence{progress.phase})},
                                {"percent", std::lround(100 * progress.fraction)},
                                {"steps", progress.steps},
                                {"seconds", seconds}});
  std::fprintf(stderr, "\r\033[K%s", line.c_str());
  std::fflush(stderr);
}

}  // namespace schlegel
