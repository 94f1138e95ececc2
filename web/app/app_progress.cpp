#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "play/explanation.hpp"
#include "web/app/app.hpp"
#include "web/words.hpp"

/// What is kept of boards that were solved. The page has the clock and the results (assets/playtime.js, results.js).
namespace schlegel::web {
namespace {

constexpr char between_games = '\x1e';

bool is_bare(const Session& session) {
  return session.moves().empty() && session.bookmarks().empty() && !session.aside();
}

}  // namespace

/// What the clock is to know: nothing until a move was made on some board.
void App::report_clock(const std::string& key, const Session& session, bool over) {
  const bool begun = session.at() > 0;
  const std::string now = key + (over ? "\tover" : begun ? "\tplay" : "\tstart");
  if (now == clock_ || (clock_.empty() && !begun)) return;
  page::open_dialog("clock", clock_ = now);
}

void App::report_solved(std::string_view key, int grade, const Session& session) {
  std::string payload(key);
  for (const int number : {grade, session.game().places(), session.move_count()})
    payload += '\t' + std::to_string(number);
  page::open_dialog("solved", payload);
}

void App::report_aid(std::string_view what) const { page::open_dialog("aid", board_key() + '\t' + std::string(what)); }

void App::take_finish(const page::Finished& event) {
  if (solved_at_ != 0) finish_ = event.sentence;
  if (event.full && local_store_.shortage().empty()) notify(say(words::results_full));
}

void App::show_progress() const {
  std::string payload = grade_names();
  for (const PuzzleInfo& info : puzzles()) payload += '\n' + std::string(info.id) + '\t' + say(Sentence{info.title});
  page::open_dialog("progress", payload);
}

void App::take_games(std::string_view text) {
  std::vector<std::pair<std::string, Session>> taken;
  for (const std::string_view block : split(text, between_games)) {
    const std::size_t end = block.find('\n');
    if (end == std::string_view::npos) continue;
    const auto heading = split(block.substr(0, end), '\t');
    auto session = parse_save(block.substr(end + 1));
    if (session && session->game().puzzle() != heading[1])
      session = Error{say(words::game_of_other_puzzle, {{"puzzle", std::string(heading[1])}})};
    if (!session)
      return page::open_dialog("imported", std::string(heading[0]) + '\t' + std::to_string(session.error().line) +
                                               '\t' + session.error().message);
    std::string id = local_store_.id_of(*session, heading[2]);
    taken.emplace_back(std::move(id), std::move(*session));
  }
  playback_.stop();
  save_now();
  int changed_games = 0;
  for (auto& [id, session] : taken) changed_games += merge_game(std::move(session), id) ? 1 : 0;
  page::open_dialog("imported", "0\t0\t" + std::to_string(changed_games));
}

/// The game here stays in play, and another one of its board becomes a bookmark. False: all of it is here already.
bool App::merge_game(Session other, const std::string& id) {
  const std::string key = std::string(other.game().puzzle()) + '\t' + id;
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
