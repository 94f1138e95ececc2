#pragma once
#include <string>

#include "web/app/boards.hpp"
#include "web/app/solver_queue.hpp"

namespace schlegel::web {

/// Has a new board generated.
class Maker : public ReplyHandler {
 public:
  Maker(Table& table, Boards& boards, SolverQueue& solver_queue)
      : table_(table), boards_(boards), solver_queue_(solver_queue) {}
  bool waiting() const { return waiting_; }

  void answered(Reply reply) override;
  void failed(std::string_view why) override;
  void dropped() override { waiting_ = false; }
  void cancelled() override { dropped(); }

 protected:
  void ask(const Question& question);
  void give_up();
  virtual void made(const std::string& text, int grade) = 0;
  /// Takes a sentence about why there is none.
  virtual void not_made(std::string why) { table_.notify(std::move(why)); }

  Table& table_;
  Boards& boards_;

 private:
  SolverQueue& solver_queue_;
  bool waiting_ = false;
};

/// New boards of any puzzle.
class NewBoards : public Maker {
 public:
  using Maker::Maker;
  /// Asks what it is to be like. An empty puzzle is the one in play.
  void show(std::string_view puzzle) { offer(puzzle, {}); }
  void handle(const page::NewBoard& event);
  void handle(const page::CancelNewBoard&) { give_up(); }
  /// Whether this is a graded board of the library, of a day or made here, on whose base another can be made.
  bool can_make_another() const;
  void make_another();
  void progressed(const std::string& words) override;

 private:
  void make(const Game& game, std::string_view options);
  /// `problem`: why the last choice came to nothing.
  void offer(std::string_view puzzle, const std::string& problem);
  void made(const std::string& text, int grade) override;
  void not_made(std::string why) override;

  std::string asked_for_;  ///< the puzzle that the page asked a board for; empty: the card asked
};

/// The boards of days.
class Days : public Maker {
 public:
  using Maker::Maker;
  /// The board of a day: where it was left, else it is made.
  void handle(const page::DayBoard& event);

 private:
  void made(const std::string& text, int grade) override;

  std::string entry_, title_;  ///< of the board that is being made
  std::optional<Help> help_;
};

}  // namespace schlegel::web
