#include "web/app/table.hpp"

#include <algorithm>
#include <cmath>

#include "play/act.hpp"
#include "play/narration.hpp"
#include "web/draw/ease.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr double unfold_time = 560, notice_time = 4200;
constexpr std::string_view rules_key = "rules_met";

/// The solid is first seen a little from above and from the side; of a dodecahedron six faces are.
Rotation first_turn() { return rotation_about({1, 0, 0}, 0.18) * rotation_about({0, 1, 0}, 0.13); }

/// The sentences of the rules that were met, each between two line ends.
std::string rules_met() { return "\n" + page::kept(rules_key); }

bool is_new(const BoardRule& rule, const std::string& met) {
  return met.find("\n" + rule.sentence + "\n") == std::string::npos;
}

}  // namespace

Table::Table(LocalStore& local_store) : local_store_(local_store) {
  playback_.set_speed(local_store.choice("speed", 1));
  view_.turn = first_turn();
}

std::string Table::title_of(const Session& session) {
  const Level* level = find_level(session.game().puzzle(), session.level());
  if (level) return say(Sentence{level->title});
  return session.title().empty() ? title_of_unnamed(session.game()) : session.title();
}

std::string Table::goal_and_rules_of(const Game& game) {
  std::string all = game.goal();
  for (const BoardRule& rule : game.rules())
    if (!rule.of_sign) all += " " + rule.sentence;
  return all;
}

bool Table::meets_new_rules() const {
  const std::string met = rules_met();
  return std::any_of(rules_.begin(), rules_.end(), [&met](const BoardRule& rule) { return is_new(rule, met); });
}

void Table::remember_rules() {
  std::string met = rules_met();
  for (const BoardRule& rule : rules_)
    if (is_new(rule, met)) met += rule.sentence + "\n";
  page::keep(rules_key, std::string_view(met).substr(1));
  rules_are_new_ = false;
}

void Table::open(Session& session, std::string board, int grade) {
  playback_.stop();
  session_ = &session;
  puzzle_ = find_puzzle(session.game().puzzle());
  board_ = std::move(board);
  session.set_grade(grade);
  change_.clear();
  stroke_ = {};
  put_pencil_down();
  view_.let_go();
  view_.hover.clear();
  view_.dragging = false;
  solid_ = false;
  view_.flat = 1;
  goal_ = session.game().goal();
  goal_and_rules_ = goal_and_rules_of(session.game());
  rules_ = session.game().rules();
  rules_are_new_ = !rules_.empty() && meets_new_rules();
  status_ = {};
  was_moved_ = moves_are_given_ = false;
  changed({.opened = true});
  speak_again(false);
  if (board_revision_++ > 0)  // the first board is in the page's own title and headings
    page::announce(say(words::opened,
                       {{"puzzle", say(Sentence{puzzle_->title})}, {"board", title()}, {"status", status_.sentence}}));
  said_already(status_.sentence);
}

const Scene& Table::scene() const {
  if (!scene_stale_) return scene_;
  scene_stale_ = false;
  if (watcher_ && watcher_->picture(view_, scene_)) return scene_;
  scene_ = session_->game().scene(view_, watcher_ ? watcher_->marks() : std::vector<Mark>());
  if (session_->has_marks() && !view_.goal && !session_->line().shown) draw_marks(scene_, session_->pencilled());
  return scene_;
}

void Table::toggle_goal() {
  view_.goal = !view_.goal;
  scene_stale_ = true;
}

void Table::changed(const Change& change) {
  Change all = change;
  all.was_solved = status_.solved;
  said_.clear();
  status_ = session_->game().status();
  view_.goal = false;
  scene_stale_ = true;
  was_moved_ = was_moved_ || change.by_move;
  if (change.by_move && rules_are_new_) remember_rules();
  if (watcher_) watcher_->changed(all);
  if (status_.solved && change.by_move && is_theirs()) announce_standing();
}

