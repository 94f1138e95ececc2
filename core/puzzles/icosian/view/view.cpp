#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/text.hpp"
#include "play/projection.hpp"
#include "puzzles/icosian/icosian.hpp"

namespace schlegel {
namespace {

using icosian::display_name;

/// Everything that is drawn in proportion to how close the holes lie.
struct Sizes {
  double hole, peg, edge, cord, ring, reach;
};

/// The distance that discs must share: on the flat board the least there is.
double shortest_gap(const Graph& graph, std::span<const Point2> at) {
  double least = 1;
  const auto apart = [&](Vertex u, Vertex v) {
    const Point2 a = at[static_cast<std::size_t>(u)], b = at[static_cast<std::size_t>(v)];
    return std::hypot(a.x - b.x, a.y - b.y);
  };
  for (Edge e = 0; e < graph.size(); ++e) least = std::min(least, apart(graph.ends(e).first, graph.ends(e).second));
  if (graph.order() <= 200)
    for (Vertex u = 0; u < graph.order(); ++u)
      for (Vertex v = 0; v < u; ++v) least = std::min(least, apart(u, v));
  return std::max(least, 0.004);
}

Sizes sizes_for(double gap) {
  const double hole = std::min(0.0225, 0.22 * gap);
  const double peg = std::min(0.0315, 0.34 * gap);
  return {hole, peg, 0.34 * hole, 0.42 * peg, std::min(0.048, 0.5 * gap), std::min(0.06, 0.55 * gap)};
}

bool fits_disc(std::span<const Point2> at) {
  return std::all_of(at.begin(), at.end(), [](Point2 p) { return std::hypot(p.x - 0.5, p.y - 0.5) < 0.505; });
}

/// The drawing leaves a margin inside the board.
Point2 inset(Point2 p, double scale) { return {0.5 + scale * (p.x - 0.5), 0.5 + scale * (p.y - 0.5)}; }

void draw_board(Scene& scene, bool round, double flat) {
  Shape board;
  if (round) {
    board = disc({0.5, 0.5}, 0.493, Role::board);
  } else {
    board = polygon({{0.007, 0.007}, {0.993, 0.007}, {0.993, 0.993}, {0.007, 0.993}}, Role::board, 0.05);
  }
  board.outline = Role::rim;
  board.outline_width = 0.013;
  board.opacity = flat;
  scene.shapes.push_back(std::move(board));
}

class Painter {
 public:
  Painter(const icosian::Instance& instance, const Icosian::State& state, const View& view, std::span<const Mark> marks)
      : instance_(instance),
        graph_(instance.graph),
        state_(state),
        view_(view),
        marks_(marks),
        seen_(project(graph_, view)),
        round_(fits_disc(graph_.plane())) {
    for (Point2& p : seen_.at) p = inset(p, round_ ? 0.87 : 0.88);
    const double gap = shortest_gap(graph_, graph_.plane());
    sizes_.assign(index(graph_.order()), sizes_for(gap * 0.87));
    if (seen_.folded > 0) {
      const std::vector<double> shortest = shortest_edges_on_solid(graph_);
      for (std::size_t v = 0; v < shortest.size(); ++v)
        sizes_[v] = sizes_for((gap + seen_.folded * (shortest[v] / 2 - gap)) * 0.87);
    }
    place_.assign(static_cast<std::size_t>(graph_.order()), 0);
    for (std::size_t i = 0; i < state_.path.size(); ++i) place_[index(state_.path[i])] = static_cast<int>(i) + 1;
    scene_.turns = !solid_of(graph_).corners.empty();
    scene_.takes_letters = true;
    for (Vertex v = 0; v < graph_.order(); ++v)
      scene_.takes_letters = scene_.takes_letters && graph_.name(v).size() == 1;
    draw_board(scene_, round_, view_.flat);
  }

  Scene paint() {
    if (seen_.folded > 0) draw_faces(scene_, graph_, seen_, false);
    draw_edges(false);
    draw_cord(false);
    draw_holes(false);
    if (seen_.folded > 0) draw_faces(scene_, graph_, seen_, true);
    draw_edges(true);
    draw_cord(true);
    draw_reach();
    draw_holes(true);
    draw_marks();
    add_targets();
    scene_.summary = summary();
    return std::move(scene_);
  }

