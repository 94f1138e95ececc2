#include "play/session.hpp"

#include <algorithm>
#include <utility>

#include "play/words.hpp"

namespace schlegel {
namespace {

/// Each game that is set aside while another is: more than anybody keeps in mind.
constexpr std::size_t most_aside = 16;

}  // namespace

std::vector<Timeline::Run> Timeline::computer_runs(int within) const {
  std::vector<Run> runs;
  for (int i = 0; i < within; ++i) {
    if (!by_computer(i)) continue;
    if (!runs.empty() && runs.back().last == i)
      ++runs.back().last;
    else
      runs.push_back({i + 1, i + 1});
  }
  return runs;
}

Session::Session(std::unique_ptr<Game> game, std::string level) : game_(std::move(game)), level_(std::move(level)) {}

std::string Session::play(std::string_view move, bool same_stroke) {
  if (at() >= max_moves) return say(words::game_too_long, {{"moves", max_moves}});
  if (!parse_mark(move)) {
    std::string refusal = game_->why_illegal(move);
    if (!refusal.empty()) return refusal;
    game_->apply(move);
  }
  const auto here = static_cast<std::size_t>(at());
  if (!can_redo() || moves()[here] != move) {
    line_.moves.resize(here);
    line_.moves.emplace_back(move);
    line_.same_stroke.resize(here);
    line_.computer.resize(here);
  }
  line_.same_stroke.resize(std::max(line_.same_stroke.size(), here + 1));
  line_.same_stroke[here] = same_stroke;
  line_.computer.resize(std::max(line_.computer.size(), here + 1));
  line_.computer[here] = 0;
  line_.shown.reset();
  ++line_.at;
  ++revision_;
  return {};
}

int Timeline::move_count(int entries) const {
  return entries - static_cast<int>(std::count_if(moves.begin(), moves.begin() + entries, is_mark));
}

int Session::place_after(int count) const {
  int place = 0;
  for (; place < static_cast<int>(moves().size()); ++place)
    if (!is_mark(moves()[place]) && count-- == 0) break;
  return place;
}

int Session::before() const {
  const std::vector<char>& same_stroke = line_.same_stroke;
  int place = at() - 1;
  while (place > 0 && place < static_cast<int>(same_stroke.size()) && same_stroke[place]) --place;
  return place;
}

int Session::after() const {
  const std::vector<char>& same_stroke = line_.same_stroke;
  int place = at() + 1;
  while (place < static_cast<int>(same_stroke.size()) && same_stroke[place]) ++place;
  return place;
}

std::string Stroke::sentence() const {
  return drawn == 0 ? "" : say(erases ? words::sketch_erased : words::sketch_drawn, {{"count", drawn}});
}

/// Marks a line as used, or erases that, as the stroke began. Returns the refusal, or empty.
std::string Session::sketch(const std::string& from, const std::string& to, Stroke& stroke) {
  const PencilMark mark{from, to, true};
  const std::vector<PencilMark> marks = pencilled();
  const bool is_drawn = std::find(marks.begin(), marks.end(), mark) != marks.end();
  if (stroke.drawn == 0) stroke.erases = is_drawn;
  if (stroke.erases != is_drawn) return {};
  std::string refusal = play(write_mark(mark), stroke.goes_on);
  if (!refusal.empty()) return refusal;
  stroke.goes_on = true;
  ++stroke.drawn;
  return {};
}

std::string Session::carry_out(const Intent& intent, Stroke& stroke, std::string& said) {
  if (intent.undo_to >= 0) {
    const std::vector<PencilMark> drawn = pencilled();
    seek(place_after(intent.undo_to));
    const std::vector<PencilMark> left = pencilled();
    for (const PencilMark& mark : drawn)
      if (std::find(left.begin(), left.end(), mark) == left.end()) play(write_mark(mark), true);
  }
  for (const auto& [from, to] : intent.sketch)
    if (std::string refusal = sketch(from, to, stroke); !refusal.empty()) return refusal;
  for (const std::string& move : intent.moves) {
    said += (said.empty() ? "" : " ") + game_->narrate(move);
    if (std::string refusal = play(move, stroke.goes_on); !refusal.empty()) return refusal;
    stroke.goes_on = intent.one_undo;
  }
  return {};
}

void Session::seek(int place) {
  place = std::clamp(place, 0, static_cast<int>(moves().size()));
  if (place == at()) return;
  if (place < at()) {
    game_->restart();
    line_.at = 0;
  }
  for (; at() < place; ++line_.at) {
    const std::string& move = moves()[at()];
    if (!is_mark(move)) game_->apply(move);
  }
  ++revision_;
}

void Session::enter(Timeline line) {
  game_->restart();
  const int place = std::exchange(line.at, 0);
  line_ = std::move(line);
  seek(place);
  ++revision_;
}

void Session::set_aside() {
  if (line_.shown) return;
  if (aside_.size() == most_aside) aside_.erase(aside_.begin());
  aside_.push_back(line_);
}

/// Whether all its moves lie on the line of some bookmark; a game of no moves is not worth holding.
bool Session::held_by_bookmark() const {
  return moves().empty() || std::any_of(bookmarks_.begin(), bookmarks_.end(), [this](const Bookmark& b) {
           const std::vector<std::string>& theirs = b.line.moves;
           return theirs.size() >= moves().size() && std::equal(moves().begin(), moves().end(), theirs.begin());
         });
}

bool Session::show(std::span<const std::string> solution, Timeline::Shown shown) {
  const auto from = static_cast<std::size_t>(std::clamp(shown.from, 0, static_cast<int>(moves().size())));
  if (from + solution.size() > static_cast<std::size_t>(max_moves)) return false;
  const auto trial = game_->clone();
  trial->restart();
  for (std::size_t i = 0; i < from; ++i) trial->apply(moves()[i]);
  if (!trial->verify(solution)) return false;
  for (const std::string& move : solution) {
    if (!trial->why_illegal(move).empty()) return false;
    trial->apply(move);
  }
  set_aside();
  Timeline line = line_;
  line.moves.resize(from);
  line.moves.insert(line.moves.end(), solution.begin(), solution.end());
  line.computer.resize(from);
  line.computer.resize(line.moves.size(), 1);
  line.same_stroke.resize(std::min(line.same_stroke.size(), from));
  line.at = shown.from = static_cast<int>(from);
  line.shown = std::move(shown);
  enter(std::move(line));
  return true;
}

void Session::set_count(std::string count) {
  if (!line_.shown) return;
  line_.shown->count = std::move(count);
  ++revision_;
}

void Session::go_back() {
  if (aside_.empty()) return;
  Timeline other = std::move(aside_.back());
  aside_.pop_back();
  if (!held_by_bookmark()) set_aside();
  enter(std::move(other));
}

const Session::Bookmark* Session::bookmark_here() const {
  for (const Bookmark& bookmark : bookmarks_)
    if (bookmark.line == line_) return &bookmark;
  return nullptr;
}

void Session::set_bookmark(std::string name) {
  std::erase_if(bookmarks_, [&](const Bookmark& b) { return b.name == name; });
  bookmarks_.push_back({std::move(name), line_});
  ++revision_;
}

std::vector<Session::Bookmark>::iterator Session::find_bookmark(std::string_view name) {
  return std::find_if(bookmarks_.begin(), bookmarks_.end(), [&](const Bookmark& b) { return b.name == name; });
}

bool Session::return_to(std::string_view name) {
  const auto found = find_bookmark(name);
  if (found == bookmarks_.end()) return false;
  if (!held_by_bookmark()) set_aside();
  enter(found->line);
  return true;
}

bool Session::rename_bookmark(std::string_view name, std::string new_name) {
  const auto found = find_bookmark(name), other = find_bookmark(new_name);
  if (found == bookmarks_.end() || new_name.empty() || (other != bookmarks_.end() && other != found)) return false;
  found->name = std::move(new_name);
  ++revision_;
  return true;
}

std::optional<std::pair<Session::Bookmark, std::size_t>> Session::remove_bookmark(std::string_view name) {
  const auto found = find_bookmark(name);
  if (found == bookmarks_.end()) return std::nullopt;
  const auto place = static_cast<std::size_t>(found - bookmarks_.begin());
  std::pair<Bookmark, std::size_t> taken{std::move(*found), place};
  bookmarks_.erase(found);
  ++revision_;
  return taken;
}

void Session::put_bookmark(Bookmark bookmark, std::size_t place) {
  const std::string wanted = bookmark.name;
  for (int number = 2; find_bookmark(bookmark.name) != bookmarks_.end(); ++number)
    bookmark.name = wanted + " " + std::to_string(number);
  const auto at = static_cast<std::ptrdiff_t>(std::min(place, bookmarks_.size()));
  bookmarks_.insert(bookmarks_.begin() + at, std::move(bookmark));
  ++revision_;
}

void Session::add_bookmark(Bookmark bookmark) {
  const auto same_place = [&](const Bookmark& b) { return b.line == bookmark.line; };
  if (std::none_of(bookmarks_.begin(), bookmarks_.end(), same_place))
    put_bookmark(std::move(bookmark), bookmarks_.size());
}

void Session::take_over_bookmarks(const Session& other) {
  for (const Bookmark& bookmark : other.bookmarks_) add_bookmark(bookmark);
}

void Session::take_over(const Session& other, const std::string& name) {
  take_over_bookmarks(other);
  for (const Timeline& game : other.aside_)
    if (!game.moves.empty()) add_bookmark({name, game});
  if (!other.line_.moves.empty() && !other.line_.shown) add_bookmark({name, other.line_});
}

}  // namespace schlegel
