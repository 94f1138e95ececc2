#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "play/new_board.hpp"
#include "play/svg.hpp"
#include "web/app/app.hpp"
#include "web/app/board_key.hpp"
#include "web/app/status_line.hpp"
#include "web/page/messages.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr std::string_view rules_key = "rules_met";
constexpr std::string_view days_key = "days";      ///< lines: puzzle, day, the board's id, its grade, parted by tabs
constexpr std::string_view grades_key = "grades";  ///< lines: puzzle, id and grade of a board that is not shipped
constexpr std::size_t most_days = 1 << 19, most_grades = 1 << 18;  ///< bytes
constexpr int shared_picture = 1024;                               ///< width of the board's picture, in pixels

/// The sentences of the rules that were met, each between two line ends.
std::string rules_met() { return "\n" + page::kept(rules_key); }

bool is_new(const BoardRule& rule, const std::string& met) {
  return met.find("\n" + rule.sentence + "\n") == std::string::npos;
}

const Level& first_level(std::string_view puzzle) {
  return *std::find_if(levels().begin(), levels().end(), [&](const Level& level) { return level.puzzle == puzzle; });
}

/// Browsers and messengers cut longer addresses off: without the bookmarks then, or nothing.
std::string link_if_short(const Session& session) {
  constexpr std::size_t longest = 32'000;
  for (const bool with_bookmarks : {true, false})
    if (std::string link = write_link(session, with_bookmarks); link.size() <= longest) return link;
  return {};
}

}  // namespace

std::string App::board_key() const { return key_of(puzzle_->id, board_); }

Session App::fresh(std::string_view puzzle, std::string_view board) const {
  if (const LibraryBoard* const found = library_.find(puzzle, board)) {
    Session session(parse_game(puzzle, found->text).value());
    session.set_title(found->title);
    return session;
  }
  const Level* shipped = find_level(puzzle, board);
  if (!shipped) shipped = &first_level(puzzle);
  return Session(parse_game(puzzle, shipped->text).value(), std::string(shipped->id));
}

void App::open_board(std::string_view key) {
  const auto [puzzle, id] = parts_of(key);
  open_level(puzzle, id);
}

void App::open_puzzle(std::string_view id) { open_level(id, local_store_.last_board(id).value_or("")); }

void App::open_level(std::string_view puzzle, std::string_view board) {
  if (!find_puzzle(puzzle)) return notify(say(words::no_such_puzzle, {{"name", quoted(puzzle)}}));
  if (session_) save_now();
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
  if (lost) notify(say(words::board_gone));
  if (std::string complaint = local_store_.take_complaint(); !complaint.empty()) notify(std::move(complaint));
}

bool App::meets_new_rules() const {
  const std::string met = rules_met();
  return std::any_of(rules_.begin(), rules_.end(), [&met](const BoardRule& rule) { return is_new(rule, met); });
}

void App::remember_rules() {
  std::string met = rules_met();
  for (const BoardRule& rule : rules_)
    if (is_new(rule, met)) met += rule.sentence + "\n";
  page::keep(rules_key, std::string_view(met).substr(1));
  rules_are_new_ = false;
}

void App::open(Session session, std::string id) {
  playback_.stop();
  solutions_.close();
  puzzle_ = find_puzzle(session.game().puzzle());
  board_ = std::move(id);
  games_.erase(board_key());
  session_ = &games_.emplace(board_key(), std::move(session)).first->second;
  change_.clear();
  view_.let_go();
  view_.hover.clear();
  view_.dragging = false;
  solid_ = false;
  view_.flat = 1;
  view_.goal = false;
  const Level* const level = find_level(puzzle_->id, board_);
  grade_ = level != nullptr ? level->grade : remembered_grade();
  if (level == nullptr && grade_ > 0) remember_grade();
  goal_ = session_->game().goal();
  goal_and_rules_ = goal_and_rules_of(session_->game());
  rules_ = session_->game().rules();
  rules_are_new_ = !rules_.empty() && meets_new_rules();
  status_ = {};
  solved_at_ = 0;
  finish_.clear();
  deleted_.reset();
  advisor_.set_advice_level(advisor_.advice_level());
  changed(false);
  announced_.clear();
  const bool first = board_revision_++ == 0;  // the first board is in the page's own title and headings
  if (!first)
    page::announce(
        say(words::opened,
            {{"puzzle", say(Sentence{puzzle_->title})}, {"board", board_title()}, {"status", status_.sentence}}));
  said_already(status_.sentence);
  if (first) return;
  save_now();  // it is in the list and in the browser's history from now on
}

