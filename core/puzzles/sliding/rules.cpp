#include <algorithm>

#include "base/index.hpp"
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
    return "Slide the tiles into order, the gap last.";
  if (instance.tokens == goal_names(graph.order(), GridGoal::gap_first) && instance.own_grid)
    return "Slide the tiles into order, the gap first.";
  if (instance.rows > 0) return "Slide each tile to the place that bears its name.";
  return "Slide the tokens along the lines until each is on the place that bears its name.";
}

Result<Sliding::Move> Sliding::parse_move(const Instance& instance, std::string_view text) {
  const Vertex v = instance.graph.find(text);
  if (v == no_vertex) return Error{"There is no place " + quoted(text) + " on this board."};
  return v;
}

std::string Sliding::write_move(const Instance& instance, const Move& move) { return instance.graph.name(move); }

std::string Sliding::why_illegal(const Instance& instance, const State& state, const Move& move) {
  if (move == state.blank) return "This is the gap: slide a " + token_word(instance) + " from beside it.";
  if (instance.graph.adjacent(state.blank, move)) return {};
  return token_called(instance, state.at[at(move)], true) + " is not next to the gap.";
}

void Sliding::apply(const Instance&, State& state, const Move& move) {
  std::swap(state.at[at(state.blank)], state.at[at(move)]);
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
  const int left = status.total - status.done;
  const std::string token = token_word(instance);
  status.sentence = status.solved ? "Every " + token + " is home!"
                    : status.stuck
                        ? "The gap has no neighbour: nothing can move."
                        : plural(static_cast<std::uint64_t>(left), token + " is", token + "s are") + " not home yet.";
  return status;
}

bool Sliding::verify(const Instance& instance, const State& state, std::span<const Move> moves) {
  // From the definition: each named vertex swaps its content with the neighbouring blank; at the end all are home.
  std::vector<Vertex> lies_on(state.at.size());
  for (Vertex v = 0; v < instance.graph.order(); ++v) lies_on[at(state.at[at(v)])] = v;
  std::vector<Vertex> content = state.at;
  for (Vertex v : moves) {
    Vertex& gap = lies_on[at(instance.blank_home)];
    if (v < 0 || v >= instance.graph.order() || instance.graph.edge_between(gap, v) == no_edge) return false;
    const Vertex token = content[at(v)];
    content[at(gap)] = token;
    lies_on[at(token)] = gap;
    content[at(v)] = instance.blank_home;
    gap = v;
  }
  for (Vertex v = 0; v < instance.graph.order(); ++v)
    if (content[at(v)] != v) return false;
  return true;
}

}  // namespace schlegel
