#include "web/app/app.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "play/svg.hpp"
#include "play/words.hpp"
#include "web/app/attribution.hpp"
#include "web/app/status_line.hpp"
#include "web/draw/geometry.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr int most_said = 3;  ///< moves that are told one by one
constexpr double unfold_time = 560, notice_time = 4200, save_delay = 350;
constexpr double patience_for_count = 1500;  ///< before a solution is named without the number of all

/// The solid is first seen a little from above and from the side; of a dodecahedron six faces are.
Rotation first_turn() { return rotation_about({1, 0, 0}, 0.18) * rotation_about({0, 1, 0}, 0.13); }

}  // namespace

App::App() : solutions_(solver_queue_, static_cast<std::uint64_t>(page::now_milliseconds() * 1000)) {
  solutions_.on_shown = [this](bool play) {
    view_.let_go();
    report_aid(page::Aid::Kind::shown);
    changed(false);
    if (play) playback_.start(*session_, page::now_milliseconds());
  };
  advisor_.set_advice_level(static_cast<AdviceLevel>(std::clamp(local_store_.choice("telling", 0), 0, 3)));
  advisor_.set_marking(local_store_.choice("marking", 0) != 0);
  playback_.set_speed(local_store_.choice("speed", 1));
  view_.turn = first_turn();
  const PuzzleInfo* last = find_puzzle(local_store_.last_puzzle());
  open_puzzle(last ? last->id : puzzles().front().id);
}

std::string App::title_of(const Session& session) {
  const Level* level = find_level(session.game().puzzle(), session.level());
  if (level) return say(Sentence{level->title});
  return session.title().empty() ? say(words::your_board) : session.title();
}

std::string App::neighbour_board(int by) const {
  std::vector<std::string_view> ids;
  for (const Level& level : levels())
    if (level.puzzle == puzzle_->id) ids.push_back(level.id);
  for (const LibraryBoard& board : library_.boards())
    if (board.puzzle == puzzle_->id) ids.push_back(board.id);
  const auto here = std::find(ids.begin(), ids.end(), board_);
  const auto at = here - ids.begin() + by;
  if (here == ids.end() || at < 0 || at >= static_cast<std::ptrdiff_t>(ids.size())) return {};
  return std::string(ids[at]);
}

void App::open_neighbour(int by) {
  const std::string id = neighbour_board(by);
  if (id.empty()) return notify(say(by < 0 ? words::no_board_before : words::no_board_after));
  open_level(puzzle_->id, id);
}

std::string App::known_count() const {
  const Reply* reply = advisor_.reply();
  return reply && advisor_.advice_level() >= AdviceLevel::count ? reply->count : std::string();
}

const Scene& App::scene() {
  if (scene_stale_ || scene_advice_ != advisor_.revision() || scene_why_ != why_.revision()) {
    if (why_.unfolded()) {
      scene_ = why_.scene(view_);
    } else {
      scene_ = session_->game().scene(view_, advisor_.marks());
      if (session_->has_marks() && !view_.goal && !session_->line().shown) draw_marks(scene_, session_->pencilled());
    }
    scene_stale_ = false;
    scene_advice_ = advisor_.revision();
    scene_why_ = why_.revision();
  }
  return scene_;
}

void App::toggle_goal() {
  view_.goal = !view_.goal;
  scene_stale_ = true;
}

void App::changed(bool by_move, bool replayed) {
  const bool was_solved = status_.solved;
  const bool theirs = session_->line().computer_runs(session_->at()).empty();
  said_.clear();
  status_ = session_->game().status();
  view_.goal = false;
  scene_stale_ = true;
  if (by_move && rules_are_new_) remember_rules();
  put_why_away();
  solutions_.watch(*session_);
  if (!status_.solved || !theirs) {
    solved_at_ = 0;
    finish_.clear();
  } else if (!was_solved && by_move) {
    solved_at_ = page::now_milliseconds();
    if (!replayed) report_solved(board_key(), grade_, *session_);
  }
  report_clock(board_key(), *session_, status_.solved || session_->line().shown);
  if (status_.solved && by_move && theirs) announce_standing();
  save_due_ = page::now_milliseconds() + save_delay;
}