 private:
  static std::size_t index(Vertex v) { return static_cast<std::size_t>(v); }
  Point2 at(Vertex v) const { return seen_.at[index(v)]; }
  bool in_front(Vertex v) const { return seen_.front[index(v)] != 0; }
  bool in_front_edge(Edge e) const { return seen_.front_edge[static_cast<std::size_t>(e)] != 0; }
  const Sizes& sizes(Vertex v) const { return sizes_[index(v)]; }
  void draw_edges(bool front) {
    for (Edge e = 0; e < graph_.size(); ++e) {
      const auto [u, v] = graph_.ends(e);
      if (in_front_edge(e) != front) continue;
      const bool closed = contains(instance_.forbidden, e), wanted = contains(instance_.required, e);
      Shape shape = line({at(u), at(v)}, (sizes(u).edge + sizes(v).edge) / 2 * (wanted ? 1.7 : 1),
                         closed   ? Role::bad
                         : wanted ? Role::accent
                                  : Role::edge);
      shape.dashed = closed;
      shape.opacity = seen_.clarity(graph_, e);
      scene_.shapes.push_back(std::move(shape));
    }
  }

  void draw_cord(bool front) {
    const std::size_t n = state_.path.size();
    const bool home =
        instance_.closed && n == index(graph_.order()) && n > 2 && graph_.adjacent(state_.path[0], state_.path[n - 1]);
    for (std::size_t i = 0; i + (home ? 0 : 1) < n; ++i) {
      const Vertex u = state_.path[i], v = state_.path[(i + 1) % n];
      const Edge e = graph_.edge_between(u, v);
      if (in_front_edge(e) != front) continue;
      Shape shape = line({at(u), at(v)}, (sizes(u).cord + sizes(v).cord) / 2, Role::cord);
      shape.opacity = seen_.clarity(graph_, e);
      shape.shadow = front;
      shape.key = "cord " + graph_.name(v) + (i + 1 == n ? " home" : "");
      scene_.shapes.push_back(std::move(shape));
    }
  }

  /// The loose end of the cord while it is dragged.
  void draw_reach() {
    if (!view_.dragging || state_.path.empty() || view_.held != graph_.name(state_.path.back())) return;
    Shape loose = line({at(state_.path.back()), view_.pointer}, sizes(state_.path.back()).cord, Role::cord);
    loose.opacity = 0.45;
    scene_.shapes.push_back(std::move(loose));
  }

  void draw_holes(bool front) {
    for (Vertex v = 0; v < graph_.order(); ++v) {
      if (in_front(v) != front) continue;
      const int place = place_[index(v)];
      const double opacity = seen_.clarity(v);
      const Sizes& size = sizes(v);
      const bool legible = size.hole > 0.008;
      Shape hole = disc(at(v), size.hole, Role::hole);
      hole.opacity = opacity;
      scene_.shapes.push_back(hole);
      if (place == 0) {
        if (!legible) continue;
        const std::string name = display_name(graph_, v);
        const double height = size.hole * (name.size() == 1 ? 0.78 : name.size() == 2 ? 0.64 : 0.48);
        scene_.shapes.push_back(label(at(v), height, name, Role::on_hole, true));
        scene_.shapes.back().opacity = opacity;
        continue;
      }
      Shape peg = disc(at(v), size.peg, Role::peg);
      peg.shadow = front;
      peg.opacity = opacity;
      peg.key = "peg " + graph_.name(v);
      if (v == state_.path.back() && state_.path.size() < index(graph_.order())) {
        peg.outline = Role::accent;
        peg.outline_width = 0.13 * size.peg;
      }
      scene_.shapes.push_back(std::move(peg));
      if (!legible) continue;
      draw_name_beside(v, opacity);
      const std::string number = std::to_string(place);
      scene_.shapes.push_back(label(at(v), size.peg * (number.size() < 3 ? 0.68 : 0.5), number, Role::on_peg, true));
      scene_.shapes.back().key = "number " + graph_.name(v);
      scene_.shapes.back().opacity = opacity;
    }
  }

