#include <algorithm>

#include "base/text.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/verify.hpp"

namespace schlegel {
namespace {

using numberlink::Instance;
using State = Numberlink::State;

int link_count(const State& state, Vertex v) {
  const auto& links = state.links[v];
  return links[0] == no_vertex ? 0 : links[1] == no_vertex ? 1 : 2;
}
bool is_terminal(const Instance& instance, const State& state, Vertex v) {
  const int pair = state.owner[v];
  return pair >= 0 && (instance.pairs[pair].a == v || instance.pairs[pair].b == v);
}
/// A line can grow here: a terminal without a link, or the end of a line that is not finished.
bool is_tip(const Instance& instance, const State& state, Vertex v) {
  return state.owner[v] >= 0 && link_count(state, v) == (is_terminal(instance, state, v) ? 0 : 1);
}

using numberlink::walk_on, numberlink::remove_link;

/// Removes the links of the path that begins behind v, and frees its vertices that are no terminals.
void drop(const Instance& instance, State& state, Vertex v, const std::vector<Vertex>& path) {
  for (Vertex next : path) remove_link(state.links, std::exchange(v, next), next);
  for (Vertex next : path)
    if (!is_terminal(instance, state, next)) state.owner[next] = -1;
}

/// The neighbour of v on its line that lies away from v's terminal (from the pair's first one when both are joined);
/// no_vertex at a tip.
Vertex beyond(const Instance& instance, const State& state, Vertex v) {
  const auto& links = state.links[v];
  if (links[0] == no_vertex || is_terminal(instance, state, v)) return links[0];
  const auto& pair = instance.pairs[state.owner[v]];
  const Vertex end = walk_on(state, v, links[0]).back();
  if (links[1] == no_vertex) return end == pair.a || end == pair.b ? no_vertex : links[0];
  const Vertex other = walk_on(state, v, links[1]).back();
  if (end == pair.a) return links[1];
  if (other == pair.a) return links[0];
  return end == pair.b ? links[1] : links[0];
}

/// Frees a vertex in the middle or at the tip of a foreign line; what then hangs on no terminal goes too.
void cut_at(const Instance& instance, State& state, Vertex v) {
  const auto links = state.links[v];
  for (Vertex next : links) {
    if (next == no_vertex) continue;
    const auto path = walk_on(state, v, next);
    if (is_terminal(instance, state, path.back())) {
      remove_link(state.links, v, next);
    } else {
      drop(instance, state, v, path);
    }
  }
  state.owner[v] = -1;
}

}  // namespace

void numberlink::add_link(std::vector<std::array<Vertex, 2>>& links, Vertex u, Vertex v) {
  for (const auto& [from, to] : {std::pair{u, v}, std::pair{v, u}})
    links[from][links[from][0] == no_vertex ? 0 : 1] = to;
}

void numberlink::remove_link(std::vector<std::array<Vertex, 2>>& links, Vertex u, Vertex v) {
  for (const auto& [from, to] : {std::pair{u, v}, std::pair{v, u}}) {
    if (links[from][0] == to) links[from][0] = links[from][1];
    links[from][1] = no_vertex;
  }
}

std::vector<Vertex> numberlink::walk_on(const State& state, Vertex v, Vertex next) {
  std::vector<Vertex> path;
  while (next != no_vertex) {
    path.push_back(next);
    const auto& links = state.links[next];
    v = std::exchange(next, links[0] == v ? links[1] : links[0]);
  }
  return path;
}

std::vector<Vertex> numberlink::line_from(const State& state, Vertex terminal) {
  std::vector<Vertex> line = walk_on(state, terminal, state.links[terminal][0]);
  line.insert(line.begin(), terminal);
  return line;
}

Numberlink::State Numberlink::start(const Instance& instance) {
  State state;
  state.owner.assign(instance.graph.order(), -1);
  state.links.assign(instance.graph.order(), {no_vertex, no_vertex});
  for (std::size_t p = 0; p < instance.pairs.size(); ++p)
    for (Vertex v : {instance.pairs[p].a, instance.pairs[p].b}) state.owner[v] = static_cast<int>(p);
  return state;
}

Result<Numberlink::Move> Numberlink::parse_move(const Instance& instance, std::string_view text) {
  const std::size_t sign = text.find_first_of("<>");
  if (sign == std::string_view::npos || (text[sign] == '<' && sign + 1 != text.size()))
    return Error{say(numberlink::words::move_form)};
  const auto no_vertex_named = [&](std::string_view name) {
    return Error{say(numberlink::words::no_such_vertex, {{"board", board_kind(instance)}, {"text", quoted(name)}})};
  };
  Move move;
  move.from = instance.graph.find(text.substr(0, sign));
  if (move.from == no_vertex) return no_vertex_named(text.substr(0, sign));
  if (text[sign] == '<') return move;
  move.to = instance.graph.find(text.substr(sign + 1));
  if (move.to == no_vertex) return no_vertex_named(text.substr(sign + 1));
  return move;
}

std::string Numberlink::write_move(const Instance& instance, const Move& move) {
  const std::string from = instance.graph.name(move.from);
  return move.to == no_vertex ? from + "<" : from + ">" + instance.graph.name(move.to);
}

std::string numberlink::place_name(const Instance& instance, Vertex v) {
  if (instance.width == 0) return instance.graph.name(v);
  const auto [column, row] = instance.cells[v];
  return say(words::cell_in_grid, {{"row", row + 1}, {"column", column + 1}});
}

std::array<int, 2> numberlink::step_between(const Instance& instance, Vertex from, Vertex to) {
  if (instance.width == 0) return {};
  const auto [column, row] = instance.cells[from];
  const auto [column_to, row_to] = instance.cells[to];
  const std::array<int, 2> step{column_to - column, row_to - row};
  return std::abs(step[0]) + std::abs(step[1]) == 1 ? step : std::array<int, 2>{};
}

std::string numberlink::way_name(const Instance& instance, Vertex from, Vertex to) {
  const auto [right, down] = step_between(instance, from, to);
  if (right != 0) return say(right > 0 ? words::goes_right : words::goes_left);
  if (down != 0) return say(down > 0 ? words::goes_down : words::goes_up);
  return say(words::goes_to, {{"place", place_name(instance, to)}});
}

std::string Numberlink::describe_move(const Instance& instance, const Move& move) {
  const bool back = move.to == no_vertex;
  return say(back ? numberlink::words::move_back_to : numberlink::words::move_to,
             {{"place", numberlink::place_name(instance, back ? move.from : move.to)}});
}

std::string Numberlink::why_illegal(const Instance& instance, const State& state, const Move& move) {
  namespace words = numberlink::words;
  if (state.owner[move.from] < 0) return say(words::no_line_there);
  if (move.to == no_vertex)
    return beyond(instance, state, move.from) == no_vertex ? say(words::nothing_to_shorten) : "";
  if (!instance.graph.adjacent(move.from, move.to)) return say(words::no_neighbours);
  if (!is_tip(instance, state, move.from)) return say(words::grows_from_tip);
  const int other = state.owner[move.to];
  if (other < 0) return {};
  if (other != state.owner[move.from]) {
    if (!is_terminal(instance, state, move.to)) return {};
    return say(words::endpoint_of_other_line, {{"line", instance.pairs[other].label}});
  }
  if (!is_tip(instance, state, move.to)) return say(words::into_itself);
  for (Vertex next : state.links[move.from])
    if (next != no_vertex && walk_on(state, move.from, next).back() == move.to) return say(words::into_itself);
  return {};
}

void Numberlink::apply(const Instance& instance, State& state, const Move& move) {
  if (move.to == no_vertex) {
    drop(instance, state, move.from, walk_on(state, move.from, beyond(instance, state, move.from)));
    return;
  }
  const int pair = state.owner[move.from];
  if (state.owner[move.to] >= 0 && state.owner[move.to] != pair) cut_at(instance, state, move.to);
  state.owner[move.to] = pair;
  numberlink::add_link(state.links, move.from, move.to);
}

bool numberlink::joined(const Instance& instance, const State& state, int pair) {
  return line_from(state, instance.pairs[pair].a).back() == instance.pairs[pair].b;
}

std::vector<char> numberlink::joined_pairs(const Instance& instance, const State& state) {
  std::vector<char> joined_pairs;
  for (int pair = 0; pair < static_cast<int>(instance.pairs.size()); ++pair)
    joined_pairs.push_back(joined(instance, state, pair));
  return joined_pairs;
}

numberlink::Links numberlink::links_of(const Instance& instance, const State& state) {
  Links links;
  for (Vertex v = 0; v < instance.graph.order(); ++v)
    for (Vertex next : state.links[v])
      if (next > v) links.push_back(instance.graph.edge_between(v, next));
  std::sort(links.begin(), links.end());
  return links;
}

std::vector<Numberlink::Move> numberlink::moves_to(const Instance& instance, const State& state, const Links& links) {
  State wanted = Numberlink::start(instance);
  for (Edge e : links) add_link(wanted.links, instance.graph.ends(e).first, instance.graph.ends(e).second);
  std::vector<Numberlink::Move> moves;
  for (const Pair& pair : instance.pairs) {
    Vertex last = pair.a;
    if (wanted.links[last][0] == no_vertex) continue;
    for (Vertex next : walk_on(wanted, last, wanted.links[last][0])) {
      const auto& drawn = state.links[last];
      if (drawn[0] != next && drawn[1] != next) moves.push_back({last, next});
      last = next;
    }
  }
  return moves;
}

bool Numberlink::verify(const Instance& instance, const State& state, std::span<const Move> moves) {
  State end = state;
  for (const Move& move : moves) {
    if (!why_illegal(instance, end, move).empty()) return false;
    apply(instance, end, move);
  }
  return numberlink::verify(instance, numberlink::links_of(instance, end));
}

GameStatus Numberlink::status(const Instance& instance, const State& state) {
  namespace words = numberlink::words;
  GameStatus now;
  now.total = static_cast<int>(instance.pairs.size());
  const auto joined = numberlink::joined_pairs(instance, state);
  now.done = static_cast<int>(std::count(joined.begin(), joined.end(), 1));
  const auto used = std::count_if(state.owner.begin(), state.owner.end(), [](int pair) { return pair >= 0; });
  const auto empty = static_cast<int>(state.owner.size() - static_cast<std::size_t>(used));
  now.solved = now.done == now.total && numberlink::verify(instance, numberlink::links_of(instance, state));
  const bool to_fill = instance.rules.cover && empty > 0;
  if (now.solved)
    now.sentence =
        say(words::solved, {{"filled", instance.rules.cover ? "yes" : "no"}, {"board", board_kind(instance)}});
  else if (now.done == 0 && used == 2 * now.total)
    now.sentence = say(words::start);
  else if (now.done < now.total)
    now.sentence = say(to_fill ? words::to_connect_and_fill : words::to_connect,
                       {{"pairs", now.total - now.done}, {"empty", empty}, {"board", board_kind(instance)}});
  else if (to_fill)
    now.sentence = say(words::connected_but_empty, {{"empty", empty}, {"board", board_kind(instance)}});
  else
    now.sentence = say(words::connected_but_touching);
  if (!instance.rules.cover)
    now.facts.emplace_back(say(words::empty_figure, {{"board", board_kind(instance)}}), say(words::empty_allowed));
  return now;
}

}  // namespace schlegel
