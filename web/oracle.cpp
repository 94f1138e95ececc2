#include "web/oracle.hpp"

#include <algorithm>

namespace schlegel::web {
namespace {

constexpr std::size_t most_known = 400, most_known_bytes = std::size_t{8} << 20;

}  // namespace

std::optional<Proof> prove(const Game& game, const Reply& reply) {
  const CheckResult result = game.check(reply.certificate);
  if (result == CheckResult::rejected) return std::nullopt;
  return Proof{reply.headline.empty() ? "No way from here" : reply.headline, reply.detail, reply.certificate,
               result == CheckResult::accepted};
}

void Oracle::tell(Telling telling) {
  telling_ = telling;
  seen_ = -1;
  failure_.clear();
  cancelled_.clear();
  ++revision_;
}

void Oracle::look(const Session& session, Desk& desk, bool patient, bool wanted) {
  silent_ = !wanted;
  const bool changed = seen_ != session.revision() || seen_session_ != &session;
  if (changed) {
    if (!question_.empty()) ++revision_;
    failure_.clear();
    proof_.reset();
    question_.clear();
    seen_ = session.revision();
    seen_session_ = &session;
  }
  if (silent_) {
    if (desk.waiting() == this) desk.take_back();
    return;
  }
  if (question_.empty()) {
    Question question;
    question.puzzle = session.game().puzzle();
    question.instance = session.game().write_instance();
    question.moves.assign(session.played().begin(), session.played().end());
    question.verb = Verb::analyse;
    question_ = write_question(question);
    if (const Known* known = find(question_)) {
      proof_ = known->proof;
      ++revision_;
    }
  }
  if (find(question_) || !failure_.empty() || asked_at_ == question_ || cancelled_ == question_) return;
  if (desk.waiting() && (desk.waiting() != this || patient)) return;
  const auto question = parse_question(question_);
  if (!question) return;
  asked_of_ = session.game().clone();
  desk.ask(*this, *question);
  asked_at_ = question_;
}

void Oracle::retry() {
  failure_.clear();
  std::erase_if(known_, [this](const Known& k) { return k.question == question_; });
  ++revision_;
}

const Oracle::Known* Oracle::find(const std::string& question) const {
  const auto found = std::find_if(known_.begin(), known_.end(), [&](const Known& k) { return k.question == question; });
  return found == known_.end() ? nullptr : &*found;
}

const Reply* Oracle::reply() const {
  if (silent_ || question_.empty()) return nullptr;
  const Known* known = find(question_);
  return known ? &known->reply : nullptr;
}

void Oracle::answered(Reply reply) {
  const std::string question = std::move(*asked_at_);
  asked_at_.reset();
  ++revision_;
  std::optional<Proof> proof;
  if (reply.kind == Reply::Kind::none) {
    proof = prove(*asked_of_, reply);
    if (!proof) return failed("The computer's reason failed an independent check, so it is not shown.");
  } else if (reply.kind == Reply::Kind::found && !reply.moves.empty() && !asked_of_->verify(reply.moves)) {
    return failed("The computer's solution failed an independent check, so it is not shown.");
  }
  if (question == question_) proof_ = proof;
  known_.push_front({question, std::move(reply), std::move(proof)});
  while (known_.size() > most_known || (known_.size() > 1 && known_.size() * question.size() > most_known_bytes))
    known_.pop_back();
}

void Oracle::failed(std::string_view why) {
  asked_at_.reset();
  failure_ = why;
  ++revision_;
}

void Oracle::dropped() {
  asked_at_.reset();
  ++revision_;
}

void Oracle::cancelled() {
  cancelled_ = *asked_at_;
  dropped();
}

std::string Oracle::headline() const {
  const Reply* reply = this->reply();
  if (!reply) return {};
  if (reply->kind == Reply::Kind::found && telling_ == Telling::verdict) return "It can be done";
  return reply->headline;
}

std::string Oracle::detail() const {
  const Reply* reply = this->reply();
  if (!reply) return {};
  if (reply->kind == Reply::Kind::unknown)
    return reply->detail.empty() ? "The computer could not find out: " + reply->budget + "." : reply->detail;
  if (reply->kind == Reply::Kind::found && telling_ == Telling::verdict) {
    const auto dead =
        std::count_if(reply->choices.begin(), reply->choices.end(), [](const Choice& c) { return !c.alive; });
    if (dead == 0 || reply->choices.empty()) return "Every next move keeps it alive.";
    return "Moves with a solid ring keep it alive, those with a dashed ring end it.";
  }
  if (telling_ == Telling::hint && !reply->hint.empty()) return reply->detail + " " + reply->hint;
  return reply->detail;
}

std::vector<Mark> Oracle::marks() const {
  std::vector<Mark> marks;
  const Reply* reply = this->reply();
  if (!reply || reply->kind == Reply::Kind::unknown) return marks;
  const bool hint = telling_ == Telling::hint && reply->kind == Reply::Kind::found;
  std::string best = hint && !reply->moves.empty() ? reply->moves.front() : std::string();
  for (const Choice& choice : reply->choices) {
    if (hint && best.empty() && choice.alive) best = choice.move;
    const bool is_best = hint && choice.move == best;
    marks.push_back({choice.move, is_best ? Mark::Kind::hint : choice.alive ? Mark::Kind::alive : Mark::Kind::dead});
  }
  return marks;
}

}  // namespace schlegel::web
