#pragma once
#include <functional>
#include <string>

#include "play/game.hpp"
#include "web/app/solver_queue.hpp"

namespace schlegel::web {

/// Has new boards made.
class Maker : public ReplyHandler {
 public:
  /// Takes the text of a new board and its grade, 0: not known.
  std::function<void(const std::string& text, int grade)> on_made;
  /// Takes a sentence about why there is none.
  std::function<void(std::string)> on_failed;

  void ask(const Question& question, SolverQueue& solver_queue);
  bool waiting() const { return waiting_; }

  void answered(Reply reply) override;
  void failed(std::string_view why) override;
  void dropped() override { waiting_ = false; }
  void cancelled() override { dropped(); }

 private:
  bool waiting_ = false;
};

}  // namespace schlegel::web
