#include "web/app/app.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "web/app/answer.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr double patience_for_count = 1500;  ///< before a solution or a step is named without the number of all

/// As a sentence of its own.
std::string ended(const std::string& text) {
  return text.ends_with('.') || text.ends_with('!') || text.ends_with('?') ? text : text + '.';
}

}  // namespace

App::App() { get<Boards>().open_first(); }

void App::explain() {
  const Proof* const proof = answer_of(*this).proof;
  if (proof && proof->steps > 0)
    get<Why>().tell(*proof, stuck_since(*this));
  else
    get<Why>().explain();
}

void App::ask_again() {
  get<Table>().speak_again(false);  // the same failure, too
  if (get<Why>().has_failed()) return get<Why>().ask_again();
  if (get<Solutions>().state() == Solutions::State::idle) return get<Advisor>().retry();
  get<Solutions>().retry();
}

void App::close_answer() {
  if (get<Why>().shown()) return get<Why>().close();
  get<Solutions>().close();
  get<Advisor>().dismiss();
}

void App::show_certificate() const {
  const Proof* const proof = get<Why>().proof() ? get<Why>().proof() : answer_of(*this).proof;
  if (proof)
    page::tell(page::ShowProof{say(words::details), proof->certificate,
                               say(proof->repeated ? words::reason_checked : words::reason_unchecked)});
}

void App::escape() {
  Table& table = get<Table>();
  table.put_pencil_down();
  if (get<Why>().shown()) return get<Why>().close();
  const bool shown = table.session().line().shown.has_value();
  if (table.view().held.empty() && get<Solutions>().busy() && !shown) return cancel_job();
  if (table.view().held.empty() && shown) return get<Solutions>().go_back();
  table.act({.kind = Input::Kind::cancel});
}

void App::cancel_job() {
  get<SolverQueue>().cancel();
  page::announce(say(words::cancelled));
}

/// What the card says is spoken when it changes, each sentence once.
void App::announce_status() {
  Table& table = get<Table>();
  const Solutions& solutions = get<Solutions>();
  if (table.playing() || table.view().dragging) return;
  const double now = page::now_milliseconds();
  if (solutions.counting() && now < get<SolverQueue>().since() + patience_for_count)
    return;  // to say "Tour 1 of 6" at once
  if (get<Why>().goes_on() && get<Why>().waiting() && now < get<SolverQueue>().since() + patience_for_count)
    return;  // to say "Step 1 of 4" at once
  const Answer answer = answer_of(*this);
  if (answer.awaited || answer.state == Answer::State::working) return;
  using State = Answer::State;
  const bool quiet = answer.state == State::ready && !answer.large;
  // Of a position and an end, the sentence as the rules put it is said; the card has it in parts.
  const bool praised = answer.state == State::solved && table.is_theirs();
  std::vector<std::string> sentences = {quiet || praised ? table.status().sentence : answer.headline};
  if (answer.state == State::steps) sentences.insert(sentences.begin(), capitalised(answer.progress));
  if (!quiet) sentences.insert(sentences.end(), answer.text.begin() + (praised ? 1 : 0), answer.text.end());
  if (answer.finished) sentences.push_back(answer.finished->sentence);
  std::string all;
  for (const std::string& sentence : sentences) all += sentence + '\n';
  if (all == announced_ && spoken_ == table.speech_revision()) return;
  const bool counted =
      solutions.browsing() && !uncounted_.empty() && uncounted_ == solutions.number() && !solutions.count().empty();
  uncounted_ = solutions.browsing() && solutions.count().empty() ? solutions.number() : std::string();
  announced_ = all;
  spoken_ = table.speech_revision();
  if (counted) {
    page::announce(say(words::how_many_solutions,
                       {{"count", solutions.count()}, {"solutions", say(Sentence{table.puzzle().solutions})}}));
    return;
  }
  std::string text;
  const bool answers = answer.state != State::ready && answer.state != State::done && answer.state != State::solved;
  for (const std::string& sentence : sentences)
    if (!sentence.empty() && (!table.said_already(sentence) || answers))
      text += (text.empty() ? "" : " ") + ended(sentence);
  if (!text.empty()) page::announce(text);
}

void App::tick(double now, bool reduced_motion) {
  get<Table>().tick(now, reduced_motion);
  Parts::tick(now);
  announce_status();
}

double App::next_tick() const {
  double next = Parts::next_tick();
  const double now = page::now_milliseconds();
  const auto wake_at = [&](double time) { next = next == 0 ? time : std::min(next, time); };
  if (get<SolverQueue>().waiting() && now < slow_at(*this)) wake_at(slow_at(*this));
  if (get<Solutions>().counting()) wake_at(std::max(get<SolverQueue>().since() + patience_for_count, now + 50));
  return next;
}

}  // namespace schlegel::web
