#include "web/solutions.hpp"

#include <algorithm>

namespace schlegel::web {

std::string successor(std::string digits) {
  for (auto d = digits.rbegin(); d != digits.rend(); ++d) {
    if (*d != '9') return ++*d, digits;
    *d = '0';
  }
  return "1" + digits;
}

std::string predecessor(std::string digits) {
  for (auto d = digits.rbegin(); d != digits.rend(); ++d) {
    if (*d != '0') {
      --*d;
      break;
    }
    *d = '9';
  }
  digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));
  return digits;
}

bool less_digits(const std::string& a, const std::string& b) {
  return a.size() != b.size() ? a.size() < b.size() : a < b;
}

void Solutions::ask(Verb verb, const Options& options) {
  verb_ = verb;
  options_ = options;
  message_.clear();
  proof_.reset();
  Question question;
  question.puzzle = session_->game().puzzle();
  question.instance = session_->game().write_instance();
  question.moves = base_;
  question.verb = verb;
  question.options = options;
  desk_.ask(*this, question);
}

void Solutions::end(State state, std::string message) {
  state_ = state;
  message_ = std::move(message);
}

void Solutions::show(Session& session) {
  close();
  session_ = &session;
  base_.assign(session.played().begin(), session.played().end());
  state_ = State::fetching;
  ask(Verb::solve, {});
}

void Solutions::browse(Session& session, std::string count) {
  close();
  session_ = &session;
  base_.assign(session.played().begin(), session.played().end());
  count_ = std::move(count);
  state_ = State::leafing;
  go("1");
}

void Solutions::go(std::string number) {
  if (number.empty() || number == "0" || (!count_.empty() && less_digits(count_, number))) return;
  Options options;
  options.set("index", predecessor(number));
  wanted_ = std::move(number);
  ask(Verb::nth, options);
}

void Solutions::next() { go(number_.empty() || number_ == count_ ? "1" : successor(number_)); }

void Solutions::previous() { go(number_.empty() || number_ == "1" ? count_ : predecessor(number_)); }

void Solutions::random() {
  // Where the number fits, a number is drawn, so that it can be shown which solution it is.
  if (count_.size() <= 15) {
    std::uint64_t count = 0;
    for (const char digit : count_) count = count * 10 + static_cast<std::uint64_t>(digit - '0');
    if (count > 0) go(std::to_string(random_.below(count) + 1));
    return;
  }
  Options options;
  options.set("seed", std::to_string(random_.next() >> 16));
  wanted_.clear();
  ask(Verb::random, options);
}

void Solutions::close() {
  if (busy()) desk_.take_back();
  state_ = State::idle;
  session_ = nullptr;
  base_.clear();
  laid_.clear();
  count_.clear();
  countable_ = true;
  number_.clear();
  message_.clear();
  proof_.reset();
}

void Solutions::retry() {
  if (!session_) return;
  state_ = verb_ == Verb::solve ? State::fetching : State::leafing;
  ask(verb_, options_);
}

void Solutions::watch(const Session& session) {
  if (state_ == State::idle) return;
  const auto played = session.played();
  const bool same_game = session_ == &session;
  const bool at_base = played.size() == base_.size() && std::equal(played.begin(), played.end(), base_.begin());
  const bool on_line = !laid_.empty() && session.moves() == laid_ && played.size() >= base_.size();
  if (!same_game || (!at_base && !(state_ == State::leafing && on_line))) close();
}

void Solutions::answered(Reply reply) {
  const Game& game = session_->game();
  if (!laid_.empty() && (verb_ == Verb::count || reply.kind == Reply::Kind::none)) {  // so many there are, if it knows
    count_ = reply.count;
    countable_ = !count_.empty();
    return;
  }
  if (reply.kind == Reply::Kind::unknown) {
    end(State::unknown, reply.detail.empty() ? "The computer could not find out: " + reply.budget + "." : reply.detail);
    return;
  }
  if (reply.kind == Reply::Kind::none) {
    proof_ = prove(game, reply);
    if (proof_)
      end(State::none, {});
    else
      end(State::failed, "The computer's reason failed an independent check, so it is not shown.");
    return;
  }
  session_->seek(static_cast<int>(base_.size()));
  if (!session_->game().verify(reply.moves) || !session_->lay_out(reply.moves)) {
    end(State::failed, "The computer's solution failed an independent check, so it is not shown.");
    return;
  }
  laid_ = session_->moves();
  number_ = wanted_;
  const bool play = state_ == State::fetching;
  if (play)
    state_ = State::idle;
  else
    session_->seek(static_cast<int>(laid_.size()));
  if (on_laid_out) on_laid_out(play);
  if (state_ == State::leafing && count_.empty() && countable_) ask(Verb::count, {});
}

void Solutions::failed(std::string_view why) {
  if (verb_ == Verb::count)
    countable_ = false;
  else
    end(State::failed, std::string(why));
}

void Solutions::dropped() {
  if (state_ == State::leafing && !laid_.empty()) return;
  state_ = State::idle;
}

void Solutions::cancelled() {
  if (verb_ == Verb::count) countable_ = false;
  dropped();
}

}  // namespace schlegel::web
