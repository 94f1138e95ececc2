#include <algorithm>
#include <cmath>
#include <deque>

#include "base/text.hpp"
#include "puzzles/numberlink/numberlink.hpp"

namespace schlegel {
namespace {

using numberlink::Instance;
using State = Numberlink::State;

std::size_t index(Vertex v) { return static_cast<std::size_t>(v); }

Role colour(int pair) { return piece_role(pair); }

bool is_terminal(const Instance& instance, int pair, Vertex v) {
  const auto& ends = instance.pairs[static_cast<std::size_t>(pair)];
  return ends.a == v || ends.b == v;
}

/// Where the vertices are drawn, and how large things are there.
class Drawing {
 public:
  explicit Drawing(const Instance& instance) : instance_(instance) {
    const Graph& graph = instance.graph;
    if (instance.width > 0) {
      cell_ = 1.0 / std::max(instance.width, instance.height);
      width_ = instance.width * cell_;
      height_ = instance.height * cell_;
      for (const auto& [column, row] : instance.cells) at_.push_back({(column + 0.5) * cell_, (row + 0.5) * cell_});
      return;
    }
    for (Point2 p : graph.plane()) at_.push_back({0.5 + 0.86 * (p.x - 0.5), 0.5 + 0.86 * (p.y - 0.5)});
    at_.resize(index(graph.order()), {0.5, 0.5});
    double shortest = 0.16;
    for (Edge e = 0; e < graph.size(); ++e) {
      const auto [u, v] = graph.ends(e);
      shortest = std::min(shortest, std::hypot(at(u).x - at(v).x, at(u).y - at(v).y));
    }
    cell_ = std::max(shortest, 0.006);
  }

  bool grid() const { return instance_.width > 0; }
  double cell() const { return cell_; }
  double width() const { return width_; }
  double height() const { return height_; }
  Point2 at(Vertex v) const { return at_[index(v)]; }
  double terminal_radius() const { return (grid() ? 0.34 : 0.26) * cell_; }
  double line_width() const { return (grid() ? 0.3 : 0.16) * cell_; }

 private:
  const Instance& instance_;
  std::vector<Point2> at_;
  double cell_ = 0.1, width_ = 1, height_ = 1;
};

/// An edge that wraps around the grid is drawn as two stubs.
bool wraps(const Instance& instance, Vertex u, Vertex v) {
  if (instance.width == 0) return false;
  const auto a = instance.cells[index(u)], b = instance.cells[index(v)];
  return std::abs(a[0] - b[0]) + std::abs(a[1] - b[1]) > 1;
}

class Painter {
 public:
  Painter(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks)
      : instance_(instance), state_(state), view_(view), marks_(marks), drawing_(instance) {}

  Scene paint() {
    scene_.width = drawing_.width();
    scene_.height = drawing_.height();
    if (drawing_.grid())
      draw_grid();
    else
      draw_graph();
    draw_lines();
    draw_loose_end();
    draw_terminals();
    draw_marks();
    add_targets();
    scene_.summary = summary();
    return std::move(scene_);
  }

 private:
  int owner(Vertex v) const { return state_.owner[index(v)]; }
  Point2 at(Vertex v) const { return drawing_.at(v); }
  bool all_joined() const {
    for (int pair = 0; pair < static_cast<int>(instance_.pairs.size()); ++pair)
      if (!numberlink::joined(instance_, state_, pair)) return false;
    return true;
  }

  void draw_grid() {
    const double w = drawing_.width(), h = drawing_.height(), cell = drawing_.cell(), gap = 0.03 * cell;
    Shape board = polygon({{0, 0}, {w, 0}, {w, h}, {0, h}}, Role::rim, 0.16 * cell);
    scene_.shapes.push_back(std::move(board));
    const bool show_empty = instance_.rules.cover && all_joined();
    for (Vertex v = 0; v < instance_.graph.order(); ++v) {
      const Point2 p = at(v);
      const double r = cell / 2 - gap;
      Shape square = polygon({{p.x - r, p.y - r}, {p.x + r, p.y - r}, {p.x + r, p.y + r}, {p.x - r, p.y + r}},
                             Role::board, 0.12 * cell);
      if (show_empty && owner(v) < 0) {
        square.outline = Role::bad;
        square.outline_width = 0.05 * cell;
      }
      scene_.shapes.push_back(std::move(square));
      if (owner(v) >= 0) {
        Shape tint = scene_.shapes.back();
        tint.fill = colour(owner(v));
        tint.opacity = 0.14;
        scene_.shapes.push_back(std::move(tint));
      }
    }
    draw_walls();
  }

