#pragma once
#include <string>
#include <string_view>

#include "play/question.hpp"
#include "web/page.hpp"

namespace schlegel::web {

/// Someone who waits for an answer.
class Asker {
 public:
  virtual ~Asker() = default;
  virtual void answered(Reply reply) = 0;
  virtual void failed(std::string_view why) = 0;
  /// Somebody else's question has taken the place of ours, or it was cancelled.
  virtual void dropped() = 0;
};

/// Where questions go out to the worker, one at a time, and answers come back; stale ones are thrown away.
class Desk {
 public:
  void ask(Asker& asker, const Question& question);
  void cancel();
  /// Takes the events progress, reply and failed.
  void handle(const page::PageEvent& event);

  const Asker* waiting() const { return asker_; }
  double since() const { return since_; }       ///< when the question went out, in milliseconds
  float fraction() const { return fraction_; }  ///< of the work that is done, negative when unknown
  const std::string& words() const { return words_; }

 private:
  Asker* take();

  Asker* asker_ = nullptr;
  int job_ = 0;
  double since_ = 0;
  float fraction_ = -1;
  std::string words_;
};

}  // namespace schlegel::web
