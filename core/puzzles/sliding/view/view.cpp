#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "play/fit.hpp"
#include "play/graph_board.hpp"
#include "play/words.hpp"
#include "puzzles/sliding/sliding.hpp"
#include "puzzles/sliding/view/drag.hpp"

namespace schlegel {
namespace {

using sliding::home_by_name;
using sliding::token_kind;

double distance(Point2 a, Point2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

double from_line(Point2 p, Point2 a, Point2 b) {
  const double x = b.x - a.x, y = b.y - a.y,
               along = ((p.x - a.x) * x + (p.y - a.y) * y) / std::max(1e-12, x * x + y * y);
  const double t = std::clamp(along, 0.0, 1.0);
  return distance(p, {a.x + t * x, a.y + t * y});
}

std::vector<Point2> square(Point2 centre, double half) {
  return {{centre.x - half, centre.y - half},
          {centre.x + half, centre.y - half},
          {centre.x + half, centre.y + half},
          {centre.x - half, centre.y + half}};
}

constexpr GraphPlacement placement{GraphPlacement::Board::fitted, 0, 0.37};

/// Half the width of a token where a drawing is scaled so.
double half_at(double scale, double gap) { return std::min(0.08, 0.38 * scale * gap); }

GraphBoard grid_board(const sliding::Instance& instance, double cell) {
  std::vector<Point2> places;
  for (Vertex v = 0; v < instance.graph.order(); ++v)
    places.push_back({0.03 + cell * (v % instance.columns + 0.5), 0.03 + cell * (v / instance.columns + 0.5)});
  return GraphBoard(instance.graph, std::move(places), cell * instance.columns + 0.06, cell * instance.rows + 0.06);
}

/// With room for a token and the name beside it at the margin.
GraphBoard graph_board(const Graph& graph, const View& view, double gap) {
  GraphPlacement placed = placement;
  placed.margin = 0.03 + 1.7 * half_at(Fit(graph.plane(), 0.16).scale, gap);
  return GraphBoard(graph, view, placed);
}

class Painter {
 public:
  Painter(const sliding::Instance& instance, const Sliding::State& state, const View& view)
      : instance_(instance),
        graph_(instance.graph),
        state_(state),
        view_(view),
        grid_(instance.rows > 0),
        cell_(grid_ ? 0.94 / std::max(instance.rows, instance.columns) : 0),
        gap_(grid_ ? 0 : least_distance(graph_, graph_.plane(), 0.5)),
        board_(grid_ ? grid_board(instance, cell_) : graph_board(graph_, view, gap_)),
        scene_(board_.scene),
        half_(grid_ ? 0.5 * cell_ * 0.93 : half_at(board_.scale(), gap_)),
        halves_(board_.blended(half_,
                               [&](double shortest) { return std::min(half_, 0.38 * placement.radius * shortest); })) {}

  Scene paint() {
    scene_.board_takes_arrows = true;
    scene_.has_goal = true;
    pull();
    scene_.takes_letters = grid_;
    if (!grid_)
      scene_.takes_letters = std::all_of(instance_.tokens.begin(), instance_.tokens.end(),
                                         [](const std::string& name) { return name.size() == 1; });
    board_.draw_ground();
    if (!grid_) draw_lines();
    draw_places();
    for (bool front : {false, true})
      for (Vertex v = 0; v < graph_.order(); ++v)
        if (board_.in_front(v) == front && v != state_.blank) draw_token(v, front);
    draw_corners();
    if (view_.rulers && grid_) draw_rulers();
    add_targets();
    scene_.summary = summary();
    return std::move(scene_);
  }

 private:
  /// The reference is good until another shape is added.
  Shape& add(Shape shape) { return scene_.shapes.emplace_back(std::move(shape)); }
  Point2 at(Vertex v) const { return board_.at(v); }
  double half(Vertex v) const { return halves_[v]; }
  const std::string& token(Vertex v) const { return instance_.tokens[state_.at[v]]; }
  bool home(Vertex v) const { return state_.at[v] == v; }
  /// What is brought home, not what the picture of the goal shows there.
  bool settled(Vertex v) const { return home(v) && !view_.goal; }

  Shape tile(Point2 p, double half, Role fill) const {
    return grid_ ? polygon(square(p, half), fill, 0.18 * half_ * 2) : disc(p, half, fill);
  }
  /// The row in the hand follows the pointer.
  void pull() {
    token_at_ = board_.seen().at;
    const Vertex held = view_.dragging && !view_.held.empty() ? graph_.find(view_.held) : no_vertex;
    if (held == no_vertex || held == state_.blank) return;
    const auto row = sliding::row_to(instance_, state_, held);
    if (row.empty()) return;
    const double share =
        sliding::pulled(view_, view_.pointer, at(held), at(row.size() > 1 ? row[row.size() - 2] : state_.blank));
    for (std::size_t i = 0; i < row.size(); ++i) {
      const Point2 from = at(row[i]), to = at(i == 0 ? state_.blank : row[i - 1]);
      token_at_[row[i]] = {from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)};
    }
  }

  void draw_lines() {
    for (Edge e = 0; e < graph_.size(); ++e) {
      const auto [u, v] = graph_.ends(e);
      board_.draw_edge(e, std::max(0.002, 0.08 * (half(u) + half(v))), Role::edge);
    }
  }
  /// Hollows under the tokens; where a token is missing its home's name shows.
  void draw_places() {
    if (graph_.order() > 2500) return;
    for (Vertex v = 0; v < graph_.order(); ++v) {
      Shape& hollow = add(tile(at(v), half(v) * (grid_ ? 0.98 : 0.8), Role::hole));
      hollow.opacity = grid_ ? 0.28 : 1;
      const bool for_gap = v == instance_.blank_home;
      if (half(v) < 0.012 || (for_gap && (grid_ || !home_by_name(instance_))) || (grid_ ? view_.goal : view_.small))
        continue;
      // Each place bears the name of the token that belongs there, a grid's under the tiles; the gap's its own.
      const std::string& name = for_gap ? graph_.name(v) : instance_.tokens[v];
      Shape& mark = add(grid_ ? label(at(v), half(v) * name_size(name), name, Role::muted)
                              : label(beside(v), 0.4 * half(v), name, settled(v) ? Role::good : Role::muted, true));
      if (grid_) mark.opacity = 0.55;
    }
  }
  /// What lies under a tile that is not at home, small in its corner.
  void draw_corners() {
    if (!grid_ || view_.small || std::max(instance_.rows, instance_.columns) > sliding::most_engraved) return;
    for (Vertex v = 0; v < graph_.order(); ++v) {
      if (home(v) || v == state_.blank || instance_.tokens[v].size() > 3) continue;
      const Point2 corner{at(v).x - 0.66 * half_, at(v).y - 0.68 * half_};
      Shape& mark = add(label(corner, 0.19 * half_, instance_.tokens[v], Role::on_peg));
      if (v == instance_.blank_home) {
        mark = polygon(square(corner, 0.11 * half_), Role::none, 0.04 * half_);
        mark.outline = Role::on_peg;
        mark.outline_width = 0.03 * half_;
      }
      mark.opacity = 0.6;
    }
  }
  /// Numbers of rows and columns, along the upper and the left edge.
  void draw_rulers() {
    const double edge = 0.016, height = std::min(0.012, 0.2 * cell_);
    for (int column = 0; column < instance_.columns; ++column)
      add(label({at(column).x, edge}, height, std::to_string(column + 1), Role::muted)).key =
          "ruler column " + std::to_string(column);
    for (int row = 0; row < instance_.rows; ++row)
      add(label({edge, at(row * instance_.columns).y}, height, std::to_string(row + 1), Role::muted)).key =
          "ruler row " + std::to_string(row);
  }
  /// Where there is most room round a place, rather outwards.
  Point2 beside(Vertex v) const {
    constexpr int directions = 16;
    const Point2 p = at(v), middle{scene_.width / 2, scene_.height / 2};
    const double away = std::max(1e-9, distance(p, middle)), reach = 1.42 * half(v);
    const bool roomy = board_.flat() >= 1 && graph_.order() <= 100;
    Point2 best = p;
    double most = -1;
    for (int i = 0; i < directions; ++i) {
      const double angle = 2 * 3.14159265358979 * i / directions, x = std::cos(angle), y = std::sin(angle);
      const Point2 there{p.x + reach * x, p.y + reach * y};
      double room = 1;
      for (Vertex u = 0; roomy && u < graph_.order(); ++u)
        if (u != v) room = std::min(room, distance(there, at(u)) - half(v));
      for (Edge e = 0; roomy && e < graph_.size(); ++e)
        room = std::min(room, from_line(there, at(graph_.ends(e).first), at(graph_.ends(e).second)));
      room = std::min(room, 0.4 * half(v)) + 0.2 * half(v) * (x * (p.x - middle.x) + y * (p.y - middle.y)) / away + 1;
      if (room <= most) continue;
      most = room;
      best = there;
    }
    return best;
  }
  /// Height of a capital, in halves of a tile.
  double name_size(const std::string& name) const {
    return name.size() < 3 ? (grid_ ? 0.62 : 0.72) : name.size() == 3 ? 0.5 : 1.5 / static_cast<double>(name.size());
  }
  void draw_token(Vertex v, bool front) {
    const std::string& name = token(v);
    const Point2 p = token_at_[v];
    const double half = this->half(v);
    Shape& body = add(tile(p, half, Role::peg));
    body.shadow = front;
    body.key = "token " + name;
    if (settled(v)) {
      body.outline = Role::good;
      body.outline_width = 0.07 * half;
    }
    const double opacity = board_.seen().clarity(v);
    body.opacity = view_.goal ? 0.6 * opacity : opacity;
    if (half < 0.006) return;
    Shape& text = add(label(p, half * name_size(name), name, Role::on_peg, true));
    text.key = "name " + name;
    text.opacity = opacity;
    if (!settled(v) || view_.small) return;
    // A green point in the corner: at home.
    const double out = grid_ ? 0.72 * half : 0.62 * half;
    Shape& point = add(disc({p.x + out, p.y - out}, 0.09 * half, Role::good));
    point.key = "home " + name;
    point.opacity = opacity;
  }
  void add_targets() {
    for (Vertex v = 0; v < graph_.order(); ++v) {
      Target& target =
          board_.add_target(v, say(sliding::words::gap), grid_ ? cell_ * 0.5 : std::max(half(v) * 1.15, 0.02));
      target.behind = false;
      target.square = grid_;
      target.state = say(home(v) ? sliding::words::home : sliding::words::on_place_of,
                         {{"kind", token_kind(instance_)},
                          {"belongs", v == instance_.blank_home ? "gap" : "token"},
                          {"place", instance_.tokens[v]}});
      if (v != state_.blank) {
        target.name = say(sliding::words::token_name, {{"kind", token_kind(instance_)}, {"token", token(v)}});
        if (graph_.adjacent(v, state_.blank)) target.state += ", " + say(sliding::words::beside_gap);
      }
      if (view_.goal) target.state = say(sliding::words::in_goal);
      target.enabled = v != state_.blank;
    }
  }
  /// The goal in words, all of it where that is not too long.
  std::string goal_summary() const {
    if (graph_.order() > 100) return say(sliding::words::the_goal, {{"goal", Sliding::goal(instance_)}});
    if (!grid_ && home_by_name(instance_))
      return say(sliding::words::goal_by_name, {{"place", graph_.name(instance_.blank_home)}});
    std::string list;
    for (Vertex v = 0; v < graph_.order(); ++v) {
      const std::string what = v == instance_.blank_home ? say(sliding::words::gap) : instance_.tokens[v];
      if (grid_)
        list += (v == 0 ? "" : v % instance_.columns == 0 ? "; " : " ") + what;
      else
        list += (v == 0 ? "" : ", ") + say(sliding::words::token_on, {{"token", what}, {"place", graph_.name(v)}});
    }
    return say(grid_ ? sliding::words::goal_by_rows : sliding::words::goal_by_places,
               {{"rows", list}, {"tokens", list}});
  }
  std::string summary() const {
    if (view_.goal) return goal_summary();
    const GameStatus status = Sliding::status(instance_, state_);
    std::vector<std::string> tokens;
    for (const Neighbour& next : graph_.around(state_.blank)) tokens.push_back(token(next.vertex));
    return (grid_ ? say(sliding::words::grid_size, {{"rows", instance_.rows}, {"columns", instance_.columns}})
                  : say(sliding::words::graph_size, {{"places", graph_.order()}, {"lines", graph_.size()}})) +
           " " +
           say(sliding::words::some_home,
               {{"kind", token_kind(instance_)}, {"home", status.done}, {"all", status.total}}) +
           " " +
           say(tokens.empty() ? sliding::words::none_next_to_gap : sliding::words::next_to_gap,
               {{"tokens", join(tokens, ", ")}});
  }

  const sliding::Instance& instance_;
  const Graph& graph_;
  const Sliding::State& state_;
  const View& view_;
  bool grid_;
  double cell_, gap_;  ///< of a grid; of another graph: the least distance of two places in its drawing
  GraphBoard board_;
  Scene& scene_;
  double half_;                   ///< half the width of a token
  std::vector<double> halves_;    ///< by vertex: on the solid they may be smaller
  std::vector<Point2> token_at_;  ///< by vertex: where its token is drawn
};

}  // namespace

Scene Sliding::scene(const Instance& instance, const State& state, const View& view, std::span<const Mark>) {
  if (!view.goal) return Painter(instance, state, view).paint();
  const State goal{sliding::solved_arrangement(instance.graph.order()), instance.blank_home, 0};
  View picture = view;
  picture.held.clear();
  return Painter(instance, goal, picture).paint();
}

}  // namespace schlegel
