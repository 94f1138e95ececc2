#pragma once
#include <any>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "graph/graph.hpp"

namespace schlegel {

/// What a colour means; the theme of the front end knows what it looks like in light and dark.
enum class Role : std::uint8_t {
  none,
  board,    ///< the board's surface
  rim,      ///< its edge, fainter than a hole
  edge,     ///< lines between holes or cells
  hole,     ///< an empty hole, a free vertex
  peg,      ///< a peg, a tile, a filled hole
  on_peg,   ///< text on a peg
  on_hole,  ///< text on an empty hole
  cord,     ///< the cord through the pegs, a trail
  accent,   ///< what can be done now, what is held
  good,     ///< alive, at home, finished
  bad,      ///< dead, clashing
  text,
  muted,
  shade,  ///< a veil over what lies behind
  piece,  ///< first of max_pieces distinct colours: piece, piece + 1, ...
};
inline constexpr int max_pieces = 24;
/// The i-th colour of a set, i modulo max_pieces.
constexpr Role piece_role(int i) { return static_cast<Role>(static_cast<int>(Role::piece) + i % max_pieces); }

/// Something to paint. Coordinates are board units: the board fills the unit square, y downwards; sizes are too.
struct Shape {
  enum class Kind : std::uint8_t { disc, line, polygon, label };

  Kind kind = Kind::disc;
  std::vector<Point2> points = {};  ///< disc, label: the centre; line: an open polyline; polygon: its corners
  double radius = 0;       ///< disc: radius; line: half its width; polygon: corner radius; label: height of a capital
  Role fill = Role::none;  ///< disc, polygon: inside; line, label: its colour
  Role outline = Role::none;  ///< disc, polygon: border
  double outline_width = 0;
  double opacity = 1;
  bool dashed = false;             ///< line or outline
  bool shadow = false;             ///< lies above the board
  bool bold = false;               ///< label
  bool rounded = true;             ///< line: round joints and ends
  std::string text = {};           ///< label
  std::string fallback_text = {};  ///< label: what is written where the font lacks letters of the text
  /// A name that outlives the scene: a shape with the same key in the next scene moves there; one without appears.
  std::string key = {};
  bool covers_bands = false;  ///< what an explanation draws along lines lies below it
};

Shape disc(Point2 centre, double radius, Role fill);
Shape line(std::vector<Point2> points, double width, Role colour);
Shape polygon(std::vector<Point2> corners, Role fill, double corner_radius = 0);
Shape label(Point2 centre, double capital_height, std::string text, Role colour, bool bold = false);

/// Something to act on: the painter makes it touchable, the page mirrors it as a button.
struct Target {
  std::string id;                            ///< unique in the scene, stable while the board is: "q", "e4", "piece 3"
  std::string name;                          ///< spoken: "Q", "hole E", "tile 14"
  std::string state = {};                    ///< spoken after the name: "empty, neighbour of P", "peg 7"
  Point2 at;                                 ///< centre in board units
  double reach = 0.03;                       ///< radius within which it is touched
  bool enabled = true;                       ///< acting on it does something now
  bool pressed = false;                      ///< it is held or chosen
  bool behind = false;                       ///< on the far side of the solid: a pointer takes others first
  bool taken = false;                        ///< a line runs or ends there
  bool square = false;                       ///< it is a square of a grid, and reaches to its sides
  std::vector<Point2> outline = {};          ///< of a face or a piece: within its sides
  bool drag_always_takes = false;            ///< a drag from here takes it, even where a drag turns the solid
  std::vector<std::string> neighbours = {};  ///< ids of the targets that arrow keys go to, chosen by direction

  /// Says one thing more of its state.
  void add_state(std::string_view words);
};

/// A puzzle's board as data, back to front.
struct Scene {
  std::vector<Shape> shapes;
  std::vector<Target> targets;
  double width = 1, height = 1;     ///< the part of the plane that must be seen: [0, width] x [0, height]
  bool turns = false;               ///< there is a solid to turn and to unfold
  bool takes_letters = false;       ///< letters typed are moves (given to interpret as keys)
  bool board_takes_arrows = false;  ///< arrow keys are moves too, while the focus is on the board as a whole
  bool held_takes_arrows = false;   ///< arrow keys lead what is held (given to interpret as keys); the focus follows it
  bool wheel_turns_held = false;    ///< wheel and second finger turn what is held
  bool has_goal = false;            ///< View::goal shows where everything shall be
  bool alive_rings = false;         ///< add_alive_ring was called
  Role route = Role::accent;        ///< what is drawn along lines, while it is not known whose it is
  double route_width = 0;           ///< its width; 0: nothing is drawn along lines
  std::string summary;              ///< the board in a sentence, for the reader of the page
  int find(std::string_view target_id) const;
  /// Of a target; empty when there is none of this id.
  std::string name_of(std::string_view target_id) const;
};
/// Marks a move after which a solution is possible. `what`: unique among them.
void add_alive_ring(Scene& scene, Point2 centre, double radius, const std::string& what, double opacity = 1);

/// The target that a point of the board means, those in front before those behind, the nearest in shares of its reach
/// first; a target in front reaches `slack` at least. nullptr: none.
const Target* target_at(const Scene& scene, Point2 at, double slack);

/// Finds the targets of a Scene or a const Scene by their ids, while none is added or removed. O(1) each.
template <class AnyScene>
class TargetIndex {
 public:
  explicit TargetIndex(AnyScene& scene) {
    for (auto& target : scene.targets) by_id_.emplace(target.id, &target);
  }
  /// nullptr where there is none.
  auto* find(std::string_view id) const {
    const auto found = by_id_.find(id);
    return found == by_id_.end() ? nullptr : found->second;
  }

