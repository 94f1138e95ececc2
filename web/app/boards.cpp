#include "web/app/boards.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "play/explanation.hpp"
#include "play/svg.hpp"
#include "web/app/answer.hpp"
#include "web/page/page.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr std::string_view grades_key = "grades";  ///< lines: puzzle, id and grade of a board that is not shipped
constexpr std::size_t most_grades = 1 << 18;       ///< bytes
constexpr int shared_picture = 1024;               ///< width of the board's picture, in pixels
constexpr double save_delay = 350;
constexpr std::string_view last_board_address = "play";

/// Of a puzzle that has not been played yet: its first easy board, if there is one.
const Level& first_level(std::string_view puzzle) {
  constexpr int easy = 2;
  const auto first = [&](int hardest) {
    return std::find_if(levels().begin(), levels().end(),
                        [&](const Level& level) { return level.puzzle == puzzle && level.grade <= hardest; });
  };
  const auto found = first(easy);
  return found == levels().end() ? *first(number_of_grades) : *found;
}

/// Browsers and messengers cut longer addresses off: without the bookmarks then, or nothing.
std::string link_if_short(const Session& session) {
  constexpr std::size_t longest = 32'000;
  for (const bool with_bookmarks : {true, false})
    if (std::string link = write_link(session, with_bookmarks); link.size() <= longest) return link;
  return {};
}

page::SharedGame shared(const Session& session) {
  const std::string link = link_if_short(session);
  return {link.empty() ? "" : page::address(link), write_save(session), picture(session.game(), shared_picture)};
}

bool is_bare(const Session& session) {
  return session.moves().empty() && session.bookmarks().empty() && !session.aside();
}

/// "9 holes to go"; empty before the first move and when it is solved.
std::string left_to_do(const Session& session) {
  const GameStatus status = session.game().status();
  if (session.moves_played().empty() || status.solved) return {};
  return status.sentence.substr(0, std::min(status.sentence.find(". "), status.sentence.size() - 1));
}

}  // namespace

void Boards::open_first() {
  for (const std::string& puzzle : {page::addressed(), local_store_.last_puzzle()})
    if (find_puzzle(puzzle)) return open_puzzle(puzzle);
  open_puzzle(puzzles().front().id);
}

Session Boards::fresh(std::string_view puzzle, std::string_view board) const {
  if (const LibraryBoard* const found = library_.find(puzzle, board)) {
    Session session(parse_game(puzzle, found->text).value());
    session.set_title(found->title);
    return session;
  }
  const Level* shipped = find_level(puzzle, board);
  if (!shipped) shipped = &first_level(puzzle);
  return Session(parse_game(puzzle, shipped->text).value(), std::string(shipped->id));
}

bool Boards::holds(std::string_view puzzle, std::string_view id) const {
  return games_.count(key_of(puzzle, id)) > 0 || local_store_.holds(puzzle, id);
}

std::string Boards::neighbour(int by) const {
  std::vector<std::string_view> ids;
  for (const Level& level : levels())
    if (level.puzzle == table_.puzzle().id) ids.push_back(level.id);
  for (const LibraryBoard& board : library_.boards())
    if (board.puzzle == table_.puzzle().id) ids.push_back(board.id);
  const auto here = std::find(ids.begin(), ids.end(), table_.board());
  const auto at = here - ids.begin() + by;
  if (here == ids.end() || at < 0 || at >= static_cast<std::ptrdiff_t>(ids.size())) return {};
  return std::string(ids[at]);
}

void Boards::open_neighbour(int by) {
  const std::string id = neighbour(by);
  if (id.empty()) return table_.notify(say(by < 0 ? words::no_board_before : words::no_board_after));
  open_level(table_.puzzle().id, id);
}

void Boards::handle(const page::OpenBoard& event) {
  const auto [puzzle, id] = parts_of(event.board);
  open_level(puzzle, id);
}

void Boards::handle(const page::Opened& event) {
  if (event.grade > 0) return open_made(event.text, event.grade);  // chosen in a lesson
  open_text(event.text);
}

