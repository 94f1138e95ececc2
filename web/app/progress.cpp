#include "web/app/progress.hpp"

#include <utility>

#include "web/words.hpp"

namespace schlegel::web {

void Progress::changed(const Change& change) {
  const Session& session = table_.session();
  const bool solved = table_.status().solved, shows = session.line().shown.has_value();
  if (shows && !change.opened) {
    // What was finished is there again when the game comes back.
  } else if (!solved || !table_.is_theirs()) {
    solved_at_ = 0;
    finished_.reset();
  } else if (!change.was_solved && change.by_move) {
    solved_at_ = page::now_milliseconds();
    if (!change.replayed)
      page::tell(page::Solved{table_.key(), table_.grade(), session.game().places(), session.move_count()});
  } else if (change.opened) {
    solved_at_ = 0;
    finished_.reset();
  }
  tell_clock(solved || shows);
}

void Progress::tell_clock(bool over) {
  const bool begun = table_.session().at() > 0;
  using State = page::Clock::State;
  const page::Clock now{table_.key(), over ? State::over : begun ? State::play : State::start};
  if (now == clock_ || (clock_.board.empty() && !begun)) return;
  page::tell(clock_ = now);
}

void Progress::handle(const page::Finished& event) {
  if (solved_at_ != 0) finished_ = event;
  if (event.full && !boards_.is_short()) table_.notify(say(words::results_full));
}

void Progress::handle(const page::KeptGames& event) {
  std::vector<std::pair<std::string, Session>> taken;
  for (const auto& [line, puzzle, kept_id, save] : event.games) {
    auto session = parse_save(save);
    if (session && session->game().puzzle() != puzzle)
      session = Error{say(words::game_of_other_puzzle, {{"puzzle", puzzle}})};
    if (!session) return page::tell(page::Imported{0, session.error().message, line, session.error().line});
    std::string id = boards_.id_of(*session, kept_id);
    taken.emplace_back(std::move(id), std::move(*session));
  }
  table_.stop();
  boards_.save_now();
  int changed_games = 0;
  for (auto& [id, session] : taken) changed_games += boards_.merge(std::move(session), id) ? 1 : 0;
  page::tell(page::Imported{.changed = changed_games});
}

}  // namespace schlegel::web
