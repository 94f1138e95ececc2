#include "web/app/status_line.hpp"

#include "base/text.hpp"
#include "play/words.hpp"
#include "web/app/app.hpp"
#include "web/app/attribution.hpp"
#include "web/words.hpp"

namespace schlegel::web {

std::string capitalised(std::string_view word) {
  std::string text(word);
  if (!text.empty()) text[0] = to_upper(text[0]);
  return text;
}

namespace {

std::string marked_hint(const App& app) {
  const Reply* const reply = app.get<Advisor>().reply();
  if (!reply || !reply->hint.empty()) return {};
  for (const Mark& mark : app.get<Advisor>().marks())
    if (mark.kind == Mark::Kind::hint)
      return say(words::hint, {{"move", app.table().session().game().narrate(mark.move)}});
  return {};
}

/// The reason in a sentence, and what "Why?" shows. Where only a whole search is known, the steps are worked out.
std::string why_none(const App& app, const Proof& proof, StatusLine& word, std::string detail) {
  if (proof.explained) word.proof = &proof;
  word.explain = !proof.explained && app.table().session().game().explains();
  return word.explain ? say(words::why_leads_through) : detail;
}

/// Only where both kinds are on the board there is something to tell apart.
std::string legend_of(const Scene& scene) { return scene.alive_rings && scene.dead_rings ? say(words::rings) : ""; }

}  // namespace

StatusLine status_line(const App& app) {
  using State = Solutions::State;
  using Tone = StatusLine::Tone;
  const Advisor& advisor = app.get<Advisor>();
  const Solutions& solutions = app.get<Solutions>();
  const GameStatus& status = app.table().status();
  const Reply* const reply = advisor.reply();
  const Timeline& line = app.table().session().line();
  StatusLine word;
  if (app.get<NewBoards>().waiting() || app.get<Days>().waiting()) {
    word.headline = say(words::generating);
    word.quiet = true;
  } else if (app.get<Why>().disproves() && !advisor.says_none() && solutions.state() != State::none) {
    word.headline = app.get<Why>().verdict();
    word.tone = Tone::bad;
    if (app.get<Why>().since() > 0) {
      word.offer = StatusLine::Offer::back;
      word.back_to = app.table().session().place_after(app.get<Why>().since() - 1);
    }
  } else if (solutions.state() == State::failed || solutions.state() == State::unknown) {
    const bool failed = solutions.state() == State::failed;
    word.headline = say(failed ? words::went_wrong : words::not_known);
    word.detail = solutions.message();
    word.offer = StatusLine::Offer::fetch_again;
    word.tone = failed ? Tone::bad : Tone::plain;
  } else if (solutions.state() == State::none && !advisor.says_none()) {
    const bool begun = app.table().session().can_undo();
    const std::string reason = why_none(app, *solutions.proof(), word, solutions.proof()->reason);
    word.headline = begun ? solutions.proof()->headline : say(schlegel::words::none_at_all);
    word.detail = begun ? say(words::undo_and_ask, {{"reason", reason}}) : reason;
    word.offer = begun ? StatusLine::Offer::undo : StatusLine::Offer::none;
    word.tone = Tone::bad;
  } else if (app.table().view().goal) {
    word.headline = say(words::the_goal);
    word.detail = app.table().goal();
    word.quiet = true;
  } else if (status.solved && !line.computer_runs(line.at).empty()) {
    word.headline = finished_by_computer(app.table().puzzle(), line);
    word.quiet = true;
  } else if (status.solved) {
    word.tone = Tone::good;
    word.headline = status.sentence;
    word.finish = app.get<Progress>().finish();
    if (reply && word.headline.find(reply->detail) == std::string::npos) word.detail = reply->detail;
  } else if (advisor.advice_level() == AdviceLevel::nothing) {
    word.headline = status.sentence;
    word.tone = status.stuck ? Tone::bad : Tone::plain;
    word.quiet = !status.stuck;
  } else if (!advisor.failure().empty()) {
    word.headline = say(words::no_answer);
    word.detail = advisor.failure();
    word.tone = Tone::bad;
    word.offer = StatusLine::Offer::ask_again;
  } else if (reply) {
    word.headline = advisor.headline();
    word.detail = advisor.detail();
    word.hint = marked_hint(app);
    if (reply->kind == Reply::Kind::unknown) {
      word.headline = say(words::not_known);
      word.offer = StatusLine::Offer::ask_again;
    }
    if (reply->kind == Reply::Kind::found) word.tone = Tone::good;
    word.legend = legend_of(app.table().scene());
    if (reply->kind == Reply::Kind::none) {
      word.tone = Tone::bad;
      if (reply->since > 0) {
        word.offer = StatusLine::Offer::back;
        word.back_to = app.table().session().place_after(reply->since - 1);
      }
      if (advisor.proof()) word.detail = why_none(app, *advisor.proof(), word, word.detail);
    }
  }
  return word;
}

}  // namespace schlegel::web
