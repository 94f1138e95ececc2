#include "web/app/home.hpp"

#include <algorithm>
#include <utility>

#include "play/act.hpp"
#include "play/explanation.hpp"
#include "play/svg.hpp"

namespace schlegel::web {
namespace {

constexpr int card_pixels = 320;

/// The key of the shipped board after this one.
std::string next_level(const Level& level) {
  const auto all = levels();
  for (std::size_t i = 0; i + 1 < all.size(); ++i)
    if (all[i].puzzle == level.puzzle && all[i].id == level.id && all[i + 1].puzzle == level.puzzle)
      return key_of(level.puzzle, all[i + 1].id);
  return {};
}

void tell_card(const Level& level, const Session& session, const View& view, bool begun, bool taken,
               const std::string& sentence) {
  Scene scene = session.game().scene(view, {});
  if (!session.line().shown) draw_marks(scene, session.pencilled());
  page::tell(page::HomeCard{key_of(level.puzzle, level.id), session.game().status().solved, begun, taken,
                            next_level(level), level.grade > 0 ? grade_name(level.grade) : std::string(), sentence,
                            scene.summary, write_svg(scene, card_pixels)});
}

}  // namespace

void Home::show() const { page::tell(page::ShowHome{}); }

bool Home::handle(const page::CardShow& event) {
  const auto [puzzle, board] = parts_of(event.board);
  const Level* const level = find_level(puzzle, board);
  if (!level || boards_.game_at(event.board).at() > 0) return false;
  Session session = boards_.fresh(puzzle, board);
  for (const std::string& move : event.moves) session.play(move);
  demos_[event.board] = event.moves;
  tell_card(*level, session, {}, false, false, session.game().status().sentence);
  return false;
}

bool Home::handle(const page::CardTouch& event) {
  using Action = page::CardTouch::Action;
  const auto& [action, key, across, down, slack] = event;
  const auto [puzzle, board] = parts_of(key);
  const Level* const level = find_level(puzzle, board);
  if (!level) return false;
  Session& session = boards_.game_at(key);
  View& view = views_[key];
  const auto target_of = [&](const Scene& scene) {
    return target_at(scene, {event.across * scene.width, event.down * scene.height}, event.slack * scene.width);
  };
  const std::vector<std::string> before(session.played().begin(), session.played().end());
  Input input;
  bool taken = false;
  std::string sentence;
  if (action == Action::looked || action == Action::restarted) {
    demos_.erase(key);
    view.let_go();
    if (action == Action::restarted) session.seek(0);
  } else {
    if (const auto demo = demos_.find(key); demo != demos_.end()) {
      Session shown = boards_.fresh(puzzle, board);
      for (const std::string& move : demo->second) shown.play(move);
      if (action != Action::pressed || !target_of(shown.game().scene({}, {}))) return false;
      if (!demo->second.empty()) page::tell(page::Aid{key, page::Aid::Kind::shown});
      for (const std::string& move : demo->second) session.play(move);
      demos_.erase(demo);
    }
    const Scene scene = session.game().scene(view, {});
    input.at = {across * scene.width, down * scene.height};
    input.kind = action == Action::pressed   ? Input::Kind::press
                 : action == Action::dragged ? Input::Kind::drag
                                             : Input::Kind::release;
    if (const Target* const target = target_of(scene)) input.target = target->id;
    taken = !input.target.empty();
    view.dragging = action == Action::dragged || (action == Action::released && view.dragging);
    view.pointer = input.at;
    const Outcome outcome = act(session, view, stroke_, input);
    sentence = outcome.refusal.empty() ? outcome.drawn : outcome.refusal;
    if (action != Action::dragged) view.dragging = false;
  }
  const auto now = session.played();
  if (!std::equal(before.begin(), before.end(), now.begin(), now.end())) {
    boards_.keep(session, board);
    if (&session == &table_.session()) {
      table_.let_go();
      table_.changed({.by_move = true});
    } else {
      const bool solved = session.game().status().solved;
      results_.report_clock(key, session, solved);
      if (solved) results_.report_solved(key, level->grade, session);
    }
  }
  tell_card(*level, session, view, session.at() > 0, taken,
            sentence.empty() ? session.game().status().sentence : sentence);
  return false;
}

}  // namespace schlegel::web
