#pragma once
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"

namespace schlegel {

/// A game in play: its position, the moves that led there, those that can be redone, and marked points to return to.
/// Undo, scrubbing, playing a solution out and loading a save are all the same walk along one list of moves.
class Session {
 public:
  explicit Session(std::unique_ptr<Game> game, std::string level = "");

  const Game& game() const { return *game_; }
  /// The id of the shipped level this is, or empty.
  const std::string& level() const { return level_; }

  /// All moves on the timeline; the position is after the first at() of them.
  const std::vector<std::string>& moves() const { return moves_; }
  int at() const { return at_; }
  std::span<const std::string> played() const { return {moves_.data(), static_cast<std::size_t>(at_)}; }

  /// Plays a move here, dropping what could be redone unless it is the same move. Returns the refusal, or empty.
  /// `goes_on`: it is of one stroke with the move before, to be undone and redone with it. Saves forget this.
  std::string play(std::string_view move, bool goes_on = false);
  bool can_undo() const { return at_ > 0; }
  bool can_redo() const { return at_ < static_cast<int>(moves_.size()); }
  /// Where undo and redo go: one stroke back or on.
  int before() const;
  int after() const;
  void undo() { seek(before()); }
  void redo() { seek(after()); }
  /// Goes to the position after `at` moves, clamped to the timeline. O(at).
  void seek(int at);
  /// Puts a solution's moves behind the position, to be redone; the position stays. False, and no change, when one of
  /// them is illegal.
  bool lay_out(std::span<const std::string> moves);

  /// Remembers this position under a name; the same name again replaces it.
  void set_checkpoint(std::string name);
  bool return_to(std::string_view name);
  struct Checkpoint {
    std::string name;
    std::vector<std::string> moves;
    int at = 0;
    friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
  };
  const std::vector<Checkpoint>& checkpoints() const { return checkpoints_; }
  /// Adds the checkpoints of another session of the same level, and its timeline as one more of this name; a name that
  /// is taken gets a number. What is there already is not added.
  void take_over(const Session& other, const std::string& name);

  /// Grows with every change of position, timeline or checkpoints.
  int revision() const { return revision_; }

 private:
  friend class SessionText;
  std::unique_ptr<Game> game_;
  std::string level_;
  std::vector<std::string> moves_;
  std::vector<char> goes_on_;  ///< by move, those that are missing being 0
  int at_ = 0;
  std::vector<Checkpoint> checkpoints_;
  int revision_ = 0;
};

inline constexpr int max_moves = 100'000;
inline constexpr std::size_t max_instance_bytes = std::size_t{8} << 20;

/// The whole session as text: puzzle, level or instance, moves, place, checkpoints.
std::string write_save(const Session& session);
/// An Error leaves nothing half loaded; every move is checked by the rules.
Result<Session> parse_save(std::string_view text);

/// The part of an address behind '#': "icosian?level=hamilton&moves=q+r+s", or "...?text=..." for other boards.
std::string write_link(const Session& session);
Result<Session> parse_link(std::string_view fragment);

}  // namespace schlegel