void Boards::handle(const page::CameFrom& event) {
  if (event.help) table_.session().set_help(*event.help);
  lesson_ = event.lesson;
  table_.changed();
}

void Boards::open_level(std::string_view puzzle, std::string_view board) {
  if (!find_puzzle(puzzle)) return table_.notify(say(words::no_such_puzzle, {{"name", quoted(puzzle)}}));
  if (table_.has_game()) save_now();
  const std::string id(board.empty() ? first_level(puzzle).id : board);
  const auto parked = games_.find(key_of(puzzle, id));
  if (parked != games_.end()) {
    Session session = std::move(parked->second);
    games_.erase(parked);
    return open(std::move(session), id);
  }
  std::optional<Session> game = local_store_.load(puzzle, id);
  const bool kept = game.has_value();
  if (!game) game = fresh(puzzle, id);
  std::string opened = game->level();
  if (opened.empty()) {
    opened = local_store_.id_of(*game, id);
    local_store_.name(*game, opened, false);
  }
  const bool lost = !kept && opened != id;
  open(std::move(*game), std::move(opened));
  if (lost) table_.notify(say(words::board_gone));
  if (std::string complaint = local_store_.take_complaint(); !complaint.empty()) table_.notify(std::move(complaint));
}

void Boards::open(Session session, std::string id) {
  const std::string key = key_of(session.game().puzzle(), id);
  games_.erase(key);
  Session& game = games_.emplace(key, std::move(session)).first->second;
  const Level* const level = find_level(game.game().puzzle(), id);
  int grade = level != nullptr ? level->grade : grade_of(game.game().puzzle(), id);
  if (grade == 0) grade = game.grade();
  const bool first = !table_.has_game();
  lesson_.clear();
  table_.open(game, std::move(id), grade);
  if (level == nullptr && grade > 0) remember_grade();
  if (!first) save_now();  // it is in the list and in the browser's history from now on
}

/// Of a board of the library, else as it was when the board was made or last in play.
int Boards::grade_of(std::string_view puzzle, const std::string& id) const {
  if (const LibraryBoard* const board = library_.find(puzzle, id)) return board->grade;
  const std::string entry = '\t' + id + '\t';
  for (const std::string_view key : {grades_key, days_key}) {
    const std::string kept = page::kept(key);
    const std::size_t at = kept.find(entry);
    if (at == std::string::npos) continue;
    TextCursor grade(std::string_view(kept).substr(at + entry.size()));
    return static_cast<int>(grade.accept_integer(1, number_of_grades).value_or(0));
  }
  return 0;
}

/// The library may not be loaded when the board is opened again.
void Boards::remember_grade() const {
  const std::string now = page::kept(grades_key), line = table_.key() + '\t' + std::to_string(table_.grade()) + '\n';
  if (now.find(line) == std::string::npos) page::keep(grades_key, now.size() < most_grades ? now + line : line);
}

void Boards::handle(const page::Place& place) {
  const auto& [board, fragment] = place;
  const auto [puzzle, id] = parts_of(board);
  if (save_due_ != 0) store_now();  // the entry of the history that it belongs to is left
  const bool here = board == table_.key(), known = !board.empty() && find_puzzle(puzzle);
  if (known && !here && (fragment.empty() || holds(puzzle, id))) return open_level(puzzle, id);
  if (fragment == last_board_address) return tell_place();
  if (fragment.empty() || fragment == write_link(table_.session())) return;
  if (find_puzzle(fragment)) return open_puzzle(fragment);
  auto session = parse_link(fragment);
  if (!session) return table_.notify(say(words::bad_link, {{"problem", session.error().text()}}));
  open_received(std::move(*session), true);
}

// A game that stands where a kept one of its board stands is that game, with all that lies ahead on its timeline, and
// so is a bare board, whose title the kept one takes. Any other takes the kept one's place and keeps it as a bookmark.
void Boards::open_received(Session session, bool from_link) {
  if (table_.has_game()) save_now();
  const std::string id = local_store_.id_of(session);
  const bool bare = !from_link && session.moves().empty() && session.bookmarks().empty();
  if (bare) local_store_.rename(session.game().puzzle(), id, session.title());
  local_store_.name(session, id, from_link);
  std::optional<Session> kept = local_store_.load(session.game().puzzle(), id);
  if (kept && (bare || kept->line() == session.line())) {
    kept->take_over_bookmarks(session);
    kept->set_grade(session.grade());
    if (from_link) kept->set_help(session.help());
    return open(std::move(*kept), id);
  }
  if (kept) session.take_over(*kept, say(words::earlier_game));
  open(std::move(session), id);
  if (from_link) table_.give_moves();
}

