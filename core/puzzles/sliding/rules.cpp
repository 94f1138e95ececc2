#include <algorithm>

#include "base/text.hpp"
#include "puzzles/sliding/assign_tokens.hpp"
#include "puzzles/sliding/sliding.hpp"

namespace schlegel {

using namespace sliding;

Sliding::State Sliding::start(const Instance& instance) {
  State state{instance.start, 0, 0};
  state.blank =
      static_cast<Vertex>(std::find(state.at.begin(), state.at.end(), instance.blank_home) - state.at.begin());
  return state;
}

std::string Sliding::goal(const Instance& instance) {
  const Graph& graph = instance.graph;
  if (instance.tokens == goal_names(graph.order(), GridGoal::gap_last) && instance.own_grid)
    return say(sliding::words::goal_gap_last);
  if (instance.tokens == goal_names(graph.order(), GridGoal::gap_first) && instance.own_grid)
    return say(sliding::words::goal_gap_first);
  return say(instance.rows > 0 ? sliding::words::goal_tiles : sliding::words::goal_tokens);
}

Result<Sliding::Move> Sliding::parse_move(const Instance& instance, std::string_view text) {
  const Vertex v = instance.graph.find(text);
  if (v == no_vertex)
    return Error{say(sliding::words::no_such_place, {{"kind", token_kind(instance)}, {"place", quoted(text)}})};
  return v;
}

std::string Sliding::write_move(const Instance& instance, const Move& move) { return instance.graph.name(move); }

std::string Sliding::why_illegal(const Instance& instance, const State& state, const Move& move) {
  if (move == state.blank) return say(sliding::words::choose, {{"kind", token_kind(instance)}});
  if (instance.graph.adjacent(state.blank, move)) return {};
  return say(sliding::words::not_next_to_gap,
             {{"kind", token_kind(instance)}, {"token", instance.tokens[state.at[move]]}});
}

void Sliding::apply(const Instance&, State& state, const Move& move) {
  std::swap(state.at[state.blank], state.at[move]);
  state.blank = move;
  ++state.moves;
}

GameStatus Sliding::status(const Instance& instance, const State& state) {
  GameStatus status;
  status.total = instance.graph.order() - 1;
  for (std::size_t v = 0; v < state.at.size(); ++v)
    if (state.at[v] == static_cast<Vertex>(v) && state.at[v] != instance.blank_home) ++status.done;
  status.solved = status.done == status.total;
  status.stuck = !status.solved && instance.graph.degree(state.blank) == 0;
  status.sentence = say(status.solved  ? sliding::words::solved
                        : status.stuck ? sliding::words::stuck
                                       : sliding::words::not_home,
                        {{"kind", token_kind(instance)}, {"left", status.total - status.done}});
  return status;
}

bool Sliding::verify(const Instance& instance, const State& state, std::span<const Move> moves) {
  // From the definition: each named vertex swaps its content with the neighbouring blank; at the end all are home.
  std::vector<Vertex> lies_on(state.at.size());
  for (Vertex v = 0; v < instance.graph.order(); ++v) lies_on[state.at[v]] = v;
  std::vector<Vertex> content = state.at;
  for (Vertex v : moves) {
    Vertex& gap = lies_on[instance.blank_home];
    if (v < 0 || v >= instance.graph.order() || instance.graph.edge_between(gap, v) == no_edge) return false;
    const Vertex token = content[v];
    content[gap] = token;
    lies_on[token] = gap;
    content[v] = instance.blank_home;
    gap = v;
  }
  for (Vertex v = 0; v < instance.graph.order(); ++v)
    if (content[v] != v) return false;
  return true;
}

}  // namespace schlegel
