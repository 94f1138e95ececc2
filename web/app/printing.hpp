#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/boards.hpp"
#include "web/app/solver_queue.hpp"

namespace schlegel::web {

/// Boards for a printer: the one in play as it stands, or others, each at its start, with what is known of it and,
/// where they are wanted, a solution and an explanation. New ones are generated on base boards in turn. The page has
/// those one by one and makes pages of them (assets/printing.js).
class Printing : public ReplyHandler {
 public:
  Printing(Table& table, Boards& boards, SolverQueue& solver_queue)
      : table_(table), all_boards_(boards), solver_queue_(solver_queue) {}

  /// Hands the page what a printer gets: the board as it stands, its title and its rules.
  bool handle(const page::Print&);
  /// Hands the page these boards, at their start; none: it does not want more of them.
  void handle(const page::PrintBoards& event);
  /// Goes on with the next question or board; gives up an answer that takes too long.
  void tick(double now) {
    if (!boards_.empty() && now >= due_) go_on(now);
  }
  /// When tick should be called again; 0: it need not be.
  double next_tick() const { return boards_.empty() ? 0 : due_; }

  void answered(Reply reply) override;
  void failed(std::string_view) override { answered({}); }
  void dropped() override { asking_ = false; }
  void cancelled() override { dropped(); }

 private:
  struct Board {
    page::PrintedBoard printed;
    std::unique_ptr<Game> game;   ///< at its start; nothing: it is still to be generated
    std::vector<Verb> questions;  ///< that are open, the next one last
  };
  static Board start_of(const Session& session);
  void go_on(double now);
  Question question_about(const Board& board);
  void take_new(Board& board, const Reply& reply);
  void take_solution(Board& board, const Reply& reply) const;
  void take_explanation(Board& board, const Explanation& explanation) const;

  Table& table_;
  Boards& all_boards_;
  SolverQueue& solver_queue_;
  std::vector<Board> boards_;  ///< the next one last
  page::PrintBoards wanted_;
  int attempts_ = 0;  ///< at new boards
  bool asking_ = false;
  double due_ = 0;
};

}  // namespace schlegel::web