std::optional<Session> Boards::read(std::string_view text, int grade) const {
  auto session = read_session(text, table_.puzzle().id);
  if (session && grade > 0) session->set_grade(grade);
  if (session) return std::move(*session);
  table_.notify(say(words::bad_board, {{"problem", session.error().text()}}));
  return std::nullopt;
}

void Boards::open_text(std::string_view text, int grade) {
  if (auto session = read(text, grade)) open_read(std::move(*session));
}

void Boards::open_made(std::string_view text, int grade) {
  if (auto session = read(text, grade)) open_received(std::move(*session), false);
}

/// What a text held; says what was left out of it.
void Boards::open_read(Session session) {
  open_received(std::move(session), false);
  if (const std::string note = capitalised(table_.session().game().note()); !note.empty())
    table_.notify(say(words::sentence_of, {{"words", note}}));
}

void Boards::open_edited(Session session) {
  const bool same = session.moves().empty() && session.game().puzzle() == table_.puzzle().id &&
                    session.game().write_instance() == table_.session().game().write_instance();
  if (same && (session.title().empty() || session.title() == table_.title())) return;
  if (same && table_.session().level().empty())
    return change({page::BoardChange::Action::renamed, table_.key(), session.title()});
  const bool theirs = table_.session().level().empty() && table_.grade() == 0 &&
                      !table_.title().starts_with(title_of_unnamed(table_.session().game()));
  if (session.title() == table_.title() && !theirs) session.set_title("");  // it is another board now
  open_read(std::move(session));
}

void Boards::handle(const page::BoardChange& event) {
  change(event);
  show();
}

void Boards::change(const page::BoardChange& event) {
  using Action = page::BoardChange::Action;
  save_now();
  const auto& [action, key, title] = event;
  const auto [puzzle, id] = parts_of(key);
  const bool in_play = key == table_.key();
  if (action == Action::renamed) {
    local_store_.rename(puzzle, id, title);
    const auto game = games_.find(key);
    if (game != games_.end() && !tidy_title(title).empty()) game->second.set_title(title);
    if (in_play) save_due_ = page::now_milliseconds();
  }
  if (action == Action::copied) local_store_.duplicate(puzzle, id);
  if (action == Action::deleted) {
    local_store_.remove(puzzle, id);
    if (in_play) {
      deleted_in_play_ = key;
      open_level(puzzle, "");
    }
    games_.erase(key);
  }
  if (action == Action::restored) {
    local_store_.restore(puzzle, id);
    if (key == deleted_in_play_) open_level(puzzle, id);
  }
}

void Boards::show() const {
  using Kind = page::ListedBoard::Kind;
  page::ShowBoards list{local_store_.shortage(), {}};
  const auto add = [&](std::string_view puzzle, std::string_view id, std::string_view title, int grade = 0,
                       const BoardSize& size = {}) -> page::ListedBoard& {
    page::ListedBoard board;
    board.board = key_of(puzzle, id);
    board.title = title;
    board.puzzle = puzzle;
    board.puzzle_title = say(Sentence{find_puzzle(puzzle)->title});
    board.chosen = board.board == table_.key();
    board.begun = board.chosen ? !table_.session().moves().empty() : local_store_.begun(puzzle, id);
    board.grade = grade;
    board.places = size.places;
    board.size = size.words;
    return list.boards.emplace_back(std::move(board));
  };
  for (const OwnBoard& own : local_store_.boards()) {
    if (!find_puzzle(own.puzzle) || library_.find(own.puzzle, own.id)) continue;
    page::ListedBoard& board = add(own.puzzle, own.id, own.title);
    board.kind = own.deleted ? Kind::deleted : Kind::own;
    if (!list.notice.empty()) board.bytes = static_cast<int>(local_store_.bytes_of(own));
  }
  for (const PuzzleInfo& info : puzzles()) {
    for (std::size_t i = 0; i < levels().size(); ++i)
      if (const Level& level = levels()[i]; level.puzzle == info.id)
        add(info.id, level.id, say(Sentence{level.title}), level.grade, library_.size_of_level(i));
    for (const LibraryBoard& board : library_.boards())
      if (board.puzzle == info.id) add(info.id, board.id, board.title, board.grade, board.size);
  }
  page::tell(list);
}

