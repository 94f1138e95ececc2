#include <algorithm>
#include <utility>

#include "play/explanation.hpp"
#include "web/app/app.hpp"
#include "web/app/board_key.hpp"
#include "web/page/messages.hpp"
#include "web/words.hpp"

/// What is kept of boards that were solved. The page has the clock and the results (assets/playtime.js, results.js).
namespace schlegel::web {
namespace {

bool is_bare(const Session& session) {
  return session.moves().empty() && session.bookmarks().empty() && !session.aside();
}

}  // namespace

/// What the clock is to know: nothing until a move was made on some board.
void App::report_clock(const std::string& key, const Session& session, bool over) {
  const bool begun = session.at() > 0;
  using State = page::Clock::State;
  const page::Clock now{key, over ? State::over : begun ? State::play : State::start};
  if (now == clock_ || (clock_.board.empty() && !begun)) return;
  page::tell(clock_ = now);
}

void App::report_solved(const std::string& key, int grade, const Session& session) {
  page::tell(page::Solved{key, grade, session.game().places(), session.move_count()});
}

void App::report_aid(page::Aid::Kind kind) const { page::tell(page::Aid{board_key(), kind}); }

void App::take_finish(const page::Finished& event) {
  if (solved_at_ != 0) finish_ = event.sentence;
  if (event.full && local_store_.shortage().empty()) notify(say(words::results_full));
}

void App::show_progress() const {
  page::ShowProgress progress{grade_names(), {}};
  for (const PuzzleInfo& info : puzzles())
    progress.puzzles.push_back({std::string(info.id), say(Sentence{info.title})});
  page::tell(progress);
}

void App::take_games(const page::KeptGames& event) {
  std::vector<std::pair<std::string, Session>> taken;
  for (const auto& [line, puzzle, kept_id, save] : event.games) {
    auto session = parse_save(save);
    if (session && session->game().puzzle() != puzzle)
      session = Error{say(words::game_of_other_puzzle, {{"puzzle", puzzle}})};
    if (!session) return page::tell(page::Imported{0, session.error().message, line, session.error().line});
    std::string id = local_store_.id_of(*session, kept_id);
    taken.emplace_back(std::move(id), std::move(*session));
  }
  playback_.stop();
  save_now();
  int changed_games = 0;
  for (auto& [id, session] : taken) changed_games += merge_game(std::move(session), id) ? 1 : 0;
  page::tell(page::Imported{.changed = changed_games});
}

/// The game here stays in play, and another one of its board becomes a bookmark. False: all of it is here already.
bool App::merge_game(Session other, const std::string& id) {
  const std::string key = key_of(other.game().puzzle(), id);
  const auto open_here = games_.find(key);
  std::optional<Session> kept;
  if (open_here == games_.end()) kept = local_store_.load(other.game().puzzle(), id);
  Session* const here = kept ? &*kept : open_here == games_.end() ? nullptr : &open_here->second;
  if (here && here->game().write_instance() != other.game().write_instance()) {
    const std::string own = own_board_id(other.game().write_instance());
    return own != id && merge_game(std::move(other), own);
  }
  local_store_.name(other, id, false);
  if (here && is_bare(other)) return false;
  if (!here || is_bare(*here)) {
    local_store_.keep_game(other, id);
    if (key == board_key()) {
      open(std::move(other), id);
    } else {
      games_.erase(key);
    }
    return true;
  }
  const std::string before = write_save(*here);
  if (before == write_save(other)) return false;
  here->take_over(other, say(words::from_file));
  if (write_save(*here) == before) return false;
  local_store_.keep_game(*here, id);
  if (key == board_key()) changed(false);
  return true;
}

}  // namespace schlegel::web
