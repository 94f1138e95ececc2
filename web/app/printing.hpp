#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/boards.hpp"
#include "web/app/solver_queue.hpp"

namespace schlegel::web {

/// Boards for a printer: the one in play as it stands, or others, each at its start and, where that is wanted, with a
/// solution. The page has those one by one and makes pages of them (assets/printing.js).
class Printing : public ReplyHandler {
 public:
  Printing(Table& table, Boards& boards, SolverQueue& solver_queue)
      : table_(table), all_boards_(boards), solver_queue_(solver_queue) {}

  /// Hands the page what a printer gets: the board as it stands, its title and its rules.
  bool handle(const page::Print&);
  /// Hands the page these boards, at their start; none: it does not want more of them.
  void handle(const page::PrintBoards& event);
  /// Goes on with the next board; gives up a solution that takes too long.
  void tick(double now) {
    if (next_ < boards_.size() && now >= due_) go_on(now);
  }
  /// When tick should be called again; 0: it need not be.
  double next_tick() const { return next_ < boards_.size() ? due_ : 0; }

  void answered(Reply reply) override;
  void failed(std::string_view why) override;
  void dropped() override { asking_ = false; }
  void cancelled() override { dropped(); }

 private:
  struct Board {
    std::string title, rules;
    std::unique_ptr<Game> game;  ///< at its start
  };
  void go_on(double now);
  /// Hands the next board to the page, with a picture of its solution or with words about it.
  void send(std::string_view solution, std::string_view words);

  Table& table_;
  Boards& all_boards_;
  SolverQueue& solver_queue_;
  std::vector<Board> boards_;
  std::size_t next_ = 0;
  bool solutions_ = false, asking_ = false;
  double due_ = 0;
};

}  // namespace schlegel::web
