#include "web/app/solutions.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "play/words.hpp"
#include "web/app/answer.hpp"
#include "web/app/attribution.hpp"
#include "web/words.hpp"

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

Solutions::Solutions(Table& table, SolverQueue& solver_queue, const Advisor& advisor)
    : table_(table),
      solver_queue_(solver_queue),
      advisor_(advisor),
      random_(static_cast<std::uint64_t>(page::now_milliseconds() * 1000)) {}

void Solutions::ask(Verb verb, const Options& options) {
  verb_ = verb;
  options_ = options;
  message_.clear();
  proof_.reset();
  const Game& game = table_.session().game();
  solver_queue_.ask(*this, {.puzzle = std::string(game.puzzle()),
                            .instance = game.write_instance(),
                            .moves = without_marks(base_),
                            .verb = verb,
                            .options = options});
}

void Solutions::end(State state, std::string message) {
  state_ = state;
  message_ = std::move(message);
}

void Solutions::begin(Timeline::Shown from, State state) {
  table_.stop();
  close();
  const Session& session = table_.session();
  at_ = std::move(from);
  base_.assign(session.moves().begin(), session.moves().begin() + at_.from);
  began_.assign(session.played().begin(), session.played().end());
  state_ = state;
}

void Solutions::show() {
  const std::string only = known_count() == "1" ? "1" : "";
  begin({table_.session().at(), only, only}, State::fetching);
  wanted_.clear();
  ask(Verb::solve, {});
}

void Solutions::open() {
  if (state_ == State::browsing) return;
  const Reply* const reply = advisor_.reply();
  Timeline::Shown from{0, reply ? reply->number : "", reply ? reply->all : ""};
  if (const auto& shown = table_.session().line().shown)
    from = *shown;
  else if (!table_.status().solved)
    from = {table_.session().at(), "", known_count()};
  begin(std::move(from), State::browsing);
}

void Solutions::browse() {
  const bool theirs = !table_.session().line().shown;
  open();
  if (theirs) return next();  // after their own, if it is one
  go(number().empty() ? "1" : number());
}

void Solutions::go_back() {
  table_.stop();
  close();
  const std::string way = way_back(table_.session());
  if (way.empty()) return;
  table_.let_go();
  table_.session().go_back();
  page::announce(say(words::sentence_of, {{"words", way}}));
  table_.changed();
}

std::string Solutions::known_count() const {
  const std::string known = advisor_.known_count();
  const bool same = !table_.status().solved && table_.session().moves_played() == counted_from_;
  return known.empty() && same ? counted_ : known;
}

void Solutions::ask_number() const {
  const std::string solutions = say(Sentence{table_.puzzle().solutions});
  const std::string all = state_ == State::browsing ? count() : known_count();
  page::tell(page::AskNumber{say(words::which_solution, {{"solutions", solutions}, {"count", all}}), all});
}

void Solutions::go(std::string number) {
  open();
  if (number.empty() || number == "0" || (!count().empty() && less_digits(count(), number))) return;
  Options options;
  options.set("index", predecessor(number));
  wanted_ = std::move(number);
  ask(Verb::nth, options);
}

void Solutions::next() {
  open();
  go(number().empty() || number() == count() ? "1" : successor(number()));
}

void Solutions::previous() {
  open();
  go(number().empty() || number() == "1" ? count() : predecessor(number()));
}

void Solutions::random() {
  open();
  // Where the number fits, a number is drawn, so that it can be shown which solution it is.
  if (!count().empty() && count().size() <= 15) {
    std::uint64_t all = 0;
    for (const char digit : count()) all = all * 10 + static_cast<std::uint64_t>(digit - '0');
    if (all > 0) return go(std::to_string(random_.below(all) + 1));
  }
  Options options;
  options.set("seed", std::to_string(random_.next() >> 16));
  wanted_.clear();
  ask(Verb::random, options);
}

void Solutions::close() {
  if (busy()) solver_queue_.take_back();
  state_ = State::idle;
  base_.clear();
  began_.clear();
  shown_moves_.clear();
  at_ = {};
  countable_ = true;
  message_.clear();
  proof_.reset();
}

void Solutions::retry() {
  state_ = verb_ == Verb::solve ? State::fetching : State::browsing;
  ask(verb_, options_);
}

void Solutions::changed(const Change& change) {
  if (change.opened) {
    close();
    counted_.clear();
  }
  if (state_ == State::idle) return;
  const Session& session = table_.session();
  const auto played = session.played();
  const bool unmoved = shown_moves_.empty() && std::equal(played.begin(), played.end(), began_.begin(), began_.end());
  const bool on_line = session.line().shown && session.moves() == shown_moves_ && played.size() >= base_.size();
  if (!unmoved && !on_line) close();
}

void Solutions::answered(Reply reply) {
  Session& session = table_.session();
  if (!shown_moves_.empty() &&
      (verb_ == Verb::count || reply.kind == Reply::Kind::none)) {  // so many there are, if it knows
    at_.count = reply.count;
    countable_ = !at_.count.empty();
    counted_from_ = without_marks(base_);
    counted_ = at_.count;
    session.set_count(at_.count);
    return;
  }
  if (reply.kind == Reply::Kind::unknown) {
    end(State::unknown, why_unknown(reply));
    return;
  }
  if (reply.kind == Reply::Kind::none) {
    const auto position = session.game().clone();
    position->restart();
    for (const std::string& move : base_) position->apply(move);
    proof_ = prove(*position, reply);
    if (proof_)
      end(State::none, {});
    else
      end(State::failed, say(words::reason_failed_check));
    return;
  }
  if (!session.show(reply.moves, {at_.from, wanted_, at_.count})) {
    end(State::failed, say(words::solution_failed_check));
    return;
  }
  shown_moves_ = session.moves();
  at_.number = wanted_;
  const bool play = state_ == State::fetching;
  if (play)
    state_ = State::idle;
  else
    session.seek(static_cast<int>(shown_moves_.size()));
  table_.let_go();
  table_.report_aid(page::Aid::Kind::shown);
  table_.changed();
  if (play) table_.play();
  if (state_ == State::browsing && count().empty() && countable_) ask(Verb::count, {});
}

void Solutions::failed(std::string_view why) {
  if (verb_ == Verb::count)
    countable_ = false;
  else
    end(State::failed, capitalised(why));
}

void Solutions::dropped() {
  if (state_ == State::browsing && !shown_moves_.empty()) return;
  state_ = State::idle;
}

void Solutions::cancelled() {
  if (verb_ == Verb::count) countable_ = false;
  dropped();
}

}  // namespace schlegel::web