/// Of a board of the library, else as it was when the board was made or last in play.
int App::remembered_grade() const {
  if (const LibraryBoard* const board = library_.find(puzzle_->id, board_)) return board->grade;
  const std::string entry = '\t' + board_ + '\t';
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
void App::remember_grade() const {
  const std::string now = page::kept(grades_key), line = board_key() + '\t' + std::to_string(grade_) + '\n';
  if (now.find(line) == std::string::npos) page::keep(grades_key, now.size() < most_grades ? now + line : line);
}

std::vector<std::string> App::grade_names() {
  std::vector<std::string> names;
  for (int grade = 1; grade <= number_of_grades; ++grade) names.push_back(grade_name(grade));
  return names;
}

void App::open_place(const page::Place& place) {
  const auto& [board, fragment] = place;
  const auto [puzzle, id] = parts_of(board);
  if (save_due_ != 0) store_now();  // the entry of the history that it belongs to is left
  const bool here = board == board_key(), known = !board.empty() && find_puzzle(puzzle);
  if (known && !here && (fragment.empty() || games_.count(board) > 0 || local_store_.holds(puzzle, id)))
    return open_level(puzzle, id);
  if (fragment.empty() || fragment == write_link(*session_)) return;
  auto session = parse_link(fragment);
  if (!session) return notify(say(words::bad_link, {{"problem", session.error().text()}}));
  open_received(std::move(*session), true);
}

// A game that stands where a kept one of its board stands is that game, with all that lies ahead on its timeline, and
// so is a bare board, whose title the kept one takes. Any other takes the kept one's place and keeps it as a bookmark.
void App::open_received(Session session, bool from_link) {
  if (session_) save_now();
  const std::string id = local_store_.id_of(session);
  const bool bare = !from_link && session.moves().empty() && session.bookmarks().empty();
  if (bare) local_store_.rename(session.game().puzzle(), id, session.title());
  local_store_.name(session, id, from_link);
  std::optional<Session> kept = local_store_.load(session.game().puzzle(), id);
  if (kept && (bare || kept->line() == session.line())) {
    kept->take_over_bookmarks(session);
    return open(std::move(*kept), id);
  }
  if (kept) session.take_over(*kept, say(words::earlier_game));
  open(std::move(session), id);
}

void App::open_text(std::string_view text) {
  auto session = read_session(text, puzzle_->id);
  if (!session) return notify(say(words::bad_board, {{"problem", session.error().text()}}));
  open_read(std::move(*session));
}

/// What a text held; says which puzzle it is of, and what was left out of it.
void App::open_read(Session session) {
  const PuzzleInfo* const before = puzzle_;
  open_received(std::move(session), false);
  std::string said;
  if (puzzle_ != before) said = say(words::for_other_puzzle, {{"puzzle", say(Sentence{puzzle_->tab})}});
  if (const std::string note = capitalised(session_->game().note()); !note.empty())
    said += (said.empty() ? "" : " ") + say(words::sentence_of, {{"words", note}});
  if (!said.empty()) notify(std::move(said));
}

void App::show_new_board() const { offer_new_board({}); }

void App::offer_new_board(const std::string& problem) const {
  const Game& game = session_->game();
  const bool first = game.write_instance() == (*game_from_options(puzzle_->id, {}))->write_instance();
  page::OfferNewBoard offer{
      say(words::new_board_of, {{"puzzle", say(Sentence{puzzle_->title})}}), problem, grade_names(), {}};
  offer.grades.insert(offer.grades.begin(), say(words::any_grade));
  const auto add = [&](std::string title, std::string_view options) {
    const auto come = grades_that_come(*puzzle_, question_for_new_board(game, options, 0).options, first);
    offer.bases.push_back({std::move(title), std::string(options), std::string(come)});
  };
  add(say(words::like_this_one), {});
  for (const BaseBoard& base : puzzle_->base_boards)
    if (!base.title.empty()) add(say(Sentence{base.title}), base.options);
  page::tell(offer);
}

void App::make_board(std::string_view options) {
  const auto seed = static_cast<std::uint64_t>(page::now_milliseconds() * 1000) % 1'000'000;
  have_made(question_for_new_board(session_->game(), options, seed),
            [this](const std::string& text, int grade) { open_made(text, grade); });
  maker_.on_failed = [this](const std::string& sentence) {
    page::announce(sentence);
    offer_new_board(sentence);
  };
}

void App::open_made(std::string_view text, int grade) {
  open_text(text);
  if (grade == 0) return;
  grade_ = grade;
  remember_grade();
}

void App::have_made(Question question, std::function<void(const std::string& text, int grade)> then) {
  playback_.stop();
  maker_.on_made = std::move(then);
  maker_.on_failed = [this](std::string sentence) { notify(std::move(sentence)); };
  maker_.ask(std::move(question), solver_queue_);
}

void App::open_day(const page::DayBoard& wanted) {
  const std::string& puzzle = wanted.puzzle;
  const PuzzleInfo* const info = find_puzzle(puzzle);
  if (info == nullptr || info->days.empty()) return;
  const std::string entry = puzzle + '\t' + std::to_string(wanted.day) + '\t', made = page::kept(days_key);
  if (const std::size_t at = made.find(entry); at != std::string::npos) {
    const std::size_t begin = at + entry.size();
    const std::string id = made.substr(begin, made.find('\t', begin) - begin);
    if (local_store_.holds(puzzle, id) || games_.count(key_of(puzzle, id)) > 0) return open_level(puzzle, id);
  }
  have_made(
      question_for_day(*info, wanted.day), [this, entry, title = wanted.title](const std::string& text, int grade) {
        open_made("# " + title + text.substr(std::min(text.find('\n'), text.size())), grade);
        const std::string now = page::kept(days_key), line = entry + board_ + '\t' + std::to_string(grade_) + '\n';
        if (now.find(line) == std::string::npos) page::keep(days_key, now.size() < most_days ? now + line : line);
      });
}

void App::take_edit(std::string_view text) {
  auto read = read_session(text, puzzle_->id);
  if (!read) return refuse_edit(read.error());
  page::tell(page::CloseDialog{});
  const bool same = read->moves().empty() && read->game().puzzle() == puzzle_->id &&
                    read->game().write_instance() == session_->game().write_instance();
  if (same && (read->title().empty() || read->title() == board_title())) return;
  if (same && session_->level().empty())
    return change_boards({page::BoardChange::Action::renamed, board_key(), read->title()});
  open_read(std::move(*read));
}

void App::change_boards(const page::BoardChange& change) {
  using Action = page::BoardChange::Action;
  save_now();
  const auto& [action, key, title] = change;
  const auto [puzzle, id] = parts_of(key);
  const bool in_play = key == board_key();
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

void App::show_boards() const {
  using Kind = page::ListedBoard::Kind;
  page::ShowBoards list{local_store_.shortage(), grade_names(), {}};
  const auto add = [&](std::string_view puzzle, std::string_view id, std::string_view title, int grade = 0,
                       const BoardSize& size = {}) -> page::ListedBoard& {
    page::ListedBoard board;
    board.board = key_of(puzzle, id);
    board.title = title;
    board.puzzle = puzzle;
    board.puzzle_title = say(Sentence{find_puzzle(puzzle)->title});
    board.chosen = board.board == board_key();
    board.begun = board.chosen ? !session_->moves().empty() : local_store_.begun(puzzle, id);
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

void App::take_library(std::string_view text) {
  if (!text.empty()) return library_.take(text);
  show_boards();
}

const Session& App::board_of_list(std::string_view key, std::optional<Session>& made) {
  const auto [puzzle, id] = parts_of(key);
  const auto parked = games_.find(std::string(key));
  if (parked != games_.end()) return parked->second;
  if (!(made = local_store_.load(puzzle, id))) made = fresh(puzzle, id);
  return *made;
}

void App::show_picture(std::string_view key) {
  if (!find_puzzle(parts_of(key).first)) return;
  std::optional<Session> made;
  page::tell(page::BoardPicture{std::string(key), picture(board_of_list(key, made).game(), 160)});
}

std::string App::goal_and_rules_of(const Game& game) {
  std::string all = game.goal();
  for (const BoardRule& rule : game.rules()) all += " " + rule.sentence;
  return all;
}

void App::print_boards(const page::PrintBoards& event) {
  printing_.end(solver_queue_);
  std::vector<Printing::Board> boards;
  for (const std::string& key : event.boards) {
    if (!find_puzzle(parts_of(key).first)) continue;
    std::optional<Session> made;
    const Session& session = board_of_list(key, made);
    auto game = parse_game(session.game().puzzle(), session.game().write_instance());
    if (game) boards.push_back({title_of(session), goal_and_rules_of(**game), std::move(*game)});
  }
  printing_.begin(std::move(boards), event.solutions);
}

void App::show_editor() const { edit(false); }

void App::edit(bool as_text) const {
  page::tell(page::ShowEditor{board_key(), "# " + board_title() + '\n' + session_->game().write_instance(), as_text});
}

void App::refuse_edit(const Error& error) { page::tell(page::DialogError{error.message, error.line, error.column}); }

void App::draw(const page::Draw& event) {
  using Verb = page::Draw::Verb;
  if (event.verb == Verb::end) return drawing_.end(solver_queue_);
  if (event.verb == Verb::open) return draw(session_->game());
  if (event.verb != Verb::open_text) return drawing_.perform(event, solver_queue_);
  const auto read = read_session(event.text, puzzle_->id);
  if (!read) return refuse_edit(read.error());
  draw(read->game());
}

void App::draw(const Game& game) {
  Sheet sheet = game.sheet();
  if (!sheet.dots.empty() && sheet.dots.size() <= max_dots && sheet.lines.size() <= max_sheet_lines)
    return drawing_.begin(*find_puzzle(game.puzzle()), std::move(sheet));
  edit(true);
  notify(say(words::not_drawn));
}

void App::show_share() const {
  const std::string link = link_if_short(*session_);
  page::tell(page::ShowShare{link.empty() ? "" : page::address(link), write_save(*session_),
                             picture(session_->game(), shared_picture)});
}

void App::show_help() const {
  page::tell(page::ShowHelp{say(words::help_for, {{"puzzle", say(Sentence{puzzle_->title})}}),
                            goal_ + "\n\n" + say(Sentence{puzzle_->how})});
}

void App::save_now() {
  if (save_due_ == 0) return;
  store_now();
  page::set_place(link_if_short(*session_), board_key());
}

void App::store_now() {
  save_due_ = 0;
  if (local_store_.emptied()) {
    for (const auto& [key, game] : games_) local_store_.store(game, parts_of(key).second);
    notify(say(words::storage_emptied));
  }
  local_store_.store(*session_, board_);
  if (std::string complaint = local_store_.take_complaint(); !complaint.empty()) notify(std::move(complaint));
}

}  // namespace schlegel::web
