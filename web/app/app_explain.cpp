#include <algorithm>
#include <span>

#include "play/words.hpp"
#include "web/app/app.hpp"
#include "web/words.hpp"

/// Explanations, hints and the pencil.
namespace schlegel::web {

void App::toggle_why(const Proof& proof) {
  if (why_.unfolded()) return fold_why();
  why_.unfold(session_->game(), proof);
  if (why_.unfolded()) page::announce(why_.spoken());
}

void App::fold_why() {
  if (!why_.shown()) return;
  page::announce(say(why_.kind() == Why::Kind::reason ? words::reason_closed : words::explanation_closed));
  put_why_away();
}

/// What is explained is so no longer, or nobody asks for it any more.
void App::put_why_away() {
  if (solver_queue_.waiting() == &why_) solver_queue_.take_back();
  why_.fold();
}

void App::explain(Why::Kind kind) {
  if (const std::string way_out = kind == Why::Kind::hint && why_.unfolded() ? why_.way_out() : ""; !way_out.empty())
    return notify(way_out);
  playback_.stop();
  report_aid(kind == Why::Kind::hint ? page::Aid::Kind::hint : page::Aid::Kind::shown);
  why_.ask(kind, *session_, solver_queue_);
}

void App::toggle_why_play() {
  if (why_.playing()) return why_.stop();
  why_.play(page::now_milliseconds());
}

void App::reveal_hint() {
  why_.reveal();
  page::announce(why_.spoken());
}

void App::do_hint() {
  const std::vector<std::string> deeds = why_.deeds();
  const int before = session_->at();
  for (const std::string& action : deeds)
    if (!session_->play(action).empty()) break;
  fold_why();
  if (session_->at() == before) return;
  announce_change(narrate(before, session_->at()));
  changed(true);
}

void App::pencil(const std::optional<PencilMark>& mark) {
  if (!mark) return;
  playback_.stop();
  if (const std::string refusal = session_->play(write_mark(*mark)); !refusal.empty()) return notify(refusal);
  announce_change(entry_in_words(session_->game(), session_->at() - 1));
  changed(true);
}

void App::pencil_at(Point2 at) { pencil(mark_at(scene(), at, session_->pencilled())); }

void App::pencil_key(const std::string& target) {
  const Scene& board = scene();
  const int index = board.find(target);
  if (index < 0) return;
  const Target& here = board.targets[index];
  const std::string from = std::exchange(pencil_from_, std::string());
  const auto& around = here.neighbours;
  const bool is_line = std::find(around.begin(), around.end(), from) != around.end();
  if (from == target || is_line) return pencil(mark_of(from, is_line ? target : "", session_->pencilled()));
  pencil_from_ = target;
  page::announce(say(words::pencil_at, {{"name", here.name}}));
}

void App::step_why(int by) {
  if (!why_.unfolded() || !why_.can_step(by)) return;
  why_.step(by);
  page::announce(why_.spoken());
}

void App::show_certificate() const {
  const Proof& proof = why_.proof();
  page::tell(page::ShowProof{say(words::details), proof.certificate,
                             say(proof.repeated ? words::reason_checked : words::reason_unchecked)});
}

/// The entry after so many of the timeline in a sentence: a move of this position, or a pencil mark.
std::string App::entry_in_words(const Game& game, int place) const {
  const auto before = std::span(session_->moves()).first(static_cast<std::size_t>(place));
  const std::string& entry = session_->moves()[before.size()];
  const auto mark = parse_mark(entry);
  if (!mark) return game.narrate(entry);
  const Scene scene = game.scene({}, {});
  const auto name = [&](const std::string& id) {
    const int index = scene.find(id);
    return index < 0 ? id : scene.targets[index].name;
  };
  const auto drawn = marks_drawn(before);
  const bool gone = std::find(drawn.begin(), drawn.end(), *mark) != drawn.end();
  return say(gone          ? schlegel::words::mark_gone
             : mark->holds ? schlegel::words::use_marked
                           : schlegel::words::cross_drawn,
             {{"from", name(mark->from)}, {"to", mark->to.empty() ? "none" : name(mark->to)}});
}

}  // namespace schlegel::web