/// What the moves from one place of the timeline to another did, each in a sentence.
std::string App::narrate(int from, int to) const {
  const auto game = session_->game().clone();
  game->restart();
  std::string text;
  for (int i = 0; i < to; ++i) {
    const std::string& move = session_->moves()[i];
    if (i >= from) text += (text.empty() ? "" : " ") + entry_in_words(*game, i);
    game->apply(move);
  }
  return text;
}

/// The moves from a place of the timeline to here, or where they led.
std::string App::way_in_words(int from) const {
  return session_->at() - from <= most_said ? narrate(from, session_->at())
                                            : say(words::on_to_move, {{"move", session_->at()}});
}

void App::announce_change(std::string change) {
  change_ = std::move(change);
  if (!change_.empty()) page::announce(change_);
}

/// Names what has come into the hand.
void App::announce_hand(const std::string& before) {
  if (view_.held.empty()) {
    if (!before.empty()) page::announce(say(words::nothing_held));
    return;
  }
  for (const Target& target : scene().targets)
    if (target.pressed)
      return page::announce(say(words::target_held, {{"name", target.name}, {"state", target.state}}));
}

void App::read(page::Tell::About what) const {
  const Game& game = session_->game();
  if (what == page::Tell::About::position) page::announce(game.describe());
  if (what == page::Tell::About::left) page::announce(game.unfinished());
  if (what != page::Tell::About::change) return;
  if (!change_.empty()) return page::announce(change_);
  page::announce(session_->can_undo() ? narrate(session_->before(), session_->at()) : say(words::no_move_yet));
}

void App::act(const Input& input) {
  scene_stale_ = true;
  // What is touched in the picture of the goal is not there: the touch puts the picture away.
  if (std::exchange(view_.goal, false)) return;
  const std::string held = view_.held;
  const Intent intent = session_->game().interpret(view_, input, session_->move_count());
  if (input.kind != Input::Kind::drag) in_stroke_ = false;
  if (!intent.refusal.empty() && (input.kind != Input::Kind::drag || intent.refusal != notice_))
    notify(intent.refusal, place_of(input));
  const bool by_step =
      input.kind != Input::Kind::press && input.kind != Input::Kind::drag && input.kind != Input::Kind::release;
  if (intent.undo_to < 0 && intent.moves.empty()) {
    if (by_step && (held != view_.held || (intent.redraw && intent.refusal.empty()))) announce_hand(held);
    return;
  }
  playback_.stop();
  std::string change;
  if (intent.undo_to >= 0) {
    // Going back on the board takes back moves alone: what was drawn with the pencil since stays.
    const std::vector<PencilMark> drawn = session_->pencilled();
    change = step_back(session_->place_after(intent.undo_to));
    const std::vector<PencilMark> left = session_->pencilled();
    for (const PencilMark& mark : drawn)
      if (std::find(left.begin(), left.end(), mark) == left.end()) session_->play(write_mark(mark), true);
  }
  for (const std::string& move : intent.moves) {
    change += (change.empty() ? "" : " ") + session_->game().narrate(move);
    const std::string refusal = session_->play(move, in_stroke_);
    if (!refusal.empty()) {
      notify(refusal, place_of(input));
      break;
    }
    in_stroke_ = intent.one_undo;
  }
  if (input.kind == Input::Kind::drag)
    change_ = std::move(change);
  else
    announce_change(std::move(change));
  changed(true);
  // A peg that has jumped stays in the hand where it can go on.
  if (by_step && !view_.held.empty() && !scene().held_takes_arrows) announce_hand(held);
  if (!status_.solved && (input.kind == Input::Kind::activate || input.kind == Input::Kind::key)) announce_standing();
}

