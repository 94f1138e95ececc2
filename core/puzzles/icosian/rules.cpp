#include <algorithm>

#include "base/text.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/verify.hpp"

namespace schlegel {

Icosian::Instance Icosian::position(const Instance& instance, const State& state) {
  Instance here = instance;
  here.opening = state.path;
  return here;
}

namespace {

bool is_number(const std::string& name) { return name.find_first_not_of("0123456789") == std::string::npos; }

/// "peg 3", or its hole where that could be another one's name.
std::string name_peg(const Graph& graph, const Icosian::State& state, std::size_t peg) {
  const Vertex v = state.path[peg - 1];
  return is_number(graph.name(v)) ? display_name(graph, v) : say(icosian::words::peg_here, {{"peg", peg}});
}

}  // namespace

bool icosian::has_numbered_holes(const Graph& graph) {
  for (Vertex v = 0; v < graph.order(); ++v)
    if (is_number(graph.name(v))) return true;
  return false;
}

std::string icosian::seen_name(const Graph& graph, std::span<const Vertex> path, Vertex v) {
  const auto peg = std::find(path.begin(), path.end(), v);
  if (peg == path.end() || has_numbered_holes(graph)) return display_name(graph, v);
  return std::to_string(peg - path.begin() + 1);
}

std::size_t icosian::fixed_holes(const Instance& instance, const Icosian::State& state) {
  const auto set = static_cast<std::size_t>(instance.set_by_first);
  return state.path.size() >= set ? std::max(set, instance.opening.size()) : instance.opening.size();
}

Icosian::State Icosian::start(const Instance& instance) {
  State state{instance.opening, std::vector<char>(static_cast<std::size_t>(instance.graph.order()), 0)};
  for (Vertex v : state.path) state.used[v] = 1;
  return state;
}

std::string Icosian::why_illegal(const Instance& instance, const State& state, const Move& move) {
  const Graph& graph = instance.graph;
  if (state.used[move] != 0) {
    const auto at = std::find(state.path.begin(), state.path.end(), move) - state.path.begin() + 1;
    if (at == 1 && instance.closed && state.path.size() < state.used.size())
      return say(icosian::words::return_last, {{"hole", capitalised(name_peg(graph, state, 1))}});
    return say(icosian::words::already_has, {{"hole", display_name(graph, move)}, {"peg", at}});
  }
  if (state.path.empty()) return {};
  const Vertex last = state.path.back();
  const Edge edge = graph.edge_between(last, move);
  const bool closed = std::find(instance.forbidden.begin(), instance.forbidden.end(), edge) != instance.forbidden.end();
  if (edge != no_edge && !closed) return {};
  return say(closed ? icosian::words::line_blocked : icosian::words::no_line,
             {{"from", name_peg(graph, state, state.path.size())}, {"hole", display_name(graph, move)}});
}

void Icosian::apply(const Instance&, State& state, const Move& move) {
  state.path.push_back(move);
  state.used[move] = 1;
}

bool Icosian::verify(const Instance& instance, const State& state, std::span<const Move> moves) {
  std::vector<Vertex> tour = state.path;
  tour.insert(tour.end(), moves.begin(), moves.end());
  return icosian::verify(instance, tour);
}

GameStatus Icosian::status(const Instance& instance, const State& state) {
  const Graph& graph = instance.graph;
  GameStatus now;
  now.done = static_cast<int>(state.path.size());
  now.total = graph.order();
  const int left = now.total - now.done;
  now.solved = left == 0 && icosian::verify(instance, state.path);
  if (!now.solved) {
    now.stuck = true;
    for (Vertex v = 0; v < graph.order() && now.stuck; ++v) now.stuck = !why_illegal(instance, state, v).empty();
  }

  if (now.solved) {
    now.sentence = say(instance.closed ? icosian::words::tour_done : icosian::words::path_done, {{"holes", now.total}});
  } else if (left == 0 && instance.closed && graph.order() > 2 &&
             graph.adjacent(state.path.front(), state.path.back())) {
    now.sentence = say(icosian::words::wrong_lines);
  } else if (left == 0 && instance.closed) {
    now.sentence = say(icosian::words::no_line_back,
                       {{"from", name_peg(graph, state, state.path.size())}, {"hole", name_peg(graph, state, 1)}});
  } else if (left == 0) {
    now.sentence = say(icosian::words::line_left_out);
  } else if (now.stuck) {
    now.sentence = say(icosian::words::stuck, {{"hole", name_peg(graph, state, state.path.size())}});
  } else if (instance.set_by_first > now.done) {
    now.sentence = say(icosian::words::first_player, {{"pegs", instance.set_by_first - now.done}});
  } else if (instance.set_by_first > 0 && instance.set_by_first == now.done) {
    now.sentence = say(icosian::words::second_player, {{"closed", instance.closed ? 1 : 0}});
  } else if (state.path.empty()) {
    now.sentence = say(icosian::words::begin);
  } else {
    now.sentence = say(icosian::words::to_go, {{"count", left}});
  }

  const std::size_t fixed = icosian::fixed_holes(instance, state);
  if (instance.set_by_first > 0 && fixed > 0 && fixed <= 12) {  // else it is a rule of the board
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(fixed, state.path.size()); ++i)
      names.push_back(display_name(graph, state.path[i]));
    now.facts.emplace_back(say(icosian::words::opening_figure), join(names, " "));
  }
  return now;
}

}  // namespace schlegel
