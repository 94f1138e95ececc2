#pragma once
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "play/session.hpp"

namespace schlegel::web {

/// Plays the moves that lie ahead on the timeline, one after the other.
class Playback {
 public:
  static constexpr std::array<double, 4> speeds{0.5, 1, 2, 4};

  bool playing() const { return playing_; }
  void start(const Session& session, double now) {
    playing_ = true;
    const auto ahead = static_cast<double>(session.moves().size()) - session.at();
    pause_ = std::min(usual_pause, longest / std::max(1.0, ahead));
    next_ = now + 250;
    unsaid_from_ = session.at();
    said_at_ = 0;
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
    // The clock sets the pace: of a long game, or where frames are slow, several moves may be due at once.
    const double pause = pause_ / speeds[speed_];
    const int due = 1 + static_cast<int>(std::min((now - next_) / pause, 1e6));
    session.seek(session.at() + due);
    next_ += due * pause;
    if (!session.can_redo()) playing_ = false;
    return true;
  }
  /// After how many moves those begin that were played and not told yet, which are told now. Nothing where the ear is
  /// to be left in peace: a move is told when it comes, but of many that come fast only where they have led, now and
  /// then.
  std::optional<int> take_untold(const Session& session, double now) {
    const bool many = session.at() - unsaid_from_ > 1;
    if (playing_ && now - said_at_ < (many ? between_many : between_moves)) return std::nullopt;
    said_at_ = now;
    return std::exchange(unsaid_from_, session.at());
  }
  /// When the next move is due, in milliseconds.
  double due() const { return next_; }

 private:
  static constexpr double usual_pause = 420, longest = 20'000;  ///< milliseconds: for a move, for a game

  static constexpr double between_moves = 250, between_many = 1500;  ///< milliseconds from sentence to sentence

  bool playing_ = false;
  double pause_ = usual_pause;  ///< at speed 1
  double next_ = 0;
  int speed_ = 1;
  int unsaid_from_ = 0;
  double said_at_ = 0;
};

}  // namespace schlegel::web