  /// The hole's own name beside its peg, away from the lines and on the board.
  void draw_name_beside(Vertex v, double opacity) {
    constexpr int directions = 32;
    constexpr double enough = 0.6, rim = 0.462;  // radians; from the middle of the board
    const std::string name = display_name(graph_, v);
    const double height = sizes(v).hole * (name.size() == 1 ? 0.78 : name.size() == 2 ? 0.64 : 0.48);
    const double out = 1.1 * sizes(v).peg + 0.7 * height;
    const Point2 p = at(v);
    Point2 best = p;
    double most = -1e9;
    for (int i = 0; i < directions; ++i) {
      const double way = 2 * std::numbers::pi * i / directions;
      const Point2 there{p.x + out * std::cos(way), p.y + out * std::sin(way)};
      double room = std::numbers::pi;
      for (const Neighbour& next : graph_.around(v)) {
        const Point2 q = at(next.vertex);
        room = std::min(room, std::abs(std::remainder(std::atan2(q.y - p.y, q.x - p.x) - way, 2 * std::numbers::pi)));
      }
      const double x = std::abs(there.x - 0.5), y = std::abs(there.y - 0.5);
      const double over = std::max(0.0, (round_ ? std::hypot(x, y) : std::max(x, y)) - rim);
      room = std::min(room, enough) + 0.01 * room - 40 * over;
      if (room <= most + 1e-9) continue;
      most = room;
      best = there;
    }
    Shape beside = label(best, height, name, Role::text);
    beside.opacity = opacity;
    beside.key = "name " + graph_.name(v);
    scene_.shapes.push_back(std::move(beside));
  }

  void draw_marks() {
    for (const Mark& mark : marks_) {
      const Vertex v = graph_.find(mark.move);
      if (v == no_vertex || place_[index(v)] != 0) continue;
      const bool dead = mark.kind == Mark::Kind::dead, hint = mark.kind == Mark::Kind::hint;
      if (hint) {
        Shape glow = disc(at(v), sizes(v).ring, Role::accent);
        glow.opacity = 0.22;
        glow.key = "hint " + mark.move;
        scene_.shapes.push_back(std::move(glow));
      }
      Shape ring = disc(at(v), sizes(v).ring, Role::none);
      ring.outline = dead ? Role::bad : Role::accent;
      ring.outline_width = sizes(v).edge * (hint ? 0.8 : 0.5);
      ring.dashed = dead;
      ring.opacity = seen_.clarity(v);
      ring.key = (dead ? "dead " : "alive ") + mark.move;
      (dead ? scene_.dead_rings : scene_.alive_rings) |= !hint;
      scene_.shapes.push_back(std::move(ring));
    }
  }

  void add_targets() {
    for (Vertex v = 0; v < graph_.order(); ++v) {
      Target target;
      target.id = graph_.name(v);
      target.name = display_name(graph_, v);
      target.at = at(v);
      target.reach = in_front(v) ? sizes(v).reach : sizes(v).hole;
      target.behind = !in_front(v);
      target.state = state_of(v);
      const int place = place_[index(v)];
      target.enabled = place != 0 || Icosian::why_illegal(instance_, state_, v).empty();
      target.pressed = place != 0 && v == state_.path.back();
      for (const Neighbour& next : graph_.around(v)) target.neighbours.push_back(graph_.name(next.vertex));
      scene_.targets.push_back(std::move(target));
    }
  }

  std::string state_of(Vertex v) const {
    const int place = place_[index(v)];
    if (place != 0) {
      std::string text = "peg " + std::to_string(place);
      if (v == state_.path.back()) text += ", the last one";
      return text;
    }
    if (state_.path.empty()) return "empty";
    if (!Icosian::why_illegal(instance_, state_, v).empty()) return "empty, out of reach";
    for (const Mark& mark : marks_) {
      if (graph_.find(mark.move) != v) continue;
      if (mark.kind == Mark::Kind::hint) return "empty, next, a good move";
      return mark.kind == Mark::Kind::alive ? "empty, next, keeps a tour alive" : "empty, next, a dead end";
    }
    return "empty, next";
  }

