#include "play/act.hpp"

#include <utility>

#include "play/narration.hpp"

namespace schlegel {

Outcome act(Session& session, View& view, Stroke& stroke, const Input& input) {
  using Kind = Input::Kind;
  const std::string held = view.held;
  const Intent intent = session.game().interpret(view, input, session.move_count());
  Outcome outcome{.refusal = intent.refusal};
  if (input.kind == Kind::release) outcome.drawn = stroke.sentence();
  if (input.kind != Kind::drag) stroke = {};
  const bool by_pointer = input.kind == Kind::press || input.kind == Kind::drag || input.kind == Kind::release;
  const bool in_hand = !held.empty() || !view.held.empty();
  if (intent.undo_to < 0 && intent.moves.empty() && intent.sketch.empty()) {
    const bool told = held != view.held || (intent.redraw && intent.refusal.empty());
    outcome.hand_changed = !by_pointer && in_hand && told;
    return outcome;
  }
  if (intent.undo_to >= 0) outcome.change = step_back_in_words(session, session.place_after(intent.undo_to));
  const int before = session.revision();
  if (std::string refusal = session.carry_out(intent, stroke, outcome.change); !refusal.empty())
    outcome.refusal = std::move(refusal);
  outcome.changed = session.revision() != before;
  // A peg that has jumped stays in the hand where it can go on.
  outcome.hand_changed =
      outcome.changed && !by_pointer && !view.held.empty() && !session.game().scene(view, {}).held_takes_arrows;
  return outcome;
}

}  // namespace schlegel
