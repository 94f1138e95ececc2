#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"
#include "web/app/solver_queue.hpp"

namespace schlegel::web {

/// Boards for a printer: each at its start and, where that is wanted, with a solution. The page has them one by one
/// and makes pages of them (assets/printing.js).
class Printing : public ReplyHandler {
 public:
  struct Board {
    std::string title, rules;
    std::unique_ptr<Game> game;  ///< at its start
  };
  void begin(std::vector<Board> boards, bool solutions);
  void end(SolverQueue& solver_queue);
  /// Goes on with the next board; gives up a solution that takes too long.
  void tick(double now, SolverQueue& solver_queue) {
    if (next_ < boards_.size() && now >= due_) go_on(now, solver_queue);
  }
  /// When tick should be called again; 0: it need not be.
  double next_tick() const { return next_ < boards_.size() ? due_ : 0; }

  void answered(Reply reply) override;
  void failed(std::string_view why) override;
  void dropped() override { asking_ = false; }
  void cancelled() override { dropped(); }

 private:
  void go_on(double now, SolverQueue& solver_queue);
  /// Hands the next board to the page, with a picture of its solution or with words about it.
  void send(std::string_view solution, std::string_view words);

  std::vector<Board> boards_;
  std::size_t next_ = 0;
  bool solutions_ = false, asking_ = false;
  double due_ = 0;
};

}  // namespace schlegel::web
