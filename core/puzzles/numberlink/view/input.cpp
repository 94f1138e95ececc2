#include <algorithm>
#include <cmath>
#include <deque>

#include "base/index.hpp"
#include "base/text.hpp"
#include "play/projection.hpp"
#include "puzzles/numberlink/numberlink.hpp"

namespace schlegel {
namespace numberlink {
namespace {

using Move = Numberlink::Move;
using State = Numberlink::State;

/// While a place is pressed: it was not in the hand before, or it was.
enum class Pressed { no, once, again };

struct Hand {
  Pressed pressed = Pressed::no;
  Vertex pencil = no_vertex;  ///< where a line is sketched from
};

/// A neighbour's direction on the screen. The edges of a grid that wrap lead out of it.
Point2 towards(const Instance& instance, const View& view, Vertex from, Vertex to) {
  if (instance.width == 0) {
    const auto places = project(instance.graph, view).at;
    return {places[to].x - places[from].x, places[to].y - places[from].y};
  }
  const auto a = instance.cells[from], b = instance.cells[to];
  const auto step = [](int by) { return std::abs(by) > 1 ? -by : by; };
  return {static_cast<double>(step(b[0] - a[0])), static_cast<double>(step(b[1] - a[1]))};
}

/// How far a quick finger may be ahead of the line.
std::size_t most_steps(const Instance& instance, Vertex from, Vertex to) {
  if (instance.width == 0) return 3;
  const auto a = instance.cells[from], b = instance.cells[to];
  return static_cast<std::size_t>(std::min(12, std::abs(a[0] - b[0]) + std::abs(a[1] - b[1]) + 2));
}

/// The shortest way over empty places, without `from`; empty when there is none of at most `longest` steps.
std::vector<Vertex> way_to(const Instance& instance, const State& state, Vertex from, Vertex to, std::size_t longest) {
  std::vector<Vertex> parent(at(instance.graph.order()), no_vertex);
  std::deque<std::pair<Vertex, std::size_t>> queue{{from, 0}};
  parent[from] = from;
  while (!queue.empty()) {
    const auto [v, steps] = queue.front();
    queue.pop_front();
    if (steps == longest) break;
    for (const Neighbour& next : instance.graph.around(v)) {
      if (parent[next.vertex] != no_vertex) continue;
      if (next.vertex != to && state.owner[next.vertex] >= 0) continue;
      parent[next.vertex] = v;
      if (next.vertex == to) {
        std::vector<Vertex> way;
        for (Vertex w = to; w != from; w = parent[w]) way.push_back(w);
        std::reverse(way.begin(), way.end());
        return way;
      }
      queue.emplace_back(next.vertex, steps + 1);
    }
  }
  return {};
}

bool same_part(const State& state, Vertex u, Vertex v) {
  const auto on_way = [&](Vertex next) {
    const std::vector<Vertex> way = walk_on(state, u, next);
    return std::find(way.begin(), way.end(), v) != way.end();
  };
  return u == v || on_way(state.links[u][0]) || on_way(state.links[u][1]);
}

class InputHandler {
 public:
  InputHandler(const Instance& instance, const State& state, View& view)
      : instance_(instance), state_(state), view_(view), held_(view.held.empty() ? no_vertex : find(view.held)) {
    if (held_ != no_vertex && owner(held_) < 0) held_ = no_vertex;
    if (held_ == no_vertex) view_.held.clear();
  }

  Intent act(const Input& input) {
    intent_.one_undo = true;
    const Vertex on = meant(input.target.empty() ? no_vertex : find(input.target));
    switch (input.kind) {
      case Input::Kind::press:
        press(on);
        break;
      case Input::Kind::drag:
        intent_.redraw = held_ != no_vertex;
        if (pencil() != no_vertex && on != no_vertex) sketch(on);
        if (held_ == no_vertex || on == no_vertex || on == held_) break;
        pressed() = Pressed::no;
        go_to(on, true);
        break;
      case Input::Kind::release:
        release();
        break;
      case Input::Kind::activate:
        press(on);
        release();
        break;
      case Input::Kind::key:
        key(input.key);
        break;
      case Input::Kind::cancel:
        let_go();
        break;
      case Input::Kind::turn:
        break;
    }
    return std::move(intent_);
  }

 private:
  Vertex find(const std::string& name) const { return instance_.graph.find(name); }
  int owner(Vertex v) const { return state_.owner[v]; }
  Pressed& pressed() { return view_.hand_as<Hand>().pressed; }
  Vertex& pencil() { return view_.hand_as<Hand>().pencil; }

  /// On a bridge it is the way that the line in the hand can take.
  Vertex meant(Vertex on) const {
    if (on == no_vertex || held_ == no_vertex || instance_.width == 0 || instance_.graph.adjacent(held_, on)) return on;
    for (const Neighbour& next : instance_.graph.around(held_))
      if (instance_.cells[next.vertex] == instance_.cells[on]) return next.vertex;
    return on;
  }

  void hold(Vertex v) {
    held_ = v;
    view_.held = instance_.graph.name(v);
    intent_.redraw = true;
  }
  void let_go() {
    intent_.redraw = intent_.redraw || held_ != no_vertex;
    held_ = no_vertex;
    view_.let_go();
  }
  /// Takes back what lies beyond v, if anything does.
  bool take_back(Vertex v) {
    const Move back{v, no_vertex};
    if (!Numberlink::why_illegal(instance_, state_, back).empty()) return false;
    intent_.moves.push_back(Numberlink::write_move(instance_, back));
    return true;
  }

