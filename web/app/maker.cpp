#include "web/app/maker.hpp"

#include "play/new_board.hpp"
#include "web/words.hpp"

namespace schlegel::web {

void Maker::ask(const Question& question, SolverQueue& solver_queue) {
  solver_queue.ask(*this, question);
  waiting_ = true;
}

void Maker::answered(Reply reply) {
  waiting_ = false;
  if (reply.board.empty())
    on_failed(say(words::none_generated, {{"budget", reply.budget}}));
  else
    on_made(reply.board, reply.grade);
}

void Maker::failed(std::string_view why) {
  waiting_ = false;
  on_failed(say(words::cannot_generate, {{"problem", why}}));
}

}  // namespace schlegel::web
