#include "puzzles/quintomino/view/targets.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "puzzles/quintomino/view/move_text.hpp"
#include "puzzles/quintomino/words.hpp"

namespace schlegel::quintomino {
namespace {

class Naming {
 public:
  Naming(Scene& scene, const Instance& instance, const Board& board, const Hand& hand, const Layout& layout,
         const MarkTable& marks)
      : scene_(scene), instance_(instance), board_(board), hand_(hand), layout_(layout), marks_(marks) {}

  void add() {
    add_face_targets();
    add_tray_targets();
    add_tool_targets();
    scene_.summary = summary();
  }

 private:
  std::string spoken(Placement placement) const { return quintomino::spoken(instance_, placement); }

  std::string face_state(std::size_t f) const {
    const Placement placement = board_.on[f];
    const int id = static_cast<int>(f);
    if (placement.kind < 0) {
      std::vector<std::string> parts{say(words::empty)};
      if (const std::string sides = sides_of(instance_, board_, id); !sides.empty())
        parts.push_back(say(words::needs, {{"sides", sides}}));
      if (hand_.placement.kind >= 0 && marks_.has(id, hand_.placement)) parts.push_back(say(words::held_safe));
      return join(parts, ", ");
    }
    int clashes = 0;
    for (std::size_t i = 0; i < instance_.faces[f].size(); ++i) {
      const int there = colour_at(instance_, board_, instance_.across({id, static_cast<int>(i)}));
      clashes += there >= 0 && there != colour_at(instance_, board_, {id, static_cast<int>(i)});
    }
    std::vector<std::string> parts{
        say(words::piece_shows, {{"piece", placement.kind + 1}, {"colours", spoken(placement)}})};
    if (clashes > 0) parts.push_back(say(words::mismatches, {{"edges", clashes}}));
    if (instance_.is_fixed(id)) parts.push_back(say(words::fixed));
    if (hand_.face == id) parts.push_back(say(words::held));
    if (marks_.has(id, {})) parts.push_back(say(words::lifting_helps));
    return join(parts, ", ");
  }

  void add_face_targets() {
    for (std::size_t f = 0; f < layout_.faces.size(); ++f) {
      const FacePlace& face = layout_.faces[f];
      Target target;
      target.id = instance_.face_name(static_cast<int>(f));
      target.name = say(words::face_name, {{"face", target.id}});
      target.state = face_state(f);
      target.at = {std::clamp(face.centre.x, 0.0, layout_.width), std::clamp(face.centre.y, 0.0, layout_.height)};
      target.reach = face.visible ? std::max(0.004, face.ring ? face.room : 1.05 * face.room) : 0.004;
      target.behind = !face.visible;
      if (face.visible && !face.ring && face.corners.size() > 2) target.outline = inset(face.corners, 0.07 * face.room);
      target.enabled =
          !instance_.is_fixed(static_cast<int>(f)) && (board_.on[f].kind >= 0 || hand_.placement.kind >= 0);
      target.pressed = hand_.face == static_cast<int>(f);
      for (std::size_t i = 0; i < instance_.faces[f].size(); ++i) {
        std::string next = instance_.face_name(instance_.across({static_cast<int>(f), static_cast<int>(i)}).face);
        if (next != target.id &&
            std::find(target.neighbours.begin(), target.neighbours.end(), next) == target.neighbours.end())
          target.neighbours.push_back(std::move(next));
      }
      scene_.targets.push_back(std::move(target));
    }
  }

  void add_tray_targets() {
    for (std::size_t k = 0; k < layout_.tray.size(); ++k) {
      const int id = static_cast<int>(k);
      const bool held = hand_.tray && hand_.placement.kind == id;
      Target target;
      target.id = tray_id(id);
      target.name = say(words::piece_name, {{"piece", id + 1}, {"colours", spoken(Placement{id, 0})}});
      target.at = layout_.tray[k].centre;
      target.reach = 1.1 * layout_.tray[k].radius;
      target.outline = layout_.loose(target.at, layout_.tray[k].radius, instance_.kinds[k].length());
      target.enabled = board_.left[k] > 0;
      target.pressed = held;
      target.drag_always_takes = true;
      if (held) {
        target.state = say(words::held) + ", " + say(words::shows, {{"colours", spoken(hand_.placement)}});
      } else if (board_.left[k] <= 0) {
        target.state = say(words::on_board);
      } else if (instance_.repeat) {
        target.state = say(words::as_often_as_liked);
      } else {
        target.state = say(board_.left[k] == 1 ? words::one_in_tray : words::some_in_tray, {{"count", board_.left[k]}});
      }
      scene_.targets.push_back(std::move(target));
    }
  }

  void add_tool_targets() {
    const auto tool = [&](const char* id, const Sentence& name, Point2 place) {
      Target target;
      target.id = id;
      target.name = say(name);
      target.at = place;
      target.reach = tool_radius;
      target.drag_always_takes = true;
      scene_.targets.push_back(std::move(target));
    };
    if (hand_.placement.kind >= 0) tool("turn", words::rotate_tool, turn_tool);
    if (hand_.placement.kind >= 0 && instance_.flip) tool("flip", words::flip_tool, flip_tool);
    if (hand_.lifts) tool("lift", words::lift_tool, lift_tool);
  }

  std::string summary() const {
    const Sentence& set = instance_.repeat
                              ? instance_.flip ? words::set_repeats_flips : words::set_repeats_does_not_flip
                          : instance_.flip ? words::set_flips
                                           : words::set_does_not_flip;
    std::string text = say(words::faces_covered, {{"faces", instance_.faces.size()}, {"covered", board_.covered()}}) +
                       " " + say(set, {{"pieces", instance_.pieces.size()}});
    if (hand_.placement.kind >= 0) text += " " + say(words::in_hand, {{"colours", spoken(hand_.placement)}});
    return text;
  }

  Scene& scene_;
  const Instance& instance_;
  const Board& board_;
  const Hand& hand_;
  const Layout& layout_;
  const MarkTable& marks_;
};

}  // namespace

void add_targets(Scene& scene, const Instance& instance, const Board& board, const Hand& hand, const Layout& layout,
                 const MarkTable& marks) {
  Naming(scene, instance, board, hand, layout, marks).add();
}

}  // namespace schlegel::quintomino