  /// A missing edge between two neighbouring cells is a wall.
  void draw_walls() {
    std::vector<Vertex> in_cell(static_cast<std::size_t>(instance_.width) * static_cast<std::size_t>(instance_.height),
                                no_vertex);
    const auto slot = [&](int column, int row) {
      return static_cast<std::size_t>(row) * static_cast<std::size_t>(instance_.width) +
             static_cast<std::size_t>(column);
    };
    std::vector<char> crowded(in_cell.size(), 0);
    for (Vertex v = 0; v < instance_.graph.order(); ++v) {
      const auto [column, row] = instance_.cells[index(v)];
      if (in_cell[slot(column, row)] != no_vertex) crowded[slot(column, row)] = 1;
      in_cell[slot(column, row)] = v;
    }
    const double cell = drawing_.cell();
    for (int row = 0; row < instance_.height; ++row)
      for (int column = 0; column < instance_.width; ++column)
        for (int down = 0; down < 2; ++down) {
          const int c = column + 1 - down, r = row + down;
          if (c >= instance_.width || r >= instance_.height) continue;
          const Vertex u = in_cell[slot(column, row)], v = in_cell[slot(c, r)];
          if (u == no_vertex || v == no_vertex || crowded[slot(column, row)] != 0 || crowded[slot(c, r)] != 0) continue;
          if (instance_.graph.adjacent(u, v)) continue;
          const Point2 from{c * cell, r * cell};
          const Point2 to = down != 0 ? Point2{from.x + cell, from.y} : Point2{from.x, from.y + cell};
          scene_.shapes.push_back(line({from, to}, 0.09 * cell, Role::text));
        }
  }

  void draw_graph() {
    Shape board = polygon({{0.007, 0.007}, {0.993, 0.007}, {0.993, 0.993}, {0.007, 0.993}}, Role::board, 0.05);
    board.outline = Role::rim;
    board.outline_width = 0.013;
    scene_.shapes.push_back(std::move(board));
    for (Edge e = 0; e < instance_.graph.size(); ++e) {
      const auto [u, v] = instance_.graph.ends(e);
      scene_.shapes.push_back(line({at(u), at(v)}, 0.05 * drawing_.cell(), Role::edge));
    }
    const bool show_empty = instance_.rules.cover && all_joined();
    for (Vertex v = 0; v < instance_.graph.order(); ++v) {
      Shape hole = disc(at(v), 0.13 * drawing_.cell(), owner(v) < 0 ? Role::hole : colour(owner(v)));
      if (show_empty && owner(v) < 0) {
        hole.outline = Role::bad;
        hole.outline_width = 0.04 * drawing_.cell();
      }
      scene_.shapes.push_back(std::move(hole));
    }
  }

  void draw_lines() {
    for (Vertex u = 0; u < instance_.graph.order(); ++u)
      for (Vertex v : state_.links[index(u)]) {
        if (v <= u) continue;
        const std::string key = "link " + instance_.graph.name(u) + " " + instance_.graph.name(v);
        if (wraps(instance_, u, v)) {
          draw_stub(u, v, key);
          draw_stub(v, u, key + " back");
          continue;
        }
        Shape shape = line({at(u), at(v)}, drawing_.line_width(), colour(owner(u)));
        shape.key = key;
        scene_.shapes.push_back(std::move(shape));
      }
  }

  void draw_stub(Vertex u, Vertex v, std::string key) {
    const Point2 a = at(u), b = at(v);
    const double half = drawing_.cell() / 2;
    Point2 to = a;
    if (std::abs(a.x - b.x) > half) to.x += a.x > b.x ? half : -half;
    if (std::abs(a.y - b.y) > half) to.y += a.y > b.y ? half : -half;
    Shape shape = line({a, to}, drawing_.line_width(), colour(owner(u)));
    shape.key = std::move(key);
    scene_.shapes.push_back(std::move(shape));
  }

  void draw_loose_end() {
    if (!view_.dragging || view_.held.empty()) return;
    const Vertex held = instance_.graph.find(view_.held);
    if (held == no_vertex || owner(held) < 0) return;
    Shape loose = line({at(held), view_.pointer}, drawing_.line_width(), colour(owner(held)));
    loose.opacity = 0.4;
    scene_.shapes.push_back(std::move(loose));
  }

