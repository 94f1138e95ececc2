#include <algorithm>
#include <cmath>
#include <utility>

#include "play/graph_board.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/verify.hpp"

namespace schlegel {
namespace {

/// Everything that is drawn in proportion to how close the holes lie.
struct Sizes {
  double hole, peg, edge, cord, ring, reach;
};

Sizes sizes_for(double gap, const View& view) {
  const double hole = std::min(0.0225, 0.22 * gap);
  const double peg = std::min(0.0315, 0.34 * gap);
  const double larger_hole = view.small ? 1.12 : view.narrow ? 1.28 : 1;
  const double larger_peg = view.small ? 1.25 : view.narrow ? 1.12 : 1;
  const double line = view.small ? 1.35 : 1;
  return {hole * larger_hole, peg * larger_peg,           0.34 * hole * line,
          0.42 * peg * line,  std::min(0.048, 0.5 * gap), std::min(0.06, 0.55 * gap)};
}

class Painter {
 public:
  Painter(const icosian::Instance& instance, const Icosian::State& state, const View& view, std::span<const Mark> marks)
      : instance_(instance),
        graph_(instance.graph),
        state_(state),
        view_(view),
        marks_(marks),
        board_(graph_, view, {}),
        scene_(board_.scene) {
    for (const double room : board_.room()) sizes_.push_back(sizes_for(room, view));
    place_.assign(static_cast<std::size_t>(graph_.order()), 0);
    for (std::size_t i = 0; i < state_.path.size(); ++i) place_[state_.path[i]] = static_cast<int>(i) + 1;
    scene_.takes_letters = all_typed(graph_);
    scene_.route = Role::cord;
    if (graph_.order() > 0) scene_.route_width = 1.4 * sizes(0).cord;
  }

  Scene paint() {
    board_.draw_ground();
    for (const bool front : {false, true}) {
      board_.draw_faces(front);
      draw_edges(front);
      draw_cord(front);
      if (front) draw_reach();
      draw_holes(front);
    }
    draw_marks();
    add_targets();
    scene_.summary = summary();
    return std::move(scene_);
  }

 private:
  const Sizes& sizes(Vertex v) const { return sizes_[v]; }
  void draw_edges(bool front) {
    for (Edge e = 0; e < graph_.size(); ++e) {
      const auto [u, v] = graph_.ends(e);
      if (board_.in_front_edge(e) != front) continue;
      const bool closed = contains(instance_.forbidden, e), wanted = contains(instance_.required, e);
      const Role role = closed ? Role::bad : wanted ? Role::accent : Role::edge;
      board_.draw_edge(e, (sizes(u).edge + sizes(v).edge) / 2 * (wanted ? 1.7 : 1), role).dashed = closed;
    }
  }

  void draw_cord(bool front) {
    const std::size_t n = state_.path.size();
    const bool home = instance_.closed && std::cmp_equal(n, graph_.order()) && n > 2 &&
                      graph_.adjacent(state_.path[0], state_.path[n - 1]);
    for (std::size_t i = 0; i + (home ? 0 : 1) < n; ++i) {
      const Vertex u = state_.path[i], v = state_.path[(i + 1) % n];
      const Edge e = graph_.edge_between(u, v);
      if (board_.in_front_edge(e) != front) continue;
      Shape& shape = board_.draw_edge(e, (sizes(u).cord + sizes(v).cord) / 2, Role::cord);
      shape.points = {board_.at(u), board_.at(v)};
      shape.shadow = shape.covers_bands = front;
      shape.key = "cord " + graph_.name(v) + (i + 1 == n ? " home" : "");
    }
  }

  /// The loose end of the cord while it is dragged.
  void draw_reach() {
    if (!view_.dragging || state_.path.empty() || view_.held != graph_.name(state_.path.back())) return;
    scene_.shapes.push_back(
        line({board_.at(state_.path.back()), view_.pointer}, sizes(state_.path.back()).cord, Role::cord));
    scene_.shapes.back().opacity = 0.45;
  }

