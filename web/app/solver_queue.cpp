#include "web/app/solver_queue.hpp"

#include <utility>

#include "web/page/messages.hpp"
#include "web/page/page.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr double announce_every = 10'000;  ///< milliseconds of work

}  // namespace

ReplyHandler* SolverQueue::take() { return std::exchange(handler_, nullptr); }

void SolverQueue::ask(ReplyHandler& handler, const Question& question) {
  if (ReplyHandler* before = take()) before->dropped();
  handler_ = &handler;
  since_ = page::now_milliseconds();
  announce_at_ = since_ + announce_every;
  fraction_ = -1;
  words_.clear();
  page::Ask asked{++job_, question};
  asked.question.language = spoken_tag();
  page::tell(asked);
}

ReplyHandler* SolverQueue::stop() {
  if (!handler_) return nullptr;
  page::tell(page::Cancel{});
  ++job_;
  return take();
}

void SolverQueue::cancel() {
  if (ReplyHandler* handler = stop()) handler->cancelled();
}

void SolverQueue::take_back() {
  if (ReplyHandler* handler = stop()) handler->dropped();
}

void SolverQueue::handle(const page::Progress& event) {
  if (!awaits(event.job)) return;
  fraction_ = event.fraction;
  words_ = event.words;
  handler_->progressed(words_);
  if (const double now = page::now_milliseconds(); now >= announce_at_) {
    announce_at_ = now + announce_every;
    page::announce(say(words::still_at_work, {{"progress", words_}}));
  }
}

void SolverQueue::handle(const page::Failed& event) {
  if (awaits(event.job)) take()->failed(event.why);
}

void SolverQueue::handle(const page::Answered& event) {
  if (awaits(event.job)) take()->answered(event.reply);
}

}  // namespace schlegel::web