std::pair<Intent, std::string> App::preview(const Input& input) const {
  View view = view_;
  Intent intent = session_->game().interpret(view, input, session_->move_count());
  return {std::move(intent), view.held};
}

void App::set_pointer(const std::string& hover) {
  if (view_.hover == hover) return;
  view_.hover = hover;
  scene_stale_ = true;
}

void App::set_dragging(bool dragging, Point2 pointer, bool finger) {
  view_.dragging = dragging;
  view_.pointer = pointer;
  view_.finger = finger;
  scene_stale_ = true;
}

void App::set_room(double aspect) {
  if (std::abs(view_.aspect - aspect) < 1e-6) return;
  view_.aspect = aspect;
  scene_stale_ = true;
}

void App::undo() { seek(session_->before()); }
void App::redo() { seek(session_->after()); }

void App::seek(int at) {
  playback_.stop();
  view_.let_go();  // what was in the hand may be elsewhere now
  const int before = session_->at();
  if (at < before) {
    announce_change(step_back(at));
  } else {
    session_->seek(at);
    if (session_->at() > before) announce_change(way_in_words(before));
  }
  changed(false);
}

/// Goes back to the position after so many moves; what was taken back, in words.
std::string App::step_back(int at) {
  const int before = session_->at();
  session_->seek(at);
  const int now = session_->at();
  if (now == 0 && before > 1) return say(words::went_back_to_start);
  if (before - now > most_said) return say(words::went_back_to_move, {{"move", now}});
  return now < before ? say(words::undone, {{"what", narrate(now, before)}}) : "";
}

void App::toggle_play() {
  if (playback_.playing()) return playback_.stop();
  if (session_->can_redo()) playback_.start(*session_, page::now_milliseconds() - 250);
}

void App::set_speed(int speed) {
  playback_.set_speed(speed);
  local_store_.set_choice("speed", playback_.speed());
}

void App::set_advice_level(AdviceLevel advice_level) {
  put_why_away();
  if (advice_level <= advisor_.advice_level()) said_.clear();  // a higher one says what it adds
  advisor_.set_advice_level(advice_level);
  local_store_.set_choice("telling", static_cast<int>(advice_level));
  announced_.clear();
}

void App::set_marking(bool marking) {
  advisor_.set_marking(marking);
  local_store_.set_choice("marking", marking ? 1 : 0);
}

void App::escape() {
  pencil_from_.clear();
  if (why_.unfolded()) return fold_why();
  if (view_.held.empty() && solutions_.busy() && !session_->line().shown) return cancel_job();
  if (view_.held.empty() && session_->line().shown) return go_back();
  act({.kind = Input::Kind::cancel});
}

void App::bookmark() {
  if (const Session::Bookmark* here = session_->bookmark_here())
    return notify(say(words::has_bookmark, {{"name", here->name}}));
  const auto& all = session_->bookmarks();
  std::string name;
  const auto taken = [&name](const Session::Bookmark& b) { return b.name == name; };
  for (int number = 1; name.empty() || std::any_of(all.begin(), all.end(), taken); ++number)
    name = say(words::bookmark_number, {{"number", number}});
  session_->set_bookmark(name);
  changed(false);
  page::announce(say(words::bookmark_set, {{"name", name}, {"moves", session_->at()}}));
}

void App::return_to(const std::string& bookmark) {
  playback_.stop();
  view_.let_go();
  if (!session_->return_to(bookmark)) return;
  announce_change(say(words::back_at, {{"name", bookmark}}));
  changed(false);
}

void App::show_bookmarks() const {
  page::ShowBookmarks list{deleted_ ? deleted_->first.name : "", {}};
  for (const Session::Bookmark& bookmark : session_->bookmarks())
    list.bookmarks.push_back({bookmark.name, say(words::after_moves, {{"moves", bookmark.line.at}})});
  page::tell(list);
}

