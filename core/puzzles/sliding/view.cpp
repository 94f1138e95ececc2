#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "puzzles/sliding/sliding.hpp"

namespace schlegel {
namespace {

std::size_t index(Vertex v) { return static_cast<std::size_t>(v); }

double distance(Point2 a, Point2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// The unit from which all sizes follow: the least distance of two tokens.
double shortest_gap(const Graph& graph, std::span<const Point2> at) {
  double least = 0.5;
  for (Edge e = 0; e < graph.size(); ++e)
    least = std::min(least, distance(at[index(graph.ends(e).first)], at[index(graph.ends(e).second)]));
  if (graph.order() <= 200)
    for (Vertex u = 0; u < graph.order(); ++u)
      for (Vertex v = 0; v < u; ++v) least = std::min(least, distance(at[index(u)], at[index(v)]));
  return std::max(least, 0.004);
}

std::vector<Point2> square(Point2 centre, double half) {
  return {{centre.x - half, centre.y - half},
          {centre.x + half, centre.y - half},
          {centre.x + half, centre.y + half},
          {centre.x - half, centre.y + half}};
}

class Painter {
 public:
  Painter(const sliding::Instance& instance, const Sliding::State& state, const View& view, std::span<const Mark> marks)
      : instance_(instance), graph_(instance.graph), state_(state), marks_(marks), grid_(instance.rows > 0) {
    if (grid_) {
      cell_ = 0.94 / std::max(instance.rows, instance.columns);
      scene_.width = cell_ * instance.columns + 0.06;
      scene_.height = cell_ * instance.rows + 0.06;
      for (Vertex v = 0; v < graph_.order(); ++v)
        seen_.at.push_back({0.03 + cell_ * (v % instance.columns + 0.5), 0.03 + cell_ * (v / instance.columns + 0.5)});
      seen_.depth.assign(index(graph_.order()), 0);
      half_ = 0.5 * cell_ * 0.93;
    } else {
      seen_ = project(graph_, view);
      const double scale = graph_.order() <= 8 ? 0.74 : 0.82;
      for (Point2& p : seen_.at) p = {0.5 + scale * (p.x - 0.5), 0.5 + scale * (p.y - 0.5)};
      half_ = std::min(0.085, 0.4 * scale * shortest_gap(graph_, graph_.plane()));
      scene_.turns = !graph_.space().empty();
      flat_ = view.flat;
    }
  }

  Scene paint() {
    scene_.typed = grid_;
    if (!grid_)
      scene_.typed = std::all_of(instance_.tokens.begin(), instance_.tokens.end(),
                                 [](const std::string& name) { return name.size() == 1; });
    draw_board();
    if (!grid_) draw_lines();
    draw_places();
    for (bool front : {false, true})
      for (Vertex v = 0; v < graph_.order(); ++v)
        if ((seen_.depth[index(v)] >= -1e-9) == front && v != state_.blank) draw_token(v, front);
    draw_marks();
    add_targets();
    scene_.summary = summary();
    return std::move(scene_);
  }

 private:
  Point2 at(Vertex v) const { return seen_.at[index(v)]; }
  const std::string& token(Vertex v) const { return instance_.tokens[index(state_.at[index(v)])]; }
  bool home(Vertex v) const { return state_.at[index(v)] == v; }

  Shape tile(Vertex v, double half, Role fill) const {
    return grid_ ? polygon(square(at(v), half), fill, 0.18 * half_ * 2) : disc(at(v), half, fill);
  }

  void draw_board() {
    const double right = scene_.width - 0.007, bottom = scene_.height - 0.007;
    Shape board = polygon({{0.007, 0.007}, {right, 0.007}, {right, bottom}, {0.007, bottom}}, Role::board, 0.05);
    board.outline = Role::rim;
    board.outline_width = 0.013;
    board.opacity = flat_;
    scene_.shapes.push_back(std::move(board));
  }
  void draw_lines() {
    for (Edge e = 0; e < graph_.size(); ++e) {
      const auto [u, v] = graph_.ends(e);
      Shape shape = line({at(u), at(v)}, std::max(0.002, 0.16 * half_), Role::edge);
      const double depth = (seen_.depth[index(u)] + seen_.depth[index(v)]) / 2;
      if (depth < -1e-9) shape.opacity = std::max(0.35, 1 + 0.8 * depth);
      scene_.shapes.push_back(std::move(shape));
    }
  }
  /// Hollows under the tokens; where a token is missing its home's name shows.
  void draw_places() {
    if (graph_.order() > 2500) return;
    for (Vertex v = 0; v < graph_.order(); ++v) {
      Shape hollow = tile(v, half_ * (grid_ ? 0.98 : 0.8), Role::hole);
      hollow.opacity = grid_ ? 0.28 : 1;
      scene_.shapes.push_back(std::move(hollow));
      if (grid_ || half_ < 0.012) continue;
      // On other graphs the way home is not plain: a small mark beside each place names the token that belongs there.
      const std::string& name = instance_.tokens[index(v)];
      if (name == "0") continue;
      const Point2 p = at(v);
      const double away = std::max(1e-9, distance(p, {0.5, 0.5}));
      const double reach = 1.42 * half_;
      const Point2 beside = away < 0.02 ? Point2{p.x + reach, p.y - 0.6 * reach}
                                        : Point2{p.x + (p.x - 0.5) / away * reach, p.y + (p.y - 0.5) / away * reach};
      scene_.shapes.push_back(label(beside, 0.42 * half_, name, home(v) ? Role::good : Role::muted, true));
    }
  }
  void draw_token(Vertex v, bool front) {
    const std::string& name = token(v);
    Shape body = tile(v, half_, Role::peg);
    body.shadow = front;
    body.key = "token " + name;
    if (home(v)) {
      body.outline = Role::good;
      body.outline_width = 0.07 * half_;
    }
    const double opacity = front ? 1 : std::max(0.35, 1 + 0.8 * seen_.depth[index(v)]);
    body.opacity = opacity;
    scene_.shapes.push_back(std::move(body));
    if (half_ < 0.006) return;
    const double share = name.size() < 3    ? (grid_ ? 0.62 : 0.72)
                         : name.size() == 3 ? 0.5
                                            : 1.5 / static_cast<double>(name.size());
    Shape text = label(at(v), half_ * share, name, Role::on_peg, true);
    text.key = "name " + name;
    text.opacity = opacity;
    scene_.shapes.push_back(std::move(text));
    if (!home(v)) return;
    // A green point in the corner: at home.
    const Point2 p = at(v);
    const double out = grid_ ? 0.72 * half_ : 0.62 * half_;
    Shape point = disc({p.x + out, p.y - out}, 0.09 * half_, Role::good);
    point.key = "home " + name;
    point.opacity = opacity;
    scene_.shapes.push_back(std::move(point));
  }
  void draw_marks() {
    for (const Mark& mark : marks_) {
      const Vertex v = graph_.find(mark.move);
      if (v == no_vertex || v == state_.blank) continue;
      const bool dead = mark.kind == Mark::Kind::dead, hint = mark.kind == Mark::Kind::hint;
      if (hint) {
        Shape glow = tile(v, half_ * 1.02, Role::accent);
        glow.opacity = 0.22;
        glow.key = "hint " + mark.move;
        scene_.shapes.push_back(std::move(glow));
      }
      Shape ring = tile(v, half_ * (grid_ ? 0.9 : 1.14), Role::none);
      ring.outline = dead ? Role::bad : Role::accent;
      ring.outline_width = half_ * (hint ? 0.11 : 0.06);
      ring.dashed = dead;
      ring.key = (dead ? "dead " : "alive ") + mark.move;
      scene_.shapes.push_back(std::move(ring));
    }
  }
  void add_targets() {
    for (Vertex v = 0; v < graph_.order(); ++v) {
      Target target;
      target.id = graph_.name(v);
      target.at = at(v);
      target.reach = grid_ ? cell_ * 0.5 : std::max(half_ * 1.15, 0.02);
      if (v == state_.blank) {
        target.name = "gap";
        target.state = "place of " + instance_.tokens[index(v)];
        if (v == instance_.blank_home) target.state = "where it belongs";
      } else {
        target.name = "tile " + token(v);
        target.state = home(v)
                           ? "home"
                           : "on the place of " + (v == instance_.blank_home ? "the gap" : instance_.tokens[index(v)]);
        if (graph_.adjacent(v, state_.blank)) target.state += ", next to the gap";
        for (const Mark& mark : marks_)
          if (mark.kind == Mark::Kind::hint && graph_.find(mark.move) == v) target.state += ", a good move";
      }
      target.enabled = v != state_.blank;
      for (const Neighbour& next : graph_.around(v)) target.neighbours.push_back(graph_.name(next.vertex));
      scene_.targets.push_back(std::move(target));
    }
  }
  std::string summary() const {
    const Standing standing = Sliding::standing(instance_, state_);
    std::string text = grid_ ? std::to_string(instance_.rows) + " rows of " + std::to_string(instance_.columns) + ". "
                             : plural(index(graph_.order()), "place", "places") + " and " +
                                   plural(index(graph_.size()), "line", "lines") + ". ";
    text += std::to_string(standing.done) + " of " +
            plural(static_cast<std::uint64_t>(standing.total), "tile", "tiles") + " home. Next to the gap:";
    bool any = false;
    for (const Neighbour& next : graph_.around(state_.blank)) {
      text += (any ? ", " : " ") + token(next.vertex);
      any = true;
    }
    return text + (any ? "." : " nothing.");
  }

  const sliding::Instance& instance_;
  const Graph& graph_;
  const Sliding::State& state_;
  std::span<const Mark> marks_;
  bool grid_;
  double cell_ = 0, half_ = 0, flat_ = 1;
  Projection seen_;
  Scene scene_;
};

/// The vertices from the one beside the gap to `to`, along which tokens slide in a row: straight on a grid, else a
/// shortest way. Empty when there is none.
std::vector<Vertex> row_to(const sliding::Instance& instance, const Sliding::State& state, Vertex to) {
  std::vector<Vertex> row;
  if (instance.columns > 0) {
    const int columns = instance.columns;
    const int down = to / columns - state.blank / columns, right = to % columns - state.blank % columns;
    if ((down == 0) == (right == 0)) return {};
    const int step = down != 0 ? (down > 0 ? columns : -columns) : right > 0 ? 1 : -1;
    for (Vertex v = state.blank; v != to;) row.push_back(v += step);
    return row;
  }
  const Graph& graph = instance.graph;
  std::vector<Vertex> before(state.at.size(), no_vertex), queue{to};
  before[index(to)] = to;
  for (std::size_t head = 0; head < queue.size() && before[index(state.blank)] == no_vertex; ++head)
    for (const Neighbour& next : graph.around(queue[head]))
      if (before[index(next.vertex)] == no_vertex) {
        before[index(next.vertex)] = queue[head];
        queue.push_back(next.vertex);
      }
  if (before[index(state.blank)] == no_vertex) return {};
  for (Vertex v = state.blank; v != to;) row.push_back(v = before[index(v)]);
  return row;
}

/// The neighbour of the gap whose token goes into it in about this direction (y downwards); no_vertex when none does.
Vertex pushed(const sliding::Instance& instance, const Sliding::State& state, Point2 direction) {
  constexpr double least_cosine = 0.6;
  const auto place = [&](Vertex v) {
    return instance.columns > 0
               ? Point2{static_cast<double>(v % instance.columns), static_cast<double>(v / instance.columns)}
               : instance.graph.plane()[index(v)];
  };
  const double length = std::hypot(direction.x, direction.y);
  Vertex best = no_vertex;
  double most = least_cosine;
  for (const Neighbour& next : instance.graph.around(state.blank)) {
    const Point2 from = place(next.vertex), to = place(state.blank);
    const double cosine =
        ((to.x - from.x) * direction.x + (to.y - from.y) * direction.y) / std::max(1e-12, length * distance(from, to));
    if (cosine <= most) continue;
    most = cosine;
    best = next.vertex;
  }
  return best;
}

/// An arrow, or W A S D on a grid, as a direction; a zero vector for any other key.
Point2 direction_of(char32_t key, bool grid) {
  constexpr char32_t arrows[] = {0x2190, 0x2191, 0x2192, 0x2193};
  constexpr char32_t letters[] = {'a', 'w', 'd', 's'};
  constexpr Point2 directions[] = {{-1, 0}, {0, -1}, {1, 0}, {0, 1}};
  for (std::size_t i = 0; i < 4; ++i)
    if (key == arrows[i] || (grid && (key == letters[i] || key == letters[i] - 'a' + 'A'))) return directions[i];
  return {};
}

Intent slide(const sliding::Instance& instance, const Sliding::State& state, Vertex from, bool say_why) {
  Intent intent;
  if (from == state.blank) return intent;
  for (Vertex v : row_to(instance, state, from)) intent.moves.push_back(instance.graph.name(v));
  if (intent.moves.empty() && say_why)
    intent.refusal = instance.columns > 0
                         ? "Tile " + instance.tokens[index(state.at[index(from)])] + " is not in line with the gap."
                         : "No way leads from tile " + instance.tokens[index(state.at[index(from)])] + " to the gap.";
  return intent;
}

}  // namespace

namespace {

Intent key_pressed(const sliding::Instance& instance, const Sliding::State& state, char32_t key) {
  Intent intent;
  if (key < 0x80) {
    const auto token =
        std::find(instance.tokens.begin(), instance.tokens.end(), std::string(1, static_cast<char>(key)));
    if (token != instance.tokens.end()) {
      const auto home = static_cast<Vertex>(token - instance.tokens.begin());
      const auto at = std::find(state.at.begin(), state.at.end(), home);
      return slide(instance, state, static_cast<Vertex>(at - state.at.begin()), true);
    }
  }
  const Point2 direction = direction_of(key, instance.columns > 0);
  if (direction.x == 0 && direction.y == 0) return intent;
  const Vertex v = pushed(instance, state, direction);
  if (v == no_vertex)
    intent.refusal = "No tile can slide that way.";
  else
    intent.moves.push_back(instance.graph.name(v));
  return intent;
}

}  // namespace

Scene Sliding::scene(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks) {
  return Painter(instance, state, view, marks).paint();
}

Intent Sliding::interpret(const Instance& instance, const State& state, View& view, const Input& input, int) {
  Intent intent;
  const Vertex on = input.target.empty() ? no_vertex : instance.graph.find(input.target);
  switch (input.kind) {
    case Input::Kind::press:
      // A tile is taken; it slides when it is let go or pulled into the gap.
      if (on == no_vertex || on == state.blank) break;
      view.held = instance.graph.name(on);
      intent.redraw = true;
      break;
    case Input::Kind::drag: {
      const Vertex held = view.held.empty() ? no_vertex : instance.graph.find(view.held);
      if (held == no_vertex || on == no_vertex || on == held) break;
      // Pulled over the gap, or towards it by a neighbour in the row: the row goes.
      const auto row = row_to(instance, state, held);
      if (on != state.blank && std::find(row.begin(), row.end(), on) == row.end()) break;
      intent = slide(instance, state, held, false);
      if (!intent.moves.empty()) view.held.clear();
      break;
    }
    case Input::Kind::release: {
      const Vertex held = view.held.empty() ? no_vertex : instance.graph.find(view.held);
      view.held.clear();
      intent.redraw = true;
      if (held == no_vertex) break;
      if (on == held) {
        intent = slide(instance, state, held, true);
      } else {
        // A swipe: the tile that can go that way goes, wherever the finger began.
        const Scene here = scene(instance, state, view, {});
        const Point2 from = here.targets[index(held)].at;
        const Vertex v = pushed(instance, state, {input.at.x - from.x, input.at.y - from.y});
        if (v != no_vertex) intent.moves.push_back(instance.graph.name(v));
      }
      intent.redraw = true;
      break;
    }
    case Input::Kind::activate:
      if (on == no_vertex) break;
      intent = slide(instance, state, on, true);
      if (on == state.blank) intent.refusal = "This is the gap: choose a tile.";
      break;
    case Input::Kind::cancel:
      intent.redraw = !view.held.empty();
      view.held.clear();
      break;
    case Input::Kind::key:
      intent = key_pressed(instance, state, input.key);
      break;
    case Input::Kind::turn:
      break;
  }
  return intent;
}

}  // namespace schlegel