  void draw_holes(bool front) {
    for (Vertex v = 0; v < graph_.order(); ++v) {
      if (board_.in_front(v) != front) continue;
      const int place = place_[v];
      const Sizes& size = sizes(v);
      const bool legible = size.hole > 0.008 && !view_.small;
      board_.draw_disc(v, size.hole, Role::hole);
      if (place == 0) {
        if (!legible) continue;
        const std::string name = display_name(graph_, v);
        board_.draw_label(v, size.hole * name_height(name), name, Role::on_hole);
        continue;
      }
      Shape& peg = board_.draw_disc(v, size.peg, Role::peg);
      peg.shadow = front;
      peg.key = "peg " + graph_.name(v);
      if (v == state_.path.back() && std::cmp_less(state_.path.size(), graph_.order())) {
        peg.outline = Role::accent;
        peg.outline_width = 0.13 * size.peg;
      }
      if (!legible) continue;
      const std::string number = numbered_holes_ ? display_name(graph_, v) : std::to_string(place);
      board_.draw_label(v, size.peg * (number.size() < 3 ? 0.68 : 0.5), number, Role::on_peg).key =
          "number " + graph_.name(v);
    }
  }

  void draw_marks() {
    for (const Mark& mark : marks_) {
      const Vertex v = graph_.find(mark.move);
      if (v != no_vertex && place_[v] == 0) board_.draw_mark(mark, v, sizes(v).ring);
    }
  }

  void add_targets() {
    for (Vertex v = 0; v < graph_.order(); ++v) {
      Target& target =
          board_.add_target(v, display_name(graph_, v), board_.in_front(v) ? sizes(v).reach : sizes(v).hole);
      target.state = state_of(v);
      const int place = place_[v];
      target.enabled = place != 0 || Icosian::why_illegal(instance_, state_, v).empty();
      target.pressed = place != 0 && v == state_.path.back();
    }
  }

  std::string state_of(Vertex v) const {
    const int place = place_[v];
    if (place != 0) {
      const std::string peg = say(icosian::words::peg_here, {{"peg", place}});
      return v == state_.path.back() ? peg + ", " + say(icosian::words::last_one) : peg;
    }
    const std::string empty = say(icosian::words::empty);
    if (state_.path.empty()) return empty;
    if (!Icosian::why_illegal(instance_, state_, v).empty()) return empty + ", " + say(icosian::words::out_of_reach);
    const std::string next = empty + ", " + say(icosian::words::next);
    const bool safe =
        std::any_of(marks_.begin(), marks_.end(), [&](const Mark& mark) { return graph_.find(mark.move) == v; });
    return safe ? next + ", " + say(icosian::words::safe) : next;
  }

  std::string summary() const {
    const std::string size = say(icosian::words::size, {{"holes", graph_.order()}, {"lines", graph_.size()}}) + " ";
    if (state_.path.empty()) return size + say(icosian::words::none_set);
    return size + say(icosian::words::pegs_set,
                      {{"pegs", state_.path.size()}, {"hole", display_name(graph_, state_.path.back())}});
  }

  static bool contains(const std::vector<Edge>& edges, Edge e) {
    return std::find(edges.begin(), edges.end(), e) != edges.end();
  }

  const icosian::Instance& instance_;
  const Graph& graph_;
  const Icosian::State& state_;
  const View& view_;
  std::span<const Mark> marks_;
  GraphBoard board_;
  Scene& scene_;
  std::vector<Sizes> sizes_;                                         ///< by vertex
  std::vector<int> place_;                                           ///< by vertex: number of its peg, 0 when empty
  const bool numbered_holes_ = icosian::has_numbered_holes(graph_);  ///< then pegs have no numbers
};

/// Setting or lifting pegs at this vertex. Crossing a hole that cannot be taken is an error on a tap, not on a drag.
Intent act(const icosian::Instance& instance, const Icosian::State& state, Vertex v, int moves_played, bool dragged) {
  Intent intent;
  const auto peg = std::find(state.path.begin(), state.path.end(), v);
  const auto pegs = static_cast<int>(peg - state.path.begin()) + 1;
  const auto before = static_cast<int>(state.path.size()) - moves_played;
  // A tour ends where it began, and a tap there means no more than that.
  if (pegs == 1 && instance.closed && icosian::verify(instance, state.path)) return intent;
  if (peg != state.path.end() && pegs < static_cast<int>(state.path.size()) &&
      (!dragged || pegs + 1 == static_cast<int>(state.path.size()))) {
    if (pegs < static_cast<int>(icosian::fixed_holes(instance, state))) {
      if (!dragged) intent.refusal = say(icosian::words::opening_fixed, {{"peg", pegs}});
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
  return visit_vertices(instance.graph, view, input, no_such_vertex, [&](Vertex v, Touch touch) {
    return act(instance, state, v, moves_played, touch == Touch::drag);
  });
}

}  // namespace schlegel