void App::take_bookmark(const page::BookmarkAction& event) {
  using Action = page::BookmarkAction::Action;
  const auto& all = session_->bookmarks();
  const bool known = event.index >= 0 && event.index < static_cast<int>(all.size());
  const std::string name = known ? all[event.index].name : std::string();
  if (event.action == Action::go && known) {
    page::tell(page::CloseDialog{});
    return return_to(name);
  }
  if (event.action == Action::renamed && known) session_->rename_bookmark(name, event.name);
  if (event.action == Action::deleted && known) deleted_ = session_->remove_bookmark(name);
  if (event.action == Action::restored && deleted_) {
    session_->put_bookmark(std::move(deleted_->first), deleted_->second);
    deleted_.reset();
  }
  changed(false);
  show_bookmarks();
}

void App::show_me() {
  playback_.stop();
  solutions_.show(*session_);
}

void App::browse() {
  playback_.stop();
  if (const auto& shown = session_->line().shown) return solutions_.browse(*session_, *shown);
  if (!status_.solved) return solutions_.browse(*session_, {session_->at(), "", known_count()});
  const Reply* const reply = advisor_.reply();
  solutions_.browse(*session_, {0, reply ? reply->number : std::string(), ""});
}

void App::go_back() {
  playback_.stop();
  solutions_.close();
  const std::string way = way_back(*session_);
  if (way.empty()) return;
  view_.let_go();
  session_->go_back();
  page::announce(say(words::sentence_of, {{"words", way}}));
  changed(false);
}

void App::ask_number() {
  page::tell(page::AskNumber{
      say(words::which_solution, {{"solutions", say(Sentence{puzzle_->solutions})}, {"count", solutions_.count()}}),
      solutions_.count()});
}

void App::cancel_job() {
  if (solver_queue_.waiting() == &advisor_) set_advice_level(AdviceLevel::nothing);
  solver_queue_.cancel();
  page::announce(say(words::cancelled));
}

void App::toggle_solid() {
  solid_ = !solid_;
  unfold_from_ = view_.flat;
  unfold_start_ = page::now_milliseconds();
}

void App::turn(const Rotation& by) {
  view_.turn = by * view_.turn;
  const Rotation& r = view_.turn;
  const double size = std::sqrt(r.w * r.w + r.x * r.x + r.y * r.y + r.z * r.z);
  view_.turn = {r.w / size, r.x / size, r.y / size, r.z / size};
  scene_stale_ = true;
  turning_ = true;
}

void App::turn_by_key(int across, int over) {
  if (solid_) turn(rotation_about({static_cast<double>(over), static_cast<double>(across), 0}, 0.2));
}

void App::print() const {
  const int at = session_->at();
  const std::string after =
      at == 0 ? "" : say(words::after_moves_status, {{"moves", at}, {"status", status_.sentence}});
  page::tell(page::PrintPage{board_title(), say(Sentence{puzzle_->title}), goal_and_rules_, after,
                             picture(session_->game(), 800, SvgInk::paper)});
}

/// Where a person did something on the board.
std::optional<Point2> App::place_of(const Input& input) {
  using Kind = Input::Kind;
  if (input.kind == Kind::press || input.kind == Kind::drag || input.kind == Kind::release) return input.at;
  const int target = scene().find(input.target);
  if (target < 0) return std::nullopt;
  return scene().targets[target].at;
}

void App::notify(std::string sentence, std::optional<Point2> at) {
  page::announce(sentence);
  notice_ = std::move(sentence);
  notice_at_ = at;
  notice_since_ = page::now_milliseconds();
}

/// Whether this was said of the position already; it counts as said from now on.
bool App::said_already(const std::string& sentence) {
  if (sentence.empty() || std::find(said_.begin(), said_.end(), sentence) != said_.end()) return true;
  said_.push_back(sentence);
  return false;
}

void App::announce_standing() {
  if (!said_already(status_.sentence)) page::announce(announced_ = status_.sentence);
}