void Boards::handle(const page::LibraryFile& event) {
  if (event.text.empty()) return show();  // all are there
  library_.take(event.text);
}

const Session& Boards::board_of_list(std::string_view key, std::optional<Session>& made) {
  const auto [puzzle, id] = parts_of(key);
  const auto parked = games_.find(std::string(key));
  if (parked != games_.end()) return parked->second;
  if (!(made = local_store_.load(puzzle, id))) made = fresh(puzzle, id);
  return *made;
}

bool Boards::handle(const page::WantPicture& event) {
  std::optional<Session> made;
  if (!find_puzzle(parts_of(event.board).first)) return false;
  const Session& session = board_of_list(event.board, made);
  page::tell(
      page::BoardPicture{event.board, picture(session.game(), 160), left_to_do(session), link_if_short(session)});
  return false;
}

const Session& Boards::last_of(std::string_view puzzle, std::optional<Session>& made) {
  if (puzzle == table_.puzzle().id) return table_.session();
  return board_of_list(key_of(puzzle, local_store_.last_board(puzzle).value_or("")), made);
}

void Boards::show_share() const {
  const Session& session = table_.session();
  auto start = session.game().clone();
  start->restart();
  Session board(std::move(start), session.level());
  board.set_title(session.title());
  board.set_grade(session.grade());
  board.set_help(session.help());
  page::tell(page::ShowShare{
      .puzzle = std::string(table_.puzzle().id),
      .day = local_store_.day_of(table_.puzzle().id, table_.board()),
      .playing = session.at() > 0 && !table_.status().solved,
      .help = session.help(),
      .board = shared(board),
      .position = shared(session),
  });
}

/// The game here stays in play, and another one of its board becomes a bookmark. False: all of it is here already.
bool Boards::merge(Session other, const std::string& id) {
  const std::string key = key_of(other.game().puzzle(), id);
  const auto open_here = games_.find(key);
  std::optional<Session> kept;
  if (open_here == games_.end()) kept = local_store_.load(other.game().puzzle(), id);
  Session* const here = kept ? &*kept : open_here == games_.end() ? nullptr : &open_here->second;
  if (here && here->game().write_instance() != other.game().write_instance()) {
    const std::string own = own_board_id(other.game().write_instance());
    return own != id && merge(std::move(other), own);
  }
  local_store_.name(other, id, false);
  if (here && is_bare(other)) return false;
  if (!here || is_bare(*here)) {
    local_store_.keep_game(other, id);
    if (key == table_.key()) {
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
  if (key == table_.key()) table_.changed();
  return true;
}

void Boards::changed(const Change&) { save_due_ = page::now_milliseconds() + save_delay; }

void Boards::tick(double now) {
  if (save_due_ != 0 && now >= save_due_ && !table_.playing()) save_now();
}

bool Boards::handle(const page::Hidden&) {
  save_now();
  return false;
}

void Boards::save_now() {
  if (save_due_ == 0) return;
  store_now();
  tell_place();
}

void Boards::tell_place() const { page::set_place(link_if_short(table_.session()), table_.key()); }

void Boards::store_now() {
  save_due_ = 0;
  if (local_store_.emptied()) {
    for (const auto& [key, game] : games_) local_store_.store(game, parts_of(key).second);
    table_.notify(say(words::storage_emptied));
  }
  local_store_.store(table_.session(), table_.board());
  if (std::string complaint = local_store_.take_complaint(); !complaint.empty()) table_.notify(std::move(complaint));
}

}  // namespace schlegel::web