  void draw_terminals() {
    const double r = drawing_.terminal_radius();
    for (std::size_t p = 0; p < instance_.pairs.size(); ++p) {
      const auto& pair = instance_.pairs[p];
      const bool done = numberlink::joined(instance_, state_, static_cast<int>(p));
      for (Vertex v : {pair.a, pair.b}) {
        Shape end = disc(at(v), r, colour(static_cast<int>(p)));
        end.shadow = true;
        if (done) {
          end.outline = Role::good;
          end.outline_width = 0.16 * r;
        } else if (view_.held == instance_.graph.name(v)) {
          end.outline = Role::accent;
          end.outline_width = 0.2 * r;
        }
        scene_.shapes.push_back(std::move(end));
        const double height = r * (pair.label.size() == 1 ? 0.82 : pair.label.size() == 2 ? 0.66 : 0.48);
        if (r > 0.006) scene_.shapes.push_back(label(at(v), height, pair.label, Role::on_peg, true));
      }
    }
    const Vertex held = view_.held.empty() ? no_vertex : instance_.graph.find(view_.held);
    if (held != no_vertex && owner(held) >= 0 && !is_terminal(instance_, owner(held), held)) {
      Shape tip = disc(at(held), 0.7 * r, colour(owner(held)));
      tip.outline = Role::accent;
      tip.outline_width = 0.2 * r;
      scene_.shapes.push_back(std::move(tip));
    }
  }

  void draw_marks() {
    for (const Mark& mark : marks_) {
      const auto move = Numberlink::parse_move(instance_, mark.move);
      if (!move || move->to == no_vertex) continue;
      const bool dead = mark.kind == Mark::Kind::dead, hint = mark.kind == Mark::Kind::hint;
      // Rings are shown around the held tip; a hint everywhere, because it says where to go on.
      if (!hint && view_.held != instance_.graph.name(move->from)) continue;
      Shape ring = disc(at(move->to), 0.3 * drawing_.cell(), Role::none);
      ring.outline = dead ? Role::bad : Role::accent;
      ring.outline_width = 0.05 * drawing_.cell();
      ring.dashed = dead;
      ring.key = (dead ? "dead " : hint ? "hint " : "alive ") + mark.move;
      scene_.shapes.push_back(std::move(ring));
      if (!hint) continue;
      Shape way = line({at(move->from), at(move->to)}, 0.5 * drawing_.line_width(), Role::accent);
      way.dashed = true;
      scene_.shapes.push_back(std::move(way));
    }
  }

  void add_targets() {
    for (Vertex v = 0; v < instance_.graph.order(); ++v) {
      Target target;
      target.id = instance_.graph.name(v);
      target.name = name_of(v);
      target.state = state_of(v);
      target.at = at(v);
      target.reach = 0.5 * drawing_.cell();
      target.pressed = view_.held == target.id;
      target.enabled = owner(v) >= 0 || !view_.held.empty();
      for (const Neighbour& next : instance_.graph.around(v))
        target.neighbours.push_back(instance_.graph.name(next.vertex));
      scene_.targets.push_back(std::move(target));
    }
  }

  std::string name_of(Vertex v) const {
    if (!drawing_.grid()) return instance_.graph.name(v);
    const auto [column, row] = instance_.cells[index(v)];
    return "row " + std::to_string(row + 1) + ", column " + std::to_string(column + 1);
  }

  std::string state_of(Vertex v) const {
    if (owner(v) < 0) return "empty";
    const std::string& name = instance_.pairs[static_cast<std::size_t>(owner(v))].label;
    std::string text = is_terminal(instance_, owner(v), v) ? "end of line " + name : "line " + name;
    if (numberlink::joined(instance_, state_, owner(v))) text += ", joined";
    if (view_.held == instance_.graph.name(v)) text += ", held";
    return text;
  }

  std::string summary() const {
    int done = 0;
    for (int pair = 0; pair < static_cast<int>(instance_.pairs.size()); ++pair)
      done += numberlink::joined(instance_, state_, pair) ? 1 : 0;
    std::string text =
        drawing_.grid()
            ? "A grid of " + plural(static_cast<std::uint64_t>(instance_.height), "row", "rows") + " and " +
                  plural(static_cast<std::uint64_t>(instance_.width), "column", "columns")
            : "A graph of " + plural(static_cast<std::uint64_t>(instance_.graph.order()), "place", "places");
    return text + ". " + std::to_string(done) + " of " + std::to_string(instance_.pairs.size()) + " pairs are joined.";
  }