/// What is loud on the screen is spoken when it changes, each sentence once.
void App::announce_status() {
  if (playback_.playing() || view_.dragging) return;
  const double now = page::now_milliseconds();
  if (solutions_.counting() && now < solver_queue_.since() + patience_for_count)
    return;  // to say "Tour 1 of 6" at once
  const StatusLine line = status_line(*this);
  const std::string all = line.headline + "\n" + line.detail + "\n" + line.hint + "\n" + line.finish;
  if (line.headline.empty() || all == announced_) return;
  const bool counted =
      solutions_.browsing() && !uncounted_.empty() && uncounted_ == solutions_.number() && !solutions_.count().empty();
  uncounted_ = solutions_.browsing() && solutions_.count().empty() ? solutions_.number() : std::string();
  announced_ = all;
  if (counted) {
    page::announce(say(words::how_many_solutions,
                       {{"count", solutions_.count()}, {"solutions", say(Sentence{puzzle_->solutions})}}));
    return;
  }
  said_already(why_.verdict());  // its first step has said it
  std::string text = said_already(line.headline) ? "" : line.headline;
  for (const std::string* more : {&line.finish, &line.detail, &line.hint})
    if (!said_already(*more))
      text += (text.empty() ? "" : text.ends_with('.') || text.ends_with('!') ? " " : ". ") + *more;
  if (!text.empty()) page::announce(text);
}

/// Plays what is due of the moves ahead, and says it.
void App::play_on(double now) {
  if (!playback_.tick(*session_, now)) return;
  changed(true, true);
  const std::optional<int> from = playback_.take_untold(*session_, now);
  if (from) announce_change(way_in_words(*from));
}

void App::tick(double now, bool reduced_motion) {
  animating_ = false;
  turning_ = false;
  play_on(now);
  if (why_.playing() && now >= why_.due()) {
    step_why(1);
    why_.play(now);
  }

  const double goal = solid_ ? 0 : 1;
  if (view_.flat != goal) {
    const double t = reduced_motion ? 1 : (now - unfold_start_) / unfold_time;
    view_.flat = t >= 1 ? goal : unfold_from_ + (goal - unfold_from_) * ease_in_out(static_cast<float>(t));
    scene_stale_ = true;
    animating_ = true;
  }
  // Of a finished board there is nothing to give away, unless the computer has.
  const bool wanted = status_.solved ? session_->line().computer_runs(session_->at()).empty()
                                     : advisor_.advice_level() != AdviceLevel::nothing;
  advisor_.look(*session_, solver_queue_, playback_.playing(), wanted);
  if (advisor_.revision() != hinted_) {
    hinted_ = advisor_.revision();
    const auto marks = advisor_.marks();
    if (!status_.solved &&
        std::any_of(marks.begin(), marks.end(), [](const Mark& mark) { return mark.kind == Mark::Kind::hint; }))
      report_aid(page::Aid::Kind::hint);
  }
  drawing_.tick(now, solver_queue_);
  printing_.tick(now, solver_queue_);
  announce_status();
  if (!notice_.empty() && now - notice_since_ > notice_time) notice_.clear();
  if (save_due_ != 0 && now >= save_due_ && !playback_.playing()) save_now();
}

double App::next_tick() const {
  double next = 0;
  const auto at = [&next](double time) { next = next == 0 ? time : std::min(next, time); };
  if (playback_.playing()) at(playback_.due());
  if (why_.playing()) at(why_.due());
  if (drawing_.next_tick() != 0) at(drawing_.next_tick());
  if (printing_.next_tick() != 0) at(printing_.next_tick());
  if (!notice_.empty()) at(notice_since_ + notice_time + 1);
  if (save_due_ != 0 && !playback_.playing()) at(save_due_);
  if (solutions_.counting()) at(std::max(solver_queue_.since() + patience_for_count, page::now_milliseconds() + 50));
  return next;
}

}  // namespace schlegel::web
