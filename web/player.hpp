#pragma once
#include <algorithm>
#include <array>

#include "play/session.hpp"

namespace schlegel::web {

/// Plays the moves that lie ahead on the timeline, one after the other.
class Player {
 public:
  static constexpr std::array<double, 4> speeds{0.5, 1, 2, 4};

  bool playing() const { return playing_; }
  void start(double now) {
    playing_ = true;
    next_ = now + 250;
  }
  void stop() { playing_ = false; }
  int speed() const { return speed_; }
  void set_speed(int speed) { speed_ = std::clamp(speed, 0, static_cast<int>(speeds.size()) - 1); }

  /// Plays what is due; true when a move was played. Stops at the end.
  bool tick(Session& session, double now) {
    if (!playing_) return false;
    if (!session.can_redo()) {
      playing_ = false;
      return false;
    }
    if (now < next_) return false;
    session.redo();
    const double pause = 420 / speeds[static_cast<std::size_t>(speed_)];
    next_ = std::max(next_ + pause, now);
    if (!session.can_redo()) playing_ = false;
    return true;
  }
  /// When the next move is due, in milliseconds.
  double due() const { return next_; }

 private:
  bool playing_ = false;
  double next_ = 0;
  int speed_ = 1;
};

}  // namespace schlegel::web
