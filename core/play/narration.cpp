#include "play/narration.hpp"

#include <algorithm>
#include <span>

#include "play/words.hpp"

namespace schlegel {

std::string entry_in_words(const Session& session, const Game& game, int place) {
  const auto before = std::span(session.moves()).first(static_cast<std::size_t>(place));
  const std::string& entry = session.moves()[before.size()];
  const auto mark = parse_mark(entry);
  if (!mark) return game.narrate(entry);
  const Scene scene = game.scene({}, {});
  const auto name = [&](const std::string& id) {
    const int index = scene.find(id);
    return index < 0 ? id : scene.targets[index].name;
  };
  const auto drawn = marks_drawn(before);
  const bool gone = std::find(drawn.begin(), drawn.end(), *mark) != drawn.end();
  return say(gone          ? words::mark_gone
             : mark->holds ? words::use_marked
                           : words::cross_drawn,
             {{"from", name(mark->from)}, {"to", mark->to.empty() ? "none" : name(mark->to)}});
}

std::string narrate(const Session& session, int from, int to) {
  const auto game = session.game().clone();
  game->restart();
  std::string text;
  for (int i = 0; i < to; ++i) {
    if (i >= from) text += (text.empty() ? "" : " ") + entry_in_words(session, *game, i);
    game->apply(session.moves()[i]);
  }
  return text;
}

std::string step_back_in_words(const Session& session, int to) {
  const int before = session.at();
  if (to == 0 && before > 1) return say(words::went_back_to_start);
  if (before - to > most_narrated) return say(words::went_back_to_move, {{"move", session.line().move_count(to)}});
  return to < before ? say(words::undone, {{"what", narrate(session, to, before)}}) : "";
}

std::string hand_in_words(const Scene& scene, const View& view) {
  if (view.held.empty()) return say(words::nothing_held);
  for (const Target& target : scene.targets)
    if (target.pressed) return say(words::target_held, {{"name", target.name}, {"state", target.state}});
  return {};
}

}  // namespace schlegel
