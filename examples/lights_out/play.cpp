#include <algorithm>

#include "base/text.hpp"
#include "lights_out/lights_out.hpp"
#include "play/graph_board.hpp"

namespace schlegel {
namespace lights_out {

std::optional<Error> set_lit(const Graph& graph, std::optional<std::vector<char>>& lit, const Word&,
                             std::span<const Word> names) {
  lit.emplace(static_cast<std::size_t>(graph.order()), 0);
  for (const Word& name : names) {
    const auto v = vertex_at(graph, name);
    if (!v) return v.error();
    (*lit)[*v] = 1;
  }
  return std::nullopt;
}

static std::vector<Vertex> lit_lamps(std::span<const char> lit) {
  std::vector<Vertex> lamps;
  for (std::size_t v = 0; v < lit.size(); ++v)
    if (lit[v] != 0) lamps.push_back(static_cast<Vertex>(v));
  return lamps;
}

std::vector<std::string> lit_lines(const Graph& graph, const std::optional<std::vector<char>>& lit) {
  if (!lit) return {};
  return {write_vertices(graph, lit_lamps(*lit))};
}

static std::string list(const Graph& graph, std::span<const Vertex> lamps) {
  std::vector<std::string> names;
  for (const Vertex v : lamps) names.push_back(display_name(graph, v));
  return join(names, ", ");
}

}  // namespace lights_out

LightsOut::State LightsOut::start(const Instance& instance) {
  return {instance.lit.value_or(std::vector<char>(static_cast<std::size_t>(instance.graph.order()), 1))};
}

LightsOut::Instance LightsOut::position(const Instance& instance, const State& state) {
  Instance here = instance;
  here.lit.reset();
  if (std::count(state.lit.begin(), state.lit.end(), 0) > 0) here.lit = state.lit;
  return here;
}

std::string LightsOut::why_illegal(const Instance&, const State&, const Move&) { return {}; }

void LightsOut::apply(const Instance& instance, State& state, const Move& move) {
  state.lit[move] ^= 1;
  for (const Neighbour& next : instance.graph.around(move)) state.lit[next.vertex] ^= 1;
}

GameStatus LightsOut::status(const Instance& instance, const State& state) {
  GameStatus now;
  const auto on = static_cast<std::uint64_t>(std::count(state.lit.begin(), state.lit.end(), 1));
  now.total = instance.graph.order();
  now.done = now.total - static_cast<int>(on);
  now.solved = on == 0;
  now.sentence = now.solved ? say(lights_out::words::all_off) : say(lights_out::words::still_on, {{"lamps", on}});
  return now;
}

std::string LightsOut::narrate(const Instance& instance, const State& state, const Move& move) {
  State next = state;
  apply(instance, next, move);
  return say(lights_out::words::pressed, {{"lamp", display_name(instance.graph, move)}}) + " " +
         status(instance, next).sentence;
}

std::string LightsOut::describe(const Instance& instance, const State& state) {
  const auto lamps = lights_out::lit_lamps(state.lit);
  if (lamps.empty()) return say(lights_out::words::none_on);
  return say(lights_out::words::lit, {{"lamps", lights_out::list(instance.graph, lamps)}});
}

Scene LightsOut::scene(const Instance& instance, const State& state, const View& view, std::span<const Mark> marks) {
  const auto look = [&](Vertex v) {
    return state.lit[v] != 0 ? VertexLook{Role::peg, say(lights_out::words::on)}
                             : VertexLook{Role::hole, say(lights_out::words::off)};
  };
  return graph_scene(instance.graph, view, marks, look, describe(instance, state));
}

Intent LightsOut::interpret(const Instance& instance, const State&, View& view, const Input& input, int) {
  return visit_vertices(instance.graph, view, input, no_such_vertex, [&](Vertex v, Touch touch) {
    Intent intent;
    if (touch == Touch::tap) intent.moves.push_back(instance.graph.name(v));
    return intent;
  });
}

}  // namespace schlegel
