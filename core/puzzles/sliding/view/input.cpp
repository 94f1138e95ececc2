#include <algorithm>
#include <cmath>

#include "play/projection.hpp"
#include "puzzles/sliding/view/drag.hpp"

namespace schlegel {
namespace sliding {
namespace {

/// Where the pointer went down.
struct Hand {
  Point2 pressed_at;
};

/// The neighbour of the gap whose token is seen to go into it in about this direction (y downwards); no_vertex when
/// none does.
Vertex pushed(const Instance& instance, const Sliding::State& state, const View& view, Point2 direction) {
  constexpr double least_cosine = 0.6;
  const std::vector<Point2> seen = instance.columns > 0 ? std::vector<Point2>() : project(instance.graph, view).at;
  const auto place = [&](Vertex v) {
    return instance.columns > 0
               ? Point2{static_cast<double>(v % instance.columns), static_cast<double>(v / instance.columns)}
               : seen[v];
  };
  const double length = std::hypot(direction.x, direction.y);
  Vertex best = no_vertex;
  double most = least_cosine;
  for (const Neighbour& next : instance.graph.around(state.blank)) {
    const Point2 from = place(next.vertex), to = place(state.blank);
    const double cosine = ((to.x - from.x) * direction.x + (to.y - from.y) * direction.y) /
                          std::max(1e-12, length * std::hypot(to.x - from.x, to.y - from.y));
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

Intent slide(const Instance& instance, const Sliding::State& state, Vertex from, bool say_why) {
  Intent intent;
  if (from == state.blank) return intent;
  for (Vertex v : row_to(instance, state, from)) intent.moves.push_back(instance.graph.name(v));
  if (intent.moves.empty() && say_why)
    intent.refusal = say(instance.columns > 0 ? words::not_in_line : words::no_way_to_gap,
                         {{"token", instance.tokens[state.at[from]]}});
  return intent;
}

Intent key_pressed(const Instance& instance, const Sliding::State& state, const View& view, char32_t key) {
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
  const Vertex v = pushed(instance, state, view, direction);
  if (v == no_vertex)
    intent.refusal = say(words::none_that_way, {{"kind", token_kind(instance)}});
  else
    intent.moves.push_back(instance.graph.name(v));
  return intent;
}

/// The end of a tap, of a pull towards the gap, or of a swipe: the tile that can go that way goes, wherever the finger
/// began.
Intent let_go(const Instance& instance, const Sliding::State& state, const View& view, Point2 pointer) {
  constexpr double far_enough = 0.3;
  const Vertex held = view.held.empty() ? no_vertex : instance.graph.find(view.held);
  if (held == no_vertex) return {};
  if (!view.dragging) return slide(instance, state, held, true);
  const Scene here = Sliding::scene(instance, state, view, {});
  const auto place = [&](Vertex v) { return here.targets[v].at; };
  const auto row = held == state.blank ? std::vector<Vertex>() : row_to(instance, state, held);
  if (!row.empty() &&
      pulled(view, pointer, place(held), place(row.size() > 1 ? row[row.size() - 2] : state.blank)) > far_enough)
    return slide(instance, state, held, true);
  Intent intent;
  const Point2 start = view.hand_as<Hand>().pressed_at, way{pointer.x - start.x, pointer.y - start.y};
  if (std::hypot(way.x, way.y) < far_enough * here.targets[held].reach) return intent;
  const Vertex v = pushed(instance, state, view, way);
  if (v != no_vertex) intent.moves.push_back(instance.graph.name(v));
  return intent;
}

}  // namespace

std::vector<Vertex> row_to(const Instance& instance, const Sliding::State& state, Vertex to) {
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
  before[to] = to;
  for (std::size_t head = 0; head < queue.size() && before[state.blank] == no_vertex; ++head)
    for (const Neighbour& next : graph.around(queue[head]))
      if (before[next.vertex] == no_vertex) {
        before[next.vertex] = queue[head];
        queue.push_back(next.vertex);
      }
  if (before[state.blank] == no_vertex) return {};
  for (Vertex v = state.blank; v != to;) row.push_back(v = before[v]);
  return row;
}

double pulled(const View& view, Point2 pointer, Point2 from, Point2 to) {
  const Point2 start = view.hand_as<Hand>().pressed_at;
  const double x = to.x - from.x, y = to.y - from.y;
  return std::clamp(((pointer.x - start.x) * x + (pointer.y - start.y) * y) / std::max(1e-9, x * x + y * y), 0.0, 1.0);
}

}  // namespace sliding

Intent Sliding::interpret(const Instance& instance, const State& state, View& view, const Input& input, int) {
  Intent intent;
  const Vertex on = input.target.empty() ? no_vertex : instance.graph.find(input.target);
  switch (input.kind) {
    case Input::Kind::press:
      // A tile is taken; it slides when it is let go.
      if (on == no_vertex) break;
      view.held = instance.graph.name(on);
      view.hand_as<sliding::Hand>().pressed_at = input.at;
      intent.redraw = true;
      break;
    case Input::Kind::drag:
      intent.redraw = !view.held.empty();
      break;
    case Input::Kind::release:
      intent = sliding::let_go(instance, state, view, input.at);
      view.let_go();
      intent.redraw = true;
      break;
    case Input::Kind::activate:
      if (on == no_vertex) break;
      intent = sliding::slide(instance, state, on, true);
      if (on == state.blank) intent.refusal = say(sliding::words::choose, {{"kind", sliding::token_kind(instance)}});
      break;
    case Input::Kind::cancel:
      intent.redraw = !view.held.empty();
      view.let_go();
      break;
    case Input::Kind::key:
      intent = sliding::key_pressed(instance, state, view, input.key);
      break;
    case Input::Kind::turn:
      break;
  }
  return intent;
}

}  // namespace schlegel