  void press(Vertex on) {
    view_.hand_as<Hand>() = {};
    if (on == no_vertex) return let_go();
    if (held_ != no_vertex && on != held_ && (owner(on) < 0 || meets(on))) return go_to(on, false);
    if (owner(on) < 0) {
      pencil() = on;
      return;
    }
    pressed() = on == held_ ? Pressed::again : Pressed::once;
    hold(on);
  }

  /// The line in the hand can be finished there.
  bool meets(Vertex on) const {
    return owner(on) == owner(held_) && !same_part(state_, held_, on) &&
           !way_to(instance_, state_, held_, on, most_steps(instance_, held_, on)).empty();
  }

  /// A drag from where there is no line draws with the pencil.
  void sketch(Vertex to) {
    for (const Vertex next : way_to(instance_, state_, pencil(), to, most_steps(instance_, pencil(), to))) {
      intent_.sketch.emplace_back(instance_.graph.name(pencil()), instance_.graph.name(next));
      pencil() = next;
    }
  }

  /// That a tap beside it means: the tip of a line that is begun, or where there is none a number, if there is just
  /// one.
  Vertex only_tip_beside(Vertex v) const {
    Vertex found[2] = {no_vertex, no_vertex};  // without a link, with one
    int count[2] = {0, 0};
    for (const Neighbour& next : instance_.graph.around(v)) {
      const Vertex w = next.vertex;
      if (owner(w) < 0 || joined(instance_, state_, owner(w))) continue;
      const Pair& pair = instance_.pairs[at(owner(w))];
      const bool is_end = w == pair.a || w == pair.b, linked = state_.links[w][0] != no_vertex;
      if (is_end ? linked : state_.links[w][1] != no_vertex) continue;
      found[is_end ? 0 : 1] = w;
      ++count[is_end ? 0 : 1];
    }
    const int sort = count[1] > 0 ? 1 : 0;
    return count[sort] == 1 ? found[sort] : no_vertex;
  }

  /// The end of a drag lets go; a tap takes a line, or cuts it there, and a second one lets go.
  void release() {
    if (pencil() != no_vertex) {
      const Vertex to = pencil(), tip = view_.dragging ? no_vertex : only_tip_beside(to);
      if (!view_.dragging && tip == no_vertex) intent_.refusal = say(words::no_line_here);
      let_go();
      if (tip == no_vertex) return;
      hold(tip);
      return go_to(to, false);
    }
    if (held_ == no_vertex) return;
    if (view_.dragging || pressed() == Pressed::again) {
      let_go();
    } else if (pressed() == Pressed::once) {
      take_back(held_);
    }
    pressed() = Pressed::no;
    intent_.redraw = true;
  }

  /// The tip in the hand goes to v: back along its own line, or forward over empty places.
  void go_to(Vertex v, bool dragged) {
    if (same_part(state_, held_, v)) {
      take_back(v);
      return hold(v);
    }
    State walked = state_;
    if (take_back(held_)) Numberlink::apply(instance_, walked, {held_, no_vertex});
    const auto way = way_to(instance_, walked, held_, v, most_steps(instance_, held_, v));
    if (way.empty() && !dragged) intent_.refusal = say(words::cannot_go_there, {{"board", board_kind(instance_)}});
    Vertex tip = held_;
    for (Vertex next : way) {
      const Move move{tip, next};
      intent_.refusal = Numberlink::why_illegal(instance_, walked, move);
      if (!intent_.refusal.empty()) break;
      Numberlink::apply(instance_, walked, move);
      intent_.moves.push_back(Numberlink::write_move(instance_, move));
      tip = next;
    }
    if (tip == held_) {  // nothing was drawn, so nothing is taken back
      intent_.moves.clear();
      return;
    }
    if (joined(instance_, walked, walked.owner[tip])) return let_go();
    hold(tip);
  }

  void key(char32_t key) {
    constexpr Point2 directions[] = {{-1, 0}, {0, -1}, {1, 0}, {0, 1}};
    if (key >= 0x2190 && key <= 0x2193) return step(directions[key - 0x2190]);
    if (key >= 0x80) return;
    for (const Pair& pair : instance_.pairs)
      if (pair.label.size() == 1 && to_lower(pair.label[0]) == to_lower(static_cast<char>(key))) return pick(pair);
  }

  /// Takes the line at its tip; from one end, and when that is in the hand from the other.
  void pick(const Pair& pair) {
    const auto tip = [&](Vertex end) {
      const Vertex last = line_from(state_, end).back();
      return last == pair.a || last == pair.b ? end : last;
    };
    hold(held_ == tip(pair.a) ? tip(pair.b) : tip(pair.a));
  }

  void step(Point2 direction) {
    if (held_ == no_vertex) return;
    Vertex best = no_vertex;
    double most = 0.3;
    for (const Neighbour& next : instance_.graph.around(held_)) {
      const Point2 way = towards(instance_, view_, held_, next.vertex);
      const double cosine = (way.x * direction.x + way.y * direction.y) / std::max(1e-9, std::hypot(way.x, way.y));
      if (cosine <= most) continue;
      most = cosine;
      best = next.vertex;
    }
    if (best == no_vertex)
      intent_.refusal = say(words::cannot_go_that_way);
    else
      go_to(best, false);
  }

  const Instance& instance_;
  const State& state_;
  View& view_;
  Vertex held_;
  Intent intent_;
};

}  // namespace
}  // namespace numberlink

Intent Numberlink::interpret(const Instance& instance, const State& state, View& view, const Input& input, int) {
  return numberlink::InputHandler(instance, state, view).act(input);
}

}  // namespace schlegel
