#include "web/app/solver_queue.hpp"

#include <utility>

#include "web/page/page.hpp"
#include "web/words.hpp"

namespace schlegel::web {

ReplyHandler* SolverQueue::take() { return std::exchange(asker_, nullptr); }

void SolverQueue::ask(ReplyHandler& asker, const Question& question) {
  if (ReplyHandler* before = take()) before->dropped();
  asker_ = &asker;
  since_ = page::now_milliseconds();
  fraction_ = -1;
  words_.clear();
  page::ask(++job_, write_question(question));
}

ReplyHandler* SolverQueue::stop() {
  if (!asker_) return nullptr;
  page::cancel();
  ++job_;
  return take();
}

void SolverQueue::cancel() {
  if (ReplyHandler* asker = stop()) asker->cancelled();
}

void SolverQueue::take_back() {
  if (ReplyHandler* asker = stop()) asker->dropped();
}

void SolverQueue::handle(const page::Progress& event) {
  if (!awaits(event.job)) return;
  fraction_ = event.fraction;
  words_ = event.words;
}

void SolverQueue::handle(const page::Failed& event) {
  if (awaits(event.job)) take()->failed(event.why);
}

void SolverQueue::handle(const page::Answered& event) {
  if (!awaits(event.job)) return;
  auto reply = parse_reply(event.reply);
  ReplyHandler* asker = take();
  if (reply)
    asker->answered(std::move(*reply));
  else
    asker->failed(say(words::unreadable_answer, {{"problem", reply.error().text()}}));
}

}  // namespace schlegel::web
