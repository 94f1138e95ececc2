#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include "base/text.hpp"
#include "graph/drawing/drawing.hpp"
#include "puzzles/peg/layout.hpp"
#include "puzzles/peg/peg.hpp"

namespace schlegel {
namespace {

using peg::bit;
using peg::Jump;
using peg::shown;

double cross(Point2 o, Point2 a, Point2 b) { return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x); }

/// The convex hull, clockwise on the screen.
std::vector<Point2> hull_of(std::vector<Point2> points) {
  std::sort(points.begin(), points.end(), [](Point2 a, Point2 b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  std::vector<Point2> hull;
  for (int side = 0; side < 2; ++side) {
    const std::size_t base = hull.size();
    for (Point2 p : points) {
      while (hull.size() >= base + 2 && cross(hull[hull.size() - 2], hull.back(), p) <= 1e-9) hull.pop_back();
      hull.push_back(p);
    }
    hull.pop_back();
    std::reverse(points.begin(), points.end());
  }
  return hull;
}

/// A rim at a distance around the holes.
std::vector<Point2> rim_around(const std::vector<Point2>& points, double distance) {
  const std::vector<Point2> hull = points.size() > 2 ? hull_of(points) : points;
  std::vector<Point2> rim;
  if (hull.size() < 3) {
    const auto [low, high] = bounds(points);
    return {{low.x - distance, low.y - distance},
            {high.x + distance, low.y - distance},
            {high.x + distance, high.y + distance},
            {low.x - distance, high.y + distance}};
  }
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Point2 before = hull[(i + hull.size() - 1) % hull.size()], here = hull[i],
                 after = hull[(i + 1) % hull.size()];
    const auto normal = [&](Point2 a, Point2 b) {
      const double length = std::hypot(b.x - a.x, b.y - a.y);
      return Point2{(b.y - a.y) / length, -(b.x - a.x) / length};
    };
    const Point2 n = normal(before, here), m = normal(here, after);
    const double scale = distance / std::max(0.45, 1 + n.x * m.x + n.y * m.y);
    rim.push_back({here.x + scale * (n.x + m.x), here.y + scale * (n.y + m.y)});
  }
  return rim;
}

/// Where things are on the screen's board: the drawing without empty borders, and, if it is not small, a rail below for
/// the pegs taken.
struct Frame {
  double gap, hole, peg, ring, reach, rim;
  Point2 shift;
  double width, height, rail;  ///< rail: its y

  Frame(const peg::Instance& instance, bool small) {
    gap = std::clamp(peg::least_distance(instance.at), 0.02, 0.3);
    hole = std::min(0.24 * gap, 0.034);
    peg = std::min(0.37 * gap, 0.05);
    ring = std::min(0.47 * gap, 0.066);
    reach = std::min(0.5 * gap, 0.09);
    std::vector<Point2> all = instance.at;
    double margin = std::min(0.85 * gap, 0.12);
    for (const auto& corners : instance.outline) all.insert(all.end(), corners.begin(), corners.end());
    if (!instance.outline.empty()) margin = 0.02;
    rim = std::min(0.72 * gap, 0.1);
    if (instance.outline.empty() && instance.at.size() > 2) {  // a sharp corner of the rim reaches out far
      margin = 0.01;
      all = rim_around(instance.at, rim);
    }
    const auto [low, high] = bounds(all);
    width = std::max(high.x - low.x + 2 * margin, 0.5);
    shift = {width / 2 - (low.x + high.x) / 2, margin - low.y};
    const double bottom = high.y - low.y + 2 * margin;
    rail = bottom + 0.035;
    height = small ? bottom : bottom + 0.07;
  }
  Point2 operator()(Point2 p) const { return {p.x + shift.x, p.y + shift.y}; }
};

/// The jump from `from` to `to` that is legal now, or one with over = -1.
Jump legal_jump(const peg::Instance& instance, peg::Position pegs, int from, int to) {
  for (const peg::Line& line : instance.lines)
    for (const Jump& jump : {Jump{line.a, line.middle, line.b}, Jump{line.b, line.middle, line.a}})
      if (jump.from == from && jump.to == to && jump.legal(pegs)) return jump;
  return {from, -1, to};
}

bool can_jump(const peg::Instance& instance, peg::Position pegs, int from) {
  return std::any_of(instance.lines.begin(), instance.lines.end(), [&](const peg::Line& line) {
    return Jump{line.a, line.middle, line.b}.legal(pegs)
               ? line.a == from
               : Jump{line.b, line.middle, line.a}.legal(pegs) && line.b == from;
  });
}

class Painter {
 public:
  Painter(const peg::Instance& instance, const Peg::State& state, const View& view, std::span<const Mark> marks)
      : instance_(instance),
        state_(state),
        view_(view),
        frame_(instance, view.small),
        held_(view.held.empty() ? -1 : instance.find(view.held)) {
    if (held_ >= 0 && !filled(held_)) held_ = -1;
    for (const Mark& mark : marks)
      if (const auto move = Peg::parse_move(instance, mark.move); move && move->legal(state.pegs))
        marks_.push_back(*move);
  }

  Scene paint() {
    scene_.width = frame_.width;
    scene_.height = frame_.height;
    scene_.takes_letters = true;
    draw_board();
    for (int hole = 0; hole < instance_.holes(); ++hole) draw_hole(hole);
    draw_landings();
    draw_marks();
    if (!view_.small) draw_taken();
    for (int hole = 0; hole < instance_.holes(); ++hole)
      if (filled(hole) && hole != held_) draw_peg(hole);
    if (held_ >= 0) draw_peg(held_);
    add_targets();
    scene_.summary = summary();
    return std::move(scene_);
  }

 private:
  bool filled(int hole) const { return (state_.pegs & bit(hole)) != 0; }
  Point2 at(int hole) const { return frame_(instance_.at[hole]); }
  /// The reference is good until another shape is added.
  Shape& add(Shape shape) { return scene_.shapes.emplace_back(std::move(shape)); }

  void draw_board() {
    auto outlines = instance_.outline;
    double rounding = 0.35 * frame_.gap;
    if (outlines.empty()) {
      outlines.push_back(rim_around(instance_.at, frame_.rim));
      rounding = 0.6 * frame_.gap;
    }
    for (auto& corners : outlines) {
      for (Point2& p : corners) p = frame_(p);
      Shape& board = add(polygon(std::move(corners), Role::board, std::min(rounding, 0.08)));
      board.outline = Role::rim;
      board.outline_width = 0.011;
    }
    // The ways that pegs can jump, each stretch once.
    std::vector<std::pair<int, int>> stretches;
    for (const peg::Line& l : instance_.lines)
      for (auto [a, b] : {std::pair{l.a, l.middle}, std::pair{l.middle, l.b}})
        stretches.emplace_back(std::min(a, b), std::max(a, b));
    std::sort(stretches.begin(), stretches.end());
    stretches.erase(std::unique(stretches.begin(), stretches.end()), stretches.end());
    for (const auto& [a, b] : stretches) {
      Shape& stretch = add(line({at(a), at(b)}, 0.1 * frame_.hole, Role::edge));
      stretch.opacity = 0.7;
    }
  }

  void draw_hole(int hole) {
    add(disc(at(hole), 1.22 * frame_.hole, Role::rim));
    add(disc(at(hole), frame_.hole, Role::hole));
    if (!instance_.goal.any && (instance_.goal.pegs & bit(hole))) {
      Shape& goal = add(disc(at(hole), 1.32 * frame_.peg, Role::none));
      goal.outline = Role::good;
      goal.outline_width = 0.1 * frame_.peg;
    }
    if (!filled(hole)) draw_name(hole, frame_.hole, Role::on_hole);
  }

  void draw_name(int hole, double radius, Role role) {
    if (view_.small || radius < 0.008) return;
    const std::string name = shown(instance_, hole);
    const double height = radius * (name.size() == 1 ? 0.78 : name.size() == 2 ? 0.62 : 0.45);
    add(label(at(hole), height, name, role, true));
  }

  void draw_peg(int hole) {
    const std::string id = std::to_string(state_.peg_in[hole]);
    const bool dragged = hole == held_ && view_.dragging;
    const Point2 centre = dragged ? view_.pointer : at(hole);
    const double radius = frame_.peg * (hole == held_ ? 1.08 : 1);
    Shape& body = add(disc(centre, radius, Role::peg));
    body.shadow = true;
    body.key = "peg " + id;
    if (hole == held_) {
      body.outline = Role::accent;
      body.outline_width = 0.12 * radius;
    }
    if (dragged) return;
    const std::string name = shown(instance_, hole);
    if (view_.small || frame_.hole < 0.008) return;
    Shape& letter = add(label(centre, radius * (name.size() == 1 ? 0.6 : 0.45), name, Role::on_peg, true));
    letter.opacity = 0.85;
  }

  void draw_landings() {
    if (held_ < 0) return;
    for (int hole = 0; hole < instance_.holes(); ++hole) {
      if (legal_jump(instance_, state_.pegs, held_, hole).over < 0) continue;
      Shape& glow = add(disc(at(hole), 0.92 * frame_.peg, Role::accent));
      glow.opacity = 0.3;
      glow.key = "landing " + std::to_string(hole);
      draw_name(hole, frame_.hole, Role::on_hole);
    }
  }

  /// With a peg in the hand the landings that keep a solution possible wear rings, else the pegs that have one.
  void draw_marks() {
    for (int hole = 0; hole < instance_.holes(); ++hole) {
      const bool ringed = std::any_of(marks_.begin(), marks_.end(), [&](const Jump& jump) {
        return held_ >= 0 ? jump.from == held_ && jump.to == hole : jump.from == hole;
      });
      if (ringed) add_alive_ring(scene_, at(hole), frame_.ring, std::to_string(hole));
    }
  }

  /// The pegs that are out lie in a row under the board, in the order of their leaving.
  void draw_taken() {
    const auto most =
        static_cast<double>(std::max<std::size_t>(12, static_cast<std::size_t>(std::popcount(instance_.start))));
    const double step = (frame_.width - 0.08) / most, radius = std::min(0.6 * frame_.peg, std::min(0.42 * step, 0.02));
    for (std::size_t i = 0; i < state_.taken.size(); ++i) {
      Shape& out = add(disc({0.04 + step * (static_cast<double>(i) + 0.5), frame_.rail}, radius, Role::peg));
      out.opacity = 0.75;
      out.key = "peg " + std::to_string(state_.taken[i]);
    }
  }

  void add_targets() {
    for (int hole = 0; hole < instance_.holes(); ++hole) {
      Target target;
      target.id = instance_.names[hole];
      target.name = shown(instance_, hole);
      target.at = at(hole);
      target.reach = frame_.reach;
      target.state = state_of(hole);
      target.enabled = filled(hole) ? hole == held_ || can_jump(instance_, state_.pegs, hole)
                                    : held_ >= 0 && legal_jump(instance_, state_.pegs, held_, hole).over >= 0;
      target.pressed = hole == held_;
      for (const peg::Line& l : instance_.lines)
        for (auto [a, b] : {std::pair{l.a, l.middle}, std::pair{l.middle, l.b}}) {
          if (a != hole && b != hole) continue;
          const std::string& next = instance_.names[a == hole ? b : a];
          if (std::find(target.neighbours.begin(), target.neighbours.end(), next) == target.neighbours.end())
            target.neighbours.push_back(next);
        }
      scene_.targets.push_back(std::move(target));
    }
  }

  std::string state_of(int hole) const {
    std::vector<std::string> parts{say(filled(hole) ? peg::words::peg_here : peg::words::empty_here)};
    if (hole == held_) parts.push_back(say(peg::words::held));
    if (filled(hole)) {
      std::vector<std::string> landings;
      for (int to = 0; to < instance_.holes(); ++to)
        if (legal_jump(instance_, state_.pegs, hole, to).over >= 0) landings.push_back(shown(instance_, to));
      if (!landings.empty()) parts.push_back(say(peg::words::can_jump_to, {{"holes", join(landings, ", ")}}));
    } else if (held_ >= 0 && legal_jump(instance_, state_.pegs, held_, hole).over >= 0) {
      parts.push_back(say(peg::words::can_land, {{"hole", shown(instance_, held_)}}));
    }
    for (const Jump& jump : marks_)
      if (jump.to == hole && (held_ < 0 || jump.from == held_))
        parts.push_back(
            say(peg::words::safe_jump, {{"held", held_ >= 0 ? "yes" : "no"}, {"hole", shown(instance_, jump.from)}}));
    if (!instance_.goal.any && (instance_.goal.pegs & bit(hole))) parts.push_back(say(peg::words::goal_here));
    return join(parts, ", ");
  }

  std::string summary() const {
    const auto empty = peg::shown_all(instance_, instance_.all() & ~state_.pegs);
    return say(peg::words::size, {{"holes", instance_.holes()}, {"pegs", std::popcount(state_.pegs)}}) + " " +
           (empty.empty()        ? say(peg::words::no_empty)
            : empty.size() <= 12 ? say(peg::words::empty, {{"holes", join(empty, ", ")}})
                                 : say(peg::words::many_empty, {{"holes", empty.size()}}));
  }

  const peg::Instance& instance_;
  const Peg::State& state_;
  const View& view_;
  Frame frame_;
  int held_;
  std::vector<Jump> marks_;
  Scene scene_;
};

/// Takes a peg into the hand, lands it, or lets it go.
Intent act(const peg::Instance& instance, const Peg::State& state, View& view, int hole) {
  Intent intent;
  const int held = view.held.empty() ? -1 : instance.find(view.held);
  const auto name = [&](int h) { return instance.names[h]; };
  intent.redraw = true;
  if (hole == held) {
    view.held.clear();
  } else if (state.pegs & bit(hole)) {
    if (can_jump(instance, state.pegs, hole)) {
      view.held = name(hole);
    } else {
      intent.refusal = say(peg::words::cannot_jump, {{"hole", shown(instance, hole)}});
    }
  } else if (held < 0) {
    intent.refusal = say(peg::words::choose_peg, {{"hole", shown(instance, hole)}});
  } else {
    const Jump jump = legal_jump(instance, state.pegs, held, hole);
    if (jump.over < 0) {
      const auto move = Peg::parse_move(instance, name(held) + "-" + name(hole));
      intent.refusal = move ? Peg::why_illegal(instance, state, *move) : move.error().message;
      return intent;
    }
    intent.moves.push_back(Peg::write_move(instance, jump));
    // The same peg may go on, which is still the same move.
    view.held = can_jump(instance, state.pegs ^ jump.changed(), hole) ? name(hole) : "";
  }
  return intent;
}

struct Hand {
  bool pressed_again = false;  ///< the peg was in the hand before it was pressed
  std::string letters;         ///< typed so far, of a name that goes on
};

}  // namespace

Scene Peg::scene(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks) {
  return Painter(instance, state, view, marks).paint();
}

Intent Peg::interpret(const Instance& instance, const State& state, View& view, const Input& input, int) {
  Intent intent;
  const int on = input.target.empty() ? -1 : instance.find(input.target);
  const int held = view.held.empty() ? -1 : instance.find(view.held);
  if (held >= 0 && (state.pegs & bit(held)) == 0) view.held.clear();
  Hand& hand = view.hand_as<Hand>();
  if (input.kind != Input::Kind::drag && input.kind != Input::Kind::release) hand.pressed_again = false;
  const std::string letters = std::exchange(hand.letters, {});
  switch (input.kind) {
    case Input::Kind::press:
      if (on < 0) break;
      if (on == held && !view.held.empty()) {
        hand.pressed_again = true;
        break;
      }
      return act(instance, state, view, on);
    case Input::Kind::activate:
      if (on >= 0) return act(instance, state, view, on);
      break;
    case Input::Kind::drag: {
      if (view.held.empty()) break;
      intent.redraw = true;
      if (on < 0 || legal_jump(instance, state.pegs, held, on).over < 0) break;
      // Passing by is not landing: the pointer has to come close to the middle of the hole.
      const Frame frame(instance, view.small);
      const Point2 hole = frame(instance.at[on]);
      if (std::hypot(input.at.x - hole.x, input.at.y - hole.y) > 0.6 * frame.reach) break;
      intent = act(instance, state, view, on);
      view.held = instance.names[on];
      hand.pressed_again = false;
      break;
    }
    case Input::Kind::release:
      if (view.held.empty()) break;
      intent.redraw = true;
      if (on == held) {
        // A tap on the peg that was in the hand already lets it go, and so does the end of a chain.
        if (hand.pressed_again || !can_jump(instance, state.pegs, held)) view.held.clear();
      } else if (on >= 0 && legal_jump(instance, state.pegs, held, on).over >= 0) {
        intent = act(instance, state, view, on);
      } else if (view.dragging) {
        view.held.clear();
      }
      hand.pressed_again = false;
      break;
    case Input::Kind::key: {
      if (input.key > 0x7f || !is_word(static_cast<char>(input.key))) break;
      for (const std::string& start : {letters, std::string()}) {
        const std::string tried = start + static_cast<char>(input.key);
        const int hole = instance.find(tried);
        if (hole >= 0) return act(instance, state, view, hole);
        const bool begins = std::any_of(instance.names.begin(), instance.names.end(), [&](const std::string& other) {
          return other.size() > tried.size() && std::equal(tried.begin(), tried.end(), other.begin(),
                                                           [](char a, char b) { return to_lower(a) == to_lower(b); });
        });
        if (begins) {
          hand.letters = tried;
          return intent;
        }
        if (start.empty())
          intent.refusal =
              say(peg::words::no_such_hole, {{"hole", std::string(1, to_upper(static_cast<char>(input.key)))}});
      }
      break;
    }
    case Input::Kind::cancel:
      intent.redraw = !view.held.empty();
      view.held.clear();
      break;
    case Input::Kind::turn:
      break;
  }
  return intent;
}

}  // namespace schlegel
