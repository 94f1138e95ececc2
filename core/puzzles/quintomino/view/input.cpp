#include <utility>

#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/view/hand.hpp"
#include "puzzles/quintomino/view/layout.hpp"

namespace schlegel {
namespace quintomino {
namespace {

class InputHandler {
 public:
  InputHandler(const Instance& instance, const Board& board, View& view)
      : instance_(instance),
        board_(board),
        view_(view),
        grip_(view.hand_as<Grip>()),
        hand_(hand_of(instance, board, view)) {}

  Intent act(const Input& input) {
    switch (input.kind) {
      case Input::Kind::press:
        press(target_of(input), false);
        break;
      case Input::Kind::activate:
        press(input.target, true);
        hand_ = hand_of(instance_, board_, view_);
        if (grip_.pressed != Grip::Pressed::once) release(input.target);
        break;
      case Input::Kind::drag:
        intent_.redraw = hand_.placement.kind >= 0;
        break;
      case Input::Kind::release:
        release(target_of(input));
        break;
      case Input::Kind::turn:
        turn(instance_.find_face(input.target), input.steps);
        break;
      case Input::Kind::key:
        key(input);
        break;
      case Input::Kind::cancel:
        let_go();
        break;
    }
    return std::move(intent_);
  }

 private:
  /// The pointer is on the face whose drawing it is in, whichever target is near.
  std::string target_of(const Input& input) const {
    const bool on_face = input.target.empty() || instance_.find_face(input.target) >= 0;
    if (!on_face) return input.target;
    const int face = lay_out(instance_, view_).face_at(input.at);
    return face >= 0 ? instance_.face_name(face) : input.target;
  }

  void hold(std::string id) {
    view_.held = std::move(id);
    grip_ = {};
    intent_.redraw = true;
  }
  void press_again() {
    grip_.pressed = Grip::Pressed::again;
    intent_.redraw = true;
  }
  void let_go() {
    intent_.redraw = intent_.redraw || !view_.held.empty();
    view_.held.clear();
    grip_ = {};
  }

  /// Plays the move if the rules allow it; else says why not.
  bool play(const Quintomino::Move& move) {
    intent_.refusal = Quintomino::why_illegal(instance_, board_, move);
    if (!intent_.refusal.empty()) return false;
    intent_.moves.push_back(Quintomino::write_move(instance_, move));
    return true;
  }

  void lay_on(int face) {
    // Where no tray is seen, what lies there has nowhere to go.
    if (view_.small && board_.on[face].kind >= 0)
      return instance_.is_fixed(face) ? let_go() : hold(instance_.face_name(face));
    const Kind& kind = instance_.kinds[hand_.placement.kind];
    if (kind.length() != static_cast<int>(instance_.faces[face].size())) {
      intent_.refusal =
          say(words::face_size,
              {{"face", instance_.face_name(face)}, {"edges", instance_.faces[face].size()}, {"sides", kind.length()}});
      return;
    }
    if (play({face, hand_.placement, hand_.face})) let_go();
  }

  void press(const std::string& id, bool activated) {
    if (hand_.placement.kind >= 0 && (id == "turn" || id == "flip")) {
      grip_.pressed = Grip::Pressed::tool;
      return turn(-1, id == "turn" ? 1 : 0);
    }
    if (id == "lift") return take_off(hand_.face);
    if (const int kind = kind_of(instance_, id); kind >= 0) {
      if (hand_.tray && hand_.placement.kind == kind) return press_again();
      if (board_.left[kind] <= 0) {
        intent_.refusal = Quintomino::why_illegal(instance_, board_, {free_face(kind), {kind, 0}});
        return let_go();
      }
      return hold(id);
    }
    const int face = instance_.find_face(id);
    if (face < 0) return let_go();
    if (hand_.face == face) return press_again();
    if (hand_.placement.kind >= 0) return lay_on(face);
    if (board_.on[face].kind >= 0) {
      const std::string refusal = Quintomino::why_illegal(instance_, board_, {face, {}});
      if (refusal.empty()) return hold(instance_.face_name(face));
      intent_.refusal = refusal;
    } else if (activated) {
      intent_.refusal = say(words::choose_piece);
    }
    let_go();
  }

  /// A face that the kind does not lie on, so that the rules say where it is.
  int free_face(int kind) const {
    for (std::size_t f = 0; f < board_.on.size(); ++f) {
      const Quintomino::Move off{static_cast<int>(f), {}};
      if (board_.on[f].kind != kind &&
          (board_.on[f].kind < 0 || Quintomino::why_illegal(instance_, board_, off).empty()))
        return off.face;
    }
    return 0;
  }

  /// The pointer goes up: a second tap turns the piece, a drag lays it down or, off the board, takes it off.
  void release(const std::string& id) {
    if (const auto pressed = std::exchange(grip_.pressed, Grip::Pressed::once); pressed != Grip::Pressed::once) {
      intent_.redraw = true;
      if (pressed == Grip::Pressed::tool) return;
      if (id == view_.held) return turn(-1, 1);
    }
    if (hand_.placement.kind < 0) return;
    const int face = instance_.find_face(id);
    if (face >= 0 && face != hand_.face) return lay_on(face);
    if (face < 0 && hand_.face >= 0) take_off(hand_.face);
  }

  void take_off(int face) {
    if (face < 0 || view_.small) return;  // the tray is not seen
    if (play({face, {}})) let_go();
  }

  /// Turns (steps 0: turns over) what is in the hand, or else the piece on the face.
  void turn(int face, int steps) {
    const Placement placement = hand_.placement.kind >= 0 ? hand_.placement : face >= 0 ? board_.on[face] : Placement{};
    if (placement.kind < 0) return;
    if (steps == 0 && !instance_.flip) {
      intent_.refusal = say(words::no_flipping);
      return;
    }
    const Kind& kind = instance_.kinds[placement.kind];
    const Layout layout = lay_out(instance_, view_);
    const int there = hand_.tray ? -1 : hand_.face >= 0 ? hand_.face : face;
    const bool from_inside = there >= 0 && layout.faces[there].ring;
    const int by = steps % kind.length() * (layout.clockwise != from_inside ? 1 : -1);
    const int orientation =
        steps == 0 ? turned_over(kind, placement.orientation) : turned(kind, placement.orientation, by);
    if (hand_.tray) {
      grip_.orientation = orientation;
      intent_.redraw = true;
    } else if (orientation != placement.orientation) {
      play({hand_.face >= 0 ? hand_.face : face, {placement.kind, orientation}});
    }
  }

  void key(const Input& input) {
    const int face = instance_.find_face(input.target);
    switch (input.key) {
      case U'r':
      case U'.':
      case U'>':
        return turn(face, 1);
      case U'R':
      case U',':
      case U'<':
        return turn(face, -1);
      case U'f':
      case U'F':
        return turn(face, 0);
      case U'x':
      case U'X':
        return take_off(hand_.face >= 0 ? hand_.face : face);
      default:
        return;
    }
  }

  const Instance& instance_;
  const Board& board_;
  View& view_;
  Grip& grip_;
  Hand hand_;
  Intent intent_;
};

}  // namespace
}  // namespace quintomino

Intent Quintomino::interpret(const Instance& instance, const State& state, View& view, const Input& input, int) {
  return quintomino::InputHandler(instance, state, view).act(input);
}

}  // namespace schlegel