void Table::put_away() {
  if (watcher_) watcher_->put_away();
}

/// The moves from a place of the timeline to here, or where they led.
std::string Table::way_in_words(int from) const {
  return session_->at() - from <= most_narrated ? narrate(*session_, from, session_->at())
                                                : say(words::on_to_move, {{"move", session_->move_count()}});
}

void Table::announce_change(std::string change) {
  change_ = std::move(change);
  if (!change_.empty()) page::announce(change_);
}

void Table::handle(const page::Tell& event) {
  using About = page::Tell::About;
  const Game& game = session_->game();
  if (event.about == About::position) page::announce(game.describe());
  if (event.about == About::left) page::announce(game.unfinished());
  if (event.about != About::change) return;
  if (!change_.empty()) return page::announce(change_);
  page::announce(session_->can_undo() ? narrate(*session_, session_->before(), session_->at())
                                      : say(words::no_move_yet));
}

void Table::act(const Input& input) {
  scene_stale_ = true;
  // What is touched in the picture of the goal is not there: the touch puts the picture away.
  if (std::exchange(view_.goal, false)) return;
  using Kind = Input::Kind;
  const bool drags = input.kind == Kind::drag;
  Outcome outcome = schlegel::act(*session_, view_, stroke_, input);
  if (!outcome.refusal.empty() && (!drags || outcome.refusal != notice_)) notify(outcome.refusal, place_of(input));
  if (!outcome.drawn.empty()) announce_change(std::move(outcome.drawn));
  if (outcome.changed) {
    playback_.stop();
    if (drags)
      change_ = std::move(outcome.change);
    else
      announce_change(std::move(outcome.change));
    changed({.by_move = true});
  }
  if (outcome.hand_changed) page::announce(hand_in_words(scene(), view_));
  if (outcome.changed && !status_.solved && (input.kind == Kind::activate || input.kind == Kind::key))
    announce_standing();
}

bool Table::play_all(const std::vector<std::string>& entries) {
  let_go();
  const int before = session_->at();
  for (const std::string& entry : entries)
    if (!session_->play(entry).empty()) break;
  if (session_->at() == before) return false;
  const std::string narrated = narrate(*session_, before, session_->at());
  announce_change(narrated);
  changed({.by_move = true});
  said_already(narrated);
  return true;
}

std::pair<Intent, std::string> Table::preview(const Input& input) const {
  View view = view_;
  Intent intent = session_->game().interpret(view, input, session_->move_count());
  return {std::move(intent), view.held};
}

void Table::set_pointer(const std::string& hover) {
  if (view_.hover == hover) return;
  view_.hover = hover;
  scene_stale_ = true;
}

void Table::set_dragging(bool dragging, Point2 pointer, bool finger) {
  view_.dragging = dragging;
  view_.pointer = pointer;
  view_.finger = finger;
  scene_stale_ = true;
}

void Table::set_room(double aspect, bool narrow) {
  if (std::abs(view_.aspect - aspect) < 1e-6 && view_.narrow == narrow) return;
  view_.aspect = aspect;
  view_.narrow = narrow;
  scene_stale_ = true;
}

void Table::seek(int at) {
  playback_.stop();
  view_.let_go();  // what was in the hand may be elsewhere now
  stroke_ = {};
  const int before = session_->at();
  if (at < before) {
    announce_change(step_back_in_words(*session_, std::max(0, at)));
    session_->seek(at);
  } else {
    session_->seek(at);
    if (session_->at() > before) announce_change(way_in_words(before));
  }
  changed();
}

void Table::toggle_play() {
  if (playback_.playing()) return playback_.stop();
  if (!session_->can_redo()) seek(0);
  if (session_->can_redo()) playback_.start(*session_, page::now_milliseconds() - 250);
}

void Table::set_speed(int speed) {
  playback_.set_speed(speed);
  local_store_.set_choice("speed", playback_.speed());
}

