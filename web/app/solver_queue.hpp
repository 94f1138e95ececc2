#pragma once
#include <string>
#include <string_view>

#include "play/question.hpp"
#include "web/page/events.hpp"

namespace schlegel::web {

/// Someone who waits for an answer.
class ReplyHandler {
 public:
  virtual ~ReplyHandler() = default;
  virtual void answered(Reply reply) = 0;
  /// How far the worker is, for people.
  virtual void progressed(const std::string& /*words*/) {}
  virtual void failed(std::string_view why) = 0;
  /// Another question has taken the place of ours, or we have taken it back.
  virtual void dropped() = 0;
  /// A person does not want to wait for it: it is not to be asked again unless they ask for it.
  virtual void cancelled() = 0;
};

/// Where questions go out to the worker, one at a time, and answers come back; stale ones are thrown away.
class SolverQueue {
 public:
  void ask(ReplyHandler& handler, const Question& question);
  /// A person's wish.
  void cancel();
  void take_back();
  // What the worker tells of the job that is waited for; of any other job it is thrown away.
  void handle(const page::Progress& event);
  void handle(const page::Answered& event);
  void handle(const page::Failed& event);

  const ReplyHandler* waiting() const { return handler_; }
  double since() const { return since_; }       ///< when the question went out, in milliseconds
  float fraction() const { return fraction_; }  ///< of the work that is done, negative when unknown
  const std::string& words() const { return words_; }

 private:
  ReplyHandler* take();
  ReplyHandler* stop();
  bool awaits(int job) const { return handler_ && job == job_; }

  ReplyHandler* handler_ = nullptr;
  int job_ = 0;
  double since_ = 0;
  double announce_at_ = 0;  ///< when those who cannot see it hear next how far it is
  float fraction_ = -1;
  std::string words_;
};

}  // namespace schlegel::web
