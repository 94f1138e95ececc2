#include "web/desk.hpp"

#include <utility>

namespace schlegel::web {

Asker* Desk::take() { return std::exchange(asker_, nullptr); }

void Desk::ask(Asker& asker, const Question& question) {
  if (Asker* before = take()) before->dropped();
  asker_ = &asker;
  since_ = page::now_milliseconds();
  fraction_ = -1;
  words_.clear();
  page::ask(++job_, write_question(question));
}

Asker* Desk::stop() {
  if (!asker_) return nullptr;
  page::cancel();
  ++job_;
  return take();
}

void Desk::cancel() {
  if (Asker* asker = stop()) asker->cancelled();
}

void Desk::take_back() {
  if (Asker* asker = stop()) asker->dropped();
}

void Desk::handle(const page::PageEvent& event) {
  if (!asker_ || event.job != job_) return;
  if (event.kind == "progress") {
    fraction_ = static_cast<float>(event.numbers[0]);
    words_ = event.text;
  } else if (event.kind == "failed") {
    take()->failed(event.text);
  } else if (event.kind == "reply") {
    auto reply = parse_reply(event.text);
    Asker* asker = take();
    if (reply)
      asker->answered(std::move(*reply));
    else
      asker->failed("The answer could not be read: " + reply.error().text());
  }
}

}  // namespace schlegel::web
