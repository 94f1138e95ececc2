#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/lesson.hpp"
#include "web/app/advisor.hpp"
#include "web/app/solver_queue.hpp"
#include "web/app/table.hpp"

namespace schlegel::web {

/// What Hint and Explain have to say: a hint in three taps, all steps from here, why there is no solution. The board
/// shows what a step speaks of. The next move closes it.
class Why : public ReplyHandler {
 public:
  enum class Kind {
    reason,  ///< why there is no solution, as a certificate tells it
    hint,    ///< the simplest step that follows here: first where to look, then why, then it is done
    whole,   ///< every step from here to the end
  };

  Why(Table& table, SolverQueue& solver_queue) : table_(table), solver_queue_(solver_queue) {}

  /// The next tap of a hint: where to look, why, and it is done.
  void hint();
  /// Plays the hint.
  void apply();
  /// All steps from here; where there is no solution, why.
  void explain();
  /// A reason that holds at this position, step by step; `since` which move, if that is known.
  void tell(Proof proof, int since);
  /// The same question again.
  void ask_again() { ask(asked_); }
  /// What is to be done on this board.
  void show_rules();
  /// It is put away, and that is said.
  void close();
  void put_away();
  void changed(const Change&) { put_away(); }
  void tick(double now);
  double next_tick() const { return playing_ ? due_ : 0; }
  /// The board as the step leaves it.
  bool picture(const View& view, Scene& scene) const;

  /// A step is told.
  bool unfolded() const { return !explanation_.steps.empty() && !shut_; }
  /// It was found out that there is no solution from here; the steps that show it are shut.
  bool stuck() const { return shut_; }
  /// There is something to close.
  bool shown() const { return unfolded() || stuck() || found_nothing_ || !message_.empty() || !done_.empty(); }
  bool waiting() const { return solver_queue_.waiting() == this; }
  /// There are more steps than are told so far; they are on their way, unless somebody has cancelled that.
  bool goes_on() const { return kind_ == Kind::whole && explanation_.end == Explanation::End::enough; }
  Kind kind() const { return kind_; }
  /// What is asked, or was asked last, is a hint.
  bool asked_for_hint() const { return asked_ == Kind::hint; }
  /// The steps lead to a solution.
  bool solves() const { return kind_ == Kind::whole && explanation_.end == Explanation::End::solved; }
  /// The steps show that there is no solution.
  bool disproves() const { return kind_ == Kind::reason || explanation_.end == Explanation::End::none; }
  /// Why there is none, and since which move; empty and 0 where that is not known.
  const std::string& reason() const { return reason_; }
  int since() const { return since_; }
  /// The proof of that, where the checker can read it.
  const Proof* proof() const { return proof_ ? &*proof_ : nullptr; }
  /// What there is to say in place of steps, or of those that should have followed.
  const std::string& message() const { return message_; }
  /// That is why there is no answer.
  bool has_failed() const { return failed_; }
  /// There is an answer, but no step in it.
  bool found_nothing() const { return found_nothing_; }
  /// What the hint has just done.
  const std::string& done() const { return done_; }
  /// The steps of the outline; the one that is told, and its number from 0.
  const std::vector<OutlineStep>& outline() const { return explanation_.outline; }
  const OutlineStep& row() const { return explanation_.outline[at_]; }
  std::size_t at() const { return at_; }
  std::size_t count() const { return explanation_.outline.size(); }
  /// Those that are told of what follows from it.
  std::vector<int> followers() const { return followers(row()); }
  std::vector<int> followers(const OutlineStep& row) const { return told_of(explanation_, row.follows); }
  /// They are listed, and gone through one by one.
  bool is_open() const { return open_; }
  /// How many of them have been.
  std::size_t unfolded_steps() const { return follow_; }
  /// What one of them comes to.
  std::string follower(int number) const;
  /// What the step of the outline says, whichever of those that follow from it is gone through.
  std::vector<std::string> row_sentences() const { return told(row().steps); }
  /// "4 more follow from this": of a step of the outline.
  std::string count_followers(const OutlineStep& row) const { return followers_of(explanation_, row); }
  void toggle_fold();
  void go_to(std::size_t row, std::size_t follower = 0);
  /// All steps are listed where there is no room for them beside the one that is told.
  bool lists_all() const { return lists_all_; }
  void toggle_outline();
  /// What is said here, a sentence for each step.
  std::vector<std::string> sentences() const { return told(lit()); }
  /// Of a hint: only where to look is told so far.
  bool withholds() const { return kind_ == Kind::hint && !revealed_; }
  /// It tells what holds in every solution, not only a good way.
  bool deduces() const { return !step().facts.empty() && step().facts.front().is_of_solution(); }
  /// The hint can be played.
  bool can_apply() const { return kind_ == Kind::hint && !deeds().empty(); }
  bool can_step(int by) const;
  void step(int by);
  /// Goes on step by step by itself.
  bool playing() const { return playing_; }
  void toggle_play();
  /// Where to look, what a hint comes to, or the technique of a step.
  std::string headline() const;
  /// The same where nothing is withheld.
  std::string finding() const;
  /// On the hardest technique of what is told; null: there is none.
  const Lesson* lesson() const;
  void open_lesson() const;
  /// How hard the way from here is, where that is known.
  const std::string& grade() const { return grade_; }

  void answered(Reply reply) override;
  void failed(std::string_view why) override;
  void dropped() override { table_.redraw(); }
  void cancelled() override { dropped(); }

 private:
  void ask(Kind kind);
  void ask_portion();
  void show(Kind kind, Explanation explanation);
  /// Who is at the last step of the whole way has seen a solution.
  void report_end();
  void forget();
  void play(double now);
  std::string where() const;
  /// Of a hint: what the person has drawn that it shows to be wrong.
  std::optional<PencilMark> wrong_mark() const;
  /// By which a hint goes on from the person's, where a move is a place: its headline names that and no more is played.
  std::string next_move() const;
  /// What the hint does: moves and pencil marks.
  std::vector<std::string> deeds() const;
  const ExplanationStep& step_of(int number) const { return explanation_.steps[static_cast<std::size_t>(number) - 1]; }
  /// The step that is told, or the last of those that are told at once.
  const ExplanationStep& step() const { return step_of(lit().back()); }
  /// Numbers of the steps that are lit now.
  std::vector<int> lit() const;
  std::vector<std::string> told(const std::vector<int>& numbers) const;
  void stay(const ExplanationStep& told);
  /// What a hint lights of its step before it is told.
  ReasonPart withheld() const;

  Kind kind_ = Kind::reason, asked_ = Kind::reason;
  Explanation explanation_;
  std::string message_, done_, reason_, grade_;
  int since_ = 0;
  std::size_t at_ = 0, follow_ = 0;
  bool revealed_ = false, shut_ = false, failed_ = false, found_nothing_ = false, playing_ = false, lists_all_ = false,
       open_ = false;
  double due_ = 0;
  Question question_;
  std::size_t portion_ = 0;
  std::unique_ptr<Game> game_;         ///< the position that is explained
  std::vector<PencilMark> pencilled_;  ///< what the person has drawn there
  std::optional<Proof> proof_;
  Table& table_;
  SolverQueue& solver_queue_;
};

}  // namespace schlegel::web