 private:
  std::unordered_map<std::string_view, std::conditional_t<std::is_const_v<AnyScene>, const Target, Target>*> by_id_;
};

/// Adds shapes above the board's lines and below the discs that stand at its targets, those in front; `as_bands`: also
/// below what covers such. O(shapes log targets).
void insert_under_places(Scene& scene, std::vector<Shape> shapes, bool as_bands = false);

/// A rotation in space as a unit quaternion.
struct Rotation {
  double w = 1, x = 0, y = 0, z = 0;
  Point3 operator()(Point3 p) const;
  friend Rotation operator*(Rotation a, Rotation b);
};
/// The rotation about an axis (need not have length 1) by an angle in radians.
Rotation rotation_about(Point3 axis, double angle);

/// What undo does not restore: how the board is looked at and what is in the hand.
struct View {
  double flat = 1;    ///< 1: the flat board, 0: the solid, between: unfolding
  Rotation turn;      ///< orientation of the solid
  std::string held;   ///< id of the target in the hand, or empty
  std::any hand;      ///< what the puzzle knows of the hand besides, see hand_as
  std::string hover;  ///< id of the target under the pointer, or empty
  bool dragging = false;
  Point2 pointer;       ///< while dragging
  bool finger = false;  ///< the pointer is a finger and hides what lies under it
  bool goal = false;    ///< what is shown is not the position but the goal, where Scene::has_goal
  double aspect = 1;    ///< width over height of the room there is: a tray goes below the board or beside it
  bool narrow = false;  ///< on a screen like a phone's: what carries writing is larger
  bool rulers = false;  ///< rows and columns are numbered
  bool paper = false;   ///< printed in black on white: pieces are told apart by what is written on them
  bool small = false;   ///< too small for a tray and for writing, but for what tells pieces apart

  /// The hand as a type of the puzzle's own: as its `interpret` left it, or a new one.
  template <class Hand>
  Hand& hand_as() {
    Hand* here = std::any_cast<Hand>(&hand);
    return here != nullptr ? *here : hand.emplace<Hand>();
  }
  template <class Hand>
  Hand hand_as() const {
    const Hand* here = std::any_cast<Hand>(&hand);
    return here != nullptr ? *here : Hand{};
  }
  void let_go() {
    held.clear();
    hand.reset();
  }
};

/// What a person does, by pointer, keyboard or a button of the page.
struct Input {
  enum class Kind : std::uint8_t {
    press,     ///< pointer down on `target` (empty: on no target)
    drag,      ///< pointer moved while down; `target` is under it now
    release,   ///< pointer up
    activate,  ///< a button of the page, Enter or Space on `target`
    key,       ///< the character `key` was typed while `target` has the focus; arrows are U+2190 to U+2193
    turn,      ///< turn what is held: `steps` (wheel, second finger, R key); flip when steps is 0
    cancel,    ///< Escape: let go
  };
  Kind kind = Kind::press;
  std::string target = {};
  Point2 at = {};
  char32_t key = 0;
  int steps = 0;
};

/// What an input means: moves to play in order, or moves to take back, or why nothing happens.
struct Intent {
  std::vector<std::string> moves;
  int undo_to = -1;  ///< not negative: first go back to the position after so many moves
  std::vector<std::pair<std::string, std::string>> sketch = {};  ///< lines to be marked as used, or erased
  std::string refusal;                                           ///< a sentence for the person
  bool redraw = false;                                           ///< the view has changed
  bool one_undo = false;  ///< what is drawn by one drag is undone at once, not move by move
};

/// A move that keeps a solution possible, for the scene to ring.
struct Mark {
  std::string move;
};

}  // namespace schlegel