  std::string summary() const {
    std::string text = plural(static_cast<std::uint64_t>(graph_.order()), "hole", "holes") + " and " +
                       plural(static_cast<std::uint64_t>(graph_.size()), "line", "lines") + ". ";
    if (state_.path.empty()) return text + "No peg is set.";
    text += plural(state_.path.size(), "peg is", "pegs are") + " set, the last one at " +
            display_name(graph_, state_.path.back()) + ".";
    return text;
  }

  static bool contains(const std::vector<Edge>& edges, Edge e) {
    return std::find(edges.begin(), edges.end(), e) != edges.end();
  }

  const icosian::Instance& instance_;
  const Graph& graph_;
  const Icosian::State& state_;
  const View& view_;
  std::span<const Mark> marks_;
  Projection seen_;
  bool round_;                ///< the board is a disc
  std::vector<Sizes> sizes_;  ///< by vertex
  std::vector<int> place_;    ///< by vertex: number of its peg, 0 when empty
  Scene scene_;
};

/// Setting or lifting pegs at this vertex. Crossing a hole that cannot be taken is an error on a tap, not on a drag.
Intent act(const icosian::Instance& instance, const Icosian::State& state, Vertex v, int moves_played, bool dragged) {
  Intent intent;
  const auto peg = std::find(state.path.begin(), state.path.end(), v);
  const auto pegs = static_cast<int>(peg - state.path.begin()) + 1;
  const auto before = static_cast<int>(state.path.size()) - moves_played;
  if (peg != state.path.end() && pegs < static_cast<int>(state.path.size()) &&
      (!dragged || pegs + 1 == static_cast<int>(state.path.size()))) {
    if (pegs < static_cast<int>(icosian::fixed_holes(instance, state))) {
      if (!dragged) intent.refusal = "The opening is fixed: peg " + std::to_string(pegs) + " stays where it is.";
    } else {
      intent.undo_to = pegs - before;
    }
    return intent;
  }
  if (peg != state.path.end() && (dragged || pegs == static_cast<int>(state.path.size()))) return intent;
  std::string refusal = Icosian::why_illegal(instance, state, v);
  if (refusal.empty())
    intent.moves.push_back(instance.graph.name(v));
  else if (!dragged)
    intent.refusal = std::move(refusal);
  return intent;
}

}  // namespace

Scene Icosian::scene(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks) {
  return Painter(instance, state, view, marks).paint();
}

Intent Icosian::interpret(const Instance& instance, const State& state, View& view, const Input& input,
                          int moves_played) {
  Intent intent;
  const Graph& graph = instance.graph;
  const Vertex on = input.target.empty() ? no_vertex : graph.find(input.target);
  switch (input.kind) {
    case Input::Kind::press:
    case Input::Kind::activate:
      if (on == no_vertex) break;
      intent = act(instance, state, on, moves_played, false);
      if (input.kind == Input::Kind::press && intent.refusal.empty()) view.held = graph.name(on);
      break;
    case Input::Kind::drag:
      if (view.held.empty()) break;
      intent.redraw = true;
      if (on == no_vertex) break;
      intent = act(instance, state, on, moves_played, true);
      intent.redraw = true;
      if (!intent.moves.empty() || intent.undo_to >= 0) view.held = graph.name(on);
      break;
    case Input::Kind::key: {
      if (input.key > 0x7f || !is_word(static_cast<char>(input.key))) break;
      const Vertex takes_letters = graph.find(std::string(1, static_cast<char>(input.key)));
      if (takes_letters == no_vertex)
        intent.refusal =
            "There is no hole " + std::string(1, to_upper(static_cast<char>(input.key))) + " on this board.";
      else
        intent = act(instance, state, takes_letters, moves_played, false);
      break;
    }
    case Input::Kind::release:
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