void Table::pencil(const std::optional<PencilMark>& mark) {
  if (!mark) return;
  playback_.stop();
  if (const std::string refusal = session_->play(write_mark(*mark)); !refusal.empty()) return notify(refusal);
  announce_change(entry_in_words(*session_, session_->game(), session_->at() - 1));
  changed({.by_move = true});
}

void Table::pencil_key(const std::string& target) {
  const Scene& board = scene();
  const int index = board.find(target);
  if (index < 0) return;
  if (const auto mark = mark_by_key(board.targets[index], pencil_from_, session_->pencilled())) return pencil(mark);
  page::announce(say(words::pencil_at, {{"name", board.targets[index].name}}));
}

void Table::toggle_solid() {
  solid_ = !solid_;
  unfold_from_ = view_.flat;
  unfold_start_ = page::now_milliseconds();
}

void Table::turn(const Rotation& by) {
  view_.turn = by * view_.turn;
  const Rotation& r = view_.turn;
  const double size = std::sqrt(r.w * r.w + r.x * r.x + r.y * r.y + r.z * r.z);
  view_.turn = {r.w / size, r.x / size, r.y / size, r.z / size};
  scene_stale_ = true;
  turning_ = true;
}

void Table::handle(const page::TurnSolid& event) {
  if (!solid_) return;
  turn(rotation_about({static_cast<double>(event.over), static_cast<double>(event.across), 0}, 0.2));
}

/// Where a person did something on the board.
std::optional<Point2> Table::place_of(const Input& input) const {
  using Kind = Input::Kind;
  if (input.kind == Kind::press || input.kind == Kind::drag || input.kind == Kind::release) return input.at;
  const int target = scene().find(input.target);
  if (target < 0) return std::nullopt;
  return scene().targets[target].at;
}

void Table::notify(std::string sentence, std::optional<Point2> at) {
  page::announce(sentence);
  notice_ = std::move(sentence);
  notice_at_ = at;
  notice_since_ = page::now_milliseconds();
}

/// Whether this was said of the position already; it counts as said from now on.
bool Table::said_already(std::string_view sentences) {
  bool already = true;
  while (!sentences.empty()) {
    const std::size_t end = std::min(sentences.find(". "), sentences.size());
    std::string sentence(sentences.substr(0, end));
    if (sentence.ends_with('.')) sentence.pop_back();
    sentences.remove_prefix(std::min(end + 2, sentences.size()));
    if (std::find(said_.begin(), said_.end(), sentence) != said_.end()) continue;
    said_.push_back(std::move(sentence));
    already = false;
  }
  return already;
}

void Table::announce_standing() {
  if (said_already(status_.sentence)) return;
  page::announce(status_.sentence);
  speak_again(false);
}

/// Plays what is due of the moves ahead, and says it.
void Table::play_on(double now) {
  if (!playback_.tick(*session_, now)) return;
  changed({.by_move = true, .replayed = true});
  const std::optional<int> from = playback_.take_untold(*session_, now);
  if (from) announce_change(way_in_words(*from));
}

void Table::tick(double now, bool reduced_motion) {
  animating_ = false;
  play_on(now);
  const double goal = solid_ ? 0 : 1;
  if (view_.flat != goal) {
    const double t = reduced_motion ? 1 : (now - unfold_start_) / unfold_time;
    view_.flat = t >= 1 ? goal : unfold_from_ + (goal - unfold_from_) * ease_in_out(static_cast<float>(t));
    scene_stale_ = true;
    animating_ = true;
  }
  if (!notice_.empty() && now - notice_since_ > notice_time) notice_.clear();
}

double Table::next_tick() const {
  const double due = playback_.playing() ? playback_.due() : 0, gone = notice_since_ + notice_time + 1;
  return notice_.empty() ? due : due == 0 ? gone : std::min(due, gone);
}

}  // namespace schlegel::web
