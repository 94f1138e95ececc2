#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "web/app/advisor.hpp"
#include "web/app/solver_queue.hpp"
#include "web/app/table.hpp"

namespace schlegel::web {

/// An explanation that is being gone through, step by step, while the board shows what it speaks of.
class Why : public ReplyHandler {
 public:
  enum class Kind {
    reason,  ///< why there is no solution, as a certificate tells it
    hint,    ///< the simplest step that follows here: first where to look, then why, then it is done
    whole,   ///< every step from here to the end
  };

  Why(Table& table, SolverQueue& solver_queue) : table_(table), solver_queue_(solver_queue) {}

  /// Goes through a reason that holds at this position, step by step, or no longer.
  void toggle(const Proof& proof);
  /// Asks for a hint, or for all steps from here.
  void ask(Kind kind);
  /// It is put away, and that is said.
  void close();
  void put_away();
  void changed(const Change&) { put_away(); }
  void tick(double now);
  double next_tick() const { return playing_ ? due_ : 0; }
  /// The board as the step leaves it.
  bool picture(const View& view, Scene& scene) const;

  bool unfolded() const { return !explanation_.steps.empty(); }
  /// Steps, or a message in their place.
  bool shown() const { return unfolded() || !message_.empty(); }
  bool waiting() const { return waiting_; }
  /// There are more steps than are told so far; they are on their way, unless somebody has cancelled that.
  bool goes_on() const { return kind_ == Kind::whole && explanation_.end == Explanation::End::enough; }
  Kind kind() const { return kind_; }
  /// The steps show that there is no solution.
  bool disproves() const { return !verdict_.empty(); }
  /// That there is none, and since which move; without a number where that is not known.
  const std::string& verdict() const { return verdict_; }
  int since() const { return since_; }
  /// What there is to say in place of steps; empty where there are steps.
  const std::string& message() const { return message_; }
  const ExplanationStep& step() const { return explanation_.steps[at_]; }
  std::size_t at() const { return at_; }
  std::size_t count() const { return explanation_.steps.size(); }
  /// "12", "at least 12"
  std::string number_of_steps() const;
  /// Of a hint: only where to look is told so far.
  bool withholds() const { return kind_ == Kind::hint && !revealed_; }
  /// The second and the third tap of a hint: why, and it is done.
  void reveal();
  void apply();
  /// Why a hint is of no use here and what to do instead, where no step leads on; else empty.
  std::string way_out() const;
  const Proof& proof() const { return proof_; }
  bool can_step(int by) const;
  void step(int by);
  /// Goes on step by step by itself.
  bool playing() const { return playing_; }
  void toggle_play();
  /// The reason as the checker reads it, to be copied.
  void show_certificate() const;

  /// "Two lines left", with the grade of the whole explanation at its first step.
  std::string heading() const;
  std::string sentence() const;
  /// "Step 2 of 3. ..."
  std::string spoken() const;

  void answered(Reply reply) override;
  void failed(std::string_view why) override;
  void dropped() override;
  void cancelled() override { dropped(); }

 private:
  void show(Kind kind, Explanation explanation);
  void fold();
  void play(double now);
  /// What the hint does: moves and pencil marks.
  std::vector<std::string> deeds() const;
  void ask_portion();
  void stay(const std::string& sentence, std::size_t at);
  /// What a hint lights of its step before it is told.
  ReasonPart withheld() const;

  Kind kind_ = Kind::reason, asked_ = Kind::reason;
  Explanation explanation_;
  std::string message_, verdict_, grade_;
  int since_ = 0;
  std::size_t at_ = 0;
  bool revealed_ = false, waiting_ = false, playing_ = false;
  double due_ = 0;
  Question question_;
  std::size_t portion_ = 0;
  std::unique_ptr<Game> game_;         ///< the position that is explained
  std::vector<PencilMark> pencilled_;  ///< what the person has drawn there
  Proof proof_;
  Table& table_;
  SolverQueue& solver_queue_;
};

}  // namespace schlegel::web
