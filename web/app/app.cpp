#include "web/app/app.hpp"

#include <algorithm>

#include "web/app/status_line.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr double patience_for_count = 1500;  ///< before a solution is named without the number of all

}  // namespace

App::App() { get<Boards>().open_last_puzzle(); }

void App::browse() {
  const Reply* const reply = get<Advisor>().reply();
  get<Solutions>().browse(reply ? reply->number : std::string(), get<Advisor>().known_count());
}

void App::escape() {
  Table& table = get<Table>();
  table.put_pencil_down();
  if (get<Why>().unfolded()) return get<Why>().close();
  const bool shown = table.session().line().shown.has_value();
  if (table.view().held.empty() && get<Solutions>().busy() && !shown) return cancel_job();
  if (table.view().held.empty() && shown) return get<Solutions>().go_back();
  table.act({.kind = Input::Kind::cancel});
}

void App::cancel_job() {
  get<SolverQueue>().cancel();
  page::announce(say(words::cancelled));
}

/// What is loud on the screen is spoken when it changes, each sentence once.
void App::announce_status() {
  Table& table = get<Table>();
  const Solutions& solutions = get<Solutions>();
  if (table.playing() || table.view().dragging) return;
  const double now = page::now_milliseconds();
  if (solutions.counting() && now < get<SolverQueue>().since() + patience_for_count)
    return;  // to say "Tour 1 of 6" at once
  const StatusLine line = status_line(*this);
  const std::string all = line.headline + "\n" + line.detail + "\n" + line.hint + "\n" + line.finish;
  if (line.headline.empty() || (all == announced_ && spoken_ == table.speech_revision())) return;
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
  table.said_already(get<Why>().verdict());  // its first step has said it
  std::string text = table.said_already(line.headline) ? "" : line.headline;
  for (const std::string* more : {&line.finish, &line.detail, &line.hint})
    if (!table.said_already(*more))
      text += (text.empty() ? "" : text.ends_with('.') || text.ends_with('!') ? " " : ". ") + *more;
  if (!text.empty()) page::announce(text);
}

void App::tick(double now, bool reduced_motion) {
  get<Table>().tick(now, reduced_motion);
  Parts::tick(now);
  announce_status();
}

double App::next_tick() const {
  const double next = Parts::next_tick();
  if (!get<Solutions>().counting()) return next;
  const double patience_ends = std::max(get<SolverQueue>().since() + patience_for_count, page::now_milliseconds() + 50);
  return next == 0 ? patience_ends : std::min(next, patience_ends);
}

}  // namespace schlegel::web
