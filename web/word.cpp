#include "web/word.hpp"

#include "base/text.hpp"
#include "web/app.hpp"

namespace schlegel::web {

std::string capitalised(std::string_view word) {
  std::string text(word);
  if (!text.empty()) text[0] = to_upper(text[0]);
  return text;
}

std::string shown_solution(const App& app) {
  const Solutions& solutions = app.solutions();
  const std::string kind(app.puzzle().solution), count = grouped(solutions.count());
  if (count == "1") return "The only " + kind;
  if (solutions.number().empty()) return "A random one of " + count + " " + std::string(app.puzzle().solutions);
  return capitalised(kind) + " " + grouped(solutions.number()) + (count.empty() ? "" : " of " + count);
}

Word word_of(const App& app) {
  using State = Solutions::State;
  using Tone = Word::Tone;
  const Oracle& oracle = app.oracle();
  const Solutions& solutions = app.solutions();
  const Standing& standing = app.standing();
  const Reply* const reply = oracle.reply();
  Word word;
  if (solutions.state() == State::failed || solutions.state() == State::unknown) {
    const bool failed = solutions.state() == State::failed;
    word.headline = failed ? "Something went wrong" : "Not known";
    word.detail = solutions.message();
    word.offer = Word::Offer::fetch_again;
    word.tone = failed ? Tone::bad : Tone::plain;
  } else if (solutions.state() == State::none && !oracle.says_none()) {
    const bool begun = app.session().can_undo();
    word.proof = &*solutions.proof();
    word.headline = word.proof->headline;
    word.detail = word.proof->reason + (begun ? " Take moves back and ask again." : "");
    word.offer = begun ? Word::Offer::undo : Word::Offer::none;
    word.tone = Tone::bad;
  } else if (standing.solved) {
    word.tone = Tone::good;
    word.quiet = solutions.leafing();
    word.headline = word.quiet ? shown_solution(app) : standing.sentence;
    if (!word.quiet && reply && word.headline.find(reply->detail) == std::string::npos) word.detail = reply->detail;
  } else if (oracle.telling() == Telling::nothing) {
    word.headline = standing.sentence;
    word.tone = standing.stuck ? Tone::bad : Tone::plain;
    word.quiet = !standing.stuck;
  } else if (!oracle.failure().empty()) {
    word.headline = "No answer";
    word.detail = oracle.failure();
    word.tone = Tone::bad;
    word.offer = Word::Offer::ask_again;
  } else if (reply) {
    word.headline = oracle.headline();
    word.detail = oracle.detail();
    if (reply->kind == Reply::Kind::unknown) word.offer = Word::Offer::ask_again;
    if (reply->kind == Reply::Kind::found) word.tone = Tone::good;
    if (reply->kind == Reply::Kind::none) {
      word.tone = Tone::bad;
      if (oracle.proof()) word.proof = &*oracle.proof();
    }
  }
  return word;
}

}  // namespace schlegel::web
