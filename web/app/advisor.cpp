#include "web/app/advisor.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "play/pencil.hpp"
#include "play/reason.hpp"
#include "play/step_picture.hpp"
#include "play/words.hpp"
#include "web/app/answer.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr int most_telling = static_cast<int>(AdviceLevel::count);
constexpr std::size_t most_known = 400, most_known_bytes = std::size_t{8} << 20;

}  // namespace

std::optional<Proof> prove(const Game& game, const Reply& reply) {
  const CheckResult result = game.check(reply.certificate);
  if (result == CheckResult::rejected) return std::nullopt;
  std::vector<ReasonPart> parts = game.reason(reply.certificate);
  Proof proof{reply.headline.empty() ? say(schlegel::words::none_from_here) : reply.headline, reply.detail,
              reply.certificate, result == CheckResult::accepted, parts.size()};
  if (!parts.empty()) proof.culprit = std::move(parts.front());
  return proof;
}

Scene picture_of(const Proof& proof, const Session& session, int since, View view) {
  view.rulers = true;
  Scene scene = session.game().scene(view, {});
  draw_mistake(scene, session.game(), session.moves_played(), since, view);
  draw_marks(scene, session.pencilled());
  ReasonPart culprit = proof.culprit;
  if (!culprit.spots.empty()) culprit.bands.clear();
  for (const Shape& shape : scene.shapes)  // one ring is enough there
    if (shape.key == "mistake")
      std::erase_if(culprit.spots, [&](const ReasonPart::Spot& spot) {
        const int index = scene.find(spot.target);
        const Point2 at = index < 0 ? Point2() : scene.targets[index].at;
        return spot.other && index >= 0 && at.x == shape.points[0].x && at.y == shape.points[0].y;
      });
  light(scene, culprit, Role::bad);
  return scene;
}

std::string why_unknown(const Reply& reply) {
  return reply.detail.empty() ? say(words::could_not_find_out, {{"budget", reply.budget}}) : reply.detail;
}

void Advisor::set_advice_level(AdviceLevel advice_level) {
  table_.put_away();
  table_.speak_again(false);
  advice_level_ = advice_level;
  forget_failure();
}

void Advisor::changed(const Change& change) {
  if (!change.opened) return;
  const bool of_day = local_store_.day_of(table_.puzzle().id, table_.board()) > 0;
  advice_level_ = static_cast<AdviceLevel>(of_day ? 0 : std::min(local_store_.choice("telling", 0), most_telling));
  has_helped_ = false;
  forget_failure();
}

void Advisor::forget_failure() {
  seen_ = -1;
  failure_.clear();
  cancelled_.reset();
  table_.redraw();
}

void Advisor::tick(double) {
  // Of a finished board there is nothing to give away, unless the computer has.
  const bool solved = table_.status().solved;
  look(solved ? table_.is_theirs() && !is_limited() : advice_level() != AdviceLevel::nothing);
  const bool counts = advice_level() == AdviceLevel::count && reply() && reply()->kind == Reply::Kind::found;
  if (solved || has_helped_ || !(says_none() || counts)) return;
  has_helped_ = true;
  table_.report_aid(page::Aid::Kind::hint);
}

void Advisor::look(bool wanted) {
  const Session& session = table_.session();
  silent_ = !wanted;
  const bool changed = seen_ != session.revision() || seen_session_ != &session;
  if (changed) {
    if (question_) table_.redraw();
    failure_.clear();
    proof_.reset();
    question_.reset();
    seen_ = session.revision();
    seen_session_ = &session;
  }
  if (silent_) {
    if (solver_queue_.waiting() == this) solver_queue_.take_back();
    return;
  }
  if (!question_) {
    question_ = Question{std::string(session.game().puzzle()),
                         session.game().write_instance(),
                         session.moves_played(),
                         Verb::analyse,
                         {}};
    if (const Known* known = find(*question_)) {
      proof_ = known->proof;
      table_.redraw();
    }
  }
  if (find(*question_) || !failure_.empty() || asked_at_ == question_ || cancelled_ == question_) return;
  // While a solution is played out a question that runs comes to its end first.
  if (solver_queue_.waiting() && (solver_queue_.waiting() != this || table_.playing())) return;
  asked_of_ = session.game().clone();
  solver_queue_.ask(*this, *question_);
  asked_at_ = question_;
}

void Advisor::retry() {
  failure_.clear();
  std::erase_if(known_, [this](const Known& k) { return k.question == question_; });
  table_.redraw();
}

void Advisor::dismiss() {
  if (!failure_.empty() || (reply() && reply()->kind == Reply::Kind::unknown)) set_advice_level(AdviceLevel::nothing);
}

const Advisor::Known* Advisor::find(const Question& question) const {
  const auto found = std::find_if(known_.begin(), known_.end(), [&](const Known& k) { return k.question == question; });
  return found == known_.end() ? nullptr : &*found;
}

const Reply* Advisor::reply() const {
  if (silent_ || !question_) return nullptr;
  const Known* known = find(*question_);
  return known ? &known->reply : nullptr;
}

void Advisor::answered(Reply reply) {
  const Question question = std::move(*asked_at_);
  asked_at_.reset();
  table_.redraw();
  std::optional<Proof> proof;
  if (reply.kind == Reply::Kind::none) {
    proof = prove(*asked_of_, reply);
    if (!proof) return failed(say(words::reason_failed_check));
  } else if (reply.kind == Reply::Kind::found && !reply.moves.empty() && !asked_of_->verify(reply.moves)) {
    return failed(say(words::solution_failed_check));
  }
  if (question == question_) proof_ = proof;
  const std::size_t bytes = write_json(question).size();
  known_.push_front({question, std::move(reply), std::move(proof)});
  while (known_.size() > most_known || (known_.size() > 1 && known_.size() * bytes > most_known_bytes))
    known_.pop_back();
}

void Advisor::failed(std::string_view why) {
  asked_at_.reset();
  failure_ = capitalised(why);
  table_.redraw();
}

void Advisor::dropped() {
  asked_at_.reset();
  table_.redraw();
}

void Advisor::cancelled() {
  set_advice_level(AdviceLevel::nothing);
  cancelled_ = asked_at_;
  dropped();
}

bool Advisor::picture(const View& view, Scene& scene) const {
  if (!says_none() || !proof_) return false;
  scene = picture_of(*proof_, table_.session(), reply()->since, view);
  return true;
}

std::string Advisor::known_count() const {
  const Reply* const reply = this->reply();
  return reply && advice_level() == AdviceLevel::count && !table_.status().solved ? reply->count : std::string();
}

std::vector<Mark> Advisor::marks() const {
  std::vector<Mark> marks;
  const Reply* const reply = this->reply();
  if (!reply || advice_level() != AdviceLevel::count || table_.puzzle().safe) return marks;
  for (const Choice& choice : reply->choices)
    if (choice.alive) marks.push_back({choice.move});
  return marks;
}

}  // namespace schlegel::web
