#pragma once
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "web/app/solver_queue.hpp"
#include "web/app/table.hpp"

namespace schlegel::web {

/// What the computer says unasked while a board is played. Settings say with what a board begins.
enum class AdviceLevel {
  nothing,
  stuck,  ///< that no solution is left, since when and why
  count,  ///< how many are left, and which moves keep one
};

/// A reason for a "no" and what the independent checker made of it.
struct Proof {
  std::string headline;
  std::string reason;       ///< for people
  std::string certificate;  ///< for programs; may be empty
  bool repeated = false;    ///< the checker has gone through it; else it rests on the whole search
  std::size_t steps = 0;    ///< of Game::reason; none: every way was tried
  ReasonPart culprit = {};  ///< what it begins with, on the board
  /// Few steps: what they begin with is told along with the reason.
  bool is_short() const { return steps <= 6; }
};
/// Judges a reply that says "none" at this position; nothing when its reason does not hold.
std::optional<Proof> prove(const Game& game, const Reply& reply);
/// The board with what the proof begins with, and what was drawn since the move that left no solution; 0: none did.
Scene picture_of(const Proof& proof, const Session& session, int since, View view);
/// Why a reply does not know.
std::string why_unknown(const Reply& reply);

/// Says of every position what can still happen, as far as it may. Whatever it has said counts as help.
class Advisor : public ReplyHandler {
 public:
  Advisor(LocalStore& local_store, Table& table, SolverQueue& solver_queue)
      : local_store_(local_store), table_(table), solver_queue_(solver_queue) {}

  AdviceLevel advice_level() const { return is_limited() ? AdviceLevel::nothing : advice_level_; }
  void set_advice_level(AdviceLevel advice_level);

  void changed(const Change& change);
  /// Asks about the position on the table unless its answer is known or not wanted.
  void tick(double now);
  /// Asks again after Unknown or a failure.
  void retry();
  /// Says nothing more, if it has failed.
  void dismiss();

  bool thinking() const { return asked_at_.has_value(); }
  /// The answer for the position last looked at, if there is one.
  const Reply* reply() const;
  /// The answer is told, and it is that there is no solution.
  bool says_none() const { return reply() && reply()->kind == Reply::Kind::none; }
  const std::string& failure() const { return failure_; }
  /// Why there is no solution, when the reply says so.
  const std::optional<Proof>& proof() const { return proof_; }
  /// Where there is no solution, what shows it.
  bool picture(const View& view, Scene& scene) const;
  /// The moves that keep a solution, where they are told.
  std::vector<Mark> marks() const;
  /// How many solutions there are from here, when that is known and may be said.
  std::string known_count() const;

  void answered(Reply reply) override;
  void failed(std::string_view why) override;
  void dropped() override;
  void cancelled() override;

 private:
  bool is_limited() const { return table_.session().help() != Help::all; }
  void look(bool wanted);
  void forget_failure();
  struct Known {
    Question question;
    Reply reply;
    std::optional<Proof> proof;
  };
  const Known* find(const Question& question) const;

  AdviceLevel advice_level_ = AdviceLevel::nothing;
  bool has_helped_ = false;            ///< on this board
  bool silent_ = true;                 ///< nothing is asked and nothing shown
  std::optional<Question> question_;   ///< about the position last looked at
  std::deque<Known> known_;            ///< latest first
  std::optional<Question> asked_at_;   ///< the question that runs
  std::optional<Question> cancelled_;  ///< the question that a person would not wait for
  std::unique_ptr<Game> asked_of_;
  std::string failure_;
  std::optional<Proof> proof_;
  int seen_ = -1;
  const Session* seen_session_ = nullptr;
  LocalStore& local_store_;
  Table& table_;
  SolverQueue& solver_queue_;
};

}  // namespace schlegel::web