  const Instance& instance_;
  const State& state_;
  const View& view_;
  std::span<const Mark> marks_;
  Drawing drawing_;
  Scene scene_;
};

/// The shortest way from the held tip over empty places to `to`, without the tip; empty when there is none of at most
/// `longest` steps. A quick finger skips places; the line follows.
std::vector<Vertex> way_to(const Instance& instance, const State& state, Vertex from, Vertex to, std::size_t longest) {
  std::vector<Vertex> parent(index(instance.graph.order()), no_vertex);
  std::deque<std::pair<Vertex, std::size_t>> queue{{from, 0}};
  parent[index(from)] = from;
  while (!queue.empty()) {
    const auto [v, steps] = queue.front();
    queue.pop_front();
    if (steps == longest) break;
    for (const Neighbour& next : instance.graph.around(v)) {
      if (parent[index(next.vertex)] != no_vertex) continue;
      if (next.vertex != to && state.owner[index(next.vertex)] >= 0) continue;
      parent[index(next.vertex)] = v;
      if (next.vertex == to) {
        std::vector<Vertex> way;
        for (Vertex w = to; w != from; w = parent[index(w)]) way.push_back(w);
        std::reverse(way.begin(), way.end());
        return way;
      }
      queue.emplace_back(next.vertex, steps + 1);
    }
  }
  return {};
}

bool same_part(const State& state, Vertex u, Vertex v) {
  Vertex last = no_vertex;
  for (int side = 0; side < 2; ++side) {
    last = u;
    Vertex next = state.links[index(u)][static_cast<std::size_t>(side)];
    while (next != no_vertex) {
      if (next == v) return true;
      const auto& links = state.links[index(next)];
      const Vertex onward = links[0] == last ? links[1] : links[0];
      last = next;
      next = onward;
    }
  }
  return u == v;
}

/// The held tip goes to v: forward over empty places, or back along its own line.
Intent go_to(const Instance& instance, const State& state, View& view, Vertex v, bool dragged) {
  Intent intent;
  const Vertex held = instance.graph.find(view.held);
  if (held == no_vertex || state.owner[index(held)] < 0) {
    view.held.clear();
    return intent;
  }
  if (held == v) return intent;
  if (same_part(state, held, v)) {
    if (Numberlink::refuse(instance, state, {v, no_vertex}).empty())
      intent.moves.push_back(Numberlink::write_move(instance, {v, no_vertex}));
    view.held = instance.graph.name(v);
    return intent;
  }
  const auto way = way_to(instance, state, held, v, dragged ? 8 : 1);
  if (way.empty()) {
    if (!dragged) intent.refusal = "The line cannot go there in one step: choose a neighbour of its tip.";
    return intent;
  }
  State walked = state;
  Vertex tip = held;
  for (Vertex next : way) {
    const Numberlink::Move move{tip, next};
    std::string refusal = Numberlink::refuse(instance, walked, move);
    if (!refusal.empty()) {
      intent.refusal = dragged ? "" : std::move(refusal);
      break;
    }
    Numberlink::apply(instance, walked, move);
    intent.moves.push_back(Numberlink::write_move(instance, move));
    tip = next;
  }
  view.held = numberlink::joined(instance, walked, walked.owner[index(tip)]) ? std::string() : instance.graph.name(tip);
  return intent;
}

/// Takes hold of the line at v: at its number or in its middle, what lies beyond is taken back.
Intent take(const Instance& instance, const State& state, View& view, Vertex v) {
  Intent intent;
  if (state.owner[index(v)] < 0) {
    intent.refusal = "There is no line here: begin at a number or at the tip of a line.";
    return intent;
  }
  if (Numberlink::refuse(instance, state, {v, no_vertex}).empty())
    intent.moves.push_back(Numberlink::write_move(instance, {v, no_vertex}));
  view.held = instance.graph.name(v);
  intent.redraw = true;
  return intent;
}

}  // namespace

Scene Numberlink::scene(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks) {
  return Painter(instance, state, view, marks).paint();
}

Intent Numberlink::interpret(const Instance& instance, const State& state, View& view, const Input& input, int) {
  const Vertex on = input.target.empty() ? no_vertex : instance.graph.find(input.target);
  const Vertex held = view.held.empty() ? no_vertex : instance.graph.find(view.held);
  Intent intent;
  switch (input.kind) {
    case Input::Kind::press:
      if (on != no_vertex) return take(instance, state, view, on);
      break;
    case Input::Kind::drag:
      if (held == no_vertex) break;
      if (on != no_vertex) intent = go_to(instance, state, view, on, true);
      intent.redraw = true;
      break;
    case Input::Kind::activate:
      if (on == no_vertex) break;
      if (held == on) {
        view.held.clear();
        intent.redraw = true;
        return intent;
      }
      intent = held == no_vertex ? take(instance, state, view, on) : go_to(instance, state, view, on, false);
      intent.redraw = true;
      break;
    case Input::Kind::release:
    case Input::Kind::cancel:
      intent.redraw = held != no_vertex;
      view.held.clear();
      break;
    case Input::Kind::key:
    case Input::Kind::turn:
      break;
  }
  return intent;
}

}  // namespace schlegel
